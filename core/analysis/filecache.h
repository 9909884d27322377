// Part of the analysis: each file's syntax tree and the findings of the file rules, by content.
#pragma once

#include "core/analysis/analysis.h"

#include <map>
#include <optional>

namespace overmantel {

class FileCache
{
public:
    struct Slot
    {
        SourceFilePtr current;
        SourceFilePtr lastGood; // nullptr when it never parsed
        std::optional<Profile> checkedProfile;
        QList<Diagnostic> findings; // of the file rules
    };

    // Reads what is new, on all cores, and forgets files that are gone. False when stopped.
    bool update(const QMap<QString, Snapshot> &files, Profile profile, const std::stop_token &stop);
    // By path, in the order of the files.
    const std::map<QString, Slot> &all() const { return m_slots; }

private:
    std::map<QString, Slot> m_slots;
};

} // namespace overmantel
