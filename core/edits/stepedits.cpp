#include "core/edits/stepedits.h"

#include "core/edits/editwords.h"
#include "core/syntax/yaml/yamledit.h"

namespace overmantel {

namespace {

// A written scalar is replaced between its quotes' places by the smallest text that reads as `value`.
bool replaceWord(const Word &word, const QString &value, TextEdit &edit)
{
    return edit.add(word.where.range, value);
}

// An id that needs no quotes anywhere: what YAML reads as itself in a plain scalar.
bool isPlainWord(const QString &id)
{
    return yaml::scalarText(Value::text(id)) == id;
}

} // namespace

Result<WorkspaceEdit> renameStep(const Project &project, const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId)
{
    const Skill *skill = project.skill(skillId);
    const Block *block = skill ? skill->block(blockId) : nullptr;
    const Step *renamed = block ? block->step(oldId) : nullptr;
    if (!renamed)
        return failure(Edits::tr("There is no step ‘%1’ any more.").arg(oldId));
    if (project.staleFiles.contains(skill->skillFile))
        return failure(Edits::tr("The file cannot be read at present."), skill->skillFile, Edits::tr("Mend it first."));
    if (newId == oldId)
        return WorkspaceEdit{};
    if (newId.trimmed().isEmpty())
        return failure(Edits::tr("A step needs a name."));
    if (newId == u"END")
        return failure(Edits::tr("END is the end of every block and cannot name a step."));
    if (newId != newId.trimmed() || !isPlainWord(newId))
        return failure(Edits::tr("‘%1’ cannot name a step.").arg(newId), {}, Edits::tr("Use letters, digits, _ and -."));
    if (block->step(newId))
        return failure(Edits::tr("Another step of this block is named ‘%1’.").arg(newId));

    TextEdit edit;
    bool isWhole = true;
    for (const Step &step : block->steps) {
        if (&step == renamed)
            isWhole = replaceWord(step.id, newId, edit) && isWhole;
        if (step.nextTarget.isWritten() && step.nextTarget.text == oldId)
            isWhole = replaceWord(step.nextTarget, newId, edit) && isWhole;
        for (const Branch &branch : step.branches) {
            if (branch.target.isWritten() && branch.target.text == oldId)
                isWhole = replaceWord(branch.target, newId, edit) && isWhole;
        }
    }
    if (!isWhole)
        return failure(Edits::tr("The step is named in a place that cannot be changed."), skill->skillFile);
    //: %1: the new name of a step
    WorkspaceEdit whole{.label = Edits::tr("Rename Step to ‘%1’").arg(newId), .files = {}};
    whole.files.insert(skill->skillFile, edit);
    return whole;
}

} // namespace overmantel
