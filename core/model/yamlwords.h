// Small steps from a YAML tree to the model, shared by the readers of this folder.
#pragma once

#include "core/model/condition.h"
#include "core/syntax/yaml/yamltree.h"

namespace overmantel::reading {

// The decoded scalar with its place; for a collection the place of the whole node and an empty text.
Word word(const QString &file, const yaml::Node &node);
Word wordOf(const QString &file, const yaml::Node *node); // not written for nullptr
// As wordOf, but only for scalars that are text; anything else is not written.
Word textOf(const QString &file, const yaml::Node *node);
Location location(const QString &file, const yaml::Node &node);
Location location(const QString &file, const yaml::Entry &entry);
// true only for a written true.
bool isTrue(const yaml::Node *node);
std::optional<Condition> condition(const QString &file, const yaml::Node *node);
// The condition under a key of a mapping, with the place of the key.
std::optional<Condition> conditionOf(const QString &file, const yaml::Node &mapping, QStringView key);
Condition conditionAt(const QString &file, QStringView text, TextRange range);

} // namespace overmantel::reading
