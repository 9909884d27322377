// What only happens while the agent runs: documentation for the catalogue.
#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &runtimeRules()
{
    static const RuleList rows{};
    return rows;
}

} // namespace overmantel
