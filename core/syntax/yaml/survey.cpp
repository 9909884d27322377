#include "core/syntax/yaml/survey.h"

#include "core/syntax/yaml/scalardecoder.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {
namespace {

// The column that lines of a block scalar beginning at `at` must exceed: that of the key or, without
// one, of the last dash on the line.
qsizetype columnAround(QStringView text, qsizetype lineStart, qsizetype at)
{
    qsizetype pos = skipBlanks(text, lineStart);
    qsizetype column = pos - lineStart;
    while (isAt(text, pos, u'-') && isGapAt(text, pos + 1)) {
        const qsizetype next = skipBlanks(text, pos + 1);
        if (next >= at)
            return column;
        pos = next;
        column = pos - lineStart;
    }
    return pos >= at ? -1 : column;
}

bool isBlockHeader(QStringView text, qsizetype at)
{
    qsizetype pos = at + 1;
    while (pos < text.size() && (text[pos] == u'-' || text[pos] == u'+' || text[pos].isDigit()))
        ++pos;
    pos = skipBlanks(text, pos);
    return pos >= text.size() || text[pos] == u'\n' || text[pos] == u'#';
}

} // namespace

Survey survey(QStringView text, qsizetype start, qsizetype stop)
{
    Survey seen;
    qsizetype lineStart = start;
    bool lineBegun = false;
    bool onlyDashes = true; // so far on the line
    qsizetype pos = start;
    const auto moveTo = [&](qsizetype to) {
        const qsizetype lastBreak = textIn(text, {pos, to}).lastIndexOf(u'\n');
        if (lastBreak >= 0)
            lineStart = pos + lastBreak + 1;
        lineBegun = lineStart < to;
        pos = to;
    };
    while (pos < text.size() && pos <= stop) {
        const QChar c = text[pos];
        if (c == u'\n' || isBlank(c)) {
            const bool begun = lineBegun;
            moveTo(pos + 1);
            lineBegun = begun && c != u'\n';
            onlyDashes = onlyDashes || c == u'\n';
            continue;
        }
        if (c == u'#') {
            moveTo(lineEndOf(text, pos));
            continue;
        }
        if (!lineBegun && seen.openBrackets.isEmpty() && seen.firstTab < 0) {
            const qsizetype tab = textIn(text, {lineStart, pos}).indexOf(u'\t');
            if (tab >= 0)
                seen.firstTab = lineStart + tab;
        }
        const bool isItemDash = onlyDashes && c == u'-' && isGapAt(text, pos + 1) && seen.openBrackets.isEmpty();
        if (isItemDash && seen.firstTab < 0) {
            const qsizetype tab = textIn(text, {pos + 1, skipBlanks(text, pos + 1)}).indexOf(u'\t');
            if (tab >= 0)
                seen.firstTab = pos + 1 + tab;
        }
        onlyDashes = isItemDash;
        if (c == u'"' || c == u'\'') {
            const DecodedScalar quoted = c == u'"' ? decodeDoubleQuoted(text, pos) : decodeSingleQuoted(text, pos);
            seen.quotes.append({quoted.range, quoted.closed, quoted.badEscape});
            moveTo(quoted.next);
        } else if ((c == u'|' || c == u'>') && seen.openBrackets.isEmpty() && isBlockHeader(text, pos)) {
            moveTo(decodeBlock(text, pos, {.parentIndent = columnAround(text, lineStart, pos), .inFlow = false}).next);
            lineBegun = false;
        } else if (c == u'[' || c == u'{') {
            seen.openBrackets.append(pos);
            moveTo(pos + 1);
        } else if (c == u']' || c == u'}') {
            if (!seen.openBrackets.isEmpty())
                seen.lastCollection = {seen.openBrackets.takeLast(), pos + 1};
            moveTo(pos + 1);
        } else if (c == u',' || c == u':' || ((c == u'-' || c == u'?') && isGapAt(text, pos + 1))) {
            moveTo(pos + 1);
        } else {
            qsizetype end = pos + 1;
            const bool inFlow = !seen.openBrackets.isEmpty();
            while (end < text.size() && text[end] != u'\n' && !(inFlow && isFlowIndicator(text[end]))
                   && !(text[end] == u':' && isGapAt(text, end + 1)) && !(text[end] == u'#' && isBlank(text[end - 1])))
                ++end;
            moveTo(end);
        }
    }
    return seen;
}

} // namespace overmantel::yaml
