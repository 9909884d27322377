// Rules about responses that several files declare (reference: responses-yml, "Where the file lives").
#include "core/rules/rulegroups.h"

#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

// The declarations in the order in which they are merged, so that the last one counts.
void addChain(const QList<const Response *> &chain, const Response &own, Diagnostic &found)
{
    for (const Response *declared : chain) {
        if (declared->name.where == own.name.where)
            continue;
        const QString owner = declared->skillId.isEmpty() ? Rules::tr("the project") : declared->skillId;
        found.related.append({declared->name.where, declared == chain.last() ? Rules::tr("This one is spoken; it is of %1.").arg(owner)
                                                                             : Rules::tr("This one is of %1.").arg(owner)});
    }
}

void declaredByTwoSkills(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses) {
        const QList<const Response *> chain = scope.responseChain(response.name.text);
        // Where the project has the last word, that is meant.
        const bool isFirst = chain.isEmpty() || chain.first()->skillId == scope.skill().id;
        if (isFirst || chain.last()->skillId.isEmpty())
            continue;
        Diagnostic &found = report.add(response.name.where, Rules::tr("%1 is declared by %2 too, and both speak whichever comes last by the names of the folders. Begin the names with the skill, such as utter_%3_….")
                                                              .arg(response.name.text, chain.first()->skillId, scope.skill().id));
        addChain(chain, response, found);
    }
}

void overriddenByProject(const SkillScope &scope, Report &report)
{
    for (const Response &response : scope.skill().responses) {
        const QList<const Response *> chain = scope.responseChain(response.name.text);
        if (chain.isEmpty() || !chain.last()->skillId.isEmpty())
            continue;
        Diagnostic &found = report.add(response.name.where, Rules::tr("%1 is never spoken in these words: the project's responses.yml declares it too, and wins. Delete one of the two.").arg(response.name.text));
        addChain(chain, response, found);
    }
}

} // namespace

const RuleList &overrideRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.declared_by_two_skills", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Two skills declare a response of the same name."),
         .why = QT_TRANSLATE_NOOP("Rules", "Names of responses are one list for the whole agent. The skill whose folder comes last by name wins, and the other speaks its words."),
         .example = u"# skills/card/responses.yml, and again in skills/travel/responses.yml\nresponses:\n  utter_done:\n    - text: Your card is on its way.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Begin the names with the skill: utter_card_done."),
         .inSkill = declaredByTwoSkills},
        {.code = u"overmantel.response.overridden", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "The project's responses.yml replaces a response of a skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "The project's file is merged last, so that the words in the skill's file are never spoken."),
         .example = u"# skills/card/responses.yml, and again in the project's responses.yml\nresponses:\n  utter_card_done:\n    - text: Your card is on its way.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Delete the one that is not meant."),
         .inSkill = overriddenByProject},
    };
    return rows;
}

} // namespace overmantel
