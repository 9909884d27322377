// Moves of whole sections of a YAML file by whole lines, so that comments and everything inside stay as they
// are. For fixes; they answer nothing where the text is not laid out plainly enough.
#pragma once

#include "core/model/sourcefile.h"
#include "core/text/textedit.h"

#include <optional>

namespace overmantel {

// Takes the entry at `index` out of a section and puts it behind the section, at the left margin.
std::optional<TextEdit> moveToTopLevel(const SourceFile &file, const yaml::Entry &section, qsizetype index);
// `llm:` with the model's own settings below it becomes a reference to a new model group with them.
std::optional<TextEdit> moveToModelGroup(const SourceFile &file, const yaml::Entry &llm, const QString &group);

} // namespace overmantel
