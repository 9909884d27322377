#include "core/workspace/filestore.h"

#include "core/base/parallel.h"
#include "core/model/sourcefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QSet>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <vector>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

QString quoted(const QString &path)
{
    return QCoreApplication::translate("FileStore", "‘%1’").arg(QDir::toNativeSeparators(path));
}

bool hasAgentSuffix(QStringView name)
{
    return name.endsWith(u".yml") || name.endsWith(u".yaml") || name.endsWith(u".md") || name.endsWith(u".py");
}

// Folders that tools fill beside an agent: thousands of files that no agent ever reads.
bool isToolFolder(const QString &name)
{
    return name == u"node_modules" || name == u"__pycache__" || name == u"venv" || name == u"site-packages";
}

// A place where the engine looks for a file, and for nothing else.
bool isPlaceOfFile(const QString &path)
{
    const FileKind kind = fileKind(path);
    return kind != FileKind::Other && kind != FileKind::Reference;
}

// Where the engine looks for a folder: skills, a skill, tools, references.
bool isPlaceOfFolder(const QString &path)
{
    return path == u"skills" || isPlaceOfFile(path + u"/skill.md"_s) || isPlaceOfFile(path + u"/x.py"_s)
           || fileKind(QString(path + u"/x.md"_s)) == FileKind::Reference;
}

// Qt is of two minds about links in a circle: neither links nor without a target.
bool isLink(const QFileInfo &entry)
{
    std::error_code error;
    return entry.isSymLink() || std::filesystem::is_symlink(entry.filesystemFilePath(), error);
}

bool leadsInACircle(const QFileInfo &link)
{
    std::error_code error;
    (void)std::filesystem::status(link.filesystemFilePath(), error);
    return error == std::errc::too_many_symbolic_link_levels;
}

bool isInside(const QString &canonicalRoot, const QString &canonical)
{
    return canonical == canonicalRoot || canonicalRoot == u"/" || canonical.startsWith(canonicalRoot + u'/');
}

QString leadsOut(const QString &path, const QString &canonical)
{
    return QCoreApplication::translate("FileStore", "%1 is a link that leads out of the agent folder, to %2, so it is not read. "
                                                    "Put a copy of it into the folder.")
        .arg(quoted(path), quoted(canonical));
}

// Where the path leads when that is outside the folder; of a file that does not exist, where its nearest
// folder leads. Empty when it stays inside.
QString outsideOf(const QString &folder, const QString &file)
{
    QString path = folder + u'/' + file;
    while (path.size() > folder.size() && (leadsInACircle(QFileInfo(path)) || QFileInfo(path).canonicalFilePath().isEmpty()))
        path.truncate(path.lastIndexOf(u'/'));
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return isInside(QFileInfo(folder).canonicalFilePath(), canonical) ? QString() : canonical;
}

class Lister
{
public:
    explicit Lister(const QString &root) : m_root(root), m_canonicalRoot(QFileInfo(root).canonicalFilePath()) {}

    FolderListing run()
    {
        visit(m_root, {});
        return std::move(m_listing);
    }

private:
    // Links to one folder from several places are read each time, as the engine does, but folders full
    // of links to each other would be read without end.
    static constexpr qsizetype mostAgain = 200;

