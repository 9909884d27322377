// Strongly connected components of a small directed graph (Tarjan, without recursion). Knows nothing
// of blocks: used by the marks and by the layout.
#pragma once

#include <vector>

namespace overmantel {

using Adjacency = std::vector<std::vector<int>>; // successors by node

// The component of every node; nodes share a number when each leads to the other.
std::vector<int> strongComponents(const Adjacency &successors);

} // namespace overmantel
