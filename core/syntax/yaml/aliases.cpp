#include "core/syntax/yaml/aliases.h"

#include "core/syntax/yaml/yamlreader.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

// The map of a value that stands elsewhere: each part of it is the whole alias.
SourceMap mapToWhole(qsizetype valueLength, TextRange alias)
{
    SourceMap map;
    // A value as long as the alias would map one to one, so it comes in two pieces.
    const bool asLong = valueLength == alias.length();
    map.append(asLong ? valueLength - 1 : valueLength, alias);
    if (asLong)
        map.append(1, alias);
    return map;
}

// Moves a copy of what an alias stands for to the place of the alias.
void place(Node &node, const Node &alias, Origin origin)
{
    node.range = alias.range;
    node.slot = alias.slot;
    node.parentIndent = alias.parentIndent;
    node.inFlow = alias.inFlow;
    node.properties = {};
    node.anchor = origin == Origin::Alias ? alias.anchor : QString();
    node.origin = origin;
    node.hasForeign = true;
    if (node.isScalar())
        node.source = mapToWhole(node.value.size(), alias.range);
    for (Node &item : node.items)
        place(item, alias, Origin::Content);
    for (Entry &entry : node.entries) {
        place(entry.key, alias, Origin::Content);
        place(entry.value, alias, Origin::Content);
        entry.range = alias.range;
    }
}

class Resolver
{
public:
    explicit Resolver(Tree &tree) : m_tree(tree) {}

    std::optional<SyntaxProblem> run()
    {
        expand(*m_tree.root);
        if (m_tooMany)
            return m_tooMany;
        merge(*m_tree.root);
        return std::nullopt;
    }

private:
    struct Anchored
    {
        const Node *node = nullptr; // nothing while it is open: an alias to it is a cycle
        qsizetype count = 0;
    };

    // Replaces aliases in file order, so that what an anchor marks is complete when an alias names it.
    // No list changes its length meanwhile: the pointers stay valid. Answers the number of nodes.
    qsizetype expand(Node &node)
    {
        if (node.kind == Kind::Alias)
            return replace(node);
        if (!node.anchor.isEmpty())
            m_anchored[node.anchor] = {};
        qsizetype count = 1;
        const auto take = [&](Node &child) {
            if (m_tooMany)
                return;
            count += expand(child);
            node.hasForeign = node.hasForeign || child.hasForeign;
        };
        for (Node &item : node.items)
            take(item);
        for (Entry &entry : node.entries) {
            take(entry.key);
            take(entry.value);
        }
        if (!node.anchor.isEmpty())
            m_anchored[node.anchor] = {&node, count};
        return count;
    }

    qsizetype replace(Node &node)
    {
        const Anchored anchored = m_anchored.value(node.anchor);
        if (!anchored.node)
            return 1;
        m_aliased += anchored.count;
        if (m_aliased > maxAliased) {
            //: %1 is a number
            const QString message = QCoreApplication::translate("Yaml", "The aliases of this text stand for more than %1 values by here, which is "
                                                                        "more than is read. Write values out, or split the text.");
            m_tooMany = SyntaxProblem{u"yaml.tooManyAliases"_s, node.range, message.arg(QLocale().toString(maxAliased)), {}};
            return 1;
        }
        m_tree.aliases.append(node.range);
        Node copy = *anchored.node;
        place(copy, node, Origin::Alias);
        node = std::move(copy);
        return anchored.count;
    }

    // From the inside to the outside: what a merge key brings has its own merge keys resolved.
    void merge(Node &node)
    {
        for (Node &item : node.items)
            merge(item);
        bool merges = false;
        for (Entry &entry : node.entries) {
            merge(entry.value);
            merges = merges || isMergeKey(entry.key);
        }
        if (merges)
            takeMerged(node);
        node.hasForeign = node.hasForeign || merges;
        for (const Node &item : node.items)
            node.hasForeign = node.hasForeign || item.hasForeign;
        for (const Entry &entry : node.entries)
            node.hasForeign = node.hasForeign || entry.value.hasForeign;
    }

    // What is written in the mapping counts before what is brought, and what is brought first before
    // what is brought later.
    void takeMerged(Node &mapping)
    {
        std::vector<Entry> own;
        std::vector<Entry> brought;
        QSet<QString> known;
        for (Entry &entry : mapping.entries) {
            if (isMergeKey(entry.key)) {
                brought.push_back(std::move(entry));
                continue;
            }
            known.insert(entry.key.value);
            own.push_back(std::move(entry));
        }
        for (Entry &entry : brought) {
            if (entry.value.isSequence()) {
                for (Node &item : entry.value.items)
                    takeFrom(item, entry.key, own, known);
            } else {
                takeFrom(entry.value, entry.key, own, known);
            }
        }
        mapping.entries = std::move(own);
    }

    void takeFrom(Node &source, const Node &mergeKey, std::vector<Entry> &into, QSet<QString> &known)
    {
        if (source.isMapping()) {
            for (Entry &entry : source.entries) {
                if (known.contains(entry.key.value))
                    continue;
                known.insert(entry.key.value);
                into.push_back(std::move(entry));
            }
            return;
        }
        // A cycle was reported already, and what stands elsewhere is reported there.
        if (source.kind == Kind::Alias || mergeKey.origin != Origin::Written)
            return;
        const TextRange where = source.range.isEmpty() ? mergeKey.range : source.range;
        m_tree.problems.append({u"yaml.mergeValue"_s, where,
                                QCoreApplication::translate("Yaml", "“<<” takes over the keys of other mappings, but this is none. "
                                                                    "Name a mapping such as *name, or put << into quotes if it is meant as a key."),
                                {}});
    }

    Tree &m_tree;
    QHash<QString, Anchored> m_anchored;
    qsizetype m_aliased = 0;
    std::optional<SyntaxProblem> m_tooMany;
};

} // namespace

bool isMergeKey(const Node &key)
{
    if (!key.isScalar() || key.value != u"<<")
        return key.isScalar() && key.tag == u"!!merge";
    return key.style == ScalarStyle::Plain && (key.tag.isEmpty() || key.tag == u"!!merge");
}

std::optional<SyntaxProblem> resolveAliases(Tree &tree)
{
    return tree.root ? Resolver(tree).run() : std::nullopt;
}

} // namespace overmantel::yaml
