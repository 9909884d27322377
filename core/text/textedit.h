// Changes to texts as data: the only way anything in Overmantel changes a file.
#pragma once

#include "core/text/textrange.h"

#include <QList>
#include <QMap>
#include <QString>

namespace overmantel {

struct TextReplacement
{
    TextRange range; // in the text before the edit
    QString text;

    friend bool operator==(const TextReplacement &, const TextReplacement &) = default;
};

// Replacements in one text: disjoint and ascending.
class TextEdit
{
public:
    TextEdit() = default;
    static TextEdit replace(TextRange range, QString text);
    static TextEdit insert(qsizetype offset, QString text) { return replace({offset, offset}, std::move(text)); }
    static TextEdit remove(TextRange range) { return replace(range, {}); }
    // The smallest single replacement that turns one text into the other; empty when they are equal.
    static TextEdit between(const QString &before, const QString &after);

    // Adds one replacement. False, and nothing changes, when it overlaps one that is there.
    bool add(TextRange range, QString text);

    bool isEmpty() const { return m_replacements.isEmpty(); }
    const QList<TextReplacement> &replacements() const { return m_replacements; }

    // Ranges beyond the text are clipped.
    QString appliedTo(const QString &before) const;
    // The edit that leads back, for the text that appliedTo(before) gives.
    TextEdit inverse(const QString &before) const;
    // Where an offset of the old text stands in the new one. An offset inside a replaced range goes
    // to the end of its replacement; one at an insertion stays before it with StayBefore.
    enum class Bias { StayBefore, MoveBehind };
    qsizetype mapped(qsizetype offset, Bias bias = Bias::MoveBehind) const;

    friend bool operator==(const TextEdit &, const TextEdit &) = default;

private:
    QList<TextReplacement> m_replacements;
};

// One act of a person: edits in one or several files, and the name it has in the Undo menu.
struct WorkspaceEdit
{
    QString label;                // "Rename Step ‘ask_reason’"
    QMap<QString, TextEdit> files; // file (relative to the agent folder) -> edit

    bool isEmpty() const
    {
        for (const TextEdit &edit : files) {
            if (!edit.isEmpty())
                return false;
        }
        return true;
    }
    friend bool operator==(const WorkspaceEdit &, const WorkspaceEdit &) = default;
};

} // namespace overmantel
