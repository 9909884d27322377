// Part of the analysis: findings in what an alias stands for. They stand where the alias does, so no fix
// can change the text that they are about; and what is told where that text is written is not told again
// at every alias.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/model/sourcefile.h"

#include <functional>

namespace overmantel {

// nullptr for a file that the model does not have.
using FileLookup = std::function<const SourceFile *(const QString &)>;

void settleAliases(QList<Diagnostic> &findings, const FileLookup &fileAt);

} // namespace overmantel
