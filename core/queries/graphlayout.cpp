#include "core/queries/graphlayout.h"

#include "core/queries/graphcoordinates.h"
#include "core/queries/graphrouting.h"

namespace overmantel {

GraphLayout layoutGraph(const BlockGraph &graph, const QList<QSizeF> &sizes, const QList<QSizeF> &labelSizes,
                        std::stop_token stop)
{
    Q_ASSERT(sizes.size() == graph.nodes.size());
    if (graph.nodes.isEmpty() || stop.stop_requested())
        return {};
    layered::Layers layers = layered::layersOf(graph, sizes, labelSizes);
    if (stop.stop_requested())
        return {};
    layered::orderRows(layers, stop);
    if (stop.stop_requested())
        return {};
    const std::vector<double> x = layered::horizontalCoordinates(layers);
    if (stop.stop_requested())
        return {};
    return layered::routed(graph, layers, x, sizes, labelSizes);
}

} // namespace overmantel
