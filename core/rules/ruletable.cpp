// The catalogue: one row per rule. Codes of the engine letter for letter; where its code is not public,
// one of ours. Order is the order of the catalogue.
#include "core/rules/rulefunctions.h"

#include <vector>

namespace overmantel {

namespace {

constexpr const char16_t *responseFamily = u"mantle.validation.response.*";

#define OM_SUMMARY(text) QT_TRANSLATE_NOOP("Rules", text)

const std::vector<Rule> &table()
{
    static const std::vector<Rule> rows{
        // Any file
        {.code = u"overmantel.file.not_text", .summary = OM_SUMMARY("A file of the agent is not UTF-8 text."), .inFile = rules::notText},
        {.code = u"overmantel.yaml.syntax", .summary = OM_SUMMARY("A YAML file cannot be read from some place on."), .inFile = rules::yamlSyntax},
        {.code = u"overmantel.yaml.duplicate_key", .summary = OM_SUMMARY("The same key stands twice in one mapping."), .inFile = rules::yamlDuplicateKey},

        // skill.md
        {.code = u"skill.markdown.invalid_frontmatter_delimiter", .engineCode = true, .summary = OM_SUMMARY("A skill.md does not begin with front matter between two lines ---."), .inFile = rules::frontMatterDelimiter},
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true, .summary = OM_SUMMARY("YAML in a skill.md cannot be read."), .inFile = rules::skillYamlSyntax},
        {.code = u"skill.markdown.unknown_frontmatter_key", .engineCode = true, .summary = OM_SUMMARY("The front matter has a key that the engine does not know."), .inFile = rules::frontMatterKeys},
        {.code = u"overmantel.skill.missing_key", .summary = OM_SUMMARY("The front matter lacks name or description."), .inFile = rules::requiredKeys},
        {.code = u"overmantel.skill.not_a_string", .summary = OM_SUMMARY("name or description is not a string."), .inFile = rules::requiredKeyTypes},
        {.code = u"overmantel.skill.not_a_bool", .summary = OM_SUMMARY("hidden, disabled or always_include_in_prompt is neither true nor false."), .inFile = rules::booleanKeys},
        {.code = u"overmantel.skill.invalid_complete_when", .summary = OM_SUMMARY("complete_when of a skill is not a mapping of condition and criteria."), .inFile = rules::completeWhenShape},
        {.code = u"skill.markdown.invalid_tool_constraints", .engineCode = true, .summary = OM_SUMMARY("An entry of tool_constraints is not one tool with a mapping of options."), .inFile = rules::toolConstraintsShape},
        {.code = u"skill.markdown.missing_instructions", .engineCode = true, .summary = OM_SUMMARY("A skill.md has neither prose nor an ordered block."), .inFile = rules::missingInstructions},
        {.code = u"overmantel.prose.session_reference", .summary = OM_SUMMARY("session.* stands in prose, where it is not replaced."), .inFile = rules::sessionInProse},
        {.code = u"overmantel.prose.incomplete_token", .summary = OM_SUMMARY("An @memory, @block, @skill or @tool token has the wrong number of parts."), .inFile = rules::tokenShape},
        {.code = u"overmantel.prose.else_marker", .summary = OM_SUMMARY("A paragraph begins with else: or elif:."), .inFile = rules::elseMarkers},
        {.code = u"overmantel.prose.stray_if", .severity = Severity::Warning, .summary = OM_SUMMARY("An if: line stands where the engine takes it for prose."), .inFile = rules::strayIfMarkers},
        {.code = u"overmantel.prose.unknown_memory", .summary = OM_SUMMARY("An @memory token names an entry that is not declared or not readable."), .inProject = rules::memoryTokens},
        {.code = u"overmantel.prose.unknown_block", .summary = OM_SUMMARY("An @block token names no block of the file."), .inProject = rules::blockTokens},
        {.code = u"overmantel.prose.unknown_skill", .summary = OM_SUMMARY("An @skill token names no skill, or a hidden one."), .inProject = rules::skillTokens},
        {.code = u"overmantel.prose.unknown_tool", .summary = OM_SUMMARY("An @tool token names a tool that the skill cannot use."), .inProject = rules::toolTokens},
        {.code = u"overmantel.skill.unbound_precondition", .summary = OM_SUMMARY("A precondition is not bound in agent.yml, or bound to no skill."), .inProject = rules::unboundPrecondition},
        {.code = u"overmantel.skill.unknown_mcp_server", .summary = OM_SUMMARY("import_tools names an MCP server that integrations.yml does not have."), .inProject = rules::unknownMcpServer},
        {.code = u"mantle.validation.tools.unresolved_tool", .engineCode = true, .summary = OM_SUMMARY("A tool that a skill names does not exist."), .inProject = rules::unresolvedTool},
        {.code = u"overmantel.response.unknown_name", .summary = OM_SUMMARY("A response is named that no responses.yml declares."), .inProject = rules::unknownResponse},

        // Ordered blocks
        {.code = u"overmantel.block.invalid_fence", .summary = OM_SUMMARY("An ordered block has no id, or is not closed."), .inFile = rules::fenceShape},
        {.code = u"overmantel.block.duplicate_id", .summary = OM_SUMMARY("Two ordered blocks of a file have the same id."), .inFile = rules::duplicateBlocks},
        {.code = u"overmantel.block.invalid_key", .summary = OM_SUMMARY("An ordered block has a key that belongs elsewhere."), .inFile = rules::blockKeys},
        {.code = u"overmantel.block.missing_steps", .summary = OM_SUMMARY("An ordered block has no steps."), .inFile = rules::missingSteps},
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true, .summary = OM_SUMMARY("A step has a property that its kind does not know."), .inFile = rules::unknownStepProperties},
        {.code = u"overmantel.step.removed_property", .summary = OM_SUMMARY("A step uses a property that the engine no longer has."), .inFile = rules::removedStepProperties},
        {.code = u"overmantel.step.kind", .summary = OM_SUMMARY("A step has no id, no kind, or two kinds."), .inFile = rules::stepKindKeys},
        {.code = u"overmantel.step.duplicate_id", .summary = OM_SUMMARY("Two steps of a block have the same id."), .inProject = rules::duplicateSteps},
        {.code = u"overmantel.step.unknown_target", .summary = OM_SUMMARY("next, then or else names no step of the block."), .inProject = rules::nextTargets},
        {.code = u"overmantel.step.unknown_flow", .summary = OM_SUMMARY("call or link names neither a block of the file nor a skill."), .inProject = rules::callTargets},
        {.code = u"undeclared_memory_write", .engineCode = true, .summary = OM_SUMMARY("A collect or set_memory step writes an entry that is not declared."), .inProject = rules::undeclaredStepTarget},
        {.code = u"overmantel.step.unreachable", .severity = Severity::Warning, .summary = OM_SUMMARY("No way leads to a step."), .inProject = rules::unreachableSteps},

