#include "core/rules/memorytrees.h"

#include "core/model/readers.h"

#include <algorithm>

namespace overmantel {

namespace {

void visitEntries(const yaml::Node *entries, MemoryScope scope, const EntryVisit &visit)
{
    if (!entries || !entries->isMapping())
        return;
    for (const yaml::Entry &entry : entries->entries) {
        // What a merge key brings along is not written here.
        if (entry.key.value != u"<<" && !(scope == MemoryScope::Project && reading::isScopeWrapper(entry)))
            visit(entry, scope);
    }
}

} // namespace

bool isMemoryFile(const SourceFile &file)
{
    return (file.kind == FileKind::ProjectMemory || file.kind == FileKind::SkillMemory) && file.tree.root && file.tree.parsed
        && !file.tree.root->isNull();
}

void forEachEntryNode(const SourceFile &file, const EntryVisit &visit)
{
    if (!isMemoryFile(file))
        return;
    if (file.kind == FileKind::ProjectMemory)
        return visitEntries(&*file.tree.root, MemoryScope::Project, visit);
    if (const yaml::Node *schema = file.tree.root->find(u"schema")) {
        visitEntries(schema->find(u"public"), MemoryScope::Public, visit);
        visitEntries(schema->find(u"private"), MemoryScope::Private, visit);
    }
}

void forEachAttributes(const SourceFile &file, const EntryVisit &visit)
{
    forEachEntryNode(file, [&](const yaml::Entry &entry, MemoryScope scope) {
        if (entry.value.isMapping() && !reading::isSystemNamespace(entry))
            visit(entry, scope);
    });
}

QList<MemoryEntry> entriesOf(const SourceFile &file)
{
    if (!isMemoryFile(file))
        return {};
    if (file.kind == FileKind::ProjectMemory)
        return reading::projectMemory(file);
    Skill skill;
    skill.id = file.skillId;
    reading::skillMemory(file, skill);
    return skill.memory;
}

bool areAttributes(const yaml::Node &node)
{
    return node.isMapping() && !node.entries.empty() && std::all_of(node.entries.begin(), node.entries.end(), [](const yaml::Entry &entry) {
        return memoryAttributes().contains(entry.key.value);
    });
}

} // namespace overmantel
