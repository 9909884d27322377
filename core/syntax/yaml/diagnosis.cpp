#include "core/syntax/yaml/diagnosis.h"

#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/survey.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Yaml)
};

struct Line
{
    TextRange range;
    qsizetype indent = 0;
    QString text;

    bool isEmpty() const { return indent == text.size() || text[indent] == u'#'; }
    QString content() const { return text.mid(indent).trimmed(); }
};

Line lineAt(QStringView text, qsizetype at)
{
    Line line;
    line.range = {lineStartOf(text, at), lineEndOf(text, at)};
    line.text = textIn(text, line.range).toString();
    while (line.indent < line.text.size() && isBlank(line.text[line.indent]))
        ++line.indent;
    return line;
}

// Everything that the separate checks look at.
struct Case
{
    QStringView text;
    qsizetype start = 0;
    Failure failure;
    Survey seen;
    Line line; // where the library stopped

    // The nearest line above that is neither empty nor a comment.
    std::optional<Line> above(const Line &below) const
    {
        qsizetype from = below.range.start;
        while (from > start) {
            const Line candidate = lineAt(text, from - 1);
            if (!candidate.isEmpty())
                return candidate;
            from = candidate.range.start;
        }
        return std::nullopt;
    }
    int number(qsizetype at) const { return int(text.left(at).count(u'\n')) + 1; }
};

using Finding = std::optional<SyntaxProblem>;

SyntaxProblem syntax(TextRange where, const QString &message, TextRange related = {})
{
    return {u"yaml.syntax"_s, where, message, related};
}

Finding unknownAlias(const Case &c)
{
    if (c.failure.kind != Failure::Kind::UnknownAlias)
        return std::nullopt;
    qsizetype end = c.failure.at;
    while (!isGapAt(c.text, end) && !isFlowIndicator(c.text[end]))
        ++end;
    const TextRange where{c.failure.at, end};
    //: %1 is a name with an asterisk before it, such as *greeting
    return SyntaxProblem{u"yaml.unknownAlias"_s, where,
                         Words::tr("‘%1’ repeats a value that is marked nowhere above. If it is meant as text, put it into quotes.")
                             .arg(textIn(c.text, where)),
                         {}};
}

Finding tab(const Case &c)
{
    qsizetype at = c.seen.firstTab;
    if (c.failure.kind == Failure::Kind::Tab) {
        // The library may have gone on to the end of the line, or to the next one.
        qsizetype line = c.line.range.start;
        while (line > c.start && !isAt(c.text, line, u'\t'))
            line = lineStartOf(c.text, line - 1);
        at = isAt(c.text, c.failure.at, u'\t') ? c.failure.at : isAt(c.text, line, u'\t') ? line : at;
    }
    if (at < 0)
        return std::nullopt;
    if (textIn(c.text, {lineStartOf(c.text, at), at}).contains(u'-')) {
        return SyntaxProblem{u"yaml.tab"_s, {at, at + 1},
                             Words::tr("A tab stands behind this dash, which YAML does not allow. Put a space in its place."), {}};
    }
    return SyntaxProblem{u"yaml.tab"_s, {at, at + 1},
                         Words::tr("This line is indented with a tab, which YAML does not allow. Indent it with spaces."), {}};
}

// A quote that swallowed lines which look like keys or items was not closed where it was meant to.
bool swallowsStructure(QStringView quoted)
{
    static const QRegularExpression structure(uR"(\n[ \t]*(?:- |(?:- )?[\w-]+:(?:\s|$)))"_s);
    return structure.match(quoted.toString()).hasMatch();
}

Finding unclosedQuote(const Case &c)
{
    for (const Survey::Quote &quote : c.seen.quotes) {
        const QStringView quoted = textIn(c.text, quote.range);
        if (quote.closed && !swallowsStructure(quoted))
            continue;
        const qsizetype end = qMin(lineEndOf(c.text, quote.range.start), quote.range.end);
        //: %1 is the kind of quote, " or '
        return SyntaxProblem{u"yaml.unclosedQuote"_s, {quote.range.start, end},
                             Words::tr("The quote %1 that opens here is not closed. Close it at the end of the text.").arg(quoted.left(1)), {}};
    }
    return std::nullopt;
}

