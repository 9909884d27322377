// The layout keeps its promises for any graph: nothing overlaps, edges end at nodes, the same graph
// always looks the same.
#include "core/queries/graphlayers.h"
#include "core/queries/graphlayout.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Sized
{
    BlockGraph graph;
    QList<QSizeF> nodes;
    QList<QSizeF> labels;

    GraphLayout layout(std::stop_token stop = {}) const { return layoutGraph(graph, nodes, labels, stop); }
};

// START, `steps` steps, END, `foreign` boxes; edges are added by the caller.
BlockGraph emptyBlock(int steps, int foreign = 0)
{
    BlockGraph graph;
    graph.nodes.append({.id = u"START"_s, .role = NodeRole::Start});
    for (int i = 0; i < steps; ++i)
        graph.nodes.append({.id = u"s%1"_s.arg(i), .role = NodeRole::Step, .kind = StepKind::Action, .stepIndex = i});
    graph.nodes.append({.id = u"END"_s, .role = NodeRole::End});
    for (int i = 0; i < foreign; ++i)
        graph.nodes.append({.id = u"→ block:b%1"_s.arg(i), .role = NodeRole::Foreign});
    graph.edges.append({.from = 0, .to = 1, .kind = EdgeKind::Implicit});
    return graph;
}

Sized sized(const BlockGraph &graph, std::mt19937 &random)
{
    const auto between = [&](int low, int high) { return double(low + int(random() % unsigned(high - low + 1))); };
    Sized result{graph, {}, {}};
    for (int i = 0; i < graph.nodes.size(); ++i)
        result.nodes << QSizeF(between(60, 280), between(28, 56));
    for (const GraphEdge &edge : graph.edges) {
        const bool hasLabel = edge.kind == EdgeKind::Branch || edge.kind == EdgeKind::Else;
        result.labels << (hasLabel ? QSizeF(between(20, 180), 18) : QSizeF());
    }
    return result;
}

Sized uniform(const BlockGraph &graph)
{
    Sized result{graph, {}, {}};
    result.nodes.fill(QSizeF(160, 50), graph.nodes.size());
    for (const GraphEdge &edge : graph.edges)
        result.labels << (edge.kind == EdgeKind::Branch ? QSizeF(90, 18) : QSizeF());
    return result;
}

// Steps as people write them: mostly on to the next one, some branches, jumps, calls and links.
Sized generated(quint32 seed, int steps)
{
    std::mt19937 random(seed);
    const int foreign = int(random() % 3);
    BlockGraph graph = emptyBlock(steps, foreign);
    const int end = steps + 1;
    const auto anyTarget = [&] { return 1 + int(random() % unsigned(steps + 1)); };
    for (int i = 1; i <= steps; ++i) {
        const unsigned form = random() % 10;
        if (foreign > 0 && random() % 6 == 0) {
            const bool isCall = random() % 2 == 0;
            graph.edges.append({.from = i, .to = end + 1 + int(random() % unsigned(foreign)),
                                .kind = isCall ? EdgeKind::Call : EdgeKind::Link});
            if (!isCall)
                continue;
        }
        if (form < 5) {
            graph.edges.append({.from = i, .to = i + 1, .kind = EdgeKind::Implicit});
        } else if (form < 7) {
            graph.edges.append({.from = i, .to = anyTarget(), .kind = EdgeKind::Next});
        } else {
            const int branches = 1 + int(random() % 5);
            for (int b = 0; b < branches; ++b)
                graph.edges.append({.from = i, .to = anyTarget(), .kind = EdgeKind::Branch, .condition = u"c"_s, .order = b});
            graph.edges.append({.from = i, .to = anyTarget(), .kind = EdgeKind::Else, .order = branches});
        }
    }
    return sized(graph, random);
}

QRectF labelRect(const Sized &block, const GraphLayout &layout, int edge)
{
    const QSizeF size = block.labels[edge];
    return {layout.edges[edge].labelAt - QPointF(size.width() / 2, size.height() / 2), size};
}

bool isOnBorder(const QRectF &rect, const QPointF &point)
{
    const bool onSide = (qAbs(point.x() - rect.left()) < 0.01 || qAbs(point.x() - rect.right()) < 0.01)
        && point.y() > rect.top() - 0.01 && point.y() < rect.bottom() + 0.01;
    const bool onEnd = (qAbs(point.y() - rect.top()) < 0.01 || qAbs(point.y() - rect.bottom()) < 0.01)
        && point.x() > rect.left() - 0.01 && point.x() < rect.right() + 0.01;
    return onSide || onEnd;
}

