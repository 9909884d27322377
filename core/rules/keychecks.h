// What rules about agent.yml, integrations.yml and front matter say about a key or a value, with the fixes
// that go with it. The fixes are edits of core/syntax/yaml, so they keep comments and leave alone what an
// alias stands for.
#pragma once

#include "core/model/sourcefile.h"
#include "core/rules/rule.h"
#include "core/syntax/condition/conditiontree.h"

namespace overmantel {

// The stretch of the file that is YAML: the front matter of a skill.md, else all of it.
TextRange yamlPart(const SourceFile &file);
// Of the known keys the one that an unknown one most likely means; empty when the mapping has it already.
QString meantKey(const yaml::Node &mapping, QStringView written, const QStringList &known);
// True when the key is not there, but a misspelt one that means it is: that one is reported instead.
bool isMisspelt(const yaml::Node &mapping, const QString &key, const QStringList &known);
// " Did you mean …?" with the fix that renames the key; false when no known key is near or free.
bool suggestKey(Diagnostic &found, const SourceFile &file, const yaml::Node &mapping, const yaml::Node &key, const QStringList &known);
// The same for a value that must be one of some words.
void suggestValue(Diagnostic &found, const SourceFile &file, const yaml::Node &value, const QStringList &known);
// Adds the fix unless its edit is empty.
void addFix(Diagnostic &found, const QString &title, const QString &file, const TextEdit &edit);
void addBoolFix(Diagnostic &found, const SourceFile &file, const yaml::Node &value);  // "true", yes, on …
void addQuotesFix(Diagnostic &found, const SourceFile &file, const yaml::Node &value); // 12 -> "12"

// What is wrong with a condition and what to do, in sentences.
QString problemSentence(const condition::ConditionProblem &problem);
// What an alias stands for is not judged.
inline bool isAlias(const yaml::Node &node) { return node.kind == yaml::Kind::Alias; }
// Written at its place, without anchor, tag or alias: only then can an edit of its characters replace it.
inline bool isPlainlyWritten(const yaml::Node &node) { return node.origin == yaml::Origin::Written && !node.hasForeign && node.properties.isEmpty(); }
inline bool isBool(const yaml::Node &node) { return yaml::toValue(node).kind() == Value::Kind::Bool; }

} // namespace overmantel
