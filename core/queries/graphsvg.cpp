#include "core/queries/graphsvg.h"

#include "core/queries/graphshapes.h"
#include "core/queries/graphtext.h"

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

// The look of an exported picture does not follow the theme of the window: it is made for paper.
struct Colours
{
    QString ink;
    QString fill;
};

const QString textColour = u"#1F2430"_s;
const QString mutedColour = u"#5B6472"_s;
const QString lineColour = u"#7A8494"_s;
const QString surfaceColour = u"#FFFFFF"_s;
const QString warningColour = u"#8A5A00"_s;

Colours coloursOf(const GraphNode &node)
{
    if (node.role == NodeRole::Broken)
        return {u"#C62828"_s, u"#FDECEC"_s};
    if (node.role == NodeRole::Start || node.role == NodeRole::End)
        return {u"#3A4252"_s, u"#E4E8EE"_s};
    switch (node.kind) {
    case StepKind::Instructions: return {u"#6D4AC9"_s, u"#F1EDFB"_s};
    case StepKind::Collect: return {u"#1F6FB2"_s, u"#E8F2FA"_s};
    case StepKind::Action: return {u"#1B7548"_s, u"#E7F5EE"_s};
    case StepKind::ExecuteTool: return {u"#9C5400"_s, u"#FCF1E3"_s};
    case StepKind::SetMemory: return {u"#0C6F75"_s, u"#E4F4F5"_s};
    case StepKind::Noop: return {u"#5B6472"_s, u"#F0F2F5"_s};
    case StepKind::Call: return {u"#3F51B5"_s, u"#EBEDF9"_s};
    case StepKind::Link: return {u"#A3316F"_s, u"#FAEAF3"_s};
    case StepKind::End:
    case StepKind::Unknown: break;
    }
    return {u"#5B6472"_s, u"#FFFFFF"_s};
}

// Mean widths of the common sans-serif faces, in parts of the font size.
double estimatedWidth(const QString &text, double fontSize)
{
    double width = 0;
    for (const QChar c : text) {
        if (c.unicode() >= 0x1100)
            width += 1.0;
        else if (QStringView(u"iljtfrI.,:;'|!()[] ").contains(c))
            width += 0.36;
        else if (QStringView(u"mwMW@%").contains(c))
            width += 0.92;
        else
            width += c.isUpper() ? 0.7 : 0.6;
    }
    return width * fontSize;
}

QString number(double value)
{
    return QString::number(qRound(value * 10) / 10.0);
}

QString pair(const QPointF &point)
{
    return number(point.x()) + u' ' + number(point.y());
}

QString pathData(const Shape &shape)
{
    QString data;
    for (const PathElement &element : shape) {
        switch (element.kind) {
        case PathElement::Kind::Move: data += u'M' + pair(element.to); break;
        case PathElement::Kind::Line: data += u'L' + pair(element.to); break;
        case PathElement::Kind::Curve:
            data += u'C' + pair(element.first) + u' ' + pair(element.second) + u' ' + pair(element.to);
            break;
        case PathElement::Kind::Close: data += u'Z'; break;
        }
    }
    return data;
}

// XML text and attribute values; characters that XML cannot hold become the replacement character.
QString escaped(const QString &text)
{
    QString clean;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair) {
            clean += c;
            clean += text.at(++i);
        } else if (c.isSurrogate() || c.unicode() >= 0xFFFE || (c.unicode() < 0x20 && c != u'\n' && c != u'\t')) {
            clean += QChar(QChar::ReplacementCharacter);
        } else {
            clean += c;
        }
    }
    return clean.toHtmlEscaped();
}

QString line(double x, double y, const QString &attributes, const QString &text)
{
    return u"<text x=\"%1\" y=\"%2\" %3>%4</text>\n"_s.arg(number(x), number(y), attributes, escaped(text));
}

QSizeF nodeSize(const GraphNode &node)
{
    if (node.role == NodeRole::Start || node.role == NodeRole::End)
        return {estimatedWidth(node.title, 13.5) + 40, 30};
    const double words = qMax(estimatedWidth(node.title, 13.5), estimatedWidth(node.subtitle, 11.5));
    return {qMax(132.0, words + 24 + 2 * nodeInset(node) + 4), 50};
}

