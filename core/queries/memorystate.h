// Values for memory entries that a person tries out: what the preview, `respond` and `eval` run on.
// Never written to the agent's files.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"
#include "core/model/project.h"

#include <QMap>

namespace overmantel {

class MemoryState
{
public:
    // Entries without a value are unset (None).
    Value value(QStringView ns, QStringView entry) const;
    void set(const QString &ns, const QString &entry, const Value &value);
    void unset(const QString &ns, const QString &entry);
    const QMap<QString, QMap<QString, Value>> &values() const { return m_values; }

    // Every declared entry at its initial value.
    static MemoryState initial(const Project &project);
    // What the start of a run of that skill does: its own entries go back to their initial value.
    MemoryState afterActivation(const Skill &skill) const;

    // {"ns": {"entry": value}}. Null means unset.
    static Result<MemoryState> fromJson(const QByteArray &utf8);
    QString toJson() const;
    // Values whose kind does not fit the declared type, as sentences.
    QStringList typeWarnings(const Project &project) const;

    friend bool operator==(const MemoryState &, const MemoryState &) = default;

private:
    QMap<QString, QMap<QString, Value>> m_values; // never holds None
};

// What is wrong with a value for an entry of its declared type, as a sentence; empty when it fits. An
// unset value always fits, a whole number fits a float.
QString typeMismatch(const MemoryEntry &entry, const Value &value);

} // namespace overmantel
