// Rules about integrations.yml (spec page 01).
#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &integrationRules()
{
    static const RuleList rows{};
    return rows;
}

} // namespace overmantel
