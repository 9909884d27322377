#include "core/model/readers.h"
#include "core/model/yamlwords.h"

namespace overmantel::reading {

namespace {

// Deeper lists are no steps that anybody wrote.
constexpr int deepestNesting = 20;

Step readStep(const QString &file, const yaml::Node &node, int depth);

void readTarget(const QString &file, const yaml::Node *target, int depth, Branch &branch)
{
    if (!target)
        return;
    if (target->isScalar()) {
        branch.target = target->isNull() ? Word{} : word(file, *target);
        return;
    }
    if (!target->isSequence() || depth >= deepestNesting)
        return;
    branch.nestedWhere = location(file, *target);
    for (const yaml::Node &step : target->items) {
        if (step.isMapping())
            branch.nested.append(readStep(file, step, depth + 1));
    }
}

Branch readBranch(const QString &file, const yaml::Node &item, int depth)
{
    Branch branch;
    branch.where = location(file, item);
    const yaml::Node *fallback = item.find(u"else");
    branch.isElse = fallback && !item.find(u"if");
    if (!branch.isElse)
        branch.condition = conditionOf(file, item, u"if");
    readTarget(file, branch.isElse ? fallback : item.find(u"then"), depth, branch);
    return branch;
}

void readNext(const QString &file, const yaml::Node *next, int depth, Step &step)
{
    if (!next || next->isNull())
        return;
    step.nextWhere = location(file, *next);
    if (next->isScalar()) {
        step.nextForm = NextForm::Target;
        step.nextTarget = word(file, *next);
        return;
    }
    if (!next->isSequence()) {
        step.nextForm = NextForm::Invalid;
        return;
    }
    step.nextForm = NextForm::Branches;
    for (const yaml::Node &item : next->items) {
        if (item.isMapping())
            step.branches.append(readBranch(file, item, depth));
        else
            step.nextForm = NextForm::Invalid;
    }
}

void readKind(const QString &file, const yaml::Node &node, Step &step)
{
    for (const StepKindInfo &info : stepKinds()) {
        const yaml::Node *value = node.find(QStringView(info.key));
        if (!value)
            continue;
        step.kind = info.kind;
        step.subject = wordOf(file, value->isScalar() ? value : nullptr);
        return;
    }
    // The reference: `utter:` is an accepted alias of `action:`.
    if (const yaml::Node *utter = node.find(u"utter")) {
        step.kind = StepKind::Action;
        step.usesUtterAlias = true;
        step.subject = wordOf(file, utter->isScalar() ? utter : nullptr);
        return;
    }
    step.kind = step.id.text == u"END" ? StepKind::End : StepKind::Unknown;
}

// Tokens and markers of `instructions:` are found in the decoded text and carried back to the file.
void readInstructions(const yaml::Node *value, Step &step)
{
    if (!value || !value->isText())
        return;
    step.tokens = skill::proseTokens(value->value, {0, value->value.size()});
    for (skill::Token &token : step.tokens) {
        token.where = value->toSource(token.where);
        for (skill::TokenSegment &segment : token.segments)
            segment.where = value->toSource(segment.where);
    }
    step.strayMarkers = skill::instructionMarkers(value->value);
    for (skill::StrayMarker &marker : step.strayMarkers)
        marker.where = value->toSource(marker.where);
}

void readArgument(const QString &file, const Word &name, const yaml::Node &value, Step &step)
{
    if (value.isScalar())
        step.arguments.append({.name = name, .value = word(file, value)});
    for (const yaml::Node &item : value.items)
        readArgument(file, name, item, step);
    for (const yaml::Entry &entry : value.entries)
        readArgument(file, name, entry.value, step);
}

void readMaps(const QString &file, const yaml::Node &node, Step &step)
{
    if (const yaml::Node *assignments = node.find(u"set_memory"); assignments && assignments->isMapping()) {
        for (const yaml::Entry &entry : assignments->entries)
            step.assignments.append({.name = word(file, entry.key), .value = yaml::toValue(entry.value), .valueWhere = location(file, entry.value)});
    }
    if (const yaml::Node *parameters = node.find(u"parameters"); parameters && parameters->isMapping()) {
        for (const yaml::Entry &entry : parameters->entries)
            readArgument(file, word(file, entry.key), entry.value, step);
    }
}

Step readStep(const QString &file, const yaml::Node &node, int depth)
{
    Step step;
    step.where = location(file, node);
    const yaml::Node *id = node.find(u"id");
    step.id = wordOf(file, id && id->isScalar() && !id->isNull() ? id : nullptr);
    for (const yaml::Entry &entry : node.entries)
        step.keys.append(word(file, entry.key));
    readKind(file, node, step);
    readNext(file, node.find(u"next"), depth, step);
    if (const yaml::Node *condition = node.find(u"complete_when"); condition && !condition->isNull())
        step.completeWhen = conditionOf(file, node, u"complete_when");
    step.utterance = textOf(file, node.find(u"utterance"));
    readInstructions(node.find(u"instructions"), step);
    readMaps(file, node, step);
    return step;
}

} // namespace

Block orderedBlock(const SourceFile &file, const skill::Fence &fence, const QString &skillId)
{
    Block block;
    block.skillId = skillId;
    block.where = {file.path, fence.where};
    if (fence.hasId)
        block.id = {.text = fence.id, .where = {file.path, fence.idRange}, .source = SourceMap::verbatim(fence.idRange)};
    const yaml::Node *root = fence.tree.root ? &*fence.tree.root : nullptr;
    const yaml::Node *steps = root ? root->find(u"steps") : nullptr;
    block.isParsed = fence.tree.parsed && steps && steps->isSequence();
    if (!root)
        return block;
    block.name = textOf(file.path, root->find(u"name")).text;
    block.description = textOf(file.path, root->find(u"description")).text;
    if (!steps)
        return block;
    for (const yaml::Node &item : steps->items) {
        if (item.isMapping())
            block.steps.append(readStep(file.path, item, 0));
    }
    block.index();
    return block;
}

} // namespace overmantel::reading
