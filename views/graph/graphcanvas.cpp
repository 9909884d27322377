#include "views/graph/graphcanvas.h"

#include "core/queries/graphtext.h"
#include "views/common/theme.h"
#include "views/graph/graphitems.h"
#include "views/graph/graphwalk.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace overmantel {

namespace {

constexpr qreal smallestZoom = 0.15;
constexpr qreal largestZoom = 4;
constexpr qreal zoomStep = 1.2;
constexpr qreal panRoom = 500; // how far the picture can be pushed beyond its border

} // namespace

GraphCanvas::GraphCanvas(QWidget *parent) : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
    setObjectName(QStringLiteral("graphCanvas"));
    setAccessibleName(tr("Ordered block as a picture"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Window);
}

void GraphCanvas::showGraph(const BlockGraph &graph, const GraphLayout &layout, Look look)
{
    const bool keeps = look == Look::Keep && !m_nodes.isEmpty() && isVisible();
    const int anchorBefore = m_selected >= 0 ? m_selected : 0;
    const QString anchorId = keeps ? m_graph.nodes.value(anchorBefore).id : QString();
    const QPoint anchorAt = keeps ? mapFromScene(m_layout.nodes[anchorBefore].center()) : QPoint();

    clear();
    m_graph = graph;
    m_layout = layout;
    for (int i = 0; i < graph.edges.size(); ++i) {
        m_edges << new EdgeItem(i, graph.edges[i], joinedPoints(graph, layout, i));
        scene()->addItem(m_edges.last());
        const QString label = edgeLabel(graph, graph.edges[i]);
        if (label.isEmpty())
            continue;
        QRectF rect({}, graphpainting::labelSize(label, font()));
        rect.moveCenter(layout.edges[i].labelAt);
        m_labels << new EdgeLabelItem(i, label, rect, font());
        m_labels.last()->setToolTip(edgeDescription(graph.edges[i]));
        scene()->addItem(m_labels.last());
    }
    for (int i = 0; i < graph.nodes.size(); ++i) {
        m_nodes << new NodeItem(i, graph.nodes[i], layout.nodes[i], font());
        scene()->addItem(m_nodes.last());
    }
    setSceneRect(layout.bounds.adjusted(-panRoom, -panRoom, panRoom, panRoom));

    const int anchor = graph.nodeIndex(anchorId);
    if (keeps && anchor >= 0) {
        panBy(anchorAt - mapFromScene(layout.nodes[anchor].center()));
        return;
    }
    m_isUntouched = true;
    frame();
    if (m_chosenZoom > 0)
        scaleTo(m_chosenZoom);
}

void GraphCanvas::clear()
{
    scene()->clear();
    m_nodes.clear();
    m_edges.clear();
    m_labels.clear();
    m_graph = {};
    m_layout = {};
    m_selected = -1;
    m_cameFrom = -1;
}

// The whole block where it stays readable, else its beginning.
void GraphCanvas::frame()
{
    const QSizeF room = viewport()->size();
    const QRectF &bounds = m_layout.bounds;
    if (bounds.isEmpty() || room.isEmpty())
        return;
    const qreal fitting = qMin(room.width() / bounds.width(), room.height() / bounds.height());
    const qreal zoom = qBound(0.7, fitting, 1.0);
    setTransform(QTransform::fromScale(zoom, zoom));
    const QPointF start = m_layout.nodes.first().center();
    const qreal x = bounds.width() * zoom > room.width() ? start.x() : bounds.center().x();
    const qreal y = bounds.height() * zoom > room.height() ? bounds.top() + room.height() / zoom / 2 : bounds.center().y();
    centerOn(x, y);
    if (m_selected >= 0)
        ensureVisible(m_layout.nodes[m_selected], 24, 24);
    Q_EMIT viewMoved();
}

void GraphCanvas::select(int node, Reveal reveal)
{
    if (node >= m_nodes.size())
        return;
    if (node != m_selected) {
        m_cameFrom = m_selected;
        m_selected = node;
        showStates();
        QString words;
        if (node >= 0) {
            const GraphNode &chosen = m_graph.nodes[node];
            words = nodeKindName(chosen) + QStringLiteral(": ") + chosen.title + QStringLiteral(". ") + chosen.note;
        }
        setAccessibleDescription(words);
        QAccessibleEvent change(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&change);
    }
    if (node >= 0 && reveal == Reveal::IfHidden)
        ensureVisible(m_layout.nodes[node], 24, 24);
}

void GraphCanvas::showStates()
{
    for (NodeItem *item : std::as_const(m_nodes)) {
        graphpainting::NodeState state = item->state();
        state.selected = item->index() == m_selected;
        state.focused = hasFocus();
        item->setState(state);
    }
    const auto leaves = [this](int edge) { return m_graph.edges[edge].from == m_selected; };
    for (EdgeItem *item : std::as_const(m_edges))
        item->setHighlighted(leaves(item->index()));
    for (EdgeLabelItem *item : std::as_const(m_labels))
        item->setHighlighted(leaves(item->edge()));
}

void GraphCanvas::choose(int node)
{
    if (node < 0 || node >= m_nodes.size())
        return;
    select(node, Reveal::IfHidden);
    Q_EMIT nodeSelected(node);
}

QRect GraphCanvas::nodeRect(int node) const
{
    return node >= 0 && node < m_layout.nodes.size() ? mapFromScene(m_layout.nodes[node]).boundingRect() : QRect();
}

int GraphCanvas::nodeAt(const QPoint &position) const
{
    const auto *item = qgraphicsitem_cast<NodeItem *>(itemAt(position));
    return item ? item->index() : -1;
}

