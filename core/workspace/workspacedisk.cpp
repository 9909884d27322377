#include "core/workspace/workspaceprivate.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

Error notOpen(const QString &file)
{
    return {QCoreApplication::translate("Workspace", "The file ‘%1’ is not part of the open agent.").arg(file), {}, {}};
}

FileStamp stampOf(const QString &path)
{
    const QFileInfo info(path);
    return {info.size(), info.lastModified().toMSecsSinceEpoch()};
}

} // namespace

void Workspace::Private::watchAll(const FolderListing &listing)
{
    if (!watch)
        return;
    QStringList paths = listing.folders;
    paths.reserve(paths.size() + listing.files.size());
    for (auto it = listing.files.cbegin(); it != listing.files.cend(); ++it)
        paths.append(folder + u'/' + it.key());
    watch->watch(paths);
}

// Another program, such as git, may have brought other settings.
void Workspace::Private::readSettings()
{
    const ReadSettings now = readFolderSettings(folder);
    if (now.settings == settings.settings && now.problem == settings.problem)
        return;
    settings = now;
    const bool isOther = std::exchange(profile, now.settings.profile) != profile;
    Q_EMIT q->profileChanged();
    if (isOther)
        submit();
}

// Brings the buffers to what the disk has, as far as nothing unsaved is lost. All of it is one change for
// those who listen, and each reloaded file one step of undo.
void Workspace::Private::compareWithDisk(const QSet<QString> &named)
{
    // A folder that is away as a whole (a network disk, a stick) may come back: nothing is thrown away.
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        return;
    const FolderListing listing = listFolder(folder);
    watchAll(listing);
    pending.clear();
    isListChanged = false;
    const QStringList known = buffers.keys();
    for (const QString &file : known) {
        if (!listing.files.contains(file))
            noteGone(file, listing.leftOut.value(file));
    }
    for (auto it = listing.leftOut.begin(); it != listing.leftOut.end(); ++it) {
        if (buffers.contains(it.key()))
            continue;
        Buffer buffer;
        buffer.unreadable = it.value();
        buffers.insert(it.key(), buffer);
        isListChanged = true;
    }
    for (auto it = listing.files.begin(); it != listing.files.end(); ++it) {
        const auto at = buffers.constFind(it.key());
        const bool isSame = at != buffers.cend() && at->isListed && at->isOnDisk && at->stamp == it.value()
                            && !named.contains(folder + u'/' + it.key());
        if (!isSame)
            compareFile(it.key(), it.value());
    }
    if (isListChanged || !pending.isEmpty())
        announce(std::exchange(pending, {}), isListChanged);
}

// `reason` says why a file that exists was left out; empty when it is not there.
void Workspace::Private::noteGone(const QString &file, const Unread &reason)
{
    Buffer &buffer = buffers[file];
    if (!buffer.isListed || (!buffer.isOnDisk && buffer.bytes.isNull()))
        return; // known to be gone, or never saved
    if (isModified(file, buffer)) {
        if (std::exchange(buffer.isOnDisk, false))
            markChangedOnDisk(file, buffer);
        return;
    }
    if (!reason.isEmpty()) {
        isListChanged = isListChanged || buffer.unreadable != reason;
        buffer.unreadable = reason;
        return;
    }
    buffer.isOnDisk = false;
    buffer.isListed = false;
    buffer.isChangedOnDisk = false;
    isListChanged = true;
}

void Workspace::Private::compareFile(const QString &file, const FileStamp &stamp)
{
    Result<LoadedFile> loaded = loadFile(folder, file);
    const Severity severity = stamp.size > largestFile ? Severity::Warning : Severity::Error;
    const Unread reason{loaded ? noTextReason(file, loaded->snapshot) : loaded.error().sentence(), severity};
    if (!buffers.contains(file)) {
        Buffer buffer;
        buffer.stamp = stamp;
        buffer.unreadable = reason;
        if (loaded) {
            buffer.snapshot = loaded->snapshot;
            buffer.bytes = loaded->bytes;
        }
        buffers.insert(file, buffer);
        isListChanged = true;
        return;
    }
    Buffer &buffer = buffers[file];
    const bool wasModified = isModified(file, buffer);
    const bool wasListed = std::exchange(buffer.isListed, true);
    const bool wasOnDisk = std::exchange(buffer.isOnDisk, true);
    isListChanged = isListChanged || !wasListed;
    buffer.stamp = stamp;
    if (!reason.isEmpty()) {
        if (wasModified) {
            markChangedOnDisk(file, buffer);
        } else {
            isListChanged = isListChanged || buffer.unreadable != reason;
            buffer.unreadable = reason; // the text stays for the history, nobody shows or changes it
        }
        return;
    }
    const bool wasUnreadable = !buffer.unreadable.isEmpty();
    if (wasListed && !wasUnreadable && loaded->bytes == buffer.bytes) {
        buffer.isChangedOnDisk = false;
        if (!wasOnDisk)
            tellModification(file);
        return;
    }
    if (wasModified && loaded->snapshot.text() != buffer.snapshot.text()) {
        markChangedOnDisk(file, buffer);
        return;
    }
    isListChanged = isListChanged || wasUnreadable;
    adopt(file, *loaded);
}

