// A skill folder as a person thinks of it: what its skill.md, memory.yml, responses.yml and tools
// declare. Plain values; nothing is resolved across skills here (see core/model/project.h).
#pragma once

#include "core/model/condition.h"
#include "core/model/memory.h"
#include "core/model/response.h"
#include "core/syntax/python/toolscan.h"
#include "core/syntax/skill/skilldocument.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>
#include <span>

namespace overmantel {

enum class StepKind { Instructions, Collect, Action, ExecuteTool, Noop, SetMemory, Call, Link, End, Unknown };

// One row per kind that a key names. `properties` are the other keys that the kind allows besides
// `id` and `next`.
struct StepKindInfo
{
    StepKind kind;
    const char16_t *key;
    QStringList properties;
    bool allowsNext;
};
std::span<const StepKindInfo> stepKinds();
const StepKindInfo *stepKindInfo(StepKind kind); // nullptr for End and Unknown
QString stepKindWord(StepKind kind);             // "instructions" … "end", "unknown": stable, for JSON

struct Step;

struct Branch
{
    std::optional<Condition> condition; // nothing for else
    bool isElse = false;
    Word target; // not written when missing
    // Steps in the place of a target. No page of the engine shows them; they are read all the same.
    QList<Step> nested;
    Location nestedWhere; // invalid without such a list
    Location where;
};

enum class NextForm { Implicit, Target, Branches, Invalid };

struct MemoryAssignment
{
    Word name; // bare or fully qualified
    Value value;
    Location valueWhere; // with its quotes
};

// A scalar anywhere below `parameters:`.
struct ToolArgument
{
    Word name; // the argument that it belongs to
    Word value; // as text
};

struct Step
{
    Word id;                          // not written when missing
    StepKind kind = StepKind::Unknown;
    Word subject;                     // the value of the kind's key: response, tool, entry, target, prose
    bool usesUtterAlias = false;      // `utter:` for `action:`
    QList<Word> keys;                 // all keys as written
    NextForm nextForm = NextForm::Implicit;
    Word nextTarget;
    QList<Branch> branches;
    Location nextWhere;
    std::optional<Condition> completeWhen;
    Word utterance;
    QList<MemoryAssignment> assignments;
    QList<ToolArgument> arguments;
    QList<skill::Token> tokens;             // in `instructions:`, ranges in the file
    QList<skill::StrayMarker> strayMarkers; // likewise
    Location where;

    const Word *key(QStringView name) const; // as written; nullptr when it is not there
    Location anchor() const;                 // the id, else the first key
};

struct Block
{
    Word id;
    QString skillId;
    QString name;
    QString description;
    QList<Step> steps;
    Location where;        // the fence
    bool isParsed = true;  // the YAML could be read and has a list of steps

    // Lookups cost a hash; `index` must run after the list has changed.
    void index();
    const Step *step(QStringView id) const; // the first of that id; nested ones are no targets
    int stepIndex(QStringView id) const;    // -1 when absent
    QList<const Step *> allSteps() const;   // nested ones included, each behind the step that holds it

private:
    QHash<QString, int> m_stepsById;
};

struct ProseParagraph
{
    Location where;
    std::optional<Condition> condition;
    Location marker; // the `if:` line; invalid without one
    QList<skill::Token> tokens;
    QList<skill::StrayMarker> strayMarkers;
};

struct UtterTrigger
{
    Word response;
    bool onActivate = false;
    std::optional<Condition> when;
};

struct ToolConstraint
{
    Word tool;
    std::optional<Condition> requirement; // `requires:`
    bool hasConfirmation = false;
    bool confirmationEnabled = false;
    Word utterForConfirmation;
    Word utterOnDenial;
    Word onSuccess;
    Word onFailure;
};

struct ToolImport
{
    Word word;
    bool isMcp = false;
    QString server; // of an MCP import
    QString tool;   // the bare name the model sees
    qsizetype index = 0;          // in the list as written
    bool isNamedElsewhere = false; // the bare name stands somewhere else in the skill.md
};

struct Tool
{
    QString file;
    python::Function function;
    size_t fingerprint = 0; // see fingerprints.h

    Location nameLocation() const { return {file, function.nameRange}; }
};

struct Skill
{
    QString id;     // the folder's name
    QString folder; // "skills/card_replace"
    QString skillFile, memoryFile, responsesFile; // paths; empty when the file does not exist

    // skill.md
    Word name;
    Word description;
    Word precondition;
    bool hidden = false;
    bool disabled = false;
    bool engineManaged = false;
    std::optional<Condition> completeWhen;
    QList<Word> completionCriteria;
    QList<ToolImport> imports;
    QList<ToolConstraint> constraints;
    QList<UtterTrigger> utters;
    QList<ProseParagraph> paragraphs;
    QList<Block> blocks;

    // memory.yml
    QList<MemoryEntry> memory;
    AccessLists access;

    QList<Response> responses;
    QList<Tool> tools; // local; of the same name the one in tools/ comes first
    QStringList references;

    // False when the file exists but could not be read at all: then absence proves nothing.
    bool isSkillKnown = true;
    bool isMemoryKnown = true;
    bool areResponsesKnown = true;
    bool areToolsKnown = true;

    bool hasProse() const { return !paragraphs.isEmpty(); }
    const Block *block(QStringView id) const;
    const MemoryEntry *entry(QStringView name) const;
};

} // namespace overmantel