Finding badEscape(const Case &c)
{
    if (c.failure.kind != Failure::Kind::Escape)
        return std::nullopt;
    for (const Survey::Quote &quote : c.seen.quotes) {
        if (quote.badEscape < 0)
            continue;
        const TextRange where{quote.badEscape, qMin(quote.badEscape + 2, c.text.size())};
        //: %1 is a backslash and the character behind it
        return syntax(where, Words::tr("‘%1’ means nothing inside double quotes. Write \\\\ for a backslash, or use single quotes.")
                                 .arg(textIn(c.text, where)));
    }
    return std::nullopt;
}

Finding openBracket(const Case &c)
{
    if (c.seen.openBrackets.isEmpty())
        return std::nullopt;
    const qsizetype open = c.seen.openBrackets.constLast();
    // Closed further on: then the fault lies between the brackets.
    if (!survey(c.text, c.start, c.text.size()).openBrackets.contains(open)) {
        const qsizetype at = qMin(c.failure.at, c.text.size());
        //: %1 is a bracket, [ or {
        return syntax({at, qMax(at, c.line.range.end)},
                      Words::tr("This does not fit between the brackets that open with %1. Check for a missing comma or colon.").arg(c.text[open]),
                      {open, open + 1});
    }
    //: %1 is the bracket: [ or {
    return syntax({open, open + 1}, Words::tr("The bracket %1 that opens here is not closed. Close it, or put the text into quotes if the bracket is part of it.")
                                        .arg(c.text[open]));
}

