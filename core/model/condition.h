// A condition that stands somewhere in a file: its text, its parse, and the way back to the file.
#pragma once

#include "core/model/word.h"
#include "core/syntax/condition/conditionparser.h"

namespace overmantel {

struct Condition
{
    Word word;           // the expression as decoded
    bool isText = true;  // false when the YAML value is no string (then nothing is parsed)
    condition::ParsedCondition parsed;

    QString text() const { return word.text; }
    Location location(TextRange inExpression) const { return word.part(inExpression); }
};

} // namespace overmantel
