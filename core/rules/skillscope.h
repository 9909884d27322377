// What a rule about one skill may ask of the rest of the agent. Every answer is noted, so that the
// findings of the skill are kept until the skill itself or one of these answers changes: a keystroke in
// one file then costs that file's skill and those that asked about what it changed. A rule gets nothing
// else of the project into its hands, so it cannot depend on anything that is not noted.
//
// Places are not part of the answers. Findings that point into another file are made anew whenever that
// file changes (core/analysis).
#pragma once

#include "core/model/project.h"
#include "core/rules/usagecounts.h"

#include <mutex>
#include <optional>

namespace overmantel {

enum class QuestionKind {
    Skill, SkillIds, Entry, EntryNames, EntryOwners, Declaration, MemoryKnown, Response, ResponseChain, ResponseNames, AllResponsesKnown, SharedTool,
    SharedToolNames, SharedToolsKnown, Precondition, PreconditionNames, AgentKnown, McpServers, IntegrationsKnown, EverythingKnown, Usage
};

struct Question
{
    QuestionKind kind = QuestionKind::Skill;
    QString name; // "card", "utter_fee" …; empty where there is only one answer
    QString ns{}; // of Entry: "project" or a skill
    SymbolKind symbol = SymbolKind::Skill; // of Usage

    friend bool operator==(const Question &, const Question &) = default;
};
size_t qHash(const Question &question, size_t seed = 0);

// The questions of one skill and what was answered.
using Answers = QHash<Question, size_t>;

// The whole agent as far as scopes answer about it, with the answers about all names of a kind kept. May be
// asked from several threads.
class Surroundings
{
public:
    Surroundings(const Project &project, const UsageCounts &usage);

    const Project &project() const { return m_project; }
    const UsageCounts &usage() const { return m_usage; }
    // A number that differs when the answer does.
    size_t answer(const Question &question) const;
    bool stillHold(const Answers &answers) const;
    const QStringList &responseNames() const; // see SkillScope

private:
    size_t entryNamesHash(const QString &ns) const;

    const Project &m_project;
    const UsageCounts &m_usage;
    size_t m_skillIds = 0;
    size_t m_responseNames = 0;
    size_t m_sharedToolNames = 0;
    size_t m_servers = 0;
    size_t m_preconditionNames = 0;
    mutable std::once_flag m_areNamesListed;
    mutable QStringList m_responseNameList;
    bool m_areAllResponsesKnown = true;
    bool m_isEverythingKnown = true;
};

class SkillScope
{
public:
    // `answers` is filled; both must outlive the scope.
    SkillScope(const Surroundings &surroundings, const Skill &skill, Answers &answers);

    const Skill &skill() const { return m_skill; }
    // A file of this skill, for fixes that need its tree; nullptr for any other and for one that cannot be read.
    const SourceFile *ownFile(const QString &path) const;

    // Other skills of the folder: what a skill shows of itself.
    struct Facts
    {
        bool hidden = false;
        bool disabled = false;
        bool isKnown = true; // false: its skill.md cannot be read
    };
    std::optional<Facts> facts(const QString &id) const; // nothing when there is no such folder
    bool hasSkill(const QString &id) const { return facts(id).has_value(); } // bundled ones not included
    QStringList skillIds() const;

    // Memory. `ns` is "project" or a skill id.
    const MemoryEntry *entry(const QString &ns, const QString &name) const;
    const MemoryEntry *bareEntry(const QString &name) const;  // own schema, then project
    const MemoryEntry *namedEntry(const QString &name) const; // bare or fully qualified
    QStringList entryNames(const QString &ns) const;
    // Skills (and "project") whose memory declares an entry of that name.
    QStringList entryOwners(const QString &name) const;
    // The edit that declares an entry; nothing when its memory.yml cannot take it.
    std::optional<WorkspaceEdit> declaration(const QString &ns, const QString &name, MemoryType type) const;
    // False when the file that would declare it cannot be read: then absence proves nothing. True for
    // a namespace that does not exist.
    bool isMemoryKnown(const QString &ns) const;
    bool isOwnMemoryKnown() const { return isMemoryKnown(m_skill.id) && isMemoryKnown(QStringLiteral("project")); }

    // Responses. The declaration that is delivered; nullptr for packaged names too.
    const Response *response(const QString &name) const;
    bool hasResponse(const QString &name) const; // declared, or packaged
    QList<const Response *> responseChain(const QString &name) const; // as Project::responseChain
    QStringList responseNames() const;           // declared and packaged, sorted
    bool areAllResponsesKnown() const;

    // Tools.
    const Tool *tool(const QString &name) const; // local or imported shared; nullptr for MCP
    const Tool *sharedTool(const QString &name) const; // imported or not
    QStringList usableTools() const; // local, imported shared, MCP; framework tools not included
    QStringList sharedToolNames() const;
    bool areToolsKnown() const;

    // agent.yml and integrations.yml.
    std::optional<QString> preconditionTarget(const QString &name) const; // nothing when it is not bound
    QStringList preconditionNames() const;
    bool isAgentKnown() const;
    QStringList mcpServers() const;
    bool areIntegrationsKnown() const;

    // False while any file of the agent cannot be read: then nobody can say that a name is not used.
    bool isEverythingKnown() const;
    Usage usage(SymbolKind kind, const QString &name) const;

private:
    void note(QuestionKind kind, const QString &name = {}) const { note(Question{.kind = kind, .name = name}); }
    void note(const Question &question) const;
    const Project &project() const { return m_surroundings.project(); }

    const Surroundings &m_surroundings;
    const Skill &m_skill;
    Answers &m_answers;
};

} // namespace overmantel
