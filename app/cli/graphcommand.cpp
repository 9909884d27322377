#include "app/cli/command.h"
#include "core/base/nearest.h"
#include "core/queries/graphexport.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QString advice(const QString &written, const QStringList &names)
{
    const QString near = nearestName(written, names);
    if (!near.isEmpty())
        return u"Did you mean ‘%1’?"_s.arg(near);
    return names.isEmpty() ? QString() : u"There are %1."_s.arg(names.join(u", "_s));
}

GraphFormat graphFormat(const QString &name)
{
    if (name == u"dot")
        return GraphFormat::Dot;
    if (name == u"mermaid")
        return GraphFormat::Mermaid;
    return name == u"svg" ? GraphFormat::Svg : GraphFormat::Json;
}

int graph(const Call &call)
{
    const Result<LoadedAgent> agent = loadAgent(call);
    if (!agent)
        return fail(call.streams, agent.error());
    const Project &project = agent->analysis->project;
    QStringList skillIds;
    for (const Skill &skill : project.skills)
        skillIds.append(skill.id);
    const Skill *skill = project.skill(call.positional[1]);
    if (!skill)
        return fail(call.streams, u"There is no skill ‘%1’."_s.arg(call.positional[1]), call.positional[0], advice(call.positional[1], skillIds));
    if (skill->blocks.isEmpty())
        return fail(call.streams, u"The skill ‘%1’ has no ordered block."_s.arg(skill->id));
    QStringList blockIds;
    for (const Block &block : skill->blocks)
        blockIds.append(block.id.text);
    const QString wanted = call.positional.value(2, blockIds.contains(u"main"_s) ? u"main"_s : blockIds.first());
    const Block *block = skill->block(wanted);
    if (!block)
        return fail(call.streams, u"The skill ‘%1’ has no block ‘%2’."_s.arg(skill->id, wanted), {}, advice(wanted, blockIds));
    QString text = exportGraph(blockGraph(project, *skill, *block), graphFormat(call.format()), project);
    if (!text.endsWith(u'\n'))
        text += u'\n';
    call.streams.out << text;
    return exitClean;
}

} // namespace

Command graphCommand()
{
    return {.name = u"graph"_s,
            .usage = u"FOLDER SKILL [BLOCK] [options]"_s,
            .summary = u"Draws an ordered block (main, or the first one, when none is named)."_s,
            .options = {},
            .positionalAtLeast = 2,
            .positionalAtMost = 3,
            .formats = {u"json"_s, u"dot"_s, u"mermaid"_s, u"svg"_s},
            .run = graph};
}

} // namespace overmantel::cli
