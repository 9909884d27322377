#include "core/syntax/yaml/markedblocks.h"

#include "core/syntax/yaml/scalardecoder.h"
#include "core/syntax/yaml/scan.h"

#include <QRegularExpression>

namespace overmantel::yaml {

namespace {

// The column that lines of the scalar must be deeper than: of the last dash or key before it on its
// line, or of the nearest line above that is less indented.
qsizetype columnAround(QStringView text, qsizetype start, qsizetype lineStart, qsizetype properties)
{
    qsizetype column = -1;
    qsizetype pos = skipBlanks(text, lineStart);
    if (pos < properties) {
        column = pos - lineStart;
        while (isAt(text, pos, u'-') && isGapAt(text, pos + 1)) {
            pos = skipBlanks(text, pos + 1);
            if (pos < properties)
                column = pos - lineStart;
        }
        return column;
    }
    for (qsizetype line = lineStart; line > start;) {
        line = lineStartOf(text, line - 1);
        const qsizetype first = skipBlanks(text, line);
        const bool isEmpty = first >= text.size() || text[first] == u'\n' || text[first] == u'#';
        if (!isEmpty && first - line < properties - lineStart)
            return first - line;
    }
    return column;
}

} // namespace

QString withoutMarkedBlocks(QStringView text, qsizetype start)
{
    static const QRegularExpression marked(QStringLiteral(R"(^[^\n'"]*?(?:^|[-?:] )[ ]*((?:[&!][^\s,\[\]{}]*[ \t]+)+)([|>])[-+0-9]*[ \t]*(?:#[^\n]*)?$)"),
                                           QRegularExpression::MultilineOption);
    QString shown = text.mid(start).toString();
    qsizetype from = 0;
    bool any = false;
    for (;;) {
        const QRegularExpressionMatch match = marked.match(shown, from);
        if (!match.hasMatch())
            break;
        const qsizetype header = match.capturedStart(2);
        const qsizetype column = columnAround(shown, 0, lineStartOf(shown, header), match.capturedStart(1));
        const qsizetype next = decodeBlock(shown, header, {.parentIndent = column, .inFlow = false}).next;
        from = qMax(next, match.capturedEnd());
        for (qsizetype at = header; at < next; ++at) {
            if (shown[at] != u'\n')
                shown[at] = at == header ? u'~' : u' ';
        }
        any = true;
    }
    return any ? shown : QString();
}

} // namespace overmantel::yaml
