// Says why a text is no YAML in words that help its author. The parser library stops where the text
// became impossible; the cause often stands further up. One failure gives one problem.
#pragma once

#include "core/diagnostics/diagnostic.h"

namespace overmantel::yaml {

struct Failure
{
    enum class Kind { Structure, EndInQuote, UnknownAlias, Escape, Tab, Other };
    Kind kind = Kind::Other;
    qsizetype at = 0;           // where the library stopped
    qsizetype openBracket = -1; // a flow collection that was open then
};

// `text` ends where the YAML ends; it begins at `start`.
SyntaxProblem diagnose(QStringView text, qsizetype start, const Failure &failure);

// Problems of a text that is YAML but hardly what was meant, such as "-text: Hello".
struct Node;
QList<SyntaxProblem> missingSpaces(QStringView text, const Node &root);

} // namespace overmantel::yaml
