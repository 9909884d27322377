// Rules about buttons that a responses.yml lists, and about the shape of `buttons:` (reference: responses-yml,
// "Dynamic buttons"; spec page 05). Source tools have a file of their own.
#include "core/rules/rulegroups.h"

#include "core/model/placeholders.h"
#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"
#include "core/rules/keychecks.h"
#include "core/rules/projectnames.h"
#include "core/rules/responsetrees.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

const QStringList &buttonKeys()
{
    static const QStringList keys{QStringLiteral("title"), QStringLiteral("payload")};
    return keys;
}

const QStringList &sourceKeys()
{
    static const QStringList keys{QStringLiteral("source")};
    return keys;
}

bool isBlankText(const yaml::Node &node)
{
    return node.isNull() || (node.isText() && node.value.trimmed().isEmpty());
}

// The value of `buttons:` of each variant.
template <typename Visit>
void forEachButtonsNode(const SourceFile &file, Visit visit)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        const yaml::Entry *buttons = variant.entry(u"buttons");
        if (buttons && !buttons->value.isNull() && !isAlias(buttons->value))
            visit(*buttons, variantName(response.key.value, index));
    });
}

// The static buttons that are mappings.
template <typename Visit>
void forEachButtonNode(const SourceFile &file, Visit visit)
{
    forEachButtonsNode(file, [&](const yaml::Entry &buttons, const QString &variant) {
        for (const yaml::Node &button : buttons.value.items) {
            if (button.isMapping() && !button.entry(u"source"))
                visit(button, variant);
        }
    });
}

void checkSource(const SourceFile &file, const yaml::Node &mapping, const QString &variant, Report &report)
{
    const auto known = [](const yaml::Entry &entry) { return entry.key.value == u"source" || entry.key.value == u"<<"; };
    const yaml::Entry *source = mapping.entry(u"source");
    if (mapping.entries.empty()) {
        report.add({file.path, mapping.range}, Rules::tr("The buttons of %1 name no source. Write source: and a tool, or list the buttons.").arg(variant));
        return;
    }
    for (const yaml::Entry &entry : mapping.entries) {
        if (known(entry))
            continue;
        Diagnostic &found = report.add({file.path, entry.key.range}, source
            ? Rules::tr("%1 does not belong here: the buttons of %2 come from their source only. Let the tool build them all, or list them all.").arg(quoted(entry.key.value), variant)
            : Rules::tr("The buttons of %2 are a list, or have the key source; %1 is neither.").arg(quoted(entry.key.value), variant));
        suggestKey(found, file, mapping, entry.key, sourceKeys());
        if (!source)
            return; // one fault: it is no source
    }
    if (source && !isAlias(source->value) && (!source->value.isText() || isBlankText(source->value)))
        report.add({file.path, source->value.range.isEmpty() ? source->key.range : source->value.range}, Rules::tr("The source of the buttons of %1 must be the name of a tool.").arg(variant));
}

void buttonsShape(const SourceFile &file, Report &report)
{
    forEachButtonsNode(file, [&](const yaml::Entry &buttons, const QString &variant) {
        if (buttons.value.isMapping()) {
            checkSource(file, buttons.value, variant, report);
            return;
        }
        if (!buttons.value.isSequence()) {
            report.add({file.path, buttons.value.range}, Rules::tr("The buttons of %1 must be a list of buttons with a title, or source: and a tool.").arg(variant));
            return;
        }
        for (const yaml::Node &button : buttons.value.items) {
            const yaml::Entry *source = button.entry(u"source");
            if (source)
                report.add({file.path, source->key.range}, Rules::tr("A source stands in the place of the list of buttons, not in it. Let the tool build all buttons of %1, or list them all.").arg(variant));
            else if (!button.isMapping() && !isAlias(button))
                report.add({file.path, button.range.isEmpty() ? buttons.key.range : button.range}, Rules::tr("A button of %1 is no mapping. Write title: and, where it differs, payload:.").arg(variant));
        }
    });
}

