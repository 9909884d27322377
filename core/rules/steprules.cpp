// Rules about what a step is: its kind, its id, its keys (spec page 03). The values of the keys are checked in
// stepshaperules.cpp.
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <QSet>

#include <algorithm>

namespace overmantel {

namespace {

QStringList kindKeyWords()
{
    QStringList words;
    for (const StepKindInfo &info : stepKinds())
        words.append(QString::fromUtf16(info.key));
    return words;
}

QStringList allowedKeys(const QList<const StepKindInfo *> &kinds)
{
    QStringList allowed{QStringLiteral("id"), QStringLiteral("next")};
    for (const StepKindInfo *kind : kinds)
        allowed.append(kind->properties);
    return allowed;
}

bool isRemovedKey(const yaml::Node &step, QStringView key)
{
    return key == u"force_collection" || (key == u"tool" && step.find(u"collect"));
}

// Keys of other formats whose meaning a step key has. Nothing for the rest.
QString knownEquivalent(QStringView key)
{
    static const QHash<QStringView, QString> words{
        {u"done_when", QStringLiteral("complete_when")}, {u"until", QStringLiteral("complete_when")},
        {u"args", QStringLiteral("parameters")}, {u"arguments", QStringLiteral("parameters")},
        {u"set_slots", QStringLiteral("set_memory")}, {u"ask", QStringLiteral("utterance")},
        {u"force_slot_filling", QStringLiteral("ask_before_filling")}};
    return words.value(key);
}

// What a step could have there instead, without the keys that it has.
QStringList freeKeys(const yaml::Node &step, const QList<const StepKindInfo *> &kinds)
{
    QStringList words = allowedKeys(kinds);
    if (kinds.isEmpty())
        words += kindKeyWords();
    words.removeIf([&](const QString &word) { return step.find(word) != nullptr; });
    return words;
}

bool isUnknownKey(const yaml::Node &step, const QList<const StepKindInfo *> &kinds, const QString &key)
{
    return !allowedKeys(kinds).contains(key) && !kindKeyWords().contains(key) && key != u"utter" && !isRemovedKey(step, key);
}

// "colect: card_id" without any other kind: the one finding is the misspelt key.
bool hasMisspeltKind(const yaml::Node &step)
{
    if (stepName(step) == u"END")
        return false;
    const QStringList words = kindKeyWords();
    return std::any_of(step.entries.begin(), step.entries.end(), [&](const yaml::Entry &entry) {
        return isUnknownKey(step, {}, entry.key.value) && (words.contains(nearestName(entry.key.value, freeKeys(step, {}))) || words.contains(knownEquivalent(entry.key.value)));
    });
}

void offerRemoval(const SourceFile &file, const yaml::Node &step, const yaml::Entry &entry, Diagnostic &found)
{
    const TextEdit edit = withoutEntry(file, step, entry);
    if (!edit.isEmpty() && step.entries.size() > 1)
        found.fixes.append(editFix(Rules::tr("Remove %1").arg(quoted(entry.key.value)), file.path, edit));
}

void unknownStepProperties(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const QList<const StepKindInfo *> kinds = kindsOf(step);
        for (const yaml::Entry &entry : step.entries) {
            const QString &key = entry.key.value;
            if (!isUnknownKey(step, kinds, key))
                continue;
            const Location where{file.path, entry.key.range};
            const QString message = kinds.isEmpty()
                ? Rules::tr("Step %1 has the unknown property %2.").arg(quoted(stepName(step)), quoted(key))
                //: %3: a step kind such as collect
                : Rules::tr("Step %1 has the property %2, which a step with %3 does not know.").arg(quoted(stepName(step)), quoted(key), QString::fromUtf16(kinds.first()->key));
            Diagnostic &found = report.add(where, message);
            const QStringList free = freeKeys(step, kinds);
            const QString equivalent = knownEquivalent(key);
            if (free.contains(equivalent))
                found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(key), quoted(equivalent)), where, equivalent));
            else
                suggestName(found, where, key, free);
            if (!kinds.isEmpty() && found.fixes.isEmpty())
                offerRemoval(file, step, entry, found);
        }
    });
}

