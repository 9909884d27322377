// The memory matrix as a person uses it: looking, filtering, going to the deciding line, changing an
// initial value.
#include "tests/support/fixture.h"
#include "views/common/theme.h"
#include "views/matrix/matrixmodel.h"
#include "views/matrix/matrixview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString agent = uR"(//- agent.yml
name: sample
//- memory.yml
authenticated:
  type: bool
  initial_value: false
limit:
  type: int
//- skills/auth/memory.yml
schema:
  public:
    level:
      type: categorical
      enum_values: [low, high]
      llm_settable: true
  private:
    «pin»:
      type: text
      pii: true
      immutable: true
      initial_value: none yet
access:
  deny_read:
    - «card_replace.reason»
//- skills/auth/skill.md
---
name: Auth
description: Text.
---
Text.
//- skills/card_replace/memory.yml
schema:
  public:
    reason:
      type: text
      description: Why the card is replaced.
access:
  deny_write:
    - «project.authenticated»
//- skills/card_replace/skill.md
---
name: Card
description: Text.
---
Text.

:::ordered_block id=main
steps:
  - id: ask
    collect: reason
    next: END
:::
)"_s;

class MatrixViewTest : public QObject
{
    Q_OBJECT

    Fixture m_files = fixture(agent);
    std::unique_ptr<MatrixView> m_view;

