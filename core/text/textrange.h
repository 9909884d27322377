// Where something stands in a text. Offsets count UTF-16 units of the text with LF line ends, as
// QTextDocument does; lines and columns are zero-based. Only reporters add one.
#pragma once

#include <QString>
#include <QtGlobal>

#include <compare>

namespace overmantel {

// Half-open: start is in, end is out. start <= end.
struct TextRange
{
    qsizetype start = 0;
    qsizetype end = 0;

    constexpr qsizetype length() const { return end - start; }
    constexpr bool isEmpty() const { return start == end; }
    constexpr bool contains(qsizetype offset) const { return offset >= start && offset < end; }
    constexpr bool contains(TextRange other) const { return other.start >= start && other.end <= end; }
    // Also true at the end: where a cursor stands just behind a word.
    constexpr bool touches(qsizetype offset) const { return offset >= start && offset <= end; }
    constexpr bool overlaps(TextRange other) const { return start < other.end && other.start < end; }
    constexpr TextRange shifted(qsizetype by) const { return {start + by, end + by}; }
    constexpr TextRange united(TextRange other) const
    {
        return {start < other.start ? start : other.start, end > other.end ? end : other.end};
    }

    friend constexpr auto operator<=>(const TextRange &, const TextRange &) = default;
};

// The part of `text` that `range` covers, clipped to the text.
inline QStringView textIn(QStringView text, TextRange range)
{
    const qsizetype start = qBound(qsizetype(0), range.start, text.size());
    const qsizetype end = qBound(start, range.end, text.size());
    return text.mid(start, end - start);
}

struct TextPosition
{
    int line = 0;
    int column = 0;

    friend constexpr auto operator<=>(const TextPosition &, const TextPosition &) = default;
};

// A range in a file. `file` is relative to the agent folder, with '/' between its parts.
struct Location
{
    QString file;
    TextRange range;

    bool isValid() const { return !file.isEmpty(); }
    friend bool operator==(const Location &, const Location &) = default;
};

} // namespace overmantel
