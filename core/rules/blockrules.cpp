// Rules about the fences of ordered blocks (reference: skill-md, "Ordered blocks").
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

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

} // namespace

const RuleList &blockRules()
{
    static const RuleList rows{
        {.code = u"overmantel.block.invalid_fence",
         .summary = OM_TEXT("An ordered block has no id, or is not closed."),
         .inFile = fenceShape},
        {.code = u"overmantel.block.duplicate_id",
         .summary = OM_TEXT("Two ordered blocks of a file have the same id."),
         .inFile = duplicateBlocks},
        {.code = u"overmantel.block.invalid_key",
         .summary = OM_TEXT("An ordered block has a key that belongs elsewhere."),
         .inFile = blockKeys},
        {.code = u"overmantel.block.missing_steps",
         .summary = OM_TEXT("An ordered block has no steps."),
         .inFile = missingSteps},
    };
    return rows;
}

} // namespace overmantel