    QTableView *table() const { return m_view->findChild<QTableView *>(u"matrixTable"_s); }
    template <typename T>
    T *child(const QString &name) const
    {
        return m_view->findChild<T *>(name);
    }
    // The cell of an entry and a column, by their headers; column "Initial value" or a skill.
    QModelIndex cell(const QString &entry, const QString &column) const
    {
        const QAbstractItemModel *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int i = 0; i < model->columnCount(); ++i) {
                if (model->headerData(row, Qt::Vertical).toString() == entry
                    && model->headerData(i, Qt::Horizontal).toString() == column)
                    return model->index(row, i);
            }
        }
        return {};
    }
    QString spoken(const QString &entry, const QString &column) const
    {
        return cell(entry, column).data(Qt::AccessibleTextRole).toString();
    }
    QPoint centre(const QModelIndex &index) const
    {
        table()->scrollTo(index);
        return table()->visualRect(index).center();
    }
    QWidget *openEditor(const QModelIndex &index) const
    {
        table()->setCurrentIndex(index);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_F2);
        return m_view->findChild<QWidget *>(u"initialValueEditor"_s);
    }
    // Ends the editing with a key and waits until the editor is gone.
    void finish(QWidget *editor, Qt::Key key)
    {
        QPointer<QWidget> watched(editor);
        QTest::keyClick(editor, key);
        QTRY_VERIFY(!watched);
    }
    void grab(const QString &name)
    {
        const QString folder = qEnvironmentVariable("OVERMANTEL_GRABS");
        if (!folder.isEmpty())
            QVERIFY(m_view->grab().save(folder + u'/' + name));
    }

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }

    void init()
    {
        m_view = std::make_unique<MatrixView>();
        m_view->resize(820, 420);
        m_view->setAnalysis(m_files.analysis());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void modelKeepsTheRulesOfModels()
    {
        MatrixModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setAnalysis(m_files.analysis());
        model.setAnalysis(m_files.analysis());
        Fixture fewer = m_files;
        fewer.files.remove(u"skills/auth/memory.yml"_s);
        model.setAnalysis(fewer.analysis());
        model.setAnalysis(nullptr);
        QCOMPARE(model.rowCount(), 0);
        QAbstractItemModelTester filtered(table()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTest::keyClicks(child<QLineEdit>(u"matrixEntryFilter"_s), u"card"_s);
        m_view->setAnalysis(fewer.analysis());
    }

    void cellsSpeak()
    {
        QCOMPARE(spoken(u"project.limit"_s, u"card_replace"_s), u"card_replace can read and write project.limit"_s);
        QCOMPARE(spoken(u"project.authenticated"_s, u"card_replace"_s),
                 u"card_replace can read, not write project.authenticated, denied by deny_write"_s);
        QCOMPARE(spoken(u"card_replace.reason"_s, u"auth"_s),
                 u"auth can neither read nor write card_replace.reason, denied by deny_read"_s);
        QCOMPARE(spoken(u"auth.pin"_s, u"card_replace"_s), u"card_replace can neither read nor write auth.pin"_s);
        QCOMPARE(cell(u"auth.level"_s, u"auth"_s).data().toString(), u"RW"_s);
        QCOMPARE(cell(u"auth.level"_s, u"card_replace"_s).data().toString(), u"R"_s);
        QVERIFY(cell(u"auth.level"_s, u"auth"_s).data(MatrixModel::LlmRole).toBool());
        QVERIFY(cell(u"card_replace.reason"_s, u"card_replace"_s).data(MatrixModel::CollectRole).toBool());
        QCOMPARE(spoken(u"project.authenticated"_s, u"Initial value"_s), u"Initial value of project.authenticated: False"_s);
        const QAbstractItemModel *model = table()->model();
        QCOMPARE(model->headerData(cell(u"auth.pin"_s, u"auth"_s).row(), Qt::Vertical, Qt::AccessibleTextRole).toString(),
                 u"auth.pin, private, text, PII, immutable"_s);
    }

    void tooltipsGiveReasonAndLine()
    {
        const QString tip = cell(u"project.authenticated"_s, u"card_replace"_s).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"deny_write names the entry"), qPrintable(tip));
        QVERIFY2(tip.contains(u"writing by skills/card_replace/memory.yml:8"), qPrintable(tip));
        const QString own = cell(u"auth.level"_s, u"auth"_s).data(Qt::ToolTipRole).toString();
        QVERIFY2(own.contains(u"Decided by skills/auth/memory.yml:3"), qPrintable(own));
        QVERIFY2(own.contains(u"the language model"), qPrintable(own));
    }

    void doubleClickGoesToTheDecidingLine()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::locationActivated);
        const auto place = [&] { return spy.takeFirst().first().value<Location>(); };
        const auto doubleClick = [&](const QModelIndex &index) {
            const QPoint at = centre(index);
            QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, at);
        };
        doubleClick(cell(u"project.authenticated"_s, u"card_replace"_s));
        QCOMPARE(spy.size(), 1);
        QCOMPARE(place(), m_files.mark(u"skills/card_replace/memory.yml"_s, 0));
        doubleClick(cell(u"card_replace.reason"_s, u"auth"_s));
        QCOMPARE(place(), m_files.mark(u"skills/auth/memory.yml"_s, 1));
        doubleClick(cell(u"auth.pin"_s, u"card_replace"_s));
        QCOMPARE(place(), m_files.mark(u"skills/auth/memory.yml"_s, 0));
        // The header of a row leads to the declaration.
        QHeaderView *header = table()->verticalHeader();
        const int row = cell(u"auth.pin"_s, u"auth"_s).row();
        QTest::mouseDClick(header->viewport(), Qt::LeftButton, {}, {20, header->sectionViewportPosition(row) + 5});
        QCOMPARE(place(), m_files.mark(u"skills/auth/memory.yml"_s, 0));
    }

    void enterGoesToTheDecidingLine()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::locationActivated);
        table()->setCurrentIndex(cell(u"card_replace.reason"_s, u"auth"_s));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().value<Location>(), m_files.mark(u"skills/auth/memory.yml"_s, 1));
    }

    void filtersEntriesAndSkills()
    {
        QLineEdit *entries = child<QLineEdit>(u"matrixEntryFilter"_s);
        entries->setFocus();
        QTest::keyClicks(entries, u"auth pii"_s);
        QCOMPARE(table()->model()->rowCount(), 1);
        QVERIFY(cell(u"auth.pin"_s, u"auth"_s).isValid());
        QTest::keyClick(entries, Qt::Key_Escape);
        QCOMPARE(table()->model()->rowCount(), 5);
        QVERIFY(table()->hasFocus());

        QTest::keyClicks(child<QLineEdit>(u"matrixSkillFilter"_s), u"REPL"_s);
        QCOMPARE(table()->model()->columnCount(), 2);
        QVERIFY(cell(u"auth.pin"_s, u"card_replace"_s).isValid());

        QTest::keyClicks(entries, u"zzz"_s);
        QLabel *empty = child<QLabel>(u"matrixEmpty"_s);
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(u"zzz"));
    }

    void changesAnInitialValue()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::initialValueRequested);
        auto *line = qobject_cast<QLineEdit *>(openEditor(cell(u"project.limit"_s, u"Initial value"_s)));
        QVERIFY(line);
        QTest::keyClicks(line, u"250"_s);
        finish(line, Qt::Key_Return);
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(spy.first().at(0).toString(), u"project"_s);
        QCOMPARE(spy.first().at(1).toString(), u"limit"_s);
        QCOMPARE(spy.first().at(2).value<Value>(), Value::integer(250));
        // The text is the truth: until it changes, the matrix shows what stands in it.
        QCOMPARE(cell(u"project.limit"_s, u"Initial value"_s).data().toString(), u"unset"_s);
    }

    void takesAnInitialValueAway()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::initialValueRequested);
        auto *line = qobject_cast<QLineEdit *>(openEditor(cell(u"auth.pin"_s, u"Initial value"_s)));
        QVERIFY(line);
        QCOMPARE(line->text(), u"none yet"_s);
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        finish(line, Qt::Key_Return);
        QTRY_COMPARE(spy.size(), 1);
        QVERIFY(spy.first().at(2).value<Value>().isNone());
    }

    void choosesAnInitialValue()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::initialValueRequested);
        auto *combo = qobject_cast<QComboBox *>(openEditor(cell(u"project.authenticated"_s, u"Initial value"_s)));
        QVERIFY(combo);
        QCOMPARE(combo->currentText(), u"False"_s);
        QCOMPARE(combo->count(), 3);
        combo->setCurrentIndex(combo->findText(u"True"_s));
        emit combo->activated(combo->currentIndex());
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(spy.first().at(2).value<Value>(), Value::boolean(true));
    }

    void refusesWrongValuesWithASentence()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::initialValueRequested);
        auto *line = qobject_cast<QLineEdit *>(openEditor(cell(u"project.limit"_s, u"Initial value"_s)));
        QTest::keyClicks(line, u"many"_s);
        finish(line, Qt::Key_Return);
        QLabel *message = child<QLabel>(u"matrixMessage"_s);
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().contains(u"no whole number"), qPrintable(message->text()));
        QTest::qWait(20);
        QCOMPARE(spy.size(), 0);
        // A right value afterwards takes the sentence away.
        line = qobject_cast<QLineEdit *>(openEditor(cell(u"project.limit"_s, u"Initial value"_s)));
        QTest::keyClicks(line, u"3"_s);
        finish(line, Qt::Key_Return);
        QTRY_COMPARE(spy.size(), 1);
        QVERIFY(!message->isVisible());
    }

    void anUnchangedOrCancelledValueAsksForNothing()
    {
        QSignalSpy spy(m_view.get(), &MatrixView::initialValueRequested);
        auto *line = qobject_cast<QLineEdit *>(openEditor(cell(u"auth.pin"_s, u"Initial value"_s)));
        finish(line, Qt::Key_Return);
        line = qobject_cast<QLineEdit *>(openEditor(cell(u"project.limit"_s, u"Initial value"_s)));
        QTest::keyClicks(line, u"7"_s);
        finish(line, Qt::Key_Escape);
        QTest::qWait(20);
        QCOMPARE(spy.size(), 0);
    }

    void typingSurvivesAFreshAnalysis()
    {
        auto *line = qobject_cast<QLineEdit *>(openEditor(cell(u"project.limit"_s, u"Initial value"_s)));
        QTest::keyClicks(line, u"12"_s);
        m_view->setAnalysis(m_files.analysis());
        QTest::keyClicks(line, u"3"_s);
        QCOMPARE(line->text(), u"123"_s);
    }

    void placeSurvivesAnotherShape()
    {
        table()->setCurrentIndex(cell(u"card_replace.reason"_s, u"card_replace"_s));
        Fixture more = m_files;
        more.files.insert(u"skills/aaa/memory.yml"_s, u"schema:\n  public:\n    x: {}\n"_s);
        more.files.insert(u"skills/aaa/skill.md"_s, u"---\nname: A\ndescription: Text.\n---\nText.\n"_s);
        m_view->setAnalysis(more.analysis());
        QCOMPARE(table()->currentIndex(), cell(u"card_replace.reason"_s, u"card_replace"_s));
        QVERIFY(table()->currentIndex().isValid());
    }

    void aBrokenFileKeepsItsRowsAndCannotBeEdited()
    {
        Fixture broken = m_files;
        AnalysisCache cache;
        analyze(broken.input(), cache);
        broken.files[u"memory.yml"_s] += u"  bad: [\n"_s;
        m_view->setAnalysis(analyze(broken.input(), cache));
        const QModelIndex index = cell(u"project.limit"_s, u"Initial value"_s);
        QVERIFY(index.isValid());
        QVERIFY(!index.flags().testFlag(Qt::ItemIsEditable));
        const QString tip = table()->model()->headerData(index.row(), Qt::Vertical, Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"last good state"), qPrintable(tip));
    }

    void anEmptyAgentSaysWhatWouldStandHere()
    {
        m_view->setAnalysis(fixture(u"//- agent.yml\nname: x\n").analysis());
        QLabel *empty = child<QLabel>(u"matrixEmpty"_s);
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(u"memory.yml"));
        m_view->setAnalysis(nullptr);
        QVERIFY(empty->isVisible());
    }

    void everyControlHasANameAndIsDrawnInBothThemes()
    {
        for (const QWidget *widget : m_view->findChildren<QLineEdit *>())
            QVERIFY(!widget->objectName().isEmpty() && !widget->accessibleName().isEmpty());
        QVERIFY(!table()->accessibleName().isEmpty());
        table()->setCurrentIndex(cell(u"project.authenticated"_s, u"auth"_s));
        grab(u"matrix-light.png"_s);
        theme::apply(*qApp, theme::Mode::Dark);
        grab(u"matrix-dark.png"_s);
        theme::apply(*qApp, theme::Mode::Light);
    }
};

} // namespace

QTEST_MAIN(MatrixViewTest)
#include "tst_matrixview.moc"
