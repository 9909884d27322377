#include "core/workspace/workspaceprivate.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 typingPause = 2000; // ms after which typing is a new undo step

Cursor cursorBehind(const WorkspaceEdit &edit)
{
    for (auto it = edit.files.begin(); it != edit.files.end(); ++it) {
        if (it->isEmpty())
            continue;
        const TextReplacement &first = it->replacements().first();
        const qsizetype end = first.range.start + first.text.size();
        return {it.key(), end, end};
    }
    return edit.files.isEmpty() ? Cursor{} : Cursor{edit.files.firstKey(), 0, 0};
}

// Texts inside have LF only and never a NUL. An edit says so too, or its inverse would not fit.
TextEdit normalised(const TextEdit &edit)
{
    const auto isClean = [](const TextReplacement &one) {
        return !one.text.contains(u'\r') && !one.text.contains(QChar(0));
    };
    if (std::all_of(edit.replacements().begin(), edit.replacements().end(), isClean))
        return edit;
    TextEdit result;
    for (const TextReplacement &one : edit.replacements()) {
        QString text = one.text;
        text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').remove(QChar(0));
        result.add(one.range, text);
    }
    return result;
}

bool isWholeNewText(const TextEdit &edit)
{
    const QList<TextReplacement> &replacements = edit.replacements();
    return replacements.size() == 1 && replacements.first().range == TextRange{0, 0};
}

} // namespace

Workspace::Private::Private(Workspace *workspace, Mode workspaceMode) : q(workspace), mode(workspaceMode)
{
    if (mode == Mode::Synchronous)
        return;
    watch = std::make_unique<DiskWatch>();
    scheduler = std::make_unique<AnalysisScheduler>();
    QObject::connect(watch.get(), &DiskWatch::changed, q,
                     [this](const QSet<QString> &paths) { compareWithDisk(paths); });
    QObject::connect(scheduler.get(), &AnalysisScheduler::finished, q,
                     [this](const AnalysisPtr &answer) { accept(answer); });
}

Buffer *Workspace::Private::listed(const QString &file)
{
    const auto at = buffers.find(file);
    return at != buffers.end() && at->isListed ? &*at : nullptr;
}

bool Workspace::Private::isModified(const QString &file, const Buffer &buffer) const
{
    return buffer.isListed && buffer.unreadable.isEmpty() && (!buffer.isOnDisk || !history.isClean(file));
}

void Workspace::Private::submit()
{
    const bool wasChecking = q->isChecking();
    ++revision;
    AnalysisInput input = q->analysisInput();
    if (mode == Mode::Synchronous) {
        accept(analyze(input, cache));
        return;
    }
    scheduler->submit(std::move(input));
    if (!wasChecking || !analysis)
        Q_EMIT q->checkingChanged();
}

AnalysisInput Workspace::analysisInput() const
{
    AnalysisInput input;
    input.folderName = folderName();
    input.profile = profileName(d->profile);
    input.revision = d->revision;
    for (auto it = d->buffers.cbegin(); it != d->buffers.cend(); ++it) {
        // A file that holds no text goes along as what it is; there is a rule for it.
        if (it->isListed && (it->unreadable.isEmpty() || !it->snapshot.isText()))
            input.files.insert(input.files.cend(), it.key(), it->snapshot);
        else if (it->isListed)
            input.unreadableFiles.insert(input.unreadableFiles.cend(), it.key(), it->unreadable);
    }
    return input;
}

void Workspace::Private::accept(const AnalysisPtr &answer)
{
    if (!answer || answer->revision != revision)
        return;
    analysis = answer;
    Q_EMIT q->analysisChanged();
    Q_EMIT q->checkingChanged();
}

void Workspace::Private::tellModification(const QString &file)
{
    Buffer &buffer = buffers[file];
    const bool isModifiedNow = isModified(file, buffer);
    if (std::exchange(buffer.wasModified, isModifiedNow) != isModifiedNow)
        Q_EMIT q->modificationChanged(file);
}

// Every change of a text ends here: first those who show texts, then the analysis.
void Workspace::Private::announce(const QList<Change> &changes, bool didFilesChange)
{
    if (didFilesChange)
        Q_EMIT q->filesChanged();
    for (const Change &change : changes) {
        if (!change.edit.isEmpty())
            Q_EMIT q->textChanged(change.file, change.edit);
    }
    for (const Change &change : changes)
        tellModification(change.file);
    Q_EMIT q->historyChanged();
    submit();
}

