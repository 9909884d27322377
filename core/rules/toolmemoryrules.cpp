// Rules about what tools do to memory, as far as a scan of their text tells (spec page 06). A shared tool
// works on the memory of each skill that imports it.
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/declarationfix.h"
#include "core/rules/memorywrites.h"

namespace overmantel {

namespace {

using python::MemoryAccessKind;

void forEachAccess(const SkillScope &scope, MemoryAccessKind kind, const std::function<void(const Tool &tool, const python::MemoryAccess &access)> &visit)
{
    forEachUsableFunction(scope, [&](const Tool &tool) {
        for (const python::MemoryAccess &access : tool.function.memory) {
            if (access.kind == kind)
                visit(tool, access);
        }
    });
}

// Whether the memory.yml is known that would declare the key.
bool isKeyKnown(const SkillScope &scope, const QString &key)
{
    const qsizetype dot = key.indexOf(u'.');
    return dot < 0 ? scope.isOwnMemoryKnown() : scope.isMemoryKnown(key.left(dot));
}

MemoryType typeOf(python::ValueGuess guess)
{
    switch (guess) {
    case python::ValueGuess::Text:
        return MemoryType::Text;
    case python::ValueGuess::Bool:
        return MemoryType::Bool;
    case python::ValueGuess::Int:
        return MemoryType::Int;
    case python::ValueGuess::Float:
        return MemoryType::Float;
    case python::ValueGuess::List:
        return MemoryType::List;
    case python::ValueGuess::Dict:
        return MemoryType::Json;
    case python::ValueGuess::Unknown:
        return MemoryType::Any;
    }
    return MemoryType::Any;
}

// What is wrong with a key that nothing declares, with the names that may be meant.
struct Absence
{
    QString message;
    QStringList candidates;
    QString replacement; // certain
};

Absence absenceOf(const SkillScope &scope, const QString &key)
{
    const QString &id = scope.skill().id;
    const QString ns = key.section(u'.', 0, 0);
    Absence absence;
    if (ns == u"session") {
        absence.message = Rules::tr("%1 is how conditions name an entry; tools leave out session.").arg(quoted(key));
        const QString rest = key.section(u'.', 1);
        if (rest.count(u'.') == 1 && scope.namedEntry(rest))
            absence.replacement = rest;
    } else if (ns == u"system" && key.contains(u'.')) {
        absence.message = Rules::tr("%1 belongs to the engine and cannot be declared.").arg(quoted(key));
    } else if (!key.contains(u'.')) {
        absence.message = Rules::tr("Neither the memory.yml of %1 nor the project's declares %2.").arg(id, quoted(key));
        absence.candidates = scope.entryNames(id) + scope.entryNames(QStringLiteral("project"));
    } else if (ns == u"project") {
        absence.message = Rules::tr("The project's memory.yml does not declare %1.").arg(quoted(key));
        for (const QString &name : scope.entryNames(ns))
            absence.candidates.append(ns + u'.' + name);
    } else if (scope.hasSkill(ns)) {
        absence.message = Rules::tr("The memory.yml of %1 does not declare %2.").arg(ns, quoted(key));
        for (const QString &name : scope.entryNames(ns)) {
            if (const MemoryEntry *entry = scope.entry(ns, name); entry && isReadable(&scope.skill(), *entry))
                absence.candidates.append(entry->fullName());
        }
    } else {
        absence.message = Rules::tr("%1: there is no skill %2.").arg(quoted(key), quoted(ns));
    }
    return absence;
}

Diagnostic &addAbsence(const Absence &absence, const QString &key, const Location &where, const QString &beginning, Report &report)
{
    Diagnostic &found = report.add(where, beginning + u' ' + absence.message);
    if (!absence.replacement.isEmpty())
        found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(key), quoted(absence.replacement)), where, absence.replacement));
    else
        suggestName(found, where, key, absence.candidates);
    return found;
}

void undeclaredToolWrite(const SkillScope &scope, Report &report)
{
    const QString &id = scope.skill().id;
    forEachAccess(scope, MemoryAccessKind::Set, [&](const Tool &tool, const python::MemoryAccess &access) {
        if (scope.namedEntry(access.key) || !isKeyKnown(scope, access.key))
            return;
        Diagnostic &found = addAbsence(absenceOf(scope, access.key), access.key, {tool.file, access.where},
                                       //: %1: a tool, %2: a memory entry, %3: a skill
                                       Rules::tr("%1 writes %2 while %3 is active.").arg(tool.function.name, quoted(access.key), id), report);
        const qsizetype dot = access.key.indexOf(u'.');
        const QString ns = dot < 0 ? id : access.key.left(dot);
        if (ns != id && ns != u"project")
            return;
        offerDeclaration(found, scope, ns, access.key.mid(dot + 1), typeOf(access.value));
    });
}

