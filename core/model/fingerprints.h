// Numbers that stand for what others see of a declaration: equal when nothing that one may decide by has
// changed. Places are left out (see core/rules/skillscope.h). Made once, when the model is built.
#pragma once

#include "core/model/project.h"

namespace overmantel {

// Never 0.
size_t fingerprintOf(const MemoryEntry &entry);
size_t fingerprintOf(const Response &response);
size_t fingerprintOf(const Tool &tool);
size_t factsFingerprint(const Skill &skill); // hidden, disabled, whether its files are known

// Everything by which a skill can change what is found in others: facts, entries, responses, uses.
size_t interfaceFingerprint(const Skill &skill, const SymbolPart &symbols);
size_t usesFingerprint(const SymbolPart &symbols);
size_t responseNamesFingerprint(const QList<Response> &responses);

void setFingerprints(QList<MemoryEntry> &entries);
void setFingerprints(QList<Response> &responses);
void setFingerprints(QList<Tool> &tools);

// Skills (and "project") whose memory declares an entry of that name.
QStringList ownersOf(const Project &project, const QString &entry);

} // namespace overmantel
