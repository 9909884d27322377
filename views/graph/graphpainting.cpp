#include "views/graph/graphpainting.h"

#include "core/queries/graphtext.h"
#include "views/common/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QIcon>
#include <QPainter>
#include <QPixmapCache>
#include <QStyleOptionGraphicsItem>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::graphpainting {

namespace {

constexpr double iconSize = 18;
constexpr double iconGap = 9;
constexpr double padding = 8;
constexpr double narrowest = 128;
constexpr double widest = 300;

bool isEndPoint(const GraphNode &node)
{
    return node.role == NodeRole::Start || node.role == NodeRole::End;
}

QFont titleFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smallFont(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.88);
    return font;
}

theme::InkOnFill colours(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start:
    case NodeRole::End: return {theme::color(theme::Role::Text), theme::color(theme::Role::Border)};
    case NodeRole::Broken: return {theme::color(theme::Role::Error), theme::color(theme::Role::Surface)};
    case NodeRole::Foreign: return {theme::stepColors(node.kind).ink, theme::color(theme::Role::Surface)};
    case NodeRole::Step: break;
    }
    return theme::stepColors(node.kind);
}

QString iconName(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start:
    case NodeRole::End: return {};
    case NodeRole::Foreign: return node.id.startsWith(u"→ skill:") ? u"skill"_s : u"block"_s;
    case NodeRole::Broken: return theme::severityIconName(Severity::Error);
    case NodeRole::Step: break;
    }
    return theme::stepIconName(node.kind);
}

// Rather larger than it appears, so that it stays sharp at every zoom; in three sizes, so that zooming
// does not draw every icon anew.
QPixmap iconPixmap(const QPainter &painter, const QString &name, const QColor &ink)
{
    if (name.isEmpty())
        return {};
    const qreal scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform())
        * painter.device()->devicePixelRatioF();
    const int size = int(iconSize) * (scale <= 1 ? 2 : scale <= 2 ? 4 : 8);
    const QString key = u"graph/%1/%2/%3"_s.arg(name, ink.name(), QString::number(size));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = theme::icon(name, ink).pixmap(QSize(size, size), 1.0);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

void paintIcon(QPainter &painter, const GraphNode &node, const QRectF &rect, const QColor &ink, const QFont &font)
{
    if (const QPixmap pixmap = iconPixmap(painter, iconName(node), ink); !pixmap.isNull()) {
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
        return;
    }
    painter.setPen(ink);
    painter.setFont(titleFont(font));
    painter.drawText(rect, Qt::AlignCenter, nodeGlyph(node));
}

void paintBadge(QPainter &painter, const QRectF &node, const QFont &font)
{
    const QRectF badge(node.right() - 12, node.top() - 6, 16, 16);
    painter.setPen(QPen(theme::color(theme::Role::Surface), 1.5));
    painter.setBrush(theme::color(theme::Role::Warning));
    painter.drawEllipse(badge);
    painter.setPen(theme::color(theme::Role::Surface));
    QFont bold = titleFont(smallFont(font));
    bold.setWeight(QFont::Bold);
    painter.setFont(bold);
    painter.drawText(badge, Qt::AlignCenter, u"!"_s);
}

void paintWords(QPainter &painter, const GraphNode &node, const QRectF &rect, const QFont &font, const QColor &ink)
{
    const QFont bold = titleFont(font);
    if (isEndPoint(node)) {
        painter.setPen(ink);
        painter.setFont(bold);
        painter.drawText(rect, Qt::AlignCenter, node.title);
        return;
    }
    const double inset = nodeInset(node);
    const QRectF icon(rect.left() + inset, rect.center().y() - iconSize / 2, iconSize, iconSize);
    paintIcon(painter, node, icon, ink, font);

    const QFont small = smallFont(font);
    const QFontMetricsF titleMetrics(bold);
    const QFontMetricsF smallMetrics(small);
    QRectF words(icon.right() + iconGap, 0, rect.right() - inset - icon.right() - iconGap + 1, 0);
    const double height = titleMetrics.height() + (node.subtitle.isEmpty() ? 0 : smallMetrics.height());
    words.setTop(rect.center().y() - height / 2);
    words.setHeight(titleMetrics.height());
    painter.setFont(bold);
    painter.setPen(theme::color(theme::Role::Text));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, titleMetrics.elidedText(node.title, Qt::ElideRight, words.width()));
    if (node.subtitle.isEmpty())
        return;
    words.moveTop(words.bottom());
    words.setHeight(smallMetrics.height());
    painter.setFont(small);
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, smallMetrics.elidedText(node.subtitle, Qt::ElideRight, words.width()));
}

} // namespace

