// The undo history of an open folder: entries that know how to go forward and back, and which state
// each file was saved in. Plain data and rules; Workspace applies what it answers.
#pragma once

#include "core/text/textedit.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace overmantel {

struct Cursor
{
    QString file;
    qsizetype anchor = 0;
    qsizetype position = 0;
};

struct HistoryEntry
{
    WorkspaceEdit forward;
    WorkspaceEdit inverse;
    std::optional<Cursor> before;
    std::optional<Cursor> after;
    bool isTyping = false;
    QStringList createdFiles; // did not exist before: undo takes them away again
};

class History
{
public:
    // Typing merges with the typing before it when it continues at the same place and no pause or
    // word boundary lies between; every other act is an entry of its own.
    void push(HistoryEntry entry);
    void breakMerging(); // the next typing starts a new entry (cursor moved, saved, pause)

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position < m_entries.size(); }
    QString undoLabel() const; // empty when there is nothing
    QString redoLabel() const;
    // The entry to apply inversely (undo) or forward (redo); nullptr when there is none.
    const HistoryEntry *undo();
    const HistoryEntry *redo();

    void markClean(const QString &file);   // saved, or read from disk
    void forgetClean(const QString &file); // no state of the text is what the disk has
    // Derived: true when undo and redo have led the file back to the marked state.
    bool isClean(const QString &file) const;
    bool mentions(const QString &file) const; // some entry, in force or undone, changes it
    void clear();

private:
    qint64 stateOf(const QString &file) const;
    bool mergeInto(HistoryEntry &last, const HistoryEntry &entry) const;

    QList<HistoryEntry> m_entries;
    QList<qint64> m_ids; // identity of each entry, changes when typing merges into it
    qsizetype m_position = 0;
    qint64 m_nextId = 1;
    bool m_mergeAllowed = false;
    QHash<QString, qint64> m_cleanStates;
};

} // namespace overmantel