void undeclaredToolRead(const SkillScope &scope, Report &report)
{
    forEachAccess(scope, MemoryAccessKind::Get, [&](const Tool &tool, const python::MemoryAccess &access) {
        if (scope.namedEntry(access.key) || !isKeyKnown(scope, access.key) || access.key.startsWith(u"system."))
            return;
        addAbsence(absenceOf(scope, access.key), access.key, {tool.file, access.where},
                   Rules::tr("%1 reads %2 while %3 is active, and always gets None.").arg(tool.function.name, quoted(access.key), scope.skill().id), report);
    });
}

void unwritableByTool(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const bool areListsEnforced = report.profile() != Profile::Next;
    forEachAccess(scope, MemoryAccessKind::Set, [&](const Tool &tool, const python::MemoryAccess &access) {
        const MemoryEntry *entry = scope.namedEntry(access.key);
        if (!entry)
            return;
        const MemoryAccess rule = accessRule(skill, *entry);
        if (rule.write || (rule.writeReason == AccessReason::DenyWrite && !areListsEnforced))
            return;
        const QString advice = rule.writeReason == AccessReason::DenyWrite
            ? Rules::tr("Take the entry off deny_write, or leave the write out.")
            : Rules::tr("Keep the value in project memory, or in an entry of %1.").arg(skill.id);
        Diagnostic &found = report.add({tool.file, access.where}, Rules::tr("This write fails while %1 is active.").arg(skill.id) + u' '
                                                                     + writeSentence(rule, skill, *entry) + u' ' + advice);
        found.related.append({rule.writeAt, Rules::tr("This line decides it.")});
    });
}

void unreadableByTool(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const bool areListsEnforced = report.profile() != Profile::Next;
    forEachAccess(scope, MemoryAccessKind::Get, [&](const Tool &tool, const python::MemoryAccess &access) {
        const MemoryEntry *entry = scope.namedEntry(access.key);
        if (!entry)
            return;
        const MemoryAccess rule = accessRule(skill, *entry);
        if (rule.read || (rule.readReason == AccessReason::DenyRead && !areListsEnforced))
            return;
        Diagnostic &found = report.add({tool.file, access.where}, Rules::tr("%1 always gets None here while %2 is active.").arg(tool.function.name, skill.id) + u' '
                                                                     + readSentence(rule, skill, *entry));
        found.related.append({rule.readAt, Rules::tr("This line decides it.")});
    });
}

} // namespace

const RuleList &toolMemoryRules()
{
    static const RuleList rows{
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool writes an entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "Every value that a tool writes must be declared by the skill or the project; otherwise training fails."),
         .example = u"context.memory.set(\"raeson\", \"lost\")\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Declare the entry with its type, or correct the name."),
         .inSkill = undeclaredToolWrite},
        {.code = u"overmantel.tools.unwritable_memory", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool writes an entry that its skill may not write."),
         .why = QT_TRANSLATE_NOOP("Rules", "A skill writes its own entries and the project's, except those that its deny_write lists; any other write raises MemoryWriteError while the agent runs."),
         .example = u"# access: {deny_write: [project.tier]}\ncontext.memory.set(\"project.tier\", \"gold\")\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Take the entry off deny_write, or write an entry of the skill or of the project."),
         .inSkill = unwritableByTool},
        {.code = u"overmantel.tools.undeclared_read", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool reads an entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "The tool gets None every time, without an error that would say so."),
         .example = u"context.memory.get(\"raeson\")\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry and let something write it."),
         .inSkill = undeclaredToolRead},
        {.code = u"overmantel.tools.unreadable_memory", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool reads an entry that its skill may not read."),
         .why = QT_TRANSLATE_NOOP("Rules", "Private entries of other skills and what deny_read lists read as None, without an error."),
         .example = u"context.memory.get(\"verify_customer.pin\") # private there\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry public, keep the value in project memory, or take it off deny_read."),
         .inSkill = unreadableByTool},
    };
    return rows;
}

} // namespace overmantel
