// The example agent that the program carries inside itself. What is opened is a copy that belongs to the
// person; the built-in one is never edited.
#pragma once

#include "core/base/result.h"

namespace overmantel {

// The folder of the person's copy, made at the first call (and completed where files are missing).
// Files that are there stay as they are. Error: the place cannot be written.
Result<QString> exampleAgentFolder(const QString &parentFolder);
// Where the copy belongs by default.
QString exampleAgentParent();

} // namespace overmantel
