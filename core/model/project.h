// The agent folder as a whole: all skills, project memory and responses, shared tools, bindings. A pure
// function of the files (projectbuilder.h). Immutable once built.
#pragma once

#include "core/model/skill.h"
#include "core/model/sourcefile.h"
#include "core/model/symbols.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace overmantel {

struct PreconditionBinding
{
    Word name;
    Word resolveWith;
};

struct Project
{
    QString name; // the folder's name
    QMap<QString, SourceFilePtr> files; // what the model was built from; for a stale file the last good state
    QSet<QString> staleFiles;           // do not parse at present: the model shows their last good state

    QList<Skill> skills; // by folder name, by code point: the order in which the engine merges
    QList<MemoryEntry> memory;
    QList<Response> responses;
    QList<Tool> sharedTools;
    QList<PreconditionBinding> preconditions;
    QList<Word> endingSkills; // agent.yml: run before a conversation ends
    Word embeddingsGroup;     // agent.yml: the model group that indexes references; not written when there is none
    QList<Word> mcpServers;
    QList<Word> modelGroups;  // their ids
    Word llmGroup;            // the model group that speaks; not written when there is none
    QStringList references;

    bool isAgentKnown = true;
    bool areIntegrationsKnown = true;
    bool isMemoryKnown = true;
    bool areResponsesKnown = true;
    bool areSharedToolsKnown = true;

    Symbols symbols;

    // Lookups by name; they cost a hash each. `index` must run after the lists have changed.
    void index();
    const Skill *skill(QStringView id) const;
    // "project" or a skill id.
    const MemoryEntry *entry(QStringView ns, QStringView name) const;
    QList<const MemoryEntry *> allEntries() const; // project first, then skills in order
    // The declaration that is delivered: the project's own wins over skills, later skills over earlier.
    const Response *response(QStringView name) const;
    QList<const Response *> responseChain(QStringView name) const; // all declarations, the winning one last
    const SourceFile *file(const QString &path) const;
    // Reference pages: the name resolution of {entry} and context.memory.get(): own schema, then project.
    const MemoryEntry *resolveBare(const Skill *active, QStringView name) const;
    // Tool names that a skill can use: local, imported shared, MCP (framework tools not included).
    QStringList toolsOf(const Skill &skill) const;
    const Tool *tool(const Skill &skill, QStringView name) const; // local or imported shared; nullptr for MCP
    const Tool *sharedTool(QStringView name) const;

private:
    struct ResponseRef
    {
        qsizetype skill = -1; // index into skills; -1: the project's own
        qsizetype response = 0;
    };
    QHash<QString, qsizetype> m_skillsById;
    QHash<QString, qsizetype> m_entriesByName; // of the project
    QHash<QString, QList<ResponseRef>> m_responsesByName;
};

// Names that are there without any file: packaged responses, framework tools, bundled skills. The list is
// resources/builtins.json.
struct Builtins
{
    QSet<QString> responses;
    QSet<QString> tools;
    QSet<QString> skills;
};
const Builtins &builtins();

} // namespace overmantel
