#include "core/syntax/condition/conditionevaluator.h"

#include <QCoreApplication>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

Explanation blank(const Expression &expression)
{
    static constexpr Explanation::Kind kinds[] = {
        Explanation::Kind::Or,         Explanation::Kind::And,       Explanation::Kind::Not,
        Explanation::Kind::Comparison, Explanation::Kind::Reference, Explanation::Kind::Literal,
    };
    Explanation explanation;
    explanation.kind = kinds[static_cast<int>(expression.kind)];
    explanation.range = expression.range;
    explanation.text = expression.text();
    if (expression.kind == Expression::Kind::Reference)
        explanation.reference = expression.reference.toString();
    return explanation;
}

bool isSame(const Value &a, const Value &b)
{
    // The parser admits `is` only with None, True or False, of which Python has one each.
    return a.kind() == b.kind() && (a.isNone() || (a.kind() == Value::Kind::Bool && a.toBool() == b.toBool()));
}

// Nothing when Python raises TypeError.
std::optional<bool> compared(ComparisonOperator op, const Value &left, const Value &right)
{
    switch (op) {
    case ComparisonOperator::Equal: return left.equals(right);
    case ComparisonOperator::NotEqual: return !left.equals(right);
    case ComparisonOperator::Is: return isSame(left, right);
    case ComparisonOperator::IsNot: return !isSame(left, right);
    case ComparisonOperator::Less:
    case ComparisonOperator::LessEqual:
    case ComparisonOperator::Greater:
    case ComparisonOperator::GreaterEqual: break;
    }
    const std::optional<std::partial_ordering> order = left.compare(right);
    if (!order)
        return std::nullopt;
    if (op == ComparisonOperator::Less)
        return *order < 0;
    if (op == ComparisonOperator::LessEqual)
        return *order <= 0;
    if (op == ComparisonOperator::Greater)
        return *order > 0;
    return *order >= 0;
}

QString noOrder(const Explanation &comparison)
{
    const QString left = comparison.left.kindName();
    const QString right = comparison.right.kindName();
    if (comparison.left.kind() == Value::Kind::List && comparison.right.kind() == Value::Kind::List) {
        //: %1 is a comparison
        return QCoreApplication::translate("Condition",
                                           "‘%1’ raises an error: the two lists have items that cannot be put in order")
            .arg(comparison.text);
    }
    if (left == right) {
        //: %1 is a comparison, %2 a kind of value such as "object"
        return QCoreApplication::translate("Condition",
                                           "‘%1’ raises an error: two values of the kind “%2” cannot be put in order")
            .arg(comparison.text, left);
    }
    //: %1 is a comparison, %2 and %3 are kinds of values such as "unset" or "text"
    return QCoreApplication::translate("Condition", "‘%1’ raises an error: “%2” and “%3” cannot be put in order")
        .arg(comparison.text, left, right);
}

class Evaluator
{
public:
    explicit Evaluator(const ReadEntry &read) : m_read(read) {}

    Explanation evaluate(const Expression &expression) const
    {
        switch (expression.kind) {
        case Expression::Kind::Or:
        case Expression::Kind::And: return evaluateJoined(expression);
        case Expression::Kind::Not: {
            Explanation result = blank(expression);
            result.children.push_back(evaluate(expression.operands.front()));
            const Explanation &child = result.children.front();
            return finished(std::move(result), child.raises, Value::boolean(!child.truth));
        }
        case Expression::Kind::Comparison: return evaluateComparison(expression);
        case Expression::Kind::Reference:
            return finished(blank(expression), false, m_read(expression.reference.ns, expression.reference.entry));
        case Expression::Kind::Literal: return finished(blank(expression), false, expression.literal);
        }
        Q_UNREACHABLE();
    }

private:
    static Explanation finished(Explanation result, bool raises, const Value &value)
    {
        result.reached = true;
        result.raises = raises;
        if (!raises) {
            result.value = value;
            result.truth = value.isTruthy();
        }
        return result;
    }

    static Explanation notReached(const Expression &expression)
    {
        Explanation result = blank(expression);
        if (expression.operators.size() > 1) {
            result.kind = Explanation::Kind::And;
            for (qsizetype i = 0; i < expression.operators.size(); ++i) {
                Explanation pair = comparisonPair(expression, i);
                pair.children.push_back(notReached(operand(expression, i)));
                pair.children.push_back(notReached(operand(expression, i + 1)));
                result.children.push_back(std::move(pair));
            }
            return result;
        }
        if (expression.kind == Expression::Kind::Comparison)
            result.op = expression.operators.front();
        for (const Expression &part : expression.operands)
            result.children.push_back(notReached(part));
        return result;
    }

    Explanation evaluateJoined(const Expression &expression) const
    {
        const bool decidingTruth = expression.kind == Expression::Kind::Or;
        Explanation result = blank(expression);
        bool raises = false;
        bool decided = false;
        Value value;
        for (const Expression &part : expression.operands) {
            if (decided) {
                result.children.push_back(notReached(part));
                continue;
            }
            const Explanation &child = result.children.emplace_back(evaluate(part));
            raises = child.raises;
            value = child.value;
            decided = raises || child.truth == decidingTruth;
        }
        return finished(std::move(result), raises, value);
    }

