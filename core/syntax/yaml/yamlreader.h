// The one door to the YAML parser library. Reads a text, or the part of a text between two offsets
// (front matter, a fence), and answers a tree with ranges in the whole text. Never throws, never
// expands aliases, stops at fixed depth and size.
#pragma once

#include "core/syntax/yaml/yamltree.h"

namespace overmantel::yaml {

// Keys of the problems: yaml.syntax, yaml.tab, yaml.unclosedQuote, yaml.duplicateKey (related: the
// first), yaml.tooDeep (more than maxDepth levels), yaml.multipleDocuments, yaml.aliasCycle,
// yaml.unknownAlias, yaml.missingSpace ("-text:" or "key:value" where a space is missing),
// yaml.character (a control character), yaml.tooLarge (more than maxSize characters).
// One root cause gives one problem.
inline constexpr int maxDepth = 200;
inline constexpr qsizetype maxSize = 16 * 1024 * 1024;

Tree read(QStringView text);
// Only the characters in `part`, which must begin at a line start. Ranges count from the start of `text`.
Tree read(QStringView text, TextRange part);

} // namespace overmantel::yaml
