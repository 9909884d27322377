// The last part of the layout: rows get their heights, nodes their rectangles, edges their way. Edges
// that go back run in channels beside everything they pass.
#pragma once

#include "core/queries/graphlayers.h"
#include "core/queries/graphlayout.h"

namespace overmantel::layered {

GraphLayout routed(const BlockGraph &graph, const Layers &layers, const std::vector<double> &x,
                   const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes);

} // namespace overmantel::layered
