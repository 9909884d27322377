#include "core/queries/conditionsites.h"

namespace overmantel {

namespace {

void addResponses(const QList<Response> &responses, const Skill *skill, QList<SitedCondition> &sites)
{
    for (const Response &response : responses) {
        for (const ResponseVariant &variant : response.variants) {
            if (variant.condition)
                sites.append({.site = ConditionSite::Variant, .condition = &*variant.condition, .skill = skill,
                              .response = &response, .variant = &variant});
        }
    }
}

void addSkill(const Skill &skill, QList<SitedCondition> &sites)
{
    const auto add = [&](ConditionSite site, const std::optional<Condition> &condition) {
        if (condition)
            sites.append({.site = site, .condition = &*condition, .skill = &skill, .response = nullptr, .variant = nullptr});
    };
    add(ConditionSite::SkillCompleteWhen, skill.completeWhen);
    for (const ToolConstraint &constraint : skill.constraints)
        add(ConditionSite::ToolRequires, constraint.requirement);
    for (const UtterTrigger &trigger : skill.utters)
        add(ConditionSite::UtterWhen, trigger.when);
    for (const ProseParagraph &paragraph : skill.paragraphs)
        add(ConditionSite::ProseIf, paragraph.condition);
    for (const Block &block : skill.blocks) {
        for (const Step *step : block.allSteps()) {
            add(ConditionSite::StepCompleteWhen, step->completeWhen);
            for (const Branch &branch : step->branches)
                add(ConditionSite::Branch, branch.condition);
        }
    }
    addResponses(skill.responses, &skill, sites);
}

} // namespace

QList<SitedCondition> conditionSites(const Project &project)
{
    QList<SitedCondition> sites;
    for (const Skill &skill : project.skills)
        addSkill(skill, sites);
    addResponses(project.responses, nullptr, sites);
    return sites;
}

QList<SitedCondition> conditionSites(const Skill &skill)
{
    QList<SitedCondition> sites;
    addSkill(skill, sites);
    return sites;
}

QList<SitedCondition> projectConditionSites(const Project &project)
{
    QList<SitedCondition> sites;
    addResponses(project.responses, nullptr, sites);
    return sites;
}

QList<ResponseSite> responseSites(const Project &project)
{
    QList<ResponseSite> sites;
    for (const Skill &skill : project.skills)
        sites.append(responseSites(skill));
    return sites;
}

QList<ResponseSite> responseSites(const Skill &skill)
{
    QList<ResponseSite> sites;
    const auto add = [&](const Word &name, const QString &key) {
        if (name.isWritten())
            sites.append({.skill = &skill, .name = &name, .key = key});
    };
    for (const UtterTrigger &trigger : skill.utters)
        add(trigger.response, QStringLiteral("utter"));
    for (const ToolConstraint &constraint : skill.constraints) {
        add(constraint.onSuccess, QStringLiteral("on_success"));
        add(constraint.onFailure, QStringLiteral("on_failure"));
        add(constraint.utterForConfirmation, QStringLiteral("utter_for_confirmation"));
        add(constraint.utterOnDenial, QStringLiteral("utter_on_user_denial"));
    }
    for (const Block &block : skill.blocks) {
        for (const Step *step : block.allSteps()) {
            if (step->kind == StepKind::Action)
                add(step->subject, step->usesUtterAlias ? QStringLiteral("utter") : QStringLiteral("action"));
            add(step->utterance, QStringLiteral("utterance"));
        }
    }
    return sites;
}

} // namespace overmantel
