#include "core/queries/graphshapes.h"

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr double skew = 10;   // of the question's parallelogram
constexpr double tip = 12;    // of the decision's hexagon and the hand-over's arrow
constexpr double cut = 9;     // corners of a tool call
constexpr double fold = 12;   // corner of set memory
constexpr double bar = 7;     // of a call
constexpr double arrowLength = 9;
constexpr double arrowWidth = 4;
constexpr double cornerRadius = 10;
constexpr double circle = 0.5523; // control points of a quarter circle

// A closed line through corners, each rounded by its own radius.
Shape polygon(const QList<QPointF> &corners, const QList<double> &radii)
{
    Shape shape;
    const qsizetype count = corners.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF corner = corners[i];
        const QPointF before = corners[(i + count - 1) % count] - corner;
        const QPointF behind = corners[(i + 1) % count] - corner;
        const double radius = radii[i];
        const QPointF from = corner + before * (radius / std::hypot(before.x(), before.y()));
        const QPointF to = corner + behind * (radius / std::hypot(behind.x(), behind.y()));
        shape.append({i == 0 ? PathElement::Kind::Move : PathElement::Kind::Line, from});
        if (radius > 0)
            shape.append({PathElement::Kind::Curve, to, from + (corner - from) * circle, to + (corner - to) * circle});
    }
    shape.append({PathElement::Kind::Close});
    return shape;
}

Shape rounded(const QRectF &r, double topLeft, double topRight, double bottomRight, double bottomLeft)
{
    return polygon({r.topLeft(), r.topRight(), r.bottomRight(), r.bottomLeft()}, {topLeft, topRight, bottomRight, bottomLeft});
}

Shape speechBubble(const QRectF &r)
{
    const QPointF tail(r.left() + 16, r.bottom());
    return polygon({r.topLeft(), r.topRight(), r.bottomRight(), tail + QPointF(12, 0), tail + QPointF(0, 7), tail, r.bottomLeft()},
                   {12, 12, 12, 0, 1, 0, 12});
}

Shape stepShape(StepKind kind, const QRectF &r)
{
    const double middle = r.center().y();
    switch (kind) {
    case StepKind::Instructions:
        return speechBubble(r);
    case StepKind::Collect:
        return polygon({r.topLeft() + QPointF(skew, 0), r.topRight(), r.bottomRight() - QPointF(skew, 0), r.bottomLeft()},
                       {4, 4, 4, 4});
    case StepKind::Action:
        return rounded(r, 16, 16, 16, 2);
    case StepKind::ExecuteTool:
        return polygon({r.topLeft() + QPointF(cut, 0), r.topRight() - QPointF(cut, 0), r.topRight() + QPointF(0, cut),
                        r.bottomRight() - QPointF(0, cut), r.bottomRight() - QPointF(cut, 0), r.bottomLeft() + QPointF(cut, 0),
                        r.bottomLeft() - QPointF(0, cut), r.topLeft() + QPointF(0, cut)},
                       {0, 0, 0, 0, 0, 0, 0, 0});
    case StepKind::SetMemory:
        return polygon({r.topLeft(), r.topRight() - QPointF(fold, 0), r.topRight() + QPointF(0, fold), r.bottomRight(), r.bottomLeft()},
                       {3, 0, 0, 3, 3});
    case StepKind::Noop:
        return polygon({r.topLeft() + QPointF(tip, 0), r.topRight() - QPointF(tip, 0), QPointF(r.right(), middle),
                        r.bottomRight() - QPointF(tip, 0), r.bottomLeft() + QPointF(tip, 0), QPointF(r.left(), middle)},
                       {3, 3, 2, 3, 3, 2});
    case StepKind::Call:
        return rounded(r, 4, 4, 4, 4);
    case StepKind::Link:
        return polygon({r.topLeft(), r.topRight() - QPointF(tip, 0), QPointF(r.right(), middle), r.bottomRight() - QPointF(tip, 0),
                        r.bottomLeft()},
                       {4, 3, 2, 3, 4});
    case StepKind::End:
    case StepKind::Unknown:
        break;
    }
    return rounded(r, 2, 2, 2, 2);
}

// How far the outline stands inside the rectangle at that height.
double sideInset(const GraphNode &node, const QRectF &r, bool right, double y)
{
    if (node.role != NodeRole::Step)
        return 0;
    const double fromMiddle = std::abs(y - r.center().y()) / (r.height() / 2);
    const double fromTop = (y - r.top()) / r.height();
    if (node.kind == StepKind::Noop || (node.kind == StepKind::Link && right))
        return tip * fromMiddle;
    if (node.kind == StepKind::Collect)
        return skew * (right ? fromTop : 1 - fromTop);
    return 0;
}

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

QPointF direction(const QPointF &from, const QPointF &to)
{
    const double length = distance(from, to);
    return length > 0 ? (to - from) / length : QPointF(0, 1);
}

} // namespace

