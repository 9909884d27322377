// What a person types for the value of a memory entry, and back: fields of the preview and the matrix.
// Knows nothing of YAML: the way a value is written into a file is core/edits' business.
#pragma once

#include "core/base/result.h"
#include "core/model/memory.h"

namespace overmantel {

// Empty input means unset, except for text entries: there `""` is the empty text and empty input is
// unset as well. Whole numbers and numbers as written in decimals; true/false in either case; list and
// json as JSON; any takes JSON and everything else as text. The error is a sentence.
Result<Value> valueFromInput(const MemoryEntry &entry, const QString &input);
// The input that gives that value; empty for an unset one.
QString inputFromValue(const MemoryEntry &entry, const Value &value);

// What a field for that entry offers to choose from: the enum values, or True and False. Empty when the
// value is to be typed.
QList<Value> choices(const MemoryEntry &entry);

} // namespace overmantel
