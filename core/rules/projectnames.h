// The names of the agent for rules about the project's own responses, which no skill owns: the same
// questions as SkillScope answers for a skill.
#pragma once

#include "core/model/project.h"
#include "core/text/textedit.h"

namespace overmantel {

struct ProjectNames
{
    const Project &project;

    bool hasSkill(const QString &id) const { return project.skill(id) != nullptr; }
    const MemoryEntry *entry(const QString &ns, const QString &name) const { return project.entry(ns, name); }
    QStringList entryNames(const QString &ns) const;
    QStringList entryOwners(const QString &name) const;
    std::optional<WorkspaceEdit> declaration(const QString &ns, const QString &name, MemoryType type) const;
    bool isMemoryKnown(const QString &ns) const;
};

} // namespace overmantel
