#include "core/queries/graphcomponents.h"

#include <algorithm>

namespace overmantel {

std::vector<int> strongComponents(const Adjacency &successors)
{
    const int count = int(successors.size());
    std::vector<int> component(size_t(count), -1);
    std::vector<int> index(size_t(count), -1);
    std::vector<int> low(size_t(count), 0);
    std::vector<int> open; // Tarjan's stack
    struct Frame
    {
        int node;
        size_t next;
    };
    std::vector<Frame> frames;
    int counter = 0;
    int components = 0;

    for (int root = 0; root < count; ++root) {
        if (index[size_t(root)] >= 0)
            continue;
        frames.push_back({root, 0});
        while (!frames.empty()) {
            const size_t node = size_t(frames.back().node);
            if (frames.back().next == 0) {
                index[node] = low[node] = counter++;
                open.push_back(int(node));
            }
            if (frames.back().next < successors[node].size()) {
                const size_t child = size_t(successors[node][frames.back().next++]);
                if (index[child] < 0)
                    frames.push_back({int(child), 0});
                else if (component[child] < 0)
                    low[node] = std::min(low[node], index[child]);
                continue;
            }
            if (low[node] == index[node]) {
                int member = -1;
                do {
                    member = open.back();
                    open.pop_back();
                    component[size_t(member)] = components;
                } while (member != int(node));
                ++components;
            }
            frames.pop_back();
            if (!frames.empty()) {
                const size_t parent = size_t(frames.back().node);
                low[parent] = std::min(low[parent], low[node]);
            }
        }
    }
    return component;
}

} // namespace overmantel
