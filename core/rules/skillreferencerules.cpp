// Rules about the state of a skill that another one starts.
#include "core/rules/rulegroups.h"

#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

void checkTarget(const SkillScope &scope, const QString &id, const Location &where, bool isToken, Report &report)
{
    const std::optional<SkillScope::Facts> target = scope.facts(id);
    // That prose cannot start a hidden skill is an error of its own.
    if (!target || !target->isKnown || !target->disabled || (isToken && target->hidden))
        return;
    report.add(where, Rules::tr("%1 is disabled. Remove disabled: true from its skill.md when it should be started from here.").arg(quoted(id)));
}

void disabledTargets(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const auto tokens = [&](const QList<skill::Token> &list) {
        for (const skill::Token &token : list) {
            if (token.kind == skill::TokenKind::Skill && token.isComplete())
                checkTarget(scope, token.segments[0].text, {skill.skillFile, token.segments[0].where}, true, report);
        }
    };
    for (const ProseParagraph &paragraph : skill.paragraphs)
        tokens(paragraph.tokens);
    for (const Block &block : skill.blocks) {
        for (const Step &step : block.steps) {
            tokens(step.tokens);
            const bool isStart = step.kind == StepKind::Call || step.kind == StepKind::Link;
            if (isStart && step.subject.isWritten() && !skill.block(step.subject.text))
                checkTarget(scope, step.subject.text, step.subject.where, false, report);
        }
    }
}

} // namespace

const RuleList &skillReferenceRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.disabled_target", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "@skill, call or link starts a skill that is disabled."),
         .why = QT_TRANSLATE_NOOP("Rules", "A disabled skill is loaded but parked, usually because it is not finished; what happens when it is started all the same is not documented."),
         .example = u"Then let @skill.travel_notice note the trip.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Enable the other skill, or take out the reference until it is ready."),
         .inSkill = disabledTargets},
    };
    return rows;
}

} // namespace overmantel
