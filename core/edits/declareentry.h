// Adds a memory entry where it belongs, for a name that is used but declared nowhere. Not an editor of
// entries: what the entry is for is the author's to say.
#pragma once

#include "core/base/result.h"
#include "core/model/project.h"
#include "core/text/textedit.h"

namespace overmantel {

// Declares the entry in the memory.yml of `ns` (a skill id: as a public entry; or "project"), with the type,
// behind the entries that are there. The file is created when there is none. Errors: there is no such
// skill, the entry exists, its name cannot stand in a condition, or the file cannot be read or has
// another shape.
Result<WorkspaceEdit> declareEntry(const Project &project, const QString &ns, const QString &entry, MemoryType type);
// The path of that memory.yml, whether it exists or not.
QString memoryFileOf(const QString &ns);

} // namespace overmantel
