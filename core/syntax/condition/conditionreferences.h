// Finds references among tokens, and tells what belongs to a name that was only meant as one. Works
// without a tree, so that references are known in conditions that are still being typed.
#pragma once

#include "core/syntax/condition/conditionproblems.h"

namespace overmantel::condition {

// In text order. Exactly three parts; nothing that goes on with a dot or a dash.
QList<Reference> findReferences(const QList<Token> &tokens);

bool areAdjacent(const Token &a, const Token &b);
// The place stands at a dash that glues names together, as in session.card-replace.reason.
bool isGluedDash(const TokenPlace &place);
// The place stands at ".1x": read as a number, but meant as a segment of the name before it.
bool isGluedNumber(const TokenPlace &place);

} // namespace overmantel::condition
