#include "core/syntax/condition/characterclasses.h"
#include "core/syntax/condition/characternames.h"
#include "core/syntax/condition/literals.h"

#include <QCoreApplication>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r';
}

int octalValue(QChar c)
{
    return c >= u'0' && c <= u'7' ? c.unicode() - u'0' : -1;
}

class TextScanner
{
public:
    TextScanner(QStringView text, qsizetype start, qsizetype quote) : m_text(text), m_start(start), m_at(quote)
    {
        const QStringView prefix = text.sliced(start, quote - start);
        m_raw = prefix.contains(u'r', Qt::CaseInsensitive);
        m_bytes = prefix.contains(u'b', Qt::CaseInsensitive);
        m_formatted = prefix.contains(u'f', Qt::CaseInsensitive);
    }

    LiteralScan scan()
    {
        const QChar quote = m_text[m_at];
        const QString tripled(3, quote);
        const bool triple = m_text.sliced(m_at).startsWith(tripled);
        const QString closing = triple ? tripled : QString(quote);
        const qsizetype quoteStart = m_at;
        m_at += closing.size();
        while (m_at < m_text.size() && !m_text.sliced(m_at).startsWith(closing)) {
            if (isLineBreak(m_text[m_at])) {
                if (!triple)
                    return unterminated(closing);
                appendLineBreak();
            } else if (m_text[m_at] == u'\\') {
                if (!scanBackslash())
                    return unterminated(closing);
            } else {
                m_decoded += m_text[m_at++];
            }
        }
        if (m_at >= m_text.size())
            return unterminated(closing);
        m_at += closing.size();
        if (m_bytes || m_formatted)
            m_problem = prefixProblem(quoteStart);
        return {m_at, Value::text(m_decoded), m_problem};
    }

private:
    void appendLineBreak()
    {
        m_at += m_text.sliced(m_at).startsWith(u"\r\n") ? 2 : 1;
        m_decoded += u'\n';
    }

    // False at the end of the text.
    bool scanBackslash()
    {
        const qsizetype start = m_at++;
        if (m_at >= m_text.size())
            return false;
        const QChar c = m_text[m_at];
        if (isLineBreak(c)) {
            if (m_raw)
                m_decoded += u'\\';
            appendLineBreak();
            if (!m_raw)
                m_decoded.chop(1);
            return true;
        }
        ++m_at;
        if (m_raw) {
            m_decoded += u'\\';
            m_decoded += c;
            return true;
        }
        decodeEscape(start, c);
        return true;
    }

    void decodeEscape(qsizetype start, QChar c)
    {
        static constexpr QStringView letters = u"\\'\"abfnrtv";
        static constexpr QStringView meanings = u"\\'\"\a\b\f\n\r\t\v";
        if (const qsizetype simple = letters.indexOf(c); simple >= 0) {
            m_decoded += meanings[simple];
            return;
        }
        if (octalValue(c) >= 0) {
            decodeOctal(c);
            return;
        }
        switch (c.unicode()) {
        case u'x': decodeHex(start, 2); return;
        case u'u': decodeHex(start, 4); return;
        case u'U': decodeHex(start, 8); return;
        case u'N': decodeNamed(start); return;
        default:
            m_decoded += u'\\'; // Python keeps a backslash that means nothing
            m_decoded += c;
        }
    }

    void decodeOctal(QChar first)
    {
        int value = octalValue(first);
        for (int more = 0; more < 2 && m_at < m_text.size() && octalValue(m_text[m_at]) >= 0; ++more)
            value = value * 8 + octalValue(m_text[m_at++]);
        m_decoded += QChar(value);
    }

    void decodeHex(qsizetype start, qsizetype length)
    {
        bool isHex = m_at + length <= m_text.size();
        const QStringView digits = m_text.mid(m_at, length);
        for (const QChar digit : digits)
            isHex = isHex && digit.unicode() < 0x80
                    && (digit.isDigit() || (digit.toLower() >= u'a' && digit.toLower() <= u'f'));
        const char32_t codePoint = isHex ? digits.toUInt(nullptr, 16) : 0;
        if (!isHex || codePoint > QChar::LastValidCodePoint) {
            //: %1 is an escape such as \x, %2 a number of digits
            refuseEscape(start, QCoreApplication::translate("Condition",
                                                            "%1 needs %2 hexadecimal digits of an existing character.")
                                    .arg(m_text.sliced(start, 2).toString())
                                    .arg(length));
            return;
        }
        m_at += length;
        m_decoded += QString::fromUcs4(&codePoint, 1);
        if (QChar::isSurrogate(codePoint)) // not valid alone, yet Python lets it stand
            m_decoded.back() = QChar(static_cast<char16_t>(codePoint));
    }

