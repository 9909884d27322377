#include "tests/fuzz/targets.h"

#include "core/syntax/condition/conditionevaluator.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/text/textedit.h"

namespace overmantel::fuzz {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isInside(const condition::Expression &expression, TextRange around)
{
    if (!around.contains(expression.outerRange) || !expression.outerRange.contains(expression.range))
        return false;
    for (const condition::Expression &operand : expression.operands) {
        if (!isInside(operand, expression.range))
            return false;
    }
    return true;
}

} // namespace

QString conditionFault(const QByteArray &input)
{
    const QString text = textOf(input);
    const TextRange whole{0, text.size()};
    const condition::ParsedCondition parsed = condition::parse(text);
    if (parsed.isValid() != parsed.problems.isEmpty())
        return u"neither an expression nor a problem, or both"_s;
    qsizetype last = 0;
    for (const condition::ConditionProblem &problem : parsed.problems) {
        if (!whole.contains(problem.where) || problem.where.start > problem.where.end || problem.where.start < last)
            return u"a problem out of bounds or order"_s;
        if (problem.message.size() < 10 || problem.key.isEmpty())
            return u"a problem without words"_s;
        last = problem.where.start;
        if (!problem.replacement.isEmpty())
            (void)condition::parse(TextEdit::replace(problem.where, problem.replacement).appliedTo(text));
    }
    for (const condition::Reference &reference : parsed.references) {
        if (!whole.contains(reference.whole) || !reference.whole.contains(reference.nsRange) || !reference.whole.contains(reference.entryRange))
            return u"a reference out of bounds"_s;
    }
    for (const condition::BareName &name : parsed.bareNames) {
        if (!whole.contains(name.where) || name.where.isEmpty())
            return u"a bare name out of bounds"_s;
    }
    for (const condition::LiteralComparison &comparison : parsed.literalComparisons) {
        if (!whole.contains(comparison.literalRange))
            return u"a literal out of bounds"_s;
    }
    if (!parsed.expression)
        return {};
    if (!isInside(*parsed.expression, whole))
        return u"an operand outside of its expression"_s;
    // Once with nothing set, once with values of several types.
    static const Value values[] = {Value::text(u"lost"_s), Value::integer(3), Value::boolean(true), Value::list({Value::text(u"a"_s)}), Value::none()};
    const auto nothing = [](QStringView, QStringView) { return Value::none(); };
    const auto something = [](QStringView, QStringView entry) { return values[size_t(entry.size()) % std::size(values)]; };
    for (const condition::ReadEntry &read : {condition::ReadEntry(nothing), condition::ReadEntry(something)}) {
        const condition::Evaluation evaluation = condition::evaluate(*parsed.expression, read);
        if (evaluation.raises && (evaluation.truth || evaluation.errorMessage.isEmpty()))
            return u"an evaluation that raises is true, or says nothing"_s;
        if (condition::explain(evaluation).isEmpty())
            return u"an evaluation that cannot be explained"_s;
        (void)condition::because(evaluation);
    }
    return {};
}

} // namespace overmantel::fuzz
