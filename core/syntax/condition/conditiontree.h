// What a condition consists of, as plain values: expressions, references, problems.
// Not tied to a file: every range counts in the condition's own text, and the caller maps it.
#pragma once

#include "core/base/value.h"
#include "core/text/textrange.h"

#include <QList>
#include <QString>

#include <vector>

namespace overmantel::condition {

// session.<ns>.<entry>. The names are in the form that Python compares them in (NFKC).
struct Reference
{
    QString ns;
    QString entry;
    TextRange whole;
    TextRange nsRange;
    TextRange entryRange;

    QString toString() const;
    friend bool operator==(const Reference &, const Reference &) = default;
};

// A single name that is no keyword: most often an entry without its "session.<skill>." in front.
struct BareName
{
    QString name;
    TextRange where;

    friend bool operator==(const BareName &, const BareName &) = default;
};

enum class ComparisonOperator { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, Is, IsNot };

// "==", "is not", …
QString operatorText(ComparisonOperator op);

struct Expression
{
    enum class Kind { Or, And, Not, Comparison, Reference, Literal };

    Kind kind = Kind::Literal;
    TextRange range;      // without parentheses around it
    TextRange outerRange; // with them
    QString source;       // the whole condition; all nodes share it

    // Or, And: two or more; Not: one; Comparison: one more than `operators` (chains stay together).
    std::vector<Expression> operands;
    QList<ComparisonOperator> operators;
    QList<TextRange> operatorRanges;

    overmantel::condition::Reference reference; // Kind::Reference
    Value literal;                              // Kind::Literal

    QString text() const { return textIn(source, range).toString(); }
};

// A reference and a literal that `==` or `!=` compares, whichever stands first.
struct LiteralComparison
{
    Reference reference;
    ComparisonOperator op = ComparisonOperator::Equal;
    Value literal;
    TextRange literalRange;
};

struct ConditionProblem
{
    TextRange where;
    QString message; // what is wrong
    QString hint;    // what to do; may be empty
    QString key;     // stable, such as "condition.unknownName"
    // Text that mends it when put in the place of `where`; empty when nobody can know.
    QString replacement;
};

} // namespace overmantel::condition
