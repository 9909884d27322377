// Profiles, their comparison and the rule catalogue in the window, driven by keys and menus.
#include "app/window/documents.h"
#include "app/window/exampleagent.h"
#include "app/window/mainwindow.h"
#include "app/window/profilecomparisondialog.h"
#include "app/window/prompts.h"
#include "app/window/session.h"
#include "core/workspace/foldersettings.h"
#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/editor/codeeditor.h"
#include "views/editor/fileeditor.h"
#include "views/editor/noticebar.h"
#include "views/problems/problemsview.h"
#include "views/problems/rulecataloguewindow.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

class NoPrompts : public Prompts
{
public:
    void askToSave(QWidget *, const QStringList &, std::function<void(SaveAnswer)> then) override { then(SaveAnswer::Discard); }
    void askForFolder(QWidget *, const QString &, std::function<void(QString)>) override {}
    void showAbout(QWidget *) override {}
};

// "next" finds what the reference does, but one error appears, the first one vanishes, the second is only a
// warning.
AnalysisPtr analyzeAsIf(const AnalysisInput &input, AnalysisCache &cache, std::stop_token stop)
{
    AnalysisInput asReference = input;
    asReference.profile = u"reference"_s;
    const AnalysisPtr real = analyze(asReference, cache, stop);
    if (!real || input.profile != u"next"_s)
        return real;
    auto changed = std::make_shared<Analysis>(*real);
    changed->profile = input.profile;
    QList<Diagnostic *> errors;
    for (Diagnostic &found : changed->diagnostics) {
        if (found.severity == Severity::Error)
            errors.append(&found);
    }
    if (errors.size() < 2)
        return changed;
    errors[0]->code = u"only.in.next"_s;
    errors[1]->severity = Severity::Warning;
    return changed;
}

} // namespace

