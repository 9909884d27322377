#include "core/base/value.h"

#include "core/base/numbertext.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <bit>
#include <cmath>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isNumber(const Value &value)
{
    return value.kind() == Value::Kind::Bool || value.kind() == Value::Kind::Int || value.kind() == Value::Kind::Float;
}

// A bool or a whole number; bools count as 0 and 1.
Integer wholeNumber(const Value &value)
{
    return value.kind() == Value::Kind::Bool ? Integer(value.toBool() ? 1 : 0) : value.toInteger();
}

std::partial_ordering compareNumbers(const Value &a, const Value &b)
{
    const bool aIsFloat = a.kind() == Value::Kind::Float;
    const bool bIsFloat = b.kind() == Value::Kind::Float;
    if (aIsFloat && bIsFloat)
        return a.toDouble() <=> b.toDouble();
    if (bIsFloat)
        return wholeNumber(a).compare(b.toDouble());
    if (aIsFloat)
        return 0 <=> wholeNumber(b).compare(a.toDouble());
    return wholeNumber(a).compare(wholeNumber(b));
}

char32_t codePointAt(const QString &text, qsizetype index)
{
    const QChar unit = text[index];
    if (unit.isHighSurrogate() && index + 1 < text.size() && text[index + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text[index + 1]);
    return unit.unicode();
}

// UTF-16 order differs from code point order above the basic plane, so units alone do not do.
std::strong_ordering compareByCodePoint(const QString &a, const QString &b)
{
    const qsizetype common = std::min(a.size(), b.size());
    for (qsizetype i = 0; i < common; ++i) {
        if (a[i] == b[i])
            continue;
        const qsizetype start = i > 0 && a[i - 1].isHighSurrogate() ? i - 1 : i;
        return codePointAt(a, start) <=> codePointAt(b, start);
    }
    return a.size() <=> b.size();
}

// Inside a container Python takes an item to equal itself, even "not a number".
bool itemsEqual(const Value &a, const Value &b)
{
    if (a.kind() == Value::Kind::Float && b.kind() == Value::Kind::Float && std::isnan(a.toDouble())
        && std::isnan(b.toDouble()))
        return true;
    return a.equals(b);
}

bool membersEqual(const QList<Value::Member> &a, const QList<Value::Member> &b)
{
    if (a.size() != b.size())
        return false;
    QHash<QStringView, const Value *> byName;
    for (const Value::Member &member : b)
        byName.insert(member.first, &member.second);
    return std::ranges::all_of(a, [&byName](const Value::Member &member) {
        const Value *other = byName.value(member.first);
        return other != nullptr && itemsEqual(member.second, *other);
    });
}

bool isPrintable(char32_t codePoint)
{
    switch (QChar::category(codePoint)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    case QChar::Separator_Space: return codePoint == U' ';
    default: return true;
    }
}

QString escaped(char32_t codePoint)
{
    if (codePoint == U'\\')
        return u"\\\\"_s;
    if (codePoint == U'\n')
        return u"\\n"_s;
    if (codePoint == U'\r')
        return u"\\r"_s;
    if (codePoint == U'\t')
        return u"\\t"_s;
    if (isPrintable(codePoint))
        return QString::fromUcs4(&codePoint, 1);
    const QString digits = QString::number(codePoint, 16);
    if (codePoint <= 0xff)
        return u"\\x"_s + digits.rightJustified(2, u'0');
    if (codePoint <= 0xffff)
        return u"\\u"_s + digits.rightJustified(4, u'0');
    return u"\\U"_s + digits.rightJustified(8, u'0');
}

QString quoted(const QString &text)
{
    const QChar quote = text.contains(u'\'') && !text.contains(u'"') ? u'"' : u'\'';
    QString result(quote);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char32_t codePoint = codePointAt(text, i);
        if (codePoint > 0xffff)
            ++i;
        if (codePoint == quote.unicode())
            result += u'\\' + QString(quote);
        else
            result += escaped(codePoint);
    }
    return result + quote;
}

} // namespace

Value::Value() = default;

Value Value::boolean(bool value)
{
    Value result;
    result.m_kind = Kind::Bool;
    result.m_bool = value;
    return result;
}

Value Value::integer(Integer value)
{
    Value result;
    result.m_kind = Kind::Int;
    result.m_integer = std::move(value);
    return result;
}

