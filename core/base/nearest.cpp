#include "core/base/nearest.h"

#include <algorithm>
#include <vector>

namespace overmantel {

namespace {

// Optimal string alignment distance; three rows are enough.
qsizetype slips(QStringView a, QStringView b)
{
    std::vector<qsizetype> beforeLast(size_t(b.size()) + 1), last(size_t(b.size()) + 1), now(size_t(b.size()) + 1);
    for (qsizetype j = 0; j <= b.size(); ++j)
        last[size_t(j)] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1].toCaseFolded() == b[j - 1].toCaseFolded();
            qsizetype best = std::min({last[size_t(j)] + 1, now[size_t(j) - 1] + 1, last[size_t(j) - 1] + (same ? 0 : 1)});
            const bool swapped = i > 1 && j > 1 && a[i - 1].toCaseFolded() == b[j - 2].toCaseFolded()
                && a[i - 2].toCaseFolded() == b[j - 1].toCaseFolded();
            if (swapped)
                best = std::min(best, beforeLast[size_t(j) - 2] + 1);
            now[size_t(j)] = best;
        }
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return last[size_t(b.size())];
}

} // namespace

QString nearestName(QStringView word, const QStringList &candidates)
{
    constexpr qsizetype longestCompared = 200; // the distance is quadratic
    QString best;
    qsizetype bestSlips = 0;
    if (word.size() > longestCompared)
        return best;
    for (const QString &candidate : candidates) {
        if (candidate.size() > longestCompared)
            continue;
        const qsizetype allowed = std::max<qsizetype>(1, std::max(word.size(), candidate.size()) / 3);
        if (qAbs(word.size() - candidate.size()) > allowed)
            continue;
        const qsizetype distance = slips(word, candidate);
        const bool isRelated = distance < std::max(word.size(), candidate.size()); // something is left of it
        if (isRelated && distance <= allowed && (best.isEmpty() || distance < bestSlips)) {
            best = candidate;
            bestSlips = distance;
        }
    }
    return best;
}

} // namespace overmantel
