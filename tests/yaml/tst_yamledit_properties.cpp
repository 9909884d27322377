// Random documents and random edits. Expected results come from the generator's own value and comment
// list, never from the code under test.
#include "tests/yaml/randomyaml.h"

#include "core/syntax/yaml/yamledit.h"
#include "core/syntax/yaml/yamlreader.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <functional>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Place
{
    const yaml::Node *node = nullptr;
    const yaml::Node *key = nullptr;
    Path path;
};

void collect(const yaml::Node &node, const yaml::Node *key, const Path &path, QList<Place> &places)
{
    places.append({&node, key, path});
    for (size_t index = 0; index < node.items.size(); ++index)
        collect(node.items[index], nullptr, path + Path{int(index)}, places);
    for (size_t index = 0; index < node.entries.size(); ++index)
        collect(node.entries[index].value, &node.entries[index].key, path + Path{int(index)}, places);
}

Value changed(const Value &value, const Path &path, const std::function<Value(const Value &)> &change)
{
    if (path.isEmpty())
        return change(value);
    if (value.kind() == Value::Kind::List) {
        QList<Value> items = value.items();
        items[path.first()] = changed(items[path.first()], path.mid(1), change);
        return Value::list(items);
    }
    QList<Value::Member> members = value.members();
    members[path.first()].second = changed(members[path.first()].second, path.mid(1), change);
    return Value::object(members);
}

const Value &valueAt(const Value &value, const Path &path)
{
    if (path.isEmpty())
        return value;
    const int index = path.first();
    return valueAt(value.kind() == Value::Kind::List ? value.items()[index] : value.members()[index].second, path.mid(1));
}

bool isBelow(const Path &path, const Path &above)
{
    return path.size() >= above.size() && path.mid(0, above.size()) == above;
}

QSet<int> commentIds(const yaml::Tree &tree, const QString &text)
{
    static const QRegularExpression number(u"# (?:c|file )(\\d+)"_s);
    QSet<int> ids;
    for (const yaml::Comment &comment : tree.comments)
        ids.insert(number.match(textIn(text, comment.range).toString()).captured(1).toInt());
    return ids;
}

// Every piece of a scalar that is as long as its source is a copy of it; pieces cover the value.
QString sourceFault(const yaml::Node &node, const QString &text)
{
    if (node.isScalar()) {
        qsizetype at = 0;
        for (const SourceMap::Piece &piece : node.source.pieces()) {
            const QStringView value = QStringView(node.value).mid(piece.valueStart, piece.valueLength);
            const QStringView source = textIn(text, piece.source);
            const bool isFold = source == u"\n" && value == u" ";
            if (piece.valueStart != at || (value.size() == source.size() && value != source && !isFold))
                return u"piece "_s + value.toString() + u" from "_s + source.toString();
            at += piece.valueLength;
        }
        if (at != node.value.size())
            return u"uncovered value "_s + node.value;
    }
    for (const yaml::Node &item : node.items) {
        if (const QString fault = sourceFault(item, text); !fault.isEmpty())
            return fault;
    }
    for (const yaml::Entry &entry : node.entries) {
        for (const yaml::Node *one : {&entry.key, &entry.value}) {
            if (const QString fault = sourceFault(*one, text); !fault.isEmpty())
                return fault;
        }
    }
    return {};
}

struct Outcome
{
    QString what;
    TextEdit edit;
    Value expected;
    Path removed; // comments below this path go with it
    bool removes = false;
};

class Edits
{
public:
    Edits(QRandomGenerator &random, RandomYaml &source, const QString &text, TextRange part, const yaml::Tree &tree)
        : m_random(random), m_source(source), m_text(text), m_part(part)
    {
        collect(*tree.root, nullptr, {}, m_places);
    }

