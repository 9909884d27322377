// Rules about tools.py and tools/ (spec page 06).
#include "core/rules/rulegroups.h"

#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

void checkWrites(const SkillScope &scope, const Tool &tool, Report &report)
{
    const QString &id = scope.skill().id;
    for (const python::MemoryAccess &access : tool.function.memory) {
        if (access.kind != python::MemoryAccessKind::Set || scope.namedEntry(access.key))
            continue;
        const Location where{tool.file, access.where};
        Diagnostic &found = report.add(where, Rules::tr("%1 writes %2, but neither the memory.yml of %3 nor the project's declares it.").arg(tool.function.name, quoted(access.key), id));
        suggestName(found, where, access.key, scope.entryNames(id) + scope.entryNames(QStringLiteral("project")));
    }
}

void undeclaredToolWrite(const SkillScope &scope, Report &report)
{
    if (!scope.isOwnMemoryKnown())
        return;
    for (const Tool &tool : scope.skill().tools)
        checkWrites(scope, tool, report);
    // A shared tool writes into the memory of the skill that imports it.
    for (const ToolImport &import : scope.skill().imports) {
        const Tool *shared = import.isMcp ? nullptr : scope.sharedTool(import.tool);
        if (shared)
            checkWrites(scope, *shared, report);
    }
}

} // namespace

const RuleList &toolRules()
{
    static const RuleList rows{
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = OM_TEXT("A tool writes an entry that is not declared."),
         .inSkill = undeclaredToolWrite},
    };
    return rows;
}

} // namespace overmantel
