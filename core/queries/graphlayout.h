// Positions for a block graph: layered from top to bottom, deterministic, knowing the order of the
// steps so that a small change of the text moves little. Pure, cancellable, no Gui.
#pragma once

#include "core/queries/blockgraph.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <stop_token>

namespace overmantel {

struct PlacedEdge
{
    QList<QPointF> points; // polyline from border to border, at least two points; corners are to be rounded
    QPointF labelAt;       // centre of the label
};

struct GraphLayout
{
    QList<QRectF> nodes;      // one per node of the graph
    QList<PlacedEdge> edges;  // one per edge
    QRectF bounds;            // of everything, with a margin; top left is (0, 0)
};

// `sizes`: one per node, in the unit that the answer uses (pixels at 100 %). `labelSizes`: one per edge,
// empty sizes for edges without a label. An empty layout when stopped.
GraphLayout layoutGraph(const BlockGraph &graph, const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes,
                        std::stop_token stop = {});

} // namespace overmantel
