// Writes scalars so that reading gives the same value again, with quotes only where they are needed.
#pragma once

#include "core/syntax/yaml/yamltree.h"

#include <optional>

namespace overmantel::yaml {

struct ScalarSpot
{
    bool inFlow = false;
    bool isKey = false;
};

// On one line.
QString writeScalar(const Value &value, ScalarStyle preferred, ScalarSpot spot = {});

// Whether the text may stand without quotes and is read as that very text.
bool canBePlain(QStringView text, ScalarSpot spot);

// Whether a character is in it that only an escape in double quotes can carry.
bool needsEscapes(QStringView text);

// The text between quotes of that style; the style must be one of the two quoted ones.
QString escaped(QStringView text, ScalarStyle style);

struct WrittenBlock
{
    QString header;     // "|", ">-", "|2+"
    QStringList lines;  // indented; without line ends
    bool keeps = false; // empty lines below would become part of the value
    bool endsWithBreak = false; // the line end behind the last line is part of the value
};

// As a literal or folded block scalar. Nothing when block scalars cannot hold the text. `width` is
// where folded lines are broken.
std::optional<WrittenBlock> writeBlock(const QString &text, ScalarStyle style, qsizetype parentIndent, qsizetype indent,
                                       qsizetype width = 100);

} // namespace overmantel::yaml