    Explanation evaluateComparison(const Expression &expression) const
    {
        Explanation left = evaluate(expression.operands.front());
        std::vector<Explanation> pairs;
        bool raises = left.raises;
        bool decided = false;
        Value value;
        for (qsizetype i = 0; i < expression.operators.size(); ++i) {
            Explanation pair = comparisonPair(expression, i);
            if (decided) {
                pair.children.push_back(notReached(operand(expression, i)));
                pair.children.push_back(notReached(operand(expression, i + 1)));
                pairs.push_back(std::move(pair));
                continue;
            }
            Explanation right =
                left.raises ? notReached(operand(expression, i + 1)) : evaluate(operand(expression, i + 1));
            pair = comparedPair(std::move(pair), left, right);
            raises = pair.raises;
            value = pair.value;
            decided = raises || !pair.truth;
            pair.children.push_back(std::move(left));
            pair.children.push_back(right);
            left = std::move(right);
            pairs.push_back(std::move(pair));
        }
        if (pairs.size() == 1)
            return std::move(pairs.front());
        Explanation chain = blank(expression);
        chain.kind = Explanation::Kind::And;
        chain.children = std::move(pairs);
        return finished(std::move(chain), raises, value);
    }

    static Explanation comparedPair(Explanation pair, const Explanation &left, const Explanation &right)
    {
        if (left.raises || right.raises)
            return finished(std::move(pair), true, {});
        pair.left = left.value;
        pair.right = right.value;
        const std::optional<bool> holds = compared(pair.op, left.value, right.value);
        if (!holds)
            pair.error = noOrder(pair);
        return finished(std::move(pair), !holds, Value::boolean(holds.value_or(false)));
    }

    static const Expression &operand(const Expression &expression, qsizetype index)
    {
        return expression.operands[static_cast<std::size_t>(index)];
    }

    static Explanation comparisonPair(const Expression &expression, qsizetype index)
    {
        Explanation pair;
        pair.kind = Explanation::Kind::Comparison;
        pair.range = operand(expression, index).outerRange.united(operand(expression, index + 1).outerRange);
        pair.text = textIn(expression.source, pair.range).toString();
        pair.op = expression.operators[index];
        return pair;
    }

    const ReadEntry &m_read;
};

std::optional<Value> joinedValue(const Expression &expression, const ReadEntry &read)
{
    const bool decidingTruth = expression.kind == Expression::Kind::Or;
    std::optional<Value> value;
    for (const Expression &part : expression.operands) {
        value = valueOf(part, read);
        if (!value || value->isTruthy() == decidingTruth)
            break;
    }
    return value;
}

std::optional<Value> comparisonValue(const Expression &expression, const ReadEntry &read)
{
    std::optional<Value> left = valueOf(expression.operands.front(), read);
    for (std::size_t i = 1; i < expression.operands.size(); ++i) {
        std::optional<Value> right = left ? valueOf(expression.operands[i], read) : std::nullopt;
        if (!right)
            return std::nullopt;
        const std::optional<bool> holds = compared(expression.operators[qsizetype(i) - 1], *left, *right);
        if (!holds)
            return std::nullopt;
        if (!*holds)
            return Value::boolean(false);
        left = std::move(right);
    }
    return Value::boolean(true);
}

QString firstError(const Explanation &explanation)
{
    if (!explanation.error.isEmpty())
        return explanation.error;
    for (const Explanation &child : explanation.children) {
        if (child.raises)
            return firstError(child);
    }
    return {};
}

} // namespace

Evaluation evaluate(const Expression &expression, const ReadEntry &read)
{
    Evaluation evaluation;
    evaluation.explanation = Evaluator(read).evaluate(expression);
    evaluation.raises = evaluation.explanation.raises;
    evaluation.value = evaluation.explanation.value;
    evaluation.truth = evaluation.explanation.truth;
    if (evaluation.raises) {
        evaluation.errorType = u"TypeError"_s;
        evaluation.errorMessage = firstError(evaluation.explanation);
    }
    return evaluation;
}

std::optional<Value> valueOf(const Expression &expression, const ReadEntry &read)
{
    switch (expression.kind) {
    case Expression::Kind::Or:
    case Expression::Kind::And: return joinedValue(expression, read);
    case Expression::Kind::Not: {
        const std::optional<Value> value = valueOf(expression.operands.front(), read);
        return value ? std::optional(Value::boolean(!value->isTruthy())) : std::nullopt;
    }
    case Expression::Kind::Comparison: return comparisonValue(expression, read);
    case Expression::Kind::Reference: return read(expression.reference.ns, expression.reference.entry);
    case Expression::Kind::Literal: return expression.literal;
    }
    Q_UNREACHABLE();
}

} // namespace overmantel::condition
