#include "core/analysis/filecache.h"

#include "core/base/parallel.h"
#include "core/rules/rule.h"

#include <vector>

namespace overmantel {

namespace {

bool isSame(const Snapshot &a, const Snapshot &b)
{
    return a.contentHash() == b.contentHash() && a.isText() == b.isText() && a.text() == b.text();
}

} // namespace

bool FileCache::update(const QMap<QString, Snapshot> &files, Profile profile, const std::stop_token &stop)
{
    m_slots.removeIf([&](auto it) { return !files.contains(it.key()); });
    m_slots.reserve(files.size());
    struct Job
    {
        QString path;
        const Snapshot *snapshot = nullptr;
        bool isNew = true;
        Slot slot;
    };
    std::vector<Job> jobs;
    for (auto it = files.begin(); it != files.end(); ++it) {
        const Slot &slot = m_slots[it.key()];
        const bool isNew = !slot.current || !isSame(slot.current->snapshot, it.value());
        if (isNew || slot.checkedProfile != profile)
            jobs.push_back({.path = it.key(), .snapshot = &it.value(), .isNew = isNew, .slot = slot});
    }
    parallelFor(qsizetype(jobs.size()), [&](qsizetype i) {
        if (stop.stop_requested())
            return;
        Job &job = jobs[size_t(i)];
        if (job.isNew) {
            job.slot.current = readSourceFile(job.path, *job.snapshot);
            if (job.slot.current->isParsed())
                job.slot.lastGood = job.slot.current;
        }
        job.slot.findings = checkFile(*job.slot.current, profile);
        job.slot.checkedProfile = profile;
    });
    const bool isStopped = stop.stop_requested();
    for (Job &job : jobs) {
        // What was not reached in time stays as it was, or unread.
        if (job.slot.checkedProfile == profile)
            m_slots[job.path] = std::move(job.slot);
    }
    return !isStopped;
}

} // namespace overmantel
