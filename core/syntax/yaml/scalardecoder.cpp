#include "core/syntax/yaml/scalardecoder.h"

#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {
namespace {

// Collects the value and its map piece by piece.
struct Collector
{
    QStringView text;
    DecodedScalar &scalar;

    void verbatim(TextRange range)
    {
        if (range.isEmpty())
            return;
        scalar.value += textIn(text, range);
        scalar.source.append(range.length(), range);
    }
    void replaced(QStringView value, TextRange range)
    {
        scalar.value += value;
        scalar.source.append(value.size(), range);
    }
    // A fold: one line end is a space, each further one is kept.
    void fold(qsizetype breaks, TextRange range)
    {
        replaced(breaks == 1 ? QString(u' ') : QString(breaks - 1, u'\n'), range);
    }
};

struct LineGap
{
    qsizetype breaks = 0;
    qsizetype lineStart = 0; // of the line where the text goes on
    qsizetype content = 0;   // its first character that is no white space
};

// From a line end over empty lines to the next character that counts.
LineGap lineGap(QStringView text, qsizetype at)
{
    LineGap gap{.breaks = 0, .lineStart = at, .content = at};
    while (gap.content < text.size()) {
        if (text[gap.content] == u'\n') {
            ++gap.breaks;
            ++gap.content;
            gap.lineStart = gap.content;
        } else if (isBlank(text[gap.content])) {
            ++gap.content;
        } else {
            break;
        }
    }
    return gap;
}

// The place of an empty value, so that it has one.
void finish(DecodedScalar &scalar, qsizetype emptyAt)
{
    if (scalar.source.isEmpty())
        scalar.source.append(0, {emptyAt, emptyAt});
}

bool endsPlain(QStringView text, qsizetype at, bool inFlow)
{
    const QChar c = text[at];
    if (c == u':')
        return isGapAt(text, at + 1) || (inFlow && isFlowIndicator(text[at + 1]));
    if (c == u'#')
        return at > 0 && (isBlank(text[at - 1]) || text[at - 1] == u'\n');
    return inFlow && isFlowIndicator(c);
}

struct Escape
{
    QString value;
    qsizetype length = 0; // with the backslash; 0: not a known one
};

Escape hexEscape(QStringView text, qsizetype at, int digits)
{
    bool isHex = at + 2 + digits <= text.size();
    uint code = 0;
    for (int index = 0; isHex && index < digits; ++index) {
        const QChar c = text[at + 2 + index];
        const int value = c >= u'0' && c <= u'9' ? c.unicode() - u'0'
            : c >= u'a' && c <= u'f'             ? c.unicode() - u'a' + 10
            : c >= u'A' && c <= u'F'             ? c.unicode() - u'A' + 10
                                                 : -1;
        isHex = value >= 0;
        code = code * 16 + uint(qMax(value, 0));
    }
    if (!isHex || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return {};
    const char32_t character = code;
    return {QString::fromUcs4(&character, 1), 2 + digits};
}

Escape escapeAt(QStringView text, qsizetype at)
{
    if (at + 1 >= text.size())
        return {};
    switch (text[at + 1].unicode()) {
    case u'0': return {QString(QChar(0)), 2};
    case u'a': return {QString(u'\a'), 2};
    case u'b': return {QString(u'\b'), 2};
    case u't':
    case u'\t': return {QString(u'\t'), 2};
    case u'n': return {QString(u'\n'), 2};
    case u'v': return {QString(u'\v'), 2};
    case u'f': return {QString(u'\f'), 2};
    case u'r': return {QString(u'\r'), 2};
    case u'e': return {QString(QChar(0x1B)), 2};
    case u' ': return {QString(u' '), 2};
    case u'"': return {QString(u'"'), 2};
    case u'/': return {QString(u'/'), 2};
    case u'\\': return {QString(u'\\'), 2};
    case u'N': return {QString(QChar(0x85)), 2};
    case u'_': return {QString(QChar(0xA0)), 2};
    case u'L': return {QString(QChar(0x2028)), 2};
    case u'P': return {QString(QChar(0x2029)), 2};
    case u'x': return hexEscape(text, at, 2);
    case u'u': return hexEscape(text, at, 4);
    case u'U': return hexEscape(text, at, 8);
    }
    return {};
}

} // namespace

DecodedScalar decodeScalar(QStringView text, qsizetype at, ScalarPlace place)
{
    if (isAt(text, at, u'\''))
        return decodeSingleQuoted(text, at);
    if (isAt(text, at, u'"'))
        return decodeDoubleQuoted(text, at);
    if (!place.inFlow && (isAt(text, at, u'|') || isAt(text, at, u'>')))
        return decodeBlock(text, at, place);
    return decodePlain(text, at, place);
}

DecodedScalar decodePlain(QStringView text, qsizetype at, ScalarPlace place)
{
    DecodedScalar scalar;
    Collector collect{text, scalar};
    qsizetype line = at; // where the part of the scalar on this line begins
    qsizetype end = at;  // behind the last character that belongs to it
    for (qsizetype pos = at;;) {
        while (pos < text.size() && text[pos] != u'\n' && !endsPlain(text, pos, place.inFlow)) {
            if (!isBlank(text[pos]))
                end = pos + 1;
            ++pos;
        }
        collect.verbatim({line, end});
        if (pos >= text.size() || text[pos] != u'\n' || end == at)
            break;
        const LineGap gap = lineGap(text, pos);
        if (gap.content >= text.size() || text[gap.content] == u'#' || isDocumentMarker(text, gap.lineStart)
            || endsPlain(text, gap.content, place.inFlow))
            break;
        // A tab is no indentation, so only the spaces before it count.
        qsizetype spaces = 0;
        while (isAt(text, gap.lineStart + spaces, u' '))
            ++spaces;
        if (!place.inFlow && spaces <= place.parentIndent)
            break;
        collect.fold(gap.breaks, {end, gap.content});
        pos = line = gap.content;
    }
    scalar.range = {at, end};
    scalar.next = end;
    finish(scalar, at);
    return scalar;
}

DecodedScalar decodeSingleQuoted(QStringView text, qsizetype at)
{
    DecodedScalar scalar;
    scalar.style = ScalarStyle::SingleQuoted;
    Collector collect{text, scalar};
    qsizetype pos = at + 1;
    qsizetype run = pos; // characters from here to pos are not collected yet
    qsizetype end = pos; // behind the last of them that is no white space
    for (;;) {
        if (pos >= text.size()) {
            collect.verbatim({run, pos});
            scalar.closed = false;
            break;
        }
        const QChar c = text[pos];
        if (c == u'\'' && isAt(text, pos + 1, u'\'')) {
            collect.verbatim({run, pos});
            collect.replaced(u"'", {pos, pos + 2});
            run = end = pos = pos + 2;
        } else if (c == u'\'') {
            collect.verbatim({run, pos});
            ++pos;
            break;
        } else if (c == u'\n') {
            const LineGap gap = lineGap(text, pos);
            collect.verbatim({run, end});
            collect.fold(gap.breaks, {end, gap.content});
            run = end = pos = gap.content;
        } else {
            ++pos;
            if (!isBlank(c))
                end = pos;
        }
    }
    scalar.range = {at, pos};
    scalar.next = pos;
    finish(scalar, at + 1);
    return scalar;
}

DecodedScalar decodeDoubleQuoted(QStringView text, qsizetype at)
{
    DecodedScalar scalar;
    scalar.style = ScalarStyle::DoubleQuoted;
    Collector collect{text, scalar};
    qsizetype pos = at + 1;
    qsizetype run = pos;
    qsizetype end = pos;
    for (;;) {
        if (pos >= text.size()) {
            collect.verbatim({run, pos});
            scalar.closed = false;
            break;
        }
        const QChar c = text[pos];
        if (c == u'"') {
            collect.verbatim({run, pos});
            ++pos;
            break;
        }
        if (c == u'\\' && isAt(text, pos + 1, u'\n')) {
            // An escaped line end joins the lines; empty lines behind it are kept.
            collect.verbatim({run, pos});
            const LineGap gap = lineGap(text, pos + 1);
            if (gap.breaks > 1)
                collect.replaced(QString(gap.breaks - 1, u'\n'), {pos, gap.content});
            run = end = pos = gap.content;
        } else if (c == u'\\') {
            collect.verbatim({run, pos});
            const Escape escape = escapeAt(text, pos);
            if (escape.length == 0 && scalar.badEscape < 0)
                scalar.badEscape = pos;
            const qsizetype length = escape.length > 0 ? escape.length : qMin(qsizetype(2), text.size() - pos);
            if (escape.length > 0)
                collect.replaced(escape.value, {pos, pos + length});
            else
                collect.verbatim({pos, pos + length});
            run = end = pos = pos + length;
        } else if (c == u'\n') {
            const LineGap gap = lineGap(text, pos);
            collect.verbatim({run, end});
            collect.fold(gap.breaks, {end, gap.content});
            run = end = pos = gap.content;
        } else {
            ++pos;
            if (!isBlank(c))
                end = pos;
        }
    }
    scalar.range = {at, pos};
    scalar.next = pos;
    finish(scalar, at + 1);
    return scalar;
}

} // namespace overmantel::yaml
