// The picture of one block graph: shows it, zooms, pans, and turns mouse and keys into "this node was
// chosen" and "open this node". It does not know where the graph comes from.
#pragma once

#include "core/queries/graphlayout.h"

#include <QGraphicsView>

namespace overmantel {

class EdgeItem;
class EdgeLabelItem;
class NodeItem;

class GraphCanvas : public QGraphicsView
{
    Q_OBJECT
public:
    explicit GraphCanvas(QWidget *parent = nullptr);

    // Keep: the chosen node stays where it is on the screen, the zoom as it is.
    enum class Look { Keep, Reset };
    void showGraph(const BlockGraph &graph, const GraphLayout &layout, Look look);
    // The same picture with other places in the text.
    void updateGraph(const BlockGraph &graph) { m_graph = graph; }
    void clear();
    const BlockGraph &graph() const { return m_graph; }

    int selected() const { return m_selected; } // -1 when nothing is
    enum class Reveal { No, IfHidden };
    void select(int node, Reveal reveal);
    QRect nodeRect(int node) const; // in the viewport

    qreal zoom() const;
    qreal chosenZoom() const { return m_chosenZoom; } // 0: as the picture fits
    void setZoom(qreal zoom);
    void zoomIn();
    void zoomOut();
    void fit();

Q_SIGNALS:
    void nodeSelected(int node); // by the person
    void nodeActivated(int node);
    void edgeSelected(int edge);
    void renameRequested(int node);
    void menuRequested(int node, const QPoint &globalPosition); // node may be -1
    void viewMoved();                                           // zoomed, panned or resized

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    int nodeAt(const QPoint &position) const;
    void choose(int node);
    void scaleTo(qreal zoom);
    void frame();
    void showStates();
    bool handleZoomKey(const QKeyEvent *event);
    bool handleWalkKey(const QKeyEvent *event);
    void panBy(const QPoint &distance);

    BlockGraph m_graph;
    GraphLayout m_layout;
    QList<NodeItem *> m_nodes;
    QList<EdgeItem *> m_edges;
    QList<EdgeLabelItem *> m_labels;
    int m_selected = -1;
    int m_cameFrom = -1;
    qreal m_chosenZoom = 0;    // also for the blocks to come
    bool m_isUntouched = true; // the person has not moved the picture: it is framed again on a resize
    bool m_isPanning = false;
    QPoint m_panFrom;
};

} // namespace overmantel
