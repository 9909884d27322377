// Rules about what happens to entries: who writes them, and where personal data goes (reference: memory-yml).
#include "core/rules/rulegroups.h"

#include "core/model/placeholders.h"
#include "core/queries/conditionsites.h"
#include "core/rules/memorywrites.h"

#include <algorithm>

namespace overmantel {

namespace {

QString declaredHere()
{
    return Rules::tr("The entry is declared here.");
}

void immutableWritten(const SkillScope &scope, Report &report)
{
    for (const MemoryEntry &entry : scope.skill().memory) {
        if (entry.immutable && entry.llmSettable)
            report.add(entry.name.where, Rules::tr("%1 is immutable, but the model may set and correct it: the second time fails. Remove immutable or llm_settable.").arg(quoted(entry.name.text)));
    }
    for (const MemoryWrite &write : memoryWrites(scope)) {
        const MemoryEntry *entry = scope.namedEntry(write.key);
        if (!entry || !entry->immutable || (entry->llmSettable && entry->ns == scope.skill().id))
            continue;
        Diagnostic &found = report.add(write.where, Rules::tr("%1 is immutable: at the latest the second write of it fails with MemoryWriteError, and some engines refuse the first. Give it an initial_value instead, or remove immutable.").arg(quoted(entry->fullName())));
        found.related.append({entry->name.where, declaredHere(), entry->fullName()});
    }
}

void settableImmutableOfProject(const ProjectScope &scope, Report &report)
{
    for (const MemoryEntry &entry : scope.project.memory) {
        if (entry.immutable && entry.llmSettable)
            report.add(entry.name.where, Rules::tr("%1 is immutable, but the model may set and correct it: the second time fails. Remove immutable or llm_settable.").arg(quoted(entry.name.text)));
    }
}

void settableAndWritten(const SkillScope &scope, Report &report)
{
    QSet<QString> seen;
    for (const MemoryWrite &write : memoryWrites(scope)) {
        const MemoryEntry *entry = write.tool ? scope.namedEntry(write.key) : nullptr;
        // A hook that tidies up what the model set is what hooks are for.
        if (!entry || !entry->llmSettable || write.tool->function.name.startsWith(u"run_after_setting_") || seen.contains(entry->fullName()))
            continue;
        seen.insert(entry->fullName());
        Diagnostic &found = report.add(write.where, Rules::tr("The model may set %1 as well, so it can overwrite what %2 found out. Leave llm_settable off for what tools derive.")
                                                      .arg(quoted(entry->fullName()), write.tool->function.name));
        found.related.append({entry->name.where, declaredHere(), entry->fullName()});
    }
}

void addPersonal(const MemoryEntry *entry, const Location &where, const QString &words, Report &report)
{
    if (!entry || !entry->pii)
        return;
    Diagnostic &found = report.add(where, words.arg(quoted(entry->fullName())));
    found.related.append({entry->name.where, declaredHere(), entry->fullName()});
}

template <typename Find>
void personalInWordings(const QList<Response> &responses, Find find, Report &report)
{
    for (const Response &response : responses) {
        for (const ResponseVariant &variant : response.variants) {
            for (const Placeholder &placeholder : placeholders(variant.text.text))
                addPersonal(find(placeholder.ns, placeholder.entry), variant.text.part(placeholder.where),
                            //: %1: a memory entry
                            Rules::tr("%1 is personal data, and this wording speaks it aloud; prompts keep it back."), report);
        }
    }
}

template <typename Find>
void personalInConditions(const QList<SitedCondition> &sites, Find find, Report &report)
{
    for (const SitedCondition &sited : sites) {
        for (const condition::Reference &reference : sited.condition->parsed.references)
            addPersonal(find(reference.ns, reference.entry), sited.condition->location(reference.whole),
                        //: %1: a memory entry
                        Rules::tr("%1 is personal data: prompts keep it back, but what this condition decides tells something about it."), report);
    }
}

void personalData(const SkillScope &scope, Report &report)
{
    const auto find = [&](const QString &ns, const QString &name) { return ns.isEmpty() ? scope.bareEntry(name) : scope.entry(ns, name); };
    personalInWordings(scope.skill().responses, find, report);
    personalInConditions(conditionSites(scope.skill()), find, report);
}

void personalDataOfProject(const ProjectScope &scope, Report &report)
{
    const auto find = [&](const QString &ns, const QString &name) { return scope.project.entry(ns.isEmpty() ? QStringLiteral("project") : ns, name); };
    personalInWordings(scope.project.responses, find, report);
    personalInConditions(projectConditionSites(scope.project), find, report);
}

// Of skills only: agents that were written for that engine describe every entry of the project.
void describedButNotSettable(const SkillScope &scope, Report &report)
{
    for (const MemoryEntry &entry : scope.skill().memory) {
        if (entry.descriptionWhere.isValid() && !entry.llmSettable && scope.skill().isSkillKnown && !isCollected(scope.skill(), entry))
            report.add(entry.descriptionWhere, Rules::tr("This engine takes a description only for entries that the model may set. Make %1 llm_settable, collect it in a step, or turn the description into a comment.").arg(quoted(entry.name.text)));
    }
}

} // namespace

const RuleList &memoryUseRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.immutable_written", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Something writes an entry that is immutable."),
         .why = QT_TRANSLATE_NOOP("Rules", "An immutable entry is written once; a second write raises MemoryWriteError, and engines have been seen that refuse the first one too."),
         .example = u"contract_id:\n  type: text\n  immutable: true\n  llm_settable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the entry an initial_value and write it nowhere, or remove immutable."),
         .inSkill = immutableWritten, .inProject = settableImmutableOfProject},
        {.code = u"overmantel.memory.settable_and_written", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool writes an entry that the model may set as well."),
         .why = QT_TRANSLATE_NOOP("Rules", "The model can set, and later correct, what the tool found out: whoever comes last wins."),
         .example = u"eligible:\n  type: bool\n  llm_settable: true # and a tool writes it\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Leave llm_settable off for values that tools derive."),
         .inSkill = settableAndWritten},
        {.code = u"overmantel.memory.personal_data", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "Personal data is spoken in a response, or decides a condition."),
         .why = QT_TRANSLATE_NOOP("Rules", "pii keeps a value out of prompts, not out of responses and conditions."),
         .example = u"responses:\n  utter_phone:\n    - text: Your number is {phone}.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Speak and compare a derived entry, such as the last digits, if the value itself is not meant to leave."),
         .inSkill = personalData, .inProject = personalDataOfProject},
        {.code = u"overmantel.memory.description_not_settable", .profiles = onlyMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of a skill that the model cannot set has a description."),
         .why = QT_TRANSLATE_NOOP("Rules", "The older engine refuses a description on entries of a skill that are neither llm_settable nor collected in a step."),
         .example = u"card_count:\n  type: int\n  description: How many cards there are.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove the description, or let the model set the entry."),
         .inSkill = describedButNotSettable},
    };
    return rows;
}

} // namespace overmantel
