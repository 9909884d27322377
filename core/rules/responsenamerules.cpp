// Rules about the places that name a response (reference: responses-yml, "How a response is delivered").
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

void unknownResponse(const SkillScope &scope, Report &report)
{
    if (!scope.areAllResponsesKnown())
        return;
    for (const ResponseSite &site : responseSites(scope.skill())) {
        if (site.name->text.isEmpty() || scope.hasResponse(site.name->text))
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
