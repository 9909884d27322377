// The first half of the layout: every node of a block graph gets a row, long edges get way points in
// the rows between, and the rows get an order with few crossings that begins with the order of the
// steps. Sizes matter here only as numbers that are carried along.
#pragma once

#include "core/queries/blockgraph.h"
#include "core/queries/graphcomponents.h"

#include <QSizeF>

#include <stop_token>
#include <vector>

namespace overmantel::layered {

// A node of the graph, or a place that an edge passes. Rows of even number hold nodes, the rows between
// them labels; way points stand in both.
struct Vertex
{
    int node = -1;  // index in the graph; -1 for a way point
    int label = -1; // the edge whose label this way point carries; -1 without one
    int row = 0;
    int position = 0;   // in its row
    double order = 0;   // where the order of the steps would put it
    double left = 0;    // how far it reaches from its axis
    double right = 0;
    double height = 0;
    double gap = 0;     // free space that it wants beside it
    bool trunk = false; // a way point that all long edges to one target share
    std::vector<int> up{}; // neighbours in the row above and below
    std::vector<int> down{};
};

struct Layers
{
    std::vector<Vertex> vertices; // the nodes first, at their index in the graph
    std::vector<std::vector<int>> rows;
    std::vector<std::vector<int>> chains; // per edge: the vertices it passes, both ends included
    std::vector<bool> isBack;             // per edge: leads against the order of the steps, inside a loop
    std::vector<int> attachedTo;          // per node: the step at whose side it stands, or -1
};

inline constexpr double attachGap = 40; // between a step and the box that it calls
inline constexpr double loopReach = 14; // from the border of a node to the line of an edge to itself

bool isSelfLoop(const GraphEdge &edge);

Layers layersOf(const BlockGraph &graph, const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes);

// Moves the vertices within their rows. Keeps the order as it was where another would not be better.
void orderRows(Layers &layers, const std::stop_token &stop);
qint64 crossings(const Layers &layers);

} // namespace overmantel::layered
