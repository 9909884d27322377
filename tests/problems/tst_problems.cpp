// The list of problems: filters, order, empty states, fixes.
#include "views/common/theme.h"
#include "views/problems/problemsview.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
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
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"Error\tThe first error.\ta.yml\t13\tovermantel.test.code"_s);
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
