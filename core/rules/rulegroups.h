// The groups that make up the catalogue, in its order. Each is a table at the end of the file whose rules
// it lists.
#pragma once

#include "core/rules/rule.h"

namespace overmantel {

const RuleList &fileRules();            // filerules.cpp: any file
const RuleList &agentRules();           // agentrules.cpp
const RuleList &integrationRules();     // integrationrules.cpp
const RuleList &frontMatterRules();     // frontmatterrules.cpp
const RuleList &completionRules();      // completionrules.cpp: complete_when
const RuleList &toolConstraintRules();  // toolconstraintrules.cpp
const RuleList &toolImportRules();      // toolimportrules.cpp
const RuleList &responseNameRules();    // responsenamerules.cpp: where responses are named
const RuleList &proseRules();           // proserules.cpp: paragraphs and their markers
const RuleList &proseAdviceRules();     // proseadvicerules.cpp: what is allowed and does not work out well
const RuleList &tokenShapeRules();      // tokenshaperules.cpp: tokens that name nothing
const RuleList &tokenRules();           // tokenrules.cpp: what @memory, @block, @skill and @tool name
const RuleList &blockRules();           // blockrules.cpp: fences
const RuleList &stepRules();            // steprules.cpp: kind, id and keys of a step
const RuleList &stepShapeRules();       // stepshaperules.cpp: the values of these keys
const RuleList &stepFlowRules();        // stepflowrules.cpp: steps together
const RuleList &stepTargetRules();      // steptargetrules.cpp: memory, blocks and skills that steps name
const RuleList &conditionRules();       // conditionrules.cpp: syntax, names
const RuleList &conditionValueRules();  // conditionvaluerules.cpp: what is compared
const RuleList &conditionSpaceRules();  // conditionspacerules.cpp: over all values
const RuleList &responseShapeRules();   // responseshaperules.cpp: responses.yml by itself
const RuleList &variantRules();         // variantrules.cpp: variants together, placeholders
const RuleList &buttonRules();          // buttonrules.cpp
const RuleList &memoryShapeRules();     // memoryshaperules.cpp: memory.yml by itself
const RuleList &memoryAccessRules();    // memoryaccessrules.cpp: access lists, scopes
const RuleList &toolRules();            // toolrules.cpp: tools.py and tools/
const RuleList &unusedRules();          // unusedrules.cpp: what nothing needs
const RuleList &runtimeRules();         // runtimerules.cpp: what only happens while the agent runs

} // namespace overmantel
