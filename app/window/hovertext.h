// What a name in the text stands for, in a few lines: shown when the mouse rests on it. A pure function
// of the model.
#pragma once

#include "core/model/project.h"

#include <QString>

namespace overmantel {

// Empty where no name stands, or one that nothing defines.
QString hoverText(const Project &project, const QString &file, qsizetype offset);

} // namespace overmantel
