// Whatever stands in a folder: it is opened or refused at once, each fault gives one finding, nothing
// outside of the folder is read, and no file is ever run.
#include "core/workspace/filestore.h"
#include "core/workspace/workspace.h"
#include "tests/support/fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

// The files that an agent can have, each with a sound content.
const QMap<QString, QByteArray> &agentFiles()
{
    static const QMap<QString, QByteArray> files{
        {u"agent.yml"_s, "agent:\n  id: a\n  persona: Helpful.\n"},
        {u"integrations.yml"_s, "llm:\n  model_group: m\nmodel_groups:\n  - id: m\n    models:\n      - provider: openai\n        model: x\n"},
        {u"memory.yml"_s, "reason:\n  type: text\n"},
        {u"responses.yml"_s, "responses:\n  utter_a:\n    - text: Hello {reason}.\n"},
        {u"references/card.md"_s, "# Cards\n"},
        {u"tools/shared.py"_s, "@tool(description=\"Locks.\")\nasync def lock(context):\n    pass\n"},
        {u"skills/a/skill.md"_s, "---\nname: A\ndescription: Does a.\nimport_tools: [lock]\nutter:\n  - utter_a:\n      on: activate\n---\n"
                                 "if: session.project.reason and session.a.why\nCall @tool.list or @tool.lock.\n"},
        {u"skills/a/memory.yml"_s, "schema:\n  public:\n    why:\n      type: text\n"},
        {u"skills/a/responses.yml"_s, "responses:\n  utter_b:\n    - text: Hello {why}.\n"},
        {u"skills/a/tools.py"_s, "@tool(description=\"Lists.\")\nasync def list(context):\n    context.memory.set(\"why\", 1)\n"},
    };
    return files;
}

bool isYamlFile(const QString &file)
{
    return file.endsWith(u".yml");
}

} // namespace

class BadInputTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;

    QString path(const QString &file = {}) const { return m_temporary->filePath(file.isEmpty() ? u"agent"_s : u"agent/"_s + file); }

    void write(const QString &file, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(file)).absolutePath());
        QFile disk(path(file));
        QVERIFY(disk.open(QIODevice::WriteOnly));
        QCOMPARE(disk.write(bytes), bytes.size());
    }
    void writeAgent(const QString &except = {}) const
    {
        for (auto it = agentFiles().begin(); it != agentFiles().end(); ++it) {
            if (it.key() != except)
                write(it.key(), it.value());
        }
    }
    void link(const QString &target, const QString &name) const
    {
        QDir().mkpath(QFileInfo(path(name)).absolutePath());
        QVERIFY(QFile::link(target, path(name)));
    }

    // "file: severity code", errors and warnings only: hints about an agent this small are no faults.
    static QStringList shown(const AnalysisPtr &analysis)
    {
        QStringList list;
        for (const Diagnostic &found : analysis->diagnostics) {
            if (found.severity <= Severity::Warning)
                list.append(found.where.file + u": "_s + severityKey(found.severity) + u' ' + found.code);
        }
        return list;
    }
    // As the command line and as the window reads the folder: the same findings, in time.
    QStringList findings() const
    {
        QElapsedTimer timer;
        timer.start();
        const QStringList found = shown(testing::analysisOfFolder(path()));
        Workspace workspace(Workspace::Mode::Synchronous);
        if (!workspace.open(path()))
            return {u"not opened"_s};
        if (shown(workspace.analysis()) != found)
            return {u"the window says something else:"_s, shown(workspace.analysis()).join(u'\n')};
        if (timer.elapsed() > 20000)
            return {u"took too long"_s};
        return found;
    }
    QString messageOf(const QString &file) const
    {
        const AnalysisPtr analysis = testing::analysisOfFolder(path());
        for (const Diagnostic &found : analysis->diagnostics) {
            if (found.where.file == file)
                return found.message;
        }
        return {};
    }
    static QStringList one(const QString &file, const QString &what) { return {file + u": "_s + what}; }
    static QString unreadable() { return u"error overmantel.file.unreadable"_s; }
    static QString notRead() { return u"warning overmantel.file.not_read"_s; }

    static void addFileRows()
    {
        QTest::addColumn<QString>("file");
        for (auto it = agentFiles().begin(); it != agentFiles().end(); ++it)
            QTest::newRow(qPrintable(it.key())) << it.key();
    }

