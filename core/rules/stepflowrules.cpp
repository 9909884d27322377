// Rules about the steps of a block together: targets, ways, what they fill.
#include "core/rules/rulegroups.h"

#include "core/queries/blockgraph.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

template <typename Visit>
void forEachBlock(const SkillScope &scope, Visit visit)
{
    for (const Block &block : scope.skill().blocks) {
        if (block.isParsed)
            visit(block);
    }
}

bool hasBrokenTarget(const Block &block)
{
    const auto isBroken = [&](const Word &target) { return target.isWritten() && target.text != u"END" && !block.step(target.text); };
    return std::any_of(block.steps.begin(), block.steps.end(), [&](const Step &step) {
        return isBroken(step.nextTarget)
            || std::any_of(step.branches.begin(), step.branches.end(), [&](const Branch &branch) { return isBroken(branch.target); });
    });
}

void duplicateSteps(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        QHash<QString, Location> seen;
        for (const Step &step : block.steps) {
            if (!step.id.isWritten())
                continue;
            if (const auto first = seen.constFind(step.id.text); first != seen.constEnd()) {
                Diagnostic &found = report.add(step.id.where, Rules::tr("Another step of this block is named %1. Choose a different id.").arg(quoted(step.id.text)));
                found.related.append({*first, Rules::tr("The first one stands here.")});
            } else {
                seen.insert(step.id.text, step.id.where);
            }
        }
    });
}

void nextTargets(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        QStringList ids{QStringLiteral("END")};
        for (const Step &step : block.steps) {
            if (step.id.isWritten())
                ids.append(step.id.text);
        }
        const auto check = [&](const Word &target) {
            if (!target.isWritten() || ids.contains(target.text))
                return;
            Diagnostic &found = report.add(target.where, Rules::tr("This block has no step %1.").arg(quoted(target.text)));
            suggestName(found, target.where, target.text, ids);
        };
        for (const Step &step : block.steps) {
            check(step.nextTarget);
            for (const Branch &branch : step.branches)
                check(branch.target);
        }
    });
}

void callTargets(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    forEachBlock(scope, [&](const Block &block) {
        for (const Step &step : block.steps) {
            if ((step.kind != StepKind::Call && step.kind != StepKind::Link) || !step.subject.isWritten())
                continue;
            const QString &target = step.subject.text;
            if (skill.block(target) || scope.hasSkill(target) || builtins().skills.contains(target))
                continue;
            QStringList names;
            for (const Block &other : skill.blocks)
                names.append(other.id.text);
            Diagnostic &found = report.add(step.subject.where, Rules::tr("There is no block %1 in this file and no skill of that name.").arg(quoted(target)));
            suggestName(found, step.subject.where, target, names + scope.skillIds());
        }
    });
}

void undeclaredStepTarget(const SkillScope &scope, Report &report)
{
    if (!scope.isOwnMemoryKnown())
        return;
    const QString &id = scope.skill().id;
    const auto check = [&](const Word &name, const QString &step) {
        if (!name.isWritten() || name.isEmpty() || scope.namedEntry(name.text))
            return;
        Diagnostic &found = report.add(name.where, Rules::tr("Step %1 fills %2, but neither the memory.yml of %3 nor the project's declares it.").arg(quoted(step), quoted(name.text), id));
        suggestName(found, name.where, name.text, scope.entryNames(id) + scope.entryNames(QStringLiteral("project")));
    };
    for (const Block &block : scope.skill().blocks) {
        for (const Step &step : block.steps) {
            if (step.kind == StepKind::Collect)
                check(step.subject, step.id.text);
            for (const MemoryAssignment &assignment : step.assignments)
                check(assignment.name, step.id.text);
        }
    }
}

void unreachableSteps(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        // A misspelt target is reported as such and would lead to the step.
        if (hasBrokenTarget(block))
            return;
        const BlockGraph graph = blockGraph(scope.skill(), block);
        for (const GraphNode &node : graph.nodes) {
            if (node.role != NodeRole::Step || node.reachable || node.stepIndex < 0)
                continue;
            const Step &step = block.steps[node.stepIndex];
            if (step.kind == StepKind::End || !step.id.isWritten())
                continue;
            report.add(step.id.where, Rules::tr("No way leads to step %1. Name it in a next, or delete it.").arg(quoted(step.id.text)));
        }
    });
}

} // namespace

const RuleList &stepFlowRules()
{
    static const RuleList rows{
        {.code = u"overmantel.step.duplicate_id",
         .summary = OM_TEXT("Two steps of a block have the same id."),
         .inSkill = duplicateSteps},
        {.code = u"overmantel.step.unknown_target",
         .summary = OM_TEXT("next, then or else names no step of the block."),
         .inSkill = nextTargets},
        {.code = u"overmantel.step.unknown_flow",
         .summary = OM_TEXT("call or link names neither a block of the file nor a skill."),
         .inSkill = callTargets},
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = OM_TEXT("A collect or set_memory step writes an entry that is not declared."),
         .inSkill = undeclaredStepTarget},
        {.code = u"overmantel.step.unreachable", .severity = Severity::Warning,
         .summary = OM_TEXT("No way leads to a step."),
         .inSkill = unreachableSteps},
    };
    return rows;
}

} // namespace overmantel
