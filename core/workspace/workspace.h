// The open agent folder: buffers, undo history, saving, watching the disk, and the analysis that follows
// every change. The only stateful part of core. Lives on the GUI thread (or the only thread).
// It shows nothing and asks nothing: views listen to its signals.
#pragma once

#include "core/analysis/analysis.h"
#include "core/base/result.h"
#include "core/text/textedit.h"
#include "core/workspace/history.h"

#include <QObject>

#include <memory>

namespace overmantel {

// Typing may merge with the typing before it into one undo step; an act never does.
enum class EditKind { Typing, Act };

class Workspace : public QObject
{
    Q_OBJECT
public:
    // Synchronous: apply() and open() return when the analysis is there, and the disk is not watched;
    // for tests and tools.
    enum class Mode { Background, Synchronous };
    explicit Workspace(Mode mode = Mode::Background, QObject *parent = nullptr);
    ~Workspace() override;

    // Replaces the folder that is open. On an error nothing changes.
    Result<void> open(const QString &folder);
    void close();
    bool isOpen() const;
    QString folder() const; // absolute; empty when nothing is open
    QString folderName() const;

    // Which engine generation's rules the folder is checked with: kept beside the agent, see
    // core/workspace/foldersettings.
    Profile profile() const;
    QString settingsProblem() const; // why the default stands in; empty when all is well
    // Holds at once. On an error it holds until the folder is closed, but could not be kept.
    Result<void> setProfile(Profile profile);

    QStringList files() const;
    bool contains(const QString &file) const;
    const Snapshot &snapshot(const QString &file) const; // an empty one for an unknown file
    bool isReadOnly(const QString &file) const;          // no text, or no permission to write
    QString unreadableReason(const QString &file) const;

    // Applies an edit, records it, starts the analysis. False (and nothing happens) when it touches a
    // file that is unknown or no text, or when it is empty. A file that does not exist yet is created
    // in memory by an edit that inserts at 0 (see createFile).
    bool apply(const WorkspaceEdit &edit, EditKind kind = EditKind::Act, std::optional<Cursor> before = {},
               std::optional<Cursor> after = {});
    bool createFile(const QString &file, const QString &text, const QString &label);
    void breakMerging();

    bool canUndo() const;
    bool canRedo() const;
    QString undoLabel() const;
    QString redoLabel() const;
    std::optional<Cursor> undo(); // where the cursor belongs afterwards
    std::optional<Cursor> redo();

    bool isModified(const QString &file) const;
    bool isModified() const;
    QStringList modifiedFiles() const;
    Result<void> save(const QString &file);
    Result<void> saveAll(); // the first error; the others are saved all the same

    // The disk has another text than the one last read or written, and the buffer is modified.
    bool isChangedOnDisk(const QString &file) const;
    Result<void> reload(const QString &file); // an edit like any other: it can be undone
    void keepMine(const QString &file);       // the next save overwrites what is on the disk now
    // Looks for what other programs changed. Done by itself while the folder is watched; the window also
    // asks when it becomes active, because network folders tell nothing.
    void checkDisk();

    AnalysisPtr analysis() const; // the newest finished one; nullptr before the first
    bool isChecking() const;      // texts or profile are newer than analysis()
    AnalysisInput analysisInput() const; // the texts as they are now, for questions beside the analysis
    quint64 revision() const;
    // Waits until the analysis of the newest texts is there. For command line and tests.
    AnalysisPtr waitForAnalysis();

Q_SIGNALS:
    void folderChanged();
    void filesChanged(); // files came or went
    void profileChanged(); // or settingsProblem()
    // The text of a file changed by this edit, whoever asked for it.
    void textChanged(const QString &file, const overmantel::TextEdit &edit);
    void modificationChanged(const QString &file);
    void historyChanged();
    void checkingChanged();
    void analysisChanged();
    void changedOnDisk(const QString &file); // an inline bar, never a dialog

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overmantel
