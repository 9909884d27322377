// Ways through the syntax tree of a skill.md that several rules take.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/model/skill.h"
#include "core/model/sourcefile.h"

#include <functional>

namespace overmantel {

// The mapping of the front matter; nullptr when there is none or the file is no skill.md.
const yaml::Node *frontMatter(const SourceFile &file);
// The line that stands for a key that is not there: the first key, else the opening delimiter.
Location firstKey(const SourceFile &file);
// The key of the root mapping stands for a value that is not written.
Location valueOrKey(const SourceFile &file, const yaml::Entry &entry);

// Everything that is prose: the paragraphs, and the `instructions:` of steps (`isInstructions`).
using ProseVisit = std::function<void(const QList<skill::Token> &, const QList<skill::StrayMarker> &, bool isInstructions)>;
void forEachProse(const SourceFile &file, const ProseVisit &visit);

// The list under `steps:`, or nullptr.
const yaml::Node *stepsOf(const skill::Fence &fence);
// The items of these lists, steps below then: and else: included; the second only those that are mappings.
void forEachStepItem(const SourceFile &file, const std::function<void(const yaml::Node &step)> &visit);
void forEachStepNode(const SourceFile &file, const std::function<void(const yaml::Node &step)> &visit);
// Takes an entry out of a mapping in an ordered block; comments stay. Empty where that cannot be done.
TextEdit withoutEntry(const SourceFile &file, const yaml::Node &mapping, const yaml::Entry &entry);
// The stretch of the file that is the YAML of the block around a place in it.
TextRange blockBodyAt(const SourceFile &file, TextRange place);
Fix editFix(const QString &title, const QString &file, const TextEdit &edit);
QString stepName(const yaml::Node &step); // empty without an id
// The kinds that keys of the step name, `utter` as action; a sound step has one.
QList<const StepKindInfo *> kindsOf(const yaml::Node &step);

} // namespace overmantel
