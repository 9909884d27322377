#include "core/workspace/analysisscheduler.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace overmantel {

class AnalysisScheduler::Private
{
public:
    Private(AnalysisScheduler *scheduler, Analyzer analyze)
        : q(scheduler), analyzer(std::move(analyze)), worker([this](std::stop_token stop) { work(std::move(stop)); })
    {}

    ~Private()
    {
        {
            const std::lock_guard lock(mutex);
            job.request_stop();
        }
        worker.request_stop();
        worker.join();
    }

    void work(std::stop_token stop)
    {
        AnalysisCache cache;
        std::unique_lock lock(mutex);
        while (wakeUp.wait(lock, stop, [this] { return waiting.has_value(); })) {
            const AnalysisInput input = *std::move(waiting);
            waiting.reset();
            const quint64 number = newest;
            const std::stop_token token = job.get_token();
            lock.unlock();
            AnalysisPtr analysis = analyzer(input, cache, token);
            lock.lock();
            if (number != newest)
                continue; // something newer was asked, or this was cancelled
            answer = std::move(analysis);
            isAnswered = true;
            answered.notify_all();
            QMetaObject::invokeMethod(
                q, [this, number] { deliver(number); }, Qt::QueuedConnection);
        }
    }

    void deliver(quint64 number)
    {
        AnalysisPtr analysis;
        {
            const std::lock_guard lock(mutex);
            if (number == newest)
                analysis = std::move(answer);
        }
        if (analysis)
            Q_EMIT q->finished(analysis);
    }

    AnalysisScheduler *q;
    Analyzer analyzer;
    std::mutex mutex; // guards everything down to the thread
    std::condition_variable_any wakeUp;
    std::condition_variable answered;
    std::optional<AnalysisInput> waiting;
    std::stop_source job;
    quint64 newest = 0;
    AnalysisPtr answer; // to `newest`, until it is delivered or taken
    bool isAnswered = true;
    std::jthread worker; // last: it starts when all else is there
};

AnalysisScheduler::AnalysisScheduler(QObject *parent, Analyzer analyzer)
    : QObject(parent), d(std::make_unique<Private>(this, std::move(analyzer)))
{}

AnalysisScheduler::~AnalysisScheduler() = default;

void AnalysisScheduler::submit(AnalysisInput input)
{
    const std::lock_guard lock(d->mutex);
    d->job.request_stop();
    d->job = std::stop_source();
    d->waiting = std::move(input);
    d->answer.reset();
    d->isAnswered = false;
    ++d->newest;
    d->wakeUp.notify_one();
}

void AnalysisScheduler::cancel()
{
    const std::lock_guard lock(d->mutex);
    d->job.request_stop();
    d->waiting.reset();
    d->answer.reset();
    d->isAnswered = true;
    ++d->newest;
}

AnalysisPtr AnalysisScheduler::take()
{
    std::unique_lock lock(d->mutex);
    d->answered.wait(lock, [this] { return d->isAnswered; });
    return std::move(d->answer);
}

} // namespace overmantel
