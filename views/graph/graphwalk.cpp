#include "views/graph/graphwalk.h"

namespace overmantel {

namespace {

bool staysInBlock(const GraphEdge &edge)
{
    return edge.kind != EdgeKind::Call;
}

int below(const BlockGraph &graph, int node)
{
    int called = node;
    for (const GraphEdge &edge : graph.edges) {
        if (edge.from != node)
            continue;
        if (staysInBlock(edge))
            return edge.to;
        called = edge.to;
    }
    return called;
}

int above(const BlockGraph &graph, const GraphLayout &layout, int node, int cameFrom)
{
    int best = node;
    for (const GraphEdge &edge : graph.edges) {
        if (edge.to != node)
            continue;
        if (edge.from == cameFrom)
            return cameFrom;
        // The nearest one, and rather a step above than one that loops back from below.
        const auto cost = [&](int from) {
            const QPointF way = layout.nodes[node].center() - layout.nodes[from].center();
            return qAbs(way.x()) + (way.y() > 0 ? way.y() : 100000 - way.y());
        };
        if (best == node || cost(edge.from) < cost(best))
            best = edge.from;
    }
    return best;
}

int beside(const GraphLayout &layout, int node, bool right)
{
    const QRectF &here = layout.nodes[node];
    int best = node;
    for (int i = 0; i < layout.nodes.size(); ++i) {
        const QRectF &other = layout.nodes[i];
        const bool sameRow = other.top() < here.bottom() && here.top() < other.bottom();
        const bool onSide = right ? other.left() > here.right() : other.right() < here.left();
        if (!sameRow || !onSide)
            continue;
        const double distance = qAbs(other.center().x() - here.center().x());
        if (best == node || distance < qAbs(layout.nodes[best].center().x() - here.center().x()))
            best = i;
    }
    return best;
}

} // namespace

int walked(const BlockGraph &graph, const GraphLayout &layout, int node, Walk direction, int cameFrom)
{
    switch (direction) {
    case Walk::Down: return below(graph, node);
    case Walk::Up: return above(graph, layout, node, cameFrom);
    case Walk::Left: return beside(layout, node, false);
    case Walk::Right: return beside(layout, node, true);
    }
    return node;
}

int branchTarget(const BlockGraph &graph, int node, int number)
{
    for (const GraphEdge &edge : graph.edges) {
        if (edge.from == node && staysInBlock(edge) && number-- == 0)
            return edge.to;
    }
    return -1;
}

} // namespace overmantel