private Q_SLOTS:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        QVERIFY(m_temporary->isValid());
        QDir().mkpath(path());
    }

    void aSoundAgentHasNoFindings()
    {
        writeAgent();
        QCOMPARE(findings(), QStringList());
    }

    void noText_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        for (auto it = agentFiles().begin(); it != agentFiles().end(); ++it) {
            const QByteArray name = it.key().toUtf8();
            QTest::newRow((name + ": NUL").constData()) << it.key() << it.value() + QByteArray("# \0", 3) << u"is a NUL"_s;
            QTest::newRow((name + ": only NUL").constData()) << it.key() << QByteArray(5000, '\0') << u"byte 1 is a NUL"_s;
            QTest::newRow((name + ": Latin 1").constData()) << it.key() << it.value() + QByteArray("# M\xFCller\n") << u"UTF-8"_s;
            QTest::newRow((name + ": UTF-16").constData()) << it.key() << QByteArray("\xFF\xFE" "a\0:\0", 6) << u"UTF-16"_s;
        }
    }
    void noText()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        writeAgent(file);
        write(file, bytes);
        QCOMPARE(findings(), one(file, u"error overmantel.file.not_text"_s));
        QVERIFY2(messageOf(file).contains(word), qPrintable(messageOf(file)));
    }

    // Legal where the engine needs nothing of the file; one finding where it does.
    void empty_data() { addFileRows(); }
    void empty()
    {
        QFETCH(QString, file);
        writeAgent(file);
        write(file, "");
        QStringList found = findings();
        // What others name in the file is missing now, and that is told where it is named.
        found.removeIf([&file](const QString &line) { return !line.startsWith(file + u':'); });
        if (file == u"agent.yml")
            QCOMPARE(found, one(file, u"error config.agent.missing_section"_s));
        else if (file == u"skills/a/skill.md")
            QCOMPARE(found, one(file, u"error skill.markdown.invalid_frontmatter_delimiter"_s));
        else if (file != u"integrations.yml") // what it must hold is a matter of its own rules
            QCOMPARE(found, QStringList());
    }

    void aFolderInThePlaceOfAFile_data() { addFileRows(); }
    void aFolderInThePlaceOfAFile()
    {
        QFETCH(QString, file);
        writeAgent(file);
        write(file + u"/inside.md"_s, "words");
        if (file.startsWith(u"references/"))
            QCOMPARE(findings(), QStringList()); // folders may have any name there
        else
            QCOMPARE(findings(), one(file, unreadable()));
    }

    void aFileThatCannotBeOpened_data() { addFileRows(); }
    void aFileThatCannotBeOpened()
    {
        QFETCH(QString, file);
        writeAgent();
        QVERIFY(QFile::setPermissions(path(file), {}));
        // The administrator may read everything.
        const bool mayReadAll = QFile(path(file)).open(QIODevice::ReadOnly);
        QCOMPARE(findings(), mayReadAll ? QStringList() : one(file, unreadable()));
    }

    void aFolderThatCannotBeOpened()
    {
        writeAgent();
        QVERIFY(QFile::setPermissions(path(u"skills/a"_s), {}));
        const bool mayReadAll = QFileInfo(path(u"skills/a"_s)).isReadable();
        QCOMPARE(findings(), mayReadAll ? QStringList() : one(u"skills/a"_s, unreadable()));
        QVERIFY(QFile::setPermissions(path(u"skills/a"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    // Reading a pipe would wait until somebody writes into it.
    void aPipeIsNotRead_data() { addFileRows(); }
    void aPipeIsNotRead()
    {
        QFETCH(QString, file);
#ifdef Q_OS_UNIX
        writeAgent(file);
        QDir().mkpath(QFileInfo(path(file)).absolutePath());
        QCOMPARE(::mkfifo(QFile::encodeName(path(file)).constData(), 0600), 0);
        QCOMPARE(findings(), one(file, unreadable()));
#else
        QSKIP("there are no pipes");
#endif
    }

    void tooLarge_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("size");
        for (auto it = agentFiles().begin(); it != agentFiles().end(); ++it) {
            QTest::newRow(qPrintable(it.key() + u": 10 MB"_s)) << it.key() << qint64(10) * 1024 * 1024;
            QTest::newRow(qPrintable(it.key() + u": 3 MB"_s)) << it.key() << qint64(3) * 1024 * 1024;
        }
    }
    void tooLarge()
    {
        QFETCH(QString, file);
        QFETCH(qint64, size);
        writeAgent(file);
        write(file, QByteArray("- x\n").repeated(qMin(size, qint64(3) * 1024 * 1024) / 4));
        QVERIFY(QFile::resize(path(file), size));
        const bool isParsed = !file.startsWith(u"references/");
        const bool isRefused = size > largestFile;
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(findings(), isParsed || isRefused ? one(file, notRead()) : QStringList());
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
        if (isParsed || isRefused)
            QVERIFY2(messageOf(file).contains(u"too large"_s), qPrintable(messageOf(file)));
        // A file that is only not checked can be shown and mended.
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QCOMPARE(workspace.isReadOnly(file), isRefused);
        if (!isRefused) {
            QVERIFY(workspace.apply({u"Cut"_s, {{file, TextEdit::replace({0, size}, QString::fromUtf8(agentFiles()[file]))}}}));
            QCOMPARE(shown(workspace.analysis()), QStringList());
        }
    }

    // The largest that is read: it may not take the patience of a person.
    void justNotTooLarge_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        const auto filled = [](const QByteArray &head, const QByteArray &unit) {
            QByteArray bytes = head;
            for (qsizetype index = 0; bytes.size() + unit.size() + 10 < largestParsed; ++index)
                bytes += QByteArray(unit).replace("%", QByteArray::number(index));
            return bytes;
        };
        QTest::newRow("memory.yml") << u"memory.yml"_s << filled("reason:\n  type: text\n", "e%:\n  type: text\n  description: It is number %\n");
        QTest::newRow("responses.yml") << u"responses.yml"_s << filled("responses:\n  utter_a:\n    - text: a\n", "  utter_%:\n    - text: Hello {reason}\n");
        QTest::newRow("prose") << u"skills/a/skill.md"_s << filled(agentFiles()[u"skills/a/skill.md"_s], "\nSay number % of @memory.project.reason.\n");
        QTest::newRow("tools") << u"skills/a/tools.py"_s << filled(agentFiles()[u"skills/a/tools.py"_s], "\nasync def f%(context):\n    return (%)\n");
        QTest::newRow("one line") << u"memory.yml"_s << filled("reason: {type: text}\nx: {type: text, description: '", "word % ") + "'}\n";
        QTest::newRow("spaces") << u"memory.yml"_s << QByteArray("reason:\n  type: text\n") + QByteArray(largestParsed - 100, ' ');
        QTest::newRow("empty lines") << u"memory.yml"_s << QByteArray("reason:\n  type: text\n") + QByteArray(largestParsed - 100, '\n');
    }
    void justNotTooLarge()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        writeAgent(file);
        write(file, bytes);
        QElapsedTimer timer;
        timer.start();
        const QStringList found = findings(); // reads and checks everything twice
        qInfo("%lld bytes: %lld ms", qlonglong(bytes.size()), timer.elapsed() / 2);
        QCOMPARE(found, QStringList());
    }

    void brokenText_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QByteArray aliases = "a: &a x\nb:\n";
        aliases += QByteArray("  - *a\n").repeated(10000);
        QByteArray laughs = "a0: &a0 [x, x]\n";
        for (int level = 1; level < 60; ++level)
            laughs += QByteArray("a%: &a% [*b, *b]\n").replace("%", QByteArray::number(level)).replace("*b", "*a" + QByteArray::number(level - 1));
        for (auto it = agentFiles().begin(); it != agentFiles().end(); ++it) {
            if (!isYamlFile(it.key()))
                continue;
            const auto row = [&](const char *name, const QByteArray &bytes) { QTest::newRow(qPrintable(it.key() + u": "_s + QLatin1String(name))) << it.key() << bytes; };
            row("100,000 brackets", QByteArray(100000, '['));
            row("100,000 braces", "a: " + QByteArray(100000, '{'));
            row("10,000 aliases", aliases);
            row("each alias twice the one above", laughs);
            row("a control character", "a: \x01\n");
            row("a tab", "a:\n\tb: 1\n");
            row("an open quote", it.value() + "x: \"open\n");
            row("a second document in place of the first", "---\n---\n" + it.value());
        }
        const QByteArray head = "---\nname: A\ndescription: Does a.\n";
        const QString skill = u"skills/a/skill.md"_s;
        QTest::newRow("front matter: brackets") << skill << head + "x: " + QByteArray(100000, '[') + "\n---\nHelp.\n";
        QTest::newRow("front matter: aliases") << skill << head + aliases + "---\nHelp.\n";
        QTest::newRow("front matter: not closed") << skill << head + "Help.\n";
        QTest::newRow("fence: brackets") << skill << head + "---\n:::ordered_block id=a\nsteps: " + QByteArray(100000, '[') + "\n:::\n";
        QTest::newRow("fence: aliases") << skill << head + "---\n:::ordered_block id=a\n" + aliases + ":::\n";
        QTest::newRow("condition: brackets") << skill << head + "---\nif: " + QByteArray(100000, '(') + "\nHelp.\n";
        QTest::newRow("condition: not not not") << skill << head + "---\nif: " + QByteArray("not ").repeated(100000) + "True\nHelp.\n";
        QTest::newRow("tools: brackets") << u"skills/a/tools.py"_s << "x = " + QByteArray(100000, '(') + "\n";
        QTest::newRow("tools: calls") << u"skills/a/tools.py"_s << "def f():\n    x = " + QByteArray("Button(value=(").repeated(50000) + "\n";
        QTest::newRow("shared tools: brackets") << u"tools/shared.py"_s << "x = " + QByteArray(100000, '{') + "\n";
    }
    void brokenText()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        writeAgent(file);
        write(file, bytes);
        const QStringList found = findings();
        QVERIFY2(found.size() == 1 && found.first().startsWith(file + u": error "_s), qPrintable(found.join(u'\n')));
    }

    void linksThatLeadOut_data() { addFileRows(); }
    void linksThatLeadOut()
    {
        QFETCH(QString, file);
        writeAgent(file);
        QFile secret(m_temporary->filePath(u"secret"_s));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        secret.write(agentFiles()[file]);
        secret.close();
        link(secret.fileName(), file);
        QCOMPARE(findings(), one(file, notRead()));
        QVERIFY2(messageOf(file).contains(QFileInfo(secret.fileName()).canonicalFilePath()), qPrintable(messageOf(file)));
        QVERIFY(!loadFile(path(), file));
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        QVERIFY(workspace.snapshot(file).text().isEmpty() && workspace.isReadOnly(file));
        QVERIFY(!saveFile(path(), file, Snapshot(u"x"_s), agentFiles()[file]));
        QVERIFY(secret.open(QIODevice::ReadOnly));
        QCOMPARE(secret.readAll(), agentFiles()[file]);
    }

    void foldersThatLeadOut_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder : {"skills", "skills/a", "skills/a/references", "references", "tools", "docs"})
            QTest::newRow(folder) << QString::fromLatin1(folder);
    }
    void foldersThatLeadOut()
    {
        QFETCH(QString, folder);
        writeAgent();
        const QString outside = m_temporary->filePath(u"outside"_s);
        QDir().mkpath(QFileInfo(path(folder)).absolutePath());
        if (QFileInfo::exists(path(folder)))
            QVERIFY(QDir().rename(path(folder), outside));
        else
            QVERIFY(QDir().mkpath(outside + u"/below"_s));
        link(outside, folder);
        QCOMPARE(findings(), one(folder, notRead()));
        QVERIFY2(messageOf(folder).contains(QFileInfo(outside).canonicalFilePath()), qPrintable(messageOf(folder)));
        // Nothing is written through it either.
        const QString below = folder + (folder == u"skills" ? u"/new/skill.md"_s : u"/new.md"_s);
        QVERIFY(!saveFile(path(), below, Snapshot(u"x"_s), {}));
        QVERIFY(!QFileInfo::exists(path(below)));
    }

    void linksInsideAreFollowed()
    {
        writeAgent(u"skills/a/memory.yml"_s);
        write(u"shared/memory.yml"_s, agentFiles()[u"skills/a/memory.yml"_s]);
        link(u"../../shared/memory.yml"_s, u"skills/a/memory.yml"_s);
        link(u"a"_s, u"skills/b"_s);
        QCOMPARE(findings().filter(u"overmantel.file."_s), QStringList());
        const AnalysisPtr analysis = testing::analysisOfFolder(path());
        QCOMPARE(analysis->project.skills.size(), 2);
        QVERIFY(analysis->project.entry(u"a", u"why") && analysis->project.entry(u"b", u"why"));
    }

    void theFolderItselfMayBeALink()
    {
        writeAgent();
        const QString other = m_temporary->filePath(u"link"_s);
        QVERIFY(QFile::link(path(), other));
        const AnalysisPtr analysis = testing::analysisOfFolder(other);
        QCOMPARE(shown(analysis), QStringList());
        QCOMPARE(analysis->project.skills.size(), 1);
    }

    void linksInACircle()
    {
        writeAgent(u"memory.yml"_s);
        link(u"memory.yml"_s, u"memory.yml"_s); // to itself
        link(u".."_s, u"skills/up"_s);
        link(u"."_s, u"references/here"_s);
        link(u"other"_s, u"skills/one"_s);
        link(u"one"_s, u"skills/other"_s);
        QCOMPARE(findings(), (QStringList{u"memory.yml: "_s + unreadable(), u"references/here: "_s + notRead(), u"skills/one: "_s + unreadable(),
                                          u"skills/other: "_s + unreadable(), u"skills/up: "_s + notRead()}));
        QVERIFY2(messageOf(u"memory.yml"_s).contains(u"in a circle"_s), qPrintable(messageOf(u"memory.yml"_s)));
    }

    void linksToNowhere()
    {
        writeAgent(u"skills/a/tools.py"_s);
        link(u"gone.py"_s, u"skills/a/tools.py"_s);
        link(u"/nowhere/b"_s, u"skills/b"_s);
        link(u"/nowhere/data"_s, u"data"_s); // the engine would not look there
        QCOMPARE(findings(), (QStringList{u"skills/a/tools.py: "_s + unreadable(), u"skills/b: "_s + unreadable()}));
    }

    // Each folder has two links to the next: 2^40 ways through.
    void foldersFullOfLinks()
    {
        writeAgent();
        for (int level = 0; level < 40; ++level) {
            write(u"docs/d%1/x.md"_s.arg(level), "words");
            for (const QString &name : {u"left"_s, u"right"_s})
                link(path(u"docs/d%1"_s.arg(level + 1)), u"docs/d%1/"_s.arg(level) + name);
        }
        QDir().mkpath(path(u"docs/d40"_s));
        QElapsedTimer timer;
        timer.start();
        const QStringList found = findings();
        QVERIFY2(found.size() == 1 && found.first().endsWith(notRead()), qPrintable(found.join(u'\n')));
        QVERIFY(timer.elapsed() < 10000);
    }

    void foldersThatAreNoAgent()
    {
        const auto refusal = [this] {
            const Result<LoadedFolder> loaded = loadFolder(path());
            return loaded ? QString() : loaded.error().sentence();
        };
        QVERIFY2(refusal().contains(u"no agent folder"_s), qPrintable(refusal()));
        write(u"words.txt"_s, "nothing of an agent");
        write(u"notes/skill.md"_s, "---\n---\n");
        QVERIFY2(refusal().contains(u"no agent folder"_s), qPrintable(refusal()));
        QVERIFY(!Workspace(Workspace::Mode::Synchronous).open(path()));
    }

    // A folder skills without anything in it: it opens, and something is said.
    void anAgentWithoutAnything()
    {
        QDir().mkpath(path(u"skills"_s));
        QCOMPARE(findings().size(), 1);
        QVERIFY2(findings().first().contains(u"agent.yml"_s), qPrintable(findings().first()));
    }

    void namesThatAreNoNames()
    {
        writeAgent();
        write(u"skills/\U0001F600 \n'\"/skill.md"_s, "---\nname: B\ndescription: Does b.\n---\nHelp.\n");
        QDir().mkpath(path(u"skills/a/references"_s));
#ifdef Q_OS_UNIX
        // A name that is no UTF-8.
        const QByteArray name = QFile::encodeName(path(u"skills/a/references/"_s)) + "\xff.md";
        const int file = ::open(name.constData(), O_CREAT | O_WRONLY, 0600);
        QVERIFY(file >= 0);
        ::close(file);
#endif
        QVERIFY(findings().size() <= 1);
        QCOMPARE(testing::analysisOfFolder(path())->project.skills.size(), 2);
#ifdef Q_OS_UNIX
        ::unlink(name.constData()); // Qt cannot
#endif
    }

    // Code of a tools file that would leave a trace when it ran.
    void nothingIsRun()
    {
        writeAgent(u"skills/a/tools.py"_s);
        const QString trace = m_temporary->filePath(u"trace"_s);
        write(u"skills/a/tools.py"_s, agentFiles()[u"skills/a/tools.py"_s] + "\nopen('" + QFile::encodeName(trace) + "', 'w').write('x')\n");
        write(u"skills/a/conftest.py"_s, "open('" + QFile::encodeName(trace) + "', 'w')\n");
        QVERIFY(QFile::setPermissions(path(u"skills/a/tools.py"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(findings(), QStringList());
        QVERIFY(!QFileInfo::exists(trace));
    }

    // A file that becomes a link which leads out while the folder is open.
    void becomingALinkWhileOpen()
    {
        writeAgent();
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(path()).has_value());
        const QString outside = m_temporary->filePath(u"outside.yml"_s);
        QVERIFY(QFile::rename(path(u"memory.yml"_s), outside));
        link(outside, u"memory.yml"_s);
        workspace.checkDisk();
        QCOMPARE(shown(workspace.analysis()), one(u"memory.yml"_s, notRead()));
        QVERIFY(workspace.isReadOnly(u"memory.yml"_s));
        // With unsaved changes the text stays, and saving does not write through the link.
        QVERIFY(workspace.apply({u"Edit"_s, {{u"responses.yml"_s, TextEdit::insert(0, u"# mine\n"_s)}}}));
        const QString other = m_temporary->filePath(u"other.yml"_s);
        QVERIFY(QFile::rename(path(u"responses.yml"_s), other));
        link(other, u"responses.yml"_s);
        QVERIFY(!workspace.save(u"responses.yml"_s));
        QFile disk(other);
        QVERIFY(disk.open(QIODevice::ReadOnly));
        QCOMPARE(disk.readAll(), agentFiles()[u"responses.yml"_s]);
    }
};

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_badinput.moc"
