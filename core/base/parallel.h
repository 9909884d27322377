// Work on many independent things on all cores.
#pragma once

#include <QtGlobal>

#include <functional>

namespace overmantel {

// Calls work(0) … work(count - 1), each once, on the calling thread and on helpers when `count` is large
// enough to pay for them; returns when all are done. `work` must not throw, and the calls must not share
// anything that one of them changes.
void parallelFor(qsizetype count, const std::function<void(qsizetype)> &work);

} // namespace overmantel
