// Rules about tool_constraints by themselves (reference: skill-md, "tool_constraints"). Whether the tools and
// responses exist: toolreferencerules.cpp, responsenamerules.cpp.
#include "core/rules/rulegroups.h"

#include "core/model/project.h"
#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <functional>

namespace overmantel {

namespace {

const QStringList &confirmationWords()
{
    static const QStringList words{QStringLiteral("enabled"), QStringLiteral("utter_for_confirmation"), QStringLiteral("utter_on_user_denial")};
    return words;
}

const yaml::Entry *constraintsEntry(const SourceFile &file)
{
    const yaml::Node *root = frontMatter(file);
    return root ? root->entry(u"tool_constraints") : nullptr;
}

// The well-formed entries: a tool and its options.
void forEachConstraint(const SourceFile &file, const std::function<void(const yaml::Node &tool, const yaml::Node &options)> &visit)
{
    const yaml::Entry *list = constraintsEntry(file);
    if (!list)
        return;
    for (const yaml::Node &item : list->value.items) {
        if (item.isMapping() && item.entries.size() == 1 && item.entries.front().value.isMapping())
            visit(item.entries.front().key, item.entries.front().value);
    }
}

void constraintShapes(const SourceFile &file, Report &report)
{
    const yaml::Entry *list = constraintsEntry(file);
    if (!list || list->value.isNull() || isAlias(list->value))
        return;
    const QString advice = Rules::tr("Write a list of entries such as - lock_card: with the options below it.");
    if (!list->value.isSequence()) {
        report.add(valueOrKey(file, *list), Rules::tr("tool_constraints must be a list.") + u' ' + advice);
        return;
    }
    for (const yaml::Node &item : list->value.items) {
        if (isAlias(item))
            continue;
        if (!item.isMapping() || item.entries.size() != 1)
            report.add({file.path, item.range.isEmpty() ? list->key.range : item.range}, Rules::tr("An entry of tool_constraints must name exactly one tool.") + u' ' + advice);
        else if (!item.entries.front().value.isMapping() && !isAlias(item.entries.front().value))
            report.add(valueOrKey(file, item.entries.front()), Rules::tr("The options of %1 must be a mapping, such as requires: or on_success: below it.").arg(quoted(item.entries.front().key.value)));
    }
}

QStringList optionsOf(const yaml::Node &tool, Profile profile)
{
    QStringList words{QStringLiteral("requires"), QStringLiteral("requires_confirmation"), QStringLiteral("on_success"), QStringLiteral("on_failure")};
    if (profile == Profile::Next && builtins().tools.contains(tool.value))
        words += QStringLiteral("description");
    return words;
}

void constraintOptions(const SourceFile &file, Report &report)
{
    forEachConstraint(file, [&](const yaml::Node &tool, const yaml::Node &options) {
        // That such a tool cannot be constrained at all is reported at its name.
        if (builtins().tools.contains(tool.value) && report.profile() != Profile::Next)
            return;
        const QStringList known = optionsOf(tool, report.profile());
        for (const yaml::Entry &option : options.entries) {
            const QString &key = option.key.value;
            if (known.contains(key))
                continue;
            Diagnostic &found = report.add({file.path, option.key.range}, Rules::tr("tool_constraints has no option %1.").arg(quoted(key)));
            if (confirmationWords().contains(key) || key == u"ask_confirmation" || key == u"confirmation")
                found.message += u' ' + Rules::tr("Confirmation is a mapping: requires_confirmation: with enabled: true and the responses below it.");
            else if (key == u"description")
                found.message += u' ' + Rules::tr("What a tool does is said in its @tool decorator.");
            else
                suggestKey(found, file, options, option.key, known);
        }
    });
}

void requiresType(const SourceFile &file, Report &report)
{
    forEachConstraint(file, [&](const yaml::Node &tool, const yaml::Node &options) {
        const yaml::Entry *entry = options.entry(u"requires");
        // A blank or broken condition is reported as a condition.
        if (entry && !entry->value.isText() && !entry->value.isNull() && !isAlias(entry->value))
            report.add(valueOrKey(file, *entry), Rules::tr("requires of %1 must be a string with a condition, such as session.card_replace.selected_card_id.").arg(quoted(tool.value)));
    });
}

void checkResponseName(const SourceFile &file, const yaml::Entry *entry, Report &report)
{
    if (!entry || entry->value.isText() || entry->value.isNull() || isAlias(entry->value))
        return;
    //: %1: a key
    Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("%1 must be a string: the name of a response.").arg(entry->key.value));
    addQuotesFix(found, file, entry->value);
}

void outcomeTypes(const SourceFile &file, Report &report)
{
    forEachConstraint(file, [&](const yaml::Node &, const yaml::Node &options) {
        for (const QString &key : {QStringLiteral("on_success"), QStringLiteral("on_failure")})
            checkResponseName(file, options.entry(key), report);
    });
}

void confirmationShape(const SourceFile &file, Report &report)
{
    forEachConstraint(file, [&](const yaml::Node &tool, const yaml::Node &options) {
        const yaml::Entry *entry = options.entry(u"requires_confirmation");
        if (!entry || isAlias(entry->value))
            return;
        const yaml::Node &confirmation = entry->value;
        if (!confirmation.isMapping()) {
            Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("requires_confirmation of %1 must be a mapping. Write enabled: true below it.").arg(quoted(tool.value)));
            if (isBool(confirmation) && isPlainlyWritten(confirmation))
                addFix(found, Rules::tr("Write it as a mapping"), file.path, TextEdit::replace(confirmation.range, QStringLiteral("{enabled: %1}").arg(confirmation.value)));
            return;
        }
        for (const yaml::Entry &part : confirmation.entries) {
            if (confirmationWords().contains(part.key.value))
                continue;
            Diagnostic &found = report.add({file.path, part.key.range}, Rules::tr("requires_confirmation has no key %1.").arg(quoted(part.key.value)));
            suggestKey(found, file, confirmation, part.key, confirmationWords());
        }
        if (const yaml::Entry *enabled = confirmation.entry(u"enabled"); enabled && !isBool(enabled->value) && !isAlias(enabled->value)) {
            Diagnostic &found = report.add(valueOrKey(file, *enabled), Rules::tr("enabled must be true or false."));
            addBoolFix(found, file, enabled->value);
        }
        for (const QString &key : {QStringLiteral("utter_for_confirmation"), QStringLiteral("utter_on_user_denial")})
            checkResponseName(file, confirmation.entry(key), report);
    });
}