Shape nodeShape(const GraphNode &node, const QRectF &rect)
{
    const double round = rect.height() / 2;
    switch (node.role) {
    case NodeRole::Start:
    case NodeRole::End:
        return rounded(rect, round, round, round, round);
    case NodeRole::Foreign:
        return rounded(rect, 6, 6, 6, 6);
    case NodeRole::Broken:
        return rounded(rect, 2, 2, 2, 2);
    case NodeRole::Step:
        break;
    }
    return stepShape(node.kind, rect);
}

Shape nodeDetail(const GraphNode &node, const QRectF &rect)
{
    Shape shape;
    if (node.role == NodeRole::Foreign || (node.role == NodeRole::Step && node.kind == StepKind::Call)) {
        for (const double x : {rect.left() + bar, rect.right() - bar}) {
            shape.append({PathElement::Kind::Move, QPointF(x, rect.top())});
            shape.append({PathElement::Kind::Line, QPointF(x, rect.bottom())});
        }
    }
    if (node.role == NodeRole::Step && node.kind == StepKind::SetMemory) {
        shape.append({PathElement::Kind::Move, rect.topRight() - QPointF(fold, 0)});
        shape.append({PathElement::Kind::Line, rect.topRight() + QPointF(-fold, fold)});
        shape.append({PathElement::Kind::Line, rect.topRight() + QPointF(0, fold)});
    }
    return shape;
}

double nodeInset(const GraphNode &node)
{
    return node.role == NodeRole::Start || node.role == NodeRole::End ? 18 : 14;
}

// Slanted pieces become curves that leave and arrive upright; corners between straight pieces are rounded.
Shape edgeShape(const QList<QPointF> &points)
{
    Shape shape;
    if (points.size() < 2)
        return shape;
    const qsizetype last = points.size() - 1;
    const auto isSlanted = [&](qsizetype piece) { // from points[piece] to the next one
        const QPointF way = points[piece + 1] - points[piece];
        return std::abs(way.x()) > 0.5 && std::abs(way.y()) > 0.5;
    };
    shape.append({PathElement::Kind::Move, points.first()});
    for (qsizetype i = 1; i <= last; ++i) {
        const QPointF before = points[i - 1];
        const QPointF at = i == last ? points[i] - direction(before, points[i]) * (arrowLength - 2) : points[i];
        if (isSlanted(i - 1)) {
            const double half = (at.y() - before.y()) / 2;
            shape.append({PathElement::Kind::Curve, at, before + QPointF(0, half), at - QPointF(0, half)});
            continue;
        }
        if (i == last || isSlanted(i)) {
            shape.append({PathElement::Kind::Line, at});
            continue;
        }
        const double radius = std::min({cornerRadius, distance(before, at) / 2, distance(at, points[i + 1]) / 2});
        const QPointF from = at + direction(at, before) * radius;
        const QPointF to = at + direction(at, points[i + 1]) * radius;
        shape.append({PathElement::Kind::Line, from});
        shape.append({PathElement::Kind::Curve, to, from + (at - from) * circle, to + (at - to) * circle});
    }
    return shape;
}

Shape arrowHead(const QList<QPointF> &points)
{
    if (points.size() < 2)
        return {};
    const QPointF point = points.last();
    const QPointF way = direction(points[points.size() - 2], point);
    const QPointF back = point - way * arrowLength;
    const QPointF across(-way.y() * arrowWidth, way.x() * arrowWidth);
    return {{PathElement::Kind::Move, point}, {PathElement::Kind::Line, back + across},
            {PathElement::Kind::Line, back - across}, {PathElement::Kind::Close}};
}

QList<QPointF> joinedPoints(const BlockGraph &graph, const GraphLayout &layout, int edge)
{
    QList<QPointF> points = layout.edges[edge].points;
    if (points.size() < 2)
        return points;
    const auto join = [&](QPointF &end, int node) {
        const QRectF &rect = layout.nodes[node];
        if (end.y() <= rect.top() || end.y() >= rect.bottom())
            return;
        const bool right = end.x() > rect.center().x();
        const double inset = sideInset(graph.nodes[node], rect, right, end.y());
        end.rx() += right ? -inset : inset;
    };
    join(points.first(), graph.edges[edge].from);
    join(points.last(), graph.edges[edge].to);
    return points;
}

QString nodeGlyph(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start: return u"▸"_s;
    case NodeRole::End: return u"■"_s;
    case NodeRole::Foreign: return u"↗"_s;
    case NodeRole::Broken: return u"×"_s;
    case NodeRole::Step: break;
    }
    switch (node.kind) {
    case StepKind::Instructions: return u"…"_s;
    case StepKind::Collect: return u"?"_s;
    case StepKind::Action: return u"“"_s;
    case StepKind::ExecuteTool: return u"ƒ"_s;
    case StepKind::Noop: return u"◇"_s;
    case StepKind::SetMemory: return u"="_s;
    case StepKind::Call: return u"↷"_s;
    case StepKind::Link: return u"→"_s;
    case StepKind::End: return u"■"_s;
    case StepKind::Unknown: break;
    }
    return u"!"_s;
}

} // namespace overmantel
