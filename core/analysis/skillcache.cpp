#include "core/analysis/skillcache.h"

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
    for (const Diagnostic &found : std::as_const(slot.findings)) {
        forEachPlace(found, [&](const QString &file) {
            if (skillIdOf(file) != part->skill.id)
                slot.foreignFiles.insert(file, surroundings.project().files.value(file));
        });
    }
    return slot;
}

bool SkillCache::isCurrent(const Slot &slot, const SkillPartPtr &part, const Surroundings &surroundings, Profile profile)
{
    if (slot.part != part || slot.profile != profile)
        return false;
    for (auto it = slot.foreignFiles.begin(); it != slot.foreignFiles.end(); ++it) {
        if (surroundings.project().files.value(it.key()) != it.value())
            return false;
    }
    return surroundings.stillHold(slot.answers);
}

void SkillCache::countUses(const QList<SkillPartPtr> &parts, const SymbolPartPtr &projectPart)
{
    QHash<QString, SymbolPartPtr> now;
    now.reserve(parts.size() + 1);
    now.insert({}, projectPart);
    for (const SkillPartPtr &part : parts)
        now.insert(part->skill.id, part->symbols);
    for (auto it = m_counted.begin(); it != m_counted.end(); ++it) {
        if (now.value(it.key()) != it.value())
            m_usage.remove(*it.value());
    }
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (m_counted.value(it.key()) != it.value())
            m_usage.add(*it.value());
    }
    m_counted = now;
}

bool SkillCache::update(const QList<SkillPartPtr> &parts, const SymbolPartPtr &projectPart, const Project &project, Profile profile,
                        const std::stop_token &stop)
{
    countUses(parts, projectPart);
    const Surroundings surroundings(project, m_usage);
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
    QHash<QString, Slot> current;
    current.reserve(parts.size());
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString &id = parts.at(i)->skill.id;
        current.insert(id, fresh[size_t(i)].part ? std::move(fresh[size_t(i)]) : m_slots.take(id));
    }
    m_slots = std::move(current);
    return true;
}

} // namespace overmantel
