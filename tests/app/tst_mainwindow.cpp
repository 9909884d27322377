// The window as a whole, on a copy of the example agent, driven by keys, menus and the views' signals.
#include "app/window/commands.h"
#include "app/window/documents.h"
#include "app/window/exampleagent.h"
#include "app/window/mainwindow.h"
#include "app/window/perspectives.h"
#include "app/window/prompts.h"
#include "app/window/session.h"
#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/editor/codeeditor.h"
#include "views/editor/fileeditor.h"
#include "views/editor/noticebar.h"
#include "views/graph/graphview.h"
#include "views/matrix/matrixview.h"
#include "views/preview/previewpanel.h"

#include <QAction>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

const QString skillFile = u"skills/card_replace/skill.md"_s;

class TestPrompts : public Prompts
{
public:
    void askToSave(QWidget *, const QStringList &files, std::function<void(SaveAnswer)> then) override
    {
        asked += files;
        then(answer);
    }
    void askForFolder(QWidget *, const QString &, std::function<void(QString)> then) override
    {
        if (!folder.isEmpty())
            then(folder);
    }
    void showAbout(QWidget *) override { aboutShown = true; }

    QStringList asked;
    SaveAnswer answer = SaveAnswer::Cancel;
    QString folder;
    bool aboutShown = false;
};

