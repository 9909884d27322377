// Definitions and references by name: what "go to definition", usages and renames ask.
#pragma once

#include "core/text/textrange.h"

#include <QHash>
#include <QList>
#include <QString>

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

struct SymbolUse
{
    SymbolId id;
    SymbolRole role = SymbolRole::Reference;
    Location where; // the name itself
};

class Symbols
{
public:
    void add(SymbolId id, SymbolRole role, const Location &where);

    QList<SymbolUse> uses(const SymbolId &id) const; // definitions first, then file order
    QList<Location> definitions(const SymbolId &id) const;
    // The use whose name touches that place; the narrowest when several do.
    const SymbolUse *at(const QString &file, qsizetype offset) const;
    const QList<SymbolUse> &all() const { return m_uses; }

private:
    QList<SymbolUse> m_uses;
    QHash<SymbolId, QList<qsizetype>> m_byId;
    QHash<QString, QList<qsizetype>> m_byFile;
};

} // namespace overmantel