QString nodeSvg(const GraphNode &node, const QRectF &rect)
{
    const Colours colours = coloursOf(node);
    const bool isDashed = !node.reachable || node.role == NodeRole::Broken || node.kind == StepKind::Unknown;
    const bool isEndPoint = node.role == NodeRole::Start || node.role == NodeRole::End;
    QString svg = u"<g>"_s;
    svg += u"<title>"_s + escaped(node.note.isEmpty() ? node.title : node.title + u'\n' + node.note) + u"</title>\n"_s;
    svg += u"<path d=\"%1\" fill=\"%2\" stroke=\"%3\" stroke-width=\"1.3\"%4/>\n"_s
               .arg(pathData(nodeShape(node, rect)), colours.fill, colours.ink,
                    isDashed && !isEndPoint ? u" stroke-dasharray=\"5 3\""_s : QString());
    if (const Shape detail = nodeDetail(node, rect); !detail.isEmpty())
        svg += u"<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"1\"/>\n"_s.arg(pathData(detail), colours.ink);
    if (isEndPoint) {
        svg += line(rect.center().x(), rect.center().y() + 4.5,
                    u"font-size=\"13\" font-weight=\"600\" text-anchor=\"middle\" fill=\"%1\""_s.arg(colours.ink), node.title);
        return svg + u"</g>\n"_s;
    }
    const double left = rect.left() + nodeInset(node);
    svg += u"<circle cx=\"%1\" cy=\"%2\" r=\"8.5\" fill=\"%3\"/>\n"_s
               .arg(number(left + 8.5), number(rect.center().y()), colours.ink);
    svg += line(left + 8.5, rect.center().y() + 4,
                u"font-size=\"11\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#FFFFFF\""_s, nodeGlyph(node));
    const bool hasSubtitle = !node.subtitle.isEmpty();
    svg += line(left + 26, rect.center().y() + (hasSubtitle ? -2 : 4.5),
                u"font-size=\"13\" font-weight=\"600\" fill=\"%1\""_s.arg(textColour), node.title);
    if (hasSubtitle)
        svg += line(left + 26, rect.center().y() + 14, u"font-size=\"11\" fill=\"%1\""_s.arg(mutedColour), node.subtitle);
    if (node.marked) {
        svg += u"<circle cx=\"%1\" cy=\"%2\" r=\"7.5\" fill=\"%3\"/>\n"_s
                   .arg(number(rect.right() - 4), number(rect.top() + 2), warningColour);
        svg += line(rect.right() - 4, rect.top() + 6, u"font-size=\"11\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#FFFFFF\""_s,
                    u"!"_s);
    }
    return svg + u"</g>\n"_s;
}

QString edgeSvg(const GraphEdge &edge, const QList<QPointF> &points)
{
    QString svg = u"<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"1.3\"%3/>\n"_s
                      .arg(pathData(edgeShape(points)), lineColour,
                           edge.kind == EdgeKind::Implicit ? u" stroke-dasharray=\"5 4\""_s : QString());
    svg += u"<path d=\"%1\" fill=\"%2\"/>\n"_s.arg(pathData(arrowHead(points)), lineColour);
    return svg;
}

QString labelSvg(const GraphEdge &edge, const QString &label, const QPointF &at, const QSizeF &size)
{
    QString svg = u"<g><title>"_s + escaped(edgeDescription(edge)) + u"</title>\n"_s;
    svg += u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"4\" fill=\"%5\" stroke=\"#D9DEE6\"/>\n"_s
               .arg(number(at.x() - size.width() / 2), number(at.y() - size.height() / 2), number(size.width()),
                    number(size.height()), surfaceColour);
    svg += line(at.x(), at.y() + 4, u"font-size=\"11\" text-anchor=\"middle\" fill=\"%1\""_s.arg(textColour), label);
    return svg + u"</g>\n"_s;
}

} // namespace

QString graphSvg(const BlockGraph &graph)
{
    QList<QSizeF> sizes;
    for (const GraphNode &node : graph.nodes)
        sizes << nodeSize(node);
    QStringList labels;
    QList<QSizeF> labelSizes;
    for (const GraphEdge &edge : graph.edges) {
        labels << edgeLabel(graph, edge);
        labelSizes << (labels.last().isEmpty() ? QSizeF() : QSizeF(estimatedWidth(labels.last(), 11.5) + 12, 19));
    }
    const GraphLayout layout = layoutGraph(graph, sizes, labelSizes);

    QString svg = u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"_s;
    svg += u"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\" "
           "font-family=\"system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif\">\n"_s
               .arg(number(layout.bounds.width()), number(layout.bounds.height()));
    svg += u"<title>%1</title>\n"_s.arg(escaped(graph.skillId + u" · "_s + graph.blockId));
    svg += u"<rect width=\"100%\" height=\"100%\" fill=\"%1\"/>\n"_s.arg(surfaceColour);
    for (int i = 0; i < graph.edges.size(); ++i)
        svg += edgeSvg(graph.edges[i], joinedPoints(graph, layout, i));
    for (int i = 0; i < graph.nodes.size(); ++i)
        svg += nodeSvg(graph.nodes[i], layout.nodes[i]);
    for (int i = 0; i < graph.edges.size(); ++i) {
        if (!labels[i].isEmpty())
            svg += labelSvg(graph.edges[i], labels[i], layout.edges[i].labelAt, labelSizes[i]);
    }
    return svg + u"</svg>\n"_s;
}

} // namespace overmantel
