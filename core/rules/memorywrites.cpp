#include "core/rules/memorywrites.h"

#include <algorithm>

namespace overmantel {

void forEachUsableFunction(const SkillScope &scope, const std::function<void(const Tool &tool)> &visit)
{
    const Skill &skill = scope.skill();
    for (const Tool &tool : skill.tools)
        visit(tool);
    for (const ToolImport &import : skill.imports) {
        if (const Tool *shared = import.isMcp ? nullptr : scope.sharedTool(import.tool))
            visit(*shared);
    }
}

QList<MemoryWrite> memoryWrites(const SkillScope &scope)
{
    QList<MemoryWrite> writes;
    for (const Block &block : scope.skill().blocks) {
        for (const Step *step : block.allSteps()) {
            if (step->kind == StepKind::Collect && step->subject.isWritten())
                writes.append({.key = step->subject.text, .where = step->subject.where, .tool = nullptr, .isCollect = true});
            for (const MemoryAssignment &assignment : step->assignments)
                writes.append({.key = assignment.name.text, .where = assignment.name.where, .tool = nullptr, .isCollect = false});
        }
    }
    forEachUsableFunction(scope, [&](const Tool &tool) {
        for (const python::MemoryAccess &access : tool.function.memory) {
            if (access.kind == python::MemoryAccessKind::Set)
                writes.append({.key = access.key, .where = {tool.file, access.where}, .tool = &tool, .isCollect = false});
        }
    });
    return writes;
}

bool isMemoryUseUnknown(const Tool &tool)
{
    return tool.function.hasUnknownMemoryUse || tool.function.givesContextAway;
}

bool isMemoryUseUnknown(const SkillScope &scope)
{
    bool isUnknown = !scope.areToolsKnown();
    forEachUsableFunction(scope, [&](const Tool &tool) { isUnknown = isUnknown || isMemoryUseUnknown(tool); });
    return isUnknown;
}

bool isCollected(const Skill &skill, const MemoryEntry &entry)
{
    return std::any_of(skill.blocks.begin(), skill.blocks.end(), [&](const Block &block) {
        const QList<const Step *> steps = block.allSteps();
        return std::any_of(steps.begin(), steps.end(), [&](const Step *step) {
            if (step->kind != StepKind::Collect)
                return false;
            const QString &name = step->subject.text;
            return name == entry.fullName() || (name == entry.name.text && (entry.ns == skill.id || !skill.entry(name)));
        });
    });
}

} // namespace overmantel
