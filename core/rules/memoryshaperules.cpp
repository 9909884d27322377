// Rules about the layout of one memory.yml: its keys and the names of its entries (reference: memory-yml).
#include "core/rules/rulegroups.h"

#include "core/model/readers.h"
#include "core/rules/keychecks.h"
#include "core/rules/memorytrees.h"
#include "core/rules/wrapfix.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

const QStringList &skillMemoryKeys()
{
    static const QStringList keys{QStringLiteral("schema"), QStringLiteral("access")};
    return keys;
}

const QStringList &scopeKeys()
{
    static const QStringList keys{QStringLiteral("public"), QStringLiteral("private")};
    return keys;
}

const QStringList &denyKeys()
{
    static const QStringList keys{QStringLiteral("deny_read"), QStringLiteral("deny_write")};
    return keys;
}

bool isMergeKey(const yaml::Entry &entry)
{
    return entry.key.value == u"<<";
}

using reading::isSystemNamespace;

// A top-level key of a skill's file that is an entry without `schema:` around it.
bool isFlatEntry(const yaml::Node &root, const yaml::Entry &entry)
{
    if (skillMemoryKeys().contains(entry.key.value) || scopeKeys().contains(entry.key.value) || isMergeKey(entry) || isSystemNamespace(entry))
        return false;
    if (areAttributes(entry.value))
        return true;
    const bool isMisspeltKey = entry.key.value == u"memory" || !meantKey(root, entry.key.value, skillMemoryKeys()).isEmpty();
    return !root.entry(u"schema") && !isMisspeltKey && entry.value.isMapping() && !reading::holdsEntries(entry.value);
}

bool areAll(const yaml::Node &mapping, const std::function<bool(const yaml::Entry &)> &matches)
{
    return std::all_of(mapping.entries.begin(), mapping.entries.end(), matches);
}

void projectMemoryShape(const SourceFile &file, const yaml::Node &root, Report &report)
{
    if (!root.isMapping()) {
        report.add({file.path, root.range}, Rules::tr("The project's memory.yml must be a mapping of entry names to their attributes."));
        return;
    }
    for (const yaml::Entry &entry : root.entries) {
        if (reading::isScopeWrapper(entry))
            report.add({file.path, entry.key.range}, Rules::tr("%1 belongs into the memory.yml of a skill. The project's memory.yml lists its entries directly, without anything around them.").arg(quoted(entry.key.value)));
    }
}

void skillMemoryShape(const SourceFile &file, const yaml::Node &root, Report &report)
{
    if (!root.isMapping()) {
        report.add({file.path, root.range}, Rules::tr("The memory.yml of a skill must be a mapping with schema: and, where needed, access:."));
        return;
    }
    const auto isScope = [](const yaml::Entry &entry) { return scopeKeys().contains(entry.key.value); };
    const auto isFlat = [&](const yaml::Entry &entry) { return isFlatEntry(root, entry); };
    // One fault, however many entries share it.
    if (const auto scope = std::find_if(root.entries.begin(), root.entries.end(), isScope); scope != root.entries.end()) {
        Diagnostic &found = report.add({file.path, scope->key.range}, Rules::tr("%1 stands under schema:, which is missing above it.").arg(quoted(scope->key.value)));
        if (areAll(root, isScope))
            addWrapFix(found, Rules::tr("Put schema: above it"), file, root, {QStringLiteral("schema")});
    }
    if (const auto flat = std::find_if(root.entries.begin(), root.entries.end(), isFlat); flat != root.entries.end()) {
        Diagnostic &found = report.add({file.path, flat->key.range}, Rules::tr("%1 stands at the top of the file. In the memory.yml of a skill entries stand under schema: public: or schema: private:.").arg(quoted(flat->key.value)));
        if (areAll(root, isFlat)) {
            for (const QString &scope : scopeKeys())
                //: %1: public or private
                addWrapFix(found, Rules::tr("Put the entries under schema: %1:").arg(scope), file, root, {QStringLiteral("schema"), scope});
        }
    }
    const auto requireMapping = [&](const yaml::Node &parent, const QString &key, const QString &advice) {
        const yaml::Entry *entry = parent.entry(key);
        if (entry && !entry->value.isMapping() && !entry->value.isNull() && !isAlias(entry->value))
            report.add({file.path, entry->value.range}, Rules::tr("%1 must be a mapping.").arg(quoted(key)) + u' ' + advice);
    };
    requireMapping(root, QStringLiteral("schema"), Rules::tr("Write public: and private: below it, and the entries below them."));
    requireMapping(root, QStringLiteral("access"), Rules::tr("Write deny_read: and deny_write: below it."));
    if (const yaml::Node *schema = root.find(u"schema")) {
        for (const QString &scope : scopeKeys())
            requireMapping(*schema, scope, Rules::tr("Write the names of the entries below it, with a colon behind each."));
    }
}

