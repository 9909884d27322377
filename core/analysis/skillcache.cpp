#include "core/analysis/skillcache.h"

#include "core/analysis/aliasfindings.h"
#include "core/analysis/changedquestions.h"
#include "core/base/parallel.h"
#include "core/rules/rule.h"

#include <algorithm>
#include <vector>

namespace overmantel {

namespace {

bool isOf(const QString &file, const Skill &skill)
{
    return skillIdOf(file) == skill.id;
}

} // namespace

SkillCache::Slot SkillCache::check(const SkillPartPtr &part, const Surroundings &surroundings, Profile profile)
{
    const Skill &skill = part->skill;
    Slot slot{.part = part, .profile = profile, .findings = {}, .answers = {}, .foreignFiles = {}, .hasOnlyDeclarations = true, .asksForDeclarations = false};
    slot.findings = checkSkill(SkillScope(surroundings, skill, slot.answers), profile);
    settleAliases(slot.findings, [&](const QString &path) { return surroundings.project().file(path); });
    const auto take = [&](const QString &file, bool isDeclaration) {
        if (isOf(file, skill))
            return;
        slot.foreignFiles.insert(file, surroundings.project().files.value(file));
        slot.hasOnlyDeclarations = slot.hasOnlyDeclarations && isDeclaration;
    };
    for (const Diagnostic &found : std::as_const(slot.findings)) {
        take(found.where.file, false);
        for (const RelatedPlace &place : found.related)
            take(place.where.file, !place.entry.isEmpty());
        for (const Fix &fix : found.fixes) {
            for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it)
                take(it.key(), false);
        }
    }
    slot.asksForDeclarations = std::any_of(slot.answers.keyBegin(), slot.answers.keyEnd(),
                                           [](const Question &question) { return question.kind == QuestionKind::Declaration; });
    return slot;
}

bool SkillCache::doAnswersHold(const Slot &slot, const Surroundings &surroundings) const
{
    if (m_areAnswersOpen || (slot.asksForDeclarations && !m_changedQuestions.isEmpty()))
        return surroundings.stillHold(slot.answers);
    return std::all_of(m_changedQuestions.begin(), m_changedQuestions.end(), [&](const Question &question) {
        const auto noted = slot.answers.constFind(question);
        return noted == slot.answers.constEnd() || *noted == surroundings.answer(question);
    });
}

SkillCache::State SkillCache::state(const Slot &slot, const SkillPartPtr &part, const Surroundings &surroundings, Profile profile) const
{
    if (slot.part != part || slot.profile != profile)
        return State::Outdated;
    bool haveMoved = false;
    for (auto it = slot.foreignFiles.begin(); it != slot.foreignFiles.end(); ++it)
        haveMoved = haveMoved || surroundings.project().files.value(it.key()) != it.value();
    if ((haveMoved && !slot.hasOnlyDeclarations) || !doAnswersHold(slot, surroundings))
        return State::Outdated;
    return haveMoved ? State::Moved : State::Current;
}

// The answers hold, so the entries are there; only their places are new.
SkillCache::Slot SkillCache::moved(const Slot &slot, const Project &project)
{
    Slot fresh = slot;
    for (Diagnostic &found : fresh.findings) {
        for (RelatedPlace &place : found.related) {
            const qsizetype dot = place.entry.indexOf(u'.');
            const MemoryEntry *entry = dot < 0 ? nullptr : project.entry(place.entry.left(dot), place.entry.mid(dot + 1));
            if (entry)
                place.where = entry->name.where;
        }
    }
    for (auto it = fresh.foreignFiles.begin(); it != fresh.foreignFiles.end(); ++it)
        it.value() = project.files.value(it.key());
    return fresh;
}

void SkillCache::follow(const Project &project, const ProjectBuilder &builder)
{
    if (m_projectSymbols != builder.projectSymbols()) {
        if (m_projectSymbols)
            m_usage.remove(*m_projectSymbols);
        m_projectSymbols = builder.projectSymbols();
        m_usage.add(*m_projectSymbols);
    }
    m_areAnswersOpen = m_areAnswersOpen || m_projectInterface != builder.projectInterface();
    m_projectInterface = builder.projectInterface();
    const QList<SkillPartPtr> &parts = project.skills.parts();
    for (const SkillPartPtr &part : parts) {
        SkillPartPtr &known = m_parts[part->skill.id];
        if (known == part)
            continue;
        if (!known || (known->interface != part->interface && !addChangedQuestions(*known, *part, m_changedQuestions)))
            m_areAnswersOpen = true;
        if (known)
            m_usage.remove(*known->symbols);
        m_usage.add(*part->symbols);
        known = part;
    }
    if (m_parts.size() == parts.size())
        return;
    m_areAnswersOpen = true;
    m_parts.removeIf([&](auto it) {
        if (project.skill(it.key()))
            return false;
        m_usage.remove(*it.value()->symbols);
        m_slots.remove(it.key());
        return true;
    });
}

bool SkillCache::update(const Project &project, const ProjectBuilder &builder, Profile profile, const std::stop_token &stop)
{
    follow(project, builder);
    const Surroundings surroundings(project, m_usage);
    const QList<SkillPartPtr> &parts = project.skills.parts();
    std::vector<Slot> fresh(static_cast<size_t>(parts.size()));
    parallelFor(parts.size(), [&](qsizetype i) {
        if (stop.stop_requested())
            return;
        const SkillPartPtr &part = parts.at(i);
        const auto known = m_slots.constFind(part->skill.id);
        const State now = known == m_slots.constEnd() ? State::Outdated : state(*known, part, surroundings, profile);
        if (now == State::Outdated)
            fresh[size_t(i)] = check(part, surroundings, profile);
        else if (now == State::Moved)
            fresh[size_t(i)] = moved(*known, project);
    });
    if (stop.stop_requested())
        return false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (fresh[size_t(i)].part)
            m_slots.insert(parts.at(i)->skill.id, std::move(fresh[size_t(i)]));
    }
    m_areAnswersOpen = false;
    m_changedQuestions.clear();
    return true;
}

} // namespace overmantel
