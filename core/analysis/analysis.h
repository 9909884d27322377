// The one function behind everything: texts in, model and diagnostics out. Window, command line, tests,
// fuzzers and benchmarks call the same one.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/diagnostics/profile.h"
#include "core/diagnostics/unread.h"
#include "core/model/project.h"

#include <QMap>

#include <memory>
#include <stop_token>

namespace overmantel {

struct AnalysisInput
{
    QString folderName;
    QMap<QString, Snapshot> files;             // path relative to the agent folder -> text
    QMap<QString, Unread> unreadableFiles;     // files and folders
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

// What one analysis leaves to the next: syntax trees by file and content, the last state of each file that
// could be read, the model and the findings of each skill. Belongs to one caller; not thread-safe.
// Dropping it is always right, only slower.
class AnalysisCache
{
public:
    AnalysisCache();
    ~AnalysisCache();
    AnalysisCache(AnalysisCache &&) noexcept;
    AnalysisCache &operator=(AnalysisCache &&) noexcept;

    struct Data;
    Data &data() { return *m_data; }

private:
    std::unique_ptr<Data> m_data;
};

// nullptr when `stop` was requested before the end.
AnalysisPtr analyze(const AnalysisInput &input, AnalysisCache &cache, std::stop_token stop = {});

} // namespace overmantel
