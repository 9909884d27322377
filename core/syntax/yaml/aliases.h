// Puts what aliases and merge keys ("<<") stand for into a tree that was read as written. Bounded: a
// text whose aliases stand for too much is refused, so that doubling aliases cost nothing.
#pragma once

#include "core/syntax/yaml/yamltree.h"

#include <optional>

namespace overmantel::yaml {

bool isMergeKey(const Node &key);

// Adds problems of merge keys to the tree. Answers the problem that makes the whole tree unusable.
std::optional<SyntaxProblem> resolveAliases(Tree &tree);

} // namespace overmantel::yaml
