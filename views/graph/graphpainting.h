// How nodes, edges and labels of a block graph look: sizes by the font, colours from the theme at the
// moment of painting, outlines from core/queries/graphshapes.h. Knows no scene and no widget.
#pragma once

#include "core/queries/graphshapes.h"

#include <QFont>
#include <QPainterPath>

class QPainter;

namespace overmantel::graphpainting {

struct NodeState
{
    bool selected = false;
    bool focused = false; // the picture has the keyboard
    bool hovered = false;
};

QPainterPath painterPath(const Shape &shape);

QSizeF nodeSize(const GraphNode &node, const QFont &font);
QSizeF labelSize(const QString &label, const QFont &font); // empty for an empty label

void paintNode(QPainter &painter, const GraphNode &node, const QRectF &rect, const QFont &font, NodeState state);
void paintEdge(QPainter &painter, const GraphEdge &edge, const QPainterPath &line, const QPainterPath &head, bool highlighted);
void paintLabel(QPainter &painter, const QString &label, const QRectF &rect, const QFont &font, bool highlighted);

// Rich text: title, kind, id and what is to be looked at.
QString nodeToolTip(const GraphNode &node);

} // namespace overmantel::graphpainting
