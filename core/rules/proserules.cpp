// Rules about paragraphs and the markers that they begin with (reference: skill-md, "Body format"). Tokens
// are checked in tokenshaperules.cpp and tokenrules.cpp.
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

#include <algorithm>

namespace overmantel {

namespace {

// Without its closing delimiter the front matter is taken for prose.
bool hasBody(const SourceFile &file)
{
    return file.kind == FileKind::SkillText && file.document.hasClosingDelimiter;
}

void elseMarkers(const SourceFile &file, Report &report)
{
    if (!hasBody(file))
        return;
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        for (const skill::StrayMarker &marker : paragraph.strayMarkers) {
            if (marker.kind == skill::StrayMarkerKind::ElseMarker)
                report.add({file.path, marker.where}, Rules::tr("Prose has no else. Write one paragraph with an if: line for each case, or branch in an ordered block."));
        }
    }
}

TextRange indentationBefore(const SourceFile &file, TextRange marker)
{
    const QString &text = file.snapshot.text();
    qsizetype start = marker.start;
    while (start > 0 && (text[start - 1] == u' ' || text[start - 1] == u'\t'))
        --start;
    return {start, marker.start};
}

// Only a paragraph's first line: a line in the middle may belong to a list or to code.
void offerOutdent(const SourceFile &file, const skill::Paragraph &paragraph, const skill::StrayMarker &marker, Diagnostic &found)
{
    const TextRange indentation = indentationBefore(file, marker.where);
    const bool isFirstLine = indentation.start == paragraph.where.start;
    const QString line = textIn(file.snapshot.text(), marker.where).toString();
    const bool isSound = condition::parse(QStringView(line).mid(3)).isValid();
    const bool hasMore = paragraph.where.end > marker.where.end;
    if (isFirstLine && isSound && hasMore)
        found.fixes.append(replaceFix(Rules::tr("Move it to the first column"), {file.path, indentation}, {}));
}

// An empty line makes it the first line of a paragraph, where both parts then have something to say.
void offerEmptyLine(const SourceFile &file, const skill::Paragraph &paragraph, const skill::StrayMarker &marker, Diagnostic &found)
{
    const QString &text = file.snapshot.text();
    const bool isSound = condition::parse(textIn(text, marker.where).mid(3)).isValid();
    const bool hasTextBefore = paragraph.body.start < marker.where.start;
    const qsizetype lineEnd = text.indexOf(u'\n', marker.where.end);
    const bool hasTextBehind = lineEnd >= 0 && lineEnd < paragraph.where.end && !textIn(text, {lineEnd + 1, paragraph.where.end}).startsWith(u"if:");
    if (isSound && hasTextBefore && hasTextBehind)
        found.fixes.append(replaceFix(Rules::tr("Put an empty line before it"), {file.path, {marker.where.start, marker.where.start}}, QStringLiteral("\n")));
}

void strayIfMarkers(const SourceFile &file, Report &report)
{
    if (!hasBody(file))
        return;
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        for (const skill::StrayMarker &marker : paragraph.strayMarkers) {
            const Location where{file.path, marker.where};
            if (marker.kind == skill::StrayMarkerKind::IndentedIf) {
                Diagnostic &found = report.add(where, Rules::tr("This if: line is indented, so the engine reads it as prose. Start it in the first column, as the first line of its paragraph."));
                offerOutdent(file, paragraph, marker, found);
            } else if (marker.kind == skill::StrayMarkerKind::SecondIf) {
                Diagnostic &found = report.add(where, Rules::tr("Only the first line of a paragraph can be an if: line; this one is read as prose. Put an empty line before it."));
                offerEmptyLine(file, paragraph, marker, found);
            }
        }
    }
    forEachProse(file, [&](const QList<skill::Token> &, const QList<skill::StrayMarker> &markers, bool isInstructions) {
        for (const skill::StrayMarker &marker : markers) {
            if (isInstructions)
                report.add({file.path, marker.where}, Rules::tr("An if: line in instructions never branches; the model reads it as prose. Use next: branches, or if: paragraphs outside the block."));
        }
    });
}

bool isFoldMarker(const SourceFile &file, const skill::Paragraph &paragraph)
{
    if (!paragraph.marker)
        return false;
    const condition::ParsedCondition parsed = condition::parse(textIn(file.snapshot.text(), paragraph.marker->condition));
    return parsed.problems.size() == 1 && parsed.problems.first().key == u"condition.foldMarker";
}