Value Value::floating(double value)
{
    Value result;
    result.m_kind = Kind::Float;
    result.m_double = value;
    return result;
}

Value Value::text(QString value)
{
    Value result;
    result.m_kind = Kind::Text;
    result.m_text = std::move(value);
    return result;
}

Value Value::list(QList<Value> items)
{
    Value result;
    result.m_kind = Kind::List;
    result.m_items = std::make_shared<const QList<Value>>(std::move(items));
    return result;
}

Value Value::object(QList<Member> members)
{
    Value result;
    result.m_kind = Kind::Object;
    result.m_members = std::make_shared<const QList<Member>>(std::move(members));
    return result;
}

const QList<Value> &Value::items() const
{
    static const QList<Value> none;
    return m_items ? *m_items : none;
}

const QList<Value::Member> &Value::members() const
{
    static const QList<Member> none;
    return m_members ? *m_members : none;
}

bool Value::isTruthy() const
{
    switch (m_kind) {
    case Kind::None: return false;
    case Kind::Bool: return m_bool;
    case Kind::Int: return !m_integer.isZero();
    case Kind::Float: return m_double != 0;
    case Kind::Text: return !m_text.isEmpty();
    case Kind::List: return !items().isEmpty();
    case Kind::Object: return !members().isEmpty();
    }
    Q_UNREACHABLE();
}

bool Value::equals(const Value &other) const
{
    if (isNumber(*this) && isNumber(other))
        return compareNumbers(*this, other) == 0;
    if (m_kind != other.m_kind)
        return false;
    if (m_kind == Kind::Text)
        return m_text == other.m_text;
    if (m_kind == Kind::List)
        return std::ranges::equal(items(), other.items(), itemsEqual);
    if (m_kind == Kind::Object)
        return membersEqual(members(), other.members());
    return true; // None
}

std::optional<std::partial_ordering> Value::compare(const Value &other) const
{
    if (isNumber(*this) && isNumber(other))
        return compareNumbers(*this, other);
    if (m_kind == Kind::Text && other.m_kind == Kind::Text)
        return compareByCodePoint(m_text, other.m_text);
    if (m_kind != Kind::List || other.m_kind != Kind::List)
        return std::nullopt;
    // The first pair of items that are not equal decides, and raises if it has no order.
    const auto [left, right] = std::ranges::mismatch(items(), other.items(), itemsEqual);
    if (left == items().end() || right == other.items().end())
        return items().size() <=> other.items().size();
    return left->compare(*right);
}

QString Value::toDisplay() const
{
    return m_kind == Kind::Text ? m_text : toLiteral();
}

QString Value::toLiteral() const
{
    switch (m_kind) {
    case Kind::None: return u"None"_s;
    case Kind::Bool: return m_bool ? u"True"_s : u"False"_s;
    case Kind::Int: return m_integer.toString();
    case Kind::Float: return pythonFloatText(m_double);
    case Kind::Text: return quoted(m_text);
    case Kind::List: {
        QStringList parts;
        for (const Value &item : items())
            parts += item.toLiteral();
        return u'[' + parts.join(u", "_s) + u']';
    }
    case Kind::Object: {
        QStringList parts;
        for (const Member &member : members())
            parts += quoted(member.first) + u": "_s + member.second.toLiteral();
        return u'{' + parts.join(u", "_s) + u'}';
    }
    }
    Q_UNREACHABLE();
}

QString Value::kindName() const
{
    switch (m_kind) {
    case Kind::None: return QCoreApplication::translate("Value", "unset");
    case Kind::Bool: return QCoreApplication::translate("Value", "true or false");
    case Kind::Int: return QCoreApplication::translate("Value", "whole number");
    case Kind::Float: return QCoreApplication::translate("Value", "number");
    case Kind::Text: return QCoreApplication::translate("Value", "text");
    case Kind::List: return QCoreApplication::translate("Value", "list");
    case Kind::Object: return QCoreApplication::translate("Value", "object");
    }
    Q_UNREACHABLE();
}

bool Value::identical(const Value &other) const
{
    return m_kind == other.m_kind && m_bool == other.m_bool
           && std::bit_cast<quint64>(m_double) == std::bit_cast<quint64>(other.m_double) && m_integer == other.m_integer
           && m_text == other.m_text && items() == other.items() && members() == other.members();
}

} // namespace overmantel
