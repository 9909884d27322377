// What is kept beside an agent: read with care, written only when it changes.
#include "core/workspace/foldersettings.h"
#include "core/workspace/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class FolderSettingsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &file = folderSettingsFile()) const { return m_folder->filePath(file); }
    void write(const QByteArray &bytes, const QString &file = folderSettingsFile()) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(file)).path()));
        QFile out(path(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }
    QByteArray bytes() const
    {
        QFile in(path());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    ReadSettings read() const { return readFolderSettings(m_folder->path()); }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void withoutAFileTheDefaultHolds()
    {
        QCOMPARE(read().settings.profile, Profile::Reference);
        QCOMPARE(read().problem, QString());
    }

    void nothingIsMadeForTheDefault()
    {
        QVERIFY(writeFolderSettings(m_folder->path(), {Profile::Reference}));
        QVERIFY(!QFileInfo::exists(path(u".overmantel"_s)));
    }

    void roundTrip()
    {
        for (const Profile profile : {Profile::Next, Profile::Maestro, Profile::Reference}) {
            QVERIFY(writeFolderSettings(m_folder->path(), {profile}));
            QCOMPARE(read().settings.profile, profile);
            QCOMPARE(read().problem, QString());
        }
        QVERIFY(QFileInfo::exists(path(u".overmantel/README.md"_s))); // the folder says what it is
    }

    void unchangedIsNotWritten()
    {
        const QByteArray odd = "{ \"profile\":\"next\" }"; // not as the program would write it
        write(odd);
        QVERIFY(writeFolderSettings(m_folder->path(), {Profile::Next}));
        QCOMPARE(bytes(), odd);
    }

    void whatIsUnknownStaysInItsOrder()
    {
        write(R"({"zebra": [1, {"a": null}], "profile": "next", "apple": "ü"})");
        QVERIFY(writeFolderSettings(m_folder->path(), {Profile::Maestro}));
        QCOMPARE(bytes().simplified().replace(" ", ""), QByteArray("{\"zebra\":[1,{\"a\":null}],\"profile\":\"maestro\",\"apple\":\"ü\"}"));
    }

    void brokenFilesGiveOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray("") << u"line 1"_s;
        QTest::newRow("cut off") << QByteArray("{\"profile\": \n \"ne") << u"line 2"_s;
        QTest::newRow("list") << QByteArray("[]") << u"object"_s;
        QTest::newRow("number") << QByteArray("{\"profile\": 3}") << u"text"_s;
        QTest::newRow("unknown profile") << QByteArray("{\"profile\": \"newest\"}") << u"newest"_s;
        QTest::newRow("not UTF-8") << QByteArray("{\"profile\": \"\xff\"}") << u"line 1"_s;
        QTest::newRow("NUL") << QByteArray("{\0}", 3) << u"line 1"_s;
        QTest::newRow("deep") << "{\"a\": " + QByteArray(100000, '[') + QByteArray(100000, ']') + '}' << u"deep"_s;
        QTest::newRow("large") << "{\"a\": \"" + QByteArray(2 * 1024 * 1024, 'x') + "\"}" << u"large"_s;
    }
    void brokenFilesGiveOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        write(bytes);
        const ReadSettings settings = read();
        QCOMPARE(settings.settings.profile, Profile::Reference);
        QVERIFY2(settings.problem.contains(says) && settings.problem.contains(folderSettingsFile()), qPrintable(settings.problem));
        QVERIFY(!settings.problem.contains(u'\n'));
        // What somebody meant to write is not thrown away, unless it is only the profile that is wrong.
        const Result<void> written = writeFolderSettings(m_folder->path(), {Profile::Next});
        QCOMPARE(written.has_value(), bytes.contains("profile\": 3") || bytes.contains("newest"));
        if (!written)
            QCOMPARE(this->bytes(), bytes);
    }

    void linksOutOfTheFolderAreNotFollowed()
    {
        QTemporaryDir elsewhere;
        QFile other(elsewhere.filePath(u"settings.json"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(R"({"profile": "next"})");
        other.close();
        QVERIFY(QDir().mkpath(path(u".overmantel"_s)));
        QVERIFY(QFile::link(other.fileName(), path()));
        QCOMPARE(read().settings.profile, Profile::Reference);
        QVERIFY2(read().problem.contains(u"link"_s), qPrintable(read().problem));
        QVERIFY(!writeFolderSettings(m_folder->path(), {Profile::Maestro}));

        // The folder itself may be such a link.
        QVERIFY(QDir(path(u".overmantel"_s)).removeRecursively());
        QVERIFY(other.remove());
        QVERIFY(QFile::link(elsewhere.path(), path(u".overmantel"_s)));
        QVERIFY(!writeFolderSettings(m_folder->path(), {Profile::Next}));
        QVERIFY(!other.exists());
    }

    void aFolderInItsPlaceIsSaid()
    {
        QVERIFY(QDir().mkpath(path()));
        QVERIFY(!read().problem.isEmpty());
        QVERIFY(!writeFolderSettings(m_folder->path(), {Profile::Next}));
    }

    // ---- The workspace

    void theWorkspaceChecksWithIt()
    {
        write("agent:\n  persona: A helper.\n", u"agent.yml"_s);
        write(R"({"profile": "next"})");
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(m_folder->path()));
        QCOMPARE(workspace.profile(), Profile::Next);
        QCOMPARE(workspace.analysis()->profile, u"next"_s);

        QSignalSpy changed(&workspace, &Workspace::profileChanged);
        QSignalSpy checked(&workspace, &Workspace::analysisChanged);
        QVERIFY(workspace.setProfile(Profile::Maestro));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(checked.count(), 1);
        QCOMPARE(workspace.analysis()->profile, u"maestro"_s);
        QCOMPARE(read().settings.profile, Profile::Maestro);
        QVERIFY(workspace.setProfile(Profile::Maestro));
        QCOMPARE(changed.count(), 1);
        QVERIFY(!workspace.isModified() && !workspace.canUndo()); // no text changed

        workspace.close();
        QCOMPARE(workspace.profile(), Profile::Reference);
    }

    void whatOthersChangeIsTaken()
    {
        write("agent:\n  persona: A helper.\n", u"agent.yml"_s);
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(m_folder->path()));
        write(R"({"profile": "next"})");
        workspace.checkDisk();
        QCOMPARE(workspace.profile(), Profile::Next);
        QCOMPARE(workspace.analysis()->profile, u"next"_s);
        write("{");
        workspace.checkDisk();
        QCOMPARE(workspace.profile(), Profile::Reference);
        QVERIFY(!workspace.settingsProblem().isEmpty());
        // What cannot be kept holds for now, and a look at the disk does not take it away.
        QVERIFY(!workspace.setProfile(Profile::Maestro));
        workspace.checkDisk();
        QCOMPARE(workspace.analysis()->profile, u"maestro"_s);
    }
};

QTEST_GUILESS_MAIN(FolderSettingsTest)
#include "tst_foldersettings.moc"