void buttonKeysKnown(const SourceFile &file, Report &report)
{
    forEachButtonNode(file, [&](const yaml::Node &button, const QString &variant) {
        for (const yaml::Entry &entry : button.entries) {
            if (buttonKeys().contains(entry.key.value) || entry.key.value == u"<<")
                continue;
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("A button of %1 has the unknown key %2; it takes title and payload.").arg(variant, quoted(entry.key.value)));
            suggestKey(found, file, button, entry.key, buttonKeys());
        }
    });
}

void buttonTexts(const SourceFile &file, Report &report)
{
    forEachButtonNode(file, [&](const yaml::Node &button, const QString &variant) {
        const yaml::Entry *title = button.entry(u"title");
        if (!title && !isMisspelt(button, QStringLiteral("title"), buttonKeys()) && !button.entry(u"<<"))
            report.add({file.path, button.entries.empty() ? button.range : button.entries.front().key.range}, Rules::tr("A button of %1 has no title. Write the label to tap on.").arg(variant));
        for (const yaml::Entry &entry : button.entries) {
            const bool isTitle = entry.key.value == u"title";
            if (!buttonKeys().contains(entry.key.value) || isAlias(entry.value) || (!isTitle && entry.value.isNull()))
                continue;
            const Location where{file.path, entry.value.range.isEmpty() ? entry.key.range : entry.value.range};
            if (isTitle && isBlankText(entry.value)) {
                report.add(where, Rules::tr("The title of a button of %1 is empty. Write the label to tap on.").arg(variant));
            } else if (!entry.value.isText()) {
                Diagnostic &found = report.add(where, Rules::tr("%1 of a button must be a string. Put it in quotes.").arg(quoted(entry.key.value)));
                addQuotesFix(found, file, entry.value);
            }
        }
    });
}

struct SetTarget
{
    QString ns;
    QString entry;
    QString value;
};

// Nothing for a payload that sets nothing, and for a malformed one.
std::optional<SetTarget> setTarget(const QString &payload)
{
    const std::optional<SetPayload> set = setPayload(payload);
    const QStringList parts = set && set->value ? set->reference.split(u'.') : QStringList();
    if (parts.size() != 3 || parts[0] != u"session" || parts[1].isEmpty() || parts[2].isEmpty())
        return std::nullopt;
    return SetTarget{.ns = parts[1], .entry = parts[2], .value = *set->value};
}

template <typename Visit>
void forEachPayload(const Response &response, Visit visit)
{
    for (const ResponseVariant &variant : response.variants) {
        for (const ResponseButton &button : variant.buttons) {
            if (const std::optional<SetPayload> set = setPayload(button.payload.text))
                visit(button.payload, *set);
        }
    }
}

template <typename Names>
void checkPayloadForm(const Response &response, const QString &skillId, const Names &names, Report &report)
{
    forEachPayload(response, [&](const Word &payload, const SetPayload &set) {
        if (setTarget(payload.text))
            return;
        const Location where = payload.part({0, payload.text.size()});
        if (!set.value) {
            report.add(where, Rules::tr("This payload sets nothing. Write set:session.<skill>.<entry>=<value>."));
            return;
        }
        const Location reference = payload.part(set.where);
        Diagnostic &found = report.add(set.reference.isEmpty() ? where : reference,
                                       Rules::tr("%1 is no reference. Write set:session.<skill>.<entry>=<value>.").arg(quoted(set.reference)));
        const QString bare = set.reference.startsWith(u"session.") ? set.reference.mid(8) : set.reference;
        const QString ns = bare.contains(u'.') ? bare.section(u'.', 0, 0) : names.entry(skillId, bare) ? skillId : QStringLiteral("project");
        const QString name = bare.section(u'.', -1);
        const QString meant = QStringLiteral("session.%1.%2").arg(ns, name);
        if (names.entry(ns, name) && bare.count(u'.') <= 1 && meant != set.reference && (ns == skillId || ns == u"project"))
            found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(set.reference), quoted(meant)), reference, meant));
    });
}

