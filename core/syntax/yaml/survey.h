// A rough reading of text that is no YAML: quotes, brackets and tabs as far as they can be told
// without structure. Only the diagnosis of a failure uses it.
#pragma once

#include "core/text/textrange.h"

#include <QList>
#include <QStringView>

namespace overmantel::yaml {

struct Survey
{
    struct Quote
    {
        TextRange range;
        bool closed = true;
        qsizetype badEscape = -1;
    };
    QList<Quote> quotes;
    QList<qsizetype> openBrackets; // still open at the end of what was surveyed
    TextRange lastCollection;      // the last [..] or {..} that was closed
    qsizetype firstTab = -1; // in the indentation of a line outside brackets and scalars, or behind its dash
};

// Reads from `start` up to `stop`; a quote that begins before `stop` is followed to its end.
Survey survey(QStringView text, qsizetype start, qsizetype stop);

} // namespace overmantel::yaml
