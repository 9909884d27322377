// What the statements of one function do with memory and buttons.
#pragma once

#include "core/syntax/python/pythonsource.h"
#include "core/syntax/python/toolscan.h"

namespace overmantel::python {

struct BodyCalls
{
    QSet<QString> called;       // by bare name: may be functions of the same file
    QSet<QString> givenContext; // those of them that get the whole context
};

// Fills what the statements of a function say, whose header is read already.
BodyCalls readBody(const Source &source, TokenSpan body, Function &function);

} // namespace overmantel::python
