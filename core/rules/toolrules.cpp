// Rules about the functions in tools.py and tools/ themselves (spec page 06).
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/memorywrites.h"
#include "core/syntax/python/pythonlexer.h"

#include <QRegularExpression>

#include <algorithm>

namespace overmantel {

namespace {

const QString &hookPrefix()
{
    static const QString prefix = QStringLiteral("run_after_setting_");
    return prefix;
}

Location nameIn(const SourceFile &file, const python::Function &function)
{
    return {file.path, function.nameRange};
}

template <typename Visit>
void forEachTool(const SourceFile &file, Visit visit)
{
    if (file.kind != FileKind::Tools)
        return;
    for (const python::Function &function : file.tools.functions) {
        if (function.isTool)
            visit(function);
    }
}

void withoutDescription(const SourceFile &file, Report &report)
{
    forEachTool(file, [&](const python::Function &tool) {
        if (!tool.hasDescription)
            report.add({file.path, tool.decorator}, Rules::tr("%1 has no description, so the file cannot be imported. Write @tool(description=\"…\") and say when the tool is to be used.").arg(tool.name));
    });
}

void notAsync(const SourceFile &file, Report &report)
{
    forEachTool(file, [&](const python::Function &tool) {
        if (tool.isAsync)
            return;
        Diagnostic &found = report.add(nameIn(file, tool), Rules::tr("%1 is a tool but not async. Write async def.").arg(tool.name));
        const qsizetype def = file.snapshot.text().lastIndexOf(QStringLiteral("def"), tool.nameRange.start - 1);
        if (def >= tool.where.start)
            found.fixes.append(replaceFix(Rules::tr("Write async def"), {file.path, {def, def}}, QStringLiteral("async ")));
    });
}

void badToolName(const SourceFile &file, Report &report)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9_-]{1,64}\\z"));
    forEachTool(file, [&](const python::Function &tool) {
        if (!allowed.match(tool.name).hasMatch())
            report.add(nameIn(file, tool), Rules::tr("Models take tool names of at most 64 letters of A to Z, digits, _ and -, so %1 cannot be offered to them. Rename it.").arg(quoted(tool.name)));
    });
}

void frameworkName(const SourceFile &file, Report &report)
{
    forEachTool(file, [&](const python::Function &tool) {
        if (builtins().tools.contains(tool.name))
            report.add(nameIn(file, tool), Rules::tr("%1 is a tool of the engine itself. Give yours another name.").arg(quoted(tool.name)));
    });
}

void reservedPrefix(const SourceFile &file, Report &report)
{
    if (!file.skillId.isEmpty())
        return;
    forEachTool(file, [&](const python::Function &tool) {
        if (tool.name.startsWith(u"set_") && !builtins().tools.contains(tool.name))
            report.add(nameIn(file, tool), Rules::tr("The engine drops the shared tool %1, because names that begin with set_ are its own; skills that import it then miss it. Rename it.").arg(quoted(tool.name)));
    });
}

void contextName(const SourceFile &file, Report &report)
{
    forEachTool(file, [&](const python::Function &tool) {
        for (const python::Parameter &parameter : tool.parameters) {
            if (parameter.type.contains(u"ToolContext") && parameter.name != u"context")
                report.add({file.path, parameter.where}, Rules::tr("The engine hands the context over as context, so %1 becomes an argument that the model is asked for. Rename it to context.").arg(quoted(parameter.name)));
        }
    });
}

void definedAgain(const SourceFile &file, Report &report)
{
    QHash<QString, TextRange> seen;
    forEachTool(file, [&](const python::Function &tool) {
        const auto first = seen.constFind(tool.name);
        if (first == seen.constEnd()) {
            seen.insert(tool.name, tool.nameRange);
            return;
        }
        Diagnostic &found = report.add(nameIn(file, tool), Rules::tr("%1 is defined twice in this file, and only the last definition counts. Rename one of them.").arg(quoted(tool.name)));
        found.related.append({{file.path, *first}, Rules::tr("The first one stands here.")});
    });
}

void filePaths(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::Tools || !file.snapshot.text().contains(QStringLiteral("__file__")))
        return;
    const python::Tokens tokens = python::tokenize(file.snapshot.text());
    for (const python::Token &token : tokens.all) {
        if (token.kind == python::Token::Kind::Name && textIn(file.snapshot.text(), token.where) == u"__file__") {
            report.add({file.path, token.where}, Rules::tr("A trained agent runs from a copy that holds tools/, skills/ and references/ but no other data, so that files looked up from __file__ may be missing there. Take the path from a setting."));
            return;
        }
    }
}

