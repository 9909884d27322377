// Rules about the variants of one response together (reference: responses-yml, "Conditional variants").
#include "core/rules/rulegroups.h"

#include "core/model/readers.h"
#include "core/rules/keychecks.h"
#include "core/rules/responsetrees.h"
#include "core/rules/skillscope.h"
#include "core/syntax/condition/conditionevaluator.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

// Sound responses of a file, each with its node.
void forEachSoundResponse(const SourceFile &file, const std::function<void(const Response &response, const yaml::Node &list)> &visit)
{
    if (!isResponsesFile(file))
        return;
    const QList<Response> responses = reading::responses(file, file.skillId);
    qsizetype index = 0;
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        const Response &response = responses[index++];
        if (response.isWellFormed && !isAlias(entry.value))
            visit(response, entry.value);
    });
}

TextRange wholeText(const SourceFile &file)
{
    return {0, file.snapshot.text().size()};
}

void missingDefault(const SourceFile &file, Report &report)
{
    forEachSoundResponse(file, [&](const Response &response, const yaml::Node &list) {
        if (!response.hasConditions() || response.defaultIndex() >= 0)
            return;
        Diagnostic &found = report.add(response.name.where, Rules::tr("Every variant of %1 has a condition. Leave it off on the one that is to be spoken when none is true.").arg(response.name.text));
        const QString &text = file.snapshot.text();
        const Value variant = Value::object({{QStringLiteral("text"), Value::text(Rules::tr("(Write here what is said when no condition is true.)"))}});
        addFix(found, Rules::tr("Add a default variant to be written"), file.path, yaml::insertItem(text, wholeText(file), list, qsizetype(list.items.size()), variant));
        const yaml::Node &last = list.items.back();
        if (const yaml::Entry *condition = last.entry(u"condition"))
            //: %1: number of a variant
            addFix(found, Rules::tr("Make variant %1 the default").arg(list.items.size()), file.path,
                   yaml::removeEntry(text, wholeText(file), last, condition - last.entries.data()));
    });
}

void addDeletion(Diagnostic &found, const SourceFile &file, const yaml::Node &list, int index)
{
    //: %1: number of a variant
    addFix(found, Rules::tr("Delete variant %1").arg(index + 1), file.path, yaml::removeItem(file.snapshot.text(), wholeText(file), list, index));
}

void severalDefaults(const SourceFile &file, Report &report)
{
    forEachSoundResponse(file, [&](const Response &response, const yaml::Node &list) {
        if (!response.hasConditions())
            return;
        const auto first = std::find_if(response.variants.begin(), response.variants.end(), [](const ResponseVariant &variant) { return !variant.condition; });
        for (const ResponseVariant &variant : response.variants) {
            if (variant.condition || variant.index <= first->index)
                continue;
            Diagnostic &found = report.add(variant.anchor, Rules::tr("%1 has no condition, but variant %2 is the default already. Give it a condition, or delete it.")
                                                               .arg(variantName(response.name.text, variant.index)).arg(first->index + 1));
            found.related.append({first->anchor, Rules::tr("The first variant without a condition.")});
            addDeletion(found, file, list, variant.index);
        }
    });
}

void neverSpokenVariants(const SourceFile &file, Report &report)
{
    forEachSoundResponse(file, [&](const Response &response, const yaml::Node &list) {
        if (response.hasConditions())
            return;
        for (const ResponseVariant &variant : response.variants) {
            if (variant.index == 0)
                continue;
            Diagnostic &found = report.add(variant.anchor, Rules::tr("%1 is never spoken: without any condition the first variant always is. Give it a condition, or delete it.")
                                                               .arg(variantName(response.name.text, variant.index)));
            addDeletion(found, file, list, variant.index);
        }
    });
}

// Whether the condition reads entries of the skill, and nothing else: then the reset decides it.
bool readsOnlyOwn(const Condition &condition, const Skill &skill)
{
    const QList<condition::Reference> &references = condition.parsed.references;
    return condition.parsed.isValid() && !references.isEmpty() && std::all_of(references.begin(), references.end(), [&](const condition::Reference &reference) {
        return reference.ns == skill.id && skill.entry(reference.entry);
    });
}

bool isTrueAfterReset(const Condition &condition, const Skill &skill)
{
    const condition::Evaluation evaluation = condition::evaluate(*condition.parsed.expression, [&](QStringView, QStringView name) {
        const MemoryEntry *entry = skill.entry(name);
        return entry && entry->initialValue ? *entry->initialValue : Value::none();
    });
    return !evaluation.raises && evaluation.truth;
}

void deadOnActivation(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!scope.isMemoryKnown(skill.id))
        return;
    for (const UtterTrigger &trigger : skill.utters) {
        const Response *response = trigger.onActivate ? scope.response(trigger.response.text) : nullptr;
        // Delivered elsewhere too, the variants may well be chosen there.
        if (!response || !response->isWellFormed || response->defaultIndex() < 0 || trigger.when || scope.usage(SymbolKind::Response, trigger.response.text).references > 1)
            continue;
        for (const ResponseVariant &variant : response->variants) {
            if (!variant.condition || !readsOnlyOwn(*variant.condition, skill) || isTrueAfterReset(*variant.condition, skill))
                continue;
            Diagnostic &found = report.add(variant.anchor, Rules::tr("%1 is never spoken: %2 is delivered when %3 starts, just after the skill's own memory was reset, and then the condition is not true. Read the project's memory instead, or give the entry an initial_value.")
                                                               .arg(variantName(response->name.text, variant.index), response->name.text, skill.id));
            found.related.append({trigger.response.where, Rules::tr("It is delivered here.")});
        }
    }
}

} // namespace

const RuleList &variantRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.missing_default", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A response with conditions has no variant without one."),
         .why = QT_TRANSLATE_NOOP("Rules", "When no condition is true, the engine would speak the name of the response as it is written."),
         .example = u"responses:\n  utter_fee:\n    - text: It costs five pounds.\n      condition: session.card.reason == \"lost\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add a variant without a condition, anywhere in the list."),
         .inFile = missingDefault},
        {.code = u"overmantel.response.several_defaults", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A response with conditions has several variants without one."),
         .why = QT_TRANSLATE_NOOP("Rules", "Exactly one variant is the fallback; a second one could never be spoken, and training fails."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n    - text: It costs five pounds.\n      condition: session.card.reason == \"lost\"\n    - text: No charge.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the second one a condition, or delete it."),
         .inFile = severalDefaults},
        {.code = u"overmantel.response.never_spoken", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Without any condition only the first variant is ever spoken."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine does not pick at random: where no variant has a condition it takes the first."),
         .example = u"responses:\n  utter_hello:\n    - text: Hello.\n    - text: Good day.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the others conditions, delete them, or set metadata: rephrase: true for variety."),
         .inFile = neverSpokenVariants},
        {.code = u"overmantel.response.dead_on_activation", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A variant of an activation response depends on memory that was just reset."),
         .why = QT_TRANSLATE_NOOP("Rules", "A response that is delivered on: activate is chosen after the skill's own entries went back to their initial values, so that it falls to the default."),
         .example = u"utter:\n  - utter_card_start: # its variant asks session.card.reason == \"lost\"\n      on: activate\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Let the condition read the project's memory, or give the entry a fitting initial_value."),
         .inSkill = deadOnActivation},
    };
    return rows;
}

} // namespace overmantel
