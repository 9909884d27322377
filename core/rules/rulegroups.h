// The groups that make up the catalogue, in its order. Each is a table at the end of the file whose rules
// it lists.
#pragma once

#include "core/rules/rule.h"

namespace overmantel {

const RuleList &fileRules();            // filerules.cpp: any file
const RuleList &agentRules();           // agentrules.cpp: the agent section, and keys at the wrong place
const RuleList &agentSettingRules();    // agentsettingrules.cpp: the other sections of agent.yml
const RuleList &integrationRules();     // integrationrules.cpp: llm, model groups
const RuleList &mcpServerRules();       // mcpserverrules.cpp
const RuleList &skillFolderRules();     // skillfolderrules.cpp: what a skill is named
const RuleList &frontMatterRules();     // frontmatterrules.cpp: its keys, and skill.md as a whole
const RuleList &frontMatterValueRules(); // frontmattervaluerules.cpp
const RuleList &completionRules();      // completionrules.cpp: complete_when
const RuleList &utterRules();           // utterrules.cpp
const RuleList &toolConstraintRules();  // toolconstraintrules.cpp
const RuleList &toolImportRules();      // toolimportrules.cpp
const RuleList &toolReferenceRules();   // toolreferencerules.cpp: where tools are named
const RuleList &skillReferenceRules();  // skillreferencerules.cpp: where skills are started
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
const RuleList &variantRules();         // variantrules.cpp: variants together
const RuleList &placeholderRules();     // placeholderrules.cpp
const RuleList &buttonRules();          // buttonrules.cpp: buttons that are listed
const RuleList &buttonSourceRules();    // buttonsourcerules.cpp: tools that build buttons
const RuleList &overrideRules();        // overriderules.cpp: responses that several files declare
const RuleList &memoryShapeRules();     // memoryshaperules.cpp: keys and names of a memory.yml
const RuleList &memoryAttributeRules(); // memoryattributerules.cpp
const RuleList &memoryValueRules();     // memoryvaluerules.cpp: enum_values, initial_value
const RuleList &memoryAccessRules();    // memoryaccessrules.cpp: access lists
const RuleList &memoryUseRules();       // memoryuserules.cpp: who writes entries, personal data
const RuleList &toolRules();            // toolrules.cpp: functions in tools.py and tools/
const RuleList &toolMemoryRules();      // toolmemoryrules.cpp: what tools read and write
const RuleList &toolButtonRules();      // toolbuttonrules.cpp: Button(…) in tools
const RuleList &unusedRules();          // unusedrules.cpp: what nothing needs
const RuleList &runtimeRules();         // runtimerules.cpp: what only happens while the agent runs

} // namespace overmantel