void idleConfirmation(const SourceFile &file, Report &report)
{
    forEachConstraint(file, [&](const yaml::Node &tool, const yaml::Node &options) {
        const yaml::Entry *entry = options.entry(u"requires_confirmation");
        if (!entry || !entry->value.isMapping() || entry->value.entry(u"enabled") || isMisspelt(entry->value, QStringLiteral("enabled"), confirmationWords()))
            return;
        Diagnostic &found = report.add({file.path, entry->key.range}, Rules::tr("%1 runs without confirmation, because requires_confirmation is not enabled. Write enabled: true below it.").arg(quoted(tool.value)));
        addFix(found, Rules::tr("Enable it"), file.path, yaml::insertEntry(file.snapshot.text(), yamlPart(file), entry->value, 0, QStringLiteral("enabled"), Value::boolean(true)));
    });
}

} // namespace

const RuleList &toolConstraintRules()
{
    static const RuleList rows{
        {.code = u"skill.markdown.invalid_tool_constraints", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of tool_constraints is not one tool with a mapping of options."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine reads a list of entries with one tool each, and rejects any other shape."),
         .example = u"tool_constraints:\n  lock_card:\n    requires: session.card_replace.selected_card_id",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put a dash before each tool, and its options below it, indented."),
         .inFile = constraintShapes},
        {.code = u"overmantel.skill.unknown_constraint_option",
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool constraint has an option that does not exist."),
         .why = QT_TRANSLATE_NOOP("Rules", "Unknown options are rejected, so a misspelt one never protects a tool by accident."),
         .example = u"tool_constraints:\n  - lock_card:\n      ask_confirmation: true",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use requires, requires_confirmation, on_success or on_failure. In the profile next a built-in tool also takes description."),
         .inFile = constraintOptions},
        {.code = u"overmantel.skill.requires_not_a_string",
         .summary = QT_TRANSLATE_NOOP("Rules", "requires of a tool constraint is not a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "The tool is gated by a condition, which is written as one string; mappings and plain truth values are rejected."),
         .example = u"tool_constraints:\n  - lock_card:\n      requires:\n        selected_card_id: true",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a condition such as session.card_replace.selected_card_id is not None."),
         .inFile = requiresType},
        {.code = u"overmantel.skill.not_a_string",
         .summary = QT_TRANSLATE_NOOP("Rules", "on_success or on_failure is not a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "Each names the response that is said after the tool has run."),
         .example = u"tool_constraints:\n  - lock_card:\n      on_success: [utter_locked]",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the name of one response."),
         .inFile = outcomeTypes},
        {.code = u"overmantel.skill.invalid_confirmation",
         .summary = QT_TRANSLATE_NOOP("Rules", "requires_confirmation is not a mapping of enabled and the two response names."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine rejects other keys and values, so that no call goes unconfirmed by a slip."),
         .example = u"tool_constraints:\n  - lock_card:\n      requires_confirmation: true",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write enabled: true below it, and where you want fixed words utter_for_confirmation and utter_on_user_denial."),
         .inFile = confirmationShape},
        {.code = u"overmantel.skill.idle_confirmation", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "requires_confirmation is written without enabled."),
         .why = QT_TRANSLATE_NOOP("Rules", "It is off unless enabled is true: the tool then runs without asking anybody."),
         .example = u"tool_constraints:\n  - lock_card:\n      requires_confirmation:\n        utter_for_confirmation: utter_ask_lock",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add enabled: true, or enabled: false to say that it is off on purpose."),
         .inFile = idleConfirmation},
    };
    return rows;
}

} // namespace overmantel
