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

const Skill *Project::skill(QStringView id) const
{
    return firstOf(skills, [&](const Skill &s) { return s.id == id; });
}

const MemoryEntry *Project::entry(QStringView ns, QStringView entryName) const
{
    if (ns == u"project")
        return firstOf(memory, [&](const MemoryEntry &e) { return e.name.text == entryName; });
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

const Response *Project::response(QStringView responseName) const
{
    const QList<const Response *> chain = responseChain(responseName);
    return chain.isEmpty() ? nullptr : chain.last();
}

// Reference, responses-yml "Where the file lives": skills in directory order, then the project's own.
QList<const Response *> Project::responseChain(QStringView responseName) const
{
    QList<const Response *> chain;
    const auto take = [&](const QList<Response> &list) {
        for (const Response &response : list) {
            if (response.name.text == responseName)
                chain.append(&response);
        }
    };
    for (const Skill &owner : skills)
        take(owner.responses);
    take(responses);
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
        if (import.isMcp || firstOf(sharedTools, [&](const Tool &t) { return t.function.isTool && t.function.name == import.tool; }))
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
        return firstOf(sharedTools, matches);
    return nullptr;
}

} // namespace overmantel
