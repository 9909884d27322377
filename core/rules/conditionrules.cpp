// Rules about conditions, wherever they stand (spec page 08).
#include "core/rules/rulefunctions.h"

#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"

#include <algorithm>

namespace overmantel::rules {

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
QStringList qualifiedNames(const Project &project, const Skill *skill, const QString &name)
{
    QStringList names;
    if (skill && skill->entry(name))
        names.append(QStringLiteral("session.%1.%2").arg(skill->id, name));
    if (project.entry(u"project", name))
        names.append(QStringLiteral("session.project.") + name);
    return names;
}

void checkSyntax(const Project &project, const SitedCondition &sited, Report &report)
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
            for (const QString &name : qualifiedNames(project, sited.skill, bare.name))
                found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(bare.name), quoted(name)), where, name));
        }
        if (!problem.replacement.isEmpty())
            //: %1: what to write instead
            found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(quoted(problem.replacement)), where, problem.replacement));
    }
}

// True when nobody can say whether the entry exists, because the file that would declare it cannot be read.
bool isUnknown(const Project &project, const QString &ns)
{
    if (ns == u"project")
        return !project.isMemoryKnown;
    const Skill *skill = project.skill(ns);
    return skill && !skill->isMemoryKnown;
}

void checkDeclared(const Project &project, const SitedCondition &sited, Report &report)
{
    for (const condition::Reference &reference : sited.condition->parsed.references) {
        if (project.entry(reference.ns, reference.entry) || isUnknown(project, reference.ns))
            continue;
        const bool hasNamespace = reference.ns == u"project" || project.skill(reference.ns);
        const Location where = sited.condition->location(hasNamespace ? reference.entryRange : reference.nsRange);
        if (!hasNamespace) {
            const QStringList namespaces = namespacesWith(project, reference.entry);
            Diagnostic &found = report.add(where, Rules::tr("%1: there is no skill %2.").arg(quoted(reference.toString()), quoted(reference.ns)));
            suggestName(found, where, reference.ns, namespaces);
            continue;
        }
        QStringList entries;
        for (const MemoryEntry *entry : project.allEntries()) {
            if (entry->ns == reference.ns)
                entries.append(entry->name.text);
        }
        Diagnostic &found = report.add(where, reference.ns == u"project"
                                           ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(reference.entry))
                                           : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(reference.ns, quoted(reference.entry)));
        suggestName(found, where, reference.entry, entries);
    }
}

template <typename Check>
void forEachCondition(const Project &project, bool variants, Check check)
{
    for (const SitedCondition &sited : conditionSites(project)) {
        if (isVariant(sited) == variants)
            check(sited);
    }
}

} // namespace

void conditionSyntax(const Project &project, Report &report)
{
    forEachCondition(project, false, [&](const SitedCondition &sited) { checkSyntax(project, sited, report); });
}

void variantConditionSyntax(const Project &project, Report &report)
{
    forEachCondition(project, true, [&](const SitedCondition &sited) { checkSyntax(project, sited, report); });
}

void conditionUndeclared(const Project &project, Report &report)
{
    forEachCondition(project, false, [&](const SitedCondition &sited) { checkDeclared(project, sited, report); });
}

void variantConditionUndeclared(const Project &project, Report &report)
{
    forEachCondition(project, true, [&](const SitedCondition &sited) { checkDeclared(project, sited, report); });
}

void conditionUnreadable(const Project &project, Report &report)
{
    for (const SitedCondition &sited : conditionSites(project)) {
        if (!sited.skill)
            continue; // a response of the project is spoken by any skill
        for (const condition::Reference &reference : sited.condition->parsed.references) {
            const MemoryEntry *entry = project.entry(reference.ns, reference.entry);
            if (!entry)
                continue;
            const MemoryAccess access = accessRule(*sited.skill, *entry);
            if (access.read)
                continue;
            Diagnostic &found = report.add(sited.condition->location(reference.whole),
                                           Rules::tr("%1 cannot read %2, so this is always unset.").arg(sited.skill->id, quoted(entry->fullName()))
                                               + u' ' + readSentence(access, *sited.skill, *entry));
            found.related.append({access.readAt, Rules::tr("This line decides it.")});
        }
    }
}

void unknownEnumLiteral(const Project &project, Report &report)
{
    for (const SitedCondition &sited : conditionSites(project)) {
        for (const condition::LiteralComparison &comparison : sited.condition->parsed.literalComparisons) {
            const MemoryEntry *entry = project.entry(comparison.reference.ns, comparison.reference.entry);
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
}

} // namespace overmantel::rules