template <typename Names>
void checkTargetDeclared(const Response &response, const Names &names, Report &report)
{
    forEachPayload(response, [&](const Word &payload, const SetPayload &set) {
        const std::optional<SetTarget> target = setTarget(payload.text);
        if (!target || names.entry(target->ns, target->entry) || !names.isMemoryKnown(target->ns))
            return;
        const bool hasNamespace = target->ns == u"project" || names.hasSkill(target->ns);
        const TextRange entry{set.where.end - target->entry.size(), set.where.end};
        const TextRange ns{entry.start - 1 - target->ns.size(), entry.start - 1};
        const Location where = payload.part(hasNamespace ? entry : ns);
        Diagnostic &found = report.add(where, hasNamespace ? Rules::tr("The button sets %1, which no memory.yml declares.").arg(quoted(set.reference))
                                                           : Rules::tr("The button sets %1, but there is no skill %2.").arg(quoted(set.reference), quoted(target->ns)));
        if (hasNamespace)
            suggestName(found, where, target->entry, names.entryNames(target->ns));
        else
            suggestName(found, where, target->ns, names.entryOwners(target->entry));
    });
}

// Whether a text becomes a value of the entry's type when it is tapped.
bool canBecome(const QString &text, const MemoryEntry &entry)
{
    bool isNumber = true;
    switch (entry.type) {
    case MemoryType::Int:
        return Integer::fromDecimal(text.trimmed()).has_value();
    case MemoryType::Float:
        text.toDouble(&isNumber);
        return isNumber;
    case MemoryType::Bool: {
        static const QStringList words{QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("yes"), QStringLiteral("no"), QStringLiteral("1"), QStringLiteral("0"), QStringLiteral("on"), QStringLiteral("off")};
        return words.contains(text.trimmed().toLower());
    }
    case MemoryType::Categorical:
        return entry.enumValues.isEmpty() || std::any_of(entry.enumValues.begin(), entry.enumValues.end(), [&](const EnumValue &value) { return value.word.text == text; });
    case MemoryType::Any:
    case MemoryType::Text:
    case MemoryType::List:
    case MemoryType::Json:
        return true;
    }
    return true;
}

template <typename Names>
void checkSetValues(const Response &response, const Names &names, Report &report)
{
    forEachPayload(response, [&](const Word &payload, const SetPayload &set) {
        const std::optional<SetTarget> target = setTarget(payload.text);
        const MemoryEntry *entry = target ? names.entry(target->ns, target->entry) : nullptr;
        if (!entry || target->value.contains(u'{') || canBecome(target->value, *entry))
            return;
        const Location where = payload.part({payload.text.size() - target->value.size(), payload.text.size()});
        Diagnostic &found = report.add(where.range.isEmpty() ? payload.part(set.where) : where,
                                       Rules::tr("The button sets %1 to %2, which does not fit: it is %3.").arg(quoted(entry->fullName()), quoted(target->value), memoryTypeWord(entry->type)));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
        QStringList values;
        for (const EnumValue &value : entry->enumValues)
            values.append(value.word.text);
        if (entry->type == MemoryType::Categorical && !where.range.isEmpty())
            suggestName(found, where, target->value, values);
    });
}

void payloadForm(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkPayloadForm(response, scope.skill().id, scope, report);
}

void payloadFormOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkPayloadForm(response, QStringLiteral("project"), ProjectNames{scope.project}, report);
}

void targetDeclared(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkTargetDeclared(response, scope, report);
}

void targetDeclaredOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkTargetDeclared(response, ProjectNames{scope.project}, report);
}

void setValues(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses)
        checkSetValues(response, scope, report);
}

void setValuesOfProject(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses)
        checkSetValues(response, ProjectNames{scope.project}, report);
}

