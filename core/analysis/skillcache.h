// Part of the analysis: the findings of each skill, kept until the skill or what its rules asked changes.
#pragma once

#include "core/analysis/analysis.h"
#include "core/model/projectbuilder.h"
#include "core/rules/skillscope.h"

#include <QHash>
#include <QSet>

namespace overmantel {

class SkillCache
{
public:
    // Runs the rules that must run again, on all cores. False when stopped.
    bool update(const Project &project, const ProjectBuilder &builder, Profile profile, const std::stop_token &stop);
    // The list of each skill, in no order.
    template <typename Visit>
    void forEachFindings(Visit visit) const
    {
        for (const Slot &slot : m_slots) {
            if (!slot.findings.isEmpty())
                visit(slot.findings);
        }
    }
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
        // All these places are declarations of memory entries, which are soon found again.
        bool hasOnlyDeclarations = true;
        // Whether an entry could be declared somewhere follows from more than names.
        bool asksForDeclarations = false;
    };
    void follow(const Project &project, const ProjectBuilder &builder);
    static Slot check(const SkillPartPtr &part, const Surroundings &surroundings, Profile profile);
    enum class State { Current, Moved, Outdated };
    static Slot moved(const Slot &slot, const Project &project);
    bool doAnswersHold(const Slot &slot, const Surroundings &surroundings) const;
    State state(const Slot &slot, const SkillPartPtr &part, const Surroundings &surroundings, Profile profile) const;

    QHash<QString, Slot> m_slots;
    UsageCounts m_usage;
    // What m_usage was made of, and by what the answers to all questions follow.
    QHash<QString, SkillPartPtr> m_parts;
    SymbolPartPtr m_projectSymbols;
    size_t m_projectInterface = 0;
    // Since the last complete update: questions that may be answered differently, or that any may be.
    QSet<Question> m_changedQuestions;
    bool m_areAnswersOpen = true;
};

} // namespace overmantel
