// What a person does to steps, as edits of the skill.md.
#pragma once

#include "core/base/result.h"
#include "core/model/project.h"
#include "core/text/textedit.h"

namespace overmantel {

// Gives a step another id, here and wherever `next`, `then` or `else` of its block names it. Errors:
// the step does not exist, its file cannot be read at present, or the new id is empty, not one line,
// "END", or taken. The empty edit when nothing would change.
Result<WorkspaceEdit> renameStep(const Project &project, const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId);

} // namespace overmantel