    Outcome next()
    {
        const Place place = m_places[m_random.bounded(int(m_places.size()))];
        const yaml::Node &node = *place.node;
        const QString &text = m_text;
        const TextRange part = m_part;
        const Value old = valueAt(m_source.value, place.path);
        Outcome outcome;
        if (place.key && m_random.bounded(4) == 0) {
            const Path parent = place.path.mid(0, place.path.size() - 1);
            const int index = place.path.last();
            const QString key = m_source.randomKey(valueAt(m_source.value, parent).members());
            outcome.what = u"rename "_s + place.key->value + u" to "_s + key;
            outcome.edit = yaml::renameKey(text, *place.key, key);
            outcome.expected = changed(m_source.value, parent, [&](const Value &object) {
                QList<Value::Member> members = object.members();
                members[index].first = key;
                return Value::object(members);
            });
            return outcome;
        }
        if (node.isScalar()) {
            const Value value = m_random.bounded(5) == 0 ? m_source.randomCollection(2) : mutated(old);
            outcome.what = u"set "_s + old.toJson() + u" to "_s + value.toJson();
            outcome.edit = yaml::setScalar(text, node, value);
            outcome.expected = changed(m_source.value, place.path, [&](const Value &) { return value; });
            return outcome;
        }
        const bool isList = node.isSequence();
        const auto count = int(isList ? node.items.size() : node.entries.size());
        const int action = m_random.bounded(3);
        if (action == 0 || count == 0) {
            const int index = m_random.bounded(count + 1);
            const Value value = m_source.randomValue(2);
            const QString key = isList ? QString() : m_source.randomKey(old.members());
            outcome.what = u"insert "_s + key + u' ' + value.toJson() + u" at "_s + QString::number(index);
            outcome.edit = isList ? yaml::insertItem(text, part, node, index, value) : yaml::insertEntry(text, part, node, index, key, value);
            outcome.expected = changed(m_source.value, place.path, [&](const Value &collection) {
                QList<Value> items = collection.items();
                QList<Value::Member> members = collection.members();
                if (isList)
                    items.insert(index, value);
                else
                    members.insert(index, Value::Member(key, value));
                return isList ? Value::list(items) : Value::object(members);
            });
            return outcome;
        }
        const int index = m_random.bounded(count);
        if (action == 1 || !isList) {
            outcome.what = u"remove "_s + QString::number(index) + (isList ? u" of list"_s : u" of object"_s);
            outcome.edit = isList ? yaml::removeItem(text, part, node, index) : yaml::removeEntry(text, part, node, index);
            outcome.removes = true;
            outcome.removed = place.path + Path{index};
            outcome.expected = changed(m_source.value, place.path, [&](const Value &collection) {
                QList<Value> items = collection.items();
                QList<Value::Member> members = collection.members();
                if (isList)
                    items.removeAt(index);
                else
                    members.removeAt(index);
                return isList ? Value::list(items) : Value::object(members);
            });
            return outcome;
        }
        const int to = m_random.bounded(count);
        outcome.what = u"move "_s + QString::number(index) + u" to "_s + QString::number(to);
        outcome.edit = yaml::moveItem(text, part, node, index, to);
        outcome.expected = changed(m_source.value, place.path, [&](const Value &collection) {
            QList<Value> items = collection.items();
            items.move(index, to);
            return Value::list(items);
        });
        return outcome;
    }

private:
    // Another scalar, or the same text with a few characters changed, as an author does it.
    Value mutated(const Value &old)
    {
        if (old.kind() != Value::Kind::Text || m_random.bounded(2) == 0)
            return m_source.randomScalar();
        static const QStringList bits = {u"x"_s, u" word"_s, u"\n"_s, u"'"_s, u"\""_s, u": "_s, u" #"_s, u"\u00e9"_s, u"\U0001F600"_s, u"\\"_s, u", "_s};
        QString text = old.toText();
        const int at = m_random.bounded(int(text.size()) + 1);
        if (m_random.bounded(3) == 0)
            text.remove(at, m_random.bounded(3));
        else
            text.insert(at, bits[m_random.bounded(int(bits.size()))]);
        return text.isValidUtf16() ? Value::text(text) : old;
    }

