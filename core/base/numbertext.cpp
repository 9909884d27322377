#include "core/base/numbertext.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

// Of a number that is not zero, by the place of its first digit and its exponent.
bool isBelowOne(const QByteArray &number)
{
    const qsizetype mark = number.toLower().indexOf('e');
    const QByteArray mantissa = number.left(mark);
    bool exponentFits = true;
    const qint64 exponent = mark < 0 ? 0 : number.mid(mark + 1).toLongLong(&exponentFits);
    if (!exponentFits)
        return number[mark + 1] == '-';
    const qsizetype dot = mantissa.contains('.') ? mantissa.indexOf('.') : mantissa.size();
    qsizetype first = 0;
    while (first < mantissa.size() && (mantissa[first] < '1' || mantissa[first] > '9'))
        ++first;
    return dot - first + exponent <= 0;
}

} // namespace

double decimalToDouble(QByteArray digits)
{
    // Every reader of numbers accepts "0.5" and "1.0e5"; ".5" and "1.e5" are Python's own.
    const qsizetype dot = digits.indexOf('.');
    if (dot >= 0 && (dot + 1 == digits.size() || digits[dot + 1] < '0' || digits[dot + 1] > '9'))
        digits.insert(dot + 1, '0');
    if (dot >= 0 && (dot == 0 || digits[dot - 1] < '0' || digits[dot - 1] > '9'))
        digits.insert(dot, '0');
    bool fits = false;
    const double value = digits.toDouble(&fits);
    if (fits)
        return value;
    // The reader says that a number does not fit, but not whether it is too large or too small.
    const double extreme = isBelowOne(digits) ? 0.0 : std::numeric_limits<double>::infinity();
    return digits.startsWith('-') ? -extreme : extreme;
}

QString pythonFloatText(double value)
{
    if (std::isnan(value))
        return u"nan"_s;
    if (std::isinf(value))
        return value < 0 ? u"-inf"_s : u"inf"_s;

    std::array<char, 40> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific).ptr;
    std::string_view shortest(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    QString sign;
    if (shortest.front() == '-') {
        sign = u"-"_s;
        shortest.remove_prefix(1);
    }
    const std::size_t mark = shortest.find('e');
    const std::string_view exponentText = shortest.substr(mark + 1);
    int exponent = 0;
    std::from_chars(exponentText.data() + 1, exponentText.data() + exponentText.size(), exponent);
    if (exponentText.front() == '-')
        exponent = -exponent;
    QString digits;
    for (const char c : shortest.substr(0, mark)) {
        if (c != '.')
            digits += QLatin1Char(c);
    }

    // Python leaves the plain layout at 1e16 and below 1e-4.
    if (exponent < -4 || exponent >= 16) {
        QString text = sign + digits.left(1);
        if (digits.size() > 1)
            text += u'.' + digits.mid(1);
        return text + (exponent < 0 ? u"e-"_s : u"e+"_s) + QString::number(std::abs(exponent)).rightJustified(2, u'0');
    }
    if (exponent < 0)
        return sign + u"0."_s + QString(-exponent - 1, u'0') + digits;
    if (digits.size() <= exponent + 1)
        return sign + digits + QString(exponent + 1 - digits.size(), u'0') + u".0"_s;
    return sign + digits.left(exponent + 1) + u'.' + digits.mid(exponent + 1);
}

QString wholeDoubleDigits(double value)
{
    std::array<char, 400> buffer; // the longest double has 309 digits
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 0).ptr;
    return QString::fromLatin1(buffer.data(), end - buffer.data());
}

} // namespace overmantel
