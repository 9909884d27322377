#include "core/diagnostics/findingtext.h"

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

// Markdown would take these characters of a message for marks of its own.
QString escapedForMarkdown(QStringView text)
{
    QString escaped;
    for (const QChar c : text) {
        if (u"\\`*_[]<>~|#&"_s.contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString asCode(const QString &text)
{
    return text.contains(u'`') ? u"`` "_s + text + u" ``"_s : u'`' + text + u'`';
}

} // namespace

QString onOneLine(QStringView text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar c : text) {
        if (c == u'\n' || c == u'\t' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            line += u' ';
        else
            line += c.category() == QChar::Other_Control ? QChar(QChar::ReplacementCharacter) : c;
    }
    return line;
}

QString findingPlace(const QString &file, TextPosition at)
{
    return onOneLine(file) + u':' + QString::number(at.line + 1) + u':' + QString::number(at.column + 1);
}

QString findingLine(const Diagnostic &finding, TextPosition at)
{
    return findingPlace(finding.where.file, at) + u": "_s + severityKey(finding.severity) + u": "_s + onOneLine(finding.message)
        + u" ["_s + finding.code + u']';
}

QString findingMarkdownItem(const Diagnostic &finding, TextPosition at)
{
    return u"- **"_s + severityKey(finding.severity) + u"** "_s + asCode(findingPlace(finding.where.file, at)) + u": "_s
        + escapedForMarkdown(onOneLine(finding.message)) + u" ("_s + asCode(finding.code) + u')';
}

} // namespace overmantel
