// "Ready to upgrade?": which findings appear and which vanish when the same texts are checked with the
// rules of another engine generation. Pure; it changes no setting.
#pragma once

#include "core/analysis/analysis.h"
#include "core/diagnostics/findingtext.h"

namespace overmantel {

struct SeverityChange
{
    Diagnostic before;
    Diagnostic after;
};

struct ProfileComparison
{
    QString from;
    QString to;
    QList<Diagnostic> appears;     // only with `to`, in the order of diagnosticLess
    QList<Diagnostic> vanishes;    // only with `from`
    QList<SeverityChange> changes; // with both, as bad in one as not in the other
    qsizetype stays = 0;           // the same with both

    bool isEmpty() const { return appears.isEmpty() && vanishes.isEmpty() && changes.isEmpty(); }
};

// Findings are the same when code, place and message are. Both analyses must be of the same texts.
ProfileComparison compareFindings(const Analysis &from, const Analysis &to);

// For terminals and clipboards: a heading, then the lines of each group. Ends with a line end.
QString comparisonText(const ProfileComparison &comparison, const PositionOf &positionOf);
QString comparisonMarkdown(const ProfileComparison &comparison, const PositionOf &positionOf);

} // namespace overmantel
