// Rules about the steps of a block together: ids, ways from one to the next (spec page 03, §4 and §5).
#include "core/rules/rulegroups.h"

#include "core/queries/blockgraph.h"
#include "core/queries/graphcomponents.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <QSet>

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

QSet<QString> stepIds(const Block &block)
{
    QSet<QString> ids;
    for (const Step *step : block.allSteps()) {
        if (step->id.isWritten())
            ids.insert(step->id.text);
    }
    return ids;
}

bool hasElse(const Step &step)
{
    return std::any_of(step.branches.begin(), step.branches.end(), [](const Branch &branch) { return branch.isElse; });
}

// A block with steps in the place of targets, or with targets that do not exist, has ways that nobody can
// follow from here.
bool hasOpenWays(const Block &block)
{
    const auto isOpen = [&](const Word &target) { return target.isWritten() && target.text != u"END" && !block.step(target.text); };
    return std::any_of(block.steps.begin(), block.steps.end(), [&](const Step &step) {
        return isOpen(step.nextTarget) || step.nextForm == NextForm::Invalid
            || std::any_of(step.branches.begin(), step.branches.end(), [&](const Branch &branch) { return isOpen(branch.target) || branch.nestedWhere.isValid(); });
    });
}

void duplicateSteps(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        const QSet<QString> taken = stepIds(block);
        QHash<QString, Location> seen;
        for (const Step *step : block.allSteps()) {
            if (!step->id.isWritten() || step->id.isEmpty())
                continue;
            const auto first = seen.constFind(step->id.text);
            if (first == seen.constEnd()) {
                seen.insert(step->id.text, step->id.where);
                continue;
            }
            Diagnostic &found = report.add(step->id.where, Rules::tr("Another step of this block is named %1. Choose a different id.").arg(quoted(step->id.text)));
            found.related.append({*first, Rules::tr("The first one stands here.")});
            if (step->id.text == u"END")
                continue;
            QString free;
            for (int number = 2; free.isEmpty() || taken.contains(free); ++number)
                free = step->id.text + u'_' + QString::number(number);
            found.fixes.append(replaceFix(Rules::tr("Rename it to %1").arg(quoted(free)), step->id.where, free));
        }
    });
}

void nextTargets(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        const QSet<QString> ids = stepIds(block);
        QStringList names(ids.begin(), ids.end());
        names.append(QStringLiteral("END"));
        names.sort();
        // Each guess costs a walk over all names: a block in which nothing fits gets no more than these.
        int guesses = 100;
        const auto check = [&](const Word &target) {
            // What is no string is reported as such, and a number may have been meant as one.
            const bool isString = yaml::plainScalarValue(target.text).kind() == Value::Kind::Text;
            if (!target.isWritten() || target.isEmpty() || !isString || target.text == u"END" || ids.contains(target.text))
                return;
            Diagnostic &found = report.add(target.where, Rules::tr("This block has no step %1.").arg(quoted(target.text)));
            if (guesses-- > 0)
                suggestName(found, target.where, target.text, names);
        };
        for (const Step *step : block.allSteps()) {
            check(step->nextTarget);
            for (const Branch &branch : step->branches)
                check(branch.target);
        }
    });
}

// With several of them nobody knows which is the last one.
bool isOnlyElse(const yaml::Node &branches)
{
    return std::count_if(branches.items.begin(), branches.items.end(), [](const yaml::Node &branch) { return branch.find(u"else") != nullptr; }) == 1;
}

// From the tree, because the fix moves an item of the list.
void branchesBehindElse(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Node *branches = step.find(u"next");
        if (!branches || !branches->isSequence())
            return;
        qsizetype elseAt = -1;
        for (size_t i = 0; i < branches->items.size(); ++i) {
            const yaml::Node &branch = branches->items[i];
            if (elseAt >= 0 && branch.isMapping()) {
                Diagnostic &found = report.add({file.path, branch.range}, Rules::tr("This branch of step %1 is never taken: else before it takes every case. Move else to the end.").arg(quoted(stepName(step))));
                const TextEdit edit = isOnlyElse(*branches) ? yaml::moveItem(file.snapshot.text(), blockBodyAt(file, step.range), *branches, elseAt, qsizetype(branches->items.size()) - 1) : TextEdit();
                if (!edit.isEmpty())
                    found.fixes.append(editFix(Rules::tr("Move else to the end"), file.path, edit));
            }
            if (elseAt < 0 && branch.find(u"else") && !branch.find(u"if"))
                elseAt = qsizetype(i);
        }
    });
}

