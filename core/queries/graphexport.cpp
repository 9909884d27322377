#include "core/queries/graphexport.h"

#include "core/queries/graphsvg.h"
#include "core/queries/graphtext.h"

#include <nlohmann/json.hpp>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

using Json = nlohmann::ordered_json;

std::string utf8(const QString &text)
{
    return text.toStdString();
}

QString nodeKindKey(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start: return u"start"_s;
    case NodeRole::End: return u"end"_s;
    case NodeRole::Foreign: return node.id.startsWith(u"→ skill:") ? u"skill"_s : u"block"_s;
    case NodeRole::Broken: return u"missing"_s;
    case NodeRole::Step: break;
    }
    return stepKindWord(node.kind);
}

Json lineOf(const Project &project, const Location &where)
{
    const SourceFile *file = where.isValid() ? project.file(where.file) : nullptr;
    if (!file)
        return nullptr;
    return file->snapshot.position(where.range.start).line + 1;
}

QString jsonText(const BlockGraph &graph, const Project &project)
{
    Json json;
    json["skill"] = utf8(graph.skillId);
    json["block"] = utf8(graph.blockId);
    json["entry"] = graph.edges.isEmpty() ? Json(nullptr) : Json(utf8(graph.nodes[graph.edges.first().to].id));
    json["stale"] = graph.stale;
    json["nodes"] = Json::array();
    for (const GraphNode &node : graph.nodes) {
        Json item;
        item["id"] = utf8(node.id);
        item["kind"] = utf8(nodeKindKey(node));
        item["title"] = utf8(node.title);
        item["line"] = lineOf(project, node.where);
        item["reachable"] = node.reachable;
        item["file"] = node.where.isValid() ? Json(utf8(node.where.file)) : Json(nullptr);
        item["note"] = node.note.isEmpty() ? Json(nullptr) : Json(utf8(node.note));
        json["nodes"].push_back(std::move(item));
    }
    json["edges"] = Json::array();
    for (const GraphEdge &edge : graph.edges) {
        Json item;
        item["from"] = utf8(graph.nodes[edge.from].id);
        item["to"] = utf8(graph.nodes[edge.to].id);
        item["kind"] = utf8(edgeKindKey(edge.kind));
        item["condition"] = edge.kind == EdgeKind::Branch ? Json(utf8(edge.condition)) : Json(nullptr);
        item["line"] = lineOf(project, edge.where);
        json["edges"].push_back(std::move(item));
    }
    return QString::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + u'\n';
}

QString dotQuoted(const QString &text)
{
    QString escaped = text;
    escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s);
    return u'"' + escaped + u'"';
}

QString dotShape(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start:
    case NodeRole::End: return u"oval"_s;
    case NodeRole::Foreign: return u"component"_s;
    case NodeRole::Broken: return u"box, style=dashed, color=red"_s;
    case NodeRole::Step: break;
    }
    switch (node.kind) {
    case StepKind::Instructions: return u"note"_s;
    case StepKind::Collect: return u"parallelogram"_s;
    case StepKind::Action: return u"box, style=rounded"_s;
    case StepKind::ExecuteTool: return u"octagon"_s;
    case StepKind::Noop: return u"hexagon"_s;
    case StepKind::SetMemory: return u"tab"_s;
    case StepKind::Call: return u"component"_s;
    case StepKind::Link: return u"cds"_s;
    case StepKind::End: return u"oval"_s;
    case StepKind::Unknown: break;
    }
    return u"box, style=dashed"_s;
}

QString wordsOf(const GraphNode &node)
{
    return node.subtitle.isEmpty() ? node.title : node.title + u'\n' + node.subtitle;
}

// The whole condition, but on one line.
QString wholeLabel(const BlockGraph &graph, const GraphEdge &edge)
{
    return edgeLabel(graph, edge, 400);
}

