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

// Belongs to one caller; not thread-safe. A fresh one answers the same, only slower.
class ProjectBuilder
{
public:
    Project build(const ProjectInput &input);
    // Of the last project.
    const SymbolPartPtr &projectSymbols() const { return m_projectSymbols; }
    // Everything at the top of the folder by which findings in skills can change.
    size_t projectInterface() const { return m_projectInterface; }

private:
    SourceFilePtr unreadable(const QString &path);
    void buildProjectFiles(const QList<SourceFilePtr> &files);
    void buildSkills(const QMap<QString, SourceFilePtr> &files);
    void indexNames();

    QHash<QString, SourceFilePtr> m_unreadable;
    QList<SourceFilePtr> m_projectFiles;
    Project m_top; // without skills: what the files at the top say
    SymbolPartPtr m_projectSymbols;
    size_t m_projectInterface = 0;

    QHash<QString, SkillPartPtr> m_partsById;
    QStringList m_ids; // in the engine's order
    SkillList m_skills;
    QList<size_t> m_indexedNames; // what m_index was made from
    std::shared_ptr<const NameIndex> m_index;
};

Project projectFrom(const ProjectInput &input);

} // namespace overmantel
