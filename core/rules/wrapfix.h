// The fix for content that stands one level too high: the key that it lacks is written above it and its
// lines move to the right. Nothing else changes, so comments and block scalars stay what they are.
#pragma once

#include "core/model/sourcefile.h"
#include "core/rules/rule.h"

namespace overmantel {

// Puts the keys above a block mapping, each deeper than the one before. No fix for a mapping that does not
// begin its line.
void addWrapFix(Diagnostic &found, const QString &title, const SourceFile &file, const yaml::Node &mapping, const QStringList &keys);

} // namespace overmantel
