#include "core/workspace/history.h"

#include <algorithm>

namespace overmantel {
namespace {

// The single replacement of an edit that typing can continue; nullptr for anything else.
const TextReplacement *onlyReplacement(const WorkspaceEdit &edit)
{
    if (edit.files.size() != 1)
        return nullptr;
    const QList<TextReplacement> &replacements = edit.files.first().replacements();
    return replacements.size() == 1 ? &replacements.first() : nullptr;
}

// One character as a person counts it; a surrogate pair is one.
bool isOneCharacter(QStringView text)
{
    return text.size() == 1 || (text.size() == 2 && text[0].isHighSurrogate());
}

// A word that begins after white space, and a line end, start a new entry.
bool isWordBoundary(QStringView before, QStringView next)
{
    if (next.contains(u'\n') || before.contains(u'\n'))
        return true;
    return !before.isEmpty() && before.back().isSpace() && !next.front().isSpace();
}

} // namespace

// True when `entry` continues the typing (or the deleting) of `last`, which then holds both.
bool History::mergeInto(HistoryEntry &last, const HistoryEntry &entry) const
{
    if (!last.isTyping || !entry.isTyping)
        return false;
    const TextReplacement *before = onlyReplacement(last.forward);
    const TextReplacement *next = onlyReplacement(entry.forward);
    const TextReplacement *beforeInverse = onlyReplacement(last.inverse);
    const TextReplacement *nextInverse = onlyReplacement(entry.inverse);
    if (!before || !next || !beforeInverse || !nextInverse)
        return false;
    const QString file = last.forward.files.firstKey();
    if (file != entry.forward.files.firstKey())
        return false;

    TextRange range = before->range;
    QString text = before->text;
    QString removed = beforeInverse->text;
    if (next->range.isEmpty()) {
        const bool continues = !text.isEmpty() && next->range.start == range.start + text.size();
        if (!continues || !isOneCharacter(next->text) || isWordBoundary(text, next->text))
            return false;
        text += next->text;
    } else {
        const QString &gone = nextInverse->text;
        if (!text.isEmpty() || !next->text.isEmpty() || !isOneCharacter(gone) || gone == u"\n")
            return false;
        if (next->range.end == range.start) { // Backspace
            range.start = next->range.start;
            removed.prepend(gone);
        } else if (next->range.start == range.start) { // Delete
            range.end += next->range.length();
            removed.append(gone);
        } else {
            return false;
        }
    }
    last.forward.files[file] = TextEdit::replace(range, text);
    last.inverse.files[file] = TextEdit::replace({range.start, range.start + text.size()}, removed);
    last.after = entry.after;
    return true;
}

void History::push(HistoryEntry entry)
{
    m_entries.resize(m_position);
    m_ids.resize(m_position);
    const bool isTyping = entry.isTyping;
    if (m_mergeAllowed && !m_entries.isEmpty() && mergeInto(m_entries.last(), entry)) {
        m_ids.last() = m_nextId++;
        return;
    }
    m_entries.append(std::move(entry));
    m_ids.append(m_nextId++);
    ++m_position;
    m_mergeAllowed = isTyping;
}

void History::breakMerging()
{
    m_mergeAllowed = false;
}

QString History::undoLabel() const
{
    return canUndo() ? m_entries[m_position - 1].forward.label : QString();
}

QString History::redoLabel() const
{
    return canRedo() ? m_entries[m_position].forward.label : QString();
}

const HistoryEntry *History::undo()
{
    m_mergeAllowed = false;
    return canUndo() ? &m_entries.at(--m_position) : nullptr;
}

const HistoryEntry *History::redo()
{
    m_mergeAllowed = false;
    return canRedo() ? &m_entries.at(m_position++) : nullptr;
}

void History::markClean(const QString &file)
{
    m_mergeAllowed = false;
    m_cleanStates[file] = stateOf(file);
}

void History::forgetClean(const QString &file)
{
    m_cleanStates[file] = -1;
}

bool History::isClean(const QString &file) const
{
    return stateOf(file) == m_cleanStates.value(file, 0);
}

bool History::mentions(const QString &file) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&file](const HistoryEntry &entry) { return entry.forward.files.contains(file); });
}

void History::clear()
{
    *this = History();
}

// The newest entry in force that touches the file; 0 when the file is as it was read first.
qint64 History::stateOf(const QString &file) const
{
    for (qsizetype index = m_position - 1; index >= 0; --index) {
        if (m_entries[index].forward.files.contains(file))
            return m_ids[index];
    }
    return 0;
}

} // namespace overmantel
