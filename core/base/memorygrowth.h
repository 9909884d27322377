// How the program asks the system for memory.
#pragma once

namespace overmantel {

// Asks for it in large steps. An agent of a thousand skills is millions of small objects, and asking for
// each few pages anew takes a third of the time to read it. To be called first in main(); does nothing
// where the C library is not glibc.
void growMemoryInLargeSteps();

} // namespace overmantel
