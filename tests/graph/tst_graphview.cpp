// The picture of a block, driven as a person drives it: mouse, wheel, keys.
#include "tests/support/fixture.h"
#include "views/graph/graphcanvas.h"
#include "views/graph/graphtablemodel.h"
#include "views/graph/graphview.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString skillFile = u"skills/card/skill.md"_s;

const QString agent = uR"(//- skills/card/skill.md
---
name: Card
description: Cards
---

Help with cards.

:::ordered_block id=main
steps:
  - id: ask
    collect: reason
    next:
      - if: "session.card.reason == 'lost'"
        then: lock
      - if: "session.card.reason == 'stolen'"
        then: tell
      - else: ask
  - id: lock
    execute_tool: lock_card
  - id: tell
    action: utter_done
:::

:::ordered_block id=second
steps:
  - id: call_main
    call: main
:::
//- skills/card/memory.yml
schema:
  public:
    reason:
      type: text
//- skills/card/responses.yml
responses:
  utter_done:
    - text: "Your card is locked."
//- skills/plain/skill.md
---
name: Plain
description: Only prose
---

Be helpful.
)"_s;

AnalysisPtr analysed(const QString &text)
{
    return fixture(text).analysis();
}

QString agentWith(const QString &before, const QString &after)
{
    QString text = agent;
    text.replace(before, after);
    return text;
}

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<GraphView> m_view;
    GraphCanvas *m_canvas = nullptr;

    int node(const QString &id) const { return m_canvas->graph().nodeIndex(id); }
    QString selectedId() const
    {
        return m_canvas->selected() < 0 ? QString() : m_canvas->graph().nodes[m_canvas->selected()].id;
    }
    QPoint middleOf(const QString &id) const { return m_canvas->nodeRect(node(id)).center(); }
    void click(const QString &id) { QTest::mouseClick(m_canvas->viewport(), Qt::LeftButton, {}, middleOf(id)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_canvas, key, modifiers); }
    void wheel(const QPoint &at, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, m_canvas->viewport()->mapToGlobal(at), {}, QPoint(0, delta), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_canvas->viewport(), &event);
    }
    QString textAt(const Location &where) const
    {
        return textIn(fixture(agent).files.value(where.file), where.range).toString();
    }