class TestChecks : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    QString m_agent;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Workspace> m_workspace;
    NoPrompts m_prompts;
    std::unique_ptr<MainWindow> m_window;

    template <typename T>
    T *find(const QString &name) const
    {
        T *found = m_window->findChild<T *>(name);
        if (!found)
            qWarning("no %s", qPrintable(name));
        return found;
    }
    void trigger(const QString &action) const { find<QAction>(action)->trigger(); }
    QToolButton *profileButton() const { return find<QToolButton>(u"profile"_s); }
    QString noticeText() const
    {
        const auto *bar = find<NoticeBar>(u"windowNotice"_s);
        return bar->isVisible() ? bar->text() : QString();
    }
    void writeSettings(const QByteArray &bytes) const
    {
        QVERIFY(QDir(m_agent).mkpath(u".overmantel"_s));
        QFile file(m_agent + u'/' + folderSettingsFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    void breakTwice() const
    {
        WorkspaceEdit edit{.label = u"Break"_s, .files = {}};
        edit.files.insert(u"skills/card_replace/skill.md"_s, TextEdit::insert(4, u"disabeld: true\nhiden: true\n"_s));
        QVERIFY(m_workspace->apply(edit));
        const AnalysisPtr analysis = m_workspace->analysis();
        QCOMPARE(analysis->count(Severity::Error) + analysis->count(Severity::Warning), 2);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        theme::apply(*qApp, theme::Mode::Light);
    }

    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_agent = *exampleAgentFolder(m_temporary->path());
        m_workspace = std::make_unique<Workspace>(Workspace::Mode::Synchronous);
        m_session = std::make_unique<Session>(m_temporary->filePath(u"session.ini"_s));
        m_window = std::make_unique<MainWindow>(*m_workspace, m_prompts, *m_session);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_workspace.reset();
        m_session.reset();
        m_temporary.reset();
    }

    void theProfileIsSeenAndChangedInTheStatusBar()
    {
        QVERIFY(!profileButton()->isVisible());
        m_window->openPath(m_agent);
        QVERIFY(profileButton()->isVisible());
        QVERIFY(profileButton()->text().contains(u"reference"_s));
        QVERIFY(profileButton()->accessibleName().contains(u"reference"_s));
        QVERIFY(profileButton()->focusPolicy() & Qt::TabFocus);
        QVERIFY(!QFileInfo::exists(m_agent + u"/.overmantel"_s)); // nothing is made by looking

        // By keyboard: the button opens its menu, N chooses Next. The menu runs a loop of its own.
        QTimer::singleShot(0, this, [this] {
            auto *menu = find<QMenu>(u"profileMenu"_s);
            QTRY_VERIFY(menu->isVisible());
            QTest::keyClick(menu, Qt::Key_N);
        });
        profileButton()->setFocus();
        QTest::keyClick(profileButton(), Qt::Key_Space);
        QTRY_COMPARE(m_workspace->profile(), Profile::Next);
        QVERIFY(profileButton()->text().contains(u"next"_s));
        QVERIFY(find<QAction>(u"profileNext"_s)->isChecked());
        QCOMPARE(m_workspace->analysis()->profile, u"next"_s);
        QCOMPARE(readFolderSettings(m_agent).settings.profile, Profile::Next);
        QVERIFY(!m_window->isWindowModified());

        m_window->openPath(m_agent + u"/agent.yml"_s);
        trigger(u"profileReference"_s);
        QCOMPARE(readFolderSettings(m_agent).settings.profile, Profile::Reference);
    }

    void brokenSettingsAreSaidOnce()
    {
        writeSettings("{\"profile\": \"newest\"}");
        m_window->openPath(m_agent);
        QVERIFY2(noticeText().contains(u"newest"_s) && noticeText().contains(folderSettingsFile()), qPrintable(noticeText()));
        QVERIFY(profileButton()->text().contains(u"reference"_s));
        QVERIFY(profileButton()->toolTip().contains(u"newest"_s));
        trigger(u"profileNext"_s); // a profile that is only misspelt is put right
        QCOMPARE(readFolderSettings(m_agent).settings.profile, Profile::Next);
        QVERIFY(!profileButton()->toolTip().contains(u"newest"_s));
    }

    void whatCannotBeKeptIsSaid()
    {
        writeSettings("{");
        m_window->openPath(m_agent);
        trigger(u"profileMaestro"_s);
        QCOMPARE(m_workspace->profile(), Profile::Maestro);
        QVERIFY2(noticeText().contains(u"cannot be kept"_s), qPrintable(noticeText()));
        QVERIFY(find<QAction>(u"profileMaestro"_s)->isChecked());
    }

    void comparesFromTheMenu()
    {
        QVERIFY(!find<QAction>(u"compareProfiles"_s)->isEnabled());
        m_window->openPath(m_agent);
        trigger(u"compareProfiles"_s);
        auto *dialog = m_window->findChild<ProfileComparisonDialog *>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        QTRY_VERIFY(!dialog->isComparing());
        QCOMPARE(dialog->comparison().to, u"next"_s);
        QCOMPARE(dialog->findChild<QComboBox *>(u"comparedProfile"_s)->count(), 2);

        // "Use" makes it the folder's profile, and the comparison goes on with another one.
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"useProfile"_s), Qt::LeftButton);
        QCOMPARE(m_workspace->profile(), Profile::Next);
        QTRY_COMPARE(dialog->comparison().from, u"next"_s);
        QCOMPARE(dialog->comparison().to, u"reference"_s);

        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        trigger(u"compareProfiles"_s);
        QCOMPARE(m_window->findChildren<ProfileComparisonDialog *>().size(), 1);
        trigger(u"closeFolder"_s);
        QVERIFY(dialog->findChild<QLabel *>(u"comparisonSummary"_s)->text().contains(u"No agent"_s));
    }

    void theComparisonListsFollowsAndCopies()
    {
        m_window->openPath(m_agent);
        breakTwice();
        ProfileComparisonDialog dialog(m_workspace.get(), nullptr, analyzeAsIf);
        dialog.show();
        QTRY_VERIFY(!dialog.isComparing());
        auto *list = dialog.findChild<QTreeWidget *>(u"comparisonList"_s);
        QCOMPARE(list->topLevelItemCount(), 3); // appear, change, vanish
        QCOMPARE(list->topLevelItem(0)->child(0)->text(3), u"only.in.next"_s);
        QVERIFY(list->topLevelItem(0)->text(0).contains(u"next"_s));
        QVERIFY(list->topLevelItem(1)->text(0).contains(u"Error"_s) && list->topLevelItem(1)->text(0).contains(u"Warning"_s));

        QSignalSpy activated(&dialog, &ProfileComparisonDialog::locationActivated);
        QSignalSpy rule(&dialog, &ProfileComparisonDialog::ruleRequested);
        list->setCurrentItem(list->topLevelItem(0)->child(0));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(activated.first().first().value<Location>(), dialog.comparison().appears.first().where);
        QTest::keyClick(list, Qt::Key_F1);
        QCOMPARE(rule.first().first().toString(), u"only.in.next"_s);
        QTest::keySequence(list, QKeySequence::Copy);
        QVERIFY(QApplication::clipboard()->text().endsWith(u"[only.in.next]"_s));
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"copyComparison"_s), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"Profile next, compared with reference"_s));
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"copyComparisonAsMarkdown"_s), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(u"\n- **error** `skills/card_replace/skill.md:2:1`"_s));

        // The texts change, and so does the list.
        m_workspace->undo();
        QTRY_COMPARE(list->topLevelItemCount(), 0);
        QVERIFY(dialog.findChild<QLabel *>(u"comparisonSummary"_s)->text().contains(u"nothing changes"_s));
    }

    void f1ExplainsTheProblemAtTheCursor()
    {
        m_window->openPath(m_agent);
        breakTwice();
        m_window->documents()->goTo({u"skills/card_replace/skill.md"_s, {6, 6}});
        QTest::keyClick(m_window->documents()->current()->editor()->editor(), Qt::Key_F1);
        auto *catalogue = m_window->findChild<RuleCatalogueWindow *>();
        QVERIFY(catalogue && catalogue->isVisible());
        QCOMPARE(catalogue->currentCode(), u"skill.markdown.unknown_frontmatter_key"_s);

        // A place in it leads back to the text.
        Q_EMIT catalogue->locationActivated(m_workspace->analysis()->diagnostics.last().where);
        QCOMPARE(m_window->documents()->current()->cursor().range.start, m_workspace->analysis()->diagnostics.last().where.range.start);

        // Where there is no problem, the overview comes.
        m_window->activateWindow();
        m_window->documents()->goTo({u"agent.yml"_s, {0, 0}});
        trigger(u"ruleCatalogueAction"_s);
        QCOMPARE(catalogue->currentCode(), QString());
    }

    void f1ExplainsTheChosenProblem()
    {
        m_window->openPath(m_agent);
        breakTwice();
        m_window->documents()->goTo({u"agent.yml"_s, {0, 0}});
        auto *table = find<QTreeView>(u"problemsTable"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_F1);
        QCOMPARE(m_window->findChild<RuleCatalogueWindow *>()->currentCode(), u"skill.markdown.unknown_frontmatter_key"_s);
    }

    void notesAreRememberedFromDayToDay()
    {
        m_window->openPath(m_agent);
        QTest::mouseClick(find<QToolButton>(u"problemsNotes"_s), Qt::LeftButton);
        QVERIFY(m_session->showsNotes());
        m_window = std::make_unique<MainWindow>(*m_workspace, m_prompts, *m_session);
        QVERIFY(find<QToolButton>(u"problemsNotes"_s)->isChecked());
    }
};

QTEST_MAIN(TestChecks)
#include "tst_checks.moc"