// The place of a key, or what stands for it.
Location keyOrAnchor(const Step &step, QStringView key)
{
    const Word *word = step.key(key);
    return word ? word->where : step.anchor();
}

// From the tree, because the fix adds to its list.
void missingElse(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *next = step.entry(u"next");
        const bool isList = next && next->value.isSequence() && !next->value.items.empty() && !step.find(u"link");
        const auto isBranch = [](const yaml::Node &item) { return item.find(u"if") && item.find(u"then") && !item.find(u"else"); };
        if (!isList || !std::all_of(next->value.items.begin(), next->value.items.end(), isBranch))
            return; // also when a branch is no sound one: it may have been meant as the else
        Diagnostic &found = report.add({file.path, next->key.range},
                                       Rules::tr("Nothing says how step %1 goes on when none of its branches holds. Add - else: with a step or END.").arg(quoted(stepName(step))));
        const Value fallback = Value::object({{QStringLiteral("else"), Value::text(QStringLiteral("END"))}});
        const TextEdit edit = yaml::insertItem(file.snapshot.text(), blockBodyAt(file, step.range), next->value, qsizetype(next->value.items.size()), fallback);
        if (!edit.isEmpty())
            found.fixes.append(editFix(Rules::tr("Add else: END"), file.path, edit));
    });
}

void noopWithoutBranches(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        for (const Step *step : block.allSteps()) {
            const bool goesOnBlindly = step->nextForm == NextForm::Implicit || step->nextForm == NextForm::Target;
            if (step->kind == StepKind::Noop && goesOnBlindly)
                report.add(keyOrAnchor(*step, u"noop"), Rules::tr("Step %1 decides nothing: a noop step needs branches in next. Add them, or remove the step.").arg(quoted(step->id.text)));
        }
    });
}

void nextOnLink(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *next = step.find(u"link") && kindsOf(step).size() == 1 ? step.entry(u"next") : nullptr;
        if (!next)
            return;
        Diagnostic &found = report.add({file.path, next->key.range}, Rules::tr("A link step hands over for good, so its next is never followed. Remove it, or use call."));
        const TextEdit edit = withoutEntry(file, step, *next);
        if (!edit.isEmpty())
            found.fixes.append(editFix(Rules::tr("Remove next"), file.path, edit));
    });
}

void unreachableSteps(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        if (hasOpenWays(block))
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

// Goes on at once, without a word of the customer or of the model.
bool isSilentStep(const Step &step)
{
    const bool isListening = step.kind == StepKind::ExecuteTool && step.subject.text == u"listen";
    return step.kind == StepKind::Action || step.kind == StepKind::Noop || step.kind == StepKind::SetMemory
        || (step.kind == StepKind::ExecuteTool && !isListening);
}

// Steps that lead to each other, all silent, and to nothing else: one finding for each such ring, at its
// first step.
void endlessLoops(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        if (hasOpenWays(block))
            return;
        const BlockGraph graph = blockGraph(scope.skill(), block);
        Adjacency successors(size_t(graph.nodes.size()));
        for (const GraphEdge &edge : graph.edges)
            successors[size_t(edge.from)].push_back(edge.to);
        const std::vector<int> rings = strongComponents(successors);
        std::vector<int> size(rings.size(), 0);
        std::vector<bool> isOpen(rings.size(), false);
        std::vector<bool> isRing(rings.size(), false);
        for (size_t i = 0; i < rings.size(); ++i) {
            const size_t ring = size_t(rings[i]);
            const GraphNode &node = graph.nodes[qsizetype(i)];
            const Step *step = node.role == NodeRole::Step && node.stepIndex >= 0 ? &block.steps[node.stepIndex] : nullptr;
            const bool canStop = !step || !isSilentStep(*step) || (step->nextForm == NextForm::Branches && !hasElse(*step));
            isOpen[ring] = isOpen[ring] || canStop || !node.reachable;
            isRing[ring] = isRing[ring] || ++size[ring] > 1;
            for (const int next : successors[i]) {
                isOpen[ring] = isOpen[ring] || rings[size_t(next)] != rings[i];
                isRing[ring] = isRing[ring] || next == int(i);
            }
        }
        for (size_t i = 0; i < rings.size(); ++i) {
            const size_t ring = size_t(rings[i]);
            if (!isRing[ring] || isOpen[ring])
                continue;
            isOpen[ring] = true; // told
            const Step &step = block.steps[graph.nodes[qsizetype(i)].stepIndex];
            report.add(step.anchor(), Rules::tr("From step %1 the block goes round for ever: no step of this loop waits for the customer, and no way leads out of it. Add a branch that ends it.").arg(quoted(step.id.text)));
        }
    });
}

