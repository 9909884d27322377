// From one syntax tree to its part of the model. Each reader takes what it can and leaves the rest to the
// rules, which look at the tree themselves.
#pragma once

#include "core/model/project.h"

namespace overmantel::reading {

// reference: memory-yml
QList<MemoryEntry> projectMemory(const SourceFile &file);
void skillMemory(const SourceFile &file, Skill &skill);
// False when the file is not laid out as its kind asks for: then it may declare more than can be read.
bool hasMemoryShape(const SourceFile &file);
// A key of the project's memory.yml that only a skill's has: schema:, access:, or the scopes themselves.
bool isScopeWrapper(const yaml::Entry &entry);
// "system" as a namespace, which belongs to the engine; not as the name of one entry.
bool isSystemNamespace(const yaml::Entry &entry);
bool holdsEntries(const yaml::Node &node); // a mapping of entries, not of attributes
// reference: responses-yml
QList<Response> responses(const SourceFile &file, const QString &skillId);
bool hasResponsesShape(const SourceFile &file);
// reference: skill-md
void skillText(const SourceFile &file, Skill &skill);
Block orderedBlock(const SourceFile &file, const skill::Fence &fence, const QString &skillId);
// spec page 01
void agentSettings(const SourceFile &agent, Project &project);
void integrations(const SourceFile &file, Project &project);

// Bare names mean the skill's own entry or tool where it has one, else the project's: so the symbols of a
// skill depend on nothing but the skill.
SymbolPartPtr skillSymbols(const Skill &skill);
SymbolPartPtr projectSymbols(const Project &project); // of the files at the top

} // namespace overmantel::reading