void removedStepProperties(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        if (const yaml::Entry *entry = step.entry(u"force_collection")) {
            const Location where{file.path, entry->key.range};
            Diagnostic &found = report.add(where, Rules::tr("force_collection is gone. A collect step has ask_before_filling: true for it."));
            if (step.find(u"collect") && !step.find(u"ask_before_filling"))
                found.fixes.append(replaceFix(Rules::tr("Change to ask_before_filling"), where, QStringLiteral("ask_before_filling")));
            else
                offerRemoval(file, step, *entry, found);
        }
        const yaml::Entry *tool = step.find(u"collect") ? step.entry(u"tool") : nullptr;
        if (!tool)
            return;
        Diagnostic &found = report.add({file.path, tool->key.range},
                                       Rules::tr("A collect step no longer takes tool. The value is recorded with set_fields; check it in a tool run_after_setting_<entry>, or add a step with execute_tool."));
        offerRemoval(file, step, *tool, found);
    });
}

QSet<QString> allStepIds(const SourceFile &file)
{
    QSet<QString> ids;
    forEachStepNode(file, [&](const yaml::Node &step) { ids.insert(stepName(step)); });
    return ids;
}

void offerId(const SourceFile &file, const yaml::Node &step, const QList<const StepKindInfo *> &kinds, const QSet<QString> &taken, Diagnostic &found)
{
    const QString stem = kinds.isEmpty() ? QStringLiteral("step") : QString::fromUtf16(kinds.first()->key);
    int number = 1;
    while (taken.contains(stem + u'_' + QString::number(number)))
        ++number;
    const QString id = stem + u'_' + QString::number(number);
    const yaml::Entry *written = step.entry(u"id");
    if (written && !written->value.isScalar())
        return;
    const TextEdit edit = written ? yaml::setScalar(file.snapshot.text(), written->value, Value::text(id))
                                  : yaml::insertEntry(file.snapshot.text(), blockBodyAt(file, step.range), step, 0, QStringLiteral("id"), Value::text(id));
    if (!edit.isEmpty())
        found.fixes.append(editFix(Rules::tr("Name the step %1").arg(quoted(id)), file.path, edit));
}

void checkKind(const SourceFile &file, const yaml::Node &step, const QSet<QString> &taken, Report &report)
{
    const Location anchor{file.path, step.entries.front().key.range};
    const QString name = stepName(step);
    const QList<const StepKindInfo *> kinds = kindsOf(step);
    if (name.isEmpty()) {
        Diagnostic &found = report.add(anchor, Rules::tr("This step has no id. Give it a name that is unique in the block."));
        offerId(file, step, kinds, taken, found);
    }
    if (kinds.isEmpty() && name != u"END" && !hasMisspeltKind(step))
        report.add(anchor, name.isEmpty() ? Rules::tr("This step does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.")
                                          : Rules::tr("Step %1 does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.").arg(quoted(name)));
    const bool isLostCollect = kinds.size() == 2 && step.find(u"utter") && step.find(u"collect");
    if (kinds.size() > 1 && !isLostCollect) {
        const yaml::Entry *second = step.entry(QStringView(kinds[1]->key));
        const yaml::Entry *shown = second ? second : step.entry(u"utter");
        report.add({file.path, shown->key.range},
                   Rules::tr("Step %1 has both %2 and %3. Make two steps of it.").arg(quoted(name), QString::fromUtf16(kinds[0]->key), shown->key.value));
    }
}

void stepKindKeys(const SourceFile &file, Report &report)
{
    const QSet<QString> taken = allStepIds(file);
    forEachStepItem(file, [&](const yaml::Node &step) {
        if (step.isMapping() && !step.entries.empty()) {
            checkKind(file, step, taken, report);
        } else if (step.kind != yaml::Kind::Alias) {
            // An empty item has nothing but its dash.
            const TextRange where = step.range.isEmpty() ? TextRange{step.slot - 1, step.slot} : step.range;
            report.add({file.path, where}, Rules::tr("A step must be a mapping with an id and what it does."));
        }
    });
}

void reservedId(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        if (stepName(step) == u"END" && !kindsOf(step).isEmpty())
            report.add({file.path, step.find(u"id")->range}, Rules::tr("END is the end of the block and cannot name a step that does something. Give the step another id."));
    });
}

void utterWithCollect(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *utter = step.entry(u"utter");
        if (!utter || !step.find(u"collect"))
            return;
        const Location where{file.path, utter->key.range};
        Diagnostic &found = report.add(where, Rules::tr("With utter the engine drops the collect of this step. The question of a collect step is its utterance."));
        if (!step.find(u"utterance"))
            found.fixes.append(replaceFix(Rules::tr("Change to utterance"), where, QStringLiteral("utterance")));
        else
            offerRemoval(file, step, *utter, found);
    });
}