Cursor Workspace::Private::travel(const HistoryEntry &entry, bool isUndo)
{
    const WorkspaceEdit &edit = isUndo ? entry.inverse : entry.forward;
    bool didFilesChange = false;
    QList<Change> changes;
    for (auto it = edit.files.begin(); it != edit.files.end(); ++it) {
        Buffer &buffer = buffers[it.key()];
        changes.append({it.key(), it.value()});
        if (!buffer.isListed || !buffer.unreadable.isEmpty()) {
            // Gone or unreadable on the disk by now: its text comes back, and the disk has another.
            buffer.isChangedOnDisk = !buffer.bytes.isNull();
            buffer.isListed = true;
            buffer.unreadable = {};
            didFilesChange = true;
        }
        buffer.snapshot = buffer.snapshot.withText(it->appliedTo(buffer.snapshot.text()));
        if (isUndo && entry.createdFiles.contains(it.key()) && !buffer.isOnDisk) {
            buffer.isListed = false;
            didFilesChange = true;
        }
    }
    announce(changes, didFilesChange);
    return (isUndo ? entry.before : entry.after).value_or(cursorBehind(edit));
}

Workspace::Workspace(Mode mode, QObject *parent) : QObject(parent), d(std::make_unique<Private>(this, mode)) {}

Workspace::~Workspace() = default;

Result<void> Workspace::open(const QString &folder)
{
    Result<LoadedFolder> loaded = loadFolder(folder);
    if (!loaded)
        return tl::unexpected<Error>(loaded.error());
    d->folder = loaded->path;
    d->settings = readFolderSettings(d->folder);
    d->profile = d->settings.settings.profile;
    d->history.clear();
    d->analysis.reset();
    d->cache = {};
    d->buffers.clear();
    for (auto it = loaded->files.begin(); it != loaded->files.end(); ++it) {
        Buffer buffer;
        buffer.unreadable = {noTextReason(it.key(), it->snapshot)};
        buffer.snapshot = it->snapshot;
        buffer.bytes = it->bytes;
        d->buffers.insert(it.key(), buffer);
    }
    for (auto it = loaded->unreadable.begin(); it != loaded->unreadable.end(); ++it) {
        Buffer buffer;
        buffer.unreadable = it.value();
        d->buffers.insert(it.key(), buffer);
    }
    if (d->watch) {
        const FolderListing listing = listFolder(d->folder);
        for (auto it = listing.files.begin(); it != listing.files.end(); ++it) {
            if (const auto at = d->buffers.find(it.key()); at != d->buffers.end())
                at->stamp = it.value();
        }
        d->watch->watch({});
        d->watchAll(listing);
    }
    Q_EMIT folderChanged();
    Q_EMIT profileChanged();
    Q_EMIT filesChanged();
    Q_EMIT historyChanged();
    d->submit();
    return {};
}

void Workspace::close()
{
    if (!isOpen())
        return;
    d->folder.clear();
    d->settings = {};
    d->profile = Profile::Reference;
    d->buffers.clear();
    d->history.clear();
    d->analysis.reset();
    d->cache = {};
    ++d->revision; // answers that are on their way are nobody's
    if (d->scheduler)
        d->scheduler->cancel();
    if (d->watch)
        d->watch->watch({});
    Q_EMIT folderChanged();
    Q_EMIT filesChanged();
    Q_EMIT historyChanged();
    Q_EMIT analysisChanged();
}

bool Workspace::isOpen() const
{
    return !d->folder.isEmpty();
}

QString Workspace::folder() const
{
    return d->folder;
}

QString Workspace::folderName() const
{
    return QFileInfo(d->folder).fileName();
}

Profile Workspace::profile() const
{
    return d->profile;
}

QString Workspace::settingsProblem() const
{
    return d->settings.problem;
}

Result<void> Workspace::setProfile(Profile profile)
{
    if (!isOpen() || profile == d->profile)
        return {};
    const Result<void> written = writeFolderSettings(d->folder, {profile});
    d->settings = readFolderSettings(d->folder);
    d->profile = profile;
    Q_EMIT profileChanged();
    d->submit();
    return written;
}

QStringList Workspace::files() const
{
    QStringList files;
    for (auto it = d->buffers.cbegin(); it != d->buffers.cend(); ++it) {
        if (it->isListed)
            files.append(it.key());
    }
    return files;
}

bool Workspace::contains(const QString &file) const
{
    return d->listed(file);
}

const Snapshot &Workspace::snapshot(const QString &file) const
{
    static const Snapshot empty;
    const Buffer *buffer = d->listed(file);
    return buffer ? buffer->snapshot : empty;
}

bool Workspace::isReadOnly(const QString &file) const
{
    const Buffer *buffer = d->listed(file);
    if (!buffer || !buffer->unreadable.isEmpty())
        return true;
    return buffer->isOnDisk && !QFileInfo(d->folder + u'/' + file).isWritable();
}

QString Workspace::unreadableReason(const QString &file) const
{
    const Buffer *buffer = d->listed(file);
    return buffer ? buffer->unreadable.sentence : QString();
}

