// Splits Python text into tokens: names, texts, numbers, operators and the ends of logical lines,
// each first token with its indentation. Comments and line ends inside brackets are dropped. Broken text
// gives tokens too, and a definition at the line start ends open brackets.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/text/textrange.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace overmantel::python {

struct Token
{
    enum class Kind { Name, Text, Number, Operator, NewLine, End };

    Kind kind = Kind::End;
    TextRange where;
    int indent = -1; // columns, on the first token of a logical line only
    // Text
    TextRange content = {}; // between the quotes
    bool isRaw = false;
    bool isLiteral = true; // false for bytes, and for f-strings that compute something
};

struct Tokens
{
    QList<Token> all; // ends with NewLine and End, always
    // The first bracket or quote that Python would stumble over, where that is beyond doubt.
    std::optional<SyntaxProblem> fault;
};

// Python itself nests brackets no deeper.
constexpr qsizetype maxNesting = 200;

// Linear in the size of the text.
Tokens tokenize(QStringView text);

// What a Text token stands for, escapes resolved; names of characters (\N{…}) stay as written.
QString decodedText(QStringView text, const Token &token);

} // namespace overmantel::python