void utterAlias(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *utter = step.entry(u"utter");
        if (!utter || kindsOf(step).size() > 1 || step.find(u"action"))
            return;
        const Location where{file.path, utter->key.range};
        Diagnostic &found = report.add(where, Rules::tr("utter is another word for action here. Prefer action, which is what the engine makes of it."));
        found.fixes.append(replaceFix(Rules::tr("Change to action"), where, QStringLiteral("action")));
    });
}

// The tools that took the place of actions which are no responses.
QString toolForAction(QStringView action)
{
    if (action == u"action_listen" || action == u"listen")
        return QStringLiteral("listen");
    if (action == u"hangup" || action == u"action_hangup")
        return QStringLiteral("hangup");
    return {};
}

void actionName(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Entry *action = step.entry(u"action");
        if (!action || !action->value.isText() || action->value.value.isEmpty() || action->value.value.startsWith(u"utter_"))
            return;
        const Location where{file.path, action->value.toSource({0, action->value.value.size()})};
        Diagnostic &found = report.add(where, Rules::tr("action only delivers responses, whose names begin with utter_. Run %1 with execute_tool.").arg(quoted(action->value.value)));
        const QString tool = toolForAction(action->value.value);
        if (tool.isEmpty() || step.find(u"execute_tool"))
            return;
        TextEdit edit = TextEdit::replace(action->key.range, QStringLiteral("execute_tool"));
        edit.add(where.range, tool);
        found.fixes.append(editFix(Rules::tr("Change to execute_tool: %1").arg(tool), file.path, edit));
    });
}

} // namespace

const RuleList &stepRules()
{
    static const RuleList rows{
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A step has a property that its kind does not know."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not load. Each kind of step has its own properties, so complete_when on a tool call is as unknown as a misspelt word."),
         .example = u"  - id: lock\n    execute_tool: lock_card\n    complete_when: session.card_replace.locked\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the word, or remove the property."),
         .inFile = unknownStepProperties},
        {.code = u"overmantel.step.removed_property",
         .summary = QT_TRANSLATE_NOOP("Rules", "A step uses a property that the engine no longer has."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not load. force_collection and tool on a collect step are rejected with a message of their own."),
         .example = u"  - id: ask_reason\n    collect: reason\n    force_collection: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use ask_before_filling: true; check a value in a tool run_after_setting_<entry>, or add a step with execute_tool."),
         .inFile = removedStepProperties},
        {.code = u"overmantel.step.kind",
         .summary = QT_TRANSLATE_NOOP("Rules", "A step has no id, no kind, or two kinds."),
         .why = QT_TRANSLATE_NOOP("Rules", "What a step does is told by exactly one key; without it, or with two, the skill does not load."),
         .example = u"  - id: ask_reason\n    next: END\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give each step an id and one of instructions, collect, action, execute_tool, noop, set_memory, call or link."),
         .inFile = stepKindKeys},
        {.code = u"overmantel.step.reserved_id",
         .summary = QT_TRANSLATE_NOOP("Rules", "A step that does something is named END."),
         .why = QT_TRANSLATE_NOOP("Rules", "END stands for the end of every block, so the step could not be told from it."),
         .example = u"  - id: END\n    action: utter_goodbye\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the step another id, and put next: END on it."),
         .inFile = reservedId},
        {.code = u"overmantel.step.utter_with_collect",
         .summary = QT_TRANSLATE_NOOP("Rules", "A collect step has utter, which makes an action of it."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine takes utter for action and drops the collect without a word: the entry is never asked for."),
         .example = u"  - id: ask_reason\n    collect: reason\n    utter: utter_ask_reason\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the question with utterance."),
         .inFile = utterWithCollect},
        {.code = u"overmantel.step.utter_alias", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A step delivers a response with utter instead of action."),
         .why = QT_TRANSLATE_NOOP("Rules", "Both do the same; action is the documented word."),
         .example = u"  - id: thank\n    utter: utter_thanks\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write action."),
         .inFile = utterAlias},
        {.code = u"overmantel.step.action_name", .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "An action step names something that is no response."),
         .why = QT_TRANSLATE_NOOP("Rules", "The newest engine only delivers responses there. Waiting and hanging up have become tools."),
         .example = u"  - id: wait\n    action: action_listen\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write execute_tool: listen or execute_tool: hangup, or name a response utter_…."),
         .inFile = actionName},
    };
    return rows;
}

} // namespace overmantel
