#include "core/workspace/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class WorkspaceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_skill = u"skills/card/skill.md"_s;
    const QString m_memory = u"memory.yml"_s;

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

    // As most editors save: another file takes the name.
    void replace(const QString &file, const QByteArray &bytes) const
    {
        write(file + u".tmp"_s, bytes);
        QVERIFY(std::rename(qPrintable(path(file + u".tmp"_s)), qPrintable(path(file))) == 0);
    }

    QByteArray read(const QString &file) const
    {
        QFile disk(path(file));
        return disk.open(QIODevice::ReadOnly) ? disk.readAll() : "(missing)"_ba;
    }

    static WorkspaceEdit insertion(const QString &file, qsizetype at, const QString &text,
                                   const QString &label = u"Edit"_s)
    {
        return {label, {{file, TextEdit::insert(at, text)}}};
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"agent.yml"_s, "agent:\n  persona: helpful\n");
        write(m_memory, "name:\n  type: text\n");
        write(m_skill, "---\nname: Card\ndescription: Replaces cards.\n---\nAsk for the reason.\n");
    }

    void opensAndAnalyses()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QSignalSpy folderChanged(&workspace, &Workspace::folderChanged);
        QSignalSpy analysisChanged(&workspace, &Workspace::analysisChanged);
        QVERIFY(!workspace.isOpen());
        QVERIFY(workspace.open(path()).has_value());
        QCOMPARE(folderChanged.size(), 1);
        QCOMPARE(analysisChanged.size(), 1);
        QCOMPARE(workspace.files(), QStringList({u"agent.yml"_s, m_memory, m_skill}));
        QVERIFY(workspace.analysis());
        QCOMPARE(workspace.analysis()->revision, workspace.revision());
        QVERIFY(!workspace.isChecking());
        QVERIFY(!workspace.isModified());
        QVERIFY(!workspace.canUndo()); // loading is nothing that one could undo
        QCOMPARE(workspace.folderName(), QFileInfo(path()).fileName());
    }

    void anErrorLeavesTheOpenFolder()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(!workspace.open(path(u"nowhere"_s)));
        QCOMPARE(workspace.folder(), QDir::cleanPath(path()));
        QVERIFY(workspace.contains(m_skill));
        workspace.close();
        QVERIFY(!workspace.isOpen());
        QVERIFY(workspace.files().isEmpty());
        QVERIFY(!workspace.analysis());
        QVERIFY(!workspace.apply(insertion(m_skill, 0, u"x"_s)));
    }

    void editUndoRedo()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        const QString before = workspace.snapshot(m_skill).text();
        QSignalSpy textChanged(&workspace, &Workspace::textChanged);
        QSignalSpy modification(&workspace, &Workspace::modificationChanged);
        QSignalSpy analysisChanged(&workspace, &Workspace::analysisChanged);
        const Cursor cursor{m_skill, 4, 9};
        QVERIFY(workspace.apply(insertion(m_skill, 4, u"# note\n"_s, u"Add Note"_s), EditKind::Act, cursor));
        QCOMPARE(workspace.snapshot(m_skill).text(), u"---\n# note\n"_s + before.mid(4));
        QCOMPARE(textChanged.size(), 1);
        QCOMPARE(textChanged[0][0].toString(), m_skill);
        QCOMPARE(modification.size(), 1);
        QCOMPARE(analysisChanged.size(), 1);
        QCOMPARE(workspace.analysis()->revision, workspace.revision());
        QCOMPARE(workspace.modifiedFiles(), QStringList{m_skill});
        QCOMPARE(workspace.undoLabel(), u"Add Note"_s);

        const std::optional<Cursor> back = workspace.undo();
        QVERIFY(back);
        QCOMPARE(back->file, m_skill);
        QCOMPARE(back->position, 9);
        QCOMPARE(workspace.snapshot(m_skill).text(), before);
        QVERIFY(!workspace.isModified());
        QCOMPARE(modification.size(), 2);
        QCOMPARE(workspace.redoLabel(), u"Add Note"_s);

        const std::optional<Cursor> forth = workspace.redo();
        QVERIFY(forth);
        QCOMPARE(forth->position, 11);
        QVERIFY(workspace.isModified(m_skill));
        QVERIFY(!workspace.redo());
    }

    void anEditOfSeveralFilesIsOneStep()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        const QString skill = workspace.snapshot(m_skill).text();
        const QString memory = workspace.snapshot(m_memory).text();
        const WorkspaceEdit edit{u"Rename"_s,
                                 {{m_skill, TextEdit::insert(0, u"a"_s)}, {m_memory, TextEdit::remove({0, 4})}}};
        QVERIFY(workspace.apply(edit));
        QCOMPARE(workspace.modifiedFiles(), QStringList({m_memory, m_skill}));
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_skill).text(), skill);
        QCOMPARE(workspace.snapshot(m_memory).text(), memory);
        QVERIFY(!workspace.canUndo());
        workspace.redo();
        QCOMPARE(workspace.snapshot(m_memory).text(), memory.mid(4));
    }

    void refusesEditsThatCannotBe()
    {
        write(u"skills/bin/skill.md"_s, QByteArray("\x00\xff\x01", 3));
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QSignalSpy textChanged(&workspace, &Workspace::textChanged);
        QVERIFY(!workspace.apply({}));
        QVERIFY(!workspace.apply({u"x"_s, {{m_skill, TextEdit()}}}));
        QVERIFY(!workspace.apply({u"x"_s, {{m_skill, TextEdit::replace({0, 3}, u"---"_s)}}})); // says what is there
        QVERIFY(!workspace.apply({u"x"_s, {{u"unknown.yml"_s, TextEdit::remove({0, 1})}}}));
        QVERIFY(!workspace.apply(insertion(u"unknown.yml"_s, 0, u"x"_s), EditKind::Typing));
        QVERIFY(!workspace.apply(insertion(u"../outside.yml"_s, 0, u"x"_s)));
        QVERIFY(!workspace.apply(insertion(u"skills/bin/skill.md"_s, 0, u"x"_s)));
        // One impossible part, and nothing happens at all.
        QVERIFY(!workspace.apply(
            {u"x"_s,
             {{m_skill, TextEdit::insert(0, u"x"_s)}, {u"skills/bin/skill.md"_s, TextEdit::insert(0, u"x"_s)}}}));
        QCOMPARE(textChanged.size(), 0);
        QVERIFY(!workspace.canUndo());
        QVERIFY(workspace.isReadOnly(u"skills/bin/skill.md"_s));
        QVERIFY(workspace.unreadableReason(u"skills/bin/skill.md"_s).contains(u"no UTF-8 text"_s));
        QVERIFY(!workspace.save(u"skills/bin/skill.md"_s));
        QVERIFY(!workspace.save(u"unknown.yml"_s));
        QCOMPARE(read(u"skills/bin/skill.md"_s), QByteArray("\x00\xff\x01", 3));
    }

    void lineEndsInAnEditBecomeLf()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        const QString before = workspace.snapshot(m_memory).text();
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"a: 1\r\nb: 2\rc: 3\n"_s)));
        QCOMPARE(workspace.snapshot(m_memory).text(), u"a: 1\nb: 2\nc: 3\n"_s + before);
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_memory).text(), before);
    }

    void savesWhatIsModifiedAndNothingElse()
    {
        write(m_memory, "\xEF\xBB\xBFname:\r\n  type: text\r\n");
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# all of it\n"_s)));
        write(u"agent.yml"_s, "changed by another program\n");
        QVERIFY(workspace.saveAll().has_value());
        QCOMPARE(read(m_memory), "\xEF\xBB\xBF# all of it\r\nname:\r\n  type: text\r\n"_ba);
        QCOMPARE(read(u"agent.yml"_s), "changed by another program\n"_ba);
        QVERIFY(!workspace.isModified());
        workspace.undo();
        QVERIFY(workspace.isModified(m_memory));
        workspace.redo();
        QVERIFY(!workspace.isModified(m_memory));
    }

    void openSaveFiveTimesLeavesEveryByte()
    {
        const QByteArray bytes = "a: >-\r\n  [b\r\n\n# c\r\n\n\n";
        write(m_memory, bytes);
        for (int round = 0; round < 5; ++round) {
            Workspace workspace(Workspace::Mode::Synchronous);
            QVERIFY(workspace.open(path()).has_value());
            QVERIFY(workspace.apply(insertion(m_memory, 0, u"x"_s)));
            workspace.undo();
            QVERIFY(workspace.apply(insertion(m_memory, 0, u"x"_s)));
            QVERIFY(workspace.apply({u"x"_s, {{m_memory, TextEdit::remove({0, 1})}}}));
            QVERIFY(workspace.save(m_memory).has_value());
            QCOMPARE(read(m_memory), bytes);
        }
    }

    void createsAFileAndTakesItBack()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QSignalSpy filesChanged(&workspace, &Workspace::filesChanged);
        const QString file = u"skills/new/skill.md"_s;
        QVERIFY(workspace.createFile(file, u"---\nname: New\n---\n"_s, u"New Skill"_s));
        QVERIFY(!workspace.createFile(file, u"x"_s, u"New Skill"_s));
        QVERIFY(workspace.contains(file));
        QVERIFY(workspace.isModified(file));
        QCOMPARE(filesChanged.size(), 1);
        QVERIFY(!QFileInfo::exists(path(file)));
        workspace.undo();
        QVERIFY(!workspace.contains(file));
        QVERIFY(!workspace.isModified());
        workspace.redo();
        QCOMPARE(workspace.snapshot(file).text(), u"---\nname: New\n---\n"_s);
        QVERIFY(workspace.save(file).has_value());
        QCOMPARE(read(file), "---\nname: New\n---\n"_ba);
        QVERIFY(!workspace.isModified());

        QVERIFY(workspace.createFile(u"empty.yml"_s, {}, u"New File"_s));
        QVERIFY(workspace.contains(u"empty.yml"_s));
        workspace.undo();
        QVERIFY(!workspace.contains(u"empty.yml"_s));
        QVERIFY(workspace.contains(file));
        workspace.redo();
        QVERIFY(workspace.save(u"empty.yml"_s).has_value());
        QCOMPARE(read(u"empty.yml"_s), ""_ba);
    }

    void savingRefusesWhatAnotherProgramChanged()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QSignalSpy changedOnDisk(&workspace, &Workspace::changedOnDisk);
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        write(m_memory, "theirs: {}\n");
        QVERIFY(!workspace.save(m_memory));
        QCOMPARE(changedOnDisk.size(), 1);
        QVERIFY(workspace.isChangedOnDisk(m_memory));
        QCOMPARE(read(m_memory), "theirs: {}\n"_ba);

        workspace.keepMine(m_memory);
        QVERIFY(!workspace.isChangedOnDisk(m_memory));
        QVERIFY(workspace.save(m_memory).has_value());
        QCOMPARE(read(m_memory), "# mine\nname:\n  type: text\n"_ba);
    }

    void keepingMineStaysModifiedEvenWhenUndone()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        write(m_memory, "theirs: {}\n");
        workspace.checkDisk();
        workspace.keepMine(m_memory);
        workspace.undo(); // the text that was read first, which the disk no longer has
        QVERIFY(workspace.isModified(m_memory));
        QVERIFY(workspace.save(m_memory).has_value());
        QCOMPARE(read(m_memory), "name:\n  type: text\n"_ba);
    }

    void reloadingIsAnEdit()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        write(m_memory, "theirs: {}\r\n");
        workspace.checkDisk();
        QVERIFY(workspace.isChangedOnDisk(m_memory));
        QVERIFY(workspace.reload(m_memory).has_value());
        QCOMPARE(workspace.snapshot(m_memory).text(), u"theirs: {}\n"_s);
        QVERIFY(!workspace.isModified(m_memory));
        QVERIFY(!workspace.isChangedOnDisk(m_memory));
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_memory).text(), u"# mine\nname:\n  type: text\n"_s);
        QVERIFY(workspace.isModified(m_memory));
        workspace.redo();
        QVERIFY(!workspace.isModified(m_memory));
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# and more\n"_s)));
        QVERIFY(workspace.save(m_memory).has_value());
        QCOMPARE(read(m_memory), "# and more\r\ntheirs: {}\r\n"_ba);
    }

    void theDiskCatchingUpIsNoConflict()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QSignalSpy changedOnDisk(&workspace, &Workspace::changedOnDisk);
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# same\n"_s)));
        write(m_memory, "# same\nname:\n  type: text\n");
        workspace.checkDisk();
        QCOMPARE(changedOnDisk.size(), 0);
        QVERIFY(!workspace.isModified(m_memory));
    }

    // Every save of another program is noticed once, though each puts a new file in the place of the old.
    void noticesFiveRenamesInARow()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        workspace.waitForAnalysis();
        QTest::qWait(250); // the watch has settled
        QSignalSpy textChanged(&workspace, &Workspace::textChanged);
        for (int round = 1; round <= 5; ++round) {
            const QByteArray bytes = "round: " + QByteArray::number(round) + '\n';
            replace(m_memory, bytes);
            QTRY_COMPARE(workspace.snapshot(m_memory).text(), QString::fromUtf8(bytes));
            QTest::qWait(250);
            QCOMPARE(textChanged.size(), round);
        }
        QVERIFY(!workspace.isModified());
        for (int round = 0; round < 5; ++round)
            workspace.undo();
        QCOMPARE(workspace.snapshot(m_memory).text(), u"name:\n  type: text\n"_s);
        QVERIFY(workspace.isModified(m_memory));
    }

    void noticesWritingInPlace()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        write(m_memory, "in: place\n");
        QTRY_COMPARE(workspace.snapshot(m_memory).text(), u"in: place\n"_s);
        write(m_memory, "in: place again\n");
        QTRY_COMPARE(workspace.snapshot(m_memory).text(), u"in: place again\n"_s);
    }

    void noticesDeletingAndCreating()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        QVERIFY(workspace.save(m_memory).has_value());
        QSignalSpy filesChanged(&workspace, &Workspace::filesChanged);
        QVERIFY(QFile::remove(path(m_memory)));
        QTRY_VERIFY(!workspace.contains(m_memory));
        QVERIFY(filesChanged.size() >= 1);
        QTest::qWait(300);
        write(m_memory, "anew: {}\n");
        QTRY_VERIFY(workspace.contains(m_memory));
        QCOMPARE(workspace.snapshot(m_memory).text(), u"anew: {}\n"_s);
        QVERIFY(!workspace.isModified());
        // The history still fits: back over the file's new beginning to what it was first.
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_memory).text(), u"# mine\nname:\n  type: text\n"_s);
        workspace.undo();
        QCOMPARE(workspace.snapshot(m_memory).text(), u"name:\n  type: text\n"_s);
        write(m_memory, "once: more\n");
        QTRY_VERIFY(workspace.isChangedOnDisk(m_memory));
    }

    void noticesNewFilesAndFolders()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        write(u"skills/other/skill.md"_s, "---\nname: Other\n---\n");
        QTRY_VERIFY(workspace.contains(u"skills/other/skill.md"_s));
        QTest::qWait(250);
        write(u"skills/other/skill.md"_s, "---\nname: Changed\n---\n");
        QTRY_COMPARE(workspace.snapshot(u"skills/other/skill.md"_s).text(), u"---\nname: Changed\n---\n"_s);
        QVERIFY(QDir(path(u"skills/other"_s)).removeRecursively());
        QTRY_VERIFY(!workspace.contains(u"skills/other/skill.md"_s));
    }

    void aModifiedFileIsKeptAndTheChangeIsTold()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        QTest::qWait(250);
        QSignalSpy changedOnDisk(&workspace, &Workspace::changedOnDisk);
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        replace(m_memory, "theirs: {}\n");
        QTRY_COMPARE(changedOnDisk.size(), 1);
        QTest::qWait(300);
        QCOMPARE(changedOnDisk.size(), 1);
        QCOMPARE(workspace.snapshot(m_memory).text(), u"# mine\nname:\n  type: text\n"_s);

        // And a modified file that is deleted stays, as long as nobody says otherwise.
        QVERIFY(QFile::remove(path(m_memory)));
        QTRY_COMPARE(changedOnDisk.size(), 2);
        QVERIFY(workspace.contains(m_memory));
        QVERIFY(!workspace.save(m_memory));
        workspace.keepMine(m_memory);
        QVERIFY(workspace.save(m_memory).has_value());
        QCOMPARE(read(m_memory), "# mine\nname:\n  type: text\n"_ba);
    }

    void itsOwnSaveIsNoChange()
    {
        Workspace workspace;
        QVERIFY(workspace.open(path()).has_value());
        QTest::qWait(250);
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        QSignalSpy textChanged(&workspace, &Workspace::textChanged);
        QSignalSpy changedOnDisk(&workspace, &Workspace::changedOnDisk);
        QVERIFY(workspace.save(m_memory).has_value());
        QTest::qWait(400);
        QCOMPARE(textChanged.size(), 0);
        QCOMPARE(changedOnDisk.size(), 0);
        // It is still watched, though saving put a new file in place.
        write(m_memory, "theirs: {}\n");
        QTRY_COMPARE(workspace.snapshot(m_memory).text(), u"theirs: {}\n"_s);
    }

    void becomingUnreadableTakesNothingAway()
    {
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.apply(insertion(m_memory, 0, u"# mine\n"_s)));
        QVERIFY(workspace.save(m_memory).has_value());
        write(m_memory, QByteArray("\x00\xff", 2));
        workspace.checkDisk();
        QVERIFY(workspace.isReadOnly(m_memory));
        QVERIFY(!workspace.apply(insertion(m_memory, 0, u"x"_s)));
        QVERIFY(!workspace.isModified());
        QVERIFY(workspace.saveAll().has_value());
        QCOMPARE(read(m_memory), QByteArray("\x00\xff", 2));
        workspace.undo(); // brings the text back, but never writes over the disk unasked
        QCOMPARE(workspace.snapshot(m_memory).text(), u"name:\n  type: text\n"_s);
        QVERIFY(!workspace.save(m_memory));
        QCOMPARE(read(m_memory), QByteArray("\x00\xff", 2));
    }

    void backgroundDeliversTheNewest()
    {
        Workspace workspace;
        QSignalSpy checking(&workspace, &Workspace::checkingChanged);
        QSignalSpy analysisChanged(&workspace, &Workspace::analysisChanged);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.isChecking());
        for (int i = 0; i < 50; ++i)
            QVERIFY(workspace.apply(insertion(m_skill, workspace.snapshot(m_skill).text().size(), u"x"_s),
                                    EditKind::Typing));
        QTRY_VERIFY(!workspace.isChecking());
        QCOMPARE(workspace.analysis()->revision, workspace.revision());
        QVERIFY(analysisChanged.size() <= 3);
        QVERIFY(checking.size() >= 2);
        workspace.undo();
        QVERIFY(workspace.isChecking());
        QVERIFY(workspace.waitForAnalysis());
        QVERIFY(!workspace.isChecking());
    }
};

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "tst_workspace.moc"