    void visit(const QString &folder, const QString &prefix)
    {
        const QString path = prefix.chopped(1);
        const QString canonical = QFileInfo(folder).canonicalFilePath();
        // Only the folders on the way here count: two links to one place are no circle.
        if (m_way.contains(canonical)) {
            leaveOut(path, QCoreApplication::translate("FileStore", "%1 is a link that leads back to a folder around it, so it is left out. "
                                                                    "Remove the link."),
                     Severity::Warning);
            return;
        }
        if (!QFileInfo(folder).isReadable()) {
            leaveOut(path, QCoreApplication::translate("FileStore", "The folder %1 cannot be read. Give yourself the permission to read it."));
            return;
        }
        if (m_seen.contains(canonical) && ++m_again > mostAgain) {
            if (m_again == mostAgain + 1)
                leaveOut(path, QCoreApplication::translate("FileStore", "Too many links lead to the same folders; from %1 on they are left out. "
                                                                        "Remove links, or put copies in their place."),
                         Severity::Warning);
            return;
        }
        m_seen.insert(canonical);
        m_way.append(canonical);
        m_listing.folders.append(folder);
        const QFileInfoList entries =
            QDir(folder).entryInfoList(QDir::Dirs | QDir::Files | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
        for (const QFileInfo &entry : entries)
            add(entry, prefix);
        m_way.removeLast();
    }

    void add(const QFileInfo &entry, const QString &prefix)
    {
        const QString name = entry.fileName();
        const QString path = prefix + name;
        if (name.startsWith(u'.'))
            return;
        if (isLink(entry) && !follows(entry, path))
            return;
        if (entry.isDir()) {
            if (isPlaceOfFile(path))
                leaveOut(path, QCoreApplication::translate("FileStore", "%1 is a folder, but a file is expected here. "
                                                                        "Rename the folder or put the file in its place."));
            else if (!isToolFolder(name))
                visit(entry.filePath(), path + u'/');
            return;
        }
        if (!hasAgentSuffix(name))
            return;
        if (entry.isFile()) // reading a pipe or a device could wait for ever
            m_listing.files.insert(path, FileStamp{entry.size(), entry.lastModified().toMSecsSinceEpoch()});
        else
            leaveOut(path, QCoreApplication::translate("FileStore", "%1 is neither a file nor a folder, so it is not read. Put a file in its place."));
    }

    // Whether a link is followed; if not, and something could be missed by that, it is named. The engine
    // follows what leads out; a link back to a folder around it is the only one that it may survive too.
    bool follows(const QFileInfo &link, const QString &path)
    {
        const bool isFolder = link.isDir();
        if (isFolder && isToolFolder(link.fileName()))
            return false;
        const bool isCircle = leadsInACircle(link);
        const QString canonical = isCircle ? QString() : link.canonicalFilePath();
        const bool isNeeded = hasAgentSuffix(link.fileName()) || isPlaceOfFolder(path);
        if (!canonical.isEmpty()) {
            if (isInside(m_canonicalRoot, canonical))
                return true;
            if (isFolder || isNeeded)
                m_listing.leftOut.insert(path, {leadsOut(path, canonical), Severity::Warning});
            return false;
        }
        if (!isNeeded)
            return false;
        if (isCircle)
            leaveOut(path, QCoreApplication::translate("FileStore", "%1 is a link that leads in a circle, so it leads to no file. Remove the link."));
        else
            leaveOut(path, QCoreApplication::translate("FileStore", "%1 is a link to a file that does not exist. Remove the link or restore the file."));
        return false;
    }

    void leaveOut(const QString &path, const QString &sentence, Severity severity = Severity::Error)
    {
        m_listing.leftOut.insert(path, {sentence.arg(quoted(path)), severity});
    }

    QString m_root;
    QString m_canonicalRoot;
    QStringList m_way;    // canonical paths of the folders around the one being listed
    QSet<QString> m_seen; // canonical paths of all folders so far
    qsizetype m_again = 0;
    FolderListing m_listing;
};

// Null when the file does not exist.
Result<QByteArray> bytesOf(const QString &path, const QString &file)
{
    QFile disk(path);
    if (!disk.exists())
        return QByteArray();
    if (!disk.open(QIODevice::ReadOnly)) {
        return failure(QCoreApplication::translate("FileStore", "The file %1 cannot be read.").arg(quoted(file)),
                       disk.errorString(),
                       QCoreApplication::translate("FileStore", "Give yourself the permission to read it."));
    }
    if (disk.size() > largestFile) {
        const QLocale locale;
        return failure(
            QCoreApplication::translate("FileStore",
                                        "The file %1 is too large to be opened: it has %2, and the limit is %3.")
                .arg(quoted(file), locale.formattedDataSize(disk.size()), locale.formattedDataSize(largestFile)),
            {}, QCoreApplication::translate("FileStore", "Split it into smaller files."));
    }
    QByteArray bytes = disk.readAll();
    if (disk.error() != QFile::NoError)
        return failure(QCoreApplication::translate("FileStore", "The file %1 cannot be read.").arg(quoted(file)),
                       disk.errorString());
    return bytes.isNull() ? QByteArray("") : bytes;
}

Result<void> mayReplace(const QString &path, const QString &file, const QByteArray &expected)
{
    const Result<QByteArray> now = bytesOf(path, file);
    if (!now)
        return tl::unexpected<Error>(now.error());
    const QString advice = QCoreApplication::translate("FileStore", "Reload it, or keep your text and save again.");
    if (expected.isNull() && !now->isNull())
        return failure(QCoreApplication::translate(
                           "FileStore", "The file %1 is not saved, because a file of that name has come to be there.")
                           .arg(quoted(file)),
                       {}, advice);
    if (!expected.isNull() && now->isNull())
        return failure(
            QCoreApplication::translate("FileStore", "The file %1 is not saved, because it is no longer on the disk.")
                .arg(quoted(file)),
            {}, QCoreApplication::translate("FileStore", "Keep your text and save again to create it anew."));
    if (expected != *now)
        return failure(
            QCoreApplication::translate(
                "FileStore", "The file %1 is not saved, because another program changed it since it was read.")
                .arg(quoted(file)),
            {}, advice);
    return {};
}

tl::unexpected<Error> notWritten(const QString &file, const QString &cause)
{
    return failure(QCoreApplication::translate("FileStore", "The file %1 cannot be written; it is as it was before.")
                       .arg(quoted(file)),
                   cause,
                   QCoreApplication::translate(
                       "FileStore", "Check the permissions and the free space of the disk, then save again."));
}

} // namespace

