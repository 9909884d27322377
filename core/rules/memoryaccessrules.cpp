// Rules about access lists (reference: memory-yml, "Access control"). The newer engine reads them but does
// not enforce them.
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

bool isFullName(const QString &name)
{
    const QStringList parts = name.split(u'.');
    return parts.size() == 2 && !parts[0].isEmpty() && !parts[1].isEmpty();
}

void denyItems(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    for (const QList<Word> *list : {&skill.access.denyRead, &skill.access.denyWrite}) {
        for (const Word &item : *list) {
            if (isFullName(item.text))
                continue;
            Diagnostic &found = report.add(item.where, Rules::tr("%1 is no entry name. Write <skill>.<entry> or project.<entry>, without session.").arg(quoted(item.text)));
            const QString bare = item.text.startsWith(u"session.") ? item.text.mid(8) : item.text;
            const QStringList owners = bare.contains(u'.') ? QStringList() : scope.entryOwners(bare);
            const QString meant = owners.size() == 1 && owners.first() != skill.id ? owners.first() + u'.' + bare : bare;
            if (isFullName(meant) && scope.namedEntry(meant))
                found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(item.text), quoted(meant)), item.where, meant));
        }
    }
}

void denyLists(const SourceFile &file, Report &report)
{
    const yaml::Node *access = file.kind == FileKind::SkillMemory && file.tree.root ? file.tree.root->find(u"access") : nullptr;
    for (const char16_t *key : {u"deny_read", u"deny_write"}) {
        const yaml::Node *list = access ? access->find(QStringView(key)) : nullptr;
        if (!list || list->isNull() || isAlias(*list))
            continue;
        if (!list->isSequence()) {
            report.add({file.path, list->range}, Rules::tr("%1 must be a list of entry names: one a line with a dash before it, or [project.tier].").arg(quoted(QString::fromUtf16(key))));
            continue;
        }
        for (const yaml::Node &item : list->items) {
            if (!isAlias(item) && !item.isScalar())
                report.add({file.path, item.range}, Rules::tr("An item of %1 must be an entry name such as project.tier.").arg(quoted(QString::fromUtf16(key))));
        }
    }
}

// Why a denial changes nothing; empty when it does.
QString pointlessness(const SkillScope &scope, const Word &item, bool isRead)
{
    const QString &id = scope.skill().id;
    const QString ns = item.text.section(u'.', 0, 0);
    if (ns == u"system")
        return Rules::tr("%1 belongs to the engine, and no skill reads or writes it.").arg(quoted(item.text));
    const MemoryEntry *entry = scope.namedEntry(item.text);
    if (!entry)
        return scope.isMemoryKnown(ns) ? Rules::tr("No memory.yml declares %1.").arg(quoted(item.text)) : QString();
    if (ns == id)
        return Rules::tr("%1 is an entry of %2 itself; it would only lock itself out.").arg(quoted(item.text), id);
    if (entry->scope == MemoryScope::Private)
        return Rules::tr("%1 is a private entry of %2, which no other skill reads or writes anyway.").arg(quoted(item.text), ns);
    if (!isRead && entry->scope == MemoryScope::Public)
        return Rules::tr("%1 is written by %2 only, whatever is denied here.").arg(quoted(item.text), ns);
    return {};
}

void pointlessDenials(const SkillScope &scope, Report &report)
{
    const AccessLists &access = scope.skill().access;
    for (const bool isRead : {true, false}) {
        QHash<QString, Location> seen;
        for (const Word &item : isRead ? access.denyRead : access.denyWrite) {
            if (!isFullName(item.text))
                continue;
            if (const auto first = seen.constFind(item.text); first != seen.constEnd()) {
                Diagnostic &found = report.add(item.where, Rules::tr("%1 is denied twice. Delete one of the two.").arg(quoted(item.text)));
                found.related.append({*first, Rules::tr("The first one stands here.")});
                continue;
            }
            seen.insert(item.text, item.where);
            const QString reason = pointlessness(scope, item, isRead);
            if (reason.isEmpty())
                continue;
            Diagnostic &found = report.add(item.where, reason + u' ' + Rules::tr("Correct the name, or delete the item."));
            const QString ns = item.text.section(u'.', 0, 0);
            if (scope.namedEntry(item.text) || ns == u"system" || ns == scope.skill().id)
                continue;
            QStringList names;
            for (const QString &name : scope.entryNames(ns)) {
                const MemoryEntry *entry = scope.entry(ns, name);
                if (entry && (entry->scope == MemoryScope::Project || (isRead && entry->scope == MemoryScope::Public)) && !seen.contains(entry->fullName()))
                    names.append(entry->fullName());
            }
            suggestName(found, item.where, item.text, names);
        }
    }
}

void denialsNotEnforced(const SkillScope &scope, Report &report)
{
    const AccessLists &access = scope.skill().access;
    if (!access.denyRead.isEmpty() || !access.denyWrite.isEmpty())
        report.add(access.where, Rules::tr("This engine reads the lists but enforces nothing: what they deny is allowed. Keep what is to stay hidden under private:."));
}

} // namespace

const RuleList &memoryAccessRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.invalid_deny_item", .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "An access item is not a fully qualified entry name."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bare name denies nothing, because the engine compares full names: what was to be protected is not."),
         .example = u"access:\n  deny_read:\n    - tier\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write <skill>.<entry> or project.<entry>."),
         .inSkill = denyItems},
        {.code = u"overmantel.memory.invalid_deny_item", .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "deny_read or deny_write is not a list of names."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine expects a list, and refuses or ignores anything else."),
         .example = u"access:\n  deny_read: project.tier\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one name a line, with a dash before it."),
         .inFile = denyLists},
        {.code = u"overmantel.memory.invalid_deny_item", .severity = Severity::Hint, .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "An access item is not a fully qualified entry name."),
         .why = QT_TRANSLATE_NOOP("Rules", "The newer engine does not enforce the lists; an older one would not find the entry."),
         .example = u"access:\n  deny_read:\n    - tier\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write <skill>.<entry> or project.<entry>, or remove the list."),
         .inSkill = denyItems},
        {.code = u"overmantel.memory.pointless_denial", .severity = Severity::Warning, .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "A denial changes nothing, or locks the skill out of its own entry."),
         .why = QT_TRANSLATE_NOOP("Rules", "The lists limit what this skill may do with the project's entries and with public entries of others. A name that is not there protects nothing."),
         .example = u"access:\n  deny_write:\n    - project.teir\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or delete the item."),
         .inSkill = pointlessDenials},
        {.code = u"overmantel.memory.access_not_enforced", .severity = Severity::Hint, .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "Access lists have no effect in the newer engine."),
         .why = QT_TRANSLATE_NOOP("Rules", "It accepts access: without enforcing it, so that a skill reads and writes what the lists deny."),
         .example = u"access:\n  deny_read:\n    - project.tier\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Do not rely on the lists: declare as private what others must not see."),
         .inSkill = denialsNotEnforced},
    };
    return rows;
}

} // namespace overmantel
