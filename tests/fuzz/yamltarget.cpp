#include "tests/fuzz/targets.h"
#include "tests/fuzz/yamlfaults.h"

#include "core/syntax/yaml/yamledit.h"
#include "core/syntax/yaml/yamlreader.h"

#include <QRandomGenerator>

#include <algorithm>

namespace overmantel::fuzz {

using namespace Qt::Literals::StringLiterals;

namespace {

class TreeCheck
{
public:
    TreeCheck(const QString &text, TextRange part, const yaml::Tree &tree) : m_text(text), m_part(part), m_tree(tree) {}

    QString fault()
    {
        if (!m_tree.parsed && (m_tree.root || m_tree.problems.isEmpty()))
            return u"not parsed, yet with content or without a problem"_s;
        for (const SyntaxProblem &problem : m_tree.problems) {
            if (!isIn(problem.where) || !isIn(problem.related))
                return u"a problem out of bounds: "_s + problem.key;
            if (problem.key.isEmpty() || problem.message.size() < 10)
                return u"a problem without words"_s;
        }
        for (const yaml::Comment &comment : m_tree.comments) {
            if (!isIn(comment.range) || !textIn(m_text, comment.range).startsWith(u'#'))
                return u"a comment that is none"_s;
        }
        if (m_tree.root)
            check(*m_tree.root, m_part);
        return m_fault;
    }

private:
    bool isIn(TextRange range) const { return range == TextRange{} || (range.start <= range.end && m_part.contains(range)); }
    void fail(const QString &what, const yaml::Node &node)
    {
        if (m_fault.isEmpty())
            m_fault = what + u" at %1-%2 ‘%3’"_s.arg(node.range.start).arg(node.range.end).arg(node.value.left(40));
    }

    void check(const yaml::Node &node, TextRange around)
    {
        if (!isIn(node.range) || !isIn(node.properties) || node.slot < m_part.start || node.slot > m_part.end)
            return fail(u"out of bounds"_s, node);
        const bool isForeign = node.origin != yaml::Origin::Written;
        if (isForeign && !m_tree.aliases.contains(node.range))
            return fail(u"foreign, yet at no alias"_s, node);
        if (!isForeign && !node.range.isEmpty() && !around.contains(node.range))
            return fail(u"outside of its collection"_s, node);
        if (node.isScalar())
            checkSource(node);
        qsizetype last = -1;
        const auto follows = [&](const yaml::Node &child) {
            if (node.hasForeign || child.range.isEmpty())
                return;
            if (child.range.start < last)
                fail(u"before the one above it"_s, child);
            last = child.range.end;
        };
        for (const yaml::Node &item : node.items) {
            follows(item);
            check(item, node.range);
        }
        for (const yaml::Entry &entry : node.entries) {
            follows(entry.key);
            follows(entry.value);
            if (!isIn(entry.range))
                fail(u"an entry out of bounds"_s, entry.key);
            check(entry.key, node.hasForeign ? m_part : node.range);
            check(entry.value, node.hasForeign ? m_part : node.range);
        }
    }

    // The pieces cover the value, and those that are as long as their source are copies of it.
    void checkSource(const yaml::Node &node)
    {
        qsizetype at = 0;
        for (const SourceMap::Piece &piece : node.source.pieces()) {
            const QStringView value = QStringView(node.value).mid(piece.valueStart, piece.valueLength);
            const QStringView source = textIn(m_text, piece.source);
            const bool isFold = source == u"\n" && value == u" ";
            if (piece.valueStart != at || !isIn(piece.source) || (value.size() == source.size() && value != source && !isFold))
                return fail(u"a piece that is not its source"_s, node);
            at += piece.valueLength;
        }
        if (at != node.value.size())
            fail(u"a value without source"_s, node);
    }