void Workspace::Private::markChangedOnDisk(const QString &file, Buffer &buffer)
{
    buffer.isChangedOnDisk = true;
    Q_EMIT q->changedOnDisk(file);
}

// The buffer becomes what the disk has.
void Workspace::Private::adopt(const QString &file, const LoadedFile &loaded)
{
    Buffer &buffer = buffers[file];
    const TextEdit edit = TextEdit::between(buffer.snapshot.text(), loaded.snapshot.text());
    // What was never shown as text has nothing that one could go back to.
    const bool hadText = buffer.snapshot.isText() && (!buffer.bytes.isNull() || history.mentions(file));
    if (!edit.isEmpty() && hadText) {
        const QString label = QCoreApplication::translate("Workspace", "Reload %1").arg(QFileInfo(file).fileName());
        HistoryEntry entry;
        entry.forward = {label, {{file, edit}}};
        entry.inverse = {label, {{file, edit.inverse(buffer.snapshot.text())}}};
        history.push(std::move(entry));
    }
    buffer.snapshot = loaded.snapshot;
    buffer.bytes = loaded.bytes;
    buffer.unreadable = {};
    buffer.isListed = true;
    buffer.isOnDisk = true;
    buffer.isChangedOnDisk = false;
    history.markClean(file);
    pending.append({file, edit});
}

Result<void> Workspace::save(const QString &file)
{
    Buffer *buffer = d->listed(file);
    if (!buffer)
        return tl::unexpected<Error>(notOpen(file));
    if (!buffer->unreadable.isEmpty())
        return failure(buffer->unreadable.sentence);
    if (!d->isModified(file, *buffer) && !buffer->isChangedOnDisk)
        return {};
    const QString path = d->folder + u'/' + file;
    Result<QByteArray> written = saveFile(d->folder, file, buffer->snapshot, buffer->bytes);
    if (!written) {
        const Result<LoadedFile> now = loadFile(d->folder, file);
        const bool isOther = now ? now->bytes != buffer->bytes : !buffer->bytes.isNull() && !QFileInfo::exists(path);
        if (isOther)
            d->markChangedOnDisk(file, *buffer);
        return tl::unexpected<Error>(written.error());
    }
    const bool isNew = !std::exchange(buffer->isOnDisk, true);
    buffer->bytes = *std::move(written);
    buffer->stamp = stampOf(path);
    buffer->isChangedOnDisk = false;
    d->history.markClean(file);
    if (isNew)
        d->watchAll(listFolder(d->folder));
    d->tellModification(file);
    Q_EMIT historyChanged();
    return {};
}

Result<void> Workspace::saveAll()
{
    Result<void> result;
    const QStringList files = modifiedFiles();
    for (const QString &file : files) {
        const Result<void> saved = save(file);
        if (!saved && result)
            result = saved;
    }
    return result;
}

bool Workspace::isChangedOnDisk(const QString &file) const
{
    const Buffer *buffer = d->listed(file);
    return buffer && buffer->isChangedOnDisk;
}

Result<void> Workspace::reload(const QString &file)
{
    if (!contains(file))
        return tl::unexpected<Error>(notOpen(file));
    const Result<LoadedFile> loaded = loadFile(d->folder, file);
    if (!loaded)
        return tl::unexpected<Error>(loaded.error());
    if (const QString reason = noTextReason(file, loaded->snapshot); !reason.isEmpty())
        return failure(reason);
    d->pending.clear();
    d->adopt(file, *loaded);
    d->buffers[file].stamp = stampOf(d->folder + u'/' + file);
    d->announce(std::exchange(d->pending, {}), false);
    return {};
}

void Workspace::keepMine(const QString &file)
{
    Buffer *buffer = d->listed(file);
    if (!buffer)
        return;
    const Result<LoadedFile> now = loadFile(d->folder, file);
    buffer->bytes = now ? now->bytes : QByteArray();
    buffer->isOnDisk = now.has_value();
    buffer->isChangedOnDisk = false;
    d->history.forgetClean(file);
    d->tellModification(file);
}

void Workspace::checkDisk()
{
    d->compareWithDisk({});
    if (isOpen())
        d->readSettings();
}

} // namespace overmantel
