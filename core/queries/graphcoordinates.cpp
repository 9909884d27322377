#include "core/queries/graphcoordinates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace overmantel::layered {

namespace {

// The distance that the axes of two neighbours in a row need.
double separation(const Vertex &a, const Vertex &b)
{
    return a.right + b.left + (a.gap + b.gap) / 2;
}

using Conflicts = std::set<std::pair<int, int>>; // upper and lower vertex of an edge that must not be straight

// The vertex above through which a shared line comes; -1 when this is no inner piece of one.
int trunkAbove(const Layers &layers, int vertex)
{
    if (!layers.vertices[size_t(vertex)].trunk)
        return -1;
    for (const int up : layers.vertices[size_t(vertex)].up) {
        if (layers.vertices[size_t(up)].trunk)
            return up;
    }
    return -1;
}

// Edges that cross a shared line give way to it.
Conflicts findConflicts(const Layers &layers)
{
    Conflicts conflicts;
    for (size_t r = 1; r < layers.rows.size(); ++r) {
        const std::vector<int> &row = layers.rows[r];
        int from = 0;
        size_t scanned = 0;
        for (size_t i = 0; i < row.size(); ++i) {
            const int inner = trunkAbove(layers, row[i]);
            if (inner < 0 && i + 1 < row.size())
                continue;
            const int to = inner < 0 ? std::numeric_limits<int>::max() : layers.vertices[size_t(inner)].position;
            for (; scanned <= i; ++scanned) {
                const int scan = row[scanned];
                for (const int up : layers.vertices[size_t(scan)].up) {
                    const int position = layers.vertices[size_t(up)].position;
                    if ((position < from || position > to) && up != trunkAbove(layers, scan))
                        conflicts.insert({up, scan});
                }
            }
            from = to;
        }
    }
    return conflicts;
}

class Alignment
{
public:
    Alignment(const Layers &layers, const Conflicts &conflicts, bool fromBelow, bool fromRight)
        : m_layers(layers), m_conflicts(conflicts), m_fromBelow(fromBelow), m_fromRight(fromRight)
    {
    }

    std::vector<double> coordinates()
    {
        align();
        return compact();
    }

private:
    // Rows and places as seen from the corner that this alignment starts in.
    const std::vector<int> &row(size_t i) const { return m_layers.rows[m_fromBelow ? m_layers.rows.size() - 1 - i : i]; }
    int at(const std::vector<int> &row, size_t i) const { return m_fromRight ? row[row.size() - 1 - i] : row[i]; }
    int place(int vertex) const
    {
        const Vertex &v = m_layers.vertices[size_t(vertex)];
        return m_fromRight ? int(m_layers.rows[size_t(v.row)].size()) - 1 - v.position : v.position;
    }

    void align()
    {
        const size_t count = m_layers.vertices.size();
        m_root.resize(count);
        m_align.resize(count);
        for (size_t i = 0; i < count; ++i)
            m_root[i] = m_align[i] = int(i);
        for (size_t r = 0; r < m_layers.rows.size(); ++r) {
            int previous = -1;
            for (size_t i = 0; i < row(r).size(); ++i)
                alignVertex(at(row(r), i), previous);
        }
    }

    void alignVertex(int vertex, int &previous)
    {
        const Vertex &v = m_layers.vertices[size_t(vertex)];
        std::vector<int> neighbours = m_fromBelow ? v.down : v.up;
        if (neighbours.empty())
            return;
        std::sort(neighbours.begin(), neighbours.end(), [this](int a, int b) { return place(a) < place(b); });
        const size_t last = neighbours.size() - 1;
        for (size_t middle = last / 2; middle <= (last + 1) / 2; ++middle) {
            const int neighbour = neighbours[middle];
            const auto edge = m_fromBelow ? std::pair(vertex, neighbour) : std::pair(neighbour, vertex);
            if (m_align[size_t(vertex)] != vertex || previous >= place(neighbour) || m_conflicts.count(edge) != 0)
                continue;
            m_align[size_t(neighbour)] = vertex;
            m_root[size_t(vertex)] = m_root[size_t(neighbour)];
            m_align[size_t(vertex)] = m_root[size_t(vertex)];
            previous = place(neighbour);
        }
    }

