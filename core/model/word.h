// A word of the author's text together with where it stands. The model is made of these: every name
// that a rule may mark, a rename may change or a click may reach.
#pragma once

#include "core/text/sourcemap.h"
#include "core/text/textrange.h"

#include <QString>

namespace overmantel {

struct Word
{
    QString text;   // decoded
    Location where; // without quotes where the scalar is a plain or quoted one on one line
    SourceMap source; // decoded text -> file

    bool isEmpty() const { return text.isEmpty(); }
    bool isWritten() const { return where.isValid(); }
    // The file range of a part of the text.
    Location part(TextRange range) const { return {where.file, source.isEmpty() ? where.range : source.toSource(range)}; }
};

} // namespace overmantel
