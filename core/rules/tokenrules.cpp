// Rules about what tokens in prose name (reference: skill-md, "Memory in prose", "Jumps to blocks and skills").
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
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
        for (const Step &step : block.steps)
            take(step.tokens);
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
        return;
    }
    const MemoryAccess access = accessRule(skill, *entry);
    if (!access.read) {
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
        } else if (target && target->hidden) {
            report.add(where, Rules::tr("%1 is hidden, and prose cannot start a hidden skill. Use a call or link step, or unhide it.").arg(quoted(segment.text)));
        }
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
         .summary = OM_TEXT("An @memory token names an entry that is not declared or not readable."),
         .inSkill = memoryTokens},
        {.code = u"overmantel.prose.unknown_block",
         .summary = OM_TEXT("An @block token names no block of the file."),
         .inSkill = blockTokens},
        {.code = u"overmantel.prose.unknown_skill",
         .summary = OM_TEXT("An @skill token names no skill, or a hidden one."),
         .inSkill = skillTokens},
        {.code = u"overmantel.prose.unknown_tool",
         .summary = OM_TEXT("An @tool token names a tool that the skill cannot use."),
         .inSkill = toolTokens},
    };
    return rows;
}

} // namespace overmantel
