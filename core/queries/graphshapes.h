// Outlines of nodes and edges as plain path elements, so that window and SVG draw the same shapes and
// core needs no Gui. Every kind of step has a silhouette of its own: colour is never the only sign.
#pragma once

#include "core/queries/graphlayout.h"

namespace overmantel {

struct PathElement
{
    enum class Kind { Move, Line, Curve, Close };
    Kind kind = Kind::Move;
    QPointF to{};
    QPointF first{}; // control points of a curve
    QPointF second{};
};
using Shape = QList<PathElement>;

Shape nodeShape(const GraphNode &node, const QRectF &rect);
// Lines inside the outline: the bars of a call, the folded corner of a note. May be empty.
Shape nodeDetail(const GraphNode &node, const QRectF &rect);
// Space at the left and the right that text must keep free.
double nodeInset(const GraphNode &node);

// The line of an edge with rounded corners, ending a little before its arrow head's tip.
Shape edgeShape(const QList<QPointF> &points);
Shape arrowHead(const QList<QPointF> &points);
// The points of an edge with ends at the left or right of a node moved onto its outline.
QList<QPointF> joinedPoints(const BlockGraph &graph, const GraphLayout &layout, int edge);

// A character that stands for the kind where no icon can be had.
QString nodeGlyph(const GraphNode &node);

} // namespace overmantel
