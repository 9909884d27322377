// Rules about one step by itself (spec page 03).
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

bool isKindKey(QStringView key)
{
    for (const StepKindInfo &info : stepKinds()) {
        if (key == QStringView(info.key))
            return true;
    }
    return key == u"utter";
}

void unknownStepProperties(const SourceFile &file, Report &report)
{
    static const QStringList removed{QStringLiteral("force_collection"), QStringLiteral("tool")};
    forEachStepNode(file, [&](const yaml::Node &step) {
        const QList<const StepKindInfo *> kinds = kindsOf(step);
        QStringList allowed{QStringLiteral("id"), QStringLiteral("next")};
        for (const StepKindInfo *kind : kinds)
            allowed.append(kind->properties);
        for (const yaml::Entry &entry : step.entries) {
            const QString &key = entry.key.value;
            const bool isRemoved = removed.contains(key) && step.find(u"collect");
            if (allowed.contains(key) || isKindKey(key) || isRemoved)
                continue;
            const Location where{file.path, entry.key.range};
            const QString message = kinds.isEmpty()
                ? Rules::tr("Step %1 has the unknown property %2.").arg(quoted(stepName(step)), quoted(key))
                //: %3: a step kind such as collect
                : Rules::tr("Step %1 has the property %2, which a step with %3 does not know.").arg(quoted(stepName(step)), quoted(key), QString::fromUtf16(kinds.first()->key));
            Diagnostic &found = report.add(where, message);
            QStringList words = allowed;
            if (kinds.isEmpty()) {
                for (const StepKindInfo &info : stepKinds())
                    words.append(QString::fromUtf16(info.key));
            }
            suggestName(found, where, key, words);
        }
    });
}

void removedStepProperties(const SourceFile &file, Report &report)
{
    forEachStepNode(file, [&](const yaml::Node &step) {
        if (!step.find(u"collect"))
            return;
        if (const yaml::Entry *entry = step.entry(u"force_collection")) {
            const Location where{file.path, entry->key.range};
            Diagnostic &found = report.add(where, Rules::tr("force_collection is gone. Use ask_before_filling: true."));
            found.fixes.append(replaceFix(Rules::tr("Change to ask_before_filling"), where, QStringLiteral("ask_before_filling")));
        }
        if (const yaml::Entry *entry = step.entry(u"tool"))
            report.add({file.path, entry->key.range},
                       Rules::tr("A collect step no longer takes tool. The value is recorded with set_fields; check it in a tool run_after_setting_<entry>, or add a step with execute_tool."));
    });
}

void stepKindKeys(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *steps = stepsOf(fence);
        if (!steps)
            continue;
        for (const yaml::Node &step : steps->items) {
            if (!step.isMapping()) {
                if (!step.range.isEmpty())
                    report.add({file.path, step.range}, Rules::tr("A step must be a mapping with an id and what it does."));
                continue;
            }
            if (step.entries.empty())
                continue;
            const Location anchor{file.path, step.entries.front().key.range};
            const QString name = stepName(step);
            const QList<const StepKindInfo *> kinds = kindsOf(step);
            if (name.isEmpty())
                report.add(anchor, Rules::tr("This step has no id. Give it a name that is unique in the block."));
            if (kinds.isEmpty() && !step.find(u"utter") && name != u"END")
                report.add(anchor, Rules::tr("Step %1 does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.").arg(quoted(name)));
            if (kinds.size() > 1)
                report.add({file.path, step.entry(QStringView(kinds[1]->key))->key.range},
                           Rules::tr("Step %1 has both %2 and %3. Make two steps of it.").arg(quoted(name), QString::fromUtf16(kinds[0]->key), QString::fromUtf16(kinds[1]->key)));
            if (const yaml::Entry *utter = step.entry(u"utter"); utter && step.find(u"collect")) {
                const Location where{file.path, utter->key.range};
                Diagnostic &found = report.add(where, Rules::tr("With utter the engine drops the collect of this step. The question of a collect step is its utterance."));
                found.fixes.append(replaceFix(Rules::tr("Change to utterance"), where, QStringLiteral("utterance")));
            }
        }
    }
}

} // namespace

const RuleList &stepRules()
{
    static const RuleList rows{
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true,
         .summary = OM_TEXT("A step has a property that its kind does not know."),
         .inFile = unknownStepProperties},
        {.code = u"overmantel.step.removed_property",
         .summary = OM_TEXT("A step uses a property that the engine no longer has."),
         .inFile = removedStepProperties},
        {.code = u"overmantel.step.kind",
         .summary = OM_TEXT("A step has no id, no kind, or two kinds."),
         .inFile = stepKindKeys},
    };
    return rows;
}

} // namespace overmantel
