// Finding and replacing in a text: what is looked for, and the pure functions that answer. The bar that
// asks is FindBar.
#pragma once

#include "core/text/textedit.h"

#include <QList>
#include <QString>

namespace overmantel {

struct SearchQuery
{
    QString pattern;
    bool isCaseSensitive = false;
    bool isWholeWords = false;
    bool isRegularExpression = false;

    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;
};

struct SearchResult
{
    QList<TextRange> matches; // ascending, never empty ranges
    QString error;            // why the pattern cannot be used
};

SearchResult findAll(const QString &text, const SearchQuery &query);
// What takes the place of the match. In a regular expression \1 to \9 and \0 stand for what was found.
QString replacementFor(const QString &text, TextRange match, const SearchQuery &query, const QString &replacement);

} // namespace overmantel
