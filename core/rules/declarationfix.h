// The fix for a name that nothing declares: its entry, in the memory.yml where it belongs.
#pragma once

#include "core/edits/declareentry.h"
#include "core/rules/rule.h"

namespace overmantel {

// `Names` is a SkillScope or ProjectNames. Adds nothing where the file cannot take the entry.
template <typename Names>
void offerDeclaration(Diagnostic &found, const Names &names, const QString &ns, const QString &entry, MemoryType type)
{
    const std::optional<WorkspaceEdit> edit = names.declaration(ns, entry, type);
    if (edit)
        //: %1: a memory entry, %2: the path of a memory.yml
        found.fixes.append({.title = Rules::tr("Declare %1 in %2").arg(quoted(entry), memoryFileOf(ns)), .edit = *edit});
}

} // namespace overmantel
