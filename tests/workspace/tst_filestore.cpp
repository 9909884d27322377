#include "core/workspace/filestore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class FileStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &file = {}) const
    {
        return file.isEmpty() ? m_folder->path() : m_folder->filePath(file);
    }

    void write(const QString &file, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(file)).absolutePath());
        QFile disk(path(file));
        QVERIFY(disk.open(QIODevice::WriteOnly));
        QCOMPARE(disk.write(bytes), bytes.size());
    }

    QByteArray read(const QString &file) const
    {
        QFile disk(path(file));
        return disk.open(QIODevice::ReadOnly) ? disk.readAll() : "(missing)"_ba;
    }

    // Loads, replaces `before` by `after` in the text, and saves.
    Result<QByteArray> edit(const QString &file, const QString &before, const QString &after) const
    {
        const Result<LoadedFile> loaded = loadFile(path(), file);
        if (!loaded)
            return tl::unexpected<Error>(loaded.error());
        QString text = loaded->snapshot.text();
        text.replace(before, after);
        return saveFile(path(), file, loaded->snapshot.withText(text), loaded->bytes);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsWhatBelongsToAnAgent()
    {
        write(u"agent.yml"_s, "agent:\n  persona: helpful\n");
        write(u"skills/card/skill.md"_s, "---\nname: Card\n---\nHello\n");
        write(u"skills/card/tools/bank.py"_s, "def x(): pass\n");
        write(u"references/fees/abroad.md"_s, "# Fees\n");
        write(u"notes.txt"_s, "not for agents");
        write(u".git/config.yml"_s, "a: 1");
        write(u"node_modules/x/readme.md"_s, "x");
        const Result<LoadedFolder> folder = loadFolder(path());
        QVERIFY(folder.has_value());
        QCOMPARE(folder->files.keys(), QStringList({u"agent.yml"_s, u"references/fees/abroad.md"_s,
                                                    u"skills/card/skill.md"_s, u"skills/card/tools/bank.py"_s}));
        QVERIFY(folder->unreadable.isEmpty());
        QCOMPARE(folder->path, QDir::cleanPath(path()));
    }

    void saysWhyAFolderCannotBeOpened()
    {
        const Result<LoadedFolder> missing = loadFolder(path(u"nowhere"_s));
        QVERIFY(!missing);
        QVERIFY2(missing.error().sentence().contains(u"does not exist"_s), qPrintable(missing.error().sentence()));
        QVERIFY(missing.error().sentence().contains(u"nowhere"_s));

        write(u"agent.yml"_s, "agent: {}\n");
        const Result<LoadedFolder> file = loadFolder(path(u"agent.yml"_s));
        QVERIFY(!file);
        QVERIFY2(file.error().sentence().contains(u"is a file, not a folder"_s), qPrintable(file.error().sentence()));

        write(u"empty/readme.md"_s, "hello");
        const Result<LoadedFolder> none = loadFolder(path(u"empty"_s));
        QVERIFY(!none);
        QVERIFY2(none.error().sentence().contains(u"no agent folder"_s), qPrintable(none.error().sentence()));
    }

    void namesFilesThatCannotBeRead()
    {
        write(u"agent.yml"_s, "agent: {}\n");
        write(u"skills/a/skill.md"_s, QByteArray("---\nname: \xff\xfe\n---\n"));
        write(u"memory.yml"_s, QByteArray(largestFile + 1, 'a'));
        QVERIFY(QFile::link(path(u"nowhere.yml"_s), path(u"dangling.yml"_s)));
        QVERIFY(QFile::link(path(), path(u"skills/loop"_s)));
        const Result<LoadedFolder> folder = loadFolder(path());
        QVERIFY(folder.has_value());
        QCOMPARE(folder->unreadable.keys(), QStringList({u"dangling.yml"_s, u"memory.yml"_s, u"skills/loop"_s}));
        QVERIFY(folder->unreadable[u"memory.yml"_s].sentence.contains(u"too large"_s));
        const Snapshot binary = folder->files[u"skills/a/skill.md"_s].snapshot;
        QVERIFY(!binary.isText());
        QVERIFY(noTextReason(u"skills/a/skill.md"_s, binary).contains(u"byte 11"_s));
    }

    void aFileWithoutPermissionIsNamed()
    {
        write(u"agent.yml"_s, "agent: {}\n");
        write(u"memory.yml"_s, "a: 1\n");
        QVERIFY(QFile::setPermissions(path(u"memory.yml"_s), {}));
        const Result<LoadedFolder> folder = loadFolder(path());
        QVERIFY(folder.has_value());
        // The administrator may read everything; for everybody else the sentence is there.
        const bool mayReadAll = QFile(path(u"memory.yml"_s)).open(QIODevice::ReadOnly);
        QCOMPARE(folder->unreadable.contains(u"memory.yml"_s), !mayReadAll);
        QCOMPARE(folder->files.contains(u"memory.yml"_s), mayReadAll);
    }

    void anEmptyFileIsNotAMissingOne()
    {
        write(u"a.yml"_s, "");
        const Result<LoadedFile> loaded = loadFile(path(), u"a.yml"_s);
        QVERIFY(loaded.has_value());
        QVERIFY(!loaded->bytes.isNull());
        QVERIFY(!loadFile(path(), u"b.yml"_s));
        QVERIFY(saveFile(path(), u"a.yml"_s, Snapshot(u"x: 1\n"_s), loaded->bytes).has_value());
        QCOMPARE(read(u"a.yml"_s), "x: 1\n"_ba);
        // And back to empty.
        QVERIFY(saveFile(path(), u"a.yml"_s, Snapshot(), "x: 1\n"_ba).has_value());
        QCOMPARE(read(u"a.yml"_s), ""_ba);
    }

    void keepsLineEndsAndByteOrderMark_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("LF") << "a: 1\nb: 2\n"_ba
                            << "a: 1\nb: 3\n"_ba;
        QTest::newRow("CRLF") << "a: 1\r\nb: 2\r\n"_ba
                              << "a: 1\r\nb: 3\r\n"_ba;
        QTest::newRow("BOM") << "\xEF\xBB\xBF"
                                "a: 1\nb: 2"_ba
                             << "\xEF\xBB\xBF"
                                "a: 1\nb: 3"_ba;
        QTest::newRow("BOM and CRLF") << "\xEF\xBB\xBF"
                                         "b: 2\r\n"_ba
                                      << "\xEF\xBB\xBF"
                                         "b: 3\r\n"_ba;
        QTest::newRow("mixed") << "a: 1\r\nb: 2\nc: 4\rd: 5\n"_ba
                               << "a: 1\r\nb: 3\nc: 4\rd: 5\n"_ba;
        QTest::newRow("line separators are text") << "a: x\xE2\x80\xA8y\xE2\x80\xA9z\nb: 2\n"_ba
                                                  << "a: x\xE2\x80\xA8y\xE2\x80\xA9z\nb: 3\n"_ba;
        QTest::newRow("beyond the first plane") << "a: \xF0\x9F\x98\x80\nb: 2\n"_ba
                                                << "a: \xF0\x9F\x98\x80\nb: 3\n"_ba;
    }

    void keepsLineEndsAndByteOrderMark()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        write(u"a.yml"_s, before);
        const Result<QByteArray> written = edit(u"a.yml"_s, u"b: 2"_s, u"b: 3"_s);
        QVERIFY(written.has_value());
        QCOMPARE(*written, after);
        QCOMPARE(read(u"a.yml"_s), after);
    }

    void savingWithoutAChangeLeavesEveryByte()
    {
        const QByteArray bytes = "\xEF\xBB\xBF"
                                 "a: 1\r\n\nb:\t2\r\r\n  # c \n"_ba;
        write(u"a.yml"_s, bytes);
        QVERIFY(edit(u"a.yml"_s, u"nothing of it"_s, {}).has_value());
        QCOMPARE(read(u"a.yml"_s), bytes);
    }

    void keepsPermissions()
    {
        write(u"a.py"_s, "x = 1\n");
        const QFile::Permissions permissions =
            QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(path(u"a.py"_s), permissions));
        const QFile::Permissions before = QFile::permissions(path(u"a.py"_s));
        QVERIFY(edit(u"a.py"_s, u"1"_s, u"2"_s).has_value());
        QCOMPARE(read(u"a.py"_s), "x = 2\n"_ba);
        QCOMPARE(QFile::permissions(path(u"a.py"_s)), before);
    }

    void keepsSymbolicLinks()
    {
        write(u"shared/real.yml"_s, "a: 1\n");
        QVERIFY(QFile::link(u"shared/real.yml"_s, path(u"link.yml"_s)));
        QVERIFY(edit(u"link.yml"_s, u"1"_s, u"2"_s).has_value());
        QVERIFY(QFileInfo(path(u"link.yml"_s)).isSymLink());
        QCOMPARE(read(u"shared/real.yml"_s), "a: 2\n"_ba);
        QCOMPARE(QDir(path(u"shared"_s)).entryList(QDir::Files), QStringList{u"real.yml"_s}); // nothing left beside it
    }

    void refusesToOverwriteWhatChanged()
    {
        write(u"a.yml"_s, "a: 1\n");
        const Result<LoadedFile> loaded = loadFile(path(), u"a.yml"_s);
        write(u"a.yml"_s, "a: other\n");
        const Result<QByteArray> saved =
            saveFile(path(), u"a.yml"_s, loaded->snapshot.withText(u"a: mine\n"_s), loaded->bytes);
        QVERIFY(!saved);
        QVERIFY2(saved.error().sentence().contains(u"another program changed it"_s),
                 qPrintable(saved.error().sentence()));
        QCOMPARE(read(u"a.yml"_s), "a: other\n"_ba);
    }

    void refusesToOverwriteWhatCameToBe()
    {
        write(u"new.yml"_s, "theirs\n");
        QVERIFY(!saveFile(path(), u"new.yml"_s, Snapshot(u"mine\n"_s), {}));
        QCOMPARE(read(u"new.yml"_s), "theirs\n"_ba);
    }

    void refusesToBringBackWhatWasDeleted()
    {
        const Result<QByteArray> saved = saveFile(path(), u"gone.yml"_s, Snapshot(u"mine\n"_s), "old\n"_ba);
        QVERIFY(!saved);
        QVERIFY(!QFileInfo::exists(path(u"gone.yml"_s)));
    }

    void createsFilesWithTheirFolders()
    {
        QVERIFY(saveFile(path(), u"skills/new/skill.md"_s, Snapshot(u"---\n---\n"_s), {}).has_value());
        QCOMPARE(read(u"skills/new/skill.md"_s), "---\n---\n"_ba);
    }

    void neverWritesOutsideOrWhatIsNoText()
    {
        QVERIFY(!saveFile(path(), u"../out.yml"_s, Snapshot(u"x"_s), {}));
        QVERIFY(!saveFile(path(), u".git/config.yml"_s, Snapshot(u"x"_s), {}));
        QVERIFY(!saveFile(path(), u"a/b.txt"_s, Snapshot(u"x"_s), {}));
        const QByteArray bytes("\x00\x01\xff", 3);
        write(u"a.yml"_s, bytes);
        const Result<LoadedFile> loaded = loadFile(path(), u"a.yml"_s);
        QVERIFY(loaded.has_value());
        QVERIFY(!saveFile(path(), u"a.yml"_s, loaded->snapshot, loaded->bytes));
        QCOMPARE(read(u"a.yml"_s), bytes);
    }

    // A folder where the file cannot be written: for everybody a plain file where the folder should
    // be; and the closed folder for those whom permissions stop.
    void saysWhenItCannotWrite()
    {
        write(u"skills"_s, "a file in the way");
        const Result<QByteArray> blocked = saveFile(path(), u"skills/a/skill.md"_s, Snapshot(u"x"_s), {});
        QVERIFY(!blocked);
        QVERIFY2(blocked.error().sentence().contains(u"cannot be written"_s), qPrintable(blocked.error().sentence()));
        QCOMPARE(read(u"skills"_s), "a file in the way"_ba);

        write(u"closed/a.yml"_s, "a: 1\n");
        QVERIFY(QFile::setPermissions(path(u"closed"_s), QFile::ReadOwner | QFile::ExeOwner));
        const Result<QByteArray> saved = saveFile(path(), u"closed/a.yml"_s, Snapshot(u"a: 2\n"_s), "a: 1\n"_ba);
#ifdef Q_OS_UNIX
        const bool isRoot = geteuid() == 0;
#else
        const bool isRoot = false;
#endif
        QCOMPARE(saved.has_value(), isRoot);
        QCOMPARE(read(u"closed/a.yml"_s), isRoot ? "a: 2\n"_ba : "a: 1\n"_ba);
        QVERIFY(QFile::setPermissions(path(u"closed"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void knowsPlacesOfAgentFiles()
    {
        QVERIFY(isAgentFilePath(u"skills/a/skill.md"_s));
        QVERIFY(isAgentFilePath(u"agent.yml"_s));
        for (const QString &file : {u""_s, u"a.txt"_s, u"/etc/x.yml"_s, u"a//b.yml"_s, u"../a.yml"_s, u"a/../b.yml"_s,
                                    u".a.yml"_s, u".x/b.yml"_s})
            QVERIFY2(!isAgentFilePath(file), qPrintable(file));
    }
};

QTEST_GUILESS_MAIN(FileStoreTest)
#include "tst_filestore.moc"
