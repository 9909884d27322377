// Numbers that stand for what rules see of a declaration: equal when nothing that a rule may decide by
// has changed. Places are left out (see skillscope.h).
#pragma once

#include "core/model/project.h"

namespace overmantel {

// 0 for nullptr, else never 0.
size_t fingerprint(const MemoryEntry *entry);
size_t fingerprint(const Response *response);
size_t fingerprint(const Tool *tool);
size_t fingerprint(const Skill *skill); // what SkillScope::Facts tells
size_t namesFingerprint(const QStringList &names);

// Skills (and "project") whose memory declares an entry of that name.
QStringList ownersOf(const Project &project, const QString &entry);

} // namespace overmantel
