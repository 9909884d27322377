// Rules about what tokens in prose name (reference: skill-md, "Memory in prose", "Jumps to blocks and skills").
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/declarationfix.h"
#include "core/rules/skillscope.h"

namespace overmantel {

namespace {

// Prose and `instructions:` of the skill.
template <typename Visit>
void forEachToken(const Skill &skill, skill::TokenKind kind, Visit visit)
{
    const auto take = [&](const QList<skill::Token> &tokens) {
        for (const skill::Token &token : tokens) {
            if (token.kind == kind && token.isComplete())
                visit(token);
        }
    };
    for (const ProseParagraph &paragraph : skill.paragraphs)
        take(paragraph.tokens);
    for (const Block &block : skill.blocks) {
        for (const Step *step : block.allSteps())
            take(step->tokens);
    }
}

void checkMemoryToken(const SkillScope &scope, const skill::Token &token, Report &report)
{
    const Skill &skill = scope.skill();
    const QString &ns = token.segments[0].text;
    const QString &name = token.segments[1].text;
    if (!scope.isMemoryKnown(ns))
        return;
    const Location where{skill.skillFile, token.where};
    if (ns == u"system") {
        report.add(where, Rules::tr("system.* belongs to the engine; prose cannot show it."));
        return;
    }
    if (ns != u"project" && !scope.hasSkill(ns)) {
        const Location nsWhere{skill.skillFile, token.segments[0].where};
        Diagnostic &found = report.add(nsWhere, Rules::tr("There is no skill %1.").arg(quoted(ns)));
        suggestName(found, nsWhere, ns, scope.entryOwners(name));
        return;
    }
    const MemoryEntry *entry = scope.entry(ns, name);
    if (!entry) {
        const Location nameWhere{skill.skillFile, token.segments[1].where};
        Diagnostic &found = report.add(nameWhere, ns == u"project" ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(name))
                                                                  : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(ns, quoted(name)));
        suggestName(found, nameWhere, name, scope.entryNames(ns));
        offerDeclaration(found, scope, ns, name, MemoryType::Text);
        return;
    }
    const MemoryAccess access = accessRule(skill, *entry);
    // The newest engine reads deny lists and does not keep to them.
    const bool isEnforced = access.readReason != AccessReason::DenyRead || report.profile() != Profile::Next;
    if (!access.read && isEnforced) {
        Diagnostic &found = report.add(where, Rules::tr("%1 cannot read %2.").arg(skill.id, quoted(entry->fullName())) + u' ' + readSentence(access, skill, *entry));
        found.related.append({access.readAt, Rules::tr("This line decides it.")});
    }
}

void memoryTokens(const SkillScope &scope, Report &report)
{
    forEachToken(scope.skill(), skill::TokenKind::Memory, [&](const skill::Token &token) { checkMemoryToken(scope, token, report); });
}

void blockTokens(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    forEachToken(skill, skill::TokenKind::Block, [&](const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        if (skill.block(segment.text))
            return;
        QStringList ids;
        for (const Block &block : skill.blocks)
            ids.append(block.id.text);
        const Location where{skill.skillFile, segment.where};
        Diagnostic &found = report.add(where, Rules::tr("This file has no ordered block %1.").arg(quoted(segment.text)));
        suggestName(found, where, segment.text, ids);
    });
}

void skillTokens(const SkillScope &scope, Report &report)
{
    forEachToken(scope.skill(), skill::TokenKind::Skill, [&](const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        const Location where{scope.skill().skillFile, segment.where};
        const std::optional<SkillScope::Facts> target = scope.facts(segment.text);
        if (!target && !builtins().skills.contains(segment.text)) {
            Diagnostic &found = report.add(where, Rules::tr("There is no skill %1.").arg(quoted(segment.text)));
            suggestName(found, where, segment.text, scope.skillIds());
        }
    });
}

void hiddenSkillTokens(const SkillScope &scope, Report &report)
{
    forEachToken(scope.skill(), skill::TokenKind::Skill, [&](const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        const std::optional<SkillScope::Facts> target = scope.facts(segment.text);
        if (target && target->hidden)
            report.add({scope.skill().skillFile, segment.where}, Rules::tr("%1 is hidden, and prose cannot start a hidden skill. Use a call or link step, or unhide it.").arg(quoted(segment.text)));
    });
}

void toolTokens(const SkillScope &scope, Report &report)
{
    if (!scope.areToolsKnown())
        return;
    const Skill &skill = scope.skill();
    const QStringList usable = scope.usableTools();
    forEachToken(skill, skill::TokenKind::Tool, [&](const skill::Token &token) {
        const skill::TokenSegment &segment = token.segments[0];
        if (usable.contains(segment.text) || builtins().tools.contains(segment.text))
            return;
        const Location where{skill.skillFile, segment.where};
        Diagnostic &found = report.add(where, Rules::tr("%1 has no tool %2. Define it in its tools.py, or list it under import_tools.").arg(skill.id, quoted(segment.text)));
        suggestName(found, where, segment.text, usable + QStringList(builtins().tools.begin(), builtins().tools.end()));
    });
}

} // namespace

const RuleList &tokenRules()
{
    static const RuleList rows{
        {.code = u"overmantel.prose.unknown_memory",
         .summary = QT_TRANSLATE_NOOP("Rules", "An @memory token names an entry that is not declared or not readable."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. At run time the token would stay in the text as it is written."),
         .example = u"Use the card @memory.card_replace.card_idd.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, declare the entry, or make it public in the skill that owns it."),
         .inSkill = memoryTokens},
        {.code = u"overmantel.prose.unknown_block",
         .summary = QT_TRANSLATE_NOOP("Rules", "An @block token names no block of the file."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. @block only reaches the ordered blocks of its own skill.md."),
         .example = u"Enter @block.pick_crad.\n\n:::ordered_block id=pick_card\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or add the block to this file."),
         .inSkill = blockTokens},
        {.code = u"overmantel.prose.unknown_skill",
         .summary = QT_TRANSLATE_NOOP("Rules", "An @skill token names no skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "The token must be the name of a folder below skills/; the name: of the skill does not count."),
         .example = u"Then hand over to @skill.card_replacement.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the folder name of the skill."),
         .inSkill = skillTokens},
        {.code = u"overmantel.prose.hidden_skill",
         .summary = QT_TRANSLATE_NOOP("Rules", "An @skill token names a hidden skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops: a hidden skill is started by call: and link: steps or by a precondition, never by prose."),
         .example = u"First run @skill.verify_customer.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use a call: step, bind a precondition, or remove hidden: true from the other skill."),
         .inSkill = hiddenSkillTokens},
        {.code = u"overmantel.prose.unknown_tool", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "An @tool token names a tool that the skill cannot use."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. Visible are the tools of the skill, those that it imports, and those of the engine."),
         .example = u"Call @tool.lock_crad as soon as the card is known.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, define the tool in tools.py, or list it under import_tools."),
         .inSkill = toolTokens},
    };
    return rows;
}

} // namespace overmantel