bool Workspace::apply(const WorkspaceEdit &edit, EditKind kind, std::optional<Cursor> before,
                      std::optional<Cursor> after)
{
    HistoryEntry entry;
    entry.forward.label = edit.label;
    entry.inverse.label = edit.label;
    for (auto it = edit.files.begin(); it != edit.files.end(); ++it) {
        if (it->isEmpty())
            continue;
        TextEdit change = normalised(it.value());
        if (const Buffer *buffer = d->listed(it.key())) {
            if (!buffer->unreadable.isEmpty())
                return false;
            const QString &text = buffer->snapshot.text();
            if (change.appliedTo(text) == text)
                continue;
            entry.inverse.files.insert(it.key(), change.inverse(text));
        } else {
            if (!isOpen() || kind == EditKind::Typing || !isWholeNewText(change) || !isAgentFilePath(it.key())
                || QFileInfo::exists(d->folder + u'/' + it.key()))
                return false;
            // What an undone or deleted file of this name left in the history is where this begins.
            const QString left = d->buffers.value(it.key()).snapshot.text();
            change = TextEdit::between(left, change.appliedTo({}));
            entry.inverse.files.insert(it.key(), change.inverse(left));
            entry.createdFiles.append(it.key());
        }
        entry.forward.files.insert(it.key(), change);
    }
    if (entry.forward.files.isEmpty())
        return false;

    QList<Private::Change> changes;
    for (auto it = entry.forward.files.begin(); it != entry.forward.files.end(); ++it) {
        Buffer &buffer = d->buffers[it.key()];
        if (entry.createdFiles.contains(it.key())) {
            buffer = Buffer{.snapshot = buffer.snapshot, .bytes = {}, .stamp = {}, .unreadable = {}, .isOnDisk = false};
        }
        buffer.snapshot = buffer.snapshot.withText(it->appliedTo(buffer.snapshot.text()));
        changes.append({it.key(), it.value()});
    }
    entry.isTyping = kind == EditKind::Typing;
    if (entry.isTyping) {
        if (!d->sinceTyping.isValid() || d->sinceTyping.elapsed() > typingPause)
            d->history.breakMerging();
        d->sinceTyping.start();
    }
    entry.before = std::move(before);
    entry.after = std::move(after);
    const bool didFilesChange = !entry.createdFiles.isEmpty();
    d->history.push(std::move(entry));
    d->announce(changes, didFilesChange);
    return true;
}

bool Workspace::createFile(const QString &file, const QString &text, const QString &label)
{
    if (contains(file))
        return false;
    if (!text.isEmpty())
        return apply({label, {{file, TextEdit::insert(0, text)}}});
    if (!isOpen() || !isAgentFilePath(file) || QFileInfo::exists(d->folder + u'/' + file))
        return false;
    // An empty file is no edit of a text, yet it can be undone like one.
    const QString left = d->buffers.value(file).snapshot.text();
    const TextEdit change = TextEdit::between(left, {});
    HistoryEntry entry{.forward = {label, {{file, change}}},
                       .inverse = {label, {{file, change.inverse(left)}}},
                       .before = {},
                       .after = {},
                       .createdFiles = {file}};
    d->buffers[file] = Buffer{.snapshot = Snapshot(), .bytes = {}, .stamp = {}, .unreadable = {}, .isOnDisk = false};
    d->history.push(std::move(entry));
    d->announce({{file, change}}, true);
    return true;
}

void Workspace::breakMerging()
{
    d->history.breakMerging();
}

bool Workspace::canUndo() const
{
    return d->history.canUndo();
}

bool Workspace::canRedo() const
{
    return d->history.canRedo();
}

QString Workspace::undoLabel() const
{
    return d->history.undoLabel();
}

QString Workspace::redoLabel() const
{
    return d->history.redoLabel();
}

std::optional<Cursor> Workspace::undo()
{
    const HistoryEntry *entry = d->history.undo();
    if (!entry)
        return {};
    return d->travel(HistoryEntry(*entry), true);
}

std::optional<Cursor> Workspace::redo()
{
    const HistoryEntry *entry = d->history.redo();
    if (!entry)
        return {};
    return d->travel(HistoryEntry(*entry), false);
}

bool Workspace::isModified(const QString &file) const
{
    const Buffer *buffer = d->listed(file);
    return buffer && d->isModified(file, *buffer);
}

bool Workspace::isModified() const
{
    return !modifiedFiles().isEmpty();
}

QStringList Workspace::modifiedFiles() const
{
    QStringList files;
    for (auto it = d->buffers.cbegin(); it != d->buffers.cend(); ++it) {
        if (d->isModified(it.key(), *it))
            files.append(it.key());
    }
    return files;
}

AnalysisPtr Workspace::analysis() const
{
    return d->analysis;
}

bool Workspace::isChecking() const
{
    return isOpen() && (!d->analysis || d->analysis->revision != d->revision);
}

quint64 Workspace::revision() const
{
    return d->revision;
}

AnalysisPtr Workspace::waitForAnalysis()
{
    if (isChecking() && d->scheduler)
        d->accept(d->scheduler->take());
    return d->analysis;
}

} // namespace overmantel
