// What stands in the scene of a block graph: nodes, edges and the labels of edges. The items hold
// copies of what they draw and take no decisions: mouse and keyboard belong to the canvas.
#pragma once

#include "views/graph/graphpainting.h"

#include <QGraphicsItem>

namespace overmantel {

class NodeItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 1 };
    NodeItem(int index, const GraphNode &node, const QRectF &rect, const QFont &font);

    int type() const override { return Type; }
    int index() const { return m_index; }
    void setState(graphpainting::NodeState state);
    graphpainting::NodeState state() const { return m_state; }

    QRectF boundingRect() const override { return m_rect.adjusted(-8, -8, 8, 10); }
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    int m_index;
    GraphNode m_node;
    QRectF m_rect;
    QFont m_font;
    graphpainting::NodeState m_state;
};

class EdgeItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 2 };
    EdgeItem(int index, const GraphEdge &edge, const QList<QPointF> &points);

    int type() const override { return Type; }
    int index() const { return m_index; }
    void setHighlighted(bool highlighted);

    QRectF boundingRect() const override { return m_line.boundingRect().united(m_head.boundingRect()).adjusted(-4, -4, 4, 4); }
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    int m_index;
    GraphEdge m_edge;
    QPainterPath m_line;
    QPainterPath m_head;
    bool m_highlighted = false;
};

class EdgeLabelItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 3 };
    EdgeLabelItem(int edge, const QString &label, const QRectF &rect, const QFont &font);

    int type() const override { return Type; }
    int edge() const { return m_edge; }
    void setHighlighted(bool highlighted);

    QRectF boundingRect() const override { return m_rect.adjusted(-2, -2, 2, 2); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    int m_edge;
    QString m_label;
    QRectF m_rect;
    QFont m_font;
    bool m_highlighted = false;
};

} // namespace overmantel
