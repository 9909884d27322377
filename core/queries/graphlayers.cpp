#include "core/queries/graphlayers.h"

#include <algorithm>
#include <map>

namespace overmantel::layered {

namespace {

// Edges that decide about rows: not those that go back, to themselves, or to a box at the side.
Adjacency downwardEdges(const BlockGraph &graph, const Layers &layers)
{
    Adjacency next{size_t(graph.nodes.size())};
    for (int i = 0; i < graph.edges.size(); ++i) {
        const GraphEdge &edge = graph.edges[i];
        if (!layers.isBack[size_t(i)] && layers.attachedTo[size_t(edge.to)] < 0)
            next[size_t(edge.from)].push_back(edge.to);
    }
    return next;
}

bool leadsTo(const Adjacency &next, int from, int to)
{
    std::vector<bool> seen(next.size(), false);
    std::vector<int> open{from};
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        if (node == to)
            return true;
        if (seen[size_t(node)])
            continue;
        seen[size_t(node)] = true;
        open.insert(open.end(), next[size_t(node)].begin(), next[size_t(node)].end());
    }
    return false;
}

void findBackEdges(const BlockGraph &graph, Layers &layers)
{
    Adjacency next{size_t(graph.nodes.size())};
    for (const GraphEdge &edge : graph.edges)
        next[size_t(edge.from)].push_back(edge.to);
    const std::vector<int> component = strongComponents(next);
    layers.isBack.resize(size_t(graph.edges.size()));
    // Every loop has an edge that goes against the order of the steps, so the others make no loop.
    for (int i = 0; i < graph.edges.size(); ++i) {
        const GraphEdge &edge = graph.edges[i];
        layers.isBack[size_t(i)] = edge.from >= edge.to && component[size_t(edge.from)] == component[size_t(edge.to)];
    }
}

// A box that only one step calls stands beside that step.
void findAttached(const BlockGraph &graph, Layers &layers)
{
    layers.attachedTo.assign(size_t(graph.nodes.size()), -1);
    std::vector<int> incoming(size_t(graph.nodes.size()), 0);
    for (const GraphEdge &edge : graph.edges)
        ++incoming[size_t(edge.to)];
    for (const GraphEdge &edge : graph.edges) {
        const NodeRole role = graph.nodes[edge.to].role;
        if (edge.kind == EdgeKind::Call && incoming[size_t(edge.to)] == 1
            && (role == NodeRole::Foreign || role == NodeRole::Broken))
            layers.attachedTo[size_t(edge.to)] = edge.from;
    }
}

// Steps that nothing leads to keep their place behind the step before them.
void keepLooseStepsInOrder(const BlockGraph &graph, const Layers &layers, Adjacency &next)
{
    std::vector<bool> hasIncoming(next.size(), false);
    for (const auto &targets : next) {
        for (const int target : targets)
            hasIncoming[size_t(target)] = true;
    }
    for (int i = 1; i < graph.nodes.size(); ++i) {
        if (hasIncoming[size_t(i)] || layers.attachedTo[size_t(i)] >= 0)
            continue;
        if (!leadsTo(next, i, i - 1))
            next[size_t(i - 1)].push_back(i);
    }
}

std::vector<int> ranks(const BlockGraph &graph, const Layers &layers, const Adjacency &downward)
{
    Adjacency next = downward;
    keepLooseStepsInOrder(graph, layers, next);
    const size_t count = next.size();
    std::vector<int> rank(count, 0);
    std::vector<int> waiting(count, 0);
    for (const auto &targets : next) {
        for (const int target : targets)
            ++waiting[size_t(target)];
    }
    std::vector<int> ready;
    for (size_t i = count; i-- > 0;) {
        if (waiting[i] == 0)
            ready.push_back(int(i));
    }
    while (!ready.empty()) {
        const int node = ready.back();
        ready.pop_back();
        for (const int target : next[size_t(node)]) {
            rank[size_t(target)] = std::max(rank[size_t(target)], rank[size_t(node)] + 1);
            if (--waiting[size_t(target)] == 0)
                ready.push_back(target);
        }
    }
    // The end stands below all steps, also those that never reach it.
    int lowest = 0;
    int end = -1;
    for (int i = 0; i < graph.nodes.size(); ++i) {
        if (graph.nodes[i].role == NodeRole::End)
            end = i;
        else if (graph.nodes[i].role == NodeRole::Step || graph.nodes[i].role == NodeRole::Start)
            lowest = std::max(lowest, rank[size_t(i)]);
    }
    if (end >= 0)
        rank[size_t(end)] = std::max(rank[size_t(end)], lowest + 1);
    for (size_t i = 0; i < count; ++i) {
        if (layers.attachedTo[i] >= 0)
            rank[i] = rank[size_t(layers.attachedTo[i])];
    }
    return rank;
}

class Chainer
{
public:
    Chainer(Layers &layers, const QList<QSizeF> &labelSizes) : m_layers(layers), m_labelSizes(labelSizes) {}

