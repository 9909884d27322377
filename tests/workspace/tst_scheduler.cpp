#include "core/workspace/analysisscheduler.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <thread>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

AnalysisInput request(quint64 revision)
{
    AnalysisInput input;
    input.revision = revision;
    return input;
}

AnalysisPtr answerTo(const AnalysisInput &input)
{
    auto analysis = std::make_shared<Analysis>();
    analysis->revision = input.revision;
    return analysis;
}

// An analyzer that stands still until it is let go or stopped, and counts what happened to it.
struct Brake
{
    QSemaphore started;
    QSemaphore go;
    std::atomic<int> stopped = 0;
    std::atomic<int> running = 0;
    std::atomic<bool> overlapped = false;

    AnalysisPtr analyze(const AnalysisInput &input, const std::stop_token &stop)
    {
        if (++running > 1)
            overlapped = true;
        started.release();
        while (!go.tryAcquire(1, 1)) {
            if (stop.stop_requested()) {
                ++stopped;
                --running;
                return nullptr;
            }
        }
        --running;
        return answerTo(input);
    }

    AnalysisScheduler::Analyzer analyzer()
    {
        return [this](const AnalysisInput &input, AnalysisCache &, const std::stop_token &stop) {
            return analyze(input, stop);
        };
    }
};

QList<quint64> revisionsOf(const QList<AnalysisPtr> &answers)
{
    QList<quint64> revisions;
    for (const AnalysisPtr &answer : answers)
        revisions.append(answer->revision);
    return revisions;
}

} // namespace

class SchedulerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deliversOnTheThreadOfItsOwner()
    {
        AnalysisScheduler scheduler(nullptr, [](const AnalysisInput &input, AnalysisCache &, const std::stop_token &) {
            return answerTo(input);
        });
        QThread *thread = nullptr;
        AnalysisPtr answer;
        connect(&scheduler, &AnalysisScheduler::finished, this, [&](const AnalysisPtr &analysis) {
            thread = QThread::currentThread();
            answer = analysis;
        });
        scheduler.submit(request(7));
        QTRY_VERIFY(answer);
        QCOMPARE(thread, QThread::currentThread());
        QCOMPARE(answer->revision, quint64(7));
    }

    void theLatestWins()
    {
        Brake brake;
        QList<AnalysisPtr> answers;
        AnalysisScheduler scheduler(nullptr, brake.analyzer());
        connect(&scheduler, &AnalysisScheduler::finished, this,
                [&](const AnalysisPtr &analysis) { answers.append(analysis); });
        scheduler.submit(request(1));
        brake.started.acquire();
        for (quint64 revision = 2; revision <= 20; ++revision)
            scheduler.submit(request(revision)); // 2 to 19 are never begun, 1 is stopped
        brake.started.acquire();
        brake.go.release();
        QTRY_COMPARE(answers.size(), 1);
        QTest::qWait(20);
        QCOMPARE(revisionsOf(answers), QList<quint64>{20});
        QCOMPARE(brake.stopped.load(), 1);
        QVERIFY(!brake.overlapped);
    }

    // The answer was ready and on its way when something newer was asked.
    void aStaleAnswerIsDropped()
    {
        Brake brake;
        QList<AnalysisPtr> answers;
        AnalysisScheduler scheduler(nullptr, brake.analyzer());
        connect(&scheduler, &AnalysisScheduler::finished, this,
                [&](const AnalysisPtr &analysis) { answers.append(analysis); });
        scheduler.submit(request(1));
        brake.started.acquire();
        brake.go.release();
        while (brake.running > 0)
            QThread::yieldCurrentThread();
        QThread::msleep(20); // the event lies in the queue, nobody has looked
        scheduler.submit(request(2));
        brake.started.acquire();
        brake.go.release();
        QTRY_COMPARE(answers.size(), 1);
        QTest::qWait(20);
        QCOMPARE(revisionsOf(answers), QList<quint64>{2});
    }

    void cancelForgets()
    {
        Brake brake;
        AnalysisScheduler scheduler(nullptr, brake.analyzer());
        QSignalSpy finished(&scheduler, &AnalysisScheduler::finished);
        scheduler.submit(request(1));
        brake.started.acquire();
        scheduler.cancel();
        QTRY_COMPARE(brake.stopped.load(), 1);
        QTest::qWait(20);
        QCOMPARE(finished.size(), 0);
        QVERIFY(!scheduler.take());
        scheduler.submit(request(2));
        brake.started.acquire();
        brake.go.release();
        QTRY_COMPARE(finished.size(), 1);
    }

    void takeWaitsAndDeliversOnce()
    {
        AnalysisScheduler scheduler(nullptr, [](const AnalysisInput &input, AnalysisCache &, const std::stop_token &) {
            QThread::msleep(20);
            return answerTo(input);
        });
        QSignalSpy finished(&scheduler, &AnalysisScheduler::finished);
        scheduler.submit(request(1));
        scheduler.submit(request(2));
        const AnalysisPtr answer = scheduler.take();
        QVERIFY(answer);
        QCOMPARE(answer->revision, quint64(2));
        QTest::qWait(40);
        QCOMPARE(finished.size(), 0);
        QVERIFY(!scheduler.take());
    }

    void theDestructorStopsAndJoins()
    {
        Brake brake;
        QElapsedTimer timer;
        {
            AnalysisScheduler scheduler(nullptr, brake.analyzer());
            scheduler.submit(request(1));
            brake.started.acquire();
            timer.start();
        }
        QCOMPARE(brake.stopped.load(), 1);
        QCOMPARE(brake.running.load(), 0);
        QVERIFY(timer.elapsed() < 2000);
    }

    void manyRequestsEndWithTheLast()
    {
        std::atomic<int> begun = 0;
        AnalysisPtr last;
        AnalysisScheduler scheduler(
            nullptr, [&begun](const AnalysisInput &input, AnalysisCache &, const std::stop_token &stop) -> AnalysisPtr {
                ++begun;
                return stop.stop_requested() ? nullptr : answerTo(input);
            });
        connect(&scheduler, &AnalysisScheduler::finished, this, [&](const AnalysisPtr &analysis) {
            QVERIFY(!last || last->revision < analysis->revision);
            last = analysis;
        });
        for (quint64 revision = 1; revision <= 2000; ++revision) {
            scheduler.submit(request(revision));
            if (revision % 100 == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY(last && last->revision == 2000);
        QVERIFY(begun <= 2000);
    }
};

QTEST_GUILESS_MAIN(SchedulerTest)
#include "tst_scheduler.moc"
