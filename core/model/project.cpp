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

void Project::index()
{
    m_skillsById.clear();
    m_entriesByName.clear();
    m_responsesByName.clear();
    m_skillsById.reserve(skills.size());
    for (qsizetype i = 0; i < skills.size(); ++i) {
        m_skillsById.insert(skills[i].id, i);
        for (qsizetype j = 0; j < skills[i].responses.size(); ++j)
            m_responsesByName[skills[i].responses[j].name.text].append({.skill = i, .response = j});
    }
    for (qsizetype j = 0; j < responses.size(); ++j)
        m_responsesByName[responses[j].name.text].append({.skill = -1, .response = j});
    // Of two entries of one name the first is meant.
    for (qsizetype i = memory.size() - 1; i >= 0; --i)
        m_entriesByName.insert(memory[i].name.text, i);
}

const Skill *Project::skill(QStringView id) const
{
    const auto it = m_skillsById.constFind(id.toString());
    return it == m_skillsById.constEnd() ? nullptr : &skills[*it];
}

const MemoryEntry *Project::entry(QStringView ns, QStringView entryName) const
{
    if (ns == u"project") {
        const auto it = m_entriesByName.constFind(entryName.toString());
        return it == m_entriesByName.constEnd() ? nullptr : &memory[*it];
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

const Response *Project::response(QStringView responseName) const
{
    const QList<const Response *> chain = responseChain(responseName);
    return chain.isEmpty() ? nullptr : chain.last();
}

// Reference, responses-yml "Where the file lives": skills in directory order, then the project's own.
QList<const Response *> Project::responseChain(QStringView responseName) const
{
    QList<const Response *> chain;
    const auto it = m_responsesByName.constFind(responseName.toString());
    if (it == m_responsesByName.constEnd())
        return chain;
    for (const ResponseRef &ref : *it)
        chain.append(ref.skill < 0 ? &responses[ref.response] : &skills[ref.skill].responses[ref.response]);
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
