#include "core/syntax/yaml/writtencollection.h"

#include "core/syntax/yaml/yamlreader.h"

namespace overmantel::yaml {

namespace {

const Node *nodeAt(const Node &node, const Node &wanted)
{
    if (node.range == wanted.range && node.kind == wanted.kind && node.slot == wanted.slot)
        return &node;
    for (const Node &item : node.items) {
        if (const Node *found = item.range.contains(wanted.range) ? nodeAt(item, wanted) : nullptr)
            return found;
    }
    for (const Entry &entry : node.entries) {
        for (const Node *child : {&entry.key, &entry.value}) {
            if (const Node *found = child->range.contains(wanted.range) ? nodeAt(*child, wanted) : nullptr)
                return found;
        }
    }
    return nullptr;
}

} // namespace

WrittenCollection::WrittenCollection(QStringView text, TextRange part, const Node &collection)
    : m_tree(read(text, part, Aliases::AsWritten))
{
    if (collection.origin == Origin::Written && m_tree.root)
        m_node = nodeAt(*m_tree.root, collection);
}

qsizetype WrittenCollection::indexOf(const Node &collection, qsizetype index) const
{
    if (!m_node || m_node->isSequence())
        return index;
    const auto count = qsizetype(m_node->entries.size());
    if (index < 0 || index >= qsizetype(collection.entries.size()))
        return index < 0 ? index : count;
    for (qsizetype at = 0; at < count; ++at) {
        if (m_node->entries[size_t(at)].key.range == collection.entries[size_t(index)].key.range)
            return at;
    }
    return count;
}

} // namespace overmantel::yaml
