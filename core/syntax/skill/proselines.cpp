#include "core/syntax/skill/proselines.h"

#include "core/syntax/condition/characterclasses.h"

namespace overmantel::skill {

TextRange LineCursor::next()
{
    const qsizetype start = m_next;
    qsizetype end = m_text.indexOf(u'\n', start);
    if (end < 0 || end >= m_end) {
        m_done = true;
        return {start, m_end};
    }
    m_next = end + 1;
    return {start, end};
}

TextRange trimmedRight(QStringView text, TextRange range)
{
    while (range.end > range.start && condition::isStrippedSpace(text[range.end - 1]))
        --range.end;
    return range;
}

TextRange trimmed(QStringView text, TextRange range)
{
    while (range.start < range.end && condition::isStrippedSpace(text[range.start]))
        ++range.start;
    return trimmedRight(text, range);
}

bool beginsWithIf(QStringView line)
{
    return textIn(line, trimmed(line, {0, line.size()})).startsWith(u"if:");
}

} // namespace overmantel::skill
