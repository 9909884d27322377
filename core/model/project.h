// The agent folder as a whole: all skills, project memory and responses, shared tools, bindings. A pure
// function of the files (projectbuilder.h). Immutable once built.
#pragma once

#include "core/model/skill.h"
#include "core/model/sourcefile.h"
#include "core/model/symbols.h"

#include <QHash>
#include <QMap>
#include <QSet>
#include <QVarLengthArray>

#include <compare>
#include <iterator>
#include <memory>

namespace overmantel {

struct PreconditionBinding
{
    Word name;
    Word resolveWith;
};

// A skill and what it was built from. Immutable; projects share it as long as its files are the same.
struct SkillPart
{
    QList<SourceFilePtr> files;
    Skill skill;
    SymbolPartPtr symbols;
    size_t interface = 0;     // see fingerprints.h
    size_t responseNames = 0;
};
using SkillPartPtr = std::shared_ptr<const SkillPart>;

// Reads as a list of const Skill; holds shared parts.
class SkillList
{
public:
    class const_iterator
    {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Skill;
        using difference_type = qsizetype;
        using pointer = const Skill *;
        using reference = const Skill &;

        const_iterator() = default;
        explicit const_iterator(const SkillPartPtr *at) : m_at(at) {}
        reference operator*() const { return (*m_at)->skill; }
        pointer operator->() const { return &(*m_at)->skill; }
        reference operator[](qsizetype by) const { return m_at[by]->skill; }
        const_iterator &operator++() { ++m_at; return *this; }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        const_iterator &operator--() { --m_at; return *this; }
        const_iterator operator--(int) { return const_iterator(m_at--); }
        const_iterator &operator+=(qsizetype by) { m_at += by; return *this; }
        const_iterator &operator-=(qsizetype by) { m_at -= by; return *this; }
        friend const_iterator operator+(const_iterator it, qsizetype by) { return it += by; }
        friend const_iterator operator-(const_iterator it, qsizetype by) { return it -= by; }
        friend qsizetype operator-(const_iterator a, const_iterator b) { return a.m_at - b.m_at; }
        friend auto operator<=>(const const_iterator &, const const_iterator &) = default;

    private:
        const SkillPartPtr *m_at = nullptr;
    };
    using iterator = const_iterator;

    SkillList() = default;
    explicit SkillList(const QList<SkillPartPtr> &parts) : m_parts(parts) {}

    const_iterator begin() const { return const_iterator(m_parts.constData()); }
    const_iterator end() const { return const_iterator(m_parts.constData() + m_parts.size()); }
    qsizetype size() const { return m_parts.size(); }
    bool isEmpty() const { return m_parts.isEmpty(); }
    const Skill &at(qsizetype i) const { return m_parts.at(i)->skill; }
    const Skill &operator[](qsizetype i) const { return at(i); }
    const Skill &first() const { return at(0); }
    const Skill &last() const { return at(size() - 1); }
    const QList<SkillPartPtr> &parts() const { return m_parts; }

private:
    QList<SkillPartPtr> m_parts;
};

// Where a name is declared. Built once for many projects (projectbuilder.cpp).
struct NameIndex
{
    struct ResponseRef
    {
        qsizetype skill = -1; // index into skills; -1: the project's own
        qsizetype response = 0;
    };
    QHash<QString, qsizetype> skills;
    QHash<QString, qsizetype> entries; // of the project
    QHash<QString, QVarLengthArray<ResponseRef, 1>> responses; // in the order in which they are merged
};

struct Project
{
    QString name; // the folder's name
    QMap<QString, SourceFilePtr> files; // what the model was built from; for a stale file the last good state
    QSet<QString> staleFiles;           // do not parse at present: the model shows their last good state
    QSet<QString> unreadableFiles;      // are there, but nothing is known of them

    SkillList skills; // by folder name, by code point: the order in which the engine merges
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

    std::shared_ptr<const NameIndex> index;

    // Lookups by name; they cost a hash each.
    const Skill *skill(const QString &id) const;
    const Skill *skill(QStringView id) const { return skill(id.toString()); }
    // "project" or a skill id.
    const MemoryEntry *entry(const QString &ns, const QString &name) const;
    const MemoryEntry *entry(QStringView ns, QStringView entryName) const { return entry(ns.toString(), entryName.toString()); }
    QList<const MemoryEntry *> allEntries() const; // project first, then skills in order
    // The declaration that is delivered: the project's own wins over skills, later skills over earlier.
    const Response *response(const QString &name) const;
    const Response *response(QStringView responseName) const { return response(responseName.toString()); }
    QList<const Response *> responseChain(QStringView name) const; // all declarations, the winning one last
    const SourceFile *file(const QString &path) const;
    // Reference pages: the name resolution of {entry} and context.memory.get(): own schema, then project.
    const MemoryEntry *resolveBare(const Skill *active, QStringView name) const;
    // Tool names that a skill can use: local, imported shared, MCP (framework tools not included).
    QStringList toolsOf(const Skill &skill) const;
    const Tool *tool(const Skill &skill, QStringView name) const; // local or imported shared; nullptr for MCP
    const Tool *sharedTool(QStringView name) const;
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
