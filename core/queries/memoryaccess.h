// Who may read and write which memory entry, and which line decides it (reference: memory-yml,
// "Visibility" and "Access control"). The only place that knows the rule: matrix, preview, rules and
// completion all ask here.
#pragma once

#include "core/model/project.h"

#include <memory>

namespace overmantel {

enum class AccessReason { OwnPublic, OwnPrivate, OtherPublic, OtherPrivate, Project, DenyRead, DenyWrite, OtherSkill };
QString accessReasonKey(AccessReason reason); // "ownPublic" … as in the command line's JSON

// How a value can come into an entry while the skill is active.
enum class WriteChannel { Tool, Llm, Collect, SetMemory, Button };
QString writeChannelKey(WriteChannel channel); // "tool", "llm", "collect", "set_memory", "button"

struct MemoryAccess
{
    bool read = false;
    bool write = false;
    AccessReason readReason = AccessReason::OtherPrivate;
    AccessReason writeReason = AccessReason::OtherSkill;
    Location readAt;  // the deciding line: the deny item, or the entry's declaration
    Location writeAt;
    QList<WriteChannel> channels; // only those that may write now
};

MemoryAccess memoryAccess(const Skill &active, const MemoryEntry &entry, const Project &project);

// The same without the channels, which cost a search: for callers that ask often.
MemoryAccess accessRule(const Skill &active, const MemoryEntry &entry);
// `active` may be nullptr (no skill is active): then project memory and public entries are readable and
// nothing is writable.
bool isReadable(const Skill *active, const MemoryEntry &entry);
bool isWritable(const Skill *active, const MemoryEntry &entry);
// The entry that a name in a step or a tool means: "skill.entry", "project.entry" or bare (own schema,
// then project). nullptr when nothing declares it.
const MemoryEntry *namedEntry(const Project &project, const Skill &active, QStringView name);

// Answers memoryAccess for many cells: what a skill's steps, tools and buttons write is collected once
// per skill, when it is first asked for. `project` must outlive the index.
class AccessIndex
{
public:
    explicit AccessIndex(const Project &project);
    ~AccessIndex();
    MemoryAccess access(int skillIndex, const MemoryEntry &entry) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

QString accessLetters(const MemoryAccess &access); // "RW", "R", "W", or empty

// One sentence for a person: "card_replace cannot read auth.pin: it is a private entry of auth."
QString readSentence(const MemoryAccess &access, const Skill &active, const MemoryEntry &entry);
QString writeSentence(const MemoryAccess &access, const Skill &active, const MemoryEntry &entry);

struct MatrixRow
{
    const MemoryEntry *entry = nullptr; // into the project
    QList<MemoryAccess> cells;          // one per skill of the project, in its order
};

struct MemoryMatrix
{
    QList<MatrixRow> rows; // project entries, then each skill's in declared order
};

// Pointers lead into `project`, which must outlive the matrix.
MemoryMatrix memoryMatrix(const Project &project);

} // namespace overmantel
