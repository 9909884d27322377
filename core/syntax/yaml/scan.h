// Character classes and small look-aheads that the parts of the YAML reader share. Not a tokenizer:
// structure comes from the parser library.
#pragma once

#include "core/text/textrange.h"

#include <QStringView>

namespace overmantel::yaml {

inline bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r';
}

inline bool isFlowIndicator(QChar c)
{
    return c == u',' || c == u'[' || c == u']' || c == u'{' || c == u'}';
}

inline bool isAt(QStringView text, qsizetype at, char16_t c)
{
    return at >= 0 && at < text.size() && text[at] == c;
}

// White space, a line end or the end of the text.
inline bool isGapAt(QStringView text, qsizetype at)
{
    return at >= text.size() || text[at] == u'\n' || isBlank(text[at]);
}

inline qsizetype lineStartOf(QStringView text, qsizetype at)
{
    return at <= 0 ? 0 : text.lastIndexOf(u'\n', at - 1) + 1;
}

// The end of the line without its line end character.
inline qsizetype lineEndOf(QStringView text, qsizetype at)
{
    const qsizetype end = text.indexOf(u'\n', at);
    return end < 0 ? text.size() : end;
}

inline qsizetype skipBlanks(QStringView text, qsizetype at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

// "---" or "..." alone at the start of a line.
inline bool isDocumentMarker(QStringView text, qsizetype lineStart)
{
    const QStringView mark = text.mid(lineStart, 3);
    return (mark == u"---" || mark == u"...") && isGapAt(text, lineStart + 3);
}

// Behind the header of a block scalar: "|", ">-", "|2+".
inline qsizetype headerEnd(QStringView text, qsizetype at)
{
    do
        ++at;
    while (at < text.size() && (text[at] == u'-' || text[at] == u'+' || (text[at] >= u'0' && text[at] <= u'9')));
    return at;
}

// Whether a node whose slot this is would begin on the line of "---", where no block collection may.
inline bool isOnMarkLine(QStringView text, qsizetype slot)
{
    const qsizetype lineStart = lineStartOf(text, slot);
    return slot >= lineStart + 3 && text.mid(lineStart, 3) == u"---" && isDocumentMarker(text, lineStart);
}

// Moves over white space, line ends and comments.
inline qsizetype skipGap(QStringView text, qsizetype at)
{
    while (at < text.size()) {
        if (text[at] == u'#')
            at = lineEndOf(text, at);
        else if (isBlank(text[at]) || text[at] == u'\n')
            ++at;
        else
            break;
    }
    return at;
}

} // namespace overmantel::yaml
