// Runs analyses on one worker thread: the latest request wins, an older one is cancelled by its stop
// token and never delivered. Owned by Workspace.
#pragma once

#include "core/analysis/analysis.h"

#include <QObject>

#include <functional>
#include <memory>

namespace overmantel {

class AnalysisScheduler : public QObject
{
    Q_OBJECT
public:
    using Analyzer = std::function<AnalysisPtr(const AnalysisInput &, AnalysisCache &, std::stop_token)>;
    // Tests pass an analyzer that they can hold up.
    explicit AnalysisScheduler(QObject *parent = nullptr, Analyzer analyzer = analyze);
    ~AnalysisScheduler() override; // stops and joins the worker

    void submit(AnalysisInput input);
    void cancel(); // forget what is running or waiting
    // Blocks until the newest request is answered and takes the answer, which is then not delivered by
    // finished(). nullptr when nothing was asked since the last answer, or it was cancelled.
    AnalysisPtr take();

Q_SIGNALS:
    void finished(const overmantel::AnalysisPtr &analysis); // on the thread of the scheduler

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overmantel
