#include "core/analysis/analysis.h"

#include "core/rules/rule.h"

#include <algorithm>

namespace overmantel {

int Analysis::count(Severity severity) const
{
    return int(std::count_if(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &d) { return d.severity == severity; }));
}

const AnalysisCache::Slot &AnalysisCache::read(const QString &path, const Snapshot &snapshot, Profile profile)
{
    Slot &slot = m_slots[path];
    const bool isSame = slot.current && slot.current->snapshot.contentHash() == snapshot.contentHash()
        && slot.current->snapshot.text() == snapshot.text() && slot.current->snapshot.isText() == snapshot.isText();
    if (!isSame) {
        slot.current = readSourceFile(path, snapshot);
        slot.checkedProfile.reset();
        if (slot.current->isParsed())
            slot.lastGood = slot.current;
    }
    if (slot.checkedProfile != profile) {
        slot.findings = checkFile(*slot.current, profile);
        slot.checkedProfile = profile;
    }
    return slot;
}

void AnalysisCache::keepOnly(const QMap<QString, Snapshot> &files)
{
    m_slots.removeIf([&](auto it) { return !files.contains(it.key()); });
}

namespace {

Diagnostic unreadable(const QString &path, const QString &sentence)
{
    return {.code = QStringLiteral("overmantel.file.unreadable"), .engineCode = false, .family = {}, .severity = Severity::Error,
            .where = {path, {0, 0}}, .message = sentence, .related = {}, .fixes = {}};
}

} // namespace

AnalysisPtr analyze(const AnalysisInput &input, AnalysisCache &cache, std::stop_token stop)
{
    auto analysis = std::make_shared<Analysis>();
    analysis->revision = input.revision;
    analysis->profile = input.profile;
    const Profile profile = profileFromName(input.profile).value_or(Profile::Reference);

    ProjectInput files;
    files.name = input.folderName;
    cache.keepOnly(input.files);
    for (auto it = input.files.begin(); it != input.files.end(); ++it) {
        if (stop.stop_requested())
            return nullptr;
        const AnalysisCache::Slot &slot = cache.read(it.key(), it.value(), profile);
        analysis->diagnostics.append(slot.findings);
        // While a file cannot be read, its last good state stands in, so that the rest of the agent
        // and every view keep working.
        const bool isStale = !slot.current->isParsed() && slot.lastGood;
        files.files.insert(it.key(), isStale ? slot.lastGood : slot.current);
        if (isStale)
            files.staleFiles.insert(it.key());
    }
    for (auto it = input.unreadableFiles.begin(); it != input.unreadableFiles.end(); ++it) {
        files.unreadableFiles.insert(it.key());
        analysis->diagnostics.append(unreadable(it.key(), it.value()));
    }
    if (stop.stop_requested())
        return nullptr;
    analysis->project = projectFrom(files);
    if (stop.stop_requested())
        return nullptr;
    for (Diagnostic &found : checkProject(analysis->project, profile)) {
        // Positions in a stale file are those of its last good text; its own fault is reported already.
        if (!files.staleFiles.contains(found.where.file))
            analysis->diagnostics.append(std::move(found));
    }
    std::stable_sort(analysis->diagnostics.begin(), analysis->diagnostics.end(), diagnosticLess);
    analysis->diagnostics.erase(std::unique(analysis->diagnostics.begin(), analysis->diagnostics.end()), analysis->diagnostics.end());
    return analysis;
}

} // namespace overmantel
