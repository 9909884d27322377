// How often each name of the agent is used, kept up to date by parts: what "never read" asks.
#pragma once

#include "core/model/symbols.h"

namespace overmantel {

struct Usage
{
    int references = 0; // all uses but definitions
    int reads = 0;      // of a memory entry's value
    int writes = 0;
};

class UsageCounts
{
public:
    void add(const SymbolPart &part) { count(part, 1); }
    void remove(const SymbolPart &part) { count(part, -1); }

    Usage of(SymbolKind kind, const QString &name) const { return m_usage.value({kind, name}); }

private:
    void count(const SymbolPart &part, int by);

    QHash<SymbolId, Usage> m_usage;
};

} // namespace overmantel