    QRandomGenerator &m_random;
    RandomYaml &m_source;
    QString m_text;
    TextRange m_part;
    QList<Place> m_places;
};

} // namespace

class TestYamlEditProperties : public QObject
{
    Q_OBJECT

private slots:
    void randomEditsGiveTheIntendedTree();
};

void TestYamlEditProperties::randomEditsGiveTheIntendedTree()
{
    const int wanted = qEnvironmentVariableIntValue("SEED");
    const quint32 seed = wanted ? quint32(wanted) : 20250321u;
    const int rounds = qEnvironmentVariableIntValue("ROUNDS") ? qEnvironmentVariableIntValue("ROUNDS") : 10000;
    qInfo("seed %u, %d rounds", seed, rounds);
    QRandomGenerator random(seed);
    RandomYaml source(random);
    int failures = 0;
    for (int round = 0; round < rounds; ++round) {
        if (round % 4 == 0)
            source.generate();
        // Every other document is the front matter of a larger text.
        const bool embedded = round % 8 < 4 && source.text.endsWith(u'\n') && !source.text.startsWith(u"---");
        const QString before = embedded ? u"intro: [\n---\n"_s : QString();
        const QString behind = embedded ? u"---\n\n\tBody: with: # everything \"\n"_s : QString();
        const QString text = before + source.text + behind;
        const TextRange part{before.size(), before.size() + source.text.size()};
        const yaml::Tree tree = yaml::read(text, part);
        const QString head = u"round %1\n--- text\n%2\n"_s.arg(round).arg(text);
        const auto fail = [&failures, &head](const QString &what) {
            ++failures;
            qWarning().noquote() << head << what;
        };
        if (!tree.parsed || !tree.root || toValue(*tree.root) != source.value) {
            fail(u"--- reads as "_s + (tree.root ? toValue(*tree.root).toJson() : u"nothing"_s) + u"\n--- wanted "_s + source.value.toJson());
            round += 3 - round % 4;
            continue;
        }
        if (const QString fault = sourceFault(*tree.root, text); !fault.isEmpty())
            fail(fault);
        if (commentIds(tree, text).size() != source.comments.size())
            fail(u"comments of the generated text"_s);

        const Outcome outcome = Edits(random, source, text, part, tree).next();
        const QString after = outcome.edit.appliedTo(text);
        const yaml::Tree result = yaml::read(after, {part.start, after.size() - behind.size()});
        const QString tail = u"--- "_s + outcome.what + u"\n--- after\n"_s + after;
        if (outcome.expected == source.value && !outcome.edit.isEmpty() && !outcome.what.startsWith(u"move"_s))
            fail(tail + u"\n--- an edit where nothing changes"_s);
        if (!result.parsed || !result.root || toValue(*result.root) != outcome.expected) {
            fail(tail + u"\n--- reads as "_s + (result.root ? toValue(*result.root).toJson() : u"nothing"_s) + u"\n--- wanted "_s
                 + outcome.expected.toJson());
            continue;
        }
        if (!after.startsWith(before) || !after.endsWith(behind))
            fail(tail + u"\n--- the text around is touched"_s);
        QSet<int> expected;
        for (const RandomComment &comment : source.comments) {
            if (!outcome.removes || !isBelow(comment.owner, outcome.removed))
                expected.insert(comment.id);
        }
        if (commentIds(result, after) != expected)
            fail(tail + u"\n--- comments are lost or left"_s);
        if (outcome.edit.inverse(text).appliedTo(after) != text)
            fail(tail + u"\n--- inverse"_s);
        if (failures > 8)
            break;
    }
    QCOMPARE(failures, 0);
}

QTEST_GUILESS_MAIN(TestYamlEditProperties)
#include "tst_yamledit_properties.moc"
