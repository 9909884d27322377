// Splits Python text into tokens: names, texts, numbers, operators and the ends of logical lines,
// each first token with its indentation. Comments and line ends inside brackets are dropped. It does
// not judge; broken text gives tokens too, and a definition at the line start ends open brackets.
#pragma once

#include "core/text/textrange.h"

#include <QList>
#include <QStringView>

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

// Ends with NewLine and End, always. Linear in the size of the text.
QList<Token> tokenize(QStringView text);

// What a Text token stands for, escapes resolved; names of characters (\N{…}) stay as written.
QString decodedText(QStringView text, const Token &token);

} // namespace overmantel::python
