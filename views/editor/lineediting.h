// Edits of whole lines that people make by key: comment, move, duplicate, indent. Pure functions from a
// text and a selection to an edit and the selection after it; CodeEditor applies them.
#pragma once

#include "core/text/snapshot.h"
#include "core/text/textedit.h"

#include <QString>

#include <optional>

namespace overmantel {

enum class Language { PlainText, Skill, Yaml, Markdown, Python };

Language languageOf(const QString &file);
int indentWidth(Language language);

// Anchor and position of a cursor.
struct EditorSelection
{
    qsizetype anchor = 0;
    qsizetype position = 0;

    TextRange range() const { return anchor < position ? TextRange{anchor, position} : TextRange{position, anchor}; }
    friend bool operator==(const EditorSelection &, const EditorSelection &) = default;
};

struct LineEdit
{
    TextEdit edit; // empty when there is nothing to do
    EditorSelection selection;
};

enum class VerticalMove { Up, Down };
enum class IndentChange { More, Less };

// In a skill.md only the YAML in front matter and ordered blocks has comments: prose is read as it stands.
LineEdit toggledComment(const Snapshot &text, EditorSelection selection, Language language);
LineEdit movedLines(const Snapshot &text, EditorSelection selection, VerticalMove move);
LineEdit duplicatedLines(const Snapshot &text, EditorSelection selection);
LineEdit indentedLines(const Snapshot &text, EditorSelection selection, IndentChange change, int width);

// The white space with which the line after a line end at `offset` begins.
QString indentAfter(const Snapshot &text, qsizetype offset, Language language);
struct BracketPair
{
    qsizetype open = 0;
    qsizetype close = 0;

    friend bool operator==(const BracketPair &, const BracketPair &) = default;
};
// The bracket at the cursor (or just before it) and its partner; nothing when it has none nearby.
std::optional<BracketPair> bracketPair(QStringView text, qsizetype offset);

// True in front matter and in ordered blocks.
bool isYamlLine(const Snapshot &text, int line, Language language);

} // namespace overmantel
