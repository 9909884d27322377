// The list of problems: filters, order, empty states, fixes.
#include "views/common/theme.h"
#include "views/problems/problemdetails.h"
#include "views/problems/problemsview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

Diagnostic problem(Severity severity, const QString &file, qsizetype at, const QString &message)
{
    return {.code = u"overmantel.test.code"_s, .engineCode = false, .family = {}, .severity = severity,
            .where = {file, {at, at + 3}}, .message = message, .related = {}, .fixes = {}};
}

AnalysisPtr analysisWith(const QList<Diagnostic> &problems)
{
    auto analysis = std::make_shared<Analysis>();
    analysis->diagnostics = problems;
    return analysis;
}

TextPosition lineIsTenth(const Location &place)
{
    return {int(place.range.start / 10), int(place.range.start % 10)};
}

QList<Diagnostic> fourProblems()
{
    return {problem(Severity::Error, u"a.yml"_s, 120, u"The first error."_s),
            problem(Severity::Warning, u"a.yml"_s, 130, u"A warning."_s),
            problem(Severity::Error, u"b.yml"_s, 20, u"The second error."_s),
            problem(Severity::Info, u"b.yml"_s, 40, u"Only a note."_s)};
}

} // namespace

class TestProblems : public QObject
{
    Q_OBJECT

    ProblemsView *m_view = nullptr;

    QTreeView *table() const { return m_view->findChild<QTreeView *>(u"problemsTable"_s); }
    QString emptyText() const
    {
        const auto *label = m_view->findChild<QLabel *>(u"problemsEmpty"_s);
        return label->isVisible() ? label->text() : QString();
    }
    QStringList shown(ProblemsModel::Column column) const
    {
        QStringList list;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            list += table()->model()->index(row, column).data().toString();
        return list;
    }

