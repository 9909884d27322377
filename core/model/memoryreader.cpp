#include "core/model/readers.h"
#include "core/model/yamlwords.h"

#include <algorithm>

namespace overmantel::reading {

namespace {

MemoryEntry memoryEntry(const QString &file, const yaml::Entry &written, const QString &ns, MemoryScope scope)
{
    MemoryEntry entry;
    entry.ns = ns;
    entry.name = word(file, written.key);
    entry.scope = scope;
    entry.where = location(file, written);
    if (!written.value.isMapping())
        return entry;
    const yaml::Node &attributes = written.value;
    entry.typeWord = wordOf(file, attributes.find(u"type"));
    entry.type = memoryTypeFromWord(entry.typeWord.text).value_or(MemoryType::Any);
    if (const yaml::Entry *description = attributes.entry(u"description")) {
        entry.description = textOf(file, &description->value).text;
        entry.descriptionWhere = location(file, description->key);
    }
    entry.llmSettable = isTrue(attributes.find(u"llm_settable"));
    entry.pii = isTrue(attributes.find(u"pii"));
    entry.immutable = isTrue(attributes.find(u"immutable"));
    entry.seed = isTrue(attributes.find(u"seed"));
    if (const yaml::Node *values = attributes.find(u"enum_values"); values && values->isSequence()) {
        for (const yaml::Node &item : values->items)
            entry.enumValues.append({.word = word(file, item), .value = yaml::toValue(item)});
    }
    if (const yaml::Node *initial = attributes.find(u"initial_value")) {
        entry.initialValueWhere = location(file, *initial);
        if (!initial->isNull())
            entry.initialValue = yaml::toValue(*initial);
    }
    return entry;
}

void take(const QString &file, const yaml::Node *entries, const QString &ns, MemoryScope scope, QList<MemoryEntry> &into)
{
    if (!entries || !entries->isMapping())
        return;
    for (const yaml::Entry &written : entries->entries) {
        if (!isSystemNamespace(written))
            into.append(memoryEntry(file, written, ns, scope));
    }
}

QList<Word> names(const QString &file, const yaml::Node *list)
{
    QList<Word> read;
    if (list && list->isSequence()) {
        for (const yaml::Node &item : list->items) {
            if (item.isScalar())
                read.append(word(file, item));
        }
    }
    return read;
}

} // namespace

QList<MemoryEntry> projectMemory(const SourceFile &file)
{
    QList<MemoryEntry> entries;
    if (file.tree.root)
        take(file.path, &*file.tree.root, QStringLiteral("project"), MemoryScope::Project, entries);
    return entries;
}

void skillMemory(const SourceFile &file, Skill &skill)
{
    if (!file.tree.root)
        return;
    if (const yaml::Node *schema = file.tree.root->find(u"schema"); schema && schema->isMapping()) {
        take(file.path, schema->find(u"public"), skill.id, MemoryScope::Public, skill.memory);
        take(file.path, schema->find(u"private"), skill.id, MemoryScope::Private, skill.memory);
    }
    if (const yaml::Entry *access = file.tree.root->entry(u"access"); access && access->value.isMapping()) {
        skill.access.where = location(file.path, access->key);
        skill.access.denyRead = names(file.path, access->value.find(u"deny_read"));
        skill.access.denyWrite = names(file.path, access->value.find(u"deny_write"));
    }
}

bool hasMemoryShape(const SourceFile &file)
{
    if (!file.tree.root || file.tree.root->isNull())
        return true;
    const yaml::Node &root = *file.tree.root;
    if (!root.isMapping())
        return false;
    if (file.kind == FileKind::ProjectMemory)
        return std::none_of(root.entries.begin(), root.entries.end(), isScopeWrapper);
    static const QStringList keys{QStringLiteral("schema"), QStringLiteral("access")};
    static const QStringList scopes{QStringLiteral("public"), QStringLiteral("private")};
    const auto isKnown = [](const yaml::Node &mapping, const QStringList &known) {
        return std::all_of(mapping.entries.begin(), mapping.entries.end(), [&](const yaml::Entry &entry) { return known.contains(entry.key.value); });
    };
    const auto isMap = [](const yaml::Node *node) { return !node || node->isMapping() || node->isNull(); };
    const yaml::Node *schema = root.find(u"schema");
    if (!isKnown(root, keys) || !isMap(schema))
        return false;
    return !schema || (isKnown(*schema, scopes) && isMap(schema->find(u"public")) && isMap(schema->find(u"private")));
}

bool isScopeWrapper(const yaml::Entry &entry)
{
    const QString &key = entry.key.value;
    const auto has = [&](QStringView name) { return entry.value.find(name) != nullptr; };
    return (key == u"schema" && (has(u"public") || has(u"private"))) || (key == u"access" && (has(u"deny_read") || has(u"deny_write")))
        || ((key == u"public" || key == u"private") && holdsEntries(entry.value));
}

bool isSystemNamespace(const yaml::Entry &entry)
{
    return entry.key.value.startsWith(u"system.") || (entry.key.value == u"system" && holdsEntries(entry.value));
}

// Attributes are known by their names, so that a mapping of mappings without them holds entries.
bool holdsEntries(const yaml::Node &node)
{
    return !node.entries.empty() && std::all_of(node.entries.begin(), node.entries.end(), [](const yaml::Entry &entry) {
        return entry.value.isMapping() && !memoryAttributes().contains(entry.key.value);
    });
}

} // namespace overmantel::reading
