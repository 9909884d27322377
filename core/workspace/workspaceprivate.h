// The state of a Workspace, shared by the files that implement it and by nobody else: workspace.cpp
// (texts, edits, undo, analysis) and workspacedisk.cpp (saving, and following what the disk does).
#pragma once

#include "core/workspace/analysisscheduler.h"
#include "core/workspace/diskwatch.h"
#include "core/workspace/filestore.h"
#include "core/workspace/foldersettings.h"
#include "core/workspace/workspace.h"

#include <QElapsedTimer>

namespace overmantel {

// One file. A file that vanished, or whose creation was undone, stays as an unlisted buffer: the undo
// history speaks of its text, so the text must be there when the file comes back.
struct Buffer
{
    Snapshot snapshot;
    QByteArray bytes; // as last read or written; null when the file was never on the disk
    FileStamp stamp;
    Unread unreadable; // why it cannot be shown or changed; empty when it can
    bool isListed = true;
    bool isOnDisk = true;
    bool isChangedOnDisk = false;
    bool wasModified = false; // what was last told to the outside
};

class Workspace::Private
{
public:
    Private(Workspace *workspace, Mode workspaceMode);

    struct Change
    {
        QString file;
        TextEdit edit;
    };

    // workspace.cpp
    Buffer *listed(const QString &file); // nullptr when it is not there for the outside
    bool isModified(const QString &file, const Buffer &buffer) const;
    void submit();
    void accept(const AnalysisPtr &answer);
    void announce(const QList<Change> &changes, bool didFilesChange);
    Cursor travel(const HistoryEntry &entry, bool isUndo);

    // workspacedisk.cpp
    void watchAll(const FolderListing &listing);
    void readSettings();
    void compareWithDisk(const QSet<QString> &named);
    void compareFile(const QString &file, const FileStamp &stamp);
    void noteGone(const QString &file, const Unread &reason);
    void markChangedOnDisk(const QString &file, Buffer &buffer);
    void adopt(const QString &file, const LoadedFile &loaded);
    void tellModification(const QString &file);

    Workspace *q;
    Mode mode;
    QString folder;
    QMap<QString, Buffer> buffers;
    Profile profile = Profile::Reference;
    ReadSettings settings; // as last seen on the disk
    History history;
    QElapsedTimer sinceTyping;
    AnalysisPtr analysis;
    AnalysisCache cache; // of the synchronous mode
    quint64 revision = 0;
    std::unique_ptr<DiskWatch> watch; // in the background mode only, like the scheduler
    std::unique_ptr<AnalysisScheduler> scheduler;
    // What compareWithDisk gathers before it is announced as one change.
    QList<Change> pending;
    bool isListChanged = false;
};

} // namespace overmantel