    // Blocks of aligned vertices as a graph of distances: the longest way gives each its place, then
    // each moves as near as it can to what follows it.
    std::vector<double> compact() const
    {
        const size_t count = m_layers.vertices.size();
        struct Link
        {
            int block;
            double distance;
        };
        std::vector<std::vector<Link>> next(count);
        std::vector<int> waiting(count, 0);
        for (size_t r = 0; r < m_layers.rows.size(); ++r) {
            for (size_t i = 1; i < row(r).size(); ++i) {
                const int a = at(row(r), i - 1);
                const int b = at(row(r), i);
                const Vertex &va = m_layers.vertices[size_t(a)];
                const Vertex &vb = m_layers.vertices[size_t(b)];
                next[size_t(m_root[size_t(a)])].push_back(
                    {m_root[size_t(b)], m_fromRight ? separation(vb, va) : separation(va, vb)});
                ++waiting[size_t(m_root[size_t(b)])];
            }
        }
        std::vector<int> sorted;
        for (size_t i = 0; i < count; ++i) {
            if (m_root[i] == int(i) && waiting[i] == 0)
                sorted.push_back(int(i));
        }
        std::vector<double> x(count, 0);
        for (size_t i = 0; i < sorted.size(); ++i) {
            const size_t block = size_t(sorted[i]);
            for (const Link &link : next[block]) {
                x[size_t(link.block)] = std::max(x[size_t(link.block)], x[block] + link.distance);
                if (--waiting[size_t(link.block)] == 0)
                    sorted.push_back(link.block);
            }
        }
        for (size_t i = sorted.size(); i-- > 0;) {
            const size_t block = size_t(sorted[i]);
            double limit = std::numeric_limits<double>::infinity();
            for (const Link &link : next[block])
                limit = std::min(limit, x[size_t(link.block)] - link.distance);
            if (std::isfinite(limit))
                x[block] = std::max(x[block], limit);
        }
        for (size_t i = 0; i < count; ++i)
            x[i] = x[size_t(m_root[i])];
        if (m_fromRight) {
            for (double &value : x)
                value = -value;
        }
        return x;
    }

    const Layers &m_layers;
    const Conflicts &m_conflicts;
    const bool m_fromBelow;
    const bool m_fromRight;
    std::vector<int> m_root;
    std::vector<int> m_align;
};

struct Extent
{
    double left = 0;
    double right = 0;
    double width() const { return right - left; }
};

Extent extent(const Layers &layers, const std::vector<double> &x)
{
    Extent result{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const std::vector<int> &row : layers.rows) {
        for (const int vertex : row) {
            const Vertex &v = layers.vertices[size_t(vertex)];
            result.left = std::min(result.left, x[size_t(vertex)] - v.left);
            result.right = std::max(result.right, x[size_t(vertex)] + v.right);
        }
    }
    return result;
}

} // namespace

std::vector<double> horizontalCoordinates(const Layers &layers)
{
    const Conflicts conflicts = findConflicts(layers);
    std::array<std::vector<double>, 4> all;
    std::array<Extent, 4> extents;
    size_t narrowest = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        all[i] = Alignment(layers, conflicts, i >= 2, i % 2 == 1).coordinates();
        extents[i] = extent(layers, all[i]);
        if (extents[i].width() < extents[narrowest].width())
            narrowest = i;
    }
    for (size_t i = 0; i < all.size(); ++i) {
        const double shift = i % 2 == 0 ? extents[narrowest].left - extents[i].left
                                        : extents[narrowest].right - extents[i].right;
        for (double &value : all[i])
            value += shift;
    }
    std::vector<double> x(layers.vertices.size(), 0);
    for (size_t i = 0; i < x.size(); ++i) {
        std::array<double, 4> candidates{all[0][i], all[1][i], all[2][i], all[3][i]};
        std::sort(candidates.begin(), candidates.end());
        x[i] = (candidates[1] + candidates[2]) / 2;
    }
    return x;
}

} // namespace overmantel::layered
