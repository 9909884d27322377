#include "core/model/symbols.h"

#include <algorithm>

namespace overmantel {

size_t qHash(const SymbolId &id, size_t seed)
{
    return qHashMulti(seed, int(id.kind), id.name);
}

void Symbols::add(SymbolId id, SymbolRole role, const Location &where)
{
    if (!where.isValid() || where.range.isEmpty())
        return;
    const qsizetype index = m_uses.size();
    m_byId[id].append(index);
    m_byFile[where.file].append(index);
    m_uses.append({std::move(id), role, where});
}

QList<SymbolUse> Symbols::uses(const SymbolId &id) const
{
    QList<SymbolUse> found;
    for (qsizetype index : m_byId.value(id))
        found.append(m_uses[index]);
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
    for (qsizetype index : m_byId.value(id)) {
        if (m_uses[index].role == SymbolRole::Definition)
            found.append(m_uses[index].where);
    }
    return found;
}

const SymbolUse *Symbols::at(const QString &file, qsizetype offset) const
{
    const SymbolUse *best = nullptr;
    for (qsizetype index : m_byFile.value(file)) {
        const SymbolUse &use = m_uses[index];
        if (use.where.range.touches(offset) && (!best || use.where.range.length() < best->where.range.length()))
            best = &use;
    }
    return best;
}

} // namespace overmantel