Finding dashWithoutSpace(const Case &c)
{
    static const QRegularExpression dash(uR"(^[ ]*-(?=[^\W\d]|["'\[{]))"_s);
    std::optional<Line> line = c.line;
    const qsizetype indent = c.line.indent;
    for (int left = 30; line && left > 0; --left) {
        if (line->indent < indent)
            break;
        if (line->indent == indent && dash.match(line->text).hasMatch()) {
            const qsizetype at = line->range.start + line->indent;
            return SyntaxProblem{u"yaml.missingSpace"_s, {at, at + 1}, Words::tr("A space is missing behind this dash. Write “- ” to begin an item."), {}};
        }
        line = c.above(*line);
    }
    return std::nullopt;
}

Finding colonWithoutSpace(const Case &c)
{
    static const QRegularExpression key(uR"(^[ ]*(?:- +)*([^\W\d][\w-]*):(?=[^\s:/]))"_s);
    for (const std::optional<Line> &line : {std::optional<Line>(c.line), c.above(c.line)}) {
        if (!line)
            continue;
        const QRegularExpressionMatch match = key.match(line->text);
        if (!match.hasMatch())
            continue;
        const TextRange where = TextRange{match.capturedStart(1), match.capturedEnd()}.shifted(line->range.start);
        return SyntaxProblem{u"yaml.missingSpace"_s, where, Words::tr("A space is missing behind the colon of ‘%1’.").arg(match.captured(1)), {}};
    }
    return std::nullopt;
}

Finding behindQuote(const Case &c)
{
    for (const Survey::Quote &quote : c.seen.quotes) {
        if (quote.range.end > c.failure.at || skipBlanks(c.text, quote.range.end) != c.failure.at || isGapAt(c.text, c.failure.at))
            continue;
        const TextRange where{quote.range.end - 1, lineEndOf(c.text, c.failure.at)};
        if (c.text[quote.range.start] == u'\'') {
            return syntax(where, Words::tr("The quoted text ends at this apostrophe, but more stands behind it. Write the apostrophe twice, "
                                     "or put the text into double quotes."));
        }
        return syntax(where, Words::tr("The quoted text ends at this quote, but more stands behind it. Write \\\" for a quote inside the text, "
                                 "or put the text into single quotes."));
    }
    return std::nullopt;
}

Finding behindCollection(const Case &c)
{
    const TextRange collection = c.seen.lastCollection;
    if (collection.isEmpty() || skipBlanks(c.text, collection.end) != c.failure.at || isGapAt(c.text, c.failure.at))
        return std::nullopt;
    //: %1 is the bracket: [ or {
    return syntax({collection.start, lineEndOf(c.text, c.failure.at)},
                  Words::tr("A value that begins with %1 ends at its closing bracket, but more stands behind it. Put the whole text into quotes.")
                      .arg(c.text[collection.start]));
}

Finding reservedStart(const Case &c)
{
    if (c.failure.at >= c.text.size() || c.failure.kind == Failure::Kind::Structure)
        return std::nullopt;
    const QChar first = c.text[c.failure.at];
    if (first == u'@' || first == u'`' || first == u'%' || first == u',') {
        return syntax({c.failure.at, c.failure.at + 1},
                      Words::tr("A text cannot begin with %1 in YAML. Put it into quotes.").arg(first));
    }
    static const QRegularExpression block(uR"((?:: +|- +|^)([|>])(?:[-+\d]*[^-+\d\s]| +[^#\s]))"_s);
    const QRegularExpressionMatch match = block.match(c.line.text);
    if (!match.hasMatch())
        return std::nullopt;
    const qsizetype at = c.line.range.start + match.capturedStart(1);
    return syntax({at, at + 1}, Words::tr("%1 announces text on the lines below, so nothing may stand behind it. "
                                    "If it belongs to the text, put the text into quotes.")
                                    .arg(match.captured(1)));
}

Finding unexpectedClose(const Case &c)
{
    if (c.failure.at >= c.text.size() || !c.seen.openBrackets.isEmpty())
        return std::nullopt;
    const QChar close = c.text[c.failure.at];
    if (close != u']' && close != u'}')
        return std::nullopt;
    return syntax({c.failure.at, c.failure.at + 1}, Words::tr("No bracket is open that %1 could close. Delete it, or put the text into quotes.").arg(close));
}

bool isItem(const Line &line)
{
    return isAt(line.text, line.indent, u'-') && isGapAt(line.text, line.indent + 1);
}

bool isWithoutColon(const Line &line)
{
    static const QRegularExpression colon(uR"(:(?:\s|$))"_s);
    return !line.isEmpty() && !isItem(line) && !colon.match(line.text).hasMatch();
}

SyntaxProblem missingColon(const Line &line)
{
    const qsizetype start = line.range.start + line.indent;
    return syntax({start, start + line.content().size()},
                  Words::tr("A colon is missing behind ‘%1’. Write “%1: ” and the value.").arg(line.content()));
}

// An outright "key: value: more", a line deeper than the value above it, or a key without its colon.
Finding secondColon(const Case &c)
{
    if (c.failure.at >= c.text.size() || c.text[c.failure.at] != u':')
        return std::nullopt;
    const QStringView before = textIn(c.text, {c.line.range.start, c.failure.at});
    static const QRegularExpression colon(uR"(:(?=\s))"_s);
    if (colon.match(before.toString()).hasMatch()) {
        return syntax({c.failure.at, c.failure.at + 1},
                      Words::tr("A second colon with a space behind it stands on this line. Put the text behind the first colon into quotes."));
    }
    const std::optional<Line> above = c.above(c.line);
    if (!above)
        return std::nullopt;
    const QString key = before.toString().trimmed();
    if (isWithoutColon(*above))
        return missingColon(*above);
    if (c.line.indent > above->indent) {
        return syntax({c.line.range.start, c.failure.at},
                      //: %1 is a key
                      Words::tr("‘%1’ is indented deeper than the line above, which has a value already. Indent it like its neighbours.").arg(key),
                      {above->range.start + above->indent, above->range.end});
    }
    return std::nullopt;
}

Finding itemBehindKey(const Case &c)
{
    static const QRegularExpression item(uR"(:\s+(-\s.*)$)"_s);
    const QRegularExpressionMatch match = item.match(c.line.text);
    if (!match.hasMatch() || c.line.range.start + match.capturedStart(1) != c.failure.at)
        return std::nullopt;
    return syntax({c.failure.at, c.line.range.end},
                  Words::tr("A list item cannot begin on the line of its key. Put it on a line of its own below, or put the text into quotes."));
}

Finding valueBesideKey(const Case &c)
{
    const std::optional<Line> above = c.above(c.line);
    const bool isValue = !c.line.isEmpty() && QStringView(u"[{*'\"").contains(c.line.text[c.line.indent]);
    if (!above || !isValue || above->indent != c.line.indent || !above->content().endsWith(u':'))
        return std::nullopt;
    return syntax({c.line.range.start + c.line.indent, c.line.range.end},
                  Words::tr("This value stands at the column of its key. Indent it deeper, or put it on the line of the key."),
                  {above->range.start + above->indent, above->range.end});
}

Finding lineWithoutColon(const Case &c)
{
    const std::optional<Line> above = c.above(c.line);
    if (!above || above->indent != c.line.indent || isItem(*above) || !isWithoutColon(c.line))
        return std::nullopt;
    return missingColon(c.line);
}

Finding indentation(const Case &c)
{
    if (c.line.isEmpty())
        return std::nullopt;
    const TextRange where{c.line.range.start + c.line.indent, c.line.range.end};
    QList<qsizetype> columns; // of the lines that this one could stand beside
    qsizetype least = -1;
    std::optional<Line> neighbour;
    for (std::optional<Line> line = c.above(c.line); line; line = c.above(*line)) {
        if (least >= 0 && line->indent >= least)
            continue;
        least = line->indent;
        columns.append(least);
        if (least == c.line.indent)
            neighbour = line;
        if (least <= c.line.indent || least == 0)
            break;
    }
    if (neighbour && isItem(c.line) && !isItem(*neighbour)) {
        return syntax(where, Words::tr("A list item stands among keys here. Indent it below the key that it belongs to, or delete the dash."),
                      {neighbour->range.start + neighbour->indent, neighbour->range.end});
    }
    if (neighbour && !isItem(c.line) && isItem(*neighbour)) {
        return syntax(where, Words::tr("A key stands among list items here. Begin the line with “- ”, or indent it like the keys of the item above."),
                      {neighbour->range.start + neighbour->indent, neighbour->range.end});
    }
    if (columns.isEmpty() || columns.contains(c.line.indent))
        return std::nullopt;
    QStringList fitting;
    for (auto column = columns.crbegin(); column != columns.crend(); ++column)
        fitting.append(QString::number(*column));
    //: %1 is a number of spaces, %2 a list of numbers such as "0, 2"
    return syntax(where, Words::tr("The indentation of this line (%1) fits no line above it (%2). Indent it like the lines that it belongs to.")
                             .arg(QString::number(c.line.indent), fitting.join(u", "_s)));
}

SyntaxProblem unexplained(const Case &c)
{
    const qsizetype at = qMin(c.failure.at, c.text.size());
    return syntax({at, qMax(at, c.line.range.end)},
                  Words::tr("The YAML cannot be read from here on. Check the quotes, brackets and indentation of this line and of the one above."));
}

} // namespace

