// Every condition of an agent with the place it stands at and the skill that evaluates it.
#pragma once

#include "core/model/project.h"

namespace overmantel {

enum class ConditionSite { ToolRequires, ProseIf, SkillCompleteWhen, StepCompleteWhen, UtterWhen, Branch, Variant };

struct SitedCondition
{
    ConditionSite site = ConditionSite::ProseIf;
    const Condition *condition = nullptr;   // into the project
    const Skill *skill = nullptr;           // nullptr for a response of the project
    const Response *response = nullptr;     // for Variant
    const ResponseVariant *variant = nullptr;
};

QList<SitedCondition> conditionSites(const Project &project);
QList<SitedCondition> conditionSites(const Skill &skill); // its responses included
QList<SitedCondition> projectConditionSites(const Project &project); // of the project's own responses

// Every place that names a response, and by what key ("action", "on_success", …).
struct ResponseSite
{
    const Skill *skill = nullptr;
    const Word *name = nullptr;
    QString key;
};
QList<ResponseSite> responseSites(const Project &project);
QList<ResponseSite> responseSites(const Skill &skill);

} // namespace overmantel
