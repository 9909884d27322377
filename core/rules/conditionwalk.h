// Ways through the conditions of a skill or of the project's own responses, and through one condition, that
// several rules take.
#pragma once

#include "core/queries/conditionsites.h"
#include "core/rules/projectnames.h"
#include "core/rules/rule.h"
#include "core/rules/skillscope.h"

#include <functional>

namespace overmantel {

inline bool isVariant(const SitedCondition &sited)
{
    return sited.site == ConditionSite::Variant;
}

// The place to mark when the whole condition is at fault: the value, or what introduces it.
Location wholeCondition(const SitedCondition &sited);

// check(scope, condition) for each condition of the skill that `takes` lets through.
template <typename Takes, typename Check>
void forEachCondition(const SkillScope &scope, Takes takes, Check check)
{
    const QList<SitedCondition> sites = conditionSites(scope.skill());
    for (const SitedCondition &sited : sites) {
        if (takes(sited))
            check(scope, sited);
    }
}

// The same for the variants of the project's own responses.
template <typename Check>
void forEachCondition(const ProjectScope &scope, Check check)
{
    const QList<SitedCondition> sites = projectConditionSites(scope.project);
    for (const SitedCondition &sited : sites)
        check(ProjectNames{scope.project}, sited);
}

// Two neighbours in a comparison.
struct ComparedPair
{
    const condition::Expression &left;
    const condition::Expression &right;
    condition::ComparisonOperator op;
    TextRange where; // in the condition
};
bool isEquality(condition::ComparisonOperator op); // ==, !=, is, is not
void forEachComparedPair(const condition::Expression &expression, const std::function<void(const ComparedPair &pair)> &visit);

// References whose truth value decides, such as both in `session.a.x and not session.a.y`; `isNegated`
// behind an odd number of nots.
void forEachBareReference(const condition::Expression &expression, const std::function<void(const condition::Reference &reference, bool isNegated)> &visit);

// What an entry should be that is used like this in the condition; Any when nothing tells.
MemoryType typeByUse(const Condition &condition, const condition::Reference &reference);

// A literal as it must be written in this condition; empty when its YAML leaves no way.
QString literalFor(const Condition &condition, TextRange where, const Value &value);

} // namespace overmantel
