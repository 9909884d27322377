// Decodes one scalar from the place where it begins: value, style, where it ends, and the map from
// the value back to the characters. The rules are those of YAML 1.2 for each of the five styles.
// It decides nothing about structure; the caller says where the scalar stands.
#pragma once

#include "core/syntax/yaml/yamltree.h"

namespace overmantel::yaml {

struct ScalarPlace
{
    qsizetype parentIndent = -1; // column of the block collection around it; -1: none
    bool inFlow = false;
};

struct DecodedScalar
{
    ScalarStyle style = ScalarStyle::Plain;
    QString value;
    SourceMap source;
    TextRange range;
    qsizetype next = 0;   // where reading goes on; behind the last line of a block scalar
    bool closed = true;   // false: a quote without its partner
    qsizetype badEscape = -1; // offset of a backslash that begins no known escape
    // Of a block scalar: the column of its lines, -1 when it has none, and where the last line that is
    // not empty ends (the header, when there is none).
    qsizetype contentIndent = -1;
    qsizetype contentEnd = 0;
};

// `text` ends where the YAML ends. `at` is the first character of the scalar.
DecodedScalar decodeScalar(QStringView text, qsizetype at, ScalarPlace place);

DecodedScalar decodePlain(QStringView text, qsizetype at, ScalarPlace place);
DecodedScalar decodeSingleQuoted(QStringView text, qsizetype at);
DecodedScalar decodeDoubleQuoted(QStringView text, qsizetype at);
DecodedScalar decodeBlock(QStringView text, qsizetype at, ScalarPlace place);

} // namespace overmantel::yaml
