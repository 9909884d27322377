#include "core/analysis/filecache.h"

#include "core/analysis/aliasfindings.h"
#include "core/base/parallel.h"
#include "core/rules/rule.h"

#include <vector>

namespace overmantel {

namespace {

bool isSame(const Snapshot &a, const Snapshot &b)
{
    if (a.isText() != b.isText() || a.contentHash() != b.contentHash())
        return false;
    return a.text().constData() == b.text().constData() || a.text() == b.text();
}

} // namespace

bool FileCache::update(const QMap<QString, Snapshot> &files, Profile profile, const std::stop_token &stop)
{
    struct Job
    {
        Slot *known = nullptr;
        const QString *path = nullptr;
        const Snapshot *snapshot = nullptr;
        bool isNew = true;
        Slot slot;
    };
    std::vector<Job> jobs;
    // Both are sorted by path: one walk along the two finds what is new and what is gone.
    auto known = m_slots.begin();
    for (auto it = files.begin(); it != files.end(); ++it) {
        while (known != m_slots.end() && known->first < it.key())
            known = m_slots.erase(known);
        if (known == m_slots.end() || known->first != it.key())
            known = m_slots.emplace_hint(known, it.key(), Slot());
        Slot &slot = known->second;
        const bool isNew = !slot.current || !isSame(slot.current->snapshot, it.value());
        if (isNew || slot.checkedProfile != profile)
            jobs.push_back({.known = &slot, .path = &it.key(), .snapshot = &it.value(), .isNew = isNew, .slot = slot});
        ++known;
    }
    m_slots.erase(known, m_slots.end());
    parallelFor(qsizetype(jobs.size()), [&](qsizetype i) {
        if (stop.stop_requested())
            return;
        Job &job = jobs[size_t(i)];
        if (job.isNew) {
            job.slot.current = readSourceFile(*job.path, *job.snapshot);
            if (job.slot.current->isParsed())
                job.slot.lastGood = job.slot.current;
        }
        job.slot.findings = checkFile(*job.slot.current, profile);
        settleAliases(job.slot.findings, [&](const QString &path) { return path == *job.path ? job.slot.current.get() : nullptr; });
        job.slot.checkedProfile = profile;
    });
    const bool isStopped = stop.stop_requested();
    for (Job &job : jobs) {
        // What was not reached in time stays as it was, or unread.
        if (job.slot.checkedProfile == profile)
            *job.known = std::move(job.slot);
    }
    return !isStopped;
}

} // namespace overmantel
