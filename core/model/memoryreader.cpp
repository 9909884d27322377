#include "core/model/readers.h"
#include "core/model/yamlwords.h"

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
    entry.description = textOf(file, attributes.find(u"description")).text;
    entry.llmSettable = isTrue(attributes.find(u"llm_settable"));
    entry.pii = isTrue(attributes.find(u"pii"));
    entry.immutable = isTrue(attributes.find(u"immutable"));
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
    for (const yaml::Entry &written : entries->entries)
        into.append(memoryEntry(file, written, ns, scope));
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
    if (const yaml::Node *access = file.tree.root->find(u"access"); access && access->isMapping()) {
        skill.access.denyRead = names(file.path, access->find(u"deny_read"));
        skill.access.denyWrite = names(file.path, access->find(u"deny_write"));
    }
}

} // namespace overmantel::reading
