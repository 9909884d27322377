#include "core/syntax/yaml/scalardecoder.h"

#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {
namespace {

enum class Chomping { Clip, Strip, Keep };

struct Header
{
    Chomping chomping = Chomping::Clip;
    int indicator = 0; // 0: the first line decides
    qsizetype end = 0; // behind the last character of the header
    qsizetype firstLine = 0;
};

Header readHeader(QStringView text, qsizetype at)
{
    Header header;
    qsizetype pos = at + 1;
    for (; pos < text.size(); ++pos) {
        const QChar c = text[pos];
        if (c == u'-')
            header.chomping = Chomping::Strip;
        else if (c == u'+')
            header.chomping = Chomping::Keep;
        else if (c >= u'1' && c <= u'9')
            header.indicator = c.unicode() - u'0';
        else
            break;
    }
    header.end = pos;
    const qsizetype lineEnd = lineEndOf(text, pos);
    header.firstLine = qMin(lineEnd + 1, text.size());
    return header;
}

qsizetype spacesAt(QStringView text, qsizetype lineStart, qsizetype most)
{
    qsizetype count = 0;
    while (count < most && isAt(text, lineStart + count, u' '))
        ++count;
    return count;
}

// The column of the first line that is not empty; when that is not deeper than what surrounds the
// scalar, and so not part of it, the most white space of the empty lines.
qsizetype detectIndent(QStringView text, qsizetype firstLine, qsizetype outer)
{
    qsizetype widest = 0;
    for (qsizetype line = firstLine; line < text.size();) {
        const qsizetype spaces = spacesAt(text, line, text.size());
        widest = qMax(widest, spaces);
        if (line + spaces < text.size() && text[line + spaces] != u'\n')
            return spaces > outer ? spaces : widest;
        line += spaces + 1;
    }
    return widest;
}

} // namespace

// The lines with content are collected first; what stands between two of them (line ends and empty
// lines) is then folded or kept.
DecodedScalar decodeBlock(QStringView text, qsizetype at, ScalarPlace place)
{
    DecodedScalar scalar;
    const bool folded = text[at] == u'>';
    scalar.style = folded ? ScalarStyle::Folded : ScalarStyle::Literal;
    const Header header = readHeader(text, at);
    const qsizetype outer = qMax(place.parentIndent, qsizetype(-1));
    const qsizetype indent = header.indicator > 0 ? qMax(outer, qsizetype(0)) + header.indicator
                                                  : qMax(detectIndent(text, header.firstLine, outer), outer + 1);
    const auto append = [&scalar](const QString &value, TextRange source) {
        scalar.value += value;
        scalar.source.append(value.size(), source);
    };

    qsizetype breaks = 0;                   // empty lines since the last line with content
    qsizetype gapStart = header.firstLine;  // where what is not collected yet begins
    bool lastBreak = false;                 // the last line with content has a line end
    bool lastBlank = false;                 // and it began with white space
    bool any = false;
    qsizetype end = header.end;             // behind the last character of the scalar
    qsizetype lastEmptyEnd = -1;
    qsizetype line = header.firstLine;
    while (line < text.size()) {
        const qsizetype spaces = spacesAt(text, line, indent);
        const qsizetype content = line + spaces;
        if (content < text.size() && text[content] == u'\n') {
            ++breaks;
            lastEmptyEnd = content;
            line = content + 1;
            continue;
        }
        if (content >= text.size()) {
            line = content; // white space at the very end, without a line end
            break;
        }
        if (spaces < indent || (indent == 0 && isDocumentMarker(text, line)))
            break;
        const bool blank = isBlank(text[content]);
        const qsizetype lineEnd = lineEndOf(text, content);
        if (folded && any && !lastBlank && !blank) {
            append(breaks == 0 ? QString(u' ') : QString(breaks, u'\n'), {gapStart, content});
        } else if (const qsizetype kept = breaks + (any ? 1 : 0); kept > 0) {
            append(QString(kept, u'\n'), {gapStart, content});
        }
        append(text.mid(content, lineEnd - content).toString(), {content, lineEnd});
        scalar.contentIndent = indent;
        any = true;
        lastBlank = blank;
        lastBreak = lineEnd < text.size();
        breaks = 0;
        gapStart = end = lineEnd;
        lastEmptyEnd = -1;
        line = lastBreak ? lineEnd + 1 : lineEnd;
    }
    scalar.contentEnd = end;
    const bool keep = header.chomping == Chomping::Keep;
    const qsizetype kept = (any && lastBreak && header.chomping != Chomping::Strip ? 1 : 0) + (keep ? breaks : 0);
    if (kept > 0) {
        const qsizetype behind = keep && lastEmptyEnd >= 0 ? lastEmptyEnd + 1 : gapStart + 1;
        append(QString(kept, u'\n'), {gapStart, qMin(behind, text.size())});
    }
    if (keep && lastEmptyEnd >= 0)
        end = lastEmptyEnd;
    if (scalar.source.isEmpty())
        scalar.source.append(0, {header.end, header.end});
    scalar.range = {at, end};
    scalar.next = line;
    return scalar;
}

} // namespace overmantel::yaml
