#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &ruleTable()
{
    static const RuleList rows = [] {
        RuleList all;
        for (const auto group : {fileRules, agentRules, agentSettingRules, integrationRules, mcpServerRules, skillFolderRules,
                                 frontMatterRules, frontMatterValueRules, completionRules, utterRules, toolConstraintRules,
                                 toolImportRules, toolReferenceRules, skillReferenceRules, responseNameRules, proseRules, tokenRules, blockRules, stepRules, stepFlowRules,
                                 conditionRules, responseShapeRules, variantRules, buttonRules, memoryShapeRules, memoryAccessRules,
                                 toolRules, unusedRules, runtimeRules})
            all.insert(all.end(), group().begin(), group().end());
        return all;
    }();
    return rows;
}

} // namespace overmantel
