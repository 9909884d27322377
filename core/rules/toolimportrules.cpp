// Rules about import_tools and the tools that a skill names (reference: skill-md, "import_tools").
#include "core/rules/rulegroups.h"

#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

void unknownMcpServer(const SkillScope &scope, Report &report)
{
    if (!scope.areIntegrationsKnown())
        return;
    for (const ToolImport &import : scope.skill().imports) {
        if (!import.isMcp)
            continue;
        if (import.server.isEmpty() || import.tool.isEmpty()) {
            report.add(import.word.where, Rules::tr("%1 names no MCP tool. Write mcp/<server>:<tool>.").arg(quoted(import.word.text)));
            continue;
        }
        const QStringList servers = scope.mcpServers();
        if (servers.contains(import.server))
            continue;
        const Location where = import.word.part({4, 4 + import.server.size()});
        Diagnostic &found = report.add(where, Rules::tr("integrations.yml has no MCP server %1.").arg(quoted(import.server)));
        suggestName(found, where, import.server, servers);
    }
}

void unresolvedTool(const SkillScope &scope, Report &report)
{
    if (!scope.areToolsKnown())
        return;
    const Skill &skill = scope.skill();
    const QStringList usable = scope.usableTools();
    const auto add = [&](const Word &name, bool isImport) {
        Diagnostic &found = report.add(name.where, Rules::tr("%1 uses the tool %2, but neither its tools.py nor its tools/ has an @tool function of that name, and no imported shared or MCP tool is named so.")
                                                       .arg(skill.id, quoted(name.text)));
        if (!isImport && scope.sharedTool(name.text))
            found.message += u' ' + Rules::tr("The agent's tools/ has it: list it under import_tools.");
        else
            suggestName(found, name.where, name.text, isImport ? scope.sharedToolNames() : usable);
    };
    for (const ToolImport &import : skill.imports) {
        if (!import.isMcp && !scope.tool(import.tool))
            add(import.word, true);
    }
    for (const ToolConstraint &constraint : skill.constraints) {
        if (!usable.contains(constraint.tool.text))
            add(constraint.tool, false);
    }
    static const QStringList stepTools{QStringLiteral("listen"), QStringLiteral("hangup")};
    for (const Block &block : skill.blocks) {
        for (const Step &step : block.steps) {
            if (step.kind == StepKind::ExecuteTool && step.subject.isWritten() && !usable.contains(step.subject.text)
                && !stepTools.contains(step.subject.text))
                add(step.subject, false);
        }
    }
}

} // namespace

const RuleList &toolImportRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.unknown_mcp_server",
         .summary = OM_TEXT("import_tools names an MCP server that integrations.yml does not have."),
         .inSkill = unknownMcpServer},
        {.code = u"mantle.validation.tools.unresolved_tool", .engineCode = true,
         .summary = OM_TEXT("A tool that a skill names does not exist."),
         .inSkill = unresolvedTool},
    };
    return rows;
}

} // namespace overmantel
