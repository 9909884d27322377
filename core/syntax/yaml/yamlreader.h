// The one door to the YAML parser library. Reads a text, or the part of a text between two offsets
// (front matter, a fence), and answers a tree with ranges in the whole text. Never throws, stops at
// fixed depth and size.
#pragma once

#include "core/syntax/yaml/yamltree.h"

namespace overmantel::yaml {

// Keys of the problems: yaml.syntax, yaml.tab, yaml.unclosedQuote, yaml.duplicateKey (related: the
// first), yaml.tooDeep (more than maxDepth levels), yaml.multipleDocuments, yaml.aliasCycle,
// yaml.unknownAlias, yaml.missingSpace ("-text:" or "key:value" where a space is missing),
// yaml.character (a control character), yaml.mergeValue (a "<<" with something else than mappings),
// yaml.tooLarge (more than maxSize characters), yaml.tooManyAliases (they stand for more than
// maxAliased values). One root cause gives one problem, and of duplicates maxDuplicates are told.
inline constexpr int maxDepth = 200;
inline constexpr qsizetype maxSize = 16 * 1024 * 1024;
inline constexpr qsizetype maxAliased = 5000;
inline constexpr qsizetype maxDuplicates = 200;

// Resolved: as the engine's loader sees it. An alias is what it stands for, with all ranges where the
// alias stands; the keys that "<<" brings are in the mapping, which has no entry "<<".
// AsWritten: aliases are nodes of their own and "<<" is a key. For edits.
enum class Aliases { Resolved, AsWritten };

Tree read(QStringView text, Aliases aliases = Aliases::Resolved);
// Only the characters in `part`, which must begin at a line start. Ranges count from the start of `text`.
Tree read(QStringView text, TextRange part, Aliases aliases = Aliases::Resolved);

} // namespace overmantel::yaml
