// Random YAML documents with the value they must read as and the comments they hold. Written without
// the project's own writer, so that the two can be held against each other.
#pragma once

#include "core/base/value.h"

#include <QList>
#include <QRandomGenerator>
#include <QStringList>

namespace overmantel {

using Path = QList<int>;

struct RandomComment
{
    int id = 0;
    Path owner; // goes with this node; a free comment goes with the collection around it
};

class RandomYaml
{
public:
    explicit RandomYaml(QRandomGenerator &random) : m_random(random) {}

    void generate()
    {
        m_lines.clear();
        comments.clear();
        m_nextId = 1;
        value = randomCollection(3);
        m_keeps = m_lastIsBlock = false;
        if (chance(15))
            m_lines = {QStringLiteral("# file %1").arg(comment({})), QString()};
        if (chance(8))
            m_lines.append(QStringLiteral("---"));
        block(value, 0, {}, QString());
        if (chance(15) && !m_keeps)
            m_lines.append(QString());
        text = m_lines.join(u'\n');
        if (m_lastIsBlock || !chance(15))
            text += u'\n';
    }

    QString text;
    Value value;
    QList<RandomComment> comments;

    Value randomScalar()
    {
        static const QStringList texts = {
            QStringLiteral("hello"), QStringLiteral("yes"), QStringLiteral("it's"), QStringLiteral("say \"hi\" now"), QStringLiteral("a: b"),
            QStringLiteral("x # y"), QStringLiteral("several\nlines\n"), QStringLiteral("trail\n\n"), QStringLiteral(" lead"), QString(),
            QStringLiteral("5"), QStringLiteral("true"), QStringLiteral("#tag"), QStringLiteral("- dash"), QStringLiteral("[x]"),
            QStringLiteral("{name} hi, you?"), QStringLiteral("\u00e9\U0001F600 face"), QStringLiteral("tab\tx"),
            QStringLiteral("a longer text with several words that may be folded over some lines"), QStringLiteral("a\n\nb"),
            QStringLiteral("  more\nless\n"), QStringLiteral("*star*"), QStringLiteral("@at"), QStringLiteral("ends:"), QStringLiteral("null"),
            QStringLiteral("~"), QStringLiteral("1_000"), QStringLiteral("x\n \ny"), QStringLiteral("2024-01-01"), QStringLiteral("Who, me?"),
            QStringLiteral("back\\slash"), QStringLiteral("one two"), QStringLiteral("-5x"), QStringLiteral("%"), QStringLiteral("trailing "),
            QStringLiteral("bell\x07"), QStringLiteral("\nfirst empty"), QStringLiteral("slots.a == \"b\" and not c")};
        switch (m_random.bounded(10)) {
        case 0: return Value::none();
        case 1: return Value::boolean(m_random.bounded(2) == 1);
        case 2: return Value::integer(m_random.bounded(-50, 5000));
        case 3: return Value::floating(m_random.bounded(-40, 40) / 4.0);
        default: return Value::text(texts[m_random.bounded(int(texts.size()))]);
        }
    }
    Value randomCollection(int depth)
    {
        const int count = m_random.bounded(5) == 0 ? m_random.bounded(2) : m_random.bounded(1, 5);
        if (m_random.bounded(2) == 0) {
            QList<Value> items;
            for (int index = 0; index < count; ++index)
                items.append(randomValue(depth - 1));
            return Value::list(items);
        }
        QList<Value::Member> members;
        for (int index = 0; index < count; ++index)
            members.append({randomKey(members), randomValue(depth - 1)});
        return Value::object(members);
    }
    Value randomValue(int depth) { return depth > 0 && m_random.bounded(3) == 0 ? randomCollection(depth) : randomScalar(); }
    QString randomKey(const QList<Value::Member> &taken)
    {
        static const QStringList keys = {QStringLiteral("name"), QStringLiteral("on"), QStringLiteral("text"), QStringLiteral("two words"),
                                         QStringLiteral("it's"), QStringLiteral("a: b"), QStringLiteral("5"), QStringLiteral("\u00e9"),
                                         QStringLiteral("utter_x"), QStringLiteral("true"), QStringLiteral("x, y"), QStringLiteral("q\"q")};
        for (;;) {
            QString key = keys[m_random.bounded(int(keys.size()))];
            if (m_random.bounded(3) == 0)
                key += QString::number(m_random.bounded(9));
            const bool free = std::none_of(taken.begin(), taken.end(), [&key](const Value::Member &member) { return member.first == key; });
            if (free)
                return key;
        }
    }

private:
    bool chance(int percent) { return m_random.bounded(100) < percent; }
    static QString spaces(qsizetype count) { return QString(count, u' '); }
    static bool isCollection(const Value &one) { return one.kind() == Value::Kind::List || one.kind() == Value::Kind::Object; }
    static bool isEmpty(const Value &one) { return one.items().isEmpty() && one.members().isEmpty(); }

