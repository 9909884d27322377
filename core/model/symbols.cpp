#include "core/model/symbols.h"

#include <algorithm>

namespace overmantel {

size_t qHash(const SymbolId &id, size_t seed)
{
    return qHashMulti(seed, int(id.kind), id.name);
}

void SymbolPart::add(SymbolId id, SymbolRole role, SymbolAccess access, const Location &where)
{
    if (!where.isValid() || where.range.isEmpty())
        return;
    const qsizetype index = m_uses.size();
    m_byId[id].append(index);
    m_byFile[where.file].append(index);
    m_uses.append({std::move(id), role, access, where});
}

QList<SymbolUse> Symbols::uses(const SymbolId &id) const
{
    QList<SymbolUse> found;
    for (const SymbolPartPtr &part : m_parts) {
        for (const qsizetype index : part->indicesOf(id))
            found.append(part->all()[index]);
    }
    std::stable_sort(found.begin(), found.end(), [](const SymbolUse &a, const SymbolUse &b) {
        if (a.role != b.role)
            return a.role == SymbolRole::Definition;
        if (a.where.file != b.where.file)
            return a.where.file < b.where.file;
        return a.where.range < b.where.range;
    });
    return found;
}

QList<Location> Symbols::definitions(const SymbolId &id) const
{
    QList<Location> found;
    for (const SymbolPartPtr &part : m_parts) {
        for (const qsizetype index : part->indicesOf(id)) {
            if (part->all()[index].role == SymbolRole::Definition)
                found.append(part->all()[index].where);
        }
    }
    return found;
}

const SymbolUse *Symbols::at(const QString &file, qsizetype offset) const
{
    const SymbolUse *best = nullptr;
    for (const SymbolPartPtr &part : m_parts) {
        for (const qsizetype index : part->indicesIn(file)) {
            const SymbolUse &use = part->all()[index];
            if (use.where.range.touches(offset) && (!best || use.where.range.length() < best->where.range.length()))
                best = &use;
        }
    }
    return best;
}

} // namespace overmantel
