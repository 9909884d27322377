// What deserves a look in a block graph: steps that nothing reaches, loops that nothing leaves or that
// never wait, double ids, steps that nothing ends. Sets reachable, marked and note of the nodes.
#pragma once

#include "core/queries/blockgraph.h"

#include <QSet>

namespace overmantel {

// `deadEdges`: indices of edges that are drawn but never taken (branches behind an else).
void markNodes(BlockGraph &graph, const Block &block, const QSet<int> &deadEdges);

} // namespace overmantel
