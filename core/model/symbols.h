// Definitions and references by name: what "go to definition", usages and renames ask.
#pragma once

#include "core/text/textrange.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>

namespace overmantel {

enum class SymbolKind { Skill, MemoryEntry, Response, Block, Step, Tool, Precondition };

struct SymbolId
{
    SymbolKind kind = SymbolKind::Skill;
    // Skill: id. MemoryEntry: "ns.entry". Response: name. Block: "skill/block". Step:
    // "skill/block/step". Tool: "skill/tool", or "/tool" for shared ones. Precondition: name.
    QString name;

    friend bool operator==(const SymbolId &, const SymbolId &) = default;
};
size_t qHash(const SymbolId &id, size_t seed = 0);

enum class SymbolRole { Definition, Reference };
// What a reference to a memory entry does with its value; None for everything else.
enum class SymbolAccess { None, Read, Write };

struct SymbolUse
{
    SymbolId id;
    SymbolRole role = SymbolRole::Reference;
    SymbolAccess access = SymbolAccess::None;
    Location where; // the name itself
};

// The symbols of one skill, or of the files at the top. Immutable once built, so that projects share the
// parts of the skills that did not change.
class SymbolPart
{
public:
    void add(SymbolId id, SymbolRole role, SymbolAccess access, const Location &where);

    const QList<SymbolUse> &all() const { return m_uses; }
    QList<qsizetype> indicesOf(const SymbolId &id) const { return m_byId.value(id); }
    QList<qsizetype> indicesIn(const QString &file) const { return m_byFile.value(file); }

private:
    QList<SymbolUse> m_uses;
    QHash<SymbolId, QList<qsizetype>> m_byId;
    QHash<QString, QList<qsizetype>> m_byFile;
};
using SymbolPartPtr = std::shared_ptr<const SymbolPart>;

class Symbols
{
public:
    void add(const SymbolPartPtr &part) { m_parts.append(part); }

    QList<SymbolUse> uses(const SymbolId &id) const; // definitions first, then file order
    QList<Location> definitions(const SymbolId &id) const;
    // The use whose name touches that place; the narrowest when several do.
    const SymbolUse *at(const QString &file, qsizetype offset) const;
    const QList<SymbolPartPtr> &parts() const { return m_parts; }

private:
    QList<SymbolPartPtr> m_parts;
};

} // namespace overmantel