// Spec page 06: tools/ shadows tools.py. The model lists tools/ first.
void shadowedTool(const SkillScope &scope, Report &report)
{
    QHash<QString, const Tool *> seen;
    for (const Tool &tool : scope.skill().tools) {
        if (!tool.function.isTool)
            continue;
        const Tool *first = seen.value(tool.function.name);
        if (!first) {
            seen.insert(tool.function.name, &tool);
        } else if (first->file != tool.file) {
            Diagnostic &found = report.add(tool.nameLocation(), Rules::tr("%1 is defined in %2 too, which wins. Delete one of the two.").arg(quoted(tool.function.name), first->file));
            found.related.append({first->nameLocation(), Rules::tr("This one is used.")});
        }
    }
}

void shadowedSharedTool(const ProjectScope &scope, Report &report)
{
    QHash<QString, const Tool *> seen;
    for (const Tool &tool : scope.project.sharedTools) {
        if (!tool.function.isTool)
            continue;
        const Tool *first = seen.value(tool.function.name);
        if (!first) {
            seen.insert(tool.function.name, &tool);
        } else if (first->file != tool.file) {
            Diagnostic &found = report.add(tool.nameLocation(), Rules::tr("%1 is defined in %2 too; which of the two is used is not said anywhere. Rename one of them.").arg(quoted(tool.function.name), first->file));
            found.related.append({first->nameLocation(), Rules::tr("The first one stands here.")});
        }
    }
}

bool isSettableEntry(const Skill &skill, const MemoryEntry &entry)
{
    return entry.llmSettable || isCollected(skill, entry);
}

void hookTarget(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!scope.isMemoryKnown(skill.id))
        return;
    for (const Tool &tool : skill.tools) {
        if (!tool.function.name.startsWith(hookPrefix()))
            continue;
        const QString target = tool.function.name.mid(hookPrefix().size());
        const MemoryEntry *entry = skill.entry(target);
        if (entry && (isSettableEntry(skill, *entry) || !skill.isSkillKnown))
            continue;
        if (entry) {
            Diagnostic &found = report.add(tool.nameLocation(), Rules::tr("%1 would run after the model has set %2, but the model cannot set it. Make the entry llm_settable, collect it in a step, or rename the function.")
                                                                  .arg(tool.function.name, quoted(target)));
            found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
            continue;
        }
        Diagnostic &found = report.add(tool.nameLocation(), Rules::tr("%1 must be named after an entry of %2 that the model may set, but its memory.yml declares no %3.").arg(tool.function.name, skill.id, quoted(target)));
        QStringList hooks;
        for (const MemoryEntry &own : skill.memory) {
            const QString hook = hookPrefix() + own.name.text;
            const bool isTaken = std::any_of(skill.tools.begin(), skill.tools.end(), [&](const Tool &other) { return other.function.name == hook; });
            if (isSettableEntry(skill, own) && !isTaken && nearestName(target, {own.name.text}) == own.name.text)
                hooks.append(hook);
        }
        suggestName(found, tool.nameLocation(), tool.function.name, hooks);
    }
}

void sharedHook(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::Tools || !file.skillId.isEmpty())
        return;
    for (const python::Function &function : file.tools.functions) {
        if (function.name.startsWith(hookPrefix()))
            report.add(nameIn(file, function), Rules::tr("%1 is a hook and must stand in the tools.py of the skill whose entry it checks, not among the shared tools.").arg(function.name));
    }
}

void entryWithoutHook(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!scope.areToolsKnown())
        return;
    for (const MemoryEntry &entry : skill.memory) {
        const QString hook = hookPrefix() + entry.name.text;
        const bool hasHook = std::any_of(skill.tools.begin(), skill.tools.end(), [&](const Tool &tool) { return tool.function.name == hook; });
        if (entry.llmSettable && !hasHook)
            report.add(entry.name.where, Rules::tr("Nothing checks what the model writes into %1 of %2. Where that matters, add %3 to the tools of the skill.").arg(quoted(entry.name.text), skill.id, hook));
    }
}

} // namespace