void memoryFileShape(const SourceFile &file, Report &report)
{
    if (!isMemoryFile(file))
        return;
    if (file.kind == FileKind::ProjectMemory)
        projectMemoryShape(file, *file.tree.root, report);
    else
        skillMemoryShape(file, *file.tree.root, report);
}

void unknownKeysOf(const SourceFile &file, const yaml::Node &mapping, const QStringList &known, const QString &advice, Report &report)
{
    bool isEntryReported = false;
    for (const yaml::Entry &entry : mapping.entries) {
        if (known.contains(entry.key.value) || isMergeKey(entry) || isSystemNamespace(entry))
            continue;
        const bool isEntry = &known == &scopeKeys() && areAttributes(entry.value);
        if (isEntry && std::exchange(isEntryReported, true))
            continue; // the same fault
        Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("%1 does not belong here.").arg(quoted(entry.key.value)) + u' ' + advice);
        if (isEntry) {
            const bool areAllEntries = areAll(mapping, [](const yaml::Entry &other) { return areAttributes(other.value); });
            for (const QString &scope : areAllEntries ? scopeKeys() : QStringList())
                //: %1: public or private
                addWrapFix(found, Rules::tr("Put the entries under %1:").arg(scope), file, mapping, {scope});
        } else if (entry.key.value == u"memory" && !mapping.entry(u"schema")) {
            const QString schema = QStringLiteral("schema");
            addFix(found, Rules::tr("Change %1 to %2").arg(quoted(entry.key.value), quoted(schema)), file.path, yaml::renameKey(file.snapshot.text(), entry.key, schema));
        } else {
            suggestKey(found, file, mapping, entry.key, known);
        }
    }
}

void memoryUnknownKeys(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillMemory || !isMemoryFile(file) || !file.tree.root->isMapping())
        return;
    yaml::Node root = *file.tree.root;
    // Those are another fault: see skillMemoryShape.
    std::erase_if(root.entries, [&](const yaml::Entry &entry) { return isFlatEntry(*file.tree.root, entry) || scopeKeys().contains(entry.key.value); });
    unknownKeysOf(file, root, skillMemoryKeys(), Rules::tr("The memory.yml of a skill has the keys schema and access; entries stand under schema: public: or schema: private:."), report);
    if (const yaml::Node *schema = root.find(u"schema"); schema && schema->isMapping())
        unknownKeysOf(file, *schema, scopeKeys(), Rules::tr("Under schema: stand public: and private:, and the entries below them."), report);
    if (const yaml::Node *access = root.find(u"access"); access && access->isMapping())
        unknownKeysOf(file, *access, denyKeys(), Rules::tr("Under access: stand the lists deny_read: and deny_write:."), report);
}

void systemMemory(const SourceFile &file, Report &report)
{
    const auto check = [&](const yaml::Entry &entry) {
        if (isSystemNamespace(entry))
            report.add({file.path, entry.key.range}, Rules::tr("%1 cannot be declared: the namespace system belongs to the engine. Give the entry a name of its own.").arg(quoted(entry.key.value)));
    };
    if (!isMemoryFile(file))
        return;
    if (file.kind == FileKind::SkillMemory && file.tree.root->isMapping()) {
        for (const yaml::Entry &entry : file.tree.root->entries)
            check(entry);
        if (const yaml::Node *schema = file.tree.root->find(u"schema")) {
            for (const yaml::Entry &entry : schema->entries)
                check(entry);
        }
    }
    forEachEntryNode(file, [&](const yaml::Entry &entry, MemoryScope) { check(entry); });
}

