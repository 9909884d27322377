// Rules about conditions, wherever they stand: their syntax and the names in them (spec page 08). What
// they compare is checked in conditionvaluerules.cpp.
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/conditionwalk.h"
#include "core/rules/declarationfix.h"

#include <algorithm>

namespace overmantel {

namespace {

QString joined(const QString &message, const QString &hint)
{
    QString whole = message;
    if (!whole.endsWith(u'.'))
        whole += u'.';
    return hint.isEmpty() ? whole : whole + u' ' + hint;
}

bool isSoundSite(const SitedCondition &sited)
{
    // A mapping there has a rule of its own.
    return sited.site != ConditionSite::StepCompleteWhen || sited.condition->isText;
}

// For a bare name: the entries of that name, the skill's own before the project's.
template <typename Names>
QStringList qualifiedNames(const Names &names, const Skill *skill, const QString &name)
{
    QStringList qualified;
    if (skill && skill->entry(name))
        qualified.append(QStringLiteral("session.%1.%2").arg(skill->id, name));
    if (names.entry(QStringLiteral("project"), name))
        qualified.append(QStringLiteral("session.project.") + name);
    return qualified;
}

template <typename Names>
void checkSyntax(const Names &names, const SitedCondition &sited, Report &report)
{
    const Condition &condition = *sited.condition;
    if (!condition.isText) {
        report.add(wholeCondition(sited), Rules::tr("A condition must be a string. Put it in quotes."));
        return;
    }
    for (const condition::ConditionProblem &problem : condition.parsed.problems) {
        if (sited.site == ConditionSite::ProseIf && problem.key == u"condition.foldMarker")
            continue; // proserules.cpp, which sees the lines below
        Location where = condition.location(problem.where);
        if (where.range.isEmpty())
            where = wholeCondition(sited);
        Diagnostic &found = report.add(where, joined(problem.message, problem.hint));
        for (const condition::BareName &bare : condition.parsed.bareNames) {
            if (bare.where != problem.where)
                continue;
            for (const QString &name : qualifiedNames(names, sited.skill, bare.name))
                found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(bare.name), quoted(name)), where, name));
        }
        if (!problem.replacement.isEmpty())
            //: %1: what to write instead
            found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(quoted(problem.replacement)), where, problem.replacement));
    }
}

template <typename Names>
void checkReference(const Names &names, const SitedCondition &sited, const condition::Reference &reference, Report &report)
{
    const bool hasNamespace = reference.ns == u"project" || names.hasSkill(reference.ns);
    const Location where = sited.condition->location(hasNamespace ? reference.entryRange : reference.nsRange);
    if (!hasNamespace) {
        Diagnostic &found = report.add(where, Rules::tr("%1: there is no skill %2.").arg(quoted(reference.toString()), quoted(reference.ns)));
        suggestName(found, where, reference.ns, names.entryOwners(reference.entry));
        return;
    }
    Diagnostic &found = report.add(where, reference.ns == u"project"
                                       ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(reference.entry))
                                       : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(reference.ns, quoted(reference.entry)));
    suggestName(found, where, reference.entry, names.entryNames(reference.ns));
    offerDeclaration(found, names, reference.ns, reference.entry, typeByUse(*sited.condition, reference));
}

template <typename Names>
void checkDeclared(const Names &names, const SitedCondition &sited, Report &report)
{
    for (const condition::Reference &reference : sited.condition->parsed.references) {
        // system.* is never declared, and is said to be unreadable.
        if (reference.ns != u"system" && !names.entry(reference.ns, reference.entry) && names.isMemoryKnown(reference.ns))
            checkReference(names, sited, reference, report);
    }
}

// The rows that differ by the site of a condition. The memory page names the engine's code for these keys.
bool isRequiresOrIf(const SitedCondition &sited)
{
    return sited.site == ConditionSite::ToolRequires || sited.site == ConditionSite::ProseIf || sited.site == ConditionSite::Branch;
}

bool isOtherKey(const SitedCondition &sited)
{
    return !isRequiresOrIf(sited) && !isVariant(sited);
}

