// Rules about conditions, wherever they stand (spec page 08).
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"
#include "core/rules/projectnames.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

bool isVariant(const SitedCondition &sited)
{
    return sited.site == ConditionSite::Variant;
}

// The place to mark when the whole condition is at fault: the value, or what is written before it.
Location wholeCondition(const SitedCondition &sited)
{
    const Condition &condition = *sited.condition;
    if (!condition.word.where.range.isEmpty() || !sited.variant)
        return condition.word.where;
    return sited.variant->anchor;
}

QString joined(const QString &message, const QString &hint)
{
    return hint.isEmpty() ? message : message + u' ' + hint;
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
void checkDeclared(const Names &names, const SitedCondition &sited, Report &report)
{
    for (const condition::Reference &reference : sited.condition->parsed.references) {
        if (names.entry(reference.ns, reference.entry) || !names.isMemoryKnown(reference.ns))
            continue;
        const bool hasNamespace = reference.ns == u"project" || names.hasSkill(reference.ns);
        const Location where = sited.condition->location(hasNamespace ? reference.entryRange : reference.nsRange);
        if (!hasNamespace) {
            Diagnostic &found = report.add(where, Rules::tr("%1: there is no skill %2.").arg(quoted(reference.toString()), quoted(reference.ns)));
            suggestName(found, where, reference.ns, names.entryOwners(reference.entry));
            continue;
        }
        Diagnostic &found = report.add(where, reference.ns == u"project"
                                           ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(reference.entry))
                                           : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(reference.ns, quoted(reference.entry)));
        suggestName(found, where, reference.entry, names.entryNames(reference.ns));
    }
}

template <typename Names>
void checkEnumLiterals(const Names &names, const SitedCondition &sited, Report &report)
{
    for (const condition::LiteralComparison &comparison : sited.condition->parsed.literalComparisons) {
        const MemoryEntry *entry = names.entry(comparison.reference.ns, comparison.reference.entry);
        if (!entry || entry->type != MemoryType::Categorical || entry->enumValues.isEmpty()
            || comparison.literal.kind() != Value::Kind::Text)
            continue;
        QStringList values;
        for (const EnumValue &value : entry->enumValues)
            values.append(value.word.text);
        if (values.contains(comparison.literal.toText()))
            continue;
        const Location where = sited.condition->location(comparison.literalRange);
        Diagnostic &found = report.add(where, Rules::tr("%1 never is %2; its values are %3.")
                                                  .arg(quoted(entry->fullName()), comparison.literal.toLiteral(), values.join(QStringLiteral(", "))));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here.")});
        // Only the word between the quotes changes, whatever kind of quotes they are.
        const Location word{where.file, {where.range.start + 1, where.range.end - 1}};
        if (word.range.length() == comparison.literal.toText().size())
            suggestName(found, word, comparison.literal.toText(), values);
    }
}

template <typename Check>
void forEachOfSkill(const SkillScope &scope, bool variants, Check check)
{
    const QList<SitedCondition> sites = conditionSites(scope.skill());
    for (const SitedCondition &sited : sites) {
        if (isVariant(sited) == variants)
            check(scope, sited);
    }
}

template <typename Check>
void forEachOfProject(const ProjectScope &scope, Check check)
{
    const QList<SitedCondition> sites = projectConditionSites(scope.project);
    for (const SitedCondition &sited : sites)
        check(ProjectNames{scope.project}, sited);
}

void conditionSyntax(const SkillScope &scope, Report &report)
{
    forEachOfSkill(scope, false, [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void conditionUndeclared(const SkillScope &scope, Report &report)
{
    forEachOfSkill(scope, false, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void variantConditionSyntax(const SkillScope &scope, Report &report)
{
    forEachOfSkill(scope, true, [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void variantConditionSyntaxOfProject(const ProjectScope &scope, Report &report)
{
    forEachOfProject(scope, [&](const auto &names, const SitedCondition &sited) { checkSyntax(names, sited, report); });
}

void variantConditionUndeclared(const SkillScope &scope, Report &report)
{
    forEachOfSkill(scope, true, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void variantConditionUndeclaredOfProject(const ProjectScope &scope, Report &report)
{
    forEachOfProject(scope, [&](const auto &names, const SitedCondition &sited) { checkDeclared(names, sited, report); });
}

void unknownEnumLiteral(const SkillScope &scope, Report &report)
{
    for (const bool variants : {false, true})
        forEachOfSkill(scope, variants, [&](const auto &names, const SitedCondition &sited) { checkEnumLiterals(names, sited, report); });
}

void unknownEnumLiteralOfProject(const ProjectScope &scope, Report &report)
{
    forEachOfProject(scope, [&](const auto &names, const SitedCondition &sited) { checkEnumLiterals(names, sited, report); });
}

void conditionUnreadable(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const QList<SitedCondition> sites = conditionSites(skill);
    for (const SitedCondition &sited : sites) {
        for (const condition::Reference &reference : sited.condition->parsed.references) {
            const MemoryEntry *entry = scope.entry(reference.ns, reference.entry);
            if (!entry)
                continue;
            const MemoryAccess access = accessRule(skill, *entry);
            if (access.read)
                continue;
            Diagnostic &found = report.add(sited.condition->location(reference.whole),
                                           Rules::tr("%1 cannot read %2, so this is always unset.").arg(skill.id, quoted(entry->fullName()))
                                               + u' ' + readSentence(access, skill, *entry));
            found.related.append({access.readAt, Rules::tr("This line decides it.")});
        }
    }
}

} // namespace

const RuleList &conditionRules()
{
    static const RuleList rows{
        {.code = u"overmantel.condition.invalid",
         .summary = OM_TEXT("A condition is empty, no string, or not in the condition language."),
         .inSkill = conditionSyntax},
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = OM_TEXT("A condition names a memory entry that is not declared."),
         .inSkill = conditionUndeclared},
        {.code = u"overmantel.condition.unreadable_memory",
         .summary = OM_TEXT("A condition names a memory entry that the skill cannot read."),
         .inSkill = conditionUnreadable},
        {.code = u"overmantel.condition.unknown_enum_value", .severity = Severity::Warning,
         .summary = OM_TEXT("A condition compares a categorical entry with a value that it cannot have."),
         .inSkill = unknownEnumLiteral, .inProject = unknownEnumLiteralOfProject},
        {.code = u"overmantel.response.invalid_condition", .family = u"mantle.validation.response.*",
         .summary = OM_TEXT("The condition of a variant is empty, no string, or not in the condition language."),
         .inSkill = variantConditionSyntax, .inProject = variantConditionSyntaxOfProject},
        {.code = u"overmantel.response.undeclared_memory", .family = u"mantle.validation.response.*",
         .summary = OM_TEXT("The condition of a variant names a memory entry that is not declared."),
         .inSkill = variantConditionUndeclared, .inProject = variantConditionUndeclaredOfProject},
    };
    return rows;
}

} // namespace overmantel
