#include "core/base/numbertext.h"
#include "core/syntax/condition/characterclasses.h"
#include "core/syntax/condition/literals.h"

#include <QCoreApplication>

#include <algorithm>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

// Python itself refuses to read longer ones.
constexpr qsizetype mostDigits = 4300;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isDigitOf(QChar c, int base)
{
    if (base == 16)
        return isDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    return c >= u'0' && c.unicode() < u'0' + base;
}

class NumberScanner
{
public:
    NumberScanner(QStringView text, qsizetype start) : m_text(text), m_start(start), m_at(start) {}

    LiteralScan scan()
    {
        const bool fits = current() == u'0' ? scanFromZero() : scanDecimal();
        if (!fits || !endsHere())
            return malformed();
        const QString digits = m_text.sliced(m_start, m_at - m_start).toString().remove(u'_');
        if (m_imaginary) {
            return refused(QCoreApplication::translate("Condition",
                                                       "‘%1’ is an imaginary number, which a condition does not know.")
                               .arg(digits),
                           QCoreApplication::translate("Condition", "Write the number without the j."),
                           digits.chopped(1));
        }
        if (digits.size() > mostDigits) {
            return refused(QCoreApplication::translate("Condition", "This number has too many digits."),
                           QCoreApplication::translate("Condition", "Write a number of at most 4300 digits."), {});
        }
        if (m_float)
            return {m_at, Value::floating(decimalToDouble(digits.toLatin1())), std::nullopt};
        const QStringView significant = QStringView(digits).sliced(m_base == 10 ? 0 : 2);
        return {m_at, Value::integer(Integer::fromDigits(significant, m_base).value_or(Integer())), std::nullopt};
    }

private:
    QChar current() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool followedBy(QStringView word) const { return m_text.sliced(m_at).startsWith(word); }

    // Digits with single underscores between them; false for an underscore without a digit behind it.
    bool scanDigits(int base)
    {
        while (true) {
            while (isDigitOf(current(), base))
                ++m_at;
            if (current() != u'_')
                return true;
            ++m_at;
            if (!isDigitOf(current(), base))
                return false;
        }
    }

    bool scanFromZero()
    {
        ++m_at;
        const QChar mark = current().toLower();
        m_base = mark == u'x' ? 16 : mark == u'o' ? 8 : mark == u'b' ? 2 : 10;
        if (m_base != 10) {
            ++m_at;
            const qsizetype first = current() == u'_' ? m_at + 1 : m_at;
            return first < m_text.size() && isDigitOf(m_text[first], m_base) && scanDigits(m_base)
                   && !isDigit(current());
        }
        if (!scanDigits(10))
            return false;
        const QStringView digits = m_text.sliced(m_start, m_at - m_start);
        const bool onlyZeros = std::ranges::all_of(digits, [](QChar c) { return c == u'0' || c == u'_'; });
        return scanFractionAndExponent() && (onlyZeros || m_float || m_imaginary);
    }

    bool scanDecimal() { return scanDigits(10) && scanFractionAndExponent(); }

    bool scanFractionAndExponent()
    {
        if (current() == u'.') {
            m_float = true;
            ++m_at;
            if (isDigit(current()) && !scanDigits(10))
                return false;
        }
        if (current() == u'e' || current() == u'E') {
            const qsizetype mark = m_at;
            ++m_at;
            const bool isSigned = current() == u'+' || current() == u'-';
            if (isSigned)
                ++m_at;
            if (!isDigit(current())) {
                m_at = mark; // perhaps the first letter of "else"
                return !isSigned;
            }
            m_float = true;
            if (!scanDigits(10))
                return false;
        }
        if (current() == u'j' || current() == u'J') {
            m_imaginary = true;
            ++m_at;
        }
        return true;
    }

    // Python lets a keyword follow a number without a space: "1or 2".
    bool endsHere() const
    {
        if (m_at == m_text.size() || (m_text[m_at].unicode() < 0x80 && !continuesName(m_text[m_at].unicode())))
            return true;
        return followedBy(u"and") || followedBy(u"else") || followedBy(u"for") || followedBy(u"if") || followedBy(u"in")
               || followedBy(u"is") || followedBy(u"or");
    }

    LiteralScan malformed()
    {
        while (m_at < m_text.size() && continuesName(codePointAt(m_text, m_at)))
            m_at += unitsOf(codePointAt(m_text, m_at));
        const QString written = m_text.sliced(m_start, m_at - m_start).toString();
        const QString message = QCoreApplication::translate("Condition", "‘%1’ is not a number.").arg(written);
        const bool onlyDigits = std::ranges::all_of(written, isDigit);
        if (!onlyDigits)
            return refused(message,
                           QCoreApplication::translate(
                               "Condition", "Write a number such as 10, -2.5 or 1_000; a text needs quotes."),
                           {});
        const QString mended = Integer::fromDecimal(written).value_or(Integer()).toString();
        return refused(
            message,
            QCoreApplication::translate("Condition", "A number does not begin with 0: write %1, or '%2' for a text.")
                .arg(mended, written),
            mended);
    }

    LiteralScan refused(const QString &message, const QString &hint, const QString &replacement) const
    {
        return {m_at, Value::none(),
                ConditionProblem{{m_start, m_at}, message, hint, u"condition.number"_s, replacement}};
    }

    QStringView m_text;
    qsizetype m_start;
    qsizetype m_at;
    int m_base = 10;
    bool m_float = false;
    bool m_imaginary = false;
};

} // namespace

LiteralScan scanNumber(QStringView text, qsizetype start)
{
    return NumberScanner(text, start).scan();
}

} // namespace overmantel::condition
