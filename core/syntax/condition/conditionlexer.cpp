#include "core/syntax/condition/conditionlexer.h"

#include "core/syntax/condition/characterclasses.h"

#include <QCoreApplication>

#include <algorithm>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

// The longest first. Some are no Python: they are one mistake and get one message.
constexpr QStringView longOperators[] = {
    u"...", u"===", u"!==", u"==", u"!=", u"<=", u">=", u"<>", u"&&", u"||", u":=", u"**", u"//", u"<<", u">>",
};

class Lexer
{
public:
    explicit Lexer(const QString &text) : m_text(text), m_end(text.size())
    {
        while (m_end > 0 && isStrippedSpace(text[m_end - 1]))
            --m_end;
        while (m_at < m_end && isStrippedSpace(text[m_at]))
            ++m_at;
    }

    QList<Token> tokens()
    {
        m_text = m_text.first(m_end);
        while (m_at < m_end)
            next();
        while (!m_tokens.isEmpty() && m_tokens.last().kind == Token::Kind::Newline)
            m_tokens.removeLast();
        m_tokens += Token{.kind = Token::Kind::End, .range = {m_end, m_end}, .text = {}, .literal = {}};
        return m_tokens;
    }

private:
    void next()
    {
        const QChar c = m_text[m_at];
        if (c == u' ' || c == u'\t' || c == u'\f') {
            ++m_at;
            return;
        }
        if (c == u'#') {
            while (m_at < m_end && !atLineBreak(m_at))
                ++m_at;
            return;
        }
        if (atLineBreak(m_at)) {
            lineBreak();
            return;
        }
        if (c == u'\\' && atLineBreak(m_at + 1)) {
            ++m_at;
            m_at += lineBreakLength();
            return;
        }
        if (m_tokens.isEmpty())
            checkIndentation();
        if (isDigit(m_at) || (c == u'.' && isDigit(m_at + 1)))
            literal(Token::Kind::Number, scanNumber(m_text, m_at));
        else if (const qsizetype quote = quoteBehindPrefix(); quote >= 0)
            literal(Token::Kind::Text, scanText(m_text, m_at, quote));
        else if (startsName(codePointAt(m_text, m_at)))
            name();
        else
            other();
    }

    bool atLineBreak(qsizetype at) const { return at < m_end && (m_text[at] == u'\n' || m_text[at] == u'\r'); }
    bool isDigit(qsizetype at) const { return at < m_end && m_text[at] >= u'0' && m_text[at] <= u'9'; }
    qsizetype lineBreakLength() const { return m_text.sliced(m_at).startsWith(u"\r\n") ? 2 : 1; }

    void lineBreak()
    {
        const qsizetype start = m_at;
        m_at += lineBreakLength();
        m_lineStart = m_at;
        const bool lineHasTokens = !m_tokens.isEmpty() && m_tokens.last().kind != Token::Kind::Newline;
        if (m_openBrackets == 0 && lineHasTokens)
            add(Token::Kind::Newline, {start, m_at});
    }

    // A comment may stand on lines before the condition, but then the condition starts in column 0.
    void checkIndentation()
    {
        if (m_lineStart == 0 || m_lineStart == m_at || m_text[m_at - 1] == u'\f')
            return;
        const TextRange where{m_lineStart, m_at};
        add(Token::Kind::Operator, where);
        const ConditionProblem problem{
            where,
            QCoreApplication::translate("Condition", "The condition is indented below a comment line."),
            QCoreApplication::translate("Condition", "Write the condition first, and the comment behind it."),
            u"condition.indented"_s,
            {}};
        m_tokens.last().literal = std::make_shared<const LiteralScan>(LiteralScan{where.end, {}, problem});
    }

    void literal(Token::Kind kind, const LiteralScan &scan)
    {
        add(kind, {m_at, scan.end});
        m_tokens.last().literal = std::make_shared<const LiteralScan>(scan);
        m_at = scan.end;
    }

    // Where the quote stands when a text begins here, with or without a prefix; -1 otherwise.
    qsizetype quoteBehindPrefix() const
    {
        static constexpr QStringView prefixes[] = {u"", u"r", u"u", u"b", u"f", u"br", u"rb", u"fr", u"rf"};
        qsizetype at = m_at;
        while (at < m_end && at < m_at + 2 && QStringView(u"rRuUbBfF").contains(m_text[at]))
            ++at;
        if (at >= m_end || (m_text[at] != u'\'' && m_text[at] != u'"'))
            return -1;
        const QString prefix = m_text.sliced(m_at, at - m_at).toString().toLower();
        return std::ranges::find(prefixes, QStringView(prefix)) != std::end(prefixes) ? at : -1;
    }

    void name()
    {
        const qsizetype start = m_at;
        while (m_at < m_end && continuesName(codePointAt(m_text, m_at)))
            m_at += unitsOf(codePointAt(m_text, m_at));
        const bool keyword = isPythonKeyword(m_text.sliced(start, m_at - start));
        add(keyword ? Token::Kind::Keyword : Token::Kind::Name, {start, m_at});
        m_tokens.last().text = m_tokens.last().text.normalized(QString::NormalizationForm_KC);
    }

    void other()
    {
        if (isTypographicQuote(m_text[m_at])) {
            if (const std::optional<LiteralScan> scan = scanTypographicText(m_text, m_at)) {
                literal(Token::Kind::Text, *scan);
                return;
            }
        }
        qsizetype length = unitsOf(codePointAt(m_text, m_at));
        for (const QStringView op : longOperators) {
            if (m_text.sliced(m_at).startsWith(op)) {
                length = op.size();
                break;
            }
        }
        add(Token::Kind::Operator, {m_at, m_at + length});
        const QChar c = m_text[m_at];
        if (c == u'(' || c == u'[' || c == u'{')
            ++m_openBrackets;
        else if ((c == u')' || c == u']' || c == u'}') && m_openBrackets > 0)
            --m_openBrackets;
        m_at += length;
    }

    void add(Token::Kind kind, TextRange range)
    {
        m_tokens += Token{.kind = kind, .range = range, .text = textIn(m_text, range).toString(), .literal = {}};
    }

    QStringView m_text;
    qsizetype m_at = 0;
    qsizetype m_end = 0;
    qsizetype m_lineStart = 0;
    int m_openBrackets = 0;
    QList<Token> m_tokens;
};

} // namespace

QList<Token> tokenize(const QString &text)
{
    return Lexer(text).tokens();
}

bool isIdentifier(QStringView text)
{
    if (text.isEmpty() || !startsName(codePointAt(text, 0)) || isPythonKeyword(text))
        return false;
    for (qsizetype at = 0; at < text.size(); at += unitsOf(codePointAt(text, at))) {
        if (!continuesName(codePointAt(text, at)))
            return false;
    }
    return true;
}

} // namespace overmantel::condition
