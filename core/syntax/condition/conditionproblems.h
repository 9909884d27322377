// The sentences about what is wrong in a condition, one function per place where reading stops.
// Not the parser: it decides that something is wrong, these say what the author probably meant.
#pragma once

#include "core/syntax/condition/conditionlexer.h"

namespace overmantel::condition {

// Tokens with a place in them.
struct TokenPlace
{
    const QList<Token> &tokens;
    qsizetype at = 0;

    // Counted from the place; End beyond both ends.
    const Token &token(qsizetype ahead = 0) const
    {
        return tokens[qBound(qsizetype(0), at + ahead, tokens.size() - 1)];
    }
    bool isAtStart() const { return at == 0; }
};

ConditionProblem emptyCondition(const QString &text);
ConditionProblem onlyFoldMarker(TextRange where);
ConditionProblem nestedTooDeeply(TextRange where);

// Something stands at the place that cannot begin an operand.
ConditionProblem noOperand(const TokenPlace &place);
// Something stands at the place that cannot follow an operand.
ConditionProblem noContinuation(const TokenPlace &place);
ConditionProblem parenthesisNotClosed(TextRange open);
ConditionProblem emptyParentheses(TextRange where);
ConditionProblem tupleInParentheses(TextRange comma);

// Mistakes that leave no doubt about what was meant; reading goes on behind them.
ConditionProblem otherSpelling(const Token &token, const QString &meant);
ConditionProblem assignmentInsteadOfComparison(TextRange where, const QString &written, const QString &meant);
ConditionProblem isWithoutSingleton(TextRange where, bool negated);

// Names. `name` is the text as written, without white space.
ConditionProblem unknownName(const QString &name, TextRange where);
ConditionProblem missingSession(const QString &name, TextRange where);
ConditionProblem wrongNumberOfParts(const QString &name, TextRange where);
ConditionProblem dashInName(const QString &name, TextRange where);
ConditionProblem keywordInName(const QString &keyword, TextRange where);
ConditionProblem digitFirstInName(const QString &written, TextRange where);
ConditionProblem referenceNotFinished(const QString &name, TextRange where);
ConditionProblem callOf(const QString &name, TextRange where);
ConditionProblem indexOf(const QString &name, TextRange where);

} // namespace overmantel::condition
