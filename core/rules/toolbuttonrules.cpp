// Rules about buttons that tools build while the agent runs (reference: responses-yml, "Dynamic buttons").
// The engine drops a faulty button and keeps its siblings, so all of these are warnings.
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"
#include "core/rules/memorywrites.h"

#include <algorithm>

namespace overmantel {

namespace {

void forEachButton(const SourceFile &file, const std::function<void(const python::Function &function, const python::ButtonCall &button)> &visit)
{
    if (file.kind != FileKind::Tools)
        return;
    for (const python::Function &function : file.tools.functions) {
        for (const python::ButtonCall &button : function.buttons)
            visit(function, button);
    }
}

void buttonWithoutTitle(const SourceFile &file, Report &report)
{
    forEachButton(file, [&](const python::Function &function, const python::ButtonCall &button) {
        if (!button.hasTitle)
            report.add({file.path, button.where}, Rules::tr("A button of %1 has no title, so the engine drops it. Write Button(title=\"…\").").arg(function.name));
    });
}

bool hasRef(const python::ButtonCall &button)
{
    return button.ref || !button.refWhere.isEmpty();
}

void buttonWithoutValue(const SourceFile &file, Report &report)
{
    forEachButton(file, [&](const python::Function &function, const python::ButtonCall &button) {
        if (hasRef(button) && !button.hasValue)
            report.add({file.path, button.where}, Rules::tr("A button of %1 has a ref but no value to write there, so the engine drops it. Add value=.").arg(function.name));
    });
}

struct RefParts
{
    QString ns;
    QString entry;
    bool isComplete = false; // session.<skill|project>.<entry>
};

RefParts partsOf(const QString &ref)
{
    const QStringList parts = ref.split(u'.');
    const bool isComplete = parts.size() == 3 && parts[0] == u"session" && !parts[1].isEmpty() && !parts[2].isEmpty();
    return isComplete ? RefParts{.ns = parts[1], .entry = parts[2], .isComplete = true} : RefParts{};
}

void malformedRef(const SkillScope &scope, const QString &ref, const Location &where, Report &report)
{
    Diagnostic &found = report.add(where, Rules::tr("%1 is no reference, so the engine drops the button. Write session.<skill>.<entry> or session.project.<entry>.").arg(quoted(ref)));
    const QString bare = ref.startsWith(u"session.") ? ref.mid(8) : ref;
    if (const MemoryEntry *entry = scope.namedEntry(bare); entry && isWritable(&scope.skill(), *entry))
        found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(ref), quoted(entry->reference())), where, entry->reference()));
}

void buttonRefs(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const auto isAllowed = [&](const MemoryEntry &entry) {
        const MemoryAccess access = accessRule(skill, entry);
        return access.write || (access.writeReason == AccessReason::DenyWrite && report.profile() == Profile::Next);
    };
    forEachUsableFunction(scope, [&](const Tool &tool) {
        for (const python::ButtonCall &button : tool.function.buttons) {
            if (!button.ref || button.refWhere.isEmpty())
                continue;
            const Location where{tool.file, button.refWhere};
            const RefParts parts = partsOf(*button.ref);
            if (!parts.isComplete) {
                malformedRef(scope, *button.ref, where, report);
                continue;
            }
            const MemoryEntry *entry = scope.entry(parts.ns, parts.entry);
            if (entry && isAllowed(*entry))
                continue;
            if (entry) {
                const MemoryAccess access = accessRule(skill, *entry);
                Diagnostic &found = report.add(where, Rules::tr("The engine drops this button while %1 is active.").arg(skill.id) + u' ' + writeSentence(access, skill, *entry));
                found.related.append({access.writeAt, Rules::tr("This line decides it.")});
                continue;
            }
            if (!scope.isMemoryKnown(parts.ns))
                continue;
            Diagnostic &found = report.add(where, Rules::tr("No memory.yml declares %1, so the engine drops the button.").arg(quoted(*button.ref)));
            QStringList names;
            for (const QString &ns : {skill.id, QStringLiteral("project")}) {
                for (const QString &name : scope.entryNames(ns))
                    names.append(QStringLiteral("session.%1.%2").arg(ns, name));
            }
            suggestName(found, where, *button.ref, names);
        }
    });
}

// The tools that responses of the skill, or of the project and delivered by the skill, take buttons from.
void sourceWithoutButtons(const SkillScope &scope, Report &report)
{
    const auto check = [&](const Response &response) {
        for (const ResponseVariant &variant : response.variants) {
            const Tool *tool = variant.buttonSource.isWritten() ? scope.tool(variant.buttonSource.text) : nullptr;
            if (!tool || tool->function.callsSetButtons || tool->function.givesContextAway)
                continue;
            Diagnostic &found = report.add(tool->nameLocation(), Rules::tr("%1 takes its buttons from %2, but %2 never calls context.set_buttons, so there are none.").arg(response.name.text, tool->function.name));
            found.related.append({variant.buttonSource.where, Rules::tr("The response names it here.")});
        }
    };
    for (const Response &response : scope.skill().responses)
        check(response);
    QSet<QString> seen;
    for (const ResponseSite &site : responseSites(scope.skill())) {
        const Response *response = scope.response(site.name->text);
        if (response && response->skillId.isEmpty() && !seen.contains(site.name->text))
            check(*response);
        seen.insert(site.name->text);
    }
}

} // namespace

const RuleList &toolButtonRules()
{
    static const RuleList rows{
        {.code = u"overmantel.tools.button_without_title", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A button that a tool builds has no title."),
         .why = QT_TRANSLATE_NOOP("Rules", "The title is the label to tap on; the engine drops a button without one."),
         .example = u"context.set_buttons([Button(value=\"rush\")])\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write Button(title=\"…\", …)."),
         .inFile = buttonWithoutTitle},
        {.code = u"overmantel.tools.button_without_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A button writes memory but has no value."),
         .why = QT_TRANSLATE_NOOP("Rules", "With ref the engine writes value on a tap; without a value it drops the button and logs it."),
         .example = u"Button(title=\"Rush\", ref=\"session.card.speed\")\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add value=, or leave out ref."),
         .inFile = buttonWithoutValue},
        {.code = u"overmantel.tools.button_ref", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A button writes an entry that is unknown or that the skill may not write."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine drops such a button while the agent runs, and logs it; its siblings stay."),
         .example = u"Button(title=\"Rush\", value=\"rush\", ref=\"speed\")\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name an entry that the active skill may write: session.<skill>.<entry> or session.project.<entry>."),
         .inSkill = buttonRefs},
        {.code = u"overmantel.tools.no_set_buttons", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A button source never calls set_buttons."),
         .why = QT_TRANSLATE_NOOP("Rules", "The buttons of such a response are what its source hands to context.set_buttons; without that call only the text is sent."),
         .example = u"@tool(description=\"List windows.\")\nasync def list_windows(context):\n    return [\"morning\", \"noon\"]\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Call context.set_buttons([Button(title=\"…\")]) in the tool."),
         .inSkill = sourceWithoutButtons},
    };
    return rows;
}

} // namespace overmantel
