// The agent folder as a whole: all skills, project memory and responses, shared tools, bindings. A pure
// function of the files (projectFrom). Immutable once built.
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
    QList<Word> mcpServers;
    QStringList references;

    bool isAgentKnown = true;
    bool areIntegrationsKnown = true;
    bool isMemoryKnown = true;
    bool areResponsesKnown = true;
    bool areSharedToolsKnown = true;

    Symbols symbols;

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
};

// Names that are there without any file: packaged responses, framework tools, bundled skills.
struct Builtins
{
    QSet<QString> responses;
    QSet<QString> tools;
    QSet<QString> skills;
};
const Builtins &builtins();

struct ProjectInput
{
    QString name;
    QMap<QString, SourceFilePtr> files;
    QSet<QString> staleFiles;
    QSet<QString> unreadableFiles; // exist, but could not be read: what they declare is unknown
};
Project projectFrom(const ProjectInput &input);

} // namespace overmantel
