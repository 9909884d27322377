// Memory entries and access lists as declared in the memory.yml files (reference: memory-yml).
#pragma once

#include "core/base/value.h"
#include "core/model/word.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <span>

namespace overmantel {

enum class MemoryType { Any, Text, Bool, Int, Float, List, Categorical, Json };
enum class MemoryScope { Public, Private, Project };

// One row per type: the word an author writes.
struct MemoryTypeInfo
{
    MemoryType type;
    const char16_t *word;
    const char16_t *jsonType; // what set_fields tells the model
};
std::span<const MemoryTypeInfo> memoryTypes();
std::optional<MemoryType> memoryTypeFromWord(QStringView word);
QString memoryTypeWord(MemoryType type);
QString memoryScopeWord(MemoryScope scope); // "public", "private", "project"

struct EnumValue
{
    Word word;
    Value value; // as the loader types it; text in a sound file
};

struct MemoryEntry
{
    QString ns; // skill id, or "project"
    Word name;
    MemoryScope scope = MemoryScope::Project;
    MemoryType type = MemoryType::Any; // Any when absent or misspelt
    Word typeWord;                     // not written when absent
    QString description;
    Location descriptionWhere; // its key; invalid when absent
    QList<EnumValue> enumValues;
    bool llmSettable = false;
    bool pii = false;
    bool immutable = false;
    bool seed = false; // filled when the session starts (profile next)
    std::optional<Value> initialValue; // nothing when absent or null
    Location initialValueWhere;        // the written value; invalid when absent
    Location where;                    // the whole entry
    size_t fingerprint = 0;            // see fingerprints.h

    QString fullName() const { return ns + u'.' + name.text; }                     // card.reason
    QString reference() const { return QStringLiteral("session.") + fullName(); }  // session.card.reason
};

// Fully qualified names as written in `access:`.
struct AccessLists
{
    QList<Word> denyRead;
    QList<Word> denyWrite;
    Location where; // the key `access`; invalid without one
};

// The attributes that an entry may have under any profile.
const QStringList &memoryAttributes();

} // namespace overmantel