    int comment(const Path &owner)
    {
        comments.append({m_nextId, owner});
        return m_nextId++;
    }
    QString commentText(const Path &owner) { return QStringLiteral("# c%1 'it: \"[x").arg(comment(owner)); }

    // Plain where that is beyond doubt, else in quotes.
    QString inlineScalar(const Value &scalar, bool inFlow, qsizetype indent, bool isKey)
    {
        switch (scalar.kind()) {
        case Value::Kind::None: return chance(50) ? QStringLiteral("null") : QStringLiteral("~");
        case Value::Kind::Bool: return scalar.toBool() ? QStringLiteral("true") : QStringLiteral("False");
        case Value::Kind::Int: return scalar.toInteger().toString();
        case Value::Kind::Float: {
            const QString number = QString::number(scalar.toDouble());
            return number.contains(u'.') ? number : number + QStringLiteral(".0");
        }
        default: break;
        }
        const QString words = scalar.toText();
        static const QStringList plain = {QStringLiteral("hello"), QStringLiteral("it's"), QStringLiteral("one two"), QStringLiteral("back\\slash"),
                                          QStringLiteral("\u00e9\U0001F600 face"), QStringLiteral("name"), QStringLiteral("on"), QStringLiteral("text"),
                                          QStringLiteral("two words"), QStringLiteral("utter_x"), QStringLiteral("say \"hi\" now"),
                                          QStringLiteral("a longer text with several words that may be folded over some lines")};
        const QString fold = QStringLiteral("\n") + spaces(indent + 1 + m_random.bounded(3));
        const qsizetype space = words.indexOf(u' ', 4);
        const bool foldable = !isKey && space > 0 && space + 1 < words.size() && words[space + 1] != u' ' && words[space - 1] != u' '
            && !QStringLiteral("#-").contains(words[space + 1]) && chance(25);
        if ((plain.contains(words) || (!inFlow && words == QStringLiteral("Who, me?"))) && chance(60)) {
            QString written = words;
            return foldable ? written.replace(space, 1, fold) : written;
        }
        const bool special = words.contains(u'\n') || words.contains(u'\x07') || words.contains(u'\t');
        if (!special && chance(50)) {
            QString written = words;
            if (foldable)
                written.replace(space, 1, fold);
            return u'\'' + written.replace(u'\'', QStringLiteral("''")) + u'\'';
        }
        QString written;
        for (qsizetype at = 0; at < words.size(); ++at) {
            const QChar c = words[at];
            if (foldable && at == space)
                written += chance(50) ? fold : QStringLiteral(" \\") + fold;
            else if (c == u'"' || c == u'\\')
                written += QStringLiteral("\\") + c;
            else if (c == u'\n')
                written += QStringLiteral("\\n");
            else if (c == u'\t')
                written += chance(50) ? QStringLiteral("\\t") : QString(c);
            else if (c == u'\x07')
                written += chance(50) ? QStringLiteral("\\a") : QStringLiteral("\\u0007");
            else
                written += c;
        }
        return u'"' + written + u'"';
    }

    QString flow(const Value &one, qsizetype indent, const Path &path)
    {
        if (!isCollection(one))
            return inlineScalar(one, true, indent, false);
        const bool isList = one.kind() == Value::Kind::List;
        const qsizetype count = isList ? one.items().size() : one.members().size();
        const bool inLines = count > 0 && chance(20);
        QString written = isList ? QStringLiteral("[") : QStringLiteral("{");
        const QString margin = QStringLiteral("\n") + spaces(indent + 2);
        for (qsizetype index = 0; index < count; ++index) {
            const Path here = path + Path{int(index)};
            if (inLines && chance(15))
                written += margin + commentText(here);
            written += inLines ? margin : index > 0 ? QStringLiteral(" ") : QString();
            if (!isList)
                written += inlineScalar(Value::text(one.members()[index].first), true, indent, true) + QStringLiteral(": ");
            written += flow(isList ? one.items()[index] : one.members()[index].second, indent + 2, here);
            if (index + 1 < count || (inLines && chance(50)))
                written += u',';
            if (inLines && chance(20))
                written += u' ' + commentText(here);
        }
        if (inLines)
            written += QStringLiteral("\n") + spaces(indent + 1);
        return written + (isList ? u']' : u'}');
    }

