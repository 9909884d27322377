// Rules about access lists and scopes (reference: memory-yml, "Access control").
#include "core/rules/rulegroups.h"

#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

void denyItems(const SkillScope &scope, Report &report)
{
    const AccessLists &access = scope.skill().access;
    for (const QList<Word> *list : {&access.denyRead, &access.denyWrite}) {
        for (const Word &item : *list) {
            const QStringList parts = item.text.split(u'.');
            if (parts.size() != 2 || parts[0].isEmpty() || parts[1].isEmpty())
                report.add(item.where, Rules::tr("%1 is no entry name. Write <skill>.<entry> or project.<entry>, without session.").arg(quoted(item.text)));
        }
    }
}

} // namespace

const RuleList &memoryAccessRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.invalid_deny_item",
         .summary = OM_TEXT("An access item is not a fully qualified entry name."),
         .inSkill = denyItems},
    };
    return rows;
}

} // namespace overmantel
