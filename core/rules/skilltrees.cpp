#include "core/rules/skilltrees.h"

#include "core/model/readers.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

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
        for (const Step *step : block.allSteps())
            visit(step->tokens, step->strayMarkers, true);
    }
}

const yaml::Node *stepsOf(const skill::Fence &fence)
{
    const yaml::Node *root = fence.tree.root ? &*fence.tree.root : nullptr;
    const yaml::Node *steps = root ? root->find(u"steps") : nullptr;
    return steps && steps->isSequence() ? steps : nullptr;
}

namespace {

// As deep as the model reads them.
constexpr int deepestSteps = 20;

void visitSteps(const yaml::Node &steps, int depth, const std::function<void(const yaml::Node &step)> &visit)
{
    for (const yaml::Node &step : steps.items) {
        visit(step);
        const yaml::Node *next = step.find(u"next");
        if (!next || depth >= deepestSteps)
            continue;
        for (const yaml::Node &branch : next->items) {
            for (const QStringView key : {u"then", u"else"}) {
                const yaml::Node *nested = branch.find(key);
                if (nested && nested->isSequence())
                    visitSteps(*nested, depth + 1, visit);
            }
        }
    }
}

} // namespace

void forEachStepItem(const SourceFile &file, const std::function<void(const yaml::Node &step)> &visit)
{
    for (const skill::Fence &fence : file.document.fences) {
        if (const yaml::Node *steps = stepsOf(fence))
            visitSteps(*steps, 0, visit);
    }
}

void forEachStepNode(const SourceFile &file, const std::function<void(const yaml::Node &step)> &visit)
{
    forEachStepItem(file, [&](const yaml::Node &step) {
        if (step.isMapping())
            visit(step);
    });
}

TextRange blockBodyAt(const SourceFile &file, TextRange place)
{
    const auto it = std::find_if(file.document.fences.begin(), file.document.fences.end(),
                                 [&](const skill::Fence &fence) { return fence.body.contains(place); });
    return it == file.document.fences.end() ? TextRange{} : it->body;
}

namespace {

// An entry that has its lines for itself leaves as they are; a comment behind it stays, at its indentation.
TextEdit withoutLines(const QString &text, const yaml::Entry &entry)
{
    const qsizetype lineStart = text.lastIndexOf(u'\n', entry.range.start - 1) + 1;
    qsizetype lineEnd = text.indexOf(u'\n', entry.range.end);
    lineEnd = lineEnd < 0 ? text.size() : lineEnd;
    const QStringView before = textIn(text, {lineStart, entry.range.start});
    const QStringView behind = textIn(text, {entry.range.end, lineEnd});
    const bool endsAtLineStart = entry.range.end > entry.range.start && text[entry.range.end - 1] == u'\n';
    if (!before.trimmed().isEmpty() || textIn(text, entry.range).contains(u'#') || endsAtLineStart)
        return {};
    if (behind.trimmed().isEmpty())
        return TextEdit::remove({lineStart, qMin(lineEnd + 1, text.size())});
    const qsizetype comment = text.indexOf(u'#', entry.range.end);
    return behind.trimmed().startsWith(u'#') ? TextEdit::remove({entry.range.start, comment}) : TextEdit();
}

} // namespace

TextEdit withoutEntry(const SourceFile &file, const yaml::Node &mapping, const yaml::Entry &entry)
{
    const QString &text = file.snapshot.text();
    if (mapping.collectionStyle == yaml::CollectionStyle::Block && mapping.entries.size() > 1) {
        const TextEdit edit = withoutLines(text, entry);
        if (!edit.isEmpty())
            return edit;
    }
    for (size_t i = 0; i < mapping.entries.size(); ++i) {
        if (mapping.entries[i].range != entry.range)
            continue;
        const TextEdit edit = yaml::removeEntry(text, blockBodyAt(file, mapping.range), mapping, qsizetype(i));
        const QList<TextReplacement> &parts = edit.replacements();
        const bool losesComment = std::any_of(parts.begin(), parts.end(), [&](const TextReplacement &part) { return textIn(text, part.range).contains(u'#'); });
        return losesComment ? TextEdit() : edit;
    }
    return {};
}

Fix editFix(const QString &title, const QString &file, const TextEdit &edit)
{
    Fix fix{.title = title, .edit = {.label = title, .files = {}}};
    fix.edit.files.insert(file, edit);
    return fix;
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
    const StepKindInfo *action = stepKindInfo(StepKind::Action);
    if (step.find(u"utter") && !kinds.contains(action))
        kinds.append(action);
    return kinds;
}

} // namespace overmantel
