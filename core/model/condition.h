// A condition that stands somewhere in a file: its text, its parse, and the way back to the file.
#pragma once

#include "core/model/word.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/syntax/yaml/yamltree.h"

namespace overmantel {

struct Condition
{
    Word word;           // the expression as decoded
    Location key;        // what introduces it: its YAML key, or the line with "if:"
    yaml::ScalarStyle style = yaml::ScalarStyle::Plain;
    bool isText = true;  // false when the YAML value is no string (then nothing is parsed)
    condition::ParsedCondition parsed;

    QString text() const { return word.text; }
    Location location(TextRange inExpression) const { return word.part(inExpression); }
};

} // namespace overmantel
