// Rules about the variants of a response together, and about placeholders (reference: responses-yml).
#include "core/rules/rulegroups.h"

#include "core/queries/responseselection.h"
#include "core/rules/projectnames.h"
#include "core/rules/responsetrees.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

void checkDefault(const Response &response, Report &report)
{
    if (response.isWellFormed && response.hasConditions() && response.defaultIndex() < 0)
        report.add(response.name.where, Rules::tr("Every variant of %1 has a condition. Leave it off on the one that is to be spoken when none is true.").arg(response.name.text));
}

void checkDefaults(const Response &response, Report &report)
{
    if (!response.isWellFormed || !response.hasConditions())
        return;
    const ResponseVariant &first = response.variants[std::max(0, response.defaultIndex())];
    for (const ResponseVariant &variant : response.variants) {
        if (variant.condition || variant.index == first.index)
            continue;
        Diagnostic &found = report.add(variant.anchor, Rules::tr("%1 has no condition, but variant %2 is the default already. Give it a condition, or delete it.")
                                                           .arg(variantName(response.name.text, variant.index)).arg(first.index + 1));
        found.related.append({first.anchor, Rules::tr("The first variant without a condition.")});
    }
}

void checkUnconditioned(const Response &response, Report &report)
{
    if (!response.isWellFormed || response.hasConditions())
        return;
    for (const ResponseVariant &variant : response.variants) {
        if (variant.index > 0)
            report.add(variant.anchor, Rules::tr("%1 is never spoken: without any condition the first variant always is. Give it a condition, or delete it.")
                                           .arg(variantName(response.name.text, variant.index)));
    }
}

// `isFound` tells whether the bare form means an entry; `names` answers about qualified ones.
template <typename Names, typename IsFound>
void checkPlaceholders(const Response &response, const Names &names, IsFound isFound, Report &report)
{
    for (const ResponseVariant &variant : response.variants) {
        for (const Placeholder &placeholder : placeholders(variant.text.text)) {
            const Location where = variant.text.part(placeholder.where);
            if (!placeholder.ns.isEmpty()) {
                if (names.isMemoryKnown(placeholder.ns) && !names.entry(placeholder.ns, placeholder.entry))
                    report.add(where, Rules::tr("No memory.yml declares %1, so the placeholder is spoken as it is written.").arg(quoted(QString(placeholder.ns + u'.' + placeholder.entry))));
            } else if (!isFound(placeholder.entry)) {
                report.add(where, Rules::tr("Neither the skill nor the project declares %1, so the placeholder is spoken as it is written.").arg(quoted(placeholder.entry)));
            }
        }
    }
}

void missingDefault(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkDefault(response, report);
}

void missingDefaultOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkDefault(response, report);
}

void severalDefaults(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkDefaults(response, report);
}

void severalDefaultsOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkDefaults(response, report);
}

void neverSpokenVariants(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkUnconditioned(response, report);
}

void neverSpokenVariantsOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkUnconditioned(response, report);
}

void unknownPlaceholders(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkPlaceholders(response, scope, [&](const QString &name) { return scope.bareEntry(name) || !scope.isOwnMemoryKnown(); }, report);
}

// The bare form of a project's response means an entry of whichever skill speaks it.
void unknownPlaceholdersOfProject(const ProjectScope &scope, Report &report)
{
    const Project &project = scope.project;
    for (const Response &response : project.responses) {
        checkPlaceholders(response, ProjectNames{project}, [&](const QString &name) {
            if (project.entry(u"project", name) || !project.isMemoryKnown)
                return true;
            const QStringList speakers = deliveringSkills(project, response.name.text);
            return speakers.isEmpty() || std::any_of(speakers.begin(), speakers.end(), [&](const QString &id) {
                const Skill *speaker = project.skill(id);
                return !speaker || !speaker->isMemoryKnown || speaker->entry(name);
            });
        }, report);
    }
}

} // namespace

const RuleList &variantRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.missing_default", .family = u"mantle.validation.response.*",
         .summary = OM_TEXT("A response with conditions has no variant without one."),
         .inSkill = missingDefault, .inProject = missingDefaultOfProject},
        {.code = u"overmantel.response.several_defaults", .family = u"mantle.validation.response.*",
         .summary = OM_TEXT("A response with conditions has several variants without one."),
         .inSkill = severalDefaults, .inProject = severalDefaultsOfProject},
        {.code = u"overmantel.response.never_spoken", .severity = Severity::Warning,
         .summary = OM_TEXT("Without any condition only the first variant is ever spoken."),
         .inSkill = neverSpokenVariants, .inProject = neverSpokenVariantsOfProject},
        {.code = u"overmantel.response.unknown_placeholder", .severity = Severity::Warning,
         .summary = OM_TEXT("A placeholder names a memory entry that is not declared."),
         .inSkill = unknownPlaceholders, .inProject = unknownPlaceholdersOfProject},
    };
    return rows;
}

} // namespace overmantel
