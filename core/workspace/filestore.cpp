#include "core/workspace/filestore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

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

class Lister
{
public:
    explicit Lister(const QString &root) : m_root(root) {}

    FolderListing run()
    {
        visit(m_root, {});
        return std::move(m_listing);
    }

private:
    void visit(const QString &folder, const QString &prefix)
    {
        // Only the folders on the way here count: two links to one place are no circle.
        const QString canonical = QFileInfo(folder).canonicalFilePath();
        if (m_way.contains(canonical)) {
            m_listing.leftOut.insert(
                prefix.chopped(1),
                QCoreApplication::translate(
                    "FileStore",
                    "%1 is a link that leads back to a folder around it, so it is left out. Remove the link.")
                    .arg(quoted(prefix.chopped(1))));
            return;
        }
        if (!QFileInfo(folder).isReadable()) {
            m_listing.leftOut.insert(
                prefix.chopped(1),
                QCoreApplication::translate("FileStore",
                                            "The folder %1 cannot be read. Give yourself the permission to read it.")
                    .arg(quoted(prefix.chopped(1))));
            return;
        }
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
        if (entry.isDir()) {
            if (!isToolFolder(name))
                visit(entry.filePath(), path + u'/');
            return;
        }
        if (!hasAgentSuffix(name))
            return;
        if (entry.isSymLink() && !entry.exists()) {
            m_listing.leftOut.insert(
                path,
                QCoreApplication::translate(
                    "FileStore", "%1 is a link to a file that does not exist. Remove the link or restore the file.")
                    .arg(quoted(path)));
            return;
        }
        if (entry.isFile()) // sockets and pipes would make reading wait for ever
            m_listing.files.insert(path, FileStamp{entry.size(), entry.lastModified().toMSecsSinceEpoch()});
    }

    QString m_root;
    QStringList m_way; // canonical paths of the folders around the one being listed
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
    const FolderListing listing = listFolder(folder.path);
    const QStringList files = listing.files.keys();
    const bool isAgent =
        std::any_of(files.begin(), files.end(),
                    [](const QString &file) {
                        return file == u"agent.yml" || (file.startsWith(u"skills/") && file.endsWith(u"/skill.md"));
                    })
        || QFileInfo(folder.path + u"/skills"_s).isDir();
    if (!isAgent)
        return failure(QCoreApplication::translate(
                           "FileStore", "%1 is no agent folder: it has neither agent.yml nor a folder skills.")
                           .arg(quoted(path)),
                       {}, QCoreApplication::translate("FileStore", "Open the folder that holds agent.yml."));
    folder.unreadable = listing.leftOut;
    for (const QString &file : files) {
        Result<LoadedFile> loaded = loadFile(folder.path, file);
        if (loaded)
            folder.files.insert(file, *std::move(loaded));
        else
            folder.unreadable.insert(file, loaded.error().sentence());
    }
    return folder;
}

Result<LoadedFile> loadFile(const QString &folder, const QString &file)
{
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
