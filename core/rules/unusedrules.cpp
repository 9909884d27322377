// Hints about what nothing needs. The model writes llm_settable entries and sees what it wrote, and tools can
// do what no scan tells; where one of these may be the reason, nothing is said.
#include "core/rules/rulegroups.h"

#include "core/model/placeholders.h"
#include "core/queries/conditionsites.h"
#include "core/rules/memorywrites.h"

#include <algorithm>

namespace overmantel {

namespace {

struct EntryUse
{
    bool isRead = false;
    bool isWritten = false;
};

// Bare names that mean an entry of the skill only while it is active: in the shared tools that it imports
// and in wordings of others that it speaks.
QHash<QString, EntryUse> borrowedUses(const SkillScope &scope)
{
    QHash<QString, EntryUse> uses;
    forEachUsableFunction(scope, [&](const Tool &tool) {
        for (const python::MemoryAccess &access : tool.function.memory) {
            EntryUse &use = uses[access.key];
            (access.kind == python::MemoryAccessKind::Get ? use.isRead : use.isWritten) = true;
        }
    });
    for (const ResponseSite &site : responseSites(scope.skill())) {
        const Response *response = scope.response(site.name->text);
        if (!response || response->skillId == scope.skill().id)
            continue;
        for (const ResponseVariant &variant : response->variants) {
            for (const Placeholder &placeholder : placeholders(variant.text.text)) {
                if (placeholder.ns.isEmpty())
                    uses[placeholder.entry].isRead = true;
            }
        }
    }
    return uses;
}

void reportUnread(const MemoryEntry &entry, const EntryUse &use, Report &report)
{
    if (use.isWritten || entry.initialValue)
        report.add(entry.name.where, Rules::tr("No condition, wording, @memory token or tool reads %1; at most the model sees it among the values in its prompt. Delete it if it is not meant for that.").arg(quoted(entry.fullName())));
    else
        report.add(entry.name.where, Rules::tr("Nothing writes %1 and nothing reads it. Delete it, or use it.").arg(quoted(entry.fullName())));
}

void reportUnwritten(const MemoryEntry &entry, Report &report)
{
    report.add(entry.name.where, Rules::tr("Nothing writes %1: no tool, no step, no button, and the model may not. Whatever reads it sees that it is unset.").arg(quoted(entry.fullName())));
}

// What the model itself has set it also sees.
bool isOfModel(const MemoryEntry &entry)
{
    return entry.llmSettable || entry.seed;
}

template <typename Visit>
void forEachUsedEntry(const SkillScope &scope, Visit visit)
{
    if (scope.skill().memory.isEmpty() || !scope.isEverythingKnown() || isMemoryUseUnknown(scope))
        return;
    const QHash<QString, EntryUse> borrowed = borrowedUses(scope);
    for (const MemoryEntry &entry : scope.skill().memory) {
        const Usage usage = scope.usage(SymbolKind::MemoryEntry, entry.fullName());
        const EntryUse here = borrowed.value(entry.name.text);
        visit(entry, EntryUse{.isRead = usage.reads > 0 || here.isRead, .isWritten = usage.writes > 0 || here.isWritten});
    }
}

void unreadEntries(const SkillScope &scope, Report &report)
{
    forEachUsedEntry(scope, [&](const MemoryEntry &entry, const EntryUse &use) {
        if (!use.isRead && !isOfModel(entry) && !isCollected(scope.skill(), entry))
            reportUnread(entry, use, report);
    });
}

void unwrittenEntries(const SkillScope &scope, Report &report)
{
    forEachUsedEntry(scope, [&](const MemoryEntry &entry, const EntryUse &use) {
        if (use.isRead && !use.isWritten && !isOfModel(entry) && !entry.initialValue)
            reportUnwritten(entry, report);
    });
}

// Whether the project's entries can be judged: one tool with computed keys may use any of them.
bool isProjectUseKnown(const Project &project)
{
    if (!project.isMemoryKnown || !project.areResponsesKnown || !project.areSharedToolsKnown)
        return false;
    const auto isUnknown = [](const Tool &tool) { return isMemoryUseUnknown(tool); };
    const auto isKnown = [&](const Skill &skill) {
        return skill.isSkillKnown && skill.areToolsKnown && skill.areResponsesKnown && std::none_of(skill.tools.begin(), skill.tools.end(), isUnknown);
    };
    return std::none_of(project.sharedTools.begin(), project.sharedTools.end(), isUnknown)
        && std::all_of(project.skills.begin(), project.skills.end(), isKnown);
}

template <typename Visit>
void forEachUsedEntryOfProject(const ProjectScope &scope, Visit visit)
{
    if (scope.project.memory.isEmpty() || !isProjectUseKnown(scope.project))
        return;
    for (const MemoryEntry &entry : scope.project.memory) {
        const Usage usage = scope.usage.of(SymbolKind::MemoryEntry, entry.fullName());
        visit(entry, EntryUse{.isRead = usage.reads > 0, .isWritten = usage.writes > 0});
    }
}

void unreadEntriesOfProject(const ProjectScope &scope, Report &report)
{
    forEachUsedEntryOfProject(scope, [&](const MemoryEntry &entry, const EntryUse &use) {
        const auto collects = [&](const Skill &skill) { return isCollected(skill, entry); };
        if (!use.isRead && !isOfModel(entry) && std::none_of(scope.project.skills.begin(), scope.project.skills.end(), collects))
            reportUnread(entry, use, report);
    });
}

void unwrittenEntriesOfProject(const ProjectScope &scope, Report &report)
{
    forEachUsedEntryOfProject(scope, [&](const MemoryEntry &entry, const EntryUse &use) {
        if (use.isRead && !use.isWritten && !isOfModel(entry) && !entry.initialValue)
            reportUnwritten(entry, report);
    });
}

void shadowedEntries(const SkillScope &scope, Report &report)
{
    for (const MemoryEntry &entry : scope.skill().memory) {
        const MemoryEntry *shadowed = scope.entry(QStringLiteral("project"), entry.name.text);
        if (!shadowed)
            continue;
        Diagnostic &found = report.add(entry.name.where, Rules::tr("The project declares %1 too. While %2 is active, the bare name means this one; the other is %3.")
                                                           .arg(quoted(entry.name.text), scope.skill().id, quoted(shadowed->fullName())));
        found.related.append({shadowed->name.where, Rules::tr("The project's entry stands here.")});
    }
}

void reportUndelivered(const Response &response, const Usage &usage, Report &report)
{
    if (usage.references == 0 && !builtins().responses.contains(response.name.text))
        report.add(response.name.where, Rules::tr("No skill delivers %1. Unless it replaces a response that the engine brings along, delete it.").arg(response.name.text));
}

void undeliveredResponses(const SkillScope &scope, Report &report)
{
    if (!scope.isEverythingKnown())
        return;
    for (const Response &response : scope.skill().responses) {
        const QList<const Response *> chain = scope.responseChain(response.name.text);
        const bool isOverridden = !chain.isEmpty() && chain.last()->skillId != scope.skill().id; // said already
        if (!isOverridden)
            reportUndelivered(response, scope.usage(SymbolKind::Response, response.name.text), report);
    }
}

void undeliveredResponsesOfProject(const ProjectScope &scope, Report &report)
{
    const auto isKnown = [](const Skill &skill) { return skill.isSkillKnown; };
    if (!std::all_of(scope.project.skills.begin(), scope.project.skills.end(), isKnown))
        return;
    for (const Response &response : scope.project.responses) {
        // A source that nobody has is a fault with a rule of its own.
        const bool hasSource = std::any_of(response.variants.begin(), response.variants.end(), [](const ResponseVariant &variant) { return variant.buttonSource.isWritten(); });
        if (!hasSource)
            reportUndelivered(response, scope.usage.of(SymbolKind::Response, response.name.text), report);
    }
}

// Blocks without prose are entered by the engine; beside prose only by name.
void unenteredBlocks(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!skill.hasProse())
        return;
    for (const Block &block : skill.blocks) {
        if (block.id.text.isEmpty() || block.id.text == u"main" || scope.usage(SymbolKind::Block, skill.id + u'/' + block.id.text).references > 0)
            continue;
        report.add(block.id.where, Rules::tr("Nothing enters the block %1: beside prose a block is entered by @block.%2 or by a call or link step.").arg(quoted(block.id.text), block.id.text));
    }
}

} // namespace

