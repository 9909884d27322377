// From the files of the folder to the project. What belongs to one skill is kept from one build to the
// next, so that a keystroke costs one skill.
#pragma once

#include "core/model/project.h"

#include <memory>

namespace overmantel {

struct ProjectInput
{
    QString name;
    QMap<QString, SourceFilePtr> files;
    QSet<QString> staleFiles;
    QSet<QString> unreadableFiles; // exist, but could not be read: what they declare is unknown
};

// A skill and what it was built from. Immutable; the same object as long as its files are the same.
struct SkillPart
{
    QList<SourceFilePtr> files;
    Skill skill;
    SymbolPartPtr symbols;
};
using SkillPartPtr = std::shared_ptr<const SkillPart>;

// Belongs to one caller; not thread-safe. A fresh one answers the same, only slower.
class ProjectBuilder
{
public:
    Project build(const ProjectInput &input);
    // Of the last project, in the order of its skills.
    const QList<SkillPartPtr> &skillParts() const { return m_parts; }
    const SymbolPartPtr &projectPart() const { return m_projectSymbols; }

private:
    SourceFilePtr unreadable(const QString &path);

    QHash<QString, SkillPartPtr> m_partsById;
    QHash<QString, SourceFilePtr> m_unreadable;
    QList<SkillPartPtr> m_parts;
    QList<SourceFilePtr> m_projectFiles;
    SymbolPartPtr m_projectSymbols;
};

Project projectFrom(const ProjectInput &input);

} // namespace overmantel
