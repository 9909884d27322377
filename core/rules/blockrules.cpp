// Rules about ordered blocks (reference: skill-md "Ordered blocks", spec page 03).
#include "core/rules/rulefunctions.h"

#include "core/model/yamlwords.h"
#include "core/queries/blockgraph.h"

#include <algorithm>

namespace overmantel::rules {

namespace {

const yaml::Node *stepsOf(const skill::Fence &fence)
{
    const yaml::Node *root = fence.tree.root ? &*fence.tree.root : nullptr;
    const yaml::Node *steps = root ? root->find(u"steps") : nullptr;
    return steps && steps->isSequence() ? steps : nullptr;
}

template <typename Visit>
void forEachStep(const SourceFile &file, Visit visit)
{
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *steps = stepsOf(fence);
        if (!steps)
            continue;
        for (const yaml::Node &step : steps->items) {
            if (step.isMapping())
                visit(step);
        }
    }
}

template <typename Visit>
void forEachBlock(const Project &project, Visit visit)
{
    for (const Skill &skill : project.skills) {
        for (const Block &block : skill.blocks) {
            if (block.isParsed)
                visit(skill, block);
        }
    }
}

QString stepName(const yaml::Node &step)
{
    const yaml::Node *id = step.find(u"id");
    return id && id->isScalar() ? id->value : QString();
}

QList<const StepKindInfo *> kindsOf(const yaml::Node &step)
{
    QList<const StepKindInfo *> kinds;
    for (const StepKindInfo &info : stepKinds()) {
        if (step.find(QStringView(info.key)))
            kinds.append(&info);
    }
    return kinds;
}

bool hasBrokenTarget(const Block &block)
{
    const auto isBroken = [&](const Word &target) { return target.isWritten() && target.text != u"END" && !block.step(target.text); };
    return std::any_of(block.steps.begin(), block.steps.end(), [&](const Step &step) {
        return isBroken(step.nextTarget)
            || std::any_of(step.branches.begin(), step.branches.end(), [&](const Branch &branch) { return isBroken(branch.target); });
    });
}

bool isKindKey(QStringView key)
{
    for (const StepKindInfo &info : stepKinds()) {
        if (key == QStringView(info.key))
            return true;
    }
    return key == u"utter";
}

} // namespace

void fenceShape(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const Location line{file.path, fence.openLine};
        if (!fence.isClosed)
            report.add(line, Rules::tr("This ordered block is not closed. Put a line ::: behind its last step."));
        else if (!fence.hasId || fence.id.isEmpty())
            report.add(line, Rules::tr("This ordered block has no id. Write it on this line, such as :::ordered_block id=main."));
    }
}

void duplicateBlocks(const SourceFile &file, Report &report)
{
    QHash<QString, TextRange> seen;
    for (const skill::Fence &fence : file.document.fences) {
        if (fence.id.isEmpty())
            continue;
        if (const auto first = seen.constFind(fence.id); first != seen.constEnd()) {
            Diagnostic &found = report.add({file.path, fence.idRange}, Rules::tr("Another block of this file is named %1. Choose a different id.").arg(quoted(fence.id)));
            found.related.append({{file.path, *first}, Rules::tr("The first one stands here.")});
        } else {
            seen.insert(fence.id, fence.idRange);
        }
    }
}

void blockKeys(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        if (!fence.tree.root || !fence.tree.root->isMapping())
            continue;
        for (const yaml::Entry &entry : fence.tree.root->entries) {
            const Location where{file.path, entry.key.range};
            if (entry.key.value == u"id")
                report.add(where, Rules::tr("The id of a block stands on its first line: :::ordered_block id=%1.").arg(entry.value.value));
            else if (entry.key.value == u"routable" || entry.key.value == u"always_include_in_prompt" || entry.key.value == u"hidden" || entry.key.value == u"disabled")
                report.add(where, Rules::tr("%1 is no property of an ordered block. Remove it.").arg(quoted(entry.key.value)));
        }
    }
}

void missingSteps(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        if (!fence.isClosed || !fence.tree.parsed)
            continue;
        const yaml::Node *root = fence.tree.root ? &*fence.tree.root : nullptr;
        const yaml::Entry *steps = root && root->isMapping() ? root->entry(u"steps") : nullptr;
        const Location line{file.path, steps ? steps->key.range : fence.openLine};
        if (!steps)
            report.add(line, Rules::tr("This ordered block has no steps. Write steps: and a list of steps below it."));
        else if (!steps->value.isSequence())
            report.add(line, Rules::tr("steps must be a list. Put a dash before each step: - id: …"));
        else if (steps->value.items.empty())
            report.add(line, Rules::tr("This ordered block has no steps. Write at least one."));
    }
}

