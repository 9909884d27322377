// The collection as it is written, for a collection of a tree in which aliases and merge keys are
// resolved: what edits must work on. Only needed where Node::hasForeign says so.
#pragma once

#include "core/syntax/yaml/yamltree.h"

namespace overmantel::yaml {

class WrittenCollection
{
public:
    WrittenCollection(QStringView text, TextRange part, const Node &collection);

    // nullptr when it is not written where it seems to stand: its content is that of an alias.
    const Node *node() const { return m_node; }
    // The written index of a child; the number of written children for one that is not written here.
    qsizetype indexOf(const Node &collection, qsizetype index) const;

private:
    Tree m_tree;
    const Node *m_node = nullptr;
};

} // namespace overmantel::yaml
