// A value that a memory entry can hold, with Python's rules for truth, equality and order.
// It is what conditions compare, what placeholders print and what a memory state stores.
// Not a JSON document: the conversions below are the only door to nlohmann_json's text.
#pragma once

#include <QList>
#include <QString>

#include <compare>
#include <memory>
#include <optional>
#include <utility>

namespace overmantel {

// A whole number of any size, as Python has it. Kept as sign and decimal digits: the language only
// compares and prints numbers, it never calculates with them.
class Integer
{
public:
    Integer() = default;
    Integer(qint64 value);
    // Decimal digits with an optional sign; nothing for any other text.
    static std::optional<Integer> fromDecimal(QStringView digits);
    // Digits of the given base (2, 8, 10 or 16), no prefix, no separators.
    static std::optional<Integer> fromDigits(QStringView digits, int base);

    bool isZero() const { return m_digits == u"0"; }
    bool isNegative() const { return m_negative; }
    Integer negated() const;
    QString toString() const;
    // Nothing when it does not fit.
    std::optional<qint64> toInt64() const;
    double toDouble() const;

    friend bool operator==(const Integer &, const Integer &) = default;
    std::strong_ordering compare(const Integer &other) const;
    // Exact, as Python compares: 9007199254740993 is not 9007199254740992.0. Unordered for NaN.
    std::partial_ordering compare(double other) const;

private:
    QString m_digits = QStringLiteral("0"); // no leading zeros
    bool m_negative = false;                // never set for zero
};

class Value
{
public:
    enum class Kind { None, Bool, Int, Float, Text, List, Object };
    using Member = std::pair<QString, Value>;

    Value(); // None: unset
    static Value none() { return Value(); }
    static Value boolean(bool value);
    static Value integer(Integer value);
    static Value floating(double value);
    static Value text(QString value);
    static Value list(QList<Value> items);
    static Value object(QList<Member> members); // in the order written; names are unique

    Kind kind() const { return m_kind; }
    bool isNone() const { return m_kind == Kind::None; }
    // Each returns the empty value of its type for another kind.
    bool toBool() const { return m_bool; }
    Integer toInteger() const { return m_integer; }
    double toDouble() const { return m_double; }
    QString toText() const { return m_text; }
    const QList<Value> &items() const;
    const QList<Member> &members() const;

    // Python's bool(): None, False, 0, 0.0, "", [] and {} are false.
    bool isTruthy() const;
    // Python's ==: kinds may differ (True == 1 == 1.0); lists and objects deeply, member order ignored.
    bool equals(const Value &other) const;
    // Python's < for the pairs that have an order (numbers with bools as 0 and 1, texts by code
    // point, lists item by item). Nothing when Python would raise TypeError.
    std::optional<std::partial_ordering> compare(const Value &other) const;

    // How Python's str() shows it in a response: None, True, 3, 2.5, the bare text.
    QString toDisplay() const;
    // How a condition writes it: texts in quotes.
    QString toLiteral() const;
    // The word for people: "unset", "true or false", "whole number", "number", "text", "list", "object".
    QString kindName() const;

    // JSON text. Whole numbers of any size survive the round trip. fromJson answers nothing and
    // fills `error` (a sentence) when the text is not JSON.
    QString toJson() const;
    static std::optional<Value> fromJson(const QByteArray &utf8, QString *error = nullptr);

    friend bool operator==(const Value &a, const Value &b) { return a.identical(b); }

private:
    bool identical(const Value &other) const; // same kind and content, for change detection

    Kind m_kind = Kind::None;
    bool m_bool = false;
    double m_double = 0;
    Integer m_integer;
    QString m_text;
    std::shared_ptr<const QList<Value>> m_items;
    std::shared_ptr<const QList<Member>> m_members;
};

} // namespace overmantel
