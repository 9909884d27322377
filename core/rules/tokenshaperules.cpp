// Rules about the shape of tokens in prose (reference: skill-md, "Memory in prose"). Names are checked in
// tokenrules.cpp.
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

QString tokenExample(skill::TokenKind kind)
{
    switch (kind) {
    case skill::TokenKind::Memory:
        return QStringLiteral("@memory.project.<entry>, @memory.<skill>.<entry>");
    case skill::TokenKind::Block:
        return QStringLiteral("@block.<block>");
    case skill::TokenKind::Skill:
        return QStringLiteral("@skill.<skill>");
    case skill::TokenKind::Tool:
        return QStringLiteral("@tool.<tool>");
    case skill::TokenKind::Session:
        return {};
    }
    return {};
}

QStringList segmentTexts(const skill::Token &token)
{
    QStringList names;
    for (const skill::TokenSegment &segment : token.segments)
        names.append(segment.text);
    return names;
}

bool canReadEntry(const SkillScope &scope, const QString &ns, const QString &name)
{
    const MemoryEntry *entry = scope.entry(ns, name);
    return entry && isReadable(&scope.skill(), *entry);
}

// "if: >": a condition was meant below it, and the sign is what is reported.
bool isFolded(const ProseParagraph &paragraph)
{
    const bool hasProblem = paragraph.condition && !paragraph.condition->parsed.problems.isEmpty();
    return hasProblem && paragraph.condition->parsed.problems.first().key == u"condition.foldMarker";
}

// Every prose of the skill, with the if: lines that have no effect.
template <typename Visit>
void forEachProseOf(const Skill &skill, Visit visit)
{
    for (const ProseParagraph &paragraph : skill.paragraphs)
        visit(paragraph.tokens, paragraph.strayMarkers, isFolded(paragraph));
    for (const Block &block : skill.blocks) {
        for (const Step *step : block.allSteps())
            visit(step->tokens, step->strayMarkers, false);
    }
}

// The engine's own words for this fault are known; ours say the same with what to do.
void sessionInProse(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!skill.isSkillKnown)
        return;
    forEachProseOf(skill, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &markers, bool isFolded) {
        for (const skill::Token &token : tokens) {
            const bool isMeantAsCondition = std::any_of(markers.begin(), markers.end(), [&](const skill::StrayMarker &m) { return m.where.contains(token.where); });
            if (token.kind != skill::TokenKind::Session || isMeantAsCondition || isFolded)
                continue;
            const QStringList names = segmentTexts(token);
            const Location where{skill.skillFile, token.where};
            const QString memory = QStringLiteral("@memory.") + names.mid(0, 2).join(u'.');
            Diagnostic &found = report.add(where, Rules::tr("%1 stands in prose, where session.* is not replaced by its value. Use %2 to show the value, or an if: line to decide by it.")
                                                      .arg(quoted(QStringLiteral("session.") + names.join(u'.')), memory));
            if (names.size() == 2 && canReadEntry(scope, names[0], names[1]))
                //: %1: an @memory token
                found.fixes.append(replaceFix(Rules::tr("Change to %1").arg(memory), where, memory));
        }
    });
}

// "reason" → "card_replace.reason" where one skill, or the project, has an entry of that name to read.
QStringList memoryReadings(const SkillScope &scope, const QStringList &names)
{
    QStringList readings;
    if (names.size() == 1) {
        for (const QString &owner : scope.entryOwners(names[0])) {
            if (canReadEntry(scope, owner, names[0]))
                readings.append(owner + u'.' + names[0]);
        }
    } else if (names.size() == 3 && names[0] == u"session" && canReadEntry(scope, names[1], names[2])) {
        readings.append(names[1] + u'.' + names[2]);
    }
    return readings;
}

// One part that names something, or all parts joined as one name.
QStringList nameReadings(const SkillScope &scope, skill::TokenKind kind, const QStringList &names)
{
    const Skill &skill = scope.skill();
    const QStringList tools = kind == skill::TokenKind::Tool ? scope.usableTools() : QStringList();
    const auto exists = [&](const QString &name) {
        if (kind == skill::TokenKind::Block)
            return skill.block(name) != nullptr;
        if (kind == skill::TokenKind::Tool)
            return tools.contains(name) || builtins().tools.contains(name);
        const std::optional<SkillScope::Facts> target = scope.facts(name);
        return target && !target->hidden && !target->disabled;
    };
    QStringList readings;
    QStringList candidates = names;
    candidates << names.join(u'_') << names.join(u'-');
    for (const QString &name : candidates) {
        if (!readings.contains(name) && exists(name))
            readings.append(name);
    }
    return readings;
}

QString prefixOf(skill::TokenKind kind)
{
    return tokenExample(kind).section(u'.', 0, 0) + u'.';
}

void tokenShape(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!skill.isSkillKnown)
        return;
    forEachProseOf(skill, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &, bool) {
        for (const skill::Token &token : tokens) {
            // The older engine hands @tool on as it stands.
            const bool isFree = token.kind == skill::TokenKind::Tool && report.profile() == Profile::Maestro;
            if (token.kind == skill::TokenKind::Session || token.isComplete() || isFree)
                continue;
            const Location where{skill.skillFile, token.where};
            const QStringList names = segmentTexts(token);
            const QString written = token.segments.isEmpty() ? prefixOf(token.kind).chopped(1) : prefixOf(token.kind) + names.join(u'.');
            Diagnostic &found = report.add(where, Rules::tr("%1 cannot be replaced: it must have the form %2.").arg(quoted(written), tokenExample(token.kind)));
            const QStringList readings = token.kind == skill::TokenKind::Memory ? memoryReadings(scope, names) : nameReadings(scope, token.kind, names);
            if (readings.size() != 1)
                continue;
            const QString meant = prefixOf(token.kind) + readings.first();
            found.fixes.append(replaceFix(Rules::tr("Change to %1").arg(meant), where, meant));
        }
    });
}

} // namespace

const RuleList &tokenShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.prose.session_reference",
         .summary = QT_TRANSLATE_NOOP("Rules", "session.* stands in prose, where it is not replaced."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. In prose only @memory tokens become values; the model would read the reference as words."),
         .example = u"Use the card session.card_replace.card_id for this request.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write @memory.<skill>.<entry> to show the value, or an if: line to decide by it."),
         .inSkill = sessionInProse},
        {.code = u"overmantel.prose.incomplete_token",
         .summary = QT_TRANSLATE_NOOP("Rules", "An @memory, @block, @skill or @tool token has the wrong number of parts."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops. Such a token names nothing that could stand in its place."),
         .example = u"Greet the customer by @memory.name, then enter @block.card.pick.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write @memory.<skill>.<entry> or @memory.project.<entry>; @block, @skill and @tool take one name."),
         .inSkill = tokenShape},
    };
    return rows;
}

} // namespace overmantel
