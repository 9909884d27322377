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
const RuleList &tokenRules();           // tokenrules.cpp: @memory, @block, @skill, @tool
const RuleList &blockRules();           // blockrules.cpp: fences
const RuleList &stepRules();            // steprules.cpp: one step by itself
const RuleList &stepFlowRules();        // stepflowrules.cpp: steps together
const RuleList &conditionRules();       // conditionrules.cpp
const RuleList &responseShapeRules();   // responseshaperules.cpp: responses.yml by itself
const RuleList &variantRules();         // variantrules.cpp: variants together, placeholders
const RuleList &buttonRules();          // buttonrules.cpp
const RuleList &memoryShapeRules();     // memoryshaperules.cpp: memory.yml by itself
const RuleList &memoryAccessRules();    // memoryaccessrules.cpp: access lists, scopes
const RuleList &toolRules();            // toolrules.cpp: tools.py and tools/
const RuleList &unusedRules();          // unusedrules.cpp: what nothing needs
const RuleList &runtimeRules();         // runtimerules.cpp: what only happens while the agent runs

} // namespace overmantel
