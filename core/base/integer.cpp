#include "core/base/numbertext.h"
#include "core/base/value.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

int digitValue(QChar c)
{
    const char16_t unit = c.unicode();
    if (unit >= u'0' && unit <= u'9')
        return unit - u'0';
    if (unit >= u'a' && unit <= u'f')
        return unit - u'a' + 10;
    if (unit >= u'A' && unit <= u'F')
        return unit - u'A' + 10;
    return 99;
}

QStringView withoutLeadingZeros(QStringView digits)
{
    while (digits.size() > 1 && digits.front() == u'0')
        digits = digits.sliced(1);
    return digits;
}

QString toDecimal(QStringView digits, quint64 base)
{
    constexpr quint64 limbSize = 1'000'000'000;
    std::vector<quint32> limbs; // least significant first
    for (const QChar c : digits) {
        quint64 carry = static_cast<quint64>(digitValue(c));
        for (quint32 &limb : limbs) {
            carry += limb * base;
            limb = static_cast<quint32>(carry % limbSize);
            carry /= limbSize;
        }
        if (carry != 0)
            limbs.push_back(static_cast<quint32>(carry));
    }
    if (limbs.empty())
        return u"0"_s;
    QString text = QString::number(limbs.back());
    for (auto limb = limbs.rbegin() + 1; limb != limbs.rend(); ++limb)
        text += QString::number(*limb).rightJustified(9, u'0');
    return text;
}

std::strong_ordering compareMagnitudes(const QString &a, const QString &b)
{
    if (a.size() != b.size())
        return a.size() <=> b.size();
    return a.compare(b) <=> 0;
}

} // namespace

Integer::Integer(qint64 value) : m_digits(QString::number(value)), m_negative(value < 0)
{
    if (m_negative)
        m_digits.remove(0, 1);
}

std::optional<Integer> Integer::fromDecimal(QStringView digits)
{
    const bool negative = digits.startsWith(u'-');
    if (negative || digits.startsWith(u'+'))
        digits = digits.sliced(1);
    std::optional<Integer> result = fromDigits(digits, 10);
    return result && negative ? result->negated() : result;
}

std::optional<Integer> Integer::fromDigits(QStringView digits, int base)
{
    if (digits.isEmpty() || !std::ranges::all_of(digits, [base](QChar c) { return digitValue(c) < base; }))
        return std::nullopt;
    Integer result;
    digits = withoutLeadingZeros(digits);
    result.m_digits = base == 10 ? digits.toString() : toDecimal(digits, static_cast<quint64>(base));
    return result;
}

Integer Integer::negated() const
{
    Integer result = *this;
    result.m_negative = !m_negative && !isZero();
    return result;
}

QString Integer::toString() const
{
    return m_negative ? u'-' + m_digits : m_digits;
}

std::optional<qint64> Integer::toInt64() const
{
    bool fits = false;
    const qint64 value = toString().toLongLong(&fits);
    return fits ? std::optional(value) : std::nullopt;
}

double Integer::toDouble() const
{
    return decimalToDouble(toString().toLatin1());
}

std::strong_ordering Integer::compare(const Integer &other) const
{
    if (m_negative != other.m_negative)
        return m_negative ? std::strong_ordering::less : std::strong_ordering::greater;
    return m_negative ? compareMagnitudes(other.m_digits, m_digits) : compareMagnitudes(m_digits, other.m_digits);
}

std::partial_ordering Integer::compare(double other) const
{
    if (std::isnan(other))
        return std::partial_ordering::unordered;
    if (std::isinf(other))
        return other < 0 ? std::partial_ordering::greater : std::partial_ordering::less;
    const double whole = std::trunc(other);
    const Integer wholePart = fromDecimal(wholeDoubleDigits(whole)).value_or(Integer());
    const std::strong_ordering order = compare(wholePart);
    return order != 0 ? std::partial_ordering(order) : 0.0 <=> (other - whole);
}

} // namespace overmantel