// The indented lines below "if: >" were meant as the condition, the rest as the text.
void offerUnfolding(const SourceFile &file, const skill::Paragraph &paragraph, Diagnostic &found)
{
    const QString &text = file.snapshot.text();
    QStringList words;
    qsizetype end = paragraph.marker->where.end;
    qsizetype start = end + 1;
    while (start < paragraph.where.end && (text[start] == u' ' || text[start] == u'\t')) {
        qsizetype lineEnd = text.indexOf(u'\n', start);
        lineEnd = lineEnd < 0 ? text.size() : lineEnd;
        words.append(textIn(text, {start, lineEnd}).trimmed().toString());
        end = lineEnd;
        start = lineEnd + 1;
    }
    const QString condition = words.join(u' ');
    if (start < paragraph.where.end && condition::parse(condition).isValid())
        found.fixes.append(replaceFix(Rules::tr("Write the condition on one line"), {file.path, {paragraph.marker->condition.start, end}}, condition));
}

void foldedConditions(const SourceFile &file, Report &report)
{
    if (!hasBody(file))
        return;
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        if (!isFoldMarker(file, paragraph))
            continue;
        Diagnostic &found = report.add({file.path, paragraph.marker->condition},
                                       Rules::tr("The engine takes this sign for the whole condition. An if: line in prose has its condition on the same line: write all of it there."));
        offerUnfolding(file, paragraph, found);
    }
}

// The paragraph that the marker was meant for: the next one, when only empty lines are between.
const skill::Paragraph *orphanedBody(const SourceFile &file, qsizetype index)
{
    const QList<skill::Paragraph> &paragraphs = file.document.paragraphs;
    if (index + 1 >= paragraphs.size())
        return nullptr;
    const skill::Paragraph &next = paragraphs[index + 1];
    const QStringView between = textIn(file.snapshot.text(), {paragraphs[index].where.end, next.where.start});
    const bool isFree = !next.marker && next.strayMarkers.isEmpty() && between.trimmed().isEmpty();
    return isFree ? &next : nullptr;
}

void markersWithoutBody(const SourceFile &file, Report &report)
{
    if (!hasBody(file))
        return;
    const QList<skill::Paragraph> &paragraphs = file.document.paragraphs;
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        const skill::Paragraph &paragraph = paragraphs[i];
        // An empty condition is a fault of its own.
        if (!paragraph.marker || paragraph.marker->condition.isEmpty() || !paragraph.body.isEmpty())
            continue;
        Diagnostic &found = report.add({file.path, paragraph.marker->where},
                                       Rules::tr("This if: line has nothing below it to decide about. Write the text on the next line; an empty line ends the paragraph."));
        if (const skill::Paragraph *body = orphanedBody(file, i)) {
            const TextRange gap{paragraph.where.end, body->where.start};
            found.fixes.append(replaceFix(Rules::tr("Join it with the paragraph below"), {file.path, gap}, QStringLiteral("\n")));
        }
    }
}

} // namespace

const RuleList &proseRules()
{
    static const RuleList rows{
        {.code = u"overmantel.prose.else_marker",
         .summary = QT_TRANSLATE_NOOP("Rules", "A paragraph begins with else: or elif:."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile: an if: line decides about its own paragraph only, so nothing could follow an else."),
         .example = u"if: session.card_replace.reason == 'lost'\nSay that you are sorry.\n\nelse:\nAsk for the reason.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a paragraph with an if: line for each case, or use next: branches in an ordered block."),
         .inFile = elseMarkers},
        {.code = u"overmantel.prose.stray_if", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An if: line stands where the engine takes it for prose."),
         .why = QT_TRANSLATE_NOOP("Rules", "The line has no effect: the model reads the condition as words, and the text behind it always holds."),
         .example = u"Talk about the card.\n  if: session.card_replace.reason == 'lost'\n  Say that you are sorry.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make it the first line of a paragraph of its own, in the first column. In a step, use next: branches."),
         .inFile = strayIfMarkers},
        {.code = u"overmantel.condition.invalid",
         .summary = QT_TRANSLATE_NOOP("Rules", "An if: line folds its condition as YAML does."),
         .why = QT_TRANSLATE_NOOP("Rules", "Prose is not YAML: > becomes the condition, which is none, and the lines below it become text."),
         .example = u"if: >\n  session.card_replace.reason == 'lost'\nSay that you are sorry.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the condition on the if: line."),
         .inFile = foldedConditions},
        {.code = u"overmantel.prose.marker_without_body", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An if: line has no text below it."),
         .why = QT_TRANSLATE_NOOP("Rules", "An if: line decides about the lines up to the next empty line. With none there it decides about nothing, and the text below always holds."),
         .example = u"if: session.card_replace.reason == 'lost'\n\nSay that you are sorry.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove the empty line below it, or the if: line."),
         .inFile = markersWithoutBody},
    };
    return rows;
}

} // namespace overmantel
