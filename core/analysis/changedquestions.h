// Part of the analysis: which questions of rules (core/rules/skillscope.h) may be answered differently
// after one skill has changed.
#pragma once

#include "core/rules/skillscope.h"

#include <QSet>

namespace overmantel {

// Adds them; false when they cannot be told apart, so that every answer has to be looked at.
bool addChangedQuestions(const SkillPart &before, const SkillPart &after, QSet<Question> &into);

} // namespace overmantel
