// The functions behind the rows of the rule table, by the file they live in.
#pragma once

#include "core/rules/rule.h"

namespace overmantel::rules {

// yamlrules.cpp
void yamlSyntax(const SourceFile &file, Report &report);
void yamlDuplicateKey(const SourceFile &file, Report &report);
void notText(const SourceFile &file, Report &report);

// skilltextrules.cpp
void frontMatterDelimiter(const SourceFile &file, Report &report);
void skillYamlSyntax(const SourceFile &file, Report &report);
void frontMatterKeys(const SourceFile &file, Report &report);
void requiredKeys(const SourceFile &file, Report &report);
void requiredKeyTypes(const SourceFile &file, Report &report);
void booleanKeys(const SourceFile &file, Report &report);
void completeWhenShape(const SourceFile &file, Report &report);
void toolConstraintsShape(const SourceFile &file, Report &report);
void missingInstructions(const SourceFile &file, Report &report);
void sessionInProse(const SourceFile &file, Report &report);
void tokenShape(const SourceFile &file, Report &report);
void elseMarkers(const SourceFile &file, Report &report);
void strayIfMarkers(const SourceFile &file, Report &report);

// blockrules.cpp
void fenceShape(const SourceFile &file, Report &report);
void duplicateBlocks(const SourceFile &file, Report &report);
void blockKeys(const SourceFile &file, Report &report);
void missingSteps(const SourceFile &file, Report &report);
void unknownStepProperties(const SourceFile &file, Report &report);
void removedStepProperties(const SourceFile &file, Report &report);
void stepKindKeys(const SourceFile &file, Report &report);
void duplicateSteps(const Project &project, Report &report);
void nextTargets(const Project &project, Report &report);
void callTargets(const Project &project, Report &report);
void unreachableSteps(const Project &project, Report &report);

// responserules.cpp
void responsesTopLevel(const SourceFile &file, Report &report);
void variantShape(const SourceFile &file, Report &report);
void variantKeys(const SourceFile &file, Report &report);
void variantText(const SourceFile &file, Report &report);
void missingDefault(const Project &project, Report &report);
void severalDefaults(const Project &project, Report &report);
void neverSpokenVariants(const Project &project, Report &report);
void unknownPlaceholders(const Project &project, Report &report);

// conditionrules.cpp
void conditionSyntax(const Project &project, Report &report);
void variantConditionSyntax(const Project &project, Report &report);
void conditionUndeclared(const Project &project, Report &report);
void variantConditionUndeclared(const Project &project, Report &report);
void conditionUnreadable(const Project &project, Report &report);
void unknownEnumLiteral(const Project &project, Report &report);

// namerules.cpp
void unknownResponse(const Project &project, Report &report);
void unresolvedTool(const Project &project, Report &report);
void memoryTokens(const Project &project, Report &report);
void blockTokens(const Project &project, Report &report);
void skillTokens(const Project &project, Report &report);
void toolTokens(const Project &project, Report &report);
void undeclaredToolWrite(const Project &project, Report &report);
void undeclaredStepTarget(const Project &project, Report &report);
void unboundPrecondition(const Project &project, Report &report);
void unknownMcpServer(const Project &project, Report &report);

// memoryrules.cpp
void memoryFileShape(const SourceFile &file, Report &report);
void memoryType(const SourceFile &file, Report &report);
void denyItems(const Project &project, Report &report);

// agentrules.cpp
void agentSection(const SourceFile &file, Report &report);
void agentPersona(const SourceFile &file, Report &report);
void nestedAgentKeys(const SourceFile &file, Report &report);

} // namespace overmantel::rules
