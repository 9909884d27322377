// What stands in a skill.md, before anything is resolved: front matter, paragraphs with their "if:"
// markers, ordered-block fences, tokens. Implements skill-md "Body format"; the YAML parts are trees
// of core/syntax/yaml with ranges in the whole file.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/syntax/yaml/yamltree.h"
#include "core/text/textrange.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace overmantel::skill {

// Session: a bare session.<a>.<b>, which the engine rejects in prose.
enum class TokenKind { Memory, Block, Skill, Tool, Session };

struct TokenSegment
{
    QString text;
    TextRange where;
};

// "@memory.card.reason" has the segments card and reason. A lookalike with the wrong number of
// segments ("@memory.card", "@block.a.b") is a token too: isComplete() tells.
struct Token
{
    TokenKind kind = TokenKind::Memory;
    TextRange where; // with the "@"
    QList<TokenSegment> segments;

    // Memory and Session need two segments, the others one.
    bool isComplete() const;
};

struct IfMarker
{
    TextRange where;     // the whole line
    TextRange condition; // behind "if:", without surrounding white space; may be empty
};

// Lines that only look like markers: their condition has no effect in the engine.
//   IndentedIf        "if:" behind white space, on any line of a paragraph
//   SecondIf          "if:" at the line start, but not on the paragraph's first line
//   ElseMarker        a paragraph that begins with "else:" or "elif:"
//   IfInInstructions  "if:" at the start of a line of an `instructions:` text
enum class StrayMarkerKind { IndentedIf, SecondIf, ElseMarker, IfInInstructions };
struct StrayMarker
{
    StrayMarkerKind kind = StrayMarkerKind::IndentedIf;
    TextRange where; // the line without surrounding white space
};

struct Paragraph
{
    TextRange where; // first to last line, without the last line end
    std::optional<IfMarker> marker;
    TextRange body; // what the marker scopes, or all of it; empty when nothing stands below the marker
    QList<Token> tokens;
    QList<StrayMarker> strayMarkers;
};

struct Fence
{
    // Opening line to closing line, without its line end. An unclosed fence goes to the line that
    // opens the next one, or to the end of the file.
    TextRange where;
    TextRange openLine; // ":::ordered_block id=main"
    bool hasId = false;
    QString id;        // all that stands behind "id=", quotes and inner spaces included
    TextRange idRange; // the id itself; empty behind "id=" when nothing follows; behind the opening line without "id="
    TextRange body;    // the YAML between the fence lines
    bool isClosed = true;
    yaml::Tree tree; // its problems may only follow from the missing end when the fence is not closed
};

struct Document
{
    // A file must begin with "---"; a byte order mark is gone by then.
    bool hasOpeningDelimiter = false;
    bool hasClosingDelimiter = false;
    TextRange frontMatter; // the YAML between the delimiters; empty when one is missing
    yaml::Tree tree;       // of the front matter
    // Behind the closing delimiter line. The whole file when a delimiter is missing, so what follows
    // then takes front matter for prose: a rule that reports the delimiter should report no more.
    TextRange body;
    QList<Paragraph> paragraphs;
    std::vector<Fence> fences;

    bool hasProse() const { return !paragraphs.isEmpty(); }
    // True when both delimiters are there, all YAML in the file could be read and every fence is closed.
    bool isParsed() const;
};

// Never fails. Fence lines count at the line start, in Markdown code too: the engine reads by lines.
Document read(QStringView text);

// The tokens in a stretch of prose, such as the decoded text of an `instructions:` scalar, in its
// order. A bare session reference on a line that begins with "if:" (after white space) is none:
// somebody meant a condition there, which the stray marker tells.
QList<Token> proseTokens(QStringView text, TextRange part);
// Lines of an `instructions:` text that begin with "if:" (after white space).
QList<StrayMarker> instructionMarkers(QStringView text);

} // namespace overmantel::skill
