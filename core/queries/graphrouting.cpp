#include "core/queries/graphrouting.h"

#include <algorithm>
#include <cmath>

namespace overmantel::layered {

namespace {

constexpr double margin = 24;
constexpr double gapBelowNodes = 20;
constexpr double gapAboveNodes = 24; // room for the arrow head
constexpr double trackDistance = 10;
constexpr double stub = 10;          // edges arrive straight for that long
constexpr double channelGap = 14;
constexpr double portShare = 0.6;    // the part of a node's border, about its middle, where edges may end

struct BackEdge
{
    int edge = 0;
    int from = 0; // the lower node
    int to = 0;
    bool right = true;
    bool tracksBelow = false; // leaves through the gap below, because another node stands beside it
    bool tracksAbove = false;
    int belowTrack = 0;
    int aboveTrack = 0;
};

class Router
{
public:
    Router(const BlockGraph &graph, const Layers &layers, const std::vector<double> &x, const QList<QSizeF> &sizes,
           const QList<QSizeF> &labelSizes)
        : m_graph(graph), m_layers(layers), m_x(x), m_sizes(sizes), m_labelSizes(labelSizes)
    {
        m_layout.edges.resize(graph.edges.size());
    }

    GraphLayout route()
    {
        planBackEdges();
        placeRows();
        placeNodes();
        for (int i = 0; i < m_graph.edges.size(); ++i)
            routeForward(i);
        routeSelfLoops();
        routeBackEdges();
        finish();
        return m_layout;
    }

private:
    const Vertex &vertex(int index) const { return m_layers.vertices[size_t(index)]; }
    size_t rowOf(int index) const { return size_t(vertex(index).row); }
    const QRectF &rect(int node) const { return m_layout.nodes[node]; }

    // Nodes in the row on that side: an edge cannot leave there without touching them.
    bool isFree(int node, bool right) const
    {
        for (const int other : m_layers.rows[rowOf(node)]) {
            if (vertex(other).node >= 0 && other != node && (vertex(other).position > vertex(node).position) == right)
                return false;
        }
        return !right || std::find(m_layers.attachedTo.begin(), m_layers.attachedTo.end(), node) == m_layers.attachedTo.end();
    }

    void planBackEdges()
    {
        m_tracksBelow.assign(m_layers.rows.size(), 0);
        m_tracksAbove.assign(m_layers.rows.size(), 0);
        for (int i = 0; i < m_graph.edges.size(); ++i) {
            const GraphEdge &edge = m_graph.edges[i];
            if (!m_layers.isBack[size_t(i)] || isSelfLoop(edge))
                continue;
            BackEdge back{.edge = i, .from = edge.from, .to = edge.to};
            const int freeRight = int(isFree(edge.from, true)) + int(isFree(edge.to, true));
            const int freeLeft = int(isFree(edge.from, false)) + int(isFree(edge.to, false));
            back.right = freeRight >= freeLeft;
            back.tracksBelow = !isFree(edge.from, back.right);
            back.tracksAbove = !isFree(edge.to, back.right);
            if (back.tracksBelow)
                back.belowTrack = m_tracksBelow[rowOf(edge.from)]++;
            if (back.tracksAbove)
                back.aboveTrack = m_tracksAbove[rowOf(edge.to)]++;
            m_back.push_back(back);
        }
    }

    // Edges that run far to the side in a gap get more height, so that they do not become flat.
    double slantBetween(size_t row) const
    {
        double widest = 0;
        for (const int above : m_layers.rows[row]) {
            for (const int below : vertex(above).down) {
                const double reach = vertex(above).node >= 0 || vertex(below).node >= 0
                    ? std::max(vertex(above).node >= 0 ? vertex(above).right : 0, vertex(below).node >= 0 ? vertex(below).right : 0)
                    : 0;
                widest = std::max(widest, std::abs(m_x[size_t(above)] - m_x[size_t(below)]) - reach * portShare);
            }
        }
        return std::min(26.0, widest / 14);
    }

    void placeRows()
    {
        const size_t count = m_layers.rows.size();
        m_top.resize(count);
        m_bottom.resize(count);
        double y = 0;
        for (size_t r = 0; r < count; ++r) {
            double height = 0;
            for (const int v : m_layers.rows[r])
                height = std::max(height, vertex(v).height);
            const bool holdsNodes = r % 2 == 0;
            if (holdsNodes)
                y += m_tracksAbove[r] * trackDistance;
            m_top[r] = y;
            m_bottom[r] = y + height;
            y += height + (holdsNodes ? gapBelowNodes + m_tracksBelow[r] * trackDistance : gapAboveNodes) + slantBetween(r);
        }
    }

