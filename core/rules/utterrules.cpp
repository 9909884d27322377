// Rules about the key utter of a skill.md (reference: skill-md, "utter").
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

const QStringList &triggerWords()
{
    static const QStringList words{QStringLiteral("on"), QStringLiteral("when")};
    return words;
}

void checkWhen(const SourceFile &file, const yaml::Entry &when, Report &report)
{
    const yaml::Node &value = when.value;
    // A blank or broken condition is reported as a condition. Mappings are how the oldest engines wrote them.
    const bool isOldForm = report.profile() == Profile::Maestro && value.isMapping();
    if (value.isText() || value.isNull() || isAlias(value) || isOldForm)
        return;
    report.add(valueOrKey(file, when), Rules::tr("when must be a condition in a string, such as session.card_replace.replacement_reason == 'stolen'."));
}

void checkTriggers(const SourceFile &file, const yaml::Node &name, const yaml::Node &options, Report &report)
{
    bool hasUnknownKey = false;
    for (const yaml::Entry &entry : options.entries) {
        if (triggerWords().contains(entry.key.value))
            continue;
        hasUnknownKey = true;
        Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("A trigger of %1 is on or when; there is no %2.").arg(quoted(name.value), quoted(entry.key.value)));
        suggestKey(found, file, options, entry.key, triggerWords());
    }
    const yaml::Entry *on = options.entry(u"on");
    const yaml::Entry *when = options.entry(u"when");
    if (!on && !when && !hasUnknownKey)
        report.add({file.path, name.range}, Rules::tr("%1 has no trigger, so it is never said. Write below it on: activate or when: with a condition.").arg(quoted(name.value)));
    if (on && !isAlias(on->value) && !(on->value.isScalar() && on->value.value == u"activate")) {
        Diagnostic &found = report.add(valueOrKey(file, *on), Rules::tr("A response can be said on: activate only. For another moment write when: with a condition."));
        suggestValue(found, file, on->value, {QStringLiteral("activate")});
    }
    if (when)
        checkWhen(file, *when, report);
}

void utterShape(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *list = root ? root->find(u"utter") : nullptr;
    if (!list || !list->isSequence())
        return;
    for (const yaml::Node &item : list->items) {
        if (isAlias(item))
            continue;
        if (!item.isMapping() || item.entries.size() != 1) {
            report.add({file.path, item.range.isEmpty() ? root->entry(u"utter")->key.range : item.range},
                       Rules::tr("An entry of utter must name exactly one response, with its trigger below: - utter_notice: and then on: activate."));
            continue;
        }
        const yaml::Entry &entry = item.entries.front();
        if (isAlias(entry.value))
            continue;
        if (entry.value.isMapping() || entry.value.isNull())
            checkTriggers(file, entry.key, entry.value, report);
        else
            report.add(valueOrKey(file, entry), Rules::tr("The trigger of %1 must be a mapping: on: activate, or when: with a condition, indented below it.").arg(quoted(entry.key.value)));
    }
}

} // namespace

const RuleList &utterRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.invalid_utter",
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of utter is not one response with on: activate, when:, or both."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine cannot tell which response to say or when, and rejects the skill."),
         .example = u"utter:\n  - utter_recording_notice:\n      on: start",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one response for each entry, and below it on: activate or when: with a condition."),
         .inFile = utterShape},
    };
    return rows;
}

} // namespace overmantel
