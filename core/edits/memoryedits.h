// What a person does to memory entries, as edits of a memory.yml.
#pragma once

#include "core/base/result.h"
#include "core/model/project.h"
#include "core/text/textedit.h"

namespace overmantel {

// Sets, changes or (with an unset value) removes `initial_value` of an entry. `ns`: skill id or
// "project". Errors: the entry does not exist, its file cannot be read at present, or its attributes are
// no mapping. The empty edit when the value is that already.
Result<WorkspaceEdit> setInitialValue(const Project &project, const QString &ns, const QString &entry, const Value &value);

} // namespace overmantel
