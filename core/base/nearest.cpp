#include "core/base/nearest.h"

#include <algorithm>
#include <vector>

namespace overmantel {

namespace {

using Distances = std::vector<qsizetype>;
using Folded = std::vector<char16_t>;

void fold(QStringView word, Folded &into)
{
    into.clear();
    for (const QChar c : word) {
        const char16_t unit = c.unicode();
        const bool isAscii = unit < 0x80;
        into.push_back(isAscii ? (unit >= u'A' && unit <= u'Z' ? char16_t(unit + 0x20) : unit) : c.toCaseFolded().unicode());
    }
}

// Optimal string alignment distance; three rows are enough. Anything above `limit` counts as limit + 1, so
// only a band of cells along the diagonal is looked at.
qsizetype slips(QStringView a, QStringView b, qsizetype limit)
{
    const qsizetype tooMany = limit + 1;
    if (qAbs(a.size() - b.size()) > limit)
        return tooMany;
    const size_t width = size_t(b.size()) + 1;
    thread_local Distances beforeLast, last, now;
    beforeLast.assign(width, tooMany);
    last.assign(width, tooMany);
    now.assign(width, tooMany);
    for (qsizetype j = 0; j <= qMin(limit, b.size()); ++j)
        last[size_t(j)] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        const qsizetype from = qMax(qsizetype(1), i - limit);
        const qsizetype to = qMin(b.size(), i + limit);
        now[size_t(from) - 1] = from == 1 ? i : tooMany;
        qsizetype least = now[size_t(from) - 1];
        for (qsizetype j = from; j <= to; ++j) {
            const qsizetype replaced = last[size_t(j) - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            qsizetype best = std::min({last[size_t(j)] + 1, now[size_t(j) - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = std::min(best, beforeLast[size_t(j) - 2] + 1);
            now[size_t(j)] = best;
            least = std::min(least, best);
        }
        if (to < b.size())
            now[size_t(to) + 1] = tooMany;
        if (least > limit)
            return tooMany;
        std::swap(beforeLast, last);
        std::swap(last, now);
    }
    return std::min(last[size_t(b.size())], tooMany);
}

} // namespace

QString nearestName(QStringView word, const QStringList &candidates)
{
    constexpr qsizetype longestCompared = 200; // the distance is quadratic
    QString best;
    if (word.size() > longestCompared)
        return best;
    Folded foldedWord, foldedCandidate;
    fold(word, foldedWord);
    qsizetype fewest = longestCompared;
    for (const QString &candidate : candidates) {
        const qsizetype longer = std::max(word.size(), candidate.size());
        // Something must be left of it.
        const qsizetype allowed = std::min({std::max<qsizetype>(1, longer / 3), longer - 1, fewest - 1});
        if (candidate.size() > longestCompared || qAbs(word.size() - candidate.size()) > allowed)
            continue;
        fold(candidate, foldedCandidate);
        const qsizetype distance = slips({foldedWord.data(), qsizetype(foldedWord.size())}, {foldedCandidate.data(), qsizetype(foldedCandidate.size())}, allowed);
        if (distance > allowed)
            continue;
        best = candidate;
        fewest = distance;
        if (fewest == 0)
            break;
    }
    return best;
}

} // namespace overmantel
