// What the statements of one function do with memory and buttons.
#pragma once

#include "core/syntax/python/pythonsource.h"
#include "core/syntax/python/toolscan.h"

namespace overmantel::python {

// Fills memory, buttons and callsSetButtons of a function whose header is read. Answers the names
// that it calls, which may be functions of the same file.
QSet<QString> readBody(const Source &source, TokenSpan body, Function &function);

} // namespace overmantel::python
