// What a skill's own texts do to memory, by the names as written: tools (its own and the shared ones that it
// imports), collect: and set_memory: steps. What the model and buttons write is not among it.
#pragma once

#include "core/rules/skillscope.h"

#include <functional>

namespace overmantel {

struct MemoryWrite
{
    QString key; // bare or fully qualified
    Location where;
    const Tool *tool = nullptr; // nullptr: a step
    bool isCollect = false;
};
QList<MemoryWrite> memoryWrites(const SkillScope &scope);

// The functions of the skill's own files, then the shared tools that it imports.
void forEachUsableFunction(const SkillScope &scope, const std::function<void(const Tool &tool)> &visit);
// Whether some of them use memory in a way that cannot be told without running them.
bool isMemoryUseUnknown(const SkillScope &scope);
bool isMemoryUseUnknown(const Tool &tool);
// The entry is filled by a collect: step of the skill.
bool isCollected(const Skill &skill, const MemoryEntry &entry);

} // namespace overmantel
