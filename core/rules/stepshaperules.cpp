// Rules about the values of a step's keys, and about its next (spec page 03, §3 and §4).
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/skilltrees.h"

#include <algorithm>

namespace overmantel {

namespace {

enum class Wanted { Text, Name, True, Bool, Mapping, OptionalMapping };

struct KeyShape
{
    const char16_t *key;
    Wanted wanted;
};
constexpr KeyShape keyShapes[] = {
    {u"id", Wanted::Name}, {u"instructions", Wanted::Text}, {u"collect", Wanted::Name}, {u"utterance", Wanted::Name},
    {u"ask_before_filling", Wanted::Bool}, {u"action", Wanted::Name}, {u"utter", Wanted::Name}, {u"execute_tool", Wanted::Name},
    {u"parameters", Wanted::OptionalMapping}, {u"noop", Wanted::True}, {u"set_memory", Wanted::Mapping}, {u"call", Wanted::Name},
    {u"link", Wanted::Name},
};

bool fits(Wanted wanted, const yaml::Node &value)
{
    const Value read = yaml::toValue(value);
    switch (wanted) {
    case Wanted::Text:
    case Wanted::Name: return value.isText() && !value.value.trimmed().isEmpty();
    case Wanted::True: return read == Value::boolean(true);
    case Wanted::Bool: return read.kind() == Value::Kind::Bool;
    case Wanted::Mapping: return value.isMapping() && !value.entries.empty();
    case Wanted::OptionalMapping: return value.isMapping() || value.isNull();
    }
    return true;
}

QString advice(Wanted wanted, const QString &key)
{
    switch (wanted) {
    case Wanted::Text: return Rules::tr("%1 must be a text: what the model should do in this step.").arg(key);
    case Wanted::Name: return Rules::tr("%1 must be a name, as a string.").arg(key);
    case Wanted::True: return Rules::tr("%1 has no other value than true.").arg(key);
    case Wanted::Bool: return Rules::tr("%1 must be true or false.").arg(key);
    case Wanted::Mapping:
    case Wanted::OptionalMapping: return Rules::tr("%1 must be a mapping of names and values.").arg(key);
    }
    return {};
}

// What the words must have meant; empty when nobody can know.
QString meantWords(Wanted wanted, const yaml::Node &value, const QString &key)
{
    const QString lower = value.value.trimmed().toLower();
    if (wanted == Wanted::True)
        return QStringLiteral("true");
    if (wanted == Wanted::Bool && QStringList{QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("on")}.contains(lower))
        return QStringLiteral("true");
    if (wanted == Wanted::Bool && QStringList{QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("off")}.contains(lower))
        return QStringLiteral("false");
    const bool isPlainWord = value.style == yaml::ScalarStyle::Plain && !value.isNull() && !value.isText();
    return wanted == Wanted::Name && key == u"id" && isPlainWord ? u'"' + value.value + u'"' : QString();
}

void valueTypes(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        for (const KeyShape &shape : keyShapes) {
            const QString key = QString::fromUtf16(shape.key);
            const yaml::Entry *entry = step.entry(key);
            if (!entry || entry->value.kind == yaml::Kind::Alias || fits(shape.wanted, entry->value))
                continue;
            if (key == u"id" && stepName(step).isEmpty())
                continue; // a step without an id is reported as such
            const Location where = valueOrKey(file, *entry);
            Diagnostic &found = report.add(where, advice(shape.wanted, key));
            const QString meant = entry->value.isScalar() && !entry->value.range.isEmpty() ? meantWords(shape.wanted, entry->value, key) : QString();
            if (!meant.isEmpty())
                found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(meant), where, meant));
        }
    });
}

// `condition:` is the only key there, on lines without comments: its value can take the mapping's place.
void offerPlainCondition(const SourceFile &file, const yaml::Entry &entry, Diagnostic &found)
{
    const yaml::Node &mapping = entry.value;
    const yaml::Node *condition = mapping.isMapping() && mapping.entries.size() == 1 ? mapping.find(u"condition") : nullptr;
    const bool isOneLine = condition && condition->isText() && condition->style != yaml::ScalarStyle::Literal && condition->style != yaml::ScalarStyle::Folded;
    if (!isOneLine)
        return;
    const TextRange whole{entry.value.slot, mapping.range.end};
    const QString &text = file.snapshot.text();
    const QString words = textIn(text, condition->range).toString();
    if (textIn(text, whole).contains(u'#') || words.contains(u'\n'))
        return;
    found.fixes.append(replaceFix(Rules::tr("Keep only the condition"), {file.path, whole}, u' ' + words));
}

void stepCompletion(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *entry = step.find(u"instructions") ? step.entry(u"complete_when") : nullptr;
        if (!entry || entry->value.isNull() || entry->value.isText())
            return;
        Diagnostic &found = report.add(valueOrKey(file, *entry), entry->value.isMapping()
                                           ? Rules::tr("complete_when of a step is a plain condition string. condition: and criteria: only exist for a skill, in the front matter.")
                                           : Rules::tr("complete_when of a step is a plain condition string, such as session.card.reason."));
        offerPlainCondition(file, *entry, found);
    });
}

Location firstKeyOf(const SourceFile &file, const yaml::Node &mapping)
{
    return {file.path, mapping.entries.front().key.range};
}

bool isBranchKey(QStringView key)
{
    return key == u"if" || key == u"then" || key == u"else";
}

