#include "core/model/project.h"

#include <algorithm>

namespace overmantel {

namespace {

template <typename T, typename Matches>
const T *firstOf(const QList<T> &list, Matches matches)
{
    const auto it = std::find_if(list.begin(), list.end(), matches);
    return it == list.end() ? nullptr : &*it;
}

} // namespace

const Skill *Project::skill(const QString &id) const
{
    if (!index)
        return nullptr;
    const auto it = index->skills.constFind(id);
    return it == index->skills.constEnd() ? nullptr : &skills.at(*it);
}

const MemoryEntry *Project::entry(const QString &ns, const QString &entryName) const
{
    if (ns == u"project") {
        if (!index)
            return nullptr;
        const auto it = index->entries.constFind(entryName);
        return it == index->entries.constEnd() ? nullptr : &memory[*it];
    }
    const Skill *owner = skill(ns);
    return owner ? owner->entry(entryName) : nullptr;
}

QList<const MemoryEntry *> Project::allEntries() const
{
    QList<const MemoryEntry *> all;
    for (const MemoryEntry &entry : memory)
        all.append(&entry);
    for (const Skill &owner : skills) {
        for (const MemoryEntry &entry : owner.memory)
            all.append(&entry);
    }
    return all;
}

const Response *Project::response(const QString &responseName) const
{
    if (!index)
        return nullptr;
    const auto it = index->responses.constFind(responseName);
    if (it == index->responses.constEnd())
        return nullptr;
    const NameIndex::ResponseRef &last = it->last();
    return last.skill < 0 ? &responses[last.response] : &skills.at(last.skill).responses[last.response];
}

// Reference, responses-yml "Where the file lives": skills in directory order, then the project's own.
QList<const Response *> Project::responseChain(QStringView responseName) const
{
    QList<const Response *> chain;
    if (!index)
        return chain;
    const auto it = index->responses.constFind(responseName.toString());
    if (it == index->responses.constEnd())
        return chain;
    for (const NameIndex::ResponseRef &ref : *it)
        chain.append(ref.skill < 0 ? &responses[ref.response] : &skills.at(ref.skill).responses[ref.response]);
    return chain;
}

const SourceFile *Project::file(const QString &path) const
{
    return files.value(path).get();
}

const MemoryEntry *Project::resolveBare(const Skill *active, QStringView entryName) const
{
    if (active) {
        if (const MemoryEntry *own = active->entry(entryName))
            return own;
    }
    return entry(u"project", entryName);
}

QStringList Project::toolsOf(const Skill &user) const
{
    QStringList names;
    for (const Tool &local : user.tools) {
        if (local.function.isTool)
            names.append(local.function.name);
    }
    for (const ToolImport &import : user.imports) {
        if (import.isMcp || sharedTool(import.tool))
            names.append(import.tool);
    }
    names.removeDuplicates();
    return names;
}

const Tool *Project::tool(const Skill &user, QStringView toolName) const
{
    const auto matches = [&](const Tool &t) { return t.function.isTool && t.function.name == toolName; };
    if (const Tool *local = firstOf(user.tools, matches))
        return local;
    if (firstOf(user.imports, [&](const ToolImport &i) { return !i.isMcp && i.tool == toolName; }))
        return sharedTool(toolName);
    return nullptr;
}

const Tool *Project::sharedTool(QStringView toolName) const
{
    return firstOf(sharedTools, [&](const Tool &t) { return t.function.isTool && t.function.name == toolName; });
}

} // namespace overmantel
