#include "core/analysis/skillcache.h"

#include "core/analysis/aliasfindings.h"
#include "core/base/parallel.h"
#include "core/rules/rule.h"

#include <vector>

namespace overmantel {

namespace {

template <typename Visit>
void forEachPlace(const Diagnostic &found, Visit visit)
{
    visit(found.where.file);
    for (const RelatedPlace &place : found.related)
        visit(place.where.file);
    for (const Fix &fix : found.fixes) {
        for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it)
            visit(it.key());
    }
}

} // namespace

SkillCache::Slot SkillCache::check(const SkillPartPtr &part, const Surroundings &surroundings, Profile profile)
{
    Slot slot{.part = part, .profile = profile, .findings = {}, .answers = {}, .foreignFiles = {}};
    slot.findings = checkSkill(SkillScope(surroundings, part->skill, slot.answers), profile);
    settleAliases(slot.findings, [&](const QString &path) { return surroundings.project().file(path); });
    for (const Diagnostic &found : std::as_const(slot.findings)) {
        forEachPlace(found, [&](const QString &file) {
            if (skillIdOf(file) != part->skill.id)
                slot.foreignFiles.insert(file, surroundings.project().files.value(file));
        });
    }
    return slot;
}

bool SkillCache::isCurrent(const Slot &slot, const SkillPartPtr &part, const Surroundings &surroundings, Profile profile) const
{
    if (slot.part != part || slot.profile != profile)
        return false;
    for (auto it = slot.foreignFiles.begin(); it != slot.foreignFiles.end(); ++it) {
        if (surroundings.project().files.value(it.key()) != it.value())
            return false;
    }
    return !m_areAnswersOpen || surroundings.stillHold(slot.answers);
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
        m_areAnswersOpen = m_areAnswersOpen || !known || known->interface != part->interface;
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
        if (known == m_slots.constEnd() || !isCurrent(*known, part, surroundings, profile))
            fresh[size_t(i)] = check(part, surroundings, profile);
    });
    if (stop.stop_requested())
        return false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (fresh[size_t(i)].part)
            m_slots.insert(parts.at(i)->skill.id, std::move(fresh[size_t(i)]));
    }
    m_areAnswersOpen = false;
    return true;
}

} // namespace overmantel
