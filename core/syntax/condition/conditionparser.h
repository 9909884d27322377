// Reads a condition: the small subset of Python that decides in an agent whether a branch, a
// variant or a tool is available. Never fails: broken text gives problems instead of a tree.
// Does not know what the agent declares; that is for the rules that look at the references.
#pragma once

#include "core/syntax/condition/conditiontree.h"

#include <optional>

namespace overmantel::condition {

// Parentheses and "not" together may nest this deep. More is a problem, so that no walk over a
// tree can run out of stack.
inline constexpr int deepestNesting = 250;

struct ParsedCondition
{
    QString text;
    std::optional<Expression> expression; // only when there is no problem
    QList<ConditionProblem> problems;     // in text order; one mistake, one problem

    // All in text order; also found in a text with problems.
    QList<Reference> references;
    QList<BareName> bareNames;
    QList<LiteralComparison> literalComparisons;

    bool isValid() const { return expression.has_value(); }
};

ParsedCondition parse(QStringView text);

} // namespace overmantel::condition
