// Where the keyboard leads in a block graph. Pure functions of graph and layout.
#pragma once

#include "core/queries/graphlayout.h"

namespace overmantel {

enum class Walk { Down, Up, Left, Right };

// The node that an arrow key leads to from `node`; `node` itself when there is none. Down and Up follow
// edges (`cameFrom` is preferred on the way up), Left and Right go along the row.
int walked(const BlockGraph &graph, const GraphLayout &layout, int node, Walk direction, int cameFrom = -1);

// The target of the n-th way on, counted from 0 in the order in which they are evaluated; -1 when there
// are fewer.
int branchTarget(const BlockGraph &graph, int node, int number);

} // namespace overmantel
