// Rules about the tools that a skill names in import_tools, tool_constraints and steps, and about their names.
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/keychecks.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

// The engine drops shared tools whose names begin so.
bool isDropped(const QString &sharedTool)
{
    return sharedTool.startsWith(u"set_");
}

void addImport(Diagnostic &found, const SkillScope &scope, const QString &tool)
{
    const SourceFile *file = scope.ownFile(scope.skill().skillFile);
    const yaml::Node *root = file ? frontMatter(*file) : nullptr;
    if (!root)
        return;
    const yaml::Node *list = root->find(u"import_tools");
    if (list && !list->isSequence())
        return;
    const QString &text = file->snapshot.text();
    const auto last = [](const auto &children) { return qsizetype(children.size()); };
    //: %1: a tool
    addFix(found, Rules::tr("Import %1").arg(quoted(tool)), file->path,
           list ? yaml::insertItem(text, yamlPart(*file), *list, last(list->items), Value::text(tool))
                : yaml::insertEntry(text, yamlPart(*file), *root, last(root->entries), QStringLiteral("import_tools"), Value::list({Value::text(tool)})));
}

QString notFound(const Skill &skill, const QString &tool)
{
    return Rules::tr("%1 uses the tool %2, but neither its tools.py nor its tools/ has an @tool function of that name, and no imported shared or MCP tool is named so.")
        .arg(skill.id, quoted(tool));
}

// What broken imports were most likely meant to bring: whoever uses that is not reported as well.
QStringList unresolvedImports(const SkillScope &scope, Report &report)
{
    QStringList meant;
    for (const ToolImport &import : scope.skill().imports) {
        if (import.isMcp || import.tool.trimmed().isEmpty())
            continue;
        const Tool *tool = scope.tool(import.tool);
        if (tool && !(isDropped(import.tool) && scope.sharedTool(import.tool) == tool))
            continue;
        meant.append(import.tool);
        if (tool) {
            Diagnostic &found = report.add(import.word.where, Rules::tr("The engine leaves out the shared tool %1, because names with set_ are its own. Rename the tool, here and where it is defined.").arg(quoted(import.tool)));
            found.related.append({tool->nameLocation(), Rules::tr("It is defined here.")});
            continue;
        }
        Diagnostic &found = report.add(import.word.where, builtins().tools.contains(import.tool)
                                           ? Rules::tr("%1 is a tool of the engine, which every skill has without importing it. Remove the entry.").arg(quoted(import.tool))
                                           : Rules::tr("The agent's tools/ has no @tool function %1 that could be imported.").arg(quoted(import.tool)));
        const QStringList shared = scope.sharedToolNames();
        meant.append(nearestName(import.tool, shared));
        suggestName(found, import.word.where, import.tool, shared);
    }
    return meant;
}

void unresolvedTools(const SkillScope &scope, Report &report)
{
    if (!scope.areToolsKnown())
        return;
    const Skill &skill = scope.skill();
    const QStringList usable = scope.usableTools();
    const QStringList meant = unresolvedImports(scope, report);
    const auto check = [&](const Word &name) {
        if (!name.isWritten() || usable.contains(name.text) || meant.contains(name.text))
            return;
        if (scope.sharedTool(name.text) && !isDropped(name.text)) {
            Diagnostic &found = report.add(name.where, Rules::tr("%1 uses the shared tool %2 without importing it. List it under import_tools.").arg(skill.id, quoted(name.text)));
            addImport(found, scope, name.text);
            return;
        }
        suggestName(report.add(name.where, notFound(skill, name.text)), name.where, name.text, usable);
    };
    for (const ToolConstraint &constraint : skill.constraints) {
        if (!builtins().tools.contains(constraint.tool.text) || usable.contains(constraint.tool.text))
            check(constraint.tool);
        else if (report.profile() != Profile::Next)
            report.add(constraint.tool.where, Rules::tr("%1 is a tool of the engine; tool_constraints can gate the skill's own and imported tools only.").arg(quoted(constraint.tool.text)));
    }
    static const QStringList stepTools{QStringLiteral("listen"), QStringLiteral("hangup")};
    for (const Block &block : skill.blocks) {
        for (const Step &step : block.steps) {
            if (step.kind == StepKind::ExecuteTool && !stepTools.contains(step.subject.text))
                check(step.subject);
        }
    }
}

QString skillNameMessage(const QString &tool)
{
    return Rules::tr("%1 is the name of a skill, too. The model may mix up the tool and the skill; give the tool a name that says what it does.").arg(quoted(tool));
}

void toolNamedLikeSkill(const SkillScope &scope, Report &report)
{
    for (const Tool &tool : scope.skill().tools) {
        if (tool.function.isTool && scope.hasSkill(tool.function.name))
            report.add(tool.nameLocation(), skillNameMessage(tool.function.name));
    }
}

void sharedToolNamedLikeSkill(const ProjectScope &scope, Report &report)
{
    for (const Tool &tool : scope.project.sharedTools) {
        if (tool.function.isTool && scope.project.skill(tool.function.name))
            report.add(tool.nameLocation(), skillNameMessage(tool.function.name));
    }
}

} // namespace

const RuleList &toolReferenceRules()
{
    static const RuleList rows{
        {.code = u"mantle.validation.tools.unresolved_tool", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool that a skill names does not exist, is not imported, or is one of the engine's."),
         .why = QT_TRANSLATE_NOOP("Rules", "A skill has the @tool functions of its own folder and what import_tools brings. Anything else cannot be called or gated, so training stops."),
         .example = u"tool_constraints:\n  - lock_crad:\n      requires: session.card_replace.selected_card_id",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, import the shared tool, or write the @tool function. A shared tool must not begin with set_."),
         .inSkill = unresolvedTools},
        {.code = u"overmantel.tools.named_like_skill", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool and a skill have the same name."),
         .why = QT_TRANSLATE_NOOP("Rules", "Both are offered to the model under that name, and projects have reported that it calls the wrong one."),
         .example = u"# skills/check_balance/tools.py\n@tool(description=\"Reads the balance of an account.\")\nasync def check_balance(account: str, context: ToolContext = None):\n    …",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the tool after what it does, such as read_balance."),
         .inSkill = toolNamedLikeSkill, .inProject = sharedToolNamedLikeSkill},
    };
    return rows;
}

} // namespace overmantel
