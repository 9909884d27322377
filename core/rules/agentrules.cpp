// Rules about agent.yml (spec page 01).
#include "core/rules/rulegroups.h"

#include "core/rules/usagecounts.h"

namespace overmantel {

namespace {

// Nothing to say about a file of another kind, or one that cannot be read.
bool isReadAgent(const SourceFile &file)
{
    return file.kind == FileKind::Agent && file.isParsed();
}

const yaml::Node *agentNode(const SourceFile &file)
{
    return file.tree.root ? file.tree.root->find(u"agent") : nullptr;
}

void agentSection(const SourceFile &file, Report &report)
{
    if (!isReadAgent(file))
        return;
    const yaml::Node *agent = agentNode(file);
    if (agent && agent->isMapping())
        return;
    Location where{file.path, file.snapshot.lineRange(0)};
    if (agent)
        where.range = file.tree.root->entry(u"agent")->key.range;
    else if (file.tree.root && !file.tree.root->entries.empty())
        where.range = file.tree.root->entries.front().key.range;
    report.add(where, Rules::tr("agent.yml needs a section agent: with at least a persona."));
}

void agentPersona(const SourceFile &file, Report &report)
{
    const yaml::Node *agent = isReadAgent(file) ? agentNode(file) : nullptr;
    if (!agent || !agent->isMapping())
        return;
    const yaml::Node *persona = agent->find(u"persona");
    if (persona && persona->isScalar() && !persona->isNull() && !persona->value.trimmed().isEmpty())
        return;
    report.add({file.path, persona ? agent->entry(u"persona")->key.range : file.tree.root->entry(u"agent")->key.range},
               Rules::tr("The agent has no persona. Describe under agent: persona: who it is and how it speaks."));
}

void nestedAgentKeys(const SourceFile &file, Report &report)
{
    static const QStringList topLevel{QStringLiteral("rules"), QStringLiteral("prompts"), QStringLiteral("references"),
                                      QStringLiteral("conversation"), QStringLiteral("tool_timeout"), QStringLiteral("session_config"),
                                      QStringLiteral("orchestrator"), QStringLiteral("name"), QStringLiteral("description")};
    const yaml::Node *agent = isReadAgent(file) ? agentNode(file) : nullptr;
    if (!agent || !agent->isMapping())
        return;
    for (const yaml::Entry &entry : agent->entries) {
        if (topLevel.contains(entry.key.value))
            report.add({file.path, entry.key.range}, Rules::tr("%1 stands under agent:, where the engine ignores it. Move it out, to the left margin.").arg(quoted(entry.key.value)));
    }
}

void unknownResolver(const ProjectScope &scope, Report &report)
{
    for (const PreconditionBinding &binding : scope.project.preconditions) {
        const QString &target = binding.resolveWith.text;
        if (!binding.resolveWith.isWritten() || scope.project.skill(target) || builtins().skills.contains(target))
            continue;
        QStringList ids;
        for (const Skill &skill : scope.project.skills)
            ids.append(skill.id);
        Diagnostic &found = report.add(binding.resolveWith.where, Rules::tr("There is no skill %1.").arg(quoted(target)));
        suggestName(found, binding.resolveWith.where, target, ids);
    }
}

} // namespace

const RuleList &agentRules()
{
    static const RuleList rows{
        {.code = u"config.agent.missing_section", .engineCode = true,
         .summary = OM_TEXT("agent.yml has no agent section."),
         .inFile = agentSection},
        {.code = u"config.agent.missing_persona", .engineCode = true,
         .summary = OM_TEXT("The agent has no persona."),
         .inFile = agentPersona},
        {.code = u"overmantel.agent.nested_key", .severity = Severity::Warning,
         .summary = OM_TEXT("A top-level key of agent.yml stands under agent:, where the engine ignores it."),
         .inFile = nestedAgentKeys},
        {.code = u"overmantel.skill.unbound_precondition",
         .summary = OM_TEXT("A precondition is bound to a skill that does not exist."),
         .inProject = unknownResolver},
    };
    return rows;
}

} // namespace overmantel
