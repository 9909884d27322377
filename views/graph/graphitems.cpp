#include "views/graph/graphitems.h"

#include "core/queries/graphtext.h"

#include <QPainter>
#include <QPainterPathStroker>

namespace overmantel {

NodeItem::NodeItem(int index, const GraphNode &node, const QRectF &rect, const QFont &font)
    : m_index(index), m_node(node), m_rect(rect), m_font(font)
{
    setZValue(2);
    setAcceptHoverEvents(true);
    setCursor(Qt::PointingHandCursor);
    setToolTip(graphpainting::nodeToolTip(node));
    setOpacity(node.reachable ? 1 : 0.65);
}

void NodeItem::setState(graphpainting::NodeState state)
{
    m_state = state;
    update();
}

QPainterPath NodeItem::shape() const
{
    return graphpainting::painterPath(nodeShape(m_node, m_rect));
}

void NodeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    graphpainting::paintNode(*painter, m_node, m_rect, m_font, m_state);
}

void NodeItem::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    m_state.hovered = true;
    update();
}

void NodeItem::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    m_state.hovered = false;
    update();
}

EdgeItem::EdgeItem(int index, const GraphEdge &edge, const QList<QPointF> &points)
    : m_index(index), m_edge(edge), m_line(graphpainting::painterPath(edgeShape(points))),
      m_head(graphpainting::painterPath(arrowHead(points)))
{
    setToolTip(edgeDescription(edge));
}

void EdgeItem::setHighlighted(bool highlighted)
{
    m_highlighted = highlighted;
    setZValue(highlighted ? 1 : 0);
    update();
}

QPainterPath EdgeItem::shape() const
{
    QPainterPathStroker stroker;
    stroker.setWidth(8);
    return stroker.createStroke(m_line);
}

void EdgeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    graphpainting::paintEdge(*painter, m_edge, m_line, m_head, m_highlighted);
}

EdgeLabelItem::EdgeLabelItem(int edge, const QString &label, const QRectF &rect, const QFont &font)
    : m_edge(edge), m_label(label), m_rect(rect), m_font(font)
{
    setZValue(3);
    setCursor(Qt::PointingHandCursor);
}

void EdgeLabelItem::setHighlighted(bool highlighted)
{
    m_highlighted = highlighted;
    update();
}

void EdgeLabelItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    graphpainting::paintLabel(*painter, m_label, m_rect, m_font, m_highlighted);
}

} // namespace overmantel