bool isAgentFilePath(const QString &file)
{
    if (!hasAgentSuffix(file))
        return false;
    const QList<QStringView> parts = QStringView(file).split(u'/');
    return std::none_of(parts.begin(), parts.end(),
                        [](QStringView part) { return part.isEmpty() || part.startsWith(u'.'); });
}

FolderListing listFolder(const QString &path)
{
    return Lister(QDir::cleanPath(path)).run();
}

Result<LoadedFolder> loadFolder(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(QCoreApplication::translate("FileStore", "The folder %1 does not exist.").arg(quoted(path)), {},
                       QCoreApplication::translate("FileStore", "Choose another one."));
    if (!info.isDir())
        return failure(QCoreApplication::translate("FileStore", "%1 is a file, not a folder.").arg(quoted(path)), {},
                       QCoreApplication::translate("FileStore", "Open the folder that holds agent.yml."));
    if (!info.isReadable() || !info.isExecutable())
        return failure(QCoreApplication::translate("FileStore", "The folder %1 cannot be read.").arg(quoted(path)), {},
                       QCoreApplication::translate("FileStore", "Give yourself the permission to read it."));

    LoadedFolder folder;
    folder.path = QDir::cleanPath(info.absoluteFilePath());
    // Before anything is listed: it may be somebody's home with a million files.
    const QFileInfo agent(folder.path + u"/agent.yml"_s);
    const QFileInfo skills(folder.path + u"/skills"_s);
    const bool isAgent = agent.isFile() || isLink(agent) || skills.isDir() || isLink(skills);
    if (!isAgent)
        return failure(QCoreApplication::translate(
                           "FileStore", "%1 is no agent folder: it has neither agent.yml nor a folder skills.")
                           .arg(quoted(path)),
                       {}, QCoreApplication::translate("FileStore", "Open the folder that holds agent.yml."));
    const FolderListing listing = listFolder(folder.path);
    const QStringList files = listing.files.keys();
    folder.unreadable = listing.leftOut;
    std::vector<std::optional<Result<LoadedFile>>> loaded(static_cast<size_t>(files.size()));
    parallelFor(files.size(), [&](qsizetype i) { loaded[size_t(i)] = loadFile(folder.path, files.at(i)); });
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString &file = files.at(i);
        Result<LoadedFile> &result = *loaded[size_t(i)];
        if (result)
            folder.files.insert(file, *std::move(result));
        else
            folder.unreadable.insert(file, {result.error().sentence(), listing.files[file].size > largestFile ? Severity::Warning : Severity::Error});
    }
    return folder;
}

Result<LoadedFile> loadFile(const QString &folder, const QString &file)
{
    if (const QString outside = outsideOf(folder, file); !outside.isEmpty())
        return failure(leadsOut(file, outside));
    Result<QByteArray> bytes = bytesOf(folder + u'/' + file, file);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    if (bytes->isNull())
        return failure(QCoreApplication::translate("FileStore", "The file %1 does not exist.").arg(quoted(file)));
    Snapshot snapshot = Snapshot::fromBytes(*bytes);
    return LoadedFile{std::move(snapshot), *std::move(bytes)};
}

Result<QByteArray> saveFile(const QString &folder, const QString &file, const Snapshot &snapshot,
                            const QByteArray &expected)
{
    const QString path = folder + u'/' + file;
    if (!isAgentFilePath(file))
        return failure(
            QCoreApplication::translate("FileStore", "%1 is no place for a file of an agent.").arg(quoted(file)));
    if (!snapshot.isText())
        return failure(noTextReason(file, snapshot));
    if (const QString outside = outsideOf(folder, file); !outside.isEmpty())
        return notWritten(file, leadsOut(file, outside));
    if (const Result<void> may = mayReplace(path, file, expected); !may)
        return tl::unexpected<Error>(may.error());
    if (expected.isNull() && !QDir().mkpath(QFileInfo(path).absolutePath()))
        return notWritten(file, QCoreApplication::translate("FileStore", "The folder for it cannot be made."));

    QByteArray bytes = snapshot.toBytes(expected);
    if (bytes.isNull())
        bytes = QByteArray("");
    // A write that cannot be atomic is refused: half a file is worse than an unsaved one.
    QSaveFile target(path);
    target.setDirectWriteFallback(false);
    if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size() || !target.flush())
        return notWritten(file, target.errorString());
    // Once more, as near to the rename as it can be.
    if (const Result<void> may = mayReplace(path, file, expected); !may) {
        target.cancelWriting();
        return tl::unexpected<Error>(may.error());
    }
    if (!target.commit())
        return notWritten(file, target.errorString());
    return bytes;
}

QString noTextReason(const QString &file, const Snapshot &snapshot)
{
    if (snapshot.isText())
        return {};
    return QCoreApplication::translate(
               "FileStore", "The file %1 holds no UTF-8 text (byte %2 is none), so it is neither shown nor changed. "
                            "Convert it with another program.")
        .arg(quoted(file), QLocale().toString(snapshot.firstBadByte() + 1));
}

} // namespace overmantel
