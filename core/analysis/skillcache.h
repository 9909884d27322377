// Part of the analysis: the findings of each skill, kept until the skill or what its rules asked changes.
#pragma once

#include "core/analysis/analysis.h"
#include "core/model/projectbuilder.h"
#include "core/rules/skillscope.h"

#include <QHash>

namespace overmantel {

class SkillCache
{
public:
    // Runs the rules that must run again, on all cores. False when stopped.
    bool update(const QList<SkillPartPtr> &parts, const SymbolPartPtr &projectPart, const Project &project, Profile profile,
                const std::stop_token &stop);
    const QList<Diagnostic> &findings(const QString &skillId) const { return m_slots.constFind(skillId)->findings; }
    const UsageCounts &usage() const { return m_usage; }

private:
    struct Slot
    {
        SkillPartPtr part;
        Profile profile = Profile::Reference;
        QList<Diagnostic> findings;
        Answers answers;
        // Files of others that findings point into: their places move when these change.
        QHash<QString, SourceFilePtr> foreignFiles;
    };
    void countUses(const QList<SkillPartPtr> &parts, const SymbolPartPtr &projectPart);
    static Slot check(const SkillPartPtr &part, const Surroundings &surroundings, Profile profile);
    static bool isCurrent(const Slot &slot, const SkillPartPtr &part, const Surroundings &surroundings, Profile profile);

    QHash<QString, Slot> m_slots;
    UsageCounts m_usage;
    QHash<QString, SymbolPartPtr> m_counted; // what m_usage is made of; the project's under ""
};

} // namespace overmantel