        // Conditions
        {.code = u"overmantel.condition.invalid", .summary = OM_SUMMARY("A condition is empty, no string, or not in the condition language."), .inProject = rules::conditionSyntax},
        {.code = u"undeclared_memory_write", .engineCode = true, .summary = OM_SUMMARY("A condition names a memory entry that is not declared."), .inProject = rules::conditionUndeclared},
        {.code = u"overmantel.condition.unreadable_memory", .summary = OM_SUMMARY("A condition names a memory entry that the skill cannot read."), .inProject = rules::conditionUnreadable},
        {.code = u"overmantel.condition.unknown_enum_value", .severity = Severity::Warning, .summary = OM_SUMMARY("A condition compares a categorical entry with a value that it cannot have."), .inProject = rules::unknownEnumLiteral},

        // responses.yml
        {.code = u"overmantel.response.top_level", .summary = OM_SUMMARY("A responses.yml has a top-level key other than responses."), .inFile = rules::responsesTopLevel},
        {.code = u"mantle.validation.response.invalid_variant_shape", .engineCode = true, .summary = OM_SUMMARY("A response is not a non-empty list of variants."), .inFile = rules::variantShape},
        {.code = u"mantle.validation.response.invalid_variant_key", .engineCode = true, .summary = OM_SUMMARY("A variant has a key other than text, metadata, condition and buttons."), .inFile = rules::variantKeys},
        {.code = u"overmantel.response.empty_text", .family = responseFamily, .summary = OM_SUMMARY("A variant has no text."), .inFile = rules::variantText},
        {.code = u"overmantel.response.invalid_condition", .family = responseFamily, .summary = OM_SUMMARY("The condition of a variant is empty, no string, or not in the condition language."), .inProject = rules::variantConditionSyntax},
        {.code = u"overmantel.response.undeclared_memory", .family = responseFamily, .summary = OM_SUMMARY("The condition of a variant names a memory entry that is not declared."), .inProject = rules::variantConditionUndeclared},
        {.code = u"overmantel.response.missing_default", .family = responseFamily, .summary = OM_SUMMARY("A response with conditions has no variant without one."), .inProject = rules::missingDefault},
        {.code = u"overmantel.response.several_defaults", .family = responseFamily, .summary = OM_SUMMARY("A response with conditions has several variants without one."), .inProject = rules::severalDefaults},
        {.code = u"overmantel.response.never_spoken", .severity = Severity::Warning, .summary = OM_SUMMARY("Without any condition only the first variant is ever spoken."), .inProject = rules::neverSpokenVariants},
        {.code = u"overmantel.response.unknown_placeholder", .severity = Severity::Warning, .summary = OM_SUMMARY("A placeholder names a memory entry that is not declared."), .inProject = rules::unknownPlaceholders},

        // memory.yml and tools
        {.code = u"overmantel.memory.shape", .summary = OM_SUMMARY("A memory.yml has the shape of the other kind of memory.yml."), .inFile = rules::memoryFileShape},
        {.code = u"overmantel.memory.unknown_type", .summary = OM_SUMMARY("A memory entry has a type that the engine does not know."), .inFile = rules::memoryType},
        {.code = u"overmantel.memory.invalid_deny_item", .summary = OM_SUMMARY("An access item is not a fully qualified entry name."), .inProject = rules::denyItems},
        {.code = u"undeclared_memory_write", .engineCode = true, .summary = OM_SUMMARY("A tool writes an entry that is not declared."), .inProject = rules::undeclaredToolWrite},

        // agent.yml
        {.code = u"config.agent.missing_section", .engineCode = true, .summary = OM_SUMMARY("agent.yml has no agent section."), .inFile = rules::agentSection},
        {.code = u"config.agent.missing_persona", .engineCode = true, .summary = OM_SUMMARY("The agent has no persona."), .inFile = rules::agentPersona},
        {.code = u"overmantel.agent.nested_key", .severity = Severity::Warning, .summary = OM_SUMMARY("A top-level key of agent.yml stands under agent:, where the engine ignores it."), .inFile = rules::nestedAgentKeys},
    };
    return rows;
}

} // namespace

std::span<const Rule> ruleTable()
{
    return table();
}

} // namespace overmantel