SyntaxProblem diagnose(QStringView text, qsizetype start, const Failure &failure)
{
    Case c{.text = text, .start = start, .failure = failure, .seen = {}, .line = {}};
    c.failure.at = qBound(start, failure.at, text.size());
    // At the end of the text or of a line, the last thing written is what failed.
    while (c.failure.at > start && c.failure.at == text.size() && (isAt(text, c.failure.at - 1, u'\n')))
        --c.failure.at;
    c.line = lineAt(text, c.failure.at);
    c.failure.at = qBound(start, failure.at, text.size());
    // What stands at the place itself is what does not fit; an open quote began somewhere before.
    const bool toTheEnd = failure.kind == Failure::Kind::EndInQuote || failure.kind == Failure::Kind::Escape;
    const bool atQuote = isAt(text, c.failure.at, u'"') || isAt(text, c.failure.at, u'\'');
    c.seen = survey(text, start, toTheEnd ? text.size() : qMax(c.failure.at - (atQuote ? 0 : 1), start));

    using Check = Finding (*)(const Case &);
    static constexpr Check checks[] = {
        unknownAlias,    tab,           unclosedQuote, badEscape,     behindQuote, openBracket,      behindCollection, dashWithoutSpace,
        colonWithoutSpace, unexpectedClose, reservedStart, valueBesideKey, secondColon, itemBehindKey, indentation,
        lineWithoutColon};
    for (const Check check : checks) {
        if (const Finding found = check(c))
            return *found;
    }
    return unexplained(c);
}

} // namespace overmantel::yaml