const RuleList &unusedRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.never_read", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "Nothing reads a memory entry."),
         .why = QT_TRANSLATE_NOOP("Rules", "No condition, wording, @memory token or tool asks for it, so it changes nothing that can be seen in the files."),
         .example = u"schema:\n  private:\n    card_count: # written by a tool, read nowhere\n      type: int\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Delete the entry and what writes it, or use it."),
         .inSkill = unreadEntries, .inProject = unreadEntriesOfProject},
        {.code = u"overmantel.memory.never_written", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "Nothing writes a memory entry that is read."),
         .why = QT_TRANSLATE_NOOP("Rules", "Without an initial value it stays unset: conditions on it are decided beforehand, and placeholders are spoken as they are written."),
         .example = u"schema:\n  public:\n    verified: # conditions ask for it, nothing sets it\n      type: bool\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Let a tool, a step or the model write it, or give it an initial_value."),
         .inSkill = unwrittenEntries, .inProject = unwrittenEntriesOfProject},
        {.code = u"overmantel.memory.shadows_project", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of a skill has the name of an entry of the project."),
         .why = QT_TRANSLATE_NOOP("Rules", "Bare names mean the skill's own entry first, so that tools and wordings of this skill miss the project's."),
         .example = u"# memory.yml declares reference, and so does skills/card/memory.yml\nschema:\n  public:\n    reference:\n      type: text\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename one of them, or write the full names."),
         .inSkill = shadowedEntries},
        {.code = u"overmantel.response.never_delivered", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "No skill delivers a response."),
         .why = QT_TRANSLATE_NOOP("Rules", "Responses are delivered by utter:, by constraints of tools and by steps; nothing of the kind names this one."),
         .example = u"responses:\n  utter_card_old_farewell:\n    - text: Goodbye.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Delete it, or deliver it. A response that replaces one of the engine's own can stay."),
         .inSkill = undeliveredResponses, .inProject = undeliveredResponsesOfProject},
        {.code = u"overmantel.block.never_entered", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "Nothing enters a block."),
         .why = QT_TRANSLATE_NOOP("Rules", "Beside prose the engine does not start blocks by itself; the prose names them with @block, or steps call them."),
         .example = u"Help with the card.\n\n:::ordered_block id=order\nsteps:\n  - id: start\n    action: utter_card_start\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name it in the prose with @block.<id>, call it from a step, or delete it."),
         .inSkill = unenteredBlocks},
    };
    return rows;
}

} // namespace overmantel
