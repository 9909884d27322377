#include "core/base/parallel.h"

#include <atomic>
#include <thread>
#include <vector>

namespace overmantel {

void parallelFor(qsizetype count, const std::function<void(qsizetype)> &work)
{
    // Starting a thread costs as much as reading a file or two.
    constexpr qsizetype worthAThread = 8;
    const qsizetype wanted = qMin(count / worthAThread, qsizetype(std::thread::hardware_concurrency()));
    std::atomic<qsizetype> next = 0;
    const auto takeTurns = [&] {
        for (qsizetype i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> helpers;
    for (qsizetype i = 1; i < wanted; ++i)
        helpers.emplace_back(takeTurns);
    takeTurns();
}

} // namespace overmantel