void unknownStepProperties(const SourceFile &file, Report &report)
{
    static const QStringList removed{QStringLiteral("force_collection"), QStringLiteral("tool")};
    forEachStep(file, [&](const yaml::Node &step) {
        const QList<const StepKindInfo *> kinds = kindsOf(step);
        QStringList allowed{QStringLiteral("id"), QStringLiteral("next")};
        for (const StepKindInfo *kind : kinds)
            allowed.append(kind->properties);
        for (const yaml::Entry &entry : step.entries) {
            const QString &key = entry.key.value;
            const bool isRemoved = removed.contains(key) && step.find(u"collect");
            if (allowed.contains(key) || isKindKey(key) || isRemoved)
                continue;
            const Location where{file.path, entry.key.range};
            const QString message = kinds.isEmpty()
                ? Rules::tr("Step %1 has the unknown property %2.").arg(quoted(stepName(step)), quoted(key))
                //: %3: a step kind such as collect
                : Rules::tr("Step %1 has the property %2, which a step with %3 does not know.").arg(quoted(stepName(step)), quoted(key), QString::fromUtf16(kinds.first()->key));
            Diagnostic &found = report.add(where, message);
            QStringList words = allowed;
            if (kinds.isEmpty()) {
                for (const StepKindInfo &info : stepKinds())
                    words.append(QString::fromUtf16(info.key));
            }
            suggestName(found, where, key, words);
        }
    });
}

void removedStepProperties(const SourceFile &file, Report &report)
{
    forEachStep(file, [&](const yaml::Node &step) {
        if (!step.find(u"collect"))
            return;
        if (const yaml::Entry *entry = step.entry(u"force_collection")) {
            const Location where{file.path, entry->key.range};
            Diagnostic &found = report.add(where, Rules::tr("force_collection is gone. Use ask_before_filling: true."));
            found.fixes.append(replaceFix(Rules::tr("Change to ask_before_filling"), where, QStringLiteral("ask_before_filling")));
        }
        if (const yaml::Entry *entry = step.entry(u"tool"))
            report.add({file.path, entry->key.range},
                       Rules::tr("A collect step no longer takes tool. The value is recorded with set_fields; check it in a tool run_after_setting_<entry>, or add a step with execute_tool."));
    });
}

void stepKindKeys(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *steps = stepsOf(fence);
        if (!steps)
            continue;
        for (const yaml::Node &step : steps->items) {
            if (!step.isMapping()) {
                if (!step.range.isEmpty())
                    report.add({file.path, step.range}, Rules::tr("A step must be a mapping with an id and what it does."));
                continue;
            }
            if (step.entries.empty())
                continue;
            const Location anchor{file.path, step.entries.front().key.range};
            const QString name = stepName(step);
            const QList<const StepKindInfo *> kinds = kindsOf(step);
            if (name.isEmpty())
                report.add(anchor, Rules::tr("This step has no id. Give it a name that is unique in the block."));
            if (kinds.isEmpty() && !step.find(u"utter") && name != u"END")
                report.add(anchor, Rules::tr("Step %1 does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.").arg(quoted(name)));
            if (kinds.size() > 1)
                report.add({file.path, step.entry(QStringView(kinds[1]->key))->key.range},
                           Rules::tr("Step %1 has both %2 and %3. Make two steps of it.").arg(quoted(name), QString::fromUtf16(kinds[0]->key), QString::fromUtf16(kinds[1]->key)));
            if (const yaml::Entry *utter = step.entry(u"utter"); utter && step.find(u"collect")) {
                const Location where{file.path, utter->key.range};
                Diagnostic &found = report.add(where, Rules::tr("With utter the engine drops the collect of this step. The question of a collect step is its utterance."));
                found.fixes.append(replaceFix(Rules::tr("Change to utterance"), where, QStringLiteral("utterance")));
            }
        }
    }
}

void duplicateSteps(const Project &project, Report &report)
{
    forEachBlock(project, [&](const Skill &, const Block &block) {
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

void nextTargets(const Project &project, Report &report)
{
    forEachBlock(project, [&](const Skill &, const Block &block) {
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

void callTargets(const Project &project, Report &report)
{
    forEachBlock(project, [&](const Skill &skill, const Block &block) {
        for (const Step &step : block.steps) {
            if ((step.kind != StepKind::Call && step.kind != StepKind::Link) || !step.subject.isWritten())
                continue;
            const QString &target = step.subject.text;
            if (skill.block(target) || project.skill(target) || builtins().skills.contains(target))
                continue;
            QStringList names;
            for (const Block &other : skill.blocks)
                names.append(other.id.text);
            for (const Skill &other : project.skills)
                names.append(other.id);
            Diagnostic &found = report.add(step.subject.where, Rules::tr("There is no block %1 in this file and no skill of that name.").arg(quoted(target)));
            suggestName(found, step.subject.where, target, names);
        }
    });
}

void unreachableSteps(const Project &project, Report &report)
{
    forEachBlock(project, [&](const Skill &skill, const Block &block) {
        // A misspelt target is reported as such and would lead to the step.
        if (hasBrokenTarget(block))
            return;
        const BlockGraph graph = blockGraph(project, skill, block);
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

} // namespace overmantel::rules
