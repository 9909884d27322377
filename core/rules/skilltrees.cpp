#include "core/rules/skilltrees.h"

#include "core/model/readers.h"

namespace overmantel {

const yaml::Node *frontMatter(const SourceFile &file)
{
    if (file.kind != FileKind::SkillText || !file.document.tree.root || !file.document.tree.root->isMapping())
        return nullptr;
    return &*file.document.tree.root;
}

Location firstKey(const SourceFile &file)
{
    const yaml::Node *root = frontMatter(file);
    if (root && !root->entries.empty())
        return {file.path, root->entries.front().key.range};
    return {file.path, file.snapshot.lineRange(0)};
}

Location valueOrKey(const SourceFile &file, const yaml::Entry &entry)
{
    return {file.path, entry.value.range.isEmpty() ? entry.key.range : entry.value.range};
}

void forEachProse(const SourceFile &file, const ProseVisit &visit)
{
    for (const skill::Paragraph &paragraph : file.document.paragraphs)
        visit(paragraph.tokens, paragraph.strayMarkers, false);
    for (const skill::Fence &fence : file.document.fences) {
        const Block block = reading::orderedBlock(file, fence, {});
        for (const Step &step : block.steps)
            visit(step.tokens, step.strayMarkers, true);
    }
}

const yaml::Node *stepsOf(const skill::Fence &fence)
{
    const yaml::Node *root = fence.tree.root ? &*fence.tree.root : nullptr;
    const yaml::Node *steps = root ? root->find(u"steps") : nullptr;
    return steps && steps->isSequence() ? steps : nullptr;
}

void forEachStepNode(const SourceFile &file, const std::function<void(const yaml::Node &step)> &visit)
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

} // namespace overmantel
