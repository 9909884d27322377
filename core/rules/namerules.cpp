// Rules about names that must exist somewhere else in the agent.
#include "core/rules/rulefunctions.h"

#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"

#include <algorithm>

namespace overmantel::rules {

namespace {

bool areAllResponsesKnown(const Project &project)
{
    return project.areResponsesKnown
        && std::all_of(project.skills.begin(), project.skills.end(), [](const Skill &s) { return s.areResponsesKnown; });
}

bool areToolsKnown(const Project &project, const Skill &skill)
{
    return skill.areToolsKnown && project.areSharedToolsKnown;
}

// Prose and `instructions:` of a skill.
template <typename Visit>
void forEachToken(const Project &project, skill::TokenKind kind, Visit visit)
{
    const auto take = [&](const Skill &skill, const QList<skill::Token> &tokens) {
        for (const skill::Token &token : tokens) {
            if (token.kind == kind && token.isComplete())
                visit(skill, token);
        }
    };
    for (const Skill &skill : project.skills) {
        for (const ProseParagraph &paragraph : skill.paragraphs)
            take(skill, paragraph.tokens);
        for (const Block &block : skill.blocks) {
            for (const Step &step : block.steps)
                take(skill, step.tokens);
        }
    }
}

QStringList idsOf(const QList<Skill> &skills)
{
    QStringList ids;
    for (const Skill &skill : skills)
        ids.append(skill.id);
    return ids;
}

QStringList entryNames(const QList<MemoryEntry> &entries)
{
    QStringList names;
    for (const MemoryEntry &entry : entries)
        names.append(entry.name.text);
    return names;
}

QStringList functionNames(const QList<Tool> &tools)
{
    QStringList names;
    for (const Tool &tool : tools) {
        if (tool.function.isTool)
            names.append(tool.function.name);
    }
    return names;
}

} // namespace

void unknownResponse(const Project &project, Report &report)
{
    if (!areAllResponsesKnown(project))
        return;
    QStringList names(builtins().responses.begin(), builtins().responses.end());
    for (const Skill &skill : project.skills) {
        for (const Response &response : skill.responses)
            names.append(response.name.text);
    }
    for (const Response &response : project.responses)
        names.append(response.name.text);
    names.sort();
    const QSet<QString> known(names.begin(), names.end());
    for (const ResponseSite &site : responseSites(project)) {
        if (site.name->text.isEmpty() || known.contains(site.name->text))
            continue;
        Diagnostic &found = report.add(site.name->where, Rules::tr("No responses.yml declares %1; the customer would hear the name itself.").arg(quoted(site.name->text)));
        suggestName(found, site.name->where, site.name->text, names);
    }
}

void unresolvedTool(const Project &project, Report &report)
{
    for (const Skill &skill : project.skills) {
        if (!areToolsKnown(project, skill))
            continue;
        const QStringList usable = project.toolsOf(skill);
        const QStringList shared = functionNames(project.sharedTools);
        const auto add = [&](const Word &name, const QStringList &candidates) {
            Diagnostic &found = report.add(name.where, Rules::tr("%1 uses the tool %2, but neither its tools.py nor its tools/ has an @tool function of that name, and no imported shared or MCP tool is named so.")
                                                           .arg(skill.id, quoted(name.text)));
            if (shared.contains(name.text))
                found.message += u' ' + Rules::tr("The agent's tools/ has it: list it under import_tools.");
            else
                suggestName(found, name.where, name.text, candidates);
        };
        for (const ToolImport &import : skill.imports) {
            const bool isLocal = functionNames(skill.tools).contains(import.tool);
            if (!import.isMcp && !shared.contains(import.tool) && !isLocal)
                add(import.word, shared);
        }
        for (const ToolConstraint &constraint : skill.constraints) {
            if (!usable.contains(constraint.tool.text))
                add(constraint.tool, usable);
        }
        static const QStringList stepTools{QStringLiteral("listen"), QStringLiteral("hangup")};
        for (const Block &block : skill.blocks) {
            for (const Step &step : block.steps) {
                if (step.kind == StepKind::ExecuteTool && step.subject.isWritten() && !usable.contains(step.subject.text)
                    && !stepTools.contains(step.subject.text))
                    add(step.subject, usable);
            }
        }
    }
}

void memoryTokens(const Project &project, Report &report)
{
    forEachToken(project, skill::TokenKind::Memory, [&](const Skill &skill, const skill::Token &token) {
        const QString &ns = token.segments[0].text;
        const QString &name = token.segments[1].text;
        const Skill *owner = project.skill(ns);
        if (ns == u"project" ? !project.isMemoryKnown : owner && !owner->isMemoryKnown)
            return;
        const Location where{skill.skillFile, token.where};
        if (ns == u"system") {
            report.add(where, Rules::tr("system.* belongs to the engine; prose cannot show it."));
            return;
        }
        const MemoryEntry *entry = project.entry(ns, name);
        if (!entry && !owner && ns != u"project") {
            const Location nsWhere{skill.skillFile, token.segments[0].where};
            Diagnostic &found = report.add(nsWhere, Rules::tr("There is no skill %1.").arg(quoted(ns)));
            suggestName(found, nsWhere, ns, namespacesWith(project, name));
            return;
        }
        if (!entry) {
            const Location nameWhere{skill.skillFile, token.segments[1].where};
            Diagnostic &found = report.add(nameWhere, ns == u"project" ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(name))
                                                                      : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(ns, quoted(name)));
            suggestName(found, nameWhere, name, entryNames(owner ? owner->memory : project.memory));
            return;
        }
        const MemoryAccess access = accessRule(skill, *entry);
        if (!access.read) {
            Diagnostic &found = report.add(where, Rules::tr("%1 cannot read %2.").arg(skill.id, quoted(entry->fullName())) + u' ' + readSentence(access, skill, *entry));
            found.related.append({access.readAt, Rules::tr("This line decides it.")});
        }
    });
}