QPainterPath painterPath(const Shape &shape)
{
    QPainterPath path;
    for (const PathElement &element : shape) {
        switch (element.kind) {
        case PathElement::Kind::Move: path.moveTo(element.to); break;
        case PathElement::Kind::Line: path.lineTo(element.to); break;
        case PathElement::Kind::Curve: path.cubicTo(element.first, element.second, element.to); break;
        case PathElement::Kind::Close: path.closeSubpath(); break;
        }
    }
    return path;
}

QSizeF nodeSize(const GraphNode &node, const QFont &font)
{
    const QFontMetricsF titleMetrics(titleFont(font));
    const QFontMetricsF smallMetrics(smallFont(font));
    const double title = titleMetrics.horizontalAdvance(node.title);
    if (isEndPoint(node))
        return QSizeF(std::ceil(title) + 2 * nodeInset(node), std::ceil(titleMetrics.height()) + 12);
    const double words = qMax(title, smallMetrics.horizontalAdvance(node.subtitle)) + 2;
    const double height = titleMetrics.height() + smallMetrics.height() + 2 * padding;
    return QSizeF(std::ceil(qBound(narrowest, words + iconSize + iconGap + 2 * nodeInset(node), widest)), std::ceil(height));
}

QSizeF labelSize(const QString &label, const QFont &font)
{
    if (label.isEmpty())
        return {};
    const QFontMetricsF metrics(smallFont(font));
    return QSizeF(std::ceil(metrics.horizontalAdvance(label)) + 12, std::ceil(metrics.height()) + 4);
}

void paintNode(QPainter &painter, const GraphNode &node, const QRectF &rect, const QFont &font, NodeState state)
{
    const theme::InkOnFill look = colours(node);
    const QPainterPath outline = painterPath(nodeShape(node, rect));
    const QColor accent = theme::color(theme::Role::Accent);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);

    if (state.selected) {
        QColor halo = accent;
        halo.setAlphaF(state.focused ? 0.35f : 0.2f);
        painter.strokePath(outline, QPen(halo, state.focused ? 8 : 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    const bool isDashed = !node.reachable || node.role == NodeRole::Broken
        || (node.role == NodeRole::Step && node.kind == StepKind::Unknown);
    QPen border(state.selected ? accent : look.ink, state.selected || state.hovered ? 2 : 1.2);
    border.setJoinStyle(Qt::RoundJoin);
    if (isDashed && !isEndPoint(node))
        border.setDashPattern({4, 3});
    if (isEndPoint(node) && !state.selected)
        border.setColor(theme::color(theme::Role::Muted));
    painter.setPen(border);
    painter.setBrush(look.fill);
    painter.drawPath(outline);
    painter.setBrush(Qt::NoBrush);
    QColor faint = look.ink;
    faint.setAlphaF(0.6f);
    painter.setPen(QPen(faint, 1));
    painter.drawPath(painterPath(nodeDetail(node, rect)));
    paintWords(painter, node, rect, font, look.ink);
    if (node.marked)
        paintBadge(painter, rect, font);
    painter.restore();
}

void paintEdge(QPainter &painter, const GraphEdge &edge, const QPainterPath &line, const QPainterPath &head, bool highlighted)
{
    const QColor colour = theme::color(highlighted ? theme::Role::Accent : theme::Role::Muted);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(colour, highlighted ? 2 : 1.3, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (edge.kind == EdgeKind::Implicit)
        pen.setDashPattern({4, 3.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
    painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    // A call comes back: its head is open.
    painter.setBrush(edge.kind == EdgeKind::Call ? theme::color(theme::Role::Window) : colour);
    painter.drawPath(head);
    painter.restore();
}

void paintLabel(QPainter &painter, const QString &label, const QRectF &rect, const QFont &font, bool highlighted)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(highlighted ? theme::Role::Accent : theme::Role::Border), 1));
    painter.setBrush(theme::color(theme::Role::Surface));
    painter.drawRoundedRect(rect, 5, 5);
    painter.setPen(theme::color(theme::Role::Text));
    painter.setFont(smallFont(font));
    painter.drawText(rect, Qt::AlignCenter, label);
    painter.restore();
}

QString nodeToolTip(const GraphNode &node)
{
    QString html = u"<p style='white-space:pre-wrap'><b>"_s + node.title.toHtmlEscaped() + u"</b><br>"_s
        + nodeKindName(node).toHtmlEscaped();
    if (!node.subtitle.isEmpty())
        html += u" · "_s + node.subtitle.toHtmlEscaped();
    if (!node.note.isEmpty())
        html += u"<br>"_s + node.note.toHtmlEscaped();
    return html + u"</p>"_s;
}

} // namespace overmantel::graphpainting
