#include "views/editor/textsearch.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

QRegularExpression expressionFor(const SearchQuery &query)
{
    QString pattern = query.isRegularExpression ? query.pattern : QRegularExpression::escape(query.pattern);
    if (query.isWholeWords) // not \b: a pattern may begin or end with a character that is no letter
        pattern = u"(?<!\\w)(?:%1)(?!\\w)"_s.arg(pattern);
    QRegularExpression::PatternOptions options =
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
    if (!query.isCaseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(pattern, options);
}

} // namespace

SearchResult findAll(const QString &text, const SearchQuery &query)
{
    SearchResult result;
    if (query.pattern.isEmpty())
        return result;
    const QRegularExpression expression = expressionFor(query);
    if (!expression.isValid()) {
        result.error =
            QCoreApplication::translate("FindBar", "This is no regular expression: %1.").arg(expression.errorString());
        return result;
    }
    for (auto matches = expression.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0)
            result.matches.append({match.capturedStart(), match.capturedEnd()});
    }
    return result;
}

QString replacementFor(const QString &text, TextRange match, const SearchQuery &query, const QString &replacement)
{
    if (!query.isRegularExpression)
        return replacement;
    const QRegularExpressionMatch found = expressionFor(query).match(text, match.start, QRegularExpression::NormalMatch,
                                                                     QRegularExpression::AnchorAtOffsetMatchOption);
    QString result;
    for (qsizetype at = 0; at < replacement.size(); ++at) {
        if (replacement[at] != u'\\' || at + 1 == replacement.size()) {
            result += replacement[at];
            continue;
        }
        const QChar next = replacement[++at];
        if (next >= u'0' && next <= u'9')
            result += found.captured(next.unicode() - u'0');
        else if (next == u'n')
            result += u'\n';
        else if (next == u't')
            result += u'\t';
        else
            result += next;
    }
    return result;
}

} // namespace overmantel