    std::vector<int> chain(const GraphEdge &edge, int index)
    {
        const int first = m_layers.vertices[size_t(edge.from)].row;
        const int last = m_layers.vertices[size_t(edge.to)].row;
        std::vector<int> passed{edge.from};
        const QSizeF label = m_labelSizes.value(index);
        if (!label.isEmpty()) {
            Vertex vertex{.label = index, .row = first + 1, .order = edge.from + (edge.order + 1) / 1000.0};
            vertex.left = vertex.right = label.width() / 2;
            vertex.height = label.height();
            vertex.gap = 12;
            passed.push_back(add(vertex));
        }
        // Long edges to one target become one line where they meet.
        while (first + int(passed.size()) < last)
            passed.push_back(trunk(edge.to, first + int(passed.size())));
        passed.push_back(edge.to);
        for (size_t i = 1; i < passed.size(); ++i)
            connect(passed[i - 1], passed[i]);
        return passed;
    }

private:
    int add(const Vertex &vertex)
    {
        m_layers.vertices.push_back(vertex);
        return int(m_layers.vertices.size()) - 1;
    }

    int trunk(int target, int row)
    {
        const auto [it, isNew] = m_trunks.try_emplace({target, row}, -1);
        if (isNew)
            it->second = add({.row = row, .order = target - 0.5, .gap = 16, .trunk = true});
        return it->second;
    }

    void connect(int above, int below)
    {
        std::vector<int> &down = m_layers.vertices[size_t(above)].down;
        if (std::find(down.begin(), down.end(), below) != down.end())
            return;
        down.push_back(below);
        m_layers.vertices[size_t(below)].up.push_back(above);
    }

    Layers &m_layers;
    const QList<QSizeF> &m_labelSizes;
    std::map<std::pair<int, int>, int> m_trunks;
};

// Edges of a node to itself and the box at its side need room of their own beside it.
void reserveSides(const BlockGraph &graph, const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes, Layers &layers)
{
    for (int i = 0; i < graph.edges.size(); ++i) {
        const GraphEdge &edge = graph.edges[i];
        if (isSelfLoop(edge))
            layers.vertices[size_t(edge.from)].left += 2 * loopReach + labelSizes.value(i).width();
    }
    for (int i = 0; i < graph.nodes.size(); ++i) {
        const int host = layers.attachedTo[size_t(i)];
        if (host < 0)
            continue;
        Vertex &vertex = layers.vertices[size_t(host)];
        vertex.right += attachGap + sizes[i].width();
        vertex.height = std::max(vertex.height, sizes[i].height());
    }
}

} // namespace

bool isSelfLoop(const GraphEdge &edge)
{
    return edge.from == edge.to;
}

Layers layersOf(const BlockGraph &graph, const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes)
{
    Layers layers;
    findBackEdges(graph, layers);
    findAttached(graph, layers);
    const std::vector<int> rank = ranks(graph, layers, downwardEdges(graph, layers));
    // Some edges against the order of the steps lead downwards all the same.
    for (int i = 0; i < graph.edges.size(); ++i) {
        if (rank[size_t(graph.edges[i].from)] < rank[size_t(graph.edges[i].to)])
            layers.isBack[size_t(i)] = false;
    }
    for (int i = 0; i < graph.nodes.size(); ++i) {
        Vertex vertex{.node = i, .row = 2 * rank[size_t(i)], .order = double(i), .gap = 28};
        vertex.left = vertex.right = sizes[i].width() / 2;
        vertex.height = sizes[i].height();
        layers.vertices.push_back(vertex);
    }
    Chainer chainer(layers, labelSizes);
    layers.chains.resize(size_t(graph.edges.size()));
    for (int i = 0; i < graph.edges.size(); ++i) {
        if (!layers.isBack[size_t(i)] && layers.attachedTo[size_t(graph.edges[i].to)] < 0)
            layers.chains[size_t(i)] = chainer.chain(graph.edges[i], i);
    }
    reserveSides(graph, sizes, labelSizes, layers);

    int last = 0;
    for (const Vertex &vertex : layers.vertices)
        last = std::max(last, vertex.row);
    layers.rows.resize(size_t(last) + 1);
    for (size_t i = 0; i < layers.vertices.size(); ++i) {
        const int node = layers.vertices[i].node;
        if (node < 0 || layers.attachedTo[size_t(node)] < 0)
            layers.rows[size_t(layers.vertices[i].row)].push_back(int(i));
    }
    return layers;
}

} // namespace overmantel::layered