private slots:
    void init()
    {
        m_view = std::make_unique<GraphView>();
        m_view->resize(900, 700);
        m_view->setAnalysis(analysed(agent));
        m_view->show();
        m_canvas = m_view->findChild<GraphCanvas *>(u"graphCanvas"_s);
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_canvas->setFocus();
    }

    void cleanup() { m_view.reset(); }

    void showsTheFirstBlockAndOffersTheOthers()
    {
        QCOMPARE(m_view->blockId(), u"main"_s);
        QCOMPARE(m_canvas->graph().nodes.size(), 5);
        auto *chooser = m_view->findChild<QComboBox *>(u"graphBlock"_s);
        QCOMPARE(chooser->count(), 2);
        QSignalSpy selected(m_view.get(), &GraphView::locationSelected);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QCOMPARE(m_view->blockId(), u"second"_s);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(textAt(selected.first().first().value<Location>()), u"second"_s);
    }

    void aClickChoosesAStepAndTellsItsPlace()
    {
        QSignalSpy selected(m_view.get(), &GraphView::locationSelected);
        click(u"lock"_s);
        QCOMPARE(m_view->selectedStep(), u"lock"_s);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(textAt(selected.first().first().value<Location>()), u"lock"_s);
    }

    void keysWalkAlongEdges()
    {
        press(Qt::Key_Home);
        QCOMPARE(selectedId(), u"START"_s);
        press(Qt::Key_Down);
        QCOMPARE(selectedId(), u"ask"_s);
        press(Qt::Key_2);
        QCOMPARE(selectedId(), u"tell"_s);
        press(Qt::Key_Up);
        QCOMPARE(selectedId(), u"ask"_s); // back where it came from
        press(Qt::Key_1);
        QCOMPARE(selectedId(), u"lock"_s);
        press(Qt::Key_9);
        QCOMPARE(selectedId(), u"lock"_s); // there is no ninth way
        press(Qt::Key_End);
        QCOMPARE(selectedId(), u"END"_s);
    }

    void enterOpensThePlace()
    {
        QSignalSpy activated(m_view.get(), &GraphView::locationActivated);
        click(u"tell"_s);
        QCOMPARE(activated.count(), 0);
        press(Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(textAt(activated.first().first().value<Location>()), u"tell"_s);
    }

    void wheelZoomsAtThePointer()
    {
        const QPoint at = middleOf(u"lock"_s);
        const QPointF under = m_canvas->mapToScene(at);
        const qreal before = m_view->zoom();
        wheel(at, 120);
        QVERIFY(m_view->zoom() > before);
        QVERIFY((m_canvas->mapToScene(at) - under).manhattanLength() < 3);
        wheel(at, -120, Qt::ControlModifier);
        QVERIFY(qAbs(m_view->zoom() - before) < 0.001);
    }

    void keysZoom()
    {
        press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_view->zoom(), 1.0);
        press(Qt::Key_Equal, Qt::ControlModifier);
        QVERIFY(m_view->zoom() > 1.1);
        press(Qt::Key_Minus, Qt::ControlModifier);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(m_view->zoom() < 0.9);
        press(Qt::Key_1, Qt::ControlModifier);
        for (int i = 0; i < m_canvas->graph().nodes.size(); ++i)
            QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->nodeRect(i)));
        QVERIFY(m_view->findChild<QLabel *>(u"graphZoom"_s)->text().contains(u'%'));
    }

    void draggingTheBackgroundPans_data()
    {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::newRow("left") << Qt::LeftButton;
        QTest::newRow("middle") << Qt::MiddleButton;
    }

    void draggingTheBackgroundPans()
    {
        QFETCH(Qt::MouseButton, button);
        QSignalSpy selected(m_view.get(), &GraphView::locationSelected);
        const QPoint before = middleOf(u"ask"_s);
        QWidget *viewport = m_canvas->viewport();
        const QPoint from(8, viewport->height() - 8);
        QTest::mousePress(viewport, button, {}, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(from + QPoint(60, -40)), viewport->mapToGlobal(QPointF(from + QPoint(60, -40))),
                         Qt::NoButton, button, {});
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, button, {}, from + QPoint(60, -40));
        QCOMPARE(middleOf(u"ask"_s) - before, QPoint(60, -40));
        QCOMPARE(selected.count(), 0);
    }

    void theTextCursorChoosesBlockAndStep()
    {
        const QString text = fixture(agent).files.value(skillFile);
        QSignalSpy selected(m_view.get(), &GraphView::locationSelected);
        m_canvas->clearFocus();
        m_view->followCursor(skillFile, text.indexOf(u"lock_card"));
        QCOMPARE(m_view->selectedStep(), u"lock"_s);
        m_view->followCursor(skillFile, text.indexOf(u"call: main"));
        QCOMPARE(m_view->blockId(), u"second"_s);
        QCOMPARE(m_view->selectedStep(), u"call_main"_s);
        // Prose of the same skill keeps the block that is shown.
        m_view->followCursor(skillFile, text.indexOf(u"Help with"));
        QCOMPARE(m_view->blockId(), u"second"_s);
        QCOMPARE(selected.count(), 0);
    }

    void theTextCursorDoesNotDisturbWorkInThePicture()
    {
        const QString text = fixture(agent).files.value(skillFile);
        click(u"tell"_s);
        QVERIFY(m_canvas->hasFocus());
        m_view->followCursor(skillFile, text.indexOf(u"lock_card"));
        QCOMPARE(m_view->selectedStep(), u"tell"_s);
    }

    void aSkillWithoutABlockSaysSo()
    {
        m_view->followCursor(u"skills/plain/skill.md"_s, 5);
        auto *empty = m_view->findChild<QLabel *>(u"graphEmpty"_s);
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().startsWith(u"This skill has no ordered block."));
        QVERIFY(m_view->svg().isEmpty());
        m_view->followCursor(skillFile, 5);
        QVERIFY(!empty->isVisible());
        QCOMPARE(m_view->blockId(), u"main"_s);
    }

    void aChangeElsewhereMovesNothing()
    {
        click(u"lock"_s);
        press(Qt::Key_Equal, Qt::ControlModifier);
        const QRect before = m_canvas->nodeRect(node(u"lock"_s));
        m_view->setAnalysis(analysed(agentWith(u"Help with cards."_s, u"Help with cards, kindly."_s)));
        QCOMPARE(m_canvas->nodeRect(node(u"lock"_s)), before);
        QCOMPARE(m_view->selectedStep(), u"lock"_s);
        // The places are those of the new text.
        QSignalSpy activated(m_view.get(), &GraphView::locationActivated);
        press(Qt::Key_Return);
        QCOMPARE(activated.first().first().value<Location>().range.start, agentWith(u"Help with cards."_s, u"Help with cards, kindly."_s)
                     .section(u"skill.md\n"_s, 1).indexOf(u"lock\n    execute_tool"));
    }

    void aNewStepKeepsTheChosenOneInPlace()
    {
        click(u"ask"_s);
        press(Qt::Key_Equal, Qt::ControlModifier);
        const QPoint before = middleOf(u"ask"_s);
        m_view->setAnalysis(analysed(agentWith(u"    action: utter_done\n"_s, u"    action: utter_done\n  - id: bye\n    action: utter_done\n"_s)));
        QCOMPARE(m_canvas->graph().nodes.size(), 6);
        QVERIFY((middleOf(u"ask"_s) - before).manhattanLength() <= 2);
        QCOMPARE(m_view->selectedStep(), u"ask"_s);
    }

    void renamingAsksForTheEdit_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("F2") << u"key"_s;
        QTest::newRow("double click") << u"mouse"_s;
        QTest::newRow("menu") << u"menu"_s;
    }

    void renamingAsksForTheEdit()
    {
        QFETCH(QString, how);
        QSignalSpy renamed(m_view.get(), &GraphView::stepRenameRequested);
        click(u"lock"_s);
        if (how == u"key") {
            press(Qt::Key_F2);
        } else if (how == u"mouse") {
            QTest::mouseDClick(m_canvas->viewport(), Qt::LeftButton, {}, middleOf(u"lock"_s));
        } else {
            QContextMenuEvent wish(QContextMenuEvent::Mouse, middleOf(u"lock"_s), m_canvas->viewport()->mapToGlobal(middleOf(u"lock"_s)));
            QCoreApplication::sendEvent(m_canvas->viewport(), &wish);
            auto *menu = m_view->findChild<QMenu *>(u"graphMenu"_s);
            QVERIFY(menu);
            for (QAction *action : menu->actions()) {
                if (action->text().startsWith(u"Rename"))
                    action->trigger();
            }
            menu->close();
        }
        auto *line = m_view->findChild<QLineEdit *>(u"graphRenameLine"_s);
        QVERIFY(line->isVisible());
        QCOMPARE(line->text(), u"lock"_s);
        QTest::keyClicks(line, u"lock_the_card"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(renamed.first(), (QList<QVariant>{u"card"_s, u"main"_s, u"lock"_s, u"lock_the_card"_s}));
        QVERIFY(!line->isVisible());
        // When the text has changed, the step is still the chosen one.
        m_view->setAnalysis(analysed(agentWith(u"id: lock\n"_s, u"id: lock_the_card\n"_s)));
        QCOMPARE(m_view->selectedStep(), u"lock_the_card"_s);
    }

    void refusedNamesAreExplained_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("taken") << u"tell"_s;
        QTest::newRow("reserved") << u"END"_s;
        QTest::newRow("two words") << u"two words"_s;
        QTest::newRow("empty") << QString();
    }

    void refusedNamesAreExplained()
    {
        QFETCH(QString, name);
        QSignalSpy renamed(m_view.get(), &GraphView::stepRenameRequested);
        click(u"lock"_s);
        press(Qt::Key_F2);
        auto *line = m_view->findChild<QLineEdit *>(u"graphRenameLine"_s);
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(renamed.count(), 0);
        auto *problem = m_view->findChild<QLabel *>(u"graphRenameProblem"_s);
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().endsWith(u'.'));
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!line->isVisible());
        QVERIFY(m_canvas->hasFocus());
    }

    void theShellCanRefuseAName()
    {
        connect(m_view.get(), &GraphView::stepRenameRequested, m_view.get(), [this] { m_view->showRenameProblem(u"No."_s); });
        click(u"lock"_s);
        press(Qt::Key_F2);
        auto *line = m_view->findChild<QLineEdit *>(u"graphRenameLine"_s);
        QTest::keyClicks(line, u"other"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isVisible());
        QCOMPARE(m_view->findChild<QLabel *>(u"graphRenameProblem"_s)->text(), u"No."_s);
    }

    void startAndEndHaveNoName()
    {
        press(Qt::Key_Home);
        press(Qt::Key_F2);
        QVERIFY(!m_view->findChild<QLineEdit *>(u"graphRenameLine"_s)->isVisible());
    }

    void theTableSaysTheSame()
    {
        QTest::mouseClick(m_view->findChild<QToolButton *>(u"graphTableToggle"_s), Qt::LeftButton);
        auto *table = m_view->findChild<QTableView *>(u"graphTable"_s);
        QVERIFY(table->isVisible());
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        // START, three ways on from ask, lock, tell, END.
        QCOMPARE(table->model()->rowCount(), 7);
        const auto cell = [&](int row, int column) { return table->model()->index(row, column).data().toString(); };
        QCOMPARE(cell(1, GraphTableModel::StepColumn), u"ask"_s);
        QCOMPARE(cell(1, GraphTableModel::ConditionColumn), u"session.card.reason == 'lost'"_s);
        QCOMPARE(cell(1, GraphTableModel::TargetColumn), u"lock"_s);
        QCOMPARE(cell(3, GraphTableModel::ConditionColumn), u"else"_s);
        QCOMPARE(cell(5, GraphTableModel::TargetColumn), u"End"_s);

        QSignalSpy selected(m_view.get(), &GraphView::locationSelected);
        QSignalSpy activated(m_view.get(), &GraphView::locationActivated);
        table->setFocus();
        table->selectRow(0);
        selected.clear();
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(textAt(selected.first().first().value<Location>()), u"ask"_s);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        m_view->setAnalysis(analysed(agentWith(u"  - id: tell\n"_s, u"  - id: say\n    noop: true\n  - id: tell\n"_s)));
        QCOMPARE(table->model()->rowCount(), 8);
    }

    void everyControlHasAName()
    {
        for (const QToolButton *button : m_view->findChildren<QToolButton *>()) {
            QVERIFY(!button->objectName().isEmpty());
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(!button->toolTip().isEmpty());
        }
        QVERIFY(!m_canvas->accessibleName().isEmpty());
        click(u"ask"_s);
        QVERIFY(m_canvas->accessibleDescription().contains(u"reason"));
    }

    void exportsAPicture()
    {
        QSignalSpy wanted(m_view.get(), &GraphView::exportSvgRequested);
        QTest::mouseClick(m_view->findChild<QToolButton *>(u"graphExport"_s), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(m_view->svg().contains(u"Tool: lock_card"));
    }

    void brokenTextKeepsTheLastPicture()
    {
        AnalysisCache cache;
        const AnalysisPtr good = analyze(fixture(agent).input(), cache);
        const AnalysisPtr bad = analyze(fixture(agentWith(u"    execute_tool: lock_card"_s, u"    execute_tool: [lock_card"_s)).input(), cache);
        m_view->setAnalysis(good);
        auto *banner = m_view->findChild<QLabel *>(u"graphStale"_s);
        QVERIFY(!banner->isVisible());
        m_view->setAnalysis(bad);
        QVERIFY(banner->isVisible());
        QCOMPARE(m_canvas->graph().nodes.size(), 5);
        click(u"lock"_s);
        press(Qt::Key_F2);
        QVERIFY(!m_view->findChild<QLineEdit *>(u"graphRenameLine"_s)->isVisible());
        m_view->setAnalysis(good);
        QVERIFY(!banner->isVisible());
    }

    void veryLargeBlocksAreArrangedInTheBackground()
    {
        QString steps;
        for (int i = 0; i < 400; ++i)
            steps += u"  - id: step_%1\n    action: utter_done\n"_s.arg(i);
        const QString text = agentWith(u"  - id: tell\n"_s, steps + u"  - id: tell\n"_s);
        m_view->setAnalysis(analysed(text));
        m_view->setAnalysis(analysed(agentWith(u"  - id: tell\n"_s, steps + u"  - id: say\n    noop: true\n  - id: tell\n"_s)));
        QTRY_COMPARE(m_canvas->graph().nodes.size(), 406);
        m_view->setAnalysis(analysed(text));
        m_view.reset(); // while the worker runs
    }

    void nothingIsShownWithoutAFolder()
    {
        m_view->setAnalysis(nullptr);
        QVERIFY(m_view->findChild<QLabel *>(u"graphEmpty"_s)->isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(m_canvas->selected(), -1);
    }
};

QTEST_MAIN(TestGraphView)
#include "tst_graphview.moc"