void blockTokens(const Project &project, Report &report)
{
    forEachToken(project, skill::TokenKind::Block, [&](const Skill &skill, const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        if (skill.block(segment.text))
            return;
        QStringList ids;
        for (const Block &block : skill.blocks)
            ids.append(block.id.text);
        const Location where{skill.skillFile, segment.where};
        Diagnostic &found = report.add(where, Rules::tr("This file has no ordered block %1.").arg(quoted(segment.text)));
        suggestName(found, where, segment.text, ids);
    });
}

void skillTokens(const Project &project, Report &report)
{
    forEachToken(project, skill::TokenKind::Skill, [&](const Skill &skill, const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        const Location where{skill.skillFile, segment.where};
        const Skill *target = project.skill(segment.text);
        if (!target && !builtins().skills.contains(segment.text)) {
            Diagnostic &found = report.add(where, Rules::tr("There is no skill %1.").arg(quoted(segment.text)));
            suggestName(found, where, segment.text, idsOf(project.skills));
        } else if (target && target->hidden) {
            report.add(where, Rules::tr("%1 is hidden, and prose cannot start a hidden skill. Use a call or link step, or unhide it.").arg(quoted(segment.text)));
        }
    });
}

void toolTokens(const Project &project, Report &report)
{
    forEachToken(project, skill::TokenKind::Tool, [&](const Skill &skill, const skill::Token &token) {
        if (!areToolsKnown(project, skill))
            return;
        const skill::TokenSegment &segment = token.segments[0];
        const QStringList usable = project.toolsOf(skill);
        if (usable.contains(segment.text) || builtins().tools.contains(segment.text))
            return;
        const Location where{skill.skillFile, segment.where};
        Diagnostic &found = report.add(where, Rules::tr("%1 has no tool %2. Define it in its tools.py, or list it under import_tools.").arg(skill.id, quoted(segment.text)));
        suggestName(found, where, segment.text, usable + QStringList(builtins().tools.begin(), builtins().tools.end()));
    });
}

namespace {

// Reference: a write is declared when the skill's own schema or the project's file has the entry.
// Qualified keys say which.
bool isDeclared(const Project &project, const Skill &skill, const QString &key)
{
    const qsizetype dot = key.indexOf(u'.');
    if (dot < 0)
        return project.resolveBare(&skill, key) != nullptr;
    return project.entry(QStringView(key).left(dot), QStringView(key).mid(dot + 1)) != nullptr;
}

bool isMemoryKnown(const Project &project, const Skill &skill)
{
    return project.isMemoryKnown && skill.isMemoryKnown;
}

} // namespace

