// Splits a condition into tokens by Python's rules for names, numbers, texts, comments and line
// breaks. Not a judge: a token that is malformed carries its problem, and the parser reports it
// only when it gets there, so that one mistake is told once.
#pragma once

#include "core/syntax/condition/literals.h"

#include <memory>

namespace overmantel::condition {

struct Token
{
    enum class Kind {
        Name,
        Keyword, // any of Python's, also those that conditions do not have
        Number,
        Text,
        Operator, // also brackets, and characters that are no Python at all
        Newline,  // only outside brackets
        End,
    };

    Kind kind = Kind::End;
    TextRange range;
    QString text; // a name in NFKC; everything else as written
    // What reading a literal gave; also set for other tokens that carry a problem. Kept aside
    // because most tokens have none of it.
    std::shared_ptr<const LiteralScan> literal;

    Value value() const { return literal ? literal->value : Value(); }
    const ConditionProblem *problem() const { return literal && literal->problem ? &*literal->problem : nullptr; }

    bool is(QStringView word) const { return (kind == Kind::Operator || kind == Kind::Keyword) && text == word; }
};

// Always ends with End. Line breaks at the start and the end are left out.
QList<Token> tokenize(const QString &text);

// A name that Python accepts and that is no keyword: what a segment of a reference may be.
bool isIdentifier(QStringView text);

} // namespace overmantel::condition
