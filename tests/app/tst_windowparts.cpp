// The parts of the window that are no widgets: command line, session, way back, example agent, status.
#include "app/window/commandline.h"
#include "app/window/exampleagent.h"
#include "app/window/navigation.h"
#include "app/window/session.h"
#include "app/window/statusbar.h"
#include "views/common/theme.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class TestWindowParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheCommandLine()
    {
        const auto read = [](const QStringList &words) { return readCommandLine(QStringList{u"overmantel"_s} + words); };
        QVERIFY(read({}).error.isEmpty());
        QVERIFY(read({u"--help"_s}).wantsHelp);
        QVERIFY(read({u"--version"_s}).wantsVersion);
        const CommandLine place = read({u"no/such/skill.md:12:4"_s});
        QCOMPARE(place.path, u"no/such/skill.md"_s);
        QCOMPARE(place.line, 12);
        QCOMPARE(place.column, 4);

        const CommandLine picture = read({u"--screenshot"_s, u"out.png"_s, u"--view"_s, u"matrix"_s, u"--theme"_s, u"dark"_s,
                                          u"--size"_s, u"1600x900"_s, u"agent"_s});
        QVERIFY2(picture.error.isEmpty(), qPrintable(picture.error));
        QCOMPARE(picture.screenshotFile, u"out.png"_s);
        QCOMPARE(picture.view, ScreenshotView::Matrix);
        QCOMPARE(picture.themeMode, std::optional(theme::Mode::Dark));
        QCOMPARE(picture.size, QSize(1600, 900));
    }

    void saysWhatIsWrongWithTheCommandLine_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("named");
        QTest::newRow("option") << QStringList{u"--nonsense"_s} << u"nonsense"_s;
        QTest::newRow("theme") << QStringList{u"--theme"_s, u"pink"_s} << u"pink"_s;
        QTest::newRow("view") << QStringList{u"--view"_s, u"side"_s, u"--screenshot"_s, u"a.png"_s, u"f"_s} << u"side"_s;
        QTest::newRow("size") << QStringList{u"--size"_s, u"12"_s} << u"12"_s;
        QTest::newRow("tiny") << QStringList{u"--size"_s, u"10x10"_s} << u"10x10"_s;
        QTest::newRow("scale") << QStringList{u"--scale"_s, u"nan"_s} << u"nan"_s;
        QTest::newRow("no folder") << QStringList{u"--screenshot"_s, u"a.png"_s} << u"folder"_s;
        QTest::newRow("two") << QStringList{u"a"_s, u"b"_s} << u"b"_s;
    }

    void saysWhatIsWrongWithTheCommandLine()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, named);
        const CommandLine line = readCommandLine(QStringList{u"overmantel"_s} + words);
        QVERIFY2(line.error.contains(named), qPrintable(line.error));
    }

    void helpNamesEveryOption()
    {
        const QString help = commandLineHelp();
        for (const QString &word : {u"--theme"_s, u"--screenshot"_s, u"--view"_s, u"--size"_s, u"FOLDER"_s, u"LINE"_s})
            QVERIFY2(help.contains(word), qPrintable(word));
    }

    void splitsPlacesFromPaths()
    {
        QTemporaryDir folder;
        const QString odd = folder.filePath(u"notes:7"_s);
        QFile file(odd);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(splitPlace(odd).path, odd); // there is such a file: its name is not split
        QCOMPARE(splitPlace(odd + u":3"_s).path, odd);
        QCOMPARE(splitPlace(odd + u":3"_s).line, 3);
        QCOMPARE(splitPlace(u"a.yml:5"_s).line, 5);
        QCOMPARE(splitPlace(u"a.yml:5:"_s).line, 5); // as compilers write it
        QCOMPARE(splitPlace(u"a.yml"_s).line, 0);
        QCOMPARE(splitPlace(u":5"_s).path, u":5"_s);
    }

    void findsTheAgentOfAFile()
    {
        QTemporaryDir folder;
        QDir root(folder.path());
        QVERIFY(root.mkpath(u"agent/skills/skills/tools"_s));
        QVERIFY(root.mkpath(u"elsewhere"_s));
        QFile agent(root.filePath(u"agent/agent.yml"_s));
        QVERIFY(agent.open(QIODevice::WriteOnly));
        const QString wanted = root.filePath(u"agent"_s);
        QCOMPARE(agentFolderOf(root.filePath(u"agent/agent.yml"_s)), wanted);
        // A skill that is named "skills" does not pass for an agent.
        QCOMPARE(agentFolderOf(root.filePath(u"agent/skills/skills/tools/a.py"_s)), wanted);
        QVERIFY(agent.remove());
        QVERIFY(!agentFolderOf(root.filePath(u"agent/memory.yml"_s)).isEmpty());
        QCOMPARE(agentFolderOf(root.filePath(u"elsewhere/a.yml"_s)), QString());
    }

    void sessionsRoundTrip()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"session.ini"_s);
        const FolderSession state{.tabs = {u"a.yml"_s, u":matrix"_s},
                                  .currentTab = u"a.yml"_s,
                                  .editors = {{u"a.yml"_s, {.anchor = 3, .position = 9, .scroll = 2}}},
                                  .expanded = {u"skills/\nskills/a/"_s},
                                  .graphZoom = 1.5,
                                  .previewState = u"{\"memory\":{\"a\":{\"b\":\"ü, \\\"c\\\"\"}}}"_s};
        {
            Session session(file);
            session.setFolder(u"/agents/one = [x]"_s, state);
            session.setFolder(u"/agents/two"_s, {});
            session.setThemeMode(theme::Mode::Dark);
            session.setLastFolder(u"/agents/two"_s);
            for (int i = 0; i < 15; ++i)
                session.addRecentFolder(u"/agents/%1"_s.arg(i));
            session.addRecentFolder(u"/agents/9"_s);
        }
        Session session(file);
        QCOMPARE(session.folder(u"/agents/one = [x]"_s), state);
        QCOMPARE(session.folder(u"/agents/two"_s), FolderSession());
        QCOMPARE(session.folder(u"/agents/never"_s), FolderSession());
        QCOMPARE(session.themeMode(), theme::Mode::Dark);
        QCOMPARE(session.lastFolder(), u"/agents/two"_s);
        QCOMPARE(session.recentFolders().size(), 10);
        QCOMPARE(session.recentFolders().first(), u"/agents/9"_s);
        session.removeRecentFolder(u"/agents/9"_s);
        QVERIFY(!session.recentFolders().contains(u"/agents/9"_s));
    }

    void theWayBackIsLikeABrowsers()
    {
        Navigation way;
        const Location a{u"a"_s, {0, 0}}, b{u"b"_s, {0, 0}}, c{u"c"_s, {0, 0}};
        QVERIFY(!way.canGoBack());
        way.jumped(a, b);
        way.jumped(b, c);
        QCOMPARE(way.back(c), std::optional(b));
        QCOMPARE(way.back(b), std::optional(a));
        QVERIFY(!way.canGoBack());
        QCOMPARE(way.forward(), std::optional(b));
        way.jumped(b, a); // a new way from here forgets c
        QVERIFY(!way.canGoForward());
        QCOMPARE(way.back(a), std::optional(b));
        way.clear();
        QVERIFY(!way.canGoBack() && !way.canGoForward());
        way.jumped({}, a); // the first place of all
        QVERIFY(!way.canGoBack());
        for (int i = 0; i < 500; ++i)
            way.jumped(i % 2 ? a : b, i % 2 ? b : a);
        int steps = 0;
        while (way.back({}))
            ++steps;
        QVERIFY(steps <= 100);
    }

    void theExampleIsCopiedOnceAndNeverOverwritten()
    {
        QTemporaryDir folder;
        const Result<QString> agent = exampleAgentFolder(folder.path());
        QVERIFY(agent);
        QVERIFY(QFile::exists(*agent + u"/agent.yml"_s));
        QVERIFY(QFile::exists(*agent + u"/skills/card_replace/skill.md"_s));
        QFile file(*agent + u"/agent.yml"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
        file.close();
        QVERIFY(exampleAgentFolder(folder.path()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));

        const Result<QString> nowhere = exampleAgentFolder(*agent + u"/agent.yml"_s);
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().sentence().contains(u"agent.yml"_s));
    }

    void theStatusNeverSaysCleanWhileChecking()
    {
        theme::apply(*qApp, theme::Mode::Light);
        StatusBar bar;
        bar.setCheck(CheckState::Checking, 0, 0);
        QCOMPARE(bar.checkText(), u"Checking…"_s);
        bar.setCheck(CheckState::Done, 0, 0);
        QCOMPARE(bar.checkText(), u"No problems"_s);
        bar.setCheck(CheckState::Done, 2, 1);
        QVERIFY(bar.checkText().contains(u'2') && bar.checkText().contains(u'1') && bar.checkText().contains(u'·'));
        bar.setCheck(CheckState::Checking, 2, 1);
        QCOMPARE(bar.checkText(), u"Checking…"_s);
    }
};

QTEST_MAIN(TestWindowParts)
#include "tst_windowparts.moc"