void entryNames(const SourceFile &file, Report &report)
{
    forEachEntryNode(file, [&](const yaml::Entry &entry, MemoryScope) {
        const QString &name = entry.key.value;
        if (isSystemNamespace(entry) || isAlias(entry.key))
            return;
        const condition::ParsedCondition parsed = condition::parse(QStringLiteral("session.project.") + name);
        const bool isName = parsed.isValid() && parsed.expression->kind == condition::Expression::Kind::Reference && parsed.expression->reference.entry == name;
        if (!isName)
            report.add({file.path, entry.key.range}, Rules::tr("%1 cannot be named in a condition or a placeholder. Use letters, digits and _, begin with a letter, and take no word of Python.").arg(quoted(name)));
    });
}

void declaredInBothScopes(const SourceFile &file, Report &report)
{
    QHash<QString, TextRange> firstOf;
    if (file.kind != FileKind::SkillMemory)
        return;
    forEachEntryNode(file, [&](const yaml::Entry &entry, MemoryScope scope) {
        if (scope == MemoryScope::Public) {
            firstOf.insert(entry.key.value, entry.key.range);
        } else if (const auto first = firstOf.constFind(entry.key.value); first != firstOf.constEnd()) {
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("%1 is declared under public: and under private:. Delete one of the two.").arg(quoted(entry.key.value)));
            found.related.append({{file.path, *first}, Rules::tr("The public one stands here.")});
        }
    });
}

} // namespace

const RuleList &memoryShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.shape",
         .summary = QT_TRANSLATE_NOOP("Rules", "A memory.yml has the shape of the other kind of memory.yml."),
         .why = QT_TRANSLATE_NOOP("Rules", "The project's file is a plain list of entries; a skill's file sorts them under schema: public: and private:. In the wrong shape the engine finds no entries, and every use of them is undeclared."),
         .example = u"# skills/card/memory.yml\nreason:\n  type: text\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the entries of a skill under schema: public: or schema: private:, and those of the project at the top of the file."),
         .inFile = memoryFileShape},
        {.code = u"overmantel.memory.unknown_key", .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "The memory.yml of a skill has a key that the engine does not know."),
         .why = QT_TRANSLATE_NOOP("Rules", "The keys are schema and access, and under schema public and private. What stands under another key is not declared."),
         .example = u"schema:\n  pubilc:\n    reason:\n      type: text\nacces:\n  deny_write: [project.tier]\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the key, or move what stands below it under the right one."),
         .inFile = memoryUnknownKeys},
        {.code = u"overmantel.memory.unknown_key", .severity = Severity::Warning, .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "The memory.yml of a skill has a key that the engine ignores."),
         .why = QT_TRANSLATE_NOOP("Rules", "The newer engine passes over keys that it does not know, so that entries below them are not declared."),
         .example = u"schema:\n  pubilc:\n    reason:\n      type: text\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the key, or delete it."),
         .inFile = memoryUnknownKeys},
        {.code = u"overmantel.memory.system",
         .summary = QT_TRANSLATE_NOOP("Rules", "A memory.yml declares something in the namespace system."),
         .why = QT_TRANSLATE_NOOP("Rules", "system.* belongs to the engine and can never be declared."),
         .example = u"system:\n  turn_count:\n    type: int\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Declare the entry under a name of its own in the project's or the skill's memory."),
         .inFile = systemMemory},
        {.code = u"overmantel.memory.declared_twice",
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry is declared both public and private."),
         .why = QT_TRANSLATE_NOOP("Rules", "Both would be session.<skill>.<entry>: nobody can tell which attributes count and whether other skills may read it."),
         .example = u"schema:\n  public:\n    reason: {}\n  private:\n    reason: {}\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Keep it under public: when other skills read it, else under private:."),
         .inFile = declaredInBothScopes},
        {.code = u"overmantel.memory.entry_name", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The name of an entry cannot stand in a condition."),
         .why = QT_TRANSLATE_NOOP("Rules", "A reference has exactly three parts, session.<skill>.<entry>, and each is a name as in Python. With a dot, a dash or a space the entry cannot be reached."),
         .example = u"schema:\n  public:\n    card-reason:\n      type: text\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the entry; use letters, digits and _."),
         .inFile = entryNames},
    };
    return rows;
}

} // namespace overmantel
