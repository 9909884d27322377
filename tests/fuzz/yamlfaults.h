// Promises of the YAML reader that any text must keep; shared by the targets that read YAML.
#pragma once

#include "core/syntax/yaml/yamltree.h"

namespace overmantel::fuzz {

// `part` is the stretch of the text that was read.
QString treeFault(const QString &text, TextRange part, const yaml::Tree &tree);

} // namespace overmantel::fuzz
