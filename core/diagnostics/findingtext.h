// A finding as a line of text, for terminals, clipboards and reports: the same words everywhere. Lines and
// columns are one-based here, severities are the English keys of the command line. Whatever a file or its
// name holds, the answer is one line without control characters.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <functional>

namespace overmantel {

// Line and column (zero-based) of the beginning of a place.
using PositionOf = std::function<TextPosition(const Location &)>;

QString findingPlace(const QString &file, TextPosition at);               // "memory.yml:3:5"
QString findingLine(const Diagnostic &finding, TextPosition at);          // "memory.yml:3:5: error: … [code]"
QString findingMarkdownItem(const Diagnostic &finding, TextPosition at);  // "- **error** `memory.yml:3:5`: … (`code`)"

// The text on one line, control characters shown as the replacement character.
QString onOneLine(QStringView text);

} // namespace overmantel
