#include "core/queries/graphlayers.h"

#include <algorithm>

namespace overmantel::layered {

namespace {

void renumber(Layers &layers, const std::vector<int> &row)
{
    for (size_t i = 0; i < row.size(); ++i)
        layers.vertices[size_t(row[i])].position = int(i);
}

std::vector<int> positions(const Layers &layers, const std::vector<int> &neighbours)
{
    std::vector<int> result;
    result.reserve(neighbours.size());
    for (const int neighbour : neighbours)
        result.push_back(layers.vertices[size_t(neighbour)].position);
    std::sort(result.begin(), result.end());
    return result;
}

// Crossings between the edges of a row and the next: inversions, counted in a Fenwick tree.
qint64 crossingsBelow(const Layers &layers, size_t row)
{
    const std::vector<int> &below = layers.rows[row + 1];
    std::vector<int> tree(below.size() + 1, 0);
    qint64 count = 0;
    int seen = 0;
    for (const int vertex : layers.rows[row]) {
        const std::vector<int> targets = positions(layers, layers.vertices[size_t(vertex)].down);
        for (const int target : targets) {
            int notBehind = 0;
            for (int i = target + 1; i > 0; i -= i & -i)
                notBehind += tree[size_t(i)];
            count += seen - notBehind;
        }
        for (const int target : targets) {
            for (int i = target + 1; i < int(tree.size()); i += i & -i)
                ++tree[size_t(i)];
            ++seen;
        }
    }
    return count;
}

// Sorts a row by the mean place of the neighbours in the row that stands; vertices without any keep
// their slot.
void sortByNeighbours(Layers &layers, std::vector<int> &row, std::vector<int> Vertex::*side)
{
    struct Placed
    {
        double where;
        int vertex;
    };
    std::vector<Placed> placed;
    std::vector<size_t> places;
    for (size_t i = 0; i < row.size(); ++i) {
        const std::vector<int> &neighbours = layers.vertices[size_t(row[i])].*side;
        if (neighbours.empty())
            continue;
        double sum = 0;
        for (const int neighbour : neighbours)
            sum += layers.vertices[size_t(neighbour)].position;
        placed.push_back({sum / double(neighbours.size()), row[i]});
        places.push_back(i);
    }
    std::stable_sort(placed.begin(), placed.end(), [](const Placed &a, const Placed &b) { return a.where < b.where; });
    for (size_t i = 0; i < places.size(); ++i)
        row[places[i]] = placed[i].vertex;
    renumber(layers, row);
}

struct PairCrossings
{
    qint64 asIs = 0;
    qint64 swapped = 0;
};

void countPair(const std::vector<int> &left, const std::vector<int> &right, PairCrossings &count)
{
    for (const int a : left) {
        for (const int b : right) {
            if (a > b)
                ++count.asIs;
            else if (b > a)
                ++count.swapped;
        }
    }
}

// Swaps neighbours in a row as long as that removes crossings.
bool transpose(Layers &layers)
{
    bool improved = false;
    for (std::vector<int> &row : layers.rows) {
        std::vector<std::vector<int>> up;
        std::vector<std::vector<int>> down;
        for (const int vertex : row) {
            up.push_back(positions(layers, layers.vertices[size_t(vertex)].up));
            down.push_back(positions(layers, layers.vertices[size_t(vertex)].down));
        }
        for (size_t i = 0; i + 1 < row.size(); ++i) {
            PairCrossings count;
            countPair(up[i], up[i + 1], count);
            countPair(down[i], down[i + 1], count);
            if (count.swapped >= count.asIs)
                continue;
            std::swap(row[i], row[i + 1]);
            std::swap(up[i], up[i + 1]);
            std::swap(down[i], down[i + 1]);
            improved = true;
        }
        renumber(layers, row);
    }
    return improved;
}

} // namespace

qint64 crossings(const Layers &layers)
{
    qint64 count = 0;
    for (size_t row = 0; row + 1 < layers.rows.size(); ++row)
        count += crossingsBelow(layers, row);
    return count;
}

void orderRows(Layers &layers, const std::stop_token &stop)
{
    for (std::vector<int> &row : layers.rows) {
        std::stable_sort(row.begin(), row.end(), [&](int a, int b) {
            return layers.vertices[size_t(a)].order < layers.vertices[size_t(b)].order;
        });
        renumber(layers, row);
    }

    std::vector<std::vector<int>> best = layers.rows;
    qint64 fewest = crossings(layers);
    const int sweeps = layers.vertices.size() > 20000 ? 4 : 12;
    int withoutGain = 0;
    for (int sweep = 0; sweep < sweeps && fewest > 0 && withoutGain < 4 && !stop.stop_requested(); ++sweep) {
        if (sweep % 2 == 0) {
            for (size_t row = 1; row < layers.rows.size(); ++row)
                sortByNeighbours(layers, layers.rows[row], &Vertex::up);
        } else {
            for (size_t row = layers.rows.size() - 1; row-- > 0;)
                sortByNeighbours(layers, layers.rows[row], &Vertex::down);
        }
        for (int pass = 0; pass < 4 && transpose(layers); ++pass) {
            if (stop.stop_requested())
                return;
        }
        ++withoutGain;
        if (const qint64 count = crossings(layers); count < fewest) {
            fewest = count;
            best = layers.rows;
            withoutGain = 0;
        }
    }
    layers.rows = best;
    for (const std::vector<int> &row : layers.rows)
        renumber(layers, row);
}

} // namespace overmantel::layered