    void decodeNamed(qsizetype start)
    {
        const qsizetype close = m_text.indexOf(u'}', m_at);
        const bool braced = m_at < m_text.size() && m_text[m_at] == u'{' && close > 0;
        const std::optional<char32_t> codePoint =
            braced ? characterNamed(m_text.sliced(m_at + 1, close - m_at - 1)) : std::nullopt;
        if (!codePoint) {
            refuseEscape(start, QCoreApplication::translate("Condition",
                                                            "Write the character itself, or its number as \\u20AC."));
            return;
        }
        m_at = close + 1;
        m_decoded += QString::fromUcs4(&*codePoint, 1);
    }

    void refuseEscape(qsizetype start, const QString &hint)
    {
        if (m_problem)
            return;
        //: %1 is a piece of a text, such as \x4
        const QString message =
            QCoreApplication::translate("Condition", "The text contains ‘%1’, which names no character known here.");
        const TextRange where{start, m_at};
        m_problem = ConditionProblem{where, message.arg(textIn(m_text, where)), hint, u"condition.escape"_s, {}};
    }

    ConditionProblem prefixProblem(qsizetype quoteStart) const
    {
        const TextRange where{m_start, m_at};
        const QString prefix = m_text.sliced(m_start, quoteStart - m_start).toString();
        //: %1 is a letter such as f
        const QString message = QCoreApplication::translate(
                                    "Condition", "A text with ‘%1’ before its quote is not possible in a condition.")
                                    .arg(prefix);
        const QString bare = m_text.sliced(quoteStart, m_at - quoteStart).toString();
        if (m_formatted && bare.contains(u'{')) {
            return {
                where,
                message,
                QCoreApplication::translate("Condition", "Compare with a fixed text, or with another memory entry."),
                u"condition.textPrefix"_s,
                {}};
        }
        return {where, message, QCoreApplication::translate("Condition", "Remove ‘%1’.").arg(prefix),
                u"condition.textPrefix"_s, bare};
    }

    LiteralScan unterminated(const QString &closing)
    {
        m_at = qMin(m_at, m_text.size());
        //: %1 is a quote
        const QString hint = QCoreApplication::translate("Condition", "Write %1 where the text ends.").arg(closing);
        return {m_at, Value::text(m_decoded),
                ConditionProblem{{m_start, m_at},
                                 QCoreApplication::translate("Condition", "The text is not closed."),
                                 hint,
                                 u"condition.textNotClosed"_s,
                                 {}}};
    }

    QStringView m_text;
    qsizetype m_start;
    qsizetype m_at;
    bool m_raw = false;
    bool m_bytes = false;
    bool m_formatted = false;
    QString m_decoded;
    std::optional<ConditionProblem> m_problem;
};

} // namespace

LiteralScan scanText(QStringView text, qsizetype start, qsizetype quote)
{
    return TextScanner(text, start, quote).scan();
}

bool isTypographicQuote(QChar c)
{
    return QStringView(u"‘’‚‛“”„‟«»‹›").contains(c);
}

std::optional<LiteralScan> scanTypographicText(QStringView text, qsizetype start)
{
    for (qsizetype at = start + 1; at < text.size() && !isLineBreak(text[at]); ++at) {
        if (!isTypographicQuote(text[at]))
            continue;
        const Value value = Value::text(text.sliced(start + 1, at - start - 1).toString());
        return LiteralScan{
            at + 1, value,
            ConditionProblem{
                {start, at + 1},
                QCoreApplication::translate("Condition", "Typographic quotes do not make a text."),
                //: %1 is a text in straight quotes
                QCoreApplication::translate("Condition", "Write straight quotes: %1.").arg(value.toLiteral()),
                u"condition.typographicQuotes"_s,
                value.toLiteral()}};
    }
    return std::nullopt;
}

} // namespace overmantel::condition