QString onDisk(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    QString m_agent;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Workspace> m_workspace;
    TestPrompts m_prompts;
    std::unique_ptr<MainWindow> m_window;

    void makeWindow()
    {
        m_window.reset();
        m_workspace = std::make_unique<Workspace>(Workspace::Mode::Synchronous);
        m_session = std::make_unique<Session>(m_temporary->filePath(u"session.ini"_s));
        m_window = std::make_unique<MainWindow>(*m_workspace, m_prompts, *m_session);
        m_window->restoreWindow();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    template <typename T>
    T *find(const QString &name) const
    {
        T *found = m_window->findChild<T *>(name);
        if (!found)
            qWarning("no %s", qPrintable(name));
        return found;
    }
    void trigger(const QString &action) const { find<QAction>(action)->trigger(); }
    QString noticeText() const
    {
        const auto *bar = find<NoticeBar>(u"windowNotice"_s);
        return bar->isVisible() ? bar->text() : QString();
    }
    QString checkText() const { return find<QToolButton>(u"checkState"_s)->text(); }
    CodeEditor *editor() const { return m_window->documents()->current()->editor()->editor(); }
    GraphView *graph() const { return m_window->documents()->current()->graph(); }
    int problemRows() const { return find<QTreeView>(u"problemsTable"_s)->model()->rowCount(); }
    void openAgent() { m_window->openPath(m_agent); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        theme::apply(*qApp, theme::Mode::Light);
    }

    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        const Result<QString> agent = exampleAgentFolder(m_temporary->path());
        QVERIFY(agent);
        m_agent = *agent;
        m_prompts = {};
        makeWindow();
    }

    void cleanup()
    {
        m_window.reset();
        m_workspace.reset();
        m_session.reset();
        m_temporary.reset();
    }

    void startsWithTheWelcomePage()
    {
        QCOMPARE(find<QStackedWidget>(u"centre"_s)->currentWidget()->objectName(), u"welcomePage"_s);
        QVERIFY(find<QPushButton>(u"welcomeOpenFolder"_s)->isVisible());
        QVERIFY(!find<QDockWidget>(u"agentDock"_s)->isVisible());
        QVERIFY(!find<QToolButton>(u"checkState"_s)->isVisible());
        QVERIFY(!find<QAction>(u"undo"_s)->isEnabled());
    }

    void opensTheExampleClean()
    {
        QTest::mouseClick(find<QPushButton>(u"welcomeExample"_s), Qt::LeftButton);
        QVERIFY2(m_workspace->isOpen(), qPrintable(noticeText()));
        QCOMPARE(m_workspace->folderName(), u"card_services"_s);
        QCOMPARE(checkText(), u"No problems"_s);
        QVERIFY(m_window->documents()->current());
        QVERIFY(find<QDockWidget>(u"agentDock"_s)->isVisible());
        QVERIFY(find<QDockWidget>(u"problemsDock"_s)->isVisible());
        QVERIFY(m_session->recentFolders().contains(m_workspace->folder()));
        QVERIFY(m_window->windowTitle().contains(u"card_services"_s));
    }

    void typingShowsProblemsAndUndoTakesThemAway()
    {
        openAgent();
        m_window->openPath(m_agent + u"/agent.yml"_s);
        const QString before = m_workspace->snapshot(u"agent.yml"_s).text();
        editor()->setFocus();
        editor()->goTo({0, 0});
        QTest::keyClicks(editor(), u"[ "_s);
        QVERIFY(m_workspace->snapshot(u"agent.yml"_s).text().startsWith(u"[ "_s));
        QVERIFY(problemRows() > 0);
        QVERIFY2(checkText().contains(u"error"_s), qPrintable(checkText()));
        QVERIFY(m_window->isWindowModified());
        QVERIFY(m_window->documents()->tabText(m_window->documents()->currentIndex()).contains(u'●'));

        // The key goes to the workspace, through the menu, and not to the document of the editor.
        while (find<QAction>(u"undo"_s)->isEnabled())
            QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_workspace->snapshot(u"agent.yml"_s).text(), before);
        QCOMPARE(checkText(), u"No problems"_s);
        QVERIFY(!m_window->isWindowModified());
        QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_workspace->snapshot(u"agent.yml"_s).text() != before);
    }

    void renamesAStepFromTheGraph()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile);
        QVERIFY(graph());
        Q_EMIT graph()->stepRenameRequested(u"card_replace"_s, u"choose_card"_s, u"only_card"_s, u"single_card"_s);
        const QString text = m_workspace->snapshot(skillFile).text();
        QVERIFY(text.contains(u"- id: single_card"_s));
        QVERIFY(text.contains(u"then: single_card"_s));
        QVERIFY(!text.contains(u"then: only_card"_s) && !text.contains(u"id: only_card"_s));
        QVERIFY(text.contains(u"# summarise_cards has already chosen"_s)); // the comment above it stays
        QCOMPARE(checkText(), u"No problems"_s);
        QVERIFY2(find<QAction>(u"undo"_s)->text().contains(u"single_card"_s), qPrintable(find<QAction>(u"undo"_s)->text()));
        trigger(u"undo"_s);
        QCOMPARE(m_workspace->snapshot(skillFile).text(), onDisk(m_agent + u'/' + skillFile));
    }

    void aRefusedRenameSaysWhy()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile);
        Q_EMIT graph()->stepRenameRequested(u"card_replace"_s, u"choose_card"_s, u"only_card"_s, u"no_cards"_s);
        QVERIFY2(noticeText().contains(u"no_cards"_s), qPrintable(noticeText()));
        QCOMPARE(m_workspace->snapshot(skillFile).text(), onDisk(m_agent + u'/' + skillFile));
    }

    void setsAnInitialValueFromTheMatrix()
    {
        openAgent();
        trigger(u"showMatrix"_s);
        MatrixView *matrix = m_window->documents()->matrix();
        QVERIFY(matrix && matrix->isVisible());
        const MemoryEntry *target = nullptr;
        for (const MemoryEntry *entry : m_workspace->analysis()->project.allEntries()) {
            if (entry->type == MemoryType::Bool && !entry->initialValue && !target)
                target = entry;
        }
        QVERIFY(target);
        const QString ns = target->ns;
        const QString name = target->name.text;
        Q_EMIT matrix->initialValueRequested(ns, name, Value::boolean(true));
        const MemoryEntry *changed = m_workspace->analysis()->project.entry(ns, name);
        QVERIFY(changed && changed->initialValue);
        QCOMPARE(*changed->initialValue, Value::boolean(true));
        QCOMPARE(m_workspace->modifiedFiles().size(), 1);
        trigger(u"undo"_s);
        QVERIFY(!m_workspace->isModified());
        // The matrix counts as a tab like any other.
        trigger(u"closeTab"_s);
        QVERIFY(!matrix->isVisible());
        trigger(u"reopenTab"_s);
        QVERIFY(matrix->isVisible());
    }

    void cursorAndGraphFollowEachOther()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile);
        const QString text = m_workspace->snapshot(skillFile).text();
        const qsizetype at = text.indexOf(u"- id: freeze"_s) + 8;
        m_window->documents()->goTo({skillFile, {at, at}});
        QCOMPARE(graph()->blockId(), u"report_problem"_s);
        QCOMPARE(graph()->selectedStep(), u"freeze"_s);

        const Block *block = m_workspace->analysis()->project.skill(u"card_replace")->block(u"wrap_up");
        Q_EMIT graph()->locationSelected(block->steps.first().id.where);
        QCOMPARE(m_window->documents()->current()->cursor().range.start, block->steps.first().id.where.range.start);
    }

    void walksTheProblems()
    {
        openAgent();
        const QString memory = u"skills/card_replace/memory.yml"_s;
        WorkspaceEdit breaking{.label = u"Break two files"_s, .files = {}};
        breaking.files.insert(u"agent.yml"_s, TextEdit::insert(0, u"[ "_s));
        breaking.files.insert(memory, TextEdit::insert(0, u"[ "_s));
        QVERIFY(m_workspace->apply(breaking));
        QVERIFY(problemRows() >= 2);
        QSet<QString> visited;
        for (int i = 0; i < problemRows(); ++i) {
            QTest::keyClick(m_window.get(), Qt::Key_F8);
            visited += m_window->documents()->current()->file();
        }
        QVERIFY(visited.contains(u"agent.yml"_s));
        QVERIFY(visited.contains(memory));
        const Location here = m_window->documents()->current()->cursor();
        QTest::keyClick(m_window.get(), Qt::Key_F8, Qt::ShiftModifier);
        QVERIFY(!(m_window->documents()->current()->cursor() == here) || problemRows() == 1);
    }

    void goesToDefinitionsAndBack()
    {
        openAgent();
        const QString text = m_workspace->snapshot(skillFile).text();
        const qsizetype at = text.indexOf(u"utter_card_replace_only_card"_s) + 3;
        m_window->openPath(m_agent + u'/' + skillFile);
        m_window->documents()->goTo({skillFile, {at, at}});
        trigger(u"goToDefinition"_s);
        QCOMPARE(m_window->documents()->current()->file(), u"skills/card_replace/responses.yml"_s);
        QVERIFY(find<QAction>(u"goBack"_s)->isEnabled());
        trigger(u"goBack"_s);
        QCOMPARE(m_window->documents()->current()->file(), skillFile);
        QCOMPARE(m_window->documents()->current()->cursor().range.start, at);
        trigger(u"goForward"_s);
        QCOMPARE(m_window->documents()->current()->file(), u"skills/card_replace/responses.yml"_s);
    }

    void previewFollowsTheCursor()
    {
        openAgent();
        trigger(u"perspectivePreview"_s);
        QVERIFY(m_window->preview()->isVisible());
        const QString file = u"skills/card_replace/responses.yml"_s;
        const qsizetype at = m_workspace->snapshot(file).text().indexOf(u"utter_card_replace_fee"_s);
        m_window->documents()->goTo({file, {at, at}});
        QCOMPARE(m_window->preview()->response(), u"utter_card_replace_fee"_s);
        QCOMPARE(m_window->preview()->skill(), u"card_replace"_s);
        trigger(u"perspectiveWrite"_s);
        QVERIFY(!m_window->preview()->isVisible());
    }

    void restoresTheSession()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile, 30, 5);
        m_window->openPath(m_agent + u"/agent.yml"_s, 3, 2);
        m_window->openPath(m_agent + u'/' + skillFile);
        trigger(u"perspectiveFlow"_s);
        graph()->setZoom(0.75);
        MemoryState memory = MemoryState::initial(m_workspace->analysis()->project);
        m_window->preview()->setAnalysis(m_workspace->analysis());
        memory.set(u"card_replace"_s, u"replacement_reason"_s, Value::text(u"lost"_s));
        m_window->preview()->setMemoryState(memory);
        m_window->preview()->setResponse(u"utter_card_replace_fee"_s);
        const QStringList tabs = m_window->documents()->tabKeys();
        const Location cursor = m_window->documents()->current()->cursor();
        QVERIFY(m_window->close());

        makeWindow();
        m_window->openLastFolder();
        QCOMPARE(m_workspace->folder(), QDir(m_agent).absolutePath());
        QCOMPARE(m_window->documents()->tabKeys(), tabs);
        QCOMPARE(m_window->documents()->current()->file(), skillFile);
        QCOMPARE(m_window->documents()->current()->cursor(), cursor);
        QCOMPARE(m_window->perspectives()->current(), Perspective::Flow);
        QVERIFY(!find<QDockWidget>(u"problemsDock"_s)->isVisible());
        QTRY_COMPARE(graph()->zoom(), 0.75);
        QCOMPARE(m_window->preview()->response(), u"utter_card_replace_fee"_s);
        QCOMPARE(m_window->preview()->memoryState().value(u"card_replace", u"replacement_reason"), Value::text(u"lost"_s));
    }

    void closingAsksForWhatIsNotSaved()
    {
        openAgent();
        const QString path = m_agent + u"/agent.yml"_s;
        const QString before = onDisk(path);
        QVERIFY(m_workspace->apply({.label = u"Note"_s, .files = {{u"agent.yml"_s, TextEdit::insert(0, u"# note\n"_s)}}}));

        m_prompts.answer = SaveAnswer::Cancel;
        m_window->close();
        QVERIFY(m_window->isVisible());
        QCOMPARE(m_prompts.asked, QStringList{u"agent.yml"_s});
        QCOMPARE(onDisk(path), before);

        m_prompts.answer = SaveAnswer::Save;
        m_window->close();
        QTRY_VERIFY(!m_window->isVisible());
        QVERIFY(onDisk(path).startsWith(u"# note\n"_s));
    }

    void discardingLeavesTheDiskAlone()
    {
        openAgent();
        const QString before = onDisk(m_agent + u"/agent.yml"_s);
        QVERIFY(m_workspace->apply({.label = u"Note"_s, .files = {{u"agent.yml"_s, TextEdit::insert(0, u"# note\n"_s)}}}));
        m_prompts.answer = SaveAnswer::Discard;
        m_window->close();
        QTRY_VERIFY(!m_window->isVisible());
        QCOMPARE(onDisk(m_agent + u"/agent.yml"_s), before);
    }

    void badFoldersAreSaidClearly_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("missing") << u"missing"_s;
        QTest::newRow("a file outside any agent") << u"file"_s;
        QTest::newRow("an empty folder") << u"empty"_s;
    }

    void badFoldersAreSaidClearly()
    {
        QFETCH(QString, what);
        const QString path = m_temporary->filePath(u"bad_"_s + what);
        if (what == u"file") {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        } else if (what == u"empty") {
            QVERIFY(QDir().mkpath(path));
        }
        m_window->openPath(path);
        QVERIFY(!m_workspace->isOpen());
        QVERIFY2(noticeText().contains(u"bad_"_s + what), qPrintable(noticeText()));
        QCOMPARE(find<QStackedWidget>(u"centre"_s)->currentWidget()->objectName(), u"welcomePage"_s);

        // What is open stays open.
        openAgent();
        QCOMPARE(noticeText(), QString());
        m_window->openPath(path);
        QVERIFY(m_workspace->isOpen());
        QVERIFY(!noticeText().isEmpty());
        QVERIFY(m_window->documents()->count() > 0);
    }

    void aDroppedFolderOpens()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_agent)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QVERIFY(m_workspace->isOpen());
    }

    void placesOnTheCommandLineAreReached()
    {
        m_window->openPath(m_agent + u'/' + skillFile, 12, 4);
        const Location place = m_window->documents()->current()->cursor();
        QCOMPARE(m_workspace->snapshot(skillFile).position(place.range.start), (TextPosition{11, 3}));
        QCOMPARE(find<QLabel>(u"cursorPosition"_s)->text(), u"Ln 12, Col 4"_s);
        QCOMPARE(find<QLabel>(u"encoding"_s)->text(), u"UTF-8 LF"_s);
    }

    void perspectivesAndPanels()
    {
        openAgent();
        trigger(u"perspectiveFlow"_s);
        QVERIFY(!find<QDockWidget>(u"problemsDock"_s)->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(find<QDockWidget>(u"problemsDock"_s)->isVisible());
        find<QDockWidget>(u"agentDock"_s)->setFloating(true);
        trigger(u"resetLayout"_s);
        QVERIFY(!find<QDockWidget>(u"agentDock"_s)->isFloating());
        QVERIFY(!find<QDockWidget>(u"problemsDock"_s)->isVisible());
        QCOMPARE(m_window->perspectives()->current(), Perspective::Flow);
    }

    void closingTheFolderLeadsBackToTheWelcomePage()
    {
        openAgent();
        trigger(u"closeFolder"_s);
        QVERIFY(!m_workspace->isOpen());
        QCOMPARE(find<QStackedWidget>(u"centre"_s)->currentWidget()->objectName(), u"welcomePage"_s);
        QVERIFY(!find<QDockWidget>(u"agentDock"_s)->isVisible());
        // The recent folder is one click away, and the panels come back as they were.
        QTest::mouseClick(find<QToolButton>(u"recentFolder"_s), Qt::LeftButton);
        QVERIFY(m_workspace->isOpen());
        QVERIFY(find<QDockWidget>(u"agentDock"_s)->isVisible());
    }

    void everythingToPressHasANameAndSpeaks()
    {
        openAgent();
        trigger(u"showMatrix"_s);
        trigger(u"perspectivePreview"_s);
        for (const QAbstractButton *button : m_window->findChildren<QAbstractButton *>()) {
            const bool isQts = button->objectName().startsWith(u"qt_"_s) || button->inherits("QTableCornerButton");
            if (isQts || !button->isVisible())
                continue;
            const bool speaks = !button->text().isEmpty() || !button->accessibleName().isEmpty() || !button->toolTip().isEmpty();
            QVERIFY2(speaks, qPrintable(button->objectName() + u" in "_s + button->parentWidget()->objectName()));
        }
        QSet<QString> keys;
        for (const QAction *action : m_window->findChildren<QAction *>()) {
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()), qPrintable(u"two actions on "_s + key.toString()));
                keys += key.toString();
            }
        }
    }

    void ctrlClickGoesToTheDefinition()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile);
        const qsizetype at = m_workspace->snapshot(skillFile).text().indexOf(u"utter_card_replace_only_card"_s) + 3;
        m_window->documents()->goTo({skillFile, {at, at}});
        const QPoint place = editor()->cursorRect().center();
        QTest::mouseClick(editor()->viewport(), Qt::LeftButton, Qt::ControlModifier, place);
        QTRY_COMPARE(m_window->documents()->current()->file(), u"skills/card_replace/responses.yml"_s);
    }

    void namesAreExplained()
    {
        openAgent();
        m_window->openPath(m_agent + u'/' + skillFile);
        const QString text = m_workspace->snapshot(skillFile).text();
        const QString response = editor()->hoverText(text.indexOf(u"utter_card_replace_only_card"_s) + 3);
        QVERIFY2(response.contains(u"I can see one card"_s), qPrintable(response));
        const QString tool = editor()->hoverText(text.indexOf(u"execute_tool: get_customer_info"_s) + 16);
        QVERIFY2(tool.contains(u"get_customer_info("_s), qPrintable(tool));
        QCOMPARE(editor()->hoverText(text.indexOf(u"Help the customer"_s) + 1), QString());
    }

    void theBreadcrumbNamesThePlace()
    {
        openAgent();
        const qsizetype at = m_workspace->snapshot(skillFile).text().indexOf(u"- id: freeze"_s) + 8;
        m_window->documents()->goTo({skillFile, {at, at}});
        QStringList words;
        for (int i = 0; i < 5; ++i)
            words += find<QToolButton>(u"crumb%1"_s.arg(i))->text();
        QCOMPARE(words, QStringList({u"card_services"_s, u"card_replace"_s, u"skill.md"_s, u"report_problem"_s, u"freeze"_s}));
        QTest::mouseClick(find<QToolButton>(u"crumb0"_s), Qt::LeftButton);
        QCOMPARE(m_window->documents()->current()->file(), u"agent.yml"_s);
    }

    void undoStaysInTextFields()
    {
        openAgent();
        QVERIFY(m_workspace->apply({.label = u"Note"_s, .files = {{u"agent.yml"_s, TextEdit::insert(0, u"# note\n"_s)}}}));
        auto *words = find<QLineEdit>(u"problemsFilter"_s);
        words->setFocus();
        QTest::keyClicks(words, u"abc"_s);
        QTest::keyClick(words, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(words->text() != u"abc"_s);
        QVERIFY(m_workspace->isModified());
    }

    void themesChangeWhileOpen()
    {
        openAgent();
        trigger(u"themeDark"_s);
        QVERIFY(theme::isDark());
        QCOMPARE(m_session->themeMode(), theme::Mode::Dark);
        trigger(u"themeLight"_s);
        QVERIFY(!theme::isDark());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
