// The outline of a file: sections, blocks and steps of a skill.md, entries of a memory.yml, responses
// and variants of a responses.yml, functions of a tools.py.
#pragma once

#include "core/model/project.h"

namespace overmantel {

enum class OutlineKind { Section, Block, Step, Entry, Response, Variant, Function, Key };

struct OutlineItem
{
    OutlineKind kind = OutlineKind::Key;
    StepKind step = StepKind::Unknown; // for Step
    QString title{};
    QString detail{};
    Location where{};   // where a click goes: the name
    Location extent{};  // what belongs to it: for "which item is the cursor in"
    QList<OutlineItem> children{};
};

QList<OutlineItem> outline(const Project &project, const QString &file);

} // namespace overmantel