const RuleList &toolRules()
{
    static const RuleList rows{
        {.code = u"overmantel.tools.missing_description",
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool has no description."),
         .why = QT_TRANSLATE_NOOP("Rules", "@tool without description= raises when the file is imported, and then none of its tools are there."),
         .example = u"@tool\nasync def freeze_card(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write @tool(description=\"…\")."),
         .inFile = withoutDescription},
        {.code = u"overmantel.tools.not_async",
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool is no async function."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine awaits its tools; a plain function cannot be loaded as one."),
         .example = u"@tool(description=\"Freeze a card.\")\ndef freeze_card(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write async def."),
         .inFile = notAsync},
        {.code = u"overmantel.tools.reserved_prefix", .family = u"*.tool_loader.shared_tool.reserved_prefix", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The name of a shared tool begins with set_."),
         .why = QT_TRANSLATE_NOOP("Rules", "The prefix belongs to the engine. It drops the tool, and skills that import it fail as if it did not exist."),
         .example = u"# tools/cards.py\n@tool(description=\"Set the limit of a card.\")\nasync def set_limit(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the tool, and the names by which skills use it."),
         .inFile = reservedPrefix},
        {.code = u"overmantel.tools.name", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Models cannot be offered a tool of this name."),
         .why = QT_TRANSLATE_NOOP("Rules", "Tool names travel to the model, which takes letters of A to Z, digits, _ and -, at most 64 of them."),
         .example = u"@tool(description=\"Größe der Karte.\")\nasync def kartengröße(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the function."),
         .inFile = badToolName},
        {.code = u"overmantel.tools.framework_name", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool has the name of a tool of the engine."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine brings tools such as correct and complete_skill along; of two with one name only one can be called."),
         .example = u"@tool(description=\"Correct the address.\")\nasync def correct(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the function."),
         .inFile = frameworkName},
        {.code = u"overmantel.tools.context_name", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The parameter for the context is not named context."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine fills the parameter by its name. Under another one the model is asked to make it up."),
         .example = u"@tool(description=\"Freeze a card.\")\nasync def freeze_card(ctx: ToolContext):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the parameter context."),
         .inFile = contextName},
        {.code = u"overmantel.tools.defined_twice", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A file defines a tool twice."),
         .why = QT_TRANSLATE_NOOP("Rules", "Python keeps the last definition only."),
         .example = u"@tool(description=\"One.\")\nasync def one(context):\n    return None\n\n@tool(description=\"One again.\")\nasync def one(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename or delete one of them."),
         .inFile = definedAgain},
        {.code = u"overmantel.tools.shadowed", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool is defined in two files."),
         .why = QT_TRANSLATE_NOOP("Rules", "A skill's tools/ wins over its tools.py; the engine only notes it in its log."),
         .example = u"# skills/card/tools.py, and again in skills/card/tools/cards.py\n@tool(description=\"Freeze a card.\")\nasync def freeze_card(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Delete or rename one of them."),
         .inSkill = shadowedTool, .inProject = shadowedSharedTool},
        {.code = u"mantle.validation.tools.invalid_post_write_hook", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A hook run_after_setting_… belongs to no entry that the model may set."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine calls the hook after it has set the entry that the name says; the entry must be the skill's own and llm_settable or collected."),
         .example = u"@tool(description=\"Check the reason.\")\nasync def run_after_setting_raeson(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the hook after the entry, or make the entry settable."),
         .inSkill = hookTarget},
        {.code = u"mantle.validation.tools.invalid_post_write_hook", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A hook run_after_setting_… stands among the shared tools."),
         .why = QT_TRANSLATE_NOOP("Rules", "Hooks are looked up in the skill that declares the entry."),
         .example = u"# tools/cards.py\n@tool(description=\"Check the reason.\")\nasync def run_after_setting_reason(context):\n    return None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Move it into the tools.py of the skill."),
         .inFile = sharedHook},
        {.code = u"mantle.validation.settable_field.no_post_write_hook", .engineCode = true, .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry that the model may set has no hook that checks it."),
         .why = QT_TRANSLATE_NOOP("Rules", "Without run_after_setting_<entry> whatever the model writes is kept as it is. Often that is fine."),
         .example = u"schema:\n  public:\n    amount:\n      type: float\n      llm_settable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add the hook where a wrong value would do harm."),
         .inSkill = entryWithoutHook},
        {.code = u"overmantel.tools.file_path", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool file looks up paths from __file__."),
         .why = QT_TRANSLATE_NOOP("Rules", "The trained agent is unpacked elsewhere, without folders such as data/."),
         .example = u"DATA = Path(__file__).parent.parent / \"data\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Take the path from an environment variable, or keep the data in a service."),
         .inFile = filePaths},
    };
    return rows;
}

} // namespace overmantel