void conditionSyntax(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, [](const SitedCondition &sited) { return !isVariant(sited) && isSoundSite(sited); },
                     [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void conditionUndeclared(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isRequiresOrIf, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void otherConditionUndeclared(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isOtherKey, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void variantConditionSyntax(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isVariant, [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void variantConditionSyntaxOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void variantConditionUndeclared(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isVariant, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void variantConditionUndeclaredOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

Diagnostic &addSystemReference(const SitedCondition &sited, const condition::Reference &reference, Report &report)
{
    return report.add(sited.condition->location(reference.whole), Rules::tr("%1 belongs to the engine; no condition can read it.").arg(quoted(reference.toString())));
}

// The newest engine reads deny lists and does not keep to them.
bool isEnforced(const MemoryAccess &access, const Report &report)
{
    return access.readReason != AccessReason::DenyRead || report.profile() != Profile::Next;
}

void checkReadable(const SkillScope &scope, const SitedCondition &sited, Report &report)
{
    const Skill &skill = scope.skill();
    for (const condition::Reference &reference : sited.condition->parsed.references) {
        if (reference.ns == u"system") {
            addSystemReference(sited, reference, report);
            continue;
        }
        const MemoryEntry *entry = scope.entry(reference.ns, reference.entry);
        const MemoryAccess access = entry ? accessRule(skill, *entry) : MemoryAccess{};
        if (!entry || access.read || !isEnforced(access, report))
            continue;
        Diagnostic &found = report.add(sited.condition->location(reference.whole),
                                       Rules::tr("%1 cannot read %2, so this is always unset.").arg(skill.id, quoted(entry->fullName()))
                                           + u' ' + readSentence(access, skill, *entry));
        found.related.append({access.readAt, Rules::tr("This line decides it.")});
    }
}

void conditionUnreadable(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, [](const SitedCondition &sited) { return !isVariant(sited); },
                     [&](const auto &, const SitedCondition &sited) { checkReadable(scope, sited, report); });
}

void variantConditionUnreadable(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isVariant, [&](const auto &, const SitedCondition &sited) { checkReadable(scope, sited, report); });
}

// A response of the project reads what the skill reads that delivers it; only what no skill reads is a fault.
void variantConditionUnreadableOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &, const SitedCondition &sited) {
        for (const condition::Reference &reference : sited.condition->parsed.references) {
            if (reference.ns == u"system")
                addSystemReference(sited, reference, report);
        }
    });
}

} // namespace

const RuleList &conditionRules()
{
    static const RuleList rows{
        {.code = u"overmantel.condition.invalid",
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition is empty, no string, or not in the condition language."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile: conditions are a small part of Python, and whatever else is written cannot be evaluated."),
         .example = u"tool_constraints:\n  - lock_card:\n      requires: selected_card_id = true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name entries in full (session.<skill>.<entry>), compare with ==, !=, <, <=, > or >=, and join with and, or and not."),
         .inSkill = conditionSyntax},
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A requires: or if: condition names a memory entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. Nothing could ever write the entry, so the condition would see it unset for good."),
         .example = u"if: session.card_replace.raeson == 'stolen'\nLock the card first.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry in the memory.yml that it belongs to."),
         .inSkill = conditionUndeclared},
        {.code = u"overmantel.condition.undeclared_memory",
         .summary = QT_TRANSLATE_NOOP("Rules", "A complete_when or when: condition names a memory entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. Nothing could ever write the entry, so the skill, the step or the response would wait for good."),
         .example = u"complete_when:\n  condition: session.card_replace.submited\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry in the memory.yml that it belongs to."),
         .inSkill = otherConditionUndeclared},
        {.code = u"overmantel.condition.unreadable_memory",
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition names a memory entry that the skill cannot read."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training checks what a skill may read. At run time such an entry reads as unset, whatever its value is."),
         .example = u"if: session.system.turn\nSay hello.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry public in the skill that owns it, take it off deny_read, or compare another entry."),
         .inSkill = conditionUnreadable},
        {.code = u"overmantel.response.invalid_condition", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The condition of a variant is empty, no string, or not in the condition language."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. A variant whose condition cannot be evaluated would never be delivered."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n      condition: vip = true\n    - text: It costs 5.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name entries in full (session.<skill>.<entry>), compare with ==, !=, <, <=, > or >=, and join with and, or and not."),
         .inSkill = variantConditionSyntax, .inProject = variantConditionSyntaxOfProject},
        {.code = u"overmantel.response.undeclared_memory", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The condition of a variant names a memory entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. The variant could never be delivered, because nothing can write the entry."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n      condition: session.project.vipp\n    - text: It costs 5.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry in the memory.yml that it belongs to."),
         .inSkill = variantConditionUndeclared, .inProject = variantConditionUndeclaredOfProject},
        {.code = u"overmantel.response.unreadable_memory", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The condition of a variant names a memory entry that the skill cannot read."),
         .why = QT_TRANSLATE_NOOP("Rules", "Such an entry reads as unset, whatever its value is, so another variant is delivered than the one meant."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n      condition: session.system.vip\n    - text: It costs 5.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry public in the skill that owns it, take it off deny_read, or compare another entry."),
         .inSkill = variantConditionUnreadable, .inProject = variantConditionUnreadableOfProject},
    };
    return rows;
}

} // namespace overmantel