void undeclaredToolWrite(const Project &project, Report &report)
{
    const auto check = [&](const Skill &skill, const Tool &tool) {
        if (!isMemoryKnown(project, skill))
            return;
        for (const python::MemoryAccess &access : tool.function.memory) {
            if (access.kind != python::MemoryAccessKind::Set || isDeclared(project, skill, access.key))
                continue;
            const Location where{tool.file, access.where};
            Diagnostic &found = report.add(where, Rules::tr("%1 writes %2, but neither the memory.yml of %3 nor the project's declares it.").arg(tool.function.name, quoted(access.key), skill.id));
            suggestName(found, where, access.key, entryNames(skill.memory) + entryNames(project.memory));
        }
    };
    for (const Skill &skill : project.skills) {
        for (const Tool &tool : skill.tools)
            check(skill, tool);
        // A shared tool writes into the memory of the skill that imports it.
        for (const ToolImport &import : skill.imports) {
            const auto shared = std::find_if(project.sharedTools.begin(), project.sharedTools.end(),
                                             [&](const Tool &t) { return t.function.isTool && t.function.name == import.tool; });
            if (!import.isMcp && shared != project.sharedTools.end())
                check(skill, *shared);
        }
    }
}

void undeclaredStepTarget(const Project &project, Report &report)
{
    for (const Skill &skill : project.skills) {
        if (!isMemoryKnown(project, skill))
            continue;
        const auto check = [&](const Word &name, const QString &step) {
            if (!name.isWritten() || name.isEmpty() || isDeclared(project, skill, name.text))
                return;
            Diagnostic &found = report.add(name.where, Rules::tr("Step %1 fills %2, but neither the memory.yml of %3 nor the project's declares it.").arg(quoted(step), quoted(name.text), skill.id));
            suggestName(found, name.where, name.text, entryNames(skill.memory) + entryNames(project.memory));
        };
        for (const Block &block : skill.blocks) {
            for (const Step &step : block.steps) {
                if (step.kind == StepKind::Collect)
                    check(step.subject, step.id.text);
                for (const MemoryAssignment &assignment : step.assignments)
                    check(assignment.name, step.id.text);
            }
        }
    }
}

void unboundPrecondition(const Project &project, Report &report)
{
    QStringList bound;
    for (const PreconditionBinding &binding : project.preconditions) {
        bound.append(binding.name.text);
        const QString &target = binding.resolveWith.text;
        if (binding.resolveWith.isWritten() && !project.skill(target) && !builtins().skills.contains(target)) {
            Diagnostic &found = report.add(binding.resolveWith.where, Rules::tr("There is no skill %1.").arg(quoted(target)));
            suggestName(found, binding.resolveWith.where, target, idsOf(project.skills));
        }
    }
    if (!project.isAgentKnown)
        return;
    for (const Skill &skill : project.skills) {
        if (skill.precondition.isEmpty() || bound.contains(skill.precondition.text))
            continue;
        Diagnostic &found = report.add(skill.precondition.where, Rules::tr("agent.yml does not bind %1. Bind it under orchestrator: preconditions: with resolve_with: and the skill that meets it.").arg(quoted(skill.precondition.text)));
        suggestName(found, skill.precondition.where, skill.precondition.text, bound);
    }
}

void unknownMcpServer(const Project &project, Report &report)
{
    if (!project.areIntegrationsKnown)
        return;
    QStringList servers;
    for (const Word &server : project.mcpServers)
        servers.append(server.text);
    for (const Skill &skill : project.skills) {
        for (const ToolImport &import : skill.imports) {
            if (!import.isMcp || servers.contains(import.server))
                continue;
            if (import.server.isEmpty() || import.tool.isEmpty()) {
                report.add(import.word.where, Rules::tr("%1 names no MCP tool. Write mcp/<server>:<tool>.").arg(quoted(import.word.text)));
                continue;
            }
            const Location where = import.word.part({4, 4 + import.server.size()});
            Diagnostic &found = report.add(where, Rules::tr("integrations.yml has no MCP server %1.").arg(quoted(import.server)));
            suggestName(found, where, import.server, servers);
        }
    }
}

} // namespace overmantel::rules
