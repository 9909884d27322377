// Numbers and texts as Python writes them, with their values.
#pragma once

#include "core/syntax/condition/conditiontree.h"

#include <optional>

namespace overmantel::condition {

struct LiteralScan
{
    qsizetype end = 0; // where the text goes on, also after a malformed literal
    Value value;
    std::optional<ConditionProblem> problem;
};

// `start` stands at a digit, or at a dot before a digit.
LiteralScan scanNumber(QStringView text, qsizetype start);

// `start` stands at the prefix, `quote` at the opening quote behind it. Prefixes of Python only.
LiteralScan scanText(QStringView text, qsizetype start, qsizetype quote);

// A text in typographic quotes: no literal, but it is plain what is meant. Nothing when it is not closed on its line.
std::optional<LiteralScan> scanTypographicText(QStringView text, qsizetype start);
bool isTypographicQuote(QChar c);

} // namespace overmantel::condition
