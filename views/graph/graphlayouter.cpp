#include "views/graph/graphlayouter.h"

#include "core/queries/graphtext.h"
#include "views/graph/graphpainting.h"

namespace overmantel {

namespace {

constexpr qsizetype largeBlock = 150; // nodes; below that a layout takes a few milliseconds

} // namespace

GraphLayouter::GraphLayouter(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

GraphLayouter::~GraphLayouter()
{
    stop();
    m_pool.waitForDone();
}

void GraphLayouter::stop()
{
    m_stop.request_stop();
    m_isBusy = false;
}

void GraphLayouter::request(const BlockGraph &graph, const QFont &font)
{
    stop();
    QList<QSizeF> sizes;
    for (const GraphNode &node : graph.nodes)
        sizes << graphpainting::nodeSize(node, font);
    QList<QSizeF> labels;
    for (const GraphEdge &edge : graph.edges)
        labels << graphpainting::labelSize(edgeLabel(graph, edge), font);

    if (graph.nodes.size() < largeBlock) {
        Q_EMIT finished(graph, layoutGraph(graph, sizes, labels));
        return;
    }
    m_stop = std::stop_source();
    m_isBusy = true;
    m_pool.start([this, graph, sizes, labels, token = m_stop.get_token()] {
        const GraphLayout layout = layoutGraph(graph, sizes, labels, token);
        QMetaObject::invokeMethod(this, [this, graph, layout, token] {
            if (token.stop_requested())
                return;
            m_isBusy = false;
            Q_EMIT finished(graph, layout);
        }, Qt::QueuedConnection);
    });
}

} // namespace overmantel
