// Rules about the places that name a response (reference: responses-yml, "How a response is delivered").
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

// `action: hangup`: the oldest engine knows such actions, and the newest takes nothing but responses there,
// for which steprules.cpp has a row.
bool isNoResponse(const ResponseSite &site, Profile profile)
{
    static const QStringList oldActions{QStringLiteral("action_listen"), QStringLiteral("hangup")};
    if (site.key != u"action" || profile == Profile::Reference)
        return false;
    return profile == Profile::Maestro ? oldActions.contains(site.name->text) : !site.name->text.startsWith(u"utter_");
}

void unknownResponse(const SkillScope &scope, Report &report)
{
    if (!scope.areAllResponsesKnown())
        return;
    for (const ResponseSite &site : responseSites(scope.skill())) {
        if (site.name->text.isEmpty() || scope.hasResponse(site.name->text) || isNoResponse(site, report.profile()))
            continue;
        Diagnostic &found = report.add(site.name->where, Rules::tr("No responses.yml declares %1; the customer would hear the name itself.").arg(quoted(site.name->text)));
        suggestName(found, site.name->where, site.name->text, scope.responseNames());
    }
}

bool saysNothing(const Response &response)
{
    return response.isWellFormed && !response.variants.isEmpty()
        && std::all_of(response.variants.begin(), response.variants.end(), [](const ResponseVariant &variant) { return variant.text.text.trimmed().isEmpty(); });
}

void emptyConfirmation(const SkillScope &scope, Report &report)
{
    if (!scope.areAllResponsesKnown())
        return;
    for (const ToolConstraint &constraint : scope.skill().constraints) {
        if (!constraint.confirmationEnabled)
            continue;
        for (const Word *name : {&constraint.utterForConfirmation, &constraint.utterOnDenial}) {
            const Response *response = name->isWritten() ? scope.response(name->text) : nullptr;
            if (!response || !saysNothing(*response))
                continue;
            Diagnostic &found = report.add(name->where, Rules::tr("%1 has no words, so nothing would be said. Give it a text, or leave the name out and let the model find the words.").arg(quoted(name->text)));
            found.related.append({response->name.where, Rules::tr("It is declared here.")});
        }
    }
}

} // namespace

const RuleList &responseNameRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.unknown_name",
         .summary = QT_TRANSLATE_NOOP("Rules", "A response is named that no responses.yml declares."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops; an engine that went on would say the name itself to the customer."),
         .example = u"utter:\n  - utter_recording_notcie:\n      on: activate",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the response in a responses.yml."),
         .inSkill = unknownResponse},
        {.code = u"overmantel.response.empty_confirmation",
         .summary = QT_TRANSLATE_NOOP("Rules", "The response that asks for confirmation has no words."),
         .why = QT_TRANSLATE_NOOP("Rules", "The tool would wait for an answer to a question that nobody was asked."),
         .example = u"# responses.yml: utter_ask_lock: [{text: \"\"}]\ntool_constraints:\n  - lock_card:\n      requires_confirmation:\n        enabled: true\n        utter_for_confirmation: utter_ask_lock",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the question into the response, or leave utter_for_confirmation out."),
         .inSkill = emptyConfirmation},
    };
    return rows;
}

} // namespace overmantel