    QMenu *contextMenuByKey() const
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(0, 0), QPoint(0, 0));
        QCoreApplication::sendEvent(table(), &event);
        return m_view->findChild<QMenu *>(u"problemsMenu"_s);
    }

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }

    void init()
    {
        m_view = new ProblemsView;
        m_view->resize(900, 240);
        m_view->show();
    }

    void cleanup() { delete m_view; }

    void modelIsSound()
    {
        ProblemsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ProblemsFilter filter(&model);
        const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setProblems(fourProblems(), lineIsTenth);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(filter.rowCount(), 3); // notes are asked for
        model.setProblems(fourProblems().mid(1), lineIsTenth);
        model.setProblems({}, lineIsTenth);
        QCOMPARE(filter.rowCount(), 0);
    }

    void rowsSayWhatWhereAndHowBad()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        QCOMPARE(shown(ProblemsModel::SeverityColumn), QStringList({u"Error"_s, u"Warning"_s, u"Error"_s}));
        QCOMPARE(shown(ProblemsModel::LineColumn), QStringList({u"13"_s, u"14"_s, u"3"_s}));
        QCOMPARE(shown(ProblemsModel::FileColumn), QStringList({u"a.yml"_s, u"a.yml"_s, u"b.yml"_s}));
    }

    void emptyPanelsSayWhy()
    {
        QVERIFY(!emptyText().isEmpty());
        m_view->setChecking(true);
        QCOMPARE(emptyText(), u"Checking…"_s);
        m_view->setAnalysis(analysisWith({}), lineIsTenth);
        QCOMPARE(emptyText(), u"Checking…"_s); // never clean while checking
        m_view->setChecking(false);
        QCOMPARE(emptyText(), u"No problems."_s);
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        QCOMPARE(emptyText(), QString());
        QTest::keyClicks(m_view->findChild<QLineEdit *>(u"problemsFilter"_s), u"zebra"_s);
        QVERIFY(emptyText().contains(u"filter"_s));
    }

    void filtersBySeverityAndWords()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        QTest::mouseClick(m_view->findChild<QToolButton *>(u"problemsErrors"_s), Qt::LeftButton);
        QCOMPARE(shown(ProblemsModel::MessageColumn), QStringList{u"A warning."_s});
        QTest::mouseClick(m_view->findChild<QToolButton *>(u"problemsNotes"_s), Qt::LeftButton);
        QCOMPARE(shown(ProblemsModel::MessageColumn), QStringList({u"A warning."_s, u"Only a note."_s}));
        auto *words = m_view->findChild<QLineEdit *>(u"problemsFilter"_s);
        QTest::keyClicks(words, u"B.YML"_s);
        QCOMPARE(shown(ProblemsModel::MessageColumn), QStringList{u"Only a note."_s});
        QTest::keyClick(words, Qt::Key_Escape);
        QCOMPARE(shown(ProblemsModel::MessageColumn).size(), 2);
    }

    void walksAroundInTheOrderOfTheFiles()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        // Sorting by another column changes what is seen, not where F8 goes.
        table()->sortByColumn(ProblemsModel::MessageColumn, Qt::DescendingOrder);
        using D = ProblemsView::Direction;
        const auto at = [this](const QString &file, qsizetype offset, D direction) {
            const auto found = m_view->neighbour({file, {offset, offset}}, direction);
            return found ? u"%1:%2"_s.arg(found->file).arg(found->range.start) : QString();
        };
        QCOMPARE(at(u"a.yml"_s, 0, D::Next), u"a.yml:120"_s);
        QCOMPARE(at(u"a.yml"_s, 120, D::Next), u"a.yml:130"_s);
        QCOMPARE(at(u"a.yml"_s, 130, D::Next), u"b.yml:20"_s);
        QCOMPARE(at(u"b.yml"_s, 20, D::Next), u"a.yml:120"_s);
        QCOMPARE(at(u"a.yml"_s, 120, D::Previous), u"b.yml:20"_s);
        QCOMPARE(at({}, 0, D::Next), u"a.yml:120"_s);
        m_view->setAnalysis(analysisWith({}), lineIsTenth);
        QCOMPARE(at(u"a.yml"_s, 0, D::Next), QString());
    }

    void enterAndDoubleClickGoThere()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        QSignalSpy activated(m_view, &ProblemsView::locationActivated);
        table()->setCurrentIndex(table()->model()->index(2, 0));
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().value<Location>(), (Location{u"b.yml"_s, {20, 23}}));
        const QPoint first = table()->visualRect(table()->model()->index(0, 1)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, first);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, first);
        QCOMPARE(activated.count(), 2);
        QCOMPARE(activated.last().first().value<Location>().range.start, 120);
    }

    void copiesRowsAsText()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTest::keySequence(table(), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a.yml:13:1: error: The first error. [overmantel.test.code]"_s);
        QTest::keySequence(table(), QKeySequence::SelectAll);
        QTest::keySequence(table(), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 2); // what is hidden is not copied
    }

    void copiesRowsAsMarkdown()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        table()->setCurrentIndex(table()->model()->index(0, 0));
        table()->selectAll();
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.first(), u"- **error** `a.yml:13:1`: The first error. (`overmantel.test.code`)"_s);

        QGuiApplication::clipboard()->clear();
        contextMenuByKey()->findChild<QAction *>(u"copyProblemsAsMarkdown"_s)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), lines.join(u'\n'));
    }

    // The key opens the menu of the chosen row, wherever the mouse is.
    void theMenuHasFixesRuleAndCopies()
    {
        QList<Diagnostic> problems = fourProblems();
        const WorkspaceEdit edit{.label = u"Use ‘b’"_s, .files = {{u"b.yml"_s, TextEdit::replace({20, 23}, u"b"_s)}}};
        problems[2].fixes = {{.title = u"Use ‘b’"_s, .edit = edit}};
        problems[2].related = {{.where = {u"c.yml"_s, {7, 8}}, .message = u"First here."_s}};
        m_view->setAnalysis(analysisWith(problems), lineIsTenth);
        QSignalSpy rule(m_view, &ProblemsView::ruleRequested);
        QSignalSpy requested(m_view, &ProblemsView::editRequested);
        table()->setCurrentIndex(table()->model()->index(2, 0));
        QMenu *menu = contextMenuByKey();
        QVERIFY(menu);
        menu->findChild<QAction *>(u"aboutRule"_s)->trigger();
        QCOMPARE(rule.first().first().toString(), u"overmantel.test.code"_s);
        const QList<QAction *> actions = menu->actions();
        const auto fix = std::find_if(actions.begin(), actions.end(), [](QAction *action) { return action->text() == u"Use ‘b’"_s; });
        QVERIFY(fix != actions.end());
        (*fix)->trigger();
        QCOMPARE(requested.first().first().value<WorkspaceEdit>(), edit);
        menu->close();
    }

    void detailsTellEverything()
    {
        QList<Diagnostic> problems = fourProblems();
        const WorkspaceEdit edit{.label = u"Use ‘b’"_s, .files = {{u"a.yml"_s, TextEdit::replace({120, 123}, u"b"_s)}}};
        problems[0].fixes = {{.title = u"Use ‘b’"_s, .edit = edit}};
        problems[0].related = {{.where = {u"b.yml"_s, {47, 48}}, .message = u"First <b>here</b>."_s}};
        problems[0].profile = Profile::Next;
        m_view->setAnalysis(analysisWith(problems), lineIsTenth);
        auto *details = m_view->findChild<ProblemDetails *>();
        QVERIFY(!details->isVisible()); // nothing is chosen
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QVERIFY(details->isVisible());
        const QString text = details->toPlainText();
        for (const QString &part : {u"Error"_s, u"The first error."_s, u"a.yml:13:1"_s, u"b.yml:5:8"_s, u"First <b>here</b>."_s, u"Use ‘b’"_s,
                                    u"overmantel.test.code"_s, u"Profile: next"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u" is not in "_s + text));

        // With the keyboard from link to link: place, rule, related place, fix.
        QSignalSpy activated(m_view, &ProblemsView::locationActivated);
        QSignalSpy rule(m_view, &ProblemsView::ruleRequested);
        QSignalSpy requested(m_view, &ProblemsView::editRequested);
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view));
        details->setFocus();
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(details, Qt::Key_Tab);
            QTest::keyClick(details, Qt::Key_Return);
        }
        QCOMPARE(activated.count(), 2);
        QCOMPARE(activated.at(0).first().value<Location>(), problems[0].where);
        QCOMPARE(activated.at(1).first().value<Location>(), problems[0].related.first().where);
        QCOMPARE(rule.count(), 1);
        QCOMPARE(requested.first().first().value<WorkspaceEdit>(), edit);

        m_view->setAnalysis(analysisWith({}), lineIsTenth);
        QVERIFY(!details->isVisible());
    }

    void notesAreRemembered()
    {
        QVERIFY(!m_view->showsNotes());
        QSignalSpy changed(m_view, &ProblemsView::showsNotesChanged);
        QTest::mouseClick(m_view->findChild<QToolButton *>(u"problemsNotes"_s), Qt::LeftButton);
        QCOMPARE(changed.count(), 1);
        QVERIFY(m_view->showsNotes());
        m_view->setShowsNotes(false);
        QVERIFY(!m_view->findChild<QToolButton *>(u"problemsNotes"_s)->isChecked());
        m_view->setAnalysis(analysisWith({fourProblems().last()}), lineIsTenth);
        QVERIFY2(emptyText().contains(u"note"_s), qPrintable(emptyText())); // hidden ones are owned up to
    }

    void knowsTheProblemAtAPlace()
    {
        QList<Diagnostic> problems = fourProblems();
        problems[1].code = u"worse"_s;
        problems[3].code = u"note"_s;
        problems[3].where = problems[2].where;
        problems[2].code = u"error"_s;
        m_view->setAnalysis(analysisWith(problems), lineIsTenth);
        QCOMPARE(m_view->codeAt({u"a.yml"_s, {131, 131}}), u"worse"_s);
        QCOMPARE(m_view->codeAt({u"b.yml"_s, {21, 21}}), u"error"_s); // the worst of those at the place
        QCOMPARE(m_view->codeAt({u"b.yml"_s, {90, 90}}), QString());
    }

    void everythingHasAName()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        table()->setCurrentIndex(table()->model()->index(0, 0));
        for (const QWidget *widget : m_view->findChildren<QWidget *>()) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() && qobject_cast<const QAbstractButton *>(widget) == nullptr
                && widget->objectName().startsWith(u"problem"_s))
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
        for (const QToolButton *button : m_view->findChildren<QToolButton *>())
            QVERIFY2(!button->accessibleName().isEmpty() || qobject_cast<QLineEdit *>(button->parent()), qPrintable(button->objectName()));
    }

    void fixesAreOffered()
    {
        QList<Diagnostic> problems = fourProblems();
        const WorkspaceEdit edit{.label = u"Use ‘b’"_s, .files = {{u"a.yml"_s, TextEdit::replace({120, 123}, u"b"_s)}}};
        problems[0].fixes = {{.title = u"Use ‘b’"_s, .edit = edit}};
        m_view->setAnalysis(analysisWith(problems), lineIsTenth);
        QSignalSpy requested(m_view, &ProblemsView::editRequested);

        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTest::keyClick(table(), Qt::Key_Return, Qt::AltModifier);
        auto *menu = m_view->findChild<QMenu *>(u"fixesMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        menu->actions().first()->trigger();
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested.first().first().value<WorkspaceEdit>(), edit);
        menu->close();

        QVERIFY(!m_view->fixesMenu({u"a.yml"_s, {131, 131}}));
        QMenu *here = m_view->fixesMenu({u"a.yml"_s, {121, 121}});
        QVERIFY(here);
        QCOMPARE(here->actions().first()->text(), u"Use ‘b’"_s);
    }

    void theChosenRowStaysChosen()
    {
        m_view->setAnalysis(analysisWith(fourProblems()), lineIsTenth);
        table()->setCurrentIndex(table()->model()->index(2, 0));
        QList<Diagnostic> moved = fourProblems();
        moved.removeFirst();
        m_view->setAnalysis(analysisWith(moved), lineIsTenth);
        QCOMPARE(table()->currentIndex().siblingAtColumn(ProblemsModel::MessageColumn).data().toString(), u"The second error."_s);
    }
};

QTEST_MAIN(TestProblems)
#include "tst_problems.moc"