void endlessInstructions(const SkillScope &scope, Report &report)
{
    forEachBlock(scope, [&](const Block &block) {
        for (const Step *step : block.allSteps()) {
            const bool hasCompletion = step->completeWhen || (step->key(u"complete_when") && !step->key(u"complete_when")->isEmpty());
            const bool isMisspelt = std::any_of(step->keys.begin(), step->keys.end(), [](const Word &key) { return key.text.endsWith(u"_when") || key.text == u"until"; });
            if (step->kind == StepKind::Instructions && !hasCompletion && !isMisspelt)
                report.add(step->anchor(), Rules::tr("Nothing ends step %1 but the model’s own judgement. Add complete_when with the memory that it must have filled.").arg(quoted(step->id.text)));
        }
    });
}

} // namespace

const RuleList &stepFlowRules()
{
    static const RuleList rows{
        {.code = u"overmantel.step.duplicate_id",
         .summary = QT_TRANSLATE_NOOP("Rules", "Two steps of a block have the same id."),
         .why = QT_TRANSLATE_NOOP("Rules", "A next that names it could mean either."),
         .example = u"  - id: ask\n    collect: reason\n  - id: ask\n    collect: card_id\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give one of them another id, and change the places that mean it."),
         .inSkill = duplicateSteps},
        {.code = u"overmantel.step.unknown_target",
         .summary = QT_TRANSLATE_NOOP("Rules", "next, then or else names no step of the block."),
         .why = QT_TRANSLATE_NOOP("Rules", "The block could not go on there. Steps of other blocks are no targets; a call: step reaches those."),
         .example = u"  - id: ask\n    collect: reason\n    next: lok_card\n  - id: lock_card\n    execute_tool: lock_card\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the id of a step of this block, or END."),
         .inSkill = nextTargets},
        {.code = u"overmantel.step.branch_after_else", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A branch stands behind else."),
         .why = QT_TRANSLATE_NOOP("Rules", "Branches are tried in order and else takes every case, so nothing behind it is ever reached."),
         .example = u"    next:\n      - else: END\n      - if: session.card_replace.reason == 'lost'\n        then: lock\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Move else to the end of the list."),
         .inFile = branchesBehindElse},
        {.code = u"overmantel.step.no_else", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A list of branches has no else."),
         .why = QT_TRANSLATE_NOOP("Rules", "It is not documented what the engine does when no branch holds."),
         .example = u"    next:\n      - if: session.card_replace.reason == 'lost'\n        then: lock\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add - else: with the step for every other case, or END."),
         .inFile = missingElse},
        {.code = u"overmantel.step.noop_without_branches", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A noop step has no branches."),
         .why = QT_TRANSLATE_NOOP("Rules", "A noop step is there to decide where to go on; without branches it does nothing."),
         .example = u"  - id: route\n    noop: true\n    next: ask\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write branches into its next, or remove the step."),
         .inSkill = noopWithoutBranches},
        {.code = u"overmantel.step.next_on_link", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A link step has a next."),
         .why = QT_TRANSLATE_NOOP("Rules", "link hands over to another flow and does not come back."),
         .example = u"  - id: hand_over\n    link: human_handoff\n    next: END\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove next, or use call, which comes back."),
         .inFile = nextOnLink},
        {.code = u"overmantel.step.unreachable", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "No way leads to a step."),
         .why = QT_TRANSLATE_NOOP("Rules", "The step is never run: every step before it goes elsewhere."),
         .example = u"  - id: ask\n    collect: reason\n    next: END\n  - id: lock\n    execute_tool: lock_card\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the step in a next, or delete it."),
         .inSkill = unreachableSteps},
        {.code = u"overmantel.step.endless_loop", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Steps lead to each other without end, and none of them waits."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine would run them round and round within one turn of the customer."),
         .example = u"  - id: check\n    execute_tool: check_status\n    next: tell\n  - id: tell\n    action: utter_status\n    next: check\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add a branch that leaves the loop, or a step that asks or listens."),
         .inSkill = endlessLoops},
        {.code = u"overmantel.step.no_completion", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "An instructions step has no complete_when."),
         .why = QT_TRANSLATE_NOOP("Rules", "Only the model decides when such a step is over, so the block may go on too early or never."),
         .example = u"  - id: talk\n    instructions: Find out what happened.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add complete_when with a condition over the memory that the step should fill."),
         .inSkill = endlessInstructions},
    };
    return rows;
}

} // namespace overmantel