void checkTarget(const SourceFile &file, const yaml::Entry &entry, Report &report)
{
    const bool isEmptyList = entry.value.isSequence() && entry.value.items.empty();
    const bool isWord = entry.value.isText() && !entry.value.value.isEmpty();
    if (isWord || (entry.value.isSequence() && !isEmptyList) || entry.value.kind == yaml::Kind::Alias)
        return;
    Diagnostic &found = report.add(valueOrKey(file, entry), Rules::tr("%1 must name a step of this block, or END, as a string.").arg(entry.key.value));
    if (entry.value.isScalar() && !entry.value.isNull() && entry.value.style == yaml::ScalarStyle::Plain)
        found.fixes.append(replaceFix(Rules::tr("Put it in quotes"), {file.path, entry.value.range}, u'"' + entry.value.value + u'"'));
}

// One finding for a branch: the first thing that is wrong with its keys.
void checkBranch(const SourceFile &file, const yaml::Node &branch, Report &report)
{
    if (!branch.isMapping() || branch.entries.empty()) {
        const TextRange where = branch.range.isEmpty() ? TextRange{branch.slot - 1, branch.slot} : branch.range;
        report.add({file.path, where}, Rules::tr("A branch is written - if: <condition> with then: <step> below it, or - else: <step>."));
        return;
    }
    for (const yaml::Entry &entry : branch.entries) {
        if (isBranchKey(entry.key.value))
            continue;
        const Location where{file.path, entry.key.range};
        Diagnostic &found = report.add(where, Rules::tr("A branch has no key %1: it has if and then, or else.").arg(quoted(entry.key.value)));
        QStringList free{QStringLiteral("if"), QStringLiteral("then"), QStringLiteral("else")};
        free.removeIf([&](const QString &word) { return branch.find(word) != nullptr; });
        if (branch.find(u"if"))
            free.removeAll(QStringLiteral("else"));
        suggestName(found, where, entry.key.value, free);
        return;
    }
    const yaml::Entry *condition = branch.entry(u"if");
    const yaml::Entry *then = branch.entry(u"then");
    const yaml::Entry *fallback = branch.entry(u"else");
    if (fallback && (condition || then)) {
        report.add({file.path, fallback->key.range}, Rules::tr("else is a branch of its own. Put a dash before it: - else: <step>."));
    } else if (!fallback && !condition) {
        report.add(firstKeyOf(file, branch), Rules::tr("This branch has no condition. Write if: before then:, or else: instead of it."));
    } else if (!fallback && !then) {
        report.add(firstKeyOf(file, branch), Rules::tr("This branch leads nowhere. Write then: and the id of a step, or END, below it."));
    } else {
        checkTarget(file, fallback ? *fallback : *then, report);
    }
}

void nextShape(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *next = step.entry(u"next");
        if (!next || next->value.isNull() || next->value.kind == yaml::Kind::Alias)
            return;
        if (next->value.isSequence() && !next->value.items.empty()) {
            for (const yaml::Node &branch : next->value.items) {
                if (branch.kind != yaml::Kind::Alias)
                    checkBranch(file, branch, report);
            }
        } else if (next->value.isScalar()) {
            checkTarget(file, *next, report);
        } else {
            report.add(valueOrKey(file, *next), next->value.isMapping() ? Rules::tr("The branches of next are a list. Put a dash before each: - if: … and - else: ….")
                                                                        : Rules::tr("This next has no branches. Name a step, or write - if: … and - else: …."));
        }
    });
}

void nestedSteps(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Node *next = step.find(u"next");
        if (!next)
            return;
        for (const yaml::Node &branch : next->items) {
            for (const yaml::Entry &entry : branch.entries) {
                if ((entry.key.value == u"then" || entry.key.value == u"else") && entry.value.isSequence() && !entry.value.items.empty())
                    report.add({file.path, entry.key.range}, Rules::tr("Steps below %1 are not documented for this engine. Give them a place in the list of the block, and name the first one here.").arg(entry.key.value));
            }
        }
    });
}

} // namespace

const RuleList &stepShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.step.value_type",
         .summary = QT_TRANSLATE_NOOP("Rules", "A key of a step has a value of the wrong type."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not load: names are strings, noop is true, set_memory is a mapping."),
         .example = u"  - id: route\n    noop: yes\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a value of the type that the key has."),
         .inFile = valueTypes},
        {.code = u"overmantel.step.complete_when",
         .summary = QT_TRANSLATE_NOOP("Rules", "complete_when of a step is not a plain condition string."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not load. The mapping with condition and criteria is for the skill as a whole."),
         .example = u"  - id: talk\n    instructions: Find out what happened.\n    complete_when:\n      condition: session.claim.story\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the condition itself behind complete_when."),
         .inFile = stepCompletion},
        {.code = u"overmantel.step.invalid_next",
         .summary = QT_TRANSLATE_NOOP("Rules", "next of a step is neither a step nor a list of branches."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not load. A branch is if: with then:, or else: alone; nothing else is known there."),
         .example = u"    next:\n      - if: session.card_replace.reason == 'lost'\n        than: lock\n      - else: END\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name a step or END, or write a list of - if: … then: … with - else: … at its end."),
         .inFile = nextShape},
        {.code = u"overmantel.step.nested_steps", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Steps stand below then: or else:."),
         .why = QT_TRANSLATE_NOOP("Rules", "Flows of the older engine could nest steps. No page about ordered blocks shows it, so nobody promises that it works."),
         .example = u"    next:\n      - if: session.card_replace.reason == 'lost'\n        then:\n          - id: lock\n            execute_tool: lock_card\n      - else: END\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the steps into the list of the block, and name the first one."),
         .inFile = nestedSteps},
    };
    return rows;
}

} // namespace overmantel
