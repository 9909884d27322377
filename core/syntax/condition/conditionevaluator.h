// Evaluates a condition against memory, as Python would, and keeps what it saw on the way so that
// people can be told why. Not a policy: what a raised error means is decided where the condition stands.
#pragma once

#include "core/syntax/condition/conditiontree.h"

#include <functional>
#include <optional>

namespace overmantel::condition {

// What became of one part of the condition.
struct Explanation
{
    // A chain such as 1 < a < 9 is an And of its comparisons, each with its two operands as children.
    enum class Kind { Or, And, Not, Comparison, Reference, Literal };

    Kind kind = Kind::Literal;
    TextRange range;   // in the condition
    QString text;      // as the author wrote it
    QString reference; // Reference only: "session.card.reason", however it was spaced
    bool reached = false;
    bool raises = false; // it or something in it
    Value value;         // when reached and not raising
    bool truth = false;  // of the value

    // Comparison only; the values are set when both sides could be read.
    ComparisonOperator op = ComparisonOperator::Equal;
    Value left;
    Value right;
    QString error; // for people, at the comparison that raised

    std::vector<Explanation> children;
};

struct Evaluation
{
    bool raises = false;
    QString errorType;    // "TypeError"
    QString errorMessage; // a sentence
    Value value;          // the operand that `and` and `or` yield
    bool truth = false;   // never true when it raises
    Explanation explanation;
};

// Answers what a condition sees of an entry: None when unset, never written or not readable.
using ReadEntry = std::function<Value(QStringView ns, QStringView entry)>;

// Each reference that is reached is read once per place.
Evaluation evaluate(const Expression &expression, const ReadEntry &read);

// The value alone, for callers that ask for many memory states; nothing when it raises.
std::optional<Value> valueOf(const Expression &expression, const ReadEntry &read);

// One plain sentence without a full stop: why it is true or false, or why it raises, such as
// "session.card.reason is 'lost', needs 'stolen'".
QString explain(const Evaluation &evaluation);

// A reference that decided, with what was seen.
struct SeenReference
{
    QString reference; // "session.card.reason"
    Value value;
    QString text; // "session.card.reason is 'lost', needs 'stolen'"
};

// The references in the comparisons that decided, in text order; empty when only literals did.
QList<SeenReference> because(const Evaluation &evaluation);

} // namespace overmantel::condition