QString dotText(const BlockGraph &graph)
{
    QString dot = u"digraph "_s + dotQuoted(graph.skillId + u'/' + graph.blockId) + u" {\n  rankdir=TB;\n"_s;
    for (const GraphNode &node : graph.nodes)
        dot += u"  "_s + dotQuoted(node.id) + u" [label="_s + dotQuoted(wordsOf(node)) + u", shape="_s + dotShape(node) + u"];\n"_s;
    for (const GraphEdge &edge : graph.edges) {
        QStringList attributes;
        if (const QString label = wholeLabel(graph, edge); !label.isEmpty())
            attributes << u"label="_s + dotQuoted(label);
        if (edge.kind == EdgeKind::Implicit)
            attributes << u"style=dashed"_s;
        if (edge.kind == EdgeKind::Call)
            attributes << u"arrowhead=open"_s;
        dot += u"  "_s + dotQuoted(graph.nodes[edge.from].id) + u" -> "_s + dotQuoted(graph.nodes[edge.to].id);
        dot += attributes.isEmpty() ? u";\n"_s : u" ["_s + attributes.join(u", "_s) + u"];\n"_s;
    }
    return dot + u"}\n"_s;
}

// Mermaid reads "#name;" entities in quoted labels; everything that could end a label or begin markup
// is written as one.
QString mermaidQuoted(const QString &text)
{
    QString quoted = u"\""_s;
    for (const QChar c : text) {
        if (c == u'\n')
            quoted += u"<br/>"_s;
        else if (QStringView(u"\"#<>&`\\").contains(c))
            quoted += u'#' + QString::number(c.unicode()) + u';';
        else
            quoted += c;
    }
    return quoted + u'"';
}

QString mermaidNode(const GraphNode &node)
{
    const QString words = mermaidQuoted(wordsOf(node));
    const auto within = [&](const char16_t *open, const char16_t *close) {
        return QString::fromUtf16(open) + words + QString::fromUtf16(close);
    };
    switch (node.role) {
    case NodeRole::Start:
    case NodeRole::End: return within(u"([", u"])");
    case NodeRole::Foreign: return within(u"[[", u"]]");
    case NodeRole::Broken: return within(u"[", u"]");
    case NodeRole::Step: break;
    }
    switch (node.kind) {
    case StepKind::Instructions: return within(u"(", u")");
    case StepKind::Collect: return within(u"[/", u"/]");
    case StepKind::Action: return within(u"(", u")");
    case StepKind::ExecuteTool: return within(u"[", u"]");
    case StepKind::Noop: return within(u"{{", u"}}");
    case StepKind::SetMemory: return within(u"[(", u")]");
    case StepKind::Call: return within(u"[[", u"]]");
    case StepKind::Link: return within(u">", u"]");
    case StepKind::End:
    case StepKind::Unknown: break;
    }
    return within(u"[", u"]");
}

QString mermaidText(const BlockGraph &graph)
{
    // Ids of ours: step ids may hold characters, or be words, that Mermaid gives a meaning.
    QString text = u"flowchart TD\n"_s;
    for (int i = 0; i < graph.nodes.size(); ++i) {
        text += u"  n%1%2\n"_s.arg(QString::number(i), mermaidNode(graph.nodes[i]));
        if (graph.nodes[i].role == NodeRole::Broken)
            text += u"  style n%1 stroke:#C62828,stroke-dasharray:5 3\n"_s.arg(i);
    }
    for (const GraphEdge &edge : graph.edges) {
        const QString label = wholeLabel(graph, edge);
        text += u"  n%1 %2%3 n%4\n"_s.arg(QString::number(edge.from), edge.kind == EdgeKind::Implicit ? u"-.->"_s : u"-->"_s,
                                          label.isEmpty() ? QString() : u'|' + mermaidQuoted(label) + u'|',
                                          QString::number(edge.to));
    }
    return text;
}

} // namespace

QString exportGraph(const BlockGraph &graph, GraphFormat format, const Project &project)
{
    switch (format) {
    case GraphFormat::Json: return jsonText(graph, project);
    case GraphFormat::Dot: return dotText(graph);
    case GraphFormat::Mermaid: return mermaidText(graph);
    case GraphFormat::Svg: return graphSvg(graph);
    }
    return {};
}

} // namespace overmantel
