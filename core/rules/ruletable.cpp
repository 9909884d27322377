#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &ruleTable()
{
    static const RuleList rows = [] {
        RuleList all;
        for (const auto group : {fileRules, agentRules, agentSettingRules, integrationRules, mcpServerRules, skillFolderRules,
                                 frontMatterRules, frontMatterValueRules, completionRules, utterRules, toolConstraintRules,
                                 toolImportRules, toolReferenceRules, skillReferenceRules, responseNameRules, proseRules,
                                 proseAdviceRules, tokenShapeRules, tokenRules, blockRules, stepRules, stepShapeRules,
                                 stepFlowRules, stepTargetRules, conditionRules, conditionValueRules, conditionSpaceRules,
                                 responseShapeRules, variantRules, placeholderRules, buttonRules, buttonSourceRules, overrideRules,
                                 memoryShapeRules, memoryAttributeRules, memoryValueRules, memoryAccessRules, memoryUseRules,
                                 toolRules, toolMemoryRules, toolButtonRules, unusedRules, runtimeRules})
            all.insert(all.end(), group().begin(), group().end());
        return all;
    }();
    return rows;
}

} // namespace overmantel
