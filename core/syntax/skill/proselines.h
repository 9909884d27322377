// Lines of prose and what they begin with: shared by the reader of whole files and by the functions
// for single texts. Offsets count from the start of the text that the caller passed.
#pragma once

#include "core/text/textrange.h"

#include <QStringView>

namespace overmantel::skill {

// Walks over the lines of a part of a text, without their line ends.
class LineCursor
{
public:
    LineCursor(QStringView text, TextRange part) : m_text(text), m_next(part.start), m_end(part.end) {}

    bool hasNext() const { return !m_done && m_next <= m_end; }
    TextRange next();
    // Where the line after the last one taken begins; the end of the part when there is none.
    qsizetype nextStart() const { return m_done ? m_end : m_next; }

private:
    QStringView m_text;
    qsizetype m_next;
    qsizetype m_end;
    bool m_done = false; // the last line, which has no line end, was taken
};

// The range without white space at both ends; empty at its end when there is nothing else.
TextRange trimmed(QStringView text, TextRange range);
TextRange trimmedRight(QStringView text, TextRange range);
// "if:" behind nothing but white space.
bool beginsWithIf(QStringView line);

} // namespace overmantel::skill
