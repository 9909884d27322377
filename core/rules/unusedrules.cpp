// Hints about what nothing needs.
#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &unusedRules()
{
    static const RuleList rows{};
    return rows;
}

} // namespace overmantel