// Of the skill's own responses, and of those of the project that it delivers.
void targetWritable(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const auto check = [&](const Response &response, const Word *site) {
        forEachPayload(response, [&](const Word &payload, const SetPayload &set) {
            const std::optional<SetTarget> target = setTarget(payload.text);
            const MemoryEntry *entry = target ? scope.entry(target->ns, target->entry) : nullptr;
            if (!entry)
                return;
            const MemoryAccess access = accessRule(skill, *entry);
            if (access.write || (access.writeReason == AccessReason::DenyWrite && report.profile() == Profile::Next))
                return;
            Diagnostic &found = report.add(payload.part(set.where), Rules::tr("A tap on this button cannot set %1.").arg(quoted(entry->fullName())) + u' ' + writeSentence(access, skill, *entry));
            found.related.append({access.writeAt, Rules::tr("This line decides it.")});
            if (site)
                found.related.append({site->where, Rules::tr("It is delivered here.")});
        });
    };
    for (const Response &response : skill.responses)
        check(response, nullptr);
    QSet<QString> seen;
    for (const ResponseSite &site : responseSites(skill)) {
        const Response *response = seen.contains(site.name->text) ? nullptr : scope.response(site.name->text);
        seen.insert(site.name->text);
        if (response && response->skillId.isEmpty())
            check(*response, site.name);
    }
}

} // namespace

const RuleList &buttonRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.buttons_shape", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "buttons is neither a list of buttons nor one source."),
         .why = QT_TRANSLATE_NOOP("Rules", "A variant has either a list that is written here, or a tool that builds it; never both."),
         .example = u"responses:\n  utter_ask:\n    - text: When?\n      buttons:\n        - title: Tomorrow\n        - source: list_windows\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "List buttons with a title each, or write source: and a tool."),
         .inFile = buttonsShape},
        {.code = u"overmantel.response.unknown_button_key", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A button has a key other than title and payload."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine takes no other key on a button that is listed in a responses.yml."),
         .example = u"buttons:\n  - title: Rush\n    value: rush\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write title and payload; a payload of set:session.<skill>.<entry>=<value> writes memory."),
         .inFile = buttonKeysKnown},
        {.code = u"overmantel.response.button_text", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A button has no title, or a title or payload that is no string."),
         .why = QT_TRANSLATE_NOOP("Rules", "The title is what the customer taps on, and, without a payload, what is sent."),
         .example = u"buttons:\n  - payload: rush\n  - title: 5\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give each button a title; put numbers in quotes."),
         .inFile = buttonTexts},
        {.code = u"overmantel.response.set_payload", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A set: payload does not have the form that writes memory."),
         .why = QT_TRANSLATE_NOOP("Rules", "A tap writes one entry, which the payload names in full, with a value behind an equals sign."),
         .example = u"buttons:\n  - title: Rush\n    payload: set:speed=rush\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write set:session.<skill>.<entry>=<value>."),
         .inSkill = payloadForm, .inProject = payloadFormOfProject},
        {.code = u"overmantel.response.set_undeclared", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A set: payload names an entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "There is no such entry to write, so the button could do nothing."),
         .example = u"buttons:\n  - title: Rush\n    payload: set:session.card.spede=rush\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry."),
         .inSkill = targetDeclared, .inProject = targetDeclaredOfProject},
        {.code = u"overmantel.response.set_unwritable", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A set: payload names an entry that the skill may not write."),
         .why = QT_TRANSLATE_NOOP("Rules", "A button writes with the rights of the active skill: its own entries and the project's, except those that its deny_write lists."),
         .example = u"buttons:\n  - title: Verified\n    payload: set:session.verify_customer.done=true # in another skill\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write an entry of the skill or of the project, or take it off deny_write."),
         .inSkill = targetWritable},
        {.code = u"overmantel.response.set_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A set: payload writes a value that does not fit the entry."),
         .why = QT_TRANSLATE_NOOP("Rules", "The value is turned into the declared type on a tap; one that cannot be leaves the entry without a use."),
         .example = u"buttons:\n  - title: Lost\n    payload: set:session.card.reason=losst\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one of the entry's values."),
         .inSkill = setValues, .inProject = setValuesOfProject},
    };
    return rows;
}

} // namespace overmantel
