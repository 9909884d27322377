#include "core/rules/conditionwalk.h"

#include <algorithm>

namespace overmantel {

namespace {

void visitTruth(const condition::Expression &expression, bool isNegated,
                const std::function<void(const condition::Reference &, bool)> &visit)
{
    using Kind = condition::Expression::Kind;
    if (expression.kind == Kind::Reference)
        visit(expression.reference, isNegated);
    const bool passesOn = expression.kind == Kind::And || expression.kind == Kind::Or || expression.kind == Kind::Not;
    if (!passesOn)
        return;
    for (const condition::Expression &operand : expression.operands)
        visitTruth(operand, isNegated != (expression.kind == Kind::Not), visit);
}

MemoryType typeOfLiteral(const Value &literal)
{
    switch (literal.kind()) {
    case Value::Kind::Bool: return MemoryType::Bool;
    case Value::Kind::Int: return MemoryType::Int;
    case Value::Kind::Float: return MemoryType::Float;
    case Value::Kind::Text: return MemoryType::Text;
    case Value::Kind::None:
    case Value::Kind::List:
    case Value::Kind::Object: break;
    }
    return MemoryType::Any;
}

bool isReferenceTo(const condition::Expression &expression, const condition::Reference &reference)
{
    return expression.kind == condition::Expression::Kind::Reference && expression.reference.ns == reference.ns
        && expression.reference.entry == reference.entry;
}

} // namespace

Location wholeCondition(const SitedCondition &sited)
{
    const Condition &condition = *sited.condition;
    if (!condition.word.where.range.isEmpty())
        return condition.word.where;
    if (condition.key.isValid())
        return condition.key;
    return sited.variant ? sited.variant->anchor : condition.word.where;
}

bool isEquality(condition::ComparisonOperator op)
{
    using Op = condition::ComparisonOperator;
    return op == Op::Equal || op == Op::NotEqual || op == Op::Is || op == Op::IsNot;
}

void forEachComparedPair(const condition::Expression &expression, const std::function<void(const ComparedPair &pair)> &visit)
{
    for (const condition::Expression &operand : expression.operands)
        forEachComparedPair(operand, visit);
    for (qsizetype i = 0; i < expression.operators.size(); ++i) {
        const condition::Expression &left = expression.operands[size_t(i)];
        const condition::Expression &right = expression.operands[size_t(i) + 1];
        visit({left, right, expression.operators[i], left.outerRange.united(right.outerRange)});
    }
}

void forEachBareReference(const condition::Expression &expression, const std::function<void(const condition::Reference &reference, bool isNegated)> &visit)
{
    visitTruth(expression, false, visit);
}

MemoryType typeByUse(const Condition &condition, const condition::Reference &reference)
{
    MemoryType type = MemoryType::Any;
    const auto take = [&](const condition::Reference &other, const Value &literal) {
        if (type == MemoryType::Any && other.ns == reference.ns && other.entry == reference.entry)
            type = typeOfLiteral(literal);
    };
    for (const condition::LiteralComparison &comparison : condition.parsed.literalComparisons)
        take(comparison.reference, comparison.literal);
    if (type != MemoryType::Any || !condition.parsed.expression)
        return type;
    forEachComparedPair(*condition.parsed.expression, [&](const ComparedPair &pair) {
        const bool isLeft = isReferenceTo(pair.left, reference);
        const condition::Expression &other = isLeft ? pair.right : pair.left;
        if ((isLeft || isReferenceTo(pair.right, reference)) && other.kind == condition::Expression::Kind::Literal)
            take(reference, other.literal);
    });
    return type;
}

QString literalFor(const Condition &condition, TextRange where, const Value &value)
{
    if (value.kind() != Value::Kind::Text)
        return value.toLiteral();
    const QString words = value.toText();
    const bool needsEscapes = std::any_of(words.begin(), words.end(), [](QChar c) { return c == u'\'' || c == u'"' || c == u'\\' || c < u' '; });
    // A plain scalar that begins with a quote is another scalar.
    const bool beginsPlain = condition.style == yaml::ScalarStyle::Plain && where.start == 0;
    if (needsEscapes || beginsPlain)
        return {};
    const QChar quote = condition.style == yaml::ScalarStyle::SingleQuoted ? u'"' : u'\'';
    return quote + words + quote;
}

} // namespace overmantel