qreal GraphCanvas::zoom() const
{
    return transform().m11();
}

void GraphCanvas::scaleTo(qreal zoom)
{
    m_isUntouched = false;
    const qreal bounded = qBound(smallestZoom, zoom, largestZoom);
    m_chosenZoom = bounded;
    setTransform(QTransform::fromScale(bounded, bounded));
    Q_EMIT viewMoved();
}

void GraphCanvas::setZoom(qreal zoom)
{
    setTransformationAnchor(QGraphicsView::AnchorViewCenter);
    scaleTo(zoom);
}

void GraphCanvas::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void GraphCanvas::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void GraphCanvas::fit()
{
    if (m_layout.bounds.isEmpty())
        return;
    const QSizeF room = viewport()->size();
    setZoom(qMin(1.5, qMin(room.width() / m_layout.bounds.width(), room.height() / m_layout.bounds.height())));
    centerOn(m_layout.bounds.center());
    m_chosenZoom = 0;
}

void GraphCanvas::panBy(const QPoint &distance)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - distance.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - distance.y());
}

bool GraphCanvas::handleZoomKey(const QKeyEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_Equal:
    case Qt::Key_Plus: zoomIn(); return true;
    case Qt::Key_Minus: zoomOut(); return true;
    case Qt::Key_0: setZoom(1); return true;
    case Qt::Key_1: fit(); return true;
    default: return false;
    }
}

bool GraphCanvas::handleWalkKey(const QKeyEvent *event)
{
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || m_nodes.isEmpty())
        return false;
    const int key = event->key();
    const auto walk = [this](Walk direction) {
        choose(m_selected < 0 ? 0 : walked(m_graph, m_layout, m_selected, direction, m_cameFrom));
        return true;
    };
    switch (key) {
    case Qt::Key_Down: return walk(Walk::Down);
    case Qt::Key_Up: return walk(Walk::Up);
    case Qt::Key_Left: return walk(Walk::Left);
    case Qt::Key_Right: return walk(Walk::Right);
    case Qt::Key_Home: choose(0); return true;
    case Qt::Key_End: choose(m_graph.nodeIndex(u"END")); return true;
    default: break;
    }
    if (m_selected < 0)
        return false;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        Q_EMIT nodeActivated(m_selected);
        return true;
    }
    if (key == Qt::Key_F2) {
        Q_EMIT renameRequested(m_selected);
        return true;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        choose(branchTarget(m_graph, m_selected, key - Qt::Key_1));
        return true;
    }
    return false;
}

bool GraphCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // These keys belong to the picture while it has the keyboard, whatever the window does with them.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool zooms = (key->modifiers() & Qt::ControlModifier)
            && QList<int>{Qt::Key_Equal, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0, Qt::Key_1}.contains(key->key());
        const bool walks = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier
            && (key->key() == Qt::Key_F2 || (key->key() >= Qt::Key_1 && key->key() <= Qt::Key_9));
        if (zooms || walks) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        viewport()->update();
    return QGraphicsView::event(event);
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    if (handleZoomKey(event) || handleWalkKey(event)) {
        event->accept();
        return;
    }
    // Not the base class: it would scroll.
    event->ignore();
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    const QPoint angle = event->angleDelta();
    if ((event->modifiers() & Qt::ShiftModifier) || qAbs(angle.x()) > qAbs(angle.y())) {
        m_isUntouched = false;
        panBy(QPoint(angle.x() != 0 ? angle.x() : angle.y(), 0));
    } else {
        // What is under the pointer stays there.
        const QPoint pointer = event->position().toPoint();
        const QPointF under = mapToScene(pointer);
        setTransformationAnchor(QGraphicsView::NoAnchor);
        scaleTo(zoom() * std::pow(zoomStep, angle.y() / 120.0));
        panBy(pointer - mapFromScene(under));
    }
    event->accept();
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const QGraphicsItem *item = itemAt(position);
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && !item)) {
        m_isPanning = true;
        m_panFrom = position;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto *node = qgraphicsitem_cast<const NodeItem *>(item))
        choose(node->index());
    else if (const auto *label = qgraphicsitem_cast<const EdgeLabelItem *>(item))
        Q_EMIT edgeSelected(label->edge());
    else if (const auto *edge = qgraphicsitem_cast<const EdgeItem *>(item))
        Q_EMIT edgeSelected(edge->index());
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isPanning) {
        QGraphicsView::mouseMoveEvent(event); // hovering
        return;
    }
    m_isUntouched = false;
    panBy(event->position().toPoint() - m_panFrom);
    m_panFrom = event->position().toPoint();
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isPanning && (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)) {
        m_isPanning = false;
        viewport()->unsetCursor();
    }
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int node = nodeAt(event->position().toPoint());
    if (node < 0 || event->button() != Qt::LeftButton)
        return;
    if (m_graph.nodes[node].role == NodeRole::Step)
        Q_EMIT renameRequested(node);
    else
        Q_EMIT nodeActivated(node);
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    const bool fromKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const int node = fromKeyboard ? m_selected : nodeAt(event->pos());
    if (node >= 0 && node != m_selected)
        choose(node);
    Q_EMIT menuRequested(node, fromKeyboard && node >= 0 ? viewport()->mapToGlobal(nodeRect(node).center()) : event->globalPos());
    event->accept();
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_isUntouched)
        frame();
    Q_EMIT viewMoved();
}

void GraphCanvas::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    if (m_isUntouched)
        frame();
}

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    showStates();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    showStates();
}

void GraphCanvas::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    Q_EMIT viewMoved();
}

} // namespace overmantel
