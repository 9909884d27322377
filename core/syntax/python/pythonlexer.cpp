#include "core/syntax/python/pythonlexer.h"

#include <QCoreApplication>
#include <QString>

#include <utility>

namespace overmantel::python {

namespace {

// Longest first. Only those that begin with the characters of a shorter one matter: "=" must not be
// seen in "==".
constexpr QStringView longOperators[] = {u"...", u"**=", u"//=", u">>=", u"<<=", u"->", u":=", u"==",
                                         u"!=",  u"<=",  u">=",  u"+=",  u"-=",  u"*=", u"/=", u"%=",
                                         u"&=",  u"|=",  u"^=",  u"@=",  u"**",  u"//", u"<<", u">>"};

bool isNameStart(QChar c)
{
    return c == u'_' || c.isLetter() || c.isSurrogate();
}

bool isNamePart(QChar c)
{
    return isNameStart(c) || c.isDigit() || c.isMark();
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Python)
};

QChar closingOf(QChar bracket)
{
    return bracket == u'(' ? u')' : bracket == u'[' ? u']' : u'}';
}

class Lexer
{
public:
    explicit Lexer(QStringView text) : m_text(text) {}

    Tokens tokens()
    {
        while (m_at < m_text.size())
            step();
        reportOpen();
        finishLine();
        m_tokens.append({.kind = Token::Kind::End, .where = {m_text.size(), m_text.size()}});
        if (!m_isSure)
            m_fault.reset();
        return {std::move(m_tokens), std::move(m_fault)};
    }

private:
    QChar peek(qsizetype ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar(); }

    void step()
    {
        if (m_atLineStart)
            startLine();
        const QChar c = peek();
        if (c == u'\n') {
            ++m_at;
            m_atLineStart = true;
            if (m_open.isEmpty())
                finishLine();
        } else if (c == u'\\' && peek(1) == u'\n') {
            m_at += 2;
        } else if (c == u'#') {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'"' || c == u'\'') {
            addText(m_at);
        } else if (isNameStart(c)) {
            addName();
        } else if (c.isDigit()) {
            addNumber();
        } else if (c.isSpace() || m_at >= m_text.size()) {
            ++m_at;
        } else {
            addOperator();
        }
    }

    // Indentation counts only where a statement begins.
    void startLine()
    {
        m_atLineStart = false;
        if (!m_open.isEmpty() && beginsDefinition()) {
            reportOpen();
            m_open.clear();
            finishLine();
        }
        m_indent = 0;
        while (peek() == u' ' || peek() == u'\t' || peek() == u'\f') {
            if (peek() == u'\t')
                m_indent = (m_indent / 8 + 1) * 8;
            else
                m_indent = peek() == u'\f' ? 0 : m_indent + 1;
            ++m_at;
        }
    }

    // These words cannot stand at the start of a line inside brackets: one was not closed above. A
    // decorator could be a matrix product, which nobody writes in a tool.
    bool beginsDefinition() const
    {
        const QStringView rest = m_text.mid(m_at, 16);
        return rest.startsWith(u"def ") || rest.startsWith(u"async def ") || rest.startsWith(u"class ")
               || (rest.startsWith(u'@') && rest.size() > 1 && isNameStart(rest[1]));
    }

    void add(Token token)
    {
        if (m_lineIsEmpty) {
            token.indent = m_indent;
            m_lineIsEmpty = false;
        }
        m_tokens.append(token);
    }

    void finishLine()
    {
        if (m_lineIsEmpty)
            return;
        const qsizetype end = m_tokens.last().where.end;
        m_tokens.append({.kind = Token::Kind::NewLine, .where = {end, end}});
        m_lineIsEmpty = true;
    }