    void placeNodes()
    {
        m_layout.nodes.resize(m_graph.nodes.size());
        for (int i = 0; i < m_graph.nodes.size(); ++i) {
            const size_t row = rowOf(i);
            const double middle = (m_top[row] + m_bottom[row]) / 2;
            double axis = m_x[size_t(i)];
            if (const int host = m_layers.attachedTo[size_t(i)]; host >= 0)
                axis = m_x[size_t(host)] + m_sizes[host].width() / 2 + attachGap + m_sizes[i].width() / 2;
            m_layout.nodes[i] = QRectF(QPointF(axis - m_sizes[i].width() / 2, middle - m_sizes[i].height() / 2), m_sizes[i]);
        }
    }

    double port(int node, double towards) const
    {
        const double reach = rect(node).width() / 2 * portShare;
        const double axis = rect(node).center().x();
        return std::clamp(towards, axis - reach, axis + reach);
    }

    void routeForward(int index)
    {
        const GraphEdge &edge = m_graph.edges[index];
        PlacedEdge &placed = m_layout.edges[index];
        if (m_layers.attachedTo[size_t(edge.to)] >= 0) {
            placed.points = {QPointF(rect(edge.from).right(), rect(edge.from).center().y()),
                             QPointF(rect(edge.to).left(), rect(edge.to).center().y())};
            placed.labelAt = (placed.points.first() + placed.points.last()) / 2;
            return;
        }
        const std::vector<int> &chain = m_layers.chains[size_t(index)];
        if (chain.size() < 2)
            return;
        const double start = port(edge.from, m_x[size_t(chain[1])]);
        placed.points << QPointF(start, rect(edge.from).bottom())
                      << QPointF(start, m_bottom[rowOf(edge.from)]);
        for (size_t i = 1; i + 1 < chain.size(); ++i) {
            const double at = m_x[size_t(chain[i])];
            placed.points << QPointF(at, m_top[rowOf(chain[i])]) << QPointF(at, m_bottom[rowOf(chain[i])]);
            if (vertex(chain[i]).label == index)
                placed.labelAt = QPointF(at, (m_top[rowOf(chain[i])] + m_bottom[rowOf(chain[i])]) / 2);
        }
        const double end = port(edge.to, m_x[size_t(chain[chain.size() - 2])]);
        placed.points << QPointF(end, m_top[rowOf(edge.to)] - stub) << QPointF(end, rect(edge.to).top());
        if (m_labelSizes.value(index).isEmpty())
            placed.labelAt = placed.points[placed.points.size() / 2];
    }

    void routeSelfLoops()
    {
        std::vector<double> reach(size_t(m_graph.nodes.size()), 0);
        std::vector<int> count(size_t(m_graph.nodes.size()), 0);
        for (int i = 0; i < m_graph.edges.size(); ++i) {
            const GraphEdge &edge = m_graph.edges[i];
            if (!isSelfLoop(edge))
                continue;
            const QRectF &box = rect(edge.from);
            const double label = m_labelSizes.value(i).width();
            const double line = box.left() - reach[size_t(edge.from)] - loopReach - label / 2;
            const double half = std::min(box.height() / 2 - 4, 8.0 + 3 * count[size_t(edge.from)]++);
            const double middle = box.center().y();
            m_layout.edges[i].points = {QPointF(box.left(), middle + half), QPointF(line, middle + half),
                                        QPointF(line, middle - half), QPointF(box.left(), middle - half)};
            m_layout.edges[i].labelAt = QPointF(line, middle);
            reach[size_t(edge.from)] += 2 * loopReach + label;
        }
    }

    // How far to that side anything reaches in the rows from `first` to `last`.
    double outermost(size_t first, size_t last, bool right) const
    {
        double result = right ? -1e9 : 1e9;
        for (size_t r = first; r <= last; ++r) {
            for (const int v : m_layers.rows[r]) {
                const double edge = right ? m_x[size_t(v)] + vertex(v).right : m_x[size_t(v)] - vertex(v).left;
                result = right ? std::max(result, edge) : std::min(result, edge);
            }
        }
        return result;
    }

