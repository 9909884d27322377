// Rules about prose: paragraphs, their markers and the shape of tokens (reference: skill-md, "Body format").
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

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

// The engine's own words for this fault are known; ours say the same with what to do.
void sessionInProse(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &markers, bool) {
        for (const skill::Token &token : tokens) {
            if (token.kind != skill::TokenKind::Session)
                continue;
            const bool onMarkerLine = std::any_of(markers.begin(), markers.end(), [&](const skill::StrayMarker &m) { return m.where.contains(token.where); });
            if (onMarkerLine)
                continue;
            const Location where{file.path, token.where};
            QStringList names;
            for (const skill::TokenSegment &segment : token.segments)
                names.append(segment.text);
            const QString memory = QStringLiteral("@memory.") + names.join(u'.');
            Diagnostic &found = report.add(where, Rules::tr("%1 stands in prose, where session.* is not replaced by its value. Use %2 to show the value, or an if: line to decide by it.")
                                                      .arg(quoted(QStringLiteral("session.") + names.join(u'.')), memory));
            //: %1: an @memory token
            found.fixes.append(replaceFix(Rules::tr("Change to %1").arg(memory), where, memory));
        }
    });
}

void tokenShape(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &, bool) {
        for (const skill::Token &token : tokens) {
            if (token.kind == skill::TokenKind::Session || token.isComplete())
                continue;
            report.add({file.path, token.where}, Rules::tr("%1 cannot be replaced: it must have the form %2.")
                                                     .arg(quoted(textIn(file.snapshot.text(), token.where)), tokenExample(token.kind)));
        }
    });
}

void elseMarkers(const SourceFile &file, Report &report)
{
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        for (const skill::StrayMarker &marker : paragraph.strayMarkers) {
            if (marker.kind == skill::StrayMarkerKind::ElseMarker)
                report.add({file.path, marker.where}, Rules::tr("Prose has no else. Write one paragraph with an if: line for each case, or branch in an ordered block."));
        }
    }
}

void strayIfMarkers(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &, const QList<skill::StrayMarker> &markers, bool) {
        for (const skill::StrayMarker &marker : markers) {
            const Location where{file.path, marker.where};
            switch (marker.kind) {
            case skill::StrayMarkerKind::IndentedIf:
                report.add(where, Rules::tr("This if: line is indented, so the engine reads it as prose. Start it in the first column, as the first line of its paragraph."));
                break;
            case skill::StrayMarkerKind::SecondIf:
                report.add(where, Rules::tr("Only the first line of a paragraph can be an if: line; this one is read as prose. Put an empty line before it."));
                break;
            case skill::StrayMarkerKind::IfInInstructions:
                report.add(where, Rules::tr("An if: line in instructions never branches; the model reads it as prose. Use next: branches, or if: paragraphs outside the block."));
                break;
            case skill::StrayMarkerKind::ElseMarker:
                break;
            }
        }
    });
}

} // namespace

const RuleList &proseRules()
{
    static const RuleList rows{
        {.code = u"overmantel.prose.session_reference",
         .summary = OM_TEXT("session.* stands in prose, where it is not replaced."),
         .inFile = sessionInProse},
        {.code = u"overmantel.prose.incomplete_token",
         .summary = OM_TEXT("An @memory, @block, @skill or @tool token has the wrong number of parts."),
         .inFile = tokenShape},
        {.code = u"overmantel.prose.else_marker",
         .summary = OM_TEXT("A paragraph begins with else: or elif:."),
         .inFile = elseMarkers},
        {.code = u"overmantel.prose.stray_if", .severity = Severity::Warning,
         .summary = OM_TEXT("An if: line stands where the engine takes it for prose."),
         .inFile = strayIfMarkers},
    };
    return rows;
}

} // namespace overmantel