    void addName()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && isNamePart(m_text[m_at]))
            ++m_at;
        const bool maybePrefix = m_at - start <= 2 && (peek() == u'"' || peek() == u'\'');
        if (maybePrefix && isPrefix(m_text.mid(start, m_at - start))) {
            addText(start);
            return;
        }
        add({.kind = Token::Kind::Name, .where = {start, m_at}});
    }

    static bool isPrefix(QStringView word)
    {
        for (const QChar c : word) {
            if (!QStringView(u"rbuft").contains(c.toLower()))
                return false;
        }
        return true;
    }

    // At the opening quote; the prefix, if any, begins at `start`.
    void addText(qsizetype start)
    {
        const QStringView prefix = m_text.mid(start, m_at - start);
        const bool isFormat = prefix.contains(u'f', Qt::CaseInsensitive) || prefix.contains(u't', Qt::CaseInsensitive);
        Token token{.kind = Token::Kind::Text, .where = {start, start}};
        token.isRaw = prefix.contains(u'r', Qt::CaseInsensitive);
        const QChar quote = m_text[m_at];
        const bool isTriple = peek(1) == quote && peek(2) == quote;
        m_at += isTriple ? 3 : 1;
        token.content.start = m_at;
        skipContent(quote, isTriple, isFormat);
        token.content.end = m_at;
        if (peek() == quote)
            m_at += isTriple ? 3 : 1;
        else
            reportOpenText({start, isTriple ? token.content.start : m_at}, isFormat);
        token.where.end = m_at;
        const QStringView content = textIn(m_text, token.content);
        token.isLiteral = !prefix.contains(u'b', Qt::CaseInsensitive)
                          && !(isFormat && (content.contains(u'{') || content.contains(u'}')));
        add(token);
    }

    // To the closing quote, or to where a forgotten one must be taken as meant: the end of the line,
    // for triple quotes the end of the text.
    void skipContent(QChar quote, bool isTriple, bool isFormat)
    {
        int braces = 0;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (c == u'\\' && m_at + 1 < m_text.size()) {
                m_at += 2;
                continue;
            }
            if (isTriple) {
                if (c == quote && peek(1) == quote && peek(2) == quote)
                    return;
                ++m_at;
                continue;
            }
            if (c == u'\n')
                return;
            if (braces > 0 && (c == u'"' || c == u'\'')) {
                skipInnerText(c);
                continue;
            }
            if (c == quote)
                return;
            if (isFormat && braces == 0 && c == u'{' && peek(1) == u'{') { // stands for one that is text
                m_at += 2;
                continue;
            }
            if (isFormat && c == u'{')
                ++braces;
            else if (isFormat && c == u'}' && braces > 0)
                --braces;
            ++m_at;
        }
    }

    // A text inside the braces of an f-string, which since Python 3.12 may use the same quotes.
    void skipInnerText(QChar quote)
    {
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != u'\n' && m_text[m_at] != quote)
            ++m_at;
        if (peek() == quote)
            ++m_at;
        else
            m_isSure = false;
    }

    void report(TextRange where, const QString &message, TextRange related = {})
    {
        if (!m_fault)
            m_fault = SyntaxProblem{QStringLiteral("python.syntax"), where, message, related};
    }

    // What stands in the braces of an f-string is not told apart well enough to blame anybody.
    void reportOpenText(TextRange where, bool isFormat)
    {
        if (isFormat)
            m_isSure = false;
        else
            report(where, Words::tr("The text that begins here is not closed. Put the same quotes behind it."));
    }

    void reportOpen()
    {
        if (!m_open.isEmpty())
            //: %1: a bracket
            report({m_open.last(), m_open.last() + 1}, Words::tr("The bracket %1 that opens here is not closed.").arg(m_text[m_open.last()]));
    }

    void openBracket()
    {
        if (m_open.size() == maxNesting)
            report({m_at, m_at + 1}, Words::tr("Brackets are nested more than %1 levels deep here, which Python does not read.").arg(maxNesting));
        m_open.append(m_at);
    }

    void closeBracket()
    {
        const TextRange where{m_at, m_at + 1};
        if (m_open.isEmpty()) {
            //: %1: a bracket
            report(where, Words::tr("No bracket is open that %1 could close. Delete it.").arg(m_text[m_at]));
            return;
        }
        const qsizetype open = m_open.takeLast();
        if (closingOf(m_text[open]) != m_text[m_at])
            //: %1 and %2: brackets
            report(where, Words::tr("This bracket does not fit: %1 is open and needs a %2.").arg(m_text[open]).arg(closingOf(m_text[open])),
                   {open, open + 1});
    }

    void addNumber()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && (isNamePart(m_text[m_at]) || m_text[m_at] == u'.'))
            ++m_at;
        add({.kind = Token::Kind::Number, .where = {start, m_at}});
    }

    void addOperator()
    {
        qsizetype length = 1;
        const QStringView rest = m_text.mid(m_at, 3);
        for (const QStringView op : longOperators) {
            if (rest.startsWith(op)) {
                length = op.size();
                break;
            }
        }
        const QChar c = peek();
        if (c == u'(' || c == u'[' || c == u'{')
            openBracket();
        else if (c == u')' || c == u']' || c == u'}')
            closeBracket();
        add({.kind = Token::Kind::Operator, .where = {m_at, m_at + length}});
        m_at += length;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    QList<Token> m_tokens;
    QList<qsizetype> m_open; // brackets
    std::optional<SyntaxProblem> m_fault;
    bool m_isSure = true;
    int m_indent = 0;
    bool m_atLineStart = true;
    bool m_lineIsEmpty = true;
};

int hexDigits(QChar escape)
{
    switch (escape.unicode()) {
    case 'x': return 2;
    case 'u': return 4;
    case 'U': return 8;
    }
    return 0;
}

// The characters with a fixed meaning behind a backslash; nothing for the others.
QChar simpleEscape(QChar escape)
{
    switch (escape.unicode()) {
    case 'n': return u'\n';
    case 't': return u'\t';
    case 'r': return u'\r';
    case '\\':
    case '\'':
    case '"': return escape;
    }
    return {};
}

} // namespace

Tokens tokenize(QStringView text)
{
    return Lexer(text).tokens();
}

QString decodedText(QStringView text, const Token &token)
{
    const QStringView content = textIn(text, token.content);
    if (token.isRaw || !content.contains(u'\\'))
        return content.toString();
    QString result;
    for (qsizetype at = 0; at < content.size(); ++at) {
        if (content[at] != u'\\' || at + 1 == content.size()) {
            result += content[at];
            continue;
        }
        const QChar escape = content[++at];
        if (escape == u'\n')
            continue;
        if (const QChar simple = simpleEscape(escape); !simple.isNull()) {
            result += simple;
            continue;
        }
        const QStringView digits = content.mid(at + 1, hexDigits(escape));
        bool ok = false;
        const uint code = digits.toUInt(&ok, 16);
        if (!ok || digits.size() != hexDigits(escape) || code > QChar::LastValidCodePoint) {
            result += u'\\';
            result += escape;
            continue;
        }
        const char32_t codePoint = code;
        result += QString::fromUcs4(&codePoint, 1);
        at += digits.size();
    }
    return result;
}

} // namespace overmantel::python