    // Lines of a block scalar below its header.
    void blockScalar(const QString &head, const QString &words, qsizetype parent, const Path &path)
    {
        const qsizetype indent = parent + 1 + m_random.bounded(4);
        QString body = words;
        QString chomp = QStringLiteral("-");
        m_keeps = false;
        if (body.endsWith(u'\n')) {
            body.chop(1);
            chomp.clear();
            if (body.isEmpty() || body.endsWith(u'\n')) {
                chomp = QStringLiteral("+");
                m_keeps = true;
            }
        }
        QStringList lines = body.split(u'\n');
        const auto first = std::find_if(lines.begin(), lines.end(), [](const QString &line) { return !line.isEmpty(); });
        const QString digit = first != lines.end() && first->startsWith(u' ') ? QString::number(indent - parent) : QString();
        const bool folded = digit.isEmpty() && lines.size() == 1 && chance(50);
        if (folded) {
            const qsizetype space = body.indexOf(u' ', 4);
            if (space > 0 && space + 1 < body.size() && body[space + 1] != u' ' && body[space - 1] != u' ')
                lines = QStringList{body.left(space), body.mid(space + 1)};
        }
        QString header = head + u' ' + (folded ? u'>' : u'|') + digit + chomp;
        if (chance(10))
            header += u' ' + commentText(path);
        m_lines.append(header);
        for (const QString &line : lines)
            m_lines.append(line.isEmpty() ? QString() : spaces(indent) + line);
        m_lastIsBlock = true;
    }

    // `head` is what stands on the line already: a key with its colon, or a dash.
    void child(const QString &head, const Value &one, qsizetype column, const Path &path, bool isItem)
    {
        m_keeps = m_lastIsBlock = false;
        const bool asBlock = isCollection(one) && !isEmpty(one) && chance(75);
        if (asBlock && isItem && chance(70)) {
            block(one, column + 2, path, head + u' ');
            return;
        }
        if (asBlock) {
            m_lines.append(chance(15) ? head + QStringLiteral("  ") + commentText(path) : head);
            const bool beside = !isItem && one.kind() == Value::Kind::List && chance(40);
            block(one, beside ? column : column + 1 + m_random.bounded(4), path, QString());
            return;
        }
        const QString words = one.toText();
        const bool blockable = one.kind() == Value::Kind::Text && !words.isEmpty() && !words.contains(u'\x07') && !words.startsWith(u'\t')
            && !words.startsWith(u' ');
        if (blockable && (words.contains(u'\n') ? chance(60) : chance(10))) {
            blockScalar(head, words, column, path);
            return;
        }
        QString line = head;
        if (one.isNone() && chance(50)) {
            if (chance(10))
                line += QStringLiteral(" ");
        } else if (isCollection(one)) {
            line += u' ' + flow(one, column + 1, path);
        } else {
            line += u' ' + inlineScalar(one, false, column, false);
        }
        if (chance(15))
            line += u' ' + commentText(path);
        for (const QString &part : line.split(u'\n'))
            m_lines.append(part);
        if (chance(6))
            m_lines.append(spaces(column + 1 + m_random.bounded(3)) + commentText(path));
    }

    // `lead` is what stands on the line of the first child already.
    void block(const Value &one, qsizetype column, const Path &path, QString lead)
    {
        const bool isList = one.kind() == Value::Kind::List;
        const qsizetype count = isList ? one.items().size() : one.members().size();
        if (count == 0) {
            m_lines.append(lead + (isList ? QStringLiteral("[]") : QStringLiteral("{}")));
            return;
        }
        const bool apart = chance(15);
        for (qsizetype index = 0; index < count; ++index) {
            const Path here = path + Path{int(index)};
            if (lead.isEmpty()) {
                // Behind a scalar that keeps empty lines none may follow.
                if ((index > 0 ? apart || chance(8) : chance(4)) && !m_keeps)
                    m_lines.append(chance(20) && !m_lastIsBlock ? QStringLiteral("  ") : QString());
                if (chance(4)) {
                    m_lines.append(spaces(column) + commentText(path));
                    m_lines.append(QString());
                }
                if (chance(12))
                    m_lines.append(spaces(column) + commentText(here));
                if (chance(3)) // further left is as good
                    m_lines.append(spaces(m_random.bounded(int(column) + 1)) + commentText(here));
            }
            const QString margin = lead.isEmpty() ? spaces(column) : lead;
            lead.clear();
            if (isList) {
                child(margin + u'-', one.items()[index], column, here, true);
                continue;
            }
            const Value::Member &member = one.members()[index];
            child(margin + inlineScalar(Value::text(member.first), false, column, true) + u':', member.second, column, here, false);
        }
    }

    QRandomGenerator &m_random;
    QStringList m_lines;
    int m_nextId = 1;
    bool m_keeps = false;
    bool m_lastIsBlock = false;
};

} // namespace overmantel
