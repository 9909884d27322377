// Reading and writing files of an agent folder: the only code that touches the author's disk. Saves are
// atomic (write beside, then rename), keep permissions, follow symbolic links, and refuse to overwrite a
// file that changed since it was read.
#pragma once

#include "core/base/result.h"
#include "core/diagnostics/unread.h"
#include "core/text/snapshot.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace overmantel {

struct LoadedFile
{
    Snapshot snapshot;
    QByteArray bytes; // as read: what a save compares with; never null, an empty file has an empty array
};

struct LoadedFolder
{
    QString path; // absolute
    QMap<QString, LoadedFile> files;
    QMap<QString, Unread> unreadable;
};

// What is needed to see that a file is not the one it was, without reading it.
struct FileStamp
{
    qint64 size = 0;
    qint64 modified = 0; // milliseconds since the epoch

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

struct FolderListing
{
    QMap<QString, FileStamp> files; // that belong to an agent, path relative to the folder
    QStringList folders;            // absolute, the folder itself first: where files may come and go
    // What stands where an agent has files and is not read: links that lead in a circle, nowhere or out of
    // the folder, closed folders, folders and devices in the place of a file.
    QMap<QString, Unread> leftOut;
};

// Files over this many bytes are named but not read.
constexpr qint64 largestFile = 8 * 1024 * 1024;

// True for a relative path at which an agent can have a file: *.yml, *.yaml, *.md, *.py, no part hidden,
// no way out of the folder.
bool isAgentFilePath(const QString &file);

FolderListing listFolder(const QString &path);

// Reads the files that belong to an agent: *.yml, *.yaml, *.md, *.py. Files that hold no text have a
// snapshot that says so. What FolderListing::leftOut has, files over `largestFile` and what cannot be
// read are left out and named; hidden folders, virtual environments and caches of tools are left out
// silently. Nothing outside the folder is ever read or written, whatever links say.
// Errors: the folder does not exist, is a file, cannot be read, is no agent folder (neither agent.yml
// nor a folder skills).
Result<LoadedFolder> loadFolder(const QString &path);
Result<LoadedFile> loadFile(const QString &folder, const QString &file);

// Answers the bytes written. Errors: the file no longer has `expected` (pass a null array for a new
// file), no permission, disk full. Whatever goes wrong, the file on the disk stays as it was.
Result<QByteArray> saveFile(const QString &folder, const QString &file, const Snapshot &snapshot,
                            const QByteArray &expected);

// The sentence for a file whose snapshot is no text; empty for one that is.
QString noTextReason(const QString &file, const Snapshot &snapshot);

} // namespace overmantel