// Whether a straight piece passes through the inside of a rectangle.
bool passesThrough(const QPointF &a, const QPointF &b, const QRectF &rect)
{
    const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    double from = 0;
    double to = 1;
    const auto clip = [&](double start, double delta, double low, double high) {
        if (qFuzzyIsNull(delta))
            return start > low && start < high;
        double first = (low - start) / delta;
        double second = (high - start) / delta;
        if (first > second)
            std::swap(first, second);
        from = qMax(from, first);
        to = qMin(to, second);
        return from < to;
    };
    return clip(a.x(), b.x() - a.x(), inner.left(), inner.right()) && clip(a.y(), b.y() - a.y(), inner.top(), inner.bottom());
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private slots:
    void generatedBlocksKeepThePromises_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 200; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void generatedBlocksKeepThePromises()
    {
        QFETCH(quint32, seed);
        const Sized block = generated(seed, 1 + int(seed % 40));
        const GraphLayout layout = block.layout();
        QCOMPARE(layout.nodes.size(), block.graph.nodes.size());
        QCOMPARE(layout.edges.size(), block.graph.edges.size());

        for (int i = 0; i < layout.nodes.size(); ++i) {
            QCOMPARE(layout.nodes[i].size(), block.nodes[i]);
            QVERIFY(layout.bounds.contains(layout.nodes[i]));
            for (int j = 0; j < i; ++j)
                QVERIFY2(!layout.nodes[i].intersects(layout.nodes[j]), qPrintable(u"nodes %1 and %2"_s.arg(j).arg(i)));
        }
        for (int i = 0; i < layout.edges.size(); ++i) {
            const PlacedEdge &placed = layout.edges[i];
            const GraphEdge &edge = block.graph.edges[i];
            QVERIFY(placed.points.size() >= 2);
            QVERIFY2(isOnBorder(layout.nodes[edge.from], placed.points.first()), qPrintable(u"start of edge %1"_s.arg(i)));
            QVERIFY2(isOnBorder(layout.nodes[edge.to], placed.points.last()), qPrintable(u"end of edge %1"_s.arg(i)));
            for (const QPointF &point : placed.points)
                QVERIFY(layout.bounds.contains(point));
            for (int p = 1; p < placed.points.size(); ++p) {
                for (int n = 0; n < layout.nodes.size(); ++n) {
                    QVERIFY2(!passesThrough(placed.points[p - 1], placed.points[p], layout.nodes[n]),
                             qPrintable(u"edge %1 passes through node %2"_s.arg(i).arg(n)));
                }
            }
            if (block.labels[i].isEmpty())
                continue;
            const QRectF label = labelRect(block, layout, i);
            for (int n = 0; n < layout.nodes.size(); ++n)
                QVERIFY2(!label.intersects(layout.nodes[n]), qPrintable(u"label of edge %1 on node %2"_s.arg(i).arg(n)));
            for (int other = 0; other < i; ++other) {
                if (!block.labels[other].isEmpty())
                    QVERIFY2(!label.intersects(labelRect(block, layout, other)), qPrintable(u"labels %1 and %2"_s.arg(other).arg(i)));
            }
        }
    }

    void theSameGraphAlwaysLooksTheSame()
    {
        for (quint32 seed = 300; seed < 320; ++seed) {
            const Sized block = generated(seed, 30);
            const GraphLayout first = block.layout();
            const GraphLayout second = block.layout();
            QCOMPARE(first.nodes, second.nodes);
            for (int i = 0; i < first.edges.size(); ++i)
                QCOMPARE(first.edges[i].points, second.edges[i].points);
        }
    }

    void aChainIsAStraightLineFromTopToBottom()
    {
        BlockGraph graph = emptyBlock(5);
        for (int i = 1; i <= 5; ++i)
            graph.edges.append({.from = i, .to = i + 1, .kind = EdgeKind::Implicit});
        const GraphLayout layout = uniform(graph).layout();
        for (int i = 1; i < layout.nodes.size(); ++i) {
            QCOMPARE(layout.nodes[i].center().x(), layout.nodes[0].center().x());
            QVERIFY(layout.nodes[i].top() > layout.nodes[i - 1].bottom());
        }
        for (const PlacedEdge &edge : layout.edges)
            QCOMPARE(edge.points.size(), 2);
    }

    void branchesStandInTheOrderOfTheirSteps()
    {
        // A decision with four answers that all end the block.
        BlockGraph graph = emptyBlock(5);
        for (int i = 0; i < 4; ++i) {
            graph.edges.append({.from = 1, .to = 2 + i, .kind = EdgeKind::Branch, .condition = u"c"_s, .order = i});
            graph.edges.append({.from = 2 + i, .to = 6, .kind = EdgeKind::Next});
        }
        const GraphLayout layout = uniform(graph).layout();
        for (int i = 3; i <= 5; ++i) {
            QCOMPARE(layout.nodes[i].top(), layout.nodes[2].top());
            QVERIFY(layout.nodes[i].left() > layout.nodes[i - 1].right());
        }
        const double middle = (layout.nodes[2].center().x() + layout.nodes[5].center().x()) / 2;
        QVERIFY(qAbs(layout.nodes[1].center().x() - middle) < 1);
    }

    void aLoopRunsBesideWhatItRepeats()
    {
        BlockGraph graph = emptyBlock(3);
        graph.edges.append({.from = 1, .to = 2, .kind = EdgeKind::Implicit});
        graph.edges.append({.from = 2, .to = 3, .kind = EdgeKind::Implicit});
        graph.edges.append({.from = 3, .to = 1, .kind = EdgeKind::Branch, .condition = u"again"_s});
        graph.edges.append({.from = 3, .to = 4, .kind = EdgeKind::Else, .order = 1});
        const GraphLayout layout = uniform(graph).layout();
        QVERIFY(layout.nodes[1].top() < layout.nodes[2].top());
        QVERIFY(layout.nodes[2].top() < layout.nodes[3].top());
        double reach = 0;
        for (const QPointF &point : layout.edges[3].points)
            reach = qMax(reach, point.x());
        QVERIFY(reach > layout.nodes[2].right());
    }

    void aCalledBlockStandsBesideItsCaller()
    {
        BlockGraph graph = emptyBlock(2, 1);
        graph.edges.append({.from = 1, .to = 4, .kind = EdgeKind::Call});
        graph.edges.append({.from = 1, .to = 2, .kind = EdgeKind::Implicit});
        graph.edges.append({.from = 2, .to = 3, .kind = EdgeKind::Implicit});
        const GraphLayout layout = uniform(graph).layout();
        QCOMPARE(layout.nodes[4].center().y(), layout.nodes[1].center().y());
        QVERIFY(layout.nodes[4].left() > layout.nodes[1].right());
    }

    void anAddedStepMovesNothingAboveIt()
    {
        const auto chain = [](int steps) {
            BlockGraph graph = emptyBlock(steps);
            for (int i = 1; i <= steps; ++i)
                graph.edges.append({.from = i, .to = i + 1, .kind = EdgeKind::Implicit});
            return uniform(graph).layout();
        };
        const GraphLayout before = chain(6);
        const GraphLayout after = chain(7);
        for (int i = 0; i <= 6; ++i)
            QCOMPARE(after.nodes[i], before.nodes[i]);
    }

    void sortingNeverAddsCrossings()
    {
        for (quint32 seed = 400; seed < 430; ++seed) {
            const Sized block = generated(seed, 25);
            layered::Layers layers = layered::layersOf(block.graph, block.nodes, block.labels);
            layered::Layers sorted = layers;
            // The order of the steps, with nothing improved: a request to stop leaves it as it is.
            std::stop_source stop;
            stop.request_stop();
            layered::orderRows(layers, stop.get_token());
            layered::orderRows(sorted, {});
            QVERIFY(layered::crossings(sorted) <= layered::crossings(layers));
        }
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(generated(1, 30).layout(stop.get_token()).nodes.isEmpty());
    }

    void largeBlocksAreQuick_data()
    {
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("limit");
        QTest::newRow("40 steps") << 40 << 500;
        QTest::newRow("400 steps") << 400 << 15000;
    }

    // The limits are generous, for slow and busy machines; the figures go to the log.
    void largeBlocksAreQuick()
    {
        QFETCH(int, steps);
        QFETCH(int, limit);
        const Sized block = generated(7, steps);
        QElapsedTimer timer;
        timer.start();
        const GraphLayout layout = block.layout();
        const double elapsed = double(timer.nsecsElapsed()) / 1e6;
        qInfo("%d steps: %.1f ms", steps, elapsed);
        QVERIFY(!layout.nodes.isEmpty());
        QVERIFY(elapsed < limit);
    }
};

QTEST_GUILESS_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
