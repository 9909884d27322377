// Rules about the tools that responses take their buttons from (reference: responses-yml, "Dynamic buttons"). A
// response of the project is judged for each skill that delivers it, which the finding names.
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/rules/responsetrees.h"
#include "core/rules/skillscope.h"

#include <algorithm>
#include <functional>

namespace overmantel {

namespace {

struct SourceSite
{
    const Response &response;
    const ResponseVariant &variant;
    const Word *deliveredAt = nullptr; // of a response of the project
};

void forEachSource(const SkillScope &scope, const std::function<void(const SourceSite &site)> &visit)
{
    const auto visitAll = [&](const Response &response, const Word *deliveredAt) {
        for (const ResponseVariant &variant : response.variants) {
            if (variant.buttonSource.isWritten())
                visit({.response = response, .variant = variant, .deliveredAt = deliveredAt});
        }
    };
    for (const Response &response : scope.skill().responses)
        visitAll(response, nullptr);
    QSet<QString> seen;
    for (const ResponseSite &site : responseSites(scope.skill())) {
        const Response *response = seen.contains(site.name->text) ? nullptr : scope.response(site.name->text);
        seen.insert(site.name->text);
        if (response && response->skillId.isEmpty())
            visitAll(*response, site.name);
    }
}

// "Variant 2 of utter_ask takes its buttons from ‘x’ while card is active."
QString sourceBeginning(const SkillScope &scope, const SourceSite &site)
{
    //: %1: variant 2 of utter_ask, %2: a tool, %3: a skill
    return Rules::tr("%1 takes its buttons from %2 while %3 is active.").arg(variantName(site.response.name.text, site.variant.index), quoted(site.variant.buttonSource.text), scope.skill().id);
}

void addDelivery(const SourceSite &site, Diagnostic &found)
{
    if (site.deliveredAt)
        found.related.append({site.deliveredAt->where, Rules::tr("It is delivered here.")});
}

bool isMcpTool(const Skill &skill, const QString &name)
{
    return name.startsWith(u"mcp/")
        || std::any_of(skill.imports.begin(), skill.imports.end(), [&](const ToolImport &import) { return import.isMcp && import.tool == name; });
}

void missingSource(const SkillScope &scope, Report &report)
{
    if (!scope.areToolsKnown() || !scope.skill().isSkillKnown)
        return;
    forEachSource(scope, [&](const SourceSite &site) {
        const Word &source = site.variant.buttonSource;
        if (scope.tool(source.text) || isMcpTool(scope.skill(), source.text))
            return;
        Diagnostic &found = report.add(source.where, sourceBeginning(scope, site));
        addDelivery(site, found);
        if (builtins().tools.contains(source.text)) {
            found.message += u' ' + Rules::tr("That is a tool of the engine; a source is a tool of the agent that calls set_buttons.");
        } else if (scope.sharedTool(source.text)) {
            found.message += u' ' + Rules::tr("The agent's tools/ has it, but %1 does not list it under import_tools.").arg(scope.skill().id);
        } else {
            found.message += u' ' + Rules::tr("Neither its tools nor the shared ones that it imports have an @tool function of that name.");
            QStringList local;
            for (const QString &name : scope.usableTools()) {
                if (scope.tool(name))
                    local.append(name);
            }
            suggestName(found, source.where, source.text, local);
        }
    });
}

void mcpSource(const SkillScope &scope, Report &report)
{
    forEachSource(scope, [&](const SourceSite &site) {
        const Word &source = site.variant.buttonSource;
        if (scope.tool(source.text) || !isMcpTool(scope.skill(), source.text))
            return;
        Diagnostic &found = report.add(source.where, sourceBeginning(scope, site) + u' ' + Rules::tr("That is an MCP tool, which cannot build buttons. Write a tool in Python that calls set_buttons."));
        addDelivery(site, found);
    });
}

void gatedSource(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    forEachSource(scope, [&](const SourceSite &site) {
        const Word &source = site.variant.buttonSource;
        const auto gate = std::find_if(skill.constraints.begin(), skill.constraints.end(), [&](const ToolConstraint &constraint) {
            return constraint.confirmationEnabled && constraint.tool.text == source.text;
        });
        if (gate == skill.constraints.end())
            return;
        Diagnostic &found = report.add(source.where, sourceBeginning(scope, site) + u' ' + Rules::tr("That tool waits for a confirmation, which nobody gives while a response is sent. Take the buttons from a tool without requires_confirmation."));
        found.related.append({gate->tool.where, Rules::tr("The confirmation is asked for here.")});
        addDelivery(site, found);
    });
}

void unboundSource(const ProjectScope &scope, Report &report)
{
    for (const Response &response : scope.project.responses) {
        if (scope.usage.of(SymbolKind::Response, response.name.text).references > 0)
            continue;
        for (const ResponseVariant &variant : response.variants) {
            if (variant.buttonSource.isWritten())
                report.add(variant.anchor, Rules::tr("%1 takes its buttons from %2, but no skill delivers %3, so nobody has that tool. Deliver it in a skill, move it into the responses.yml of one, or delete it.")
                                             .arg(variantName(response.name.text, variant.index), quoted(variant.buttonSource.text), response.name.text));
        }
    }
}

} // namespace

const RuleList &buttonSourceRules()
{
    static constexpr const char16_t *family = u"mantle.validation.response.*_button_source_tool";
    static const RuleList rows{
        {.code = u"overmantel.response.missing_source_tool", .family = family,
         .summary = QT_TRANSLATE_NOOP("Rules", "The tool that is to build buttons does not exist for the skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "A source must be a Python tool of the skill, its own or a shared one that it imports; for a response of the project, of every skill that delivers it."),
         .example = u"responses:\n  utter_ask:\n    - text: When?\n      buttons:\n        source: list_widnows\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, write the tool, or import it in the skill."),
         .inSkill = missingSource},
        {.code = u"overmantel.response.mcp_source_tool", .family = family,
         .summary = QT_TRANSLATE_NOOP("Rules", "Buttons are to come from an MCP tool."),
         .why = QT_TRANSLATE_NOOP("Rules", "Buttons are handed over with context.set_buttons, which only a Python tool can call."),
         .example = u"import_tools: [mcp/shop:list_windows] # and buttons: {source: list_windows}\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a Python tool that builds the buttons."),
         .inSkill = mcpSource},
        {.code = u"overmantel.response.gated_source_tool", .family = family,
         .summary = QT_TRANSLATE_NOOP("Rules", "Buttons are to come from a tool that waits for a confirmation."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine calls the source while it sends the response; nobody could confirm it then."),
         .example = u"tool_constraints:\n  - list_windows:\n      requires_confirmation: {enabled: true} # and buttons: {source: list_windows}\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Take the buttons from a tool without requires_confirmation."),
         .inSkill = gatedSource},
        {.code = u"mantle.validation.response.unbound_button_source", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A response of the project takes buttons from a tool, but no skill delivers it."),
         .why = QT_TRANSLATE_NOOP("Rules", "The source is looked up in the skill that delivers the response; without one there is no such tool."),
         .example = u"# the project's responses.yml; no skill names utter_ask\nresponses:\n  utter_ask:\n    - text: When?\n      buttons:\n        source: list_windows\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Deliver the response in a skill, move it there, or delete it."),
         .inProject = unboundSource},
    };
    return rows;
}

} // namespace overmantel
