#include "core/rules/usagecounts.h"

namespace overmantel {

void UsageCounts::count(const SymbolPart &part, int by)
{
    for (const SymbolUse &use : part.all()) {
        if (use.role == SymbolRole::Definition)
            continue;
        Usage &usage = m_usage[use.id];
        usage.references += by;
        usage.reads += use.access == SymbolAccess::Read ? by : 0;
        usage.writes += use.access == SymbolAccess::Write ? by : 0;
        if (usage.references == 0)
            m_usage.remove(use.id);
    }
}

} // namespace overmantel