    void routeBackEdges()
    {
        struct Channel
        {
            double top;
            double bottom;
            double outer;
            bool right;
        };
        std::vector<Channel> channels;
        // Short ones run inside of long ones.
        std::stable_sort(m_back.begin(), m_back.end(), [this](const BackEdge &a, const BackEdge &b) {
            return vertex(a.from).row - vertex(a.to).row < vertex(b.from).row - vertex(b.to).row;
        });
        for (const BackEdge &back : m_back) {
            const QRectF &lower = rect(back.from);
            const QRectF &upper = rect(back.to);
            const double side = back.right ? 1 : -1;
            const double bottom = back.tracksBelow
                ? m_bottom[rowOf(back.from)] + stub / 2 + trackDistance * (back.belowTrack + 0.4)
                : lower.center().y() + lower.height() / 6;
            const double top = back.tracksAbove ? m_top[rowOf(back.to)] - stub - trackDistance * (back.aboveTrack + 0.4)
                                                : upper.center().y() - upper.height() / 6;
            double base = side * outermost(rowOf(back.to), rowOf(back.from), back.right);
            for (const Channel &channel : channels) {
                if (channel.right == back.right && channel.top <= bottom && top <= channel.bottom)
                    base = std::max(base, channel.outer);
            }
            const double half = m_labelSizes.value(back.edge).width() / 2;
            const double line = side * (base + channelGap + half);
            channels.push_back({top, bottom, base + channelGap + 2 * half, back.right});

            QList<QPointF> &points = m_layout.edges[back.edge].points;
            if (back.tracksBelow) {
                const double leave = lower.center().x() + side * portShare * lower.width() / 2;
                points << QPointF(leave, lower.bottom()) << QPointF(leave, bottom);
            } else {
                points << QPointF(back.right ? lower.right() : lower.left(), bottom);
            }
            points << QPointF(line, bottom) << QPointF(line, top);
            if (back.tracksAbove) {
                const double arrive = upper.center().x() + side * portShare * upper.width() / 2;
                points << QPointF(arrive, top) << QPointF(arrive, upper.top());
            } else {
                points << QPointF(back.right ? upper.right() : upper.left(), top);
            }
            m_layout.edges[back.edge].labelAt = QPointF(line, (top + bottom) / 2);
        }
    }

    static QList<QPointF> withoutStraightCorners(const QList<QPointF> &points)
    {
        QList<QPointF> result;
        for (const QPointF &point : points) {
            if (!result.isEmpty() && QPointF(point - result.last()).manhattanLength() < 0.01)
                continue;
            if (result.size() >= 2) {
                const QPointF a = result.last() - result[result.size() - 2];
                const QPointF b = point - result.last();
                if (std::abs(a.x() * b.y() - a.y() * b.x()) < 0.01 && a.x() * b.x() + a.y() * b.y() >= 0)
                    result.removeLast();
            }
            result << point;
        }
        return result;
    }

    // Everything moves so that the drawing begins at (0, 0) with a margin.
    void finish()
    {
        QRectF bounds;
        for (const QRectF &node : m_layout.nodes)
            bounds |= node;
        for (int i = 0; i < m_layout.edges.size(); ++i) {
            const PlacedEdge &edge = m_layout.edges[i];
            for (const QPointF &point : edge.points)
                bounds |= QRectF(point - QPointF(1, 1), QSizeF(2, 2));
            const QSizeF label = m_labelSizes.value(i);
            if (!label.isEmpty())
                bounds |= QRectF(edge.labelAt - QPointF(label.width() / 2, label.height() / 2), label);
        }
        const QPointF shift = QPointF(margin, margin) - bounds.topLeft();
        for (QRectF &node : m_layout.nodes)
            node.translate(shift);
        for (PlacedEdge &edge : m_layout.edges) {
            for (QPointF &point : edge.points)
                point += shift;
            edge.points = withoutStraightCorners(edge.points);
            edge.labelAt += shift;
        }
        m_layout.bounds = QRectF(0, 0, bounds.width() + 2 * margin, bounds.height() + 2 * margin);
    }

    const BlockGraph &m_graph;
    const Layers &m_layers;
    const std::vector<double> &m_x;
    const QList<QSizeF> &m_sizes;
    const QList<QSizeF> &m_labelSizes;
    GraphLayout m_layout;
    std::vector<BackEdge> m_back;
    std::vector<int> m_tracksBelow; // per row: back edges that run in the gap below it, above it
    std::vector<int> m_tracksAbove;
    std::vector<double> m_top;
    std::vector<double> m_bottom;
};

} // namespace

GraphLayout routed(const BlockGraph &graph, const Layers &layers, const std::vector<double> &x,
                   const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes)
{
    return Router(graph, layers, x, sizes, labelSizes).route();
}

} // namespace overmantel::layered
