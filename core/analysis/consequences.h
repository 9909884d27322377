// Part of the analysis: what is left unchecked while a file or folder cannot be read, as a sentence for
// its finding.
#pragma once

#include "core/model/sourcefile.h"

namespace overmantel {

// "Not checked because of this: …" for a file that nothing is known of; with `hasEarlierState` that the
// rest of the agent is checked against what the file said before. Empty for files that nothing depends on.
QString consequence(FileKind kind, const QString &skillId, bool hasEarlierState);

// The files of which nothing is known when this cannot be read: itself, or for a folder where an agent
// has one the files that others would ask for. Never empty.
QStringList filesHiddenBy(const QString &path);

} // namespace overmantel