    const QString &m_text;
    TextRange m_part;
    const yaml::Tree &m_tree;
    QString m_fault;
};

} // namespace

QString treeFault(const QString &text, TextRange part, const yaml::Tree &tree)
{
    return TreeCheck(text, part, tree).fault();
}

namespace {

// Keys that are not written (": x"), without a value in braces, or behind "?", which no author writes and edits do not care for.
bool hasOddKey(const QString &text, const yaml::Node &node)
{
    const auto isOdd = [&text](const yaml::Node &child) { return hasOddKey(text, child); };
    return std::any_of(node.items.begin(), node.items.end(), isOdd) || std::any_of(node.entries.begin(), node.entries.end(), [&](const yaml::Entry &entry) {
               const bool isAsked = entry.range.start < text.size() && text[entry.range.start] == u'?' && entry.key.range.start > entry.range.start;
               const bool isAlone = entry.value.inFlow && entry.value.range.isEmpty(); // {key}
               return isAsked || isAlone || !entry.key.isScalar() || entry.key.range.isEmpty() || isOdd(entry.value);
           });
}

void collect(const yaml::Node &node, std::vector<const yaml::Node *> &nodes)
{
    nodes.push_back(&node);
    for (const yaml::Node &item : node.items)
        collect(item, nodes);
    for (const yaml::Entry &entry : node.entries)
        collect(entry.value, nodes);
}

// A random edit of a text without faults gives a text without faults.
QString editFault(const QString &text, const yaml::Tree &tree, QRandomGenerator &random)
{
    std::vector<const yaml::Node *> nodes;
    collect(*tree.root, nodes);
    const yaml::Node &node = *nodes[size_t(random.bounded(int(nodes.size())))];
    static const Value values[] = {Value::text(u"word"_s), Value::text(u"two\nlines"_s), Value::text(u": # '\""_s), Value::text({}), Value::none(),
                                   Value::integer(7), Value::list({Value::text(u"off"_s)}), Value::object({{u"k"_s, Value::text(u"v"_s)}})};
    const Value &value = values[random.bounded(int(std::size(values)))];
    const TextRange whole{0, text.size()};
    const auto count = qsizetype(node.items.size() + node.entries.size());
    const qsizetype index = random.bounded(int(count) + 1);
    TextEdit edit;
    QString what;
    if (node.isScalar()) {
        what = u"set "_s + value.toJson();
        edit = random.bounded(4) == 0 ? yaml::quoteScalar(node) : yaml::setScalar(text, node, value);
    } else if (node.isMapping()) {
        const int action = random.bounded(3);
        what = u"entry %1 %2 "_s.arg(action).arg(index) + value.toJson();
        if (action == 0)
            edit = yaml::insertEntry(text, whole, node, index, u"new key"_s, value);
        else if (action == 1)
            edit = yaml::removeEntry(text, whole, node, index);
        else if (index < count)
            edit = yaml::renameKey(text, node.entries[size_t(index)].key, u"new key"_s);
    } else if (node.isSequence()) {
        const int action = random.bounded(3);
        what = u"item %1 %2 "_s.arg(action).arg(index) + value.toJson();
        if (action == 0)
            edit = yaml::insertItem(text, whole, node, index, value);
        else if (action == 1)
            edit = yaml::removeItem(text, whole, node, index);
        else if (index < count)
            edit = yaml::moveItem(text, whole, node, index, random.bounded(int(count)));
    }
    const QString after = edit.appliedTo(text);
    if (edit.inverse(text).appliedTo(after) != text)
        return what + u": the inverse does not lead back\n"_s + after;
    const yaml::Tree result = yaml::read(after);
    if (!result.parsed)
        return what + u": the result is no YAML: "_s + result.problems.value(0).message + u"\n--- before\n"_s + text + u"\n--- after\n"_s + after;
    return {};
}

} // namespace

QString yamlFault(const QByteArray &input)
{
    const QString text = textOf(input);
    const TextRange whole{0, text.size()};
    const yaml::Tree tree = yaml::read(text);
    if (const QString fault = treeFault(text, whole, tree); !fault.isEmpty())
        return fault;
    const yaml::Tree written = yaml::read(text, yaml::Aliases::AsWritten);
    if (const QString fault = treeFault(text, whole, written); !fault.isEmpty())
        return u"as written: "_s + fault;
    // A part that begins at a line start, as front matter and fences do.
    const qsizetype start = text.indexOf(u'\n', text.size() / 3) + 1;
    const TextRange part{start, qMax(start, text.size() - text.size() / 4)};
    if (const QString fault = treeFault(text, part, yaml::read(text, part)); !fault.isEmpty())
        return u"part: "_s + fault;
    if (!tree.root || !tree.problems.isEmpty())
        return {};
    (void)yaml::toValue(*tree.root).toJson();
    // Edits are for texts such as people write: a collection, without tabs and odd keys.
    if (tree.root->isScalar() || text.contains(u'\t') || hasOddKey(text, *tree.root))
        return {};
    QRandomGenerator random(quint32(qHash(text, size_t(7))));
    for (int round = 0; round < 3; ++round) {
        if (const QString fault = editFault(text, tree, random); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace overmantel::fuzz
