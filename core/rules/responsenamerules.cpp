// Rules about the places that name a response (reference: responses-yml, "How a response is delivered").
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/rules/skillscope.h"

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

} // namespace

const RuleList &responseNameRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.unknown_name",
         .summary = OM_TEXT("A response is named that no responses.yml declares."),
         .inSkill = unknownResponse},
    };
    return rows;
}

} // namespace overmantel
