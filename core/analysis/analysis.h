// The one function behind everything: texts in, model and diagnostics out. Window, command line, tests,
// fuzzers and benchmarks call the same one.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/model/project.h"
#include "core/rules/profile.h"

#include <QHash>
#include <QMap>

#include <memory>
#include <optional>
#include <stop_token>

namespace overmantel {

struct AnalysisInput
{
    QString folderName;
    QMap<QString, Snapshot> files;             // path relative to the agent folder -> text
    QMap<QString, QString> unreadableFiles;    // path -> sentence why
    QString profile = QStringLiteral("reference");
    quint64 revision = 0;                      // copied into the answer
};

// Immutable; handed between threads as shared_ptr<const Analysis>.
struct Analysis
{
    quint64 revision = 0;
    QString profile;
    Project project;
    QList<Diagnostic> diagnostics; // sorted; hidden infos included

    int count(Severity severity) const;
};
using AnalysisPtr = std::shared_ptr<const Analysis>;

// Syntax trees by file and content, and the last state of each file that could be read. Belongs to one
// caller; not thread-safe. Dropping it is always right, only slower.
class AnalysisCache
{
public:
    struct Slot
    {
        SourceFilePtr current;
        SourceFilePtr lastGood; // nullptr when it never parsed
        std::optional<Profile> checkedProfile;
        QList<Diagnostic> findings; // of the file rules
    };
    const Slot &read(const QString &path, const Snapshot &snapshot, Profile profile);
    void keepOnly(const QMap<QString, Snapshot> &files);

private:
    QHash<QString, Slot> m_slots;
};

// nullptr when `stop` was requested before the end.
AnalysisPtr analyze(const AnalysisInput &input, AnalysisCache &cache, std::stop_token stop = {});

} // namespace overmantel
