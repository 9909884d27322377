// Rules about buttons of responses (reference: responses-yml, "Dynamic buttons").
#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &buttonRules()
{
    static const RuleList rows{};
    return rows;
}

} // namespace overmantel
