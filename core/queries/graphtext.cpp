#include "core/queries/graphtext.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString titleWords(const char *text)
{
    return QCoreApplication::translate("BlockGraph", text);
}

// What the response says first: its default variant, else the first variant with words.
QString firstWords(const Project &project, const QString &name)
{
    const Response *response = project.response(name);
    if (!response)
        return {};
    const int fallback = response->defaultIndex();
    if (fallback >= 0 && fallback < response->variants.size() && !response->variants[fallback].text.isEmpty())
        return response->variants[fallback].text.text;
    for (const ResponseVariant &variant : response->variants) {
        if (!variant.text.isEmpty())
            return variant.text.text;
    }
    return {};
}

QString firstLine(const QString &text)
{
    const QString trimmed = text.trimmed();
    return trimmed.left(trimmed.indexOf(u'\n'));
}

QString orElse(const QString &text, const QString &fallback)
{
    return text.trimmed().isEmpty() ? fallback : text;
}

// As the author writes it: truth values in YAML's words.
QString written(const Value &value)
{
    if (value.kind() == Value::Kind::Bool)
        return value.toBool() ? u"true"_s : u"false"_s;
    return value.toDisplay();
}

QString setMemoryTitle(const Step &step)
{
    if (step.assignments.size() == 1) {
        const MemoryAssignment &only = step.assignments.first();
        if (only.value.isNone()) {
            //: %1 is the name of a memory entry
            return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Clear %1")).arg(only.name.text);
        }
        //: %1 is the name of a memory entry, %2 its new value
        return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Set %1 to %2")).arg(only.name.text, written(only.value));
    }
    //: %1 is a number, never 1
    return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Set %1 values")).arg(step.assignments.size());
}

} // namespace

QString shortened(const QString &text, int length)
{
    const QString simple = text.simplified();
    if (simple.size() <= length)
        return simple;
    qsizetype cut = length - 1;
    const qsizetype space = simple.lastIndexOf(u' ', cut);
    if (space > length * 3 / 5)
        cut = space;
    if (simple.at(cut - 1).isHighSurrogate())
        --cut;
    return simple.left(cut).trimmed() + u'…';
}

QString stepTitle(const Project &project, const Step &step)
{
    const QString &subject = step.subject.text;
    const auto titled = [](const char *pattern, const QString &words) { return shortened(titleWords(pattern).arg(words)); };
    switch (step.kind) {
    case StepKind::Instructions:
        //: %1 is the first line of what the model is told
        return titled(QT_TRANSLATE_NOOP("BlockGraph", "Talk: %1"), firstLine(subject));
    case StepKind::Collect:
        //: %1 is the question
        return titled(QT_TRANSLATE_NOOP("BlockGraph", "Ask: %1"), orElse(firstWords(project, step.utterance.text), subject));
    case StepKind::Action:
        //: %1 is what is said
        return titled(QT_TRANSLATE_NOOP("BlockGraph", "Say: %1"), orElse(firstWords(project, subject), subject));
    case StepKind::ExecuteTool:
        //: %1 is the name of a tool
        return titled(QT_TRANSLATE_NOOP("BlockGraph", "Tool: %1"), subject);
    case StepKind::Noop:
        return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Go on by condition"));
    case StepKind::SetMemory:
        return shortened(setMemoryTitle(step));
    case StepKind::Call:
        // A block and a skill are told apart by who knows the name; blockGraph() does so for its nodes.
        //: %1 is the id of a block or a skill
        return titled(project.skill(subject) ? QT_TRANSLATE_NOOP("BlockGraph", "Run skill %1")
                                             : QT_TRANSLATE_NOOP("BlockGraph", "Run block %1"), subject);
    case StepKind::Link:
        //: %1 is the id of a block or a skill
        return titled(QT_TRANSLATE_NOOP("BlockGraph", "Hand over to %1"), subject);
    case StepKind::End:
        return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "End"));
    case StepKind::Unknown:
        break;
    }
    return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Step of an unknown kind"));
}

QString stepSubtitle(const Step &step)
{
    QStringList parts;
    if (!step.id.isEmpty())
        parts << step.id.text;
    if (step.kind == StepKind::Collect && !step.subject.isEmpty() && step.subject.text != step.id.text)
        parts << step.subject.text;
    if (step.kind == StepKind::SetMemory && step.assignments.size() > 1) {
        QStringList names;
        for (const MemoryAssignment &assignment : step.assignments)
            names << assignment.name.text;
        parts << names.join(u", "_s);
    }
    return shortened(parts.join(u" · "_s));
}

QString stepKindName(StepKind kind)
{
    switch (kind) {
    case StepKind::Instructions: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Instructions"));
    case StepKind::Collect: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Question"));
    case StepKind::Action: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Response"));
    case StepKind::ExecuteTool: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Tool call"));
    case StepKind::Noop: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Decision"));
    case StepKind::SetMemory: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Set memory"));
    case StepKind::Call: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Call"));
    case StepKind::Link: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Hand-over"));
    case StepKind::End: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "End"));
    case StepKind::Unknown: break;
    }
    return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Unknown step"));
}

QString nodeKindName(const GraphNode &node)
{
    switch (node.role) {
    case NodeRole::Start: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Start"));
    case NodeRole::End: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "End"));
    case NodeRole::Foreign:
        return node.id.startsWith(u"→ skill:") ? titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Skill"))
                                               : titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Block"));
    case NodeRole::Broken: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "Missing"));
    case NodeRole::Step: break;
    }
    return stepKindName(node.kind);
}

QString edgeLabel(const BlockGraph &graph, const GraphEdge &edge, int length)
{
    if (edge.kind == EdgeKind::Else)
        return u"else"_s;
    if (edge.kind != EdgeKind::Branch)
        return {};
    QString condition = edge.condition.simplified();
    condition.remove(u"session."_s + graph.skillId + u'.');
    condition.replace(u"session."_s, QString());
    return shortened(QString::number(edge.order + 1) + u" · "_s + condition, length);
}

QString edgeDescription(const GraphEdge &edge)
{
    switch (edge.kind) {
    case EdgeKind::Implicit: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "then the following step"));
    case EdgeKind::Next: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "always"));
    case EdgeKind::Branch: return edge.condition.simplified();
    case EdgeKind::Else: return u"else"_s;
    case EdgeKind::Call: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "runs it and comes back"));
    case EdgeKind::Link: return titleWords(QT_TRANSLATE_NOOP("BlockGraph", "hands over and does not come back"));
    }
    return {};
}

} // namespace overmantel
