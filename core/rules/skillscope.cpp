#include "core/rules/skillscope.h"

#include "core/edits/declareentry.h"
#include "core/model/fingerprints.h"

#include <algorithm>

namespace overmantel {

size_t qHash(const Question &question, size_t seed)
{
    return qHashMulti(seed, int(question.kind), question.name, question.ns, int(question.symbol));
}

SkillScope::SkillScope(const Surroundings &surroundings, const Skill &skill, Answers &answers)
    : m_surroundings(surroundings), m_skill(skill), m_answers(answers)
{}

void SkillScope::note(const Question &question) const
{
    if (!m_answers.contains(question))
        m_answers.insert(question, m_surroundings.answer(question));
}

const SourceFile *SkillScope::ownFile(const QString &path) const
{
    return skillIdOf(path) == m_skill.id ? project().file(path) : nullptr;
}

std::optional<SkillScope::Facts> SkillScope::facts(const QString &id) const
{
    note(QuestionKind::Skill, id);
    const Skill *other = project().skill(id);
    if (!other)
        return std::nullopt;
    return Facts{.hidden = other->hidden, .disabled = other->disabled, .isKnown = other->isSkillKnown};
}

QStringList SkillScope::skillIds() const
{
    note(QuestionKind::SkillIds);
    QStringList ids;
    for (const Skill &other : project().skills)
        ids.append(other.id);
    return ids;
}

const MemoryEntry *SkillScope::entry(const QString &ns, const QString &name) const
{
    if (ns == m_skill.id)
        return m_skill.entry(name);
    note({.kind = QuestionKind::Entry, .name = name, .ns = ns});
    return project().entry(ns, name);
}

const MemoryEntry *SkillScope::bareEntry(const QString &name) const
{
    if (const MemoryEntry *own = m_skill.entry(name))
        return own;
    return entry(QStringLiteral("project"), name);
}

const MemoryEntry *SkillScope::namedEntry(const QString &name) const
{
    const qsizetype dot = name.indexOf(u'.');
    return dot < 0 ? bareEntry(name) : entry(name.left(dot), name.mid(dot + 1));
}

QStringList SkillScope::entryNames(const QString &ns) const
{
    note(QuestionKind::EntryNames, ns);
    const Skill *owner = project().skill(ns);
    QStringList names;
    if (ns != u"project" && !owner)
        return names;
    for (const MemoryEntry &entry : owner ? owner->memory : project().memory)
        names.append(entry.name.text);
    return names;
}

QStringList SkillScope::entryOwners(const QString &name) const
{
    note(QuestionKind::EntryOwners, name);
    return ownersOf(project(), name);
}

std::optional<WorkspaceEdit> SkillScope::declaration(const QString &ns, const QString &name, MemoryType type) const
{
    note(QuestionKind::Declaration, ns + u'.' + name);
    const Result<WorkspaceEdit> edit = declareEntry(project(), ns, name, type);
    return edit ? std::optional(*edit) : std::nullopt;
}

bool SkillScope::isMemoryKnown(const QString &ns) const
{
    note(QuestionKind::MemoryKnown, ns);
    if (ns == u"project")
        return project().isMemoryKnown;
    const Skill *owner = project().skill(ns);
    return !owner || owner->isMemoryKnown;
}

const Response *SkillScope::response(const QString &name) const
{
    note(QuestionKind::Response, name);
    return project().response(name);
}

QList<const Response *> SkillScope::responseChain(const QString &name) const
{
    note(QuestionKind::ResponseChain, name);
    return project().responseChain(name);
}

bool SkillScope::hasResponse(const QString &name) const
{
    return builtins().responses.contains(name) || response(name);
}

QStringList SkillScope::responseNames() const
{
    note(QuestionKind::ResponseNames);
    return m_surroundings.responseNames();
}

bool SkillScope::areAllResponsesKnown() const
{
    note(QuestionKind::AllResponsesKnown);
    return m_surroundings.answer({.kind = QuestionKind::AllResponsesKnown, .name = {}}) != 0;
}

const Tool *SkillScope::tool(const QString &name) const
{
    const auto local = std::find_if(m_skill.tools.begin(), m_skill.tools.end(),
                                    [&](const Tool &t) { return t.function.isTool && t.function.name == name; });
    if (local != m_skill.tools.end())
        return &*local;
    const bool isImported = std::any_of(m_skill.imports.begin(), m_skill.imports.end(),
                                        [&](const ToolImport &i) { return !i.isMcp && i.tool == name; });
    return isImported ? sharedTool(name) : nullptr;
}

const Tool *SkillScope::sharedTool(const QString &name) const
{
    note(QuestionKind::SharedTool, name);
    return project().sharedTool(name);
}

QStringList SkillScope::usableTools() const
{
    for (const ToolImport &import : m_skill.imports) {
        if (!import.isMcp)
            note(QuestionKind::SharedTool, import.tool);
    }
    return project().toolsOf(m_skill);
}

QStringList SkillScope::sharedToolNames() const
{
    note(QuestionKind::SharedToolNames);
    QStringList names;
    for (const Tool &tool : project().sharedTools) {
        if (tool.function.isTool)
            names.append(tool.function.name);
    }
    return names;
}

bool SkillScope::areToolsKnown() const
{
    note(QuestionKind::SharedToolsKnown);
    return m_skill.areToolsKnown && project().areSharedToolsKnown;
}

std::optional<QString> SkillScope::preconditionTarget(const QString &name) const
{
    note(QuestionKind::Precondition, name);
    for (const PreconditionBinding &binding : project().preconditions) {
        if (binding.name.text == name)
            return binding.resolveWith.text;
    }
    return std::nullopt;
}

QStringList SkillScope::preconditionNames() const
{
    note(QuestionKind::PreconditionNames);
    QStringList names;
    for (const PreconditionBinding &binding : project().preconditions)
        names.append(binding.name.text);
    return names;
}

bool SkillScope::isAgentKnown() const
{
    note(QuestionKind::AgentKnown);
    return project().isAgentKnown;
}

QStringList SkillScope::mcpServers() const
{
    note(QuestionKind::McpServers);
    QStringList names;
    for (const Word &server : project().mcpServers)
        names.append(server.text);
    return names;
}

bool SkillScope::areIntegrationsKnown() const
{
    note(QuestionKind::IntegrationsKnown);
    return project().areIntegrationsKnown;
}

bool SkillScope::isEverythingKnown() const
{
    note(QuestionKind::EverythingKnown);
    return m_surroundings.answer({.kind = QuestionKind::EverythingKnown, .name = {}}) != 0;
}

Usage SkillScope::usage(SymbolKind kind, const QString &name) const
{
    note({.kind = QuestionKind::Usage, .name = name, .symbol = kind});
    return m_surroundings.usage().of(kind, name);
}

} // namespace overmantel
