#include "core/rules/conditionvalues.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <cmath>

namespace overmantel {

namespace {

constexpr KindSet textKind = kindSet(Value::Kind::Text);
constexpr KindSet anyKind = numberKinds | textKind | kindSet(Value::Kind::List) | kindSet(Value::Kind::Object);

void addOnce(QList<Value> &values, const Value &value)
{
    if (!values.contains(value))
        values.append(value);
}

void collectLiterals(const condition::Expression &expression, QList<Value> &into)
{
    if (expression.kind == condition::Expression::Kind::Literal)
        addOnce(into, expression.literal);
    for (const condition::Expression &operand : expression.operands)
        collectLiterals(operand, into);
}

// The literals, what lies between and around them, and 0, which is false. False when a number is too large
// to calculate with.
bool addNumbers(const QList<Value> &literals, bool withFractions, QList<Value> &into)
{
    QList<double> points{0, 1};
    for (const Value &literal : literals) {
        if (literal.kind() == Value::Kind::Int)
            points.append(literal.toInteger().toDouble());
        else if (literal.kind() == Value::Kind::Float)
            points.append(literal.toDouble());
    }
    constexpr double largest = 1e15; // still exact with one added
    if (std::any_of(points.begin(), points.end(), [](double point) { return !(qAbs(point) < largest); }))
        return false;
    std::sort(points.begin(), points.end());
    QList<double> all;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double point = points[i];
        all << std::floor(point) - 1 << point << std::ceil(point) + 1;
        if (i > 0)
            all << (points[i - 1] + point) / 2;
    }
    for (const double point : all) {
        if (point == std::floor(point))
            addOnce(into, Value::integer(qint64(point)));
        else if (withFractions)
            addOnce(into, Value::floating(point));
    }
    return true;
}

void addTexts(const QList<Value> &literals, QList<Value> &into)
{
    addOnce(into, Value::text({}));
    addOnce(into, Value::text(QStringLiteral("?")));
    for (const Value &literal : literals) {
        if (literal.kind() != Value::Kind::Text)
            continue;
        addOnce(into, literal);
        // The next text in their order; two of them, so that two entries can differ.
        addOnce(into, Value::text(literal.toText() + QChar(1)));
        addOnce(into, Value::text(literal.toText() + QChar(2)));
    }
}

} // namespace

KindSet declaredKinds(const MemoryEntry &entry)
{
    switch (entry.type) {
    case MemoryType::Any: return anyKind;
    case MemoryType::Text: return textKind;
    case MemoryType::Bool: return kindSet(Value::Kind::Bool);
    case MemoryType::Int: return kindSet(Value::Kind::Int);
    case MemoryType::Float: return kindSet(Value::Kind::Int) | kindSet(Value::Kind::Float);
    case MemoryType::List: return kindSet(Value::Kind::List);
    case MemoryType::Json: return anyKind;
    case MemoryType::Categorical: break;
    }
    KindSet kinds = entry.enumValues.isEmpty() ? textKind : 0;
    for (const EnumValue &value : entry.enumValues)
        kinds |= kindSet(value.value.kind());
    // An item such as off is meant as a text, and reported where it stands.
    return kinds | textKind;
}

bool canBeEqual(KindSet a, KindSet b)
{
    return (a & b) || ((a & numberKinds) && (b & numberKinds));
}

bool haveOrder(KindSet a, KindSet b)
{
    constexpr KindSet listKind = kindSet(Value::Kind::List);
    return ((a & numberKinds) && (b & numberKinds)) || (a & b & textKind) || (a & b & listKind);
}

QString typeForPeople(const MemoryEntry &entry)
{
    switch (entry.type) {
    case MemoryType::Any: return Rules::tr("a value of any type");
    case MemoryType::Text: return Rules::tr("a text");
    case MemoryType::Bool: return Rules::tr("a bool");
    case MemoryType::Int: return Rules::tr("a whole number");
    case MemoryType::Float: return Rules::tr("a number");
    case MemoryType::List: return Rules::tr("a list");
    case MemoryType::Categorical: return Rules::tr("a categorical text");
    case MemoryType::Json: return Rules::tr("a JSON value");
    }
    return {};
}

QList<Value> representatives(const MemoryEntry &entry, const QList<Value> &literals)
{
    QList<Value> values{Value::none()};
    // A value outside the type is reported where it stands; it can be there all the same.
    if (entry.initialValue)
        addOnce(values, *entry.initialValue);
    if (entry.type == MemoryType::Categorical && !entry.enumValues.isEmpty()) {
        for (const EnumValue &value : entry.enumValues)
            addOnce(values, value.value);
        return values;
    }
    const KindSet kinds = declaredKinds(entry);
    if (kinds & kindSet(Value::Kind::Bool)) {
        addOnce(values, Value::boolean(true));
        addOnce(values, Value::boolean(false));
    }
    if ((kinds & kindSet(Value::Kind::Int)) && !addNumbers(literals, kinds & kindSet(Value::Kind::Float), values))
        return {};
    if (kinds & textKind)
        addTexts(literals, values);
    if (kinds & kindSet(Value::Kind::List)) {
        addOnce(values, Value::list({}));
        addOnce(values, Value::list({Value::integer(1)}));
        addOnce(values, Value::list({Value::integer(2)}));
    }
    if (kinds & kindSet(Value::Kind::Object)) {
        addOnce(values, Value::object({}));
        addOnce(values, Value::object({{QStringLiteral("a"), Value::integer(1)}}));
    }
    return values;
}

QList<Value> literalsOf(const condition::Expression &expression)
{
    QList<Value> literals;
    collectLiterals(expression, literals);
    return literals;
}

} // namespace overmantel
