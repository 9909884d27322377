// Numbers as text, independent of the locale of the program.
// Not a number format for people: the interface uses QLocale.
#pragma once

#include <QByteArray>
#include <QString>

namespace overmantel {

// The nearest double of a decimal number such as "1", "-2.5", ".5", "1." or "1e400" (infinity, as in
// Python). The caller has checked the shape.
double decimalToDouble(QByteArray digits);

// The shortest text that reads back as the same double, laid out as Python's repr() does: "1.0",
// "0.1", "1e+16", "1e-05", "inf", "nan".
QString pythonFloatText(double value);

// The exact decimal digits of a finite double without a fraction.
QString wholeDoubleDigits(double value);

} // namespace overmantel
