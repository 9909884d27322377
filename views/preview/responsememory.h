// Which memory entries a response looks at: in its conditions, its placeholders and its buttons.
#pragma once

#include "core/model/project.h"

namespace overmantel {

// Full names in the order in which the file names them, each once; also of undeclared entries when they
// are fully qualified. `response` may be nullptr.
QStringList memoryOf(const Project &project, const Response *response, QStringView skillId);

} // namespace overmantel
