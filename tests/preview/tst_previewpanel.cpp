// The preview as a person uses it: choosing a response and a skill, trying out memory, reading what is
// said and why, going to a variant, while the text goes on changing.
#include "tests/support/fixture.h"
#include "views/common/theme.h"
#include "views/preview/previewpanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString agent = uR"(//- agent.yml
name: sample
//- memory.yml
name:
  type: text
  pii: true
attempts:
  type: int
history:
  type: list
//- responses.yml
responses:
  utter_goodbye:
    - "Goodbye!"
//- skills/auth/memory.yml
schema:
  private:
    pin:
      type: text
//- skills/auth/skill.md
---
name: Auth
description: Text.
tool_constraints:
  - verify:
      on_failure: utter_fee
---
Text.
//- skills/card_replace/memory.yml
schema:
  public:
    reason:
      type: categorical
      enum_values: [lost, stolen, damaged]
      initial_value: lost
    shipping:
      type: text
  private:
    checked:
      type: bool
//- skills/card_replace/skill.md
---
name: Card
description: Text.
---
Text.

:::ordered_block id=main
steps:
  - id: say
    action: utter_goodbye
    next: END
:::
//- skills/card_replace/responses.yml
responses:
  utter_fee:
    - «text»: Standard replacement is free, {session.project.name}.
    - «text»: A fee applies for lost-card replacement with {shipping} delivery.
      condition: 'session.card_replace.reason == "lost"'
      metadata:
        rephrase: true
      buttons:
        - title: Accept the fee
        - title: Speak to someone at the branch instead
          payload: handoff
    - «text»: No fee for cards reported stolen.
      condition: 'session.card_replace.reason == "stolen"'
    - «text»: Too many tries.
      condition: 'session.project.attempts > 3'
  utter_nothing:
    - text: Checked.
      condition: 'session.card_replace.checked == True'
)"_s;

class PreviewPanelTest : public QObject
{
    Q_OBJECT

    Fixture m_files = fixture(agent);
    std::unique_ptr<PreviewPanel> m_panel;

    template <typename T = QWidget>
    T *child(const QString &name) const
    {
        T *found = m_panel->findChild<T *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    QString spoken() const { return child<QTextEdit>(u"spokenText"_s)->toPlainText(); }
    QString variant(int number) const { return child<QAbstractButton>(u"variant%1"_s.arg(number))->accessibleName(); }
    template <typename T>
    T *memory(const QString &entry) const
    {
        return child<T>(u"memory:"_s + entry);
    }
    void choose(QComboBox *box, const QString &text)
    {
        const int index = box->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void grab(const QString &name)
    {
        const QString folder = qEnvironmentVariable("OVERMANTEL_GRABS");
        if (!folder.isEmpty())
            QVERIFY(m_panel->grab().save(folder + u'/' + name));
    }

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }

    void init()
    {
        m_panel = std::make_unique<PreviewPanel>();
        m_panel->resize(360, 900);
        m_panel->setAnalysis(m_files.analysis());
        m_panel->setResponse(u"utter_fee"_s);
        m_panel->show();
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void showsWhatIsSaidAndWhy()
    {
        QCOMPARE(m_panel->skill(), u"card_replace"_s);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with {shipping} delivery."_s);
        QVERIFY2(variant(1).startsWith(u"Variant 1, kept for the end."), qPrintable(variant(1)));
        QVERIFY2(variant(2).startsWith(u"Variant 2, chosen."), qPrintable(variant(2)));
        QVERIFY2(variant(3).startsWith(u"Variant 3, not reached."), qPrintable(variant(3)));
        QVERIFY(child(u"rephraseBadge"_s)->isVisible());
        QVERIFY(child(u"spokenButtons"_s)->isVisible());
        QVERIFY(child(u"spokenButtons"_s)->accessibleName().contains(u"Accept the fee"));
        QVERIFY(child<QLabel>(u"spokenPlaceholders"_s)->text().contains(u"is unset"));
        QVERIFY(child<QLabel>(u"previewSource"_s)->text().remove(QChar(0x200B)).contains(u"skills/card_replace/responses.yml"));
    }

    void followsMemory()
    {
        QSignalSpy changed(m_panel.get(), &PreviewPanel::memoryStateChanged);
        choose(memory<QComboBox>(u"card_replace.reason"_s), u"stolen"_s);
        QCOMPARE(spoken(), u"No fee for cards reported stolen."_s);
        QVERIFY2(variant(2).contains(u"session.card_replace.reason is 'stolen'"), qPrintable(variant(2)));
        QVERIFY(!child(u"rephraseBadge"_s)->isVisible());
        QCOMPARE(changed.size(), 1);

        choose(memory<QComboBox>(u"card_replace.reason"_s), u"unset"_s);
        QVERIFY2(variant(4).startsWith(u"Variant 4, raises"), qPrintable(variant(4)));
        QCOMPARE(spoken(), u"Standard replacement is free, {session.project.name}."_s);

        QLineEdit *attempts = memory<QLineEdit>(u"project.attempts"_s);
        attempts->setFocus();
        QTest::keyClicks(attempts, u"12"_s);
        QCOMPARE(spoken(), u"Too many tries."_s);
        QVERIFY(attempts->hasFocus());

        QTest::mouseClick(child<QPushButton>(u"previewReset"_s), Qt::LeftButton);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with {shipping} delivery."_s);
        QCOMPARE(attempts->text(), QString());
        QVERIFY(!child<QPushButton>(u"previewReset"_s)->isEnabled());
    }

    void typesTextAndTellsEmptyFromUnset()
    {
        QLineEdit *shipping = memory<QLineEdit>(u"card_replace.shipping"_s);
        QCOMPARE(shipping->placeholderText(), u"unset"_s);
        shipping->setFocus();
        QTest::keyClicks(shipping, u"rush"_s);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with rush delivery."_s);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(shipping, Qt::Key_Backspace);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with  delivery."_s);
        QCOMPARE(shipping->placeholderText(), u"empty text"_s);
        QTest::mouseClick(child<QToolButton>(u"unset:card_replace.shipping"_s), Qt::LeftButton);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with {shipping} delivery."_s);
        QVERIFY(m_panel->memoryState().value(u"card_replace", u"shipping").isNone());
    }

    void refusesWrongInputBesideTheField()
    {
        QLineEdit *attempts = memory<QLineEdit>(u"project.attempts"_s);
        attempts->setFocus();
        QTest::keyClicks(attempts, u"4x"_s);
        QLabel *error = child<QLabel>(u"error:project.attempts"_s);
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains(u"no whole number"), qPrintable(error->text()));
        QCOMPARE(m_panel->memoryState().value(u"project", u"attempts"), Value::integer(4));
        QCOMPARE(attempts->text(), u"4x"_s);
        QTest::keyClick(attempts, Qt::Key_Backspace);
        QVERIFY(!error->isVisible());
    }

    void followsTheTextWithoutLosingFocusOrScroll()
    {
        QLineEdit *shipping = memory<QLineEdit>(u"card_replace.shipping"_s);
        shipping->setFocus();
        QTest::keyClicks(shipping, u"ru"_s);
        m_panel->resize(360, 500);
        QScrollBar *bar = child<QScrollArea>(u"previewScroll"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 40);
        bar->setValue(40);

        Fixture edited = m_files;
        edited.files[u"skills/card_replace/responses.yml"_s].replace(u"A fee applies"_s, u"A small fee applies"_s);
        m_panel->setAnalysis(edited.analysis());
        QCOMPARE(spoken(), u"A small fee applies for lost-card replacement with ru delivery."_s);
        QVERIFY(shipping->hasFocus());
        QTest::keyClicks(shipping, u"sh"_s);
        QCOMPARE(spoken(), u"A small fee applies for lost-card replacement with rush delivery."_s);
        QCOMPARE(bar->value(), 40);

        // A new initial value shows where nothing was tried out.
        edited.files[u"skills/card_replace/memory.yml"_s].replace(u"initial_value: lost"_s, u"initial_value: stolen"_s);
        m_panel->setAnalysis(edited.analysis());
        QCOMPARE(spoken(), u"No fee for cards reported stolen."_s);
        QCOMPARE(m_panel->memoryState().value(u"card_replace", u"shipping"), Value::text(u"rush"_s));
        QVERIFY(shipping->hasFocus());
    }

    void aFieldInUseStaysWhenTheResponseForgetsIt()
    {
        QLineEdit *shipping = memory<QLineEdit>(u"card_replace.shipping"_s);
        shipping->setFocus();
        QTest::keyClicks(shipping, u"a"_s);
        Fixture edited = m_files;
        edited.files[u"skills/card_replace/responses.yml"_s].replace(u"{shipping}"_s, u"some"_s);
        m_panel->setAnalysis(edited.analysis());
        QVERIFY(shipping->isVisible());
        QVERIFY(shipping->hasFocus());
    }

    void readsAsAnotherSkill()
    {
        QComboBox *skills = child<QComboBox>(u"previewSkill"_s);
        QCOMPARE(skills->itemText(0), u"card_replace"_s);
        QCOMPARE(skills->itemText(1), u"auth"_s); // names it in on_failure
        choose(skills, u"auth"_s);
        QCOMPARE(spoken(), u"A fee applies for lost-card replacement with {shipping} delivery."_s);
        QLineEdit *name = memory<QLineEdit>(u"project.name"_s);
        QVERIFY(name->isVisible());
        choose(skills, u"no skill"_s);
        QCOMPARE(m_panel->skill(), QString());
        QVERIFY(!child<QCheckBox>(u"previewActivation"_s)->isEnabled());
    }

    void resetsForAnActivation()
    {
        choose(memory<QComboBox>(u"card_replace.reason"_s), u"stolen"_s);
        QTest::mouseClick(child<QCheckBox>(u"previewActivation"_s), Qt::LeftButton, {}, {8, 8});
        QVERIFY(child<QCheckBox>(u"previewActivation"_s)->isChecked());
        QVERIFY(spoken().startsWith(u"A fee applies"));
    }

    void explainsTheLiteralName()
    {
        m_panel->setResponse(u"utter_nothing"_s);
        QCOMPARE(spoken(), u"utter_nothing"_s);
        QVERIFY(child<QLabel>(u"spokenNote"_s)->text().contains(u"Nothing selectable: the name itself is spoken"));
        choose(memory<QComboBox>(u"card_replace.checked"_s), u"True"_s);
        QCOMPARE(spoken(), u"Checked."_s);
        QVERIFY(!child(u"spokenNote"_s)->isVisible());
        m_panel->setResponse(u"utter_gone"_s);
        QCOMPARE(spoken(), u"utter_gone"_s);
        QVERIFY(child<QLabel>(u"spokenNote"_s)->text().contains(u"No file declares"));
    }

    void choosesAResponse()
    {
        QSignalSpy changed(m_panel.get(), &PreviewPanel::responseChanged);
        QLineEdit *name = child<QLineEdit>(u"previewResponseName"_s);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"utter_goodbye"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(m_panel->response(), u"utter_goodbye"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(spoken(), u"Goodbye!"_s);
        // A name that leads nowhere gives way to the one that is shown.
        name->selectAll();
        QTest::keyClicks(name, u"zzz"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(name->text(), u"utter_goodbye"_s);
    }

    void goesToAVariant()
    {
        QSignalSpy spy(m_panel.get(), &PreviewPanel::locationActivated);
        QTest::mouseClick(child<QAbstractButton>(u"variant3"_s), Qt::LeftButton, {}, {30, 20});
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().value<Location>(), m_files.mark(u"skills/card_replace/responses.yml"_s, 2));
        child(u"variant1"_s)->setFocus();
        QTest::keyClick(child(u"variant1"_s), Qt::Key_Return);
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy.last().first().value<Location>(), m_files.mark(u"skills/card_replace/responses.yml"_s, 0));
    }

    void showsAllMemoryOnDemand()
    {
        QVERIFY(!m_panel->findChild<QWidget *>(u"memory:auth.pin"_s));
        QTest::mouseClick(child<QToolButton>(u"allMemory"_s), Qt::LeftButton, {}, {10, 8});
        QVERIFY(memory<QLineEdit>(u"auth.pin"_s)->isVisible());
        QTest::keyClicks(child<QLineEdit>(u"memoryFilter"_s), u"history"_s);
        QVERIFY(!memory<QLineEdit>(u"auth.pin"_s)->isVisible());
        QPlainTextEdit *history = memory<QPlainTextEdit>(u"project.history"_s);
        history->setFocus();
        QTest::keyClicks(history, u"[1, \"a\""_s);
        QVERIFY(child(u"error:project.history"_s)->isVisible());
        QTest::keyClicks(history, u"]"_s);
        QVERIFY(!child(u"error:project.history"_s)->isVisible());
        QCOMPARE(m_panel->memoryState().value(u"project", u"history").toJson(), u"[1, \"a\"]"_s);
    }

    void keepsItsMemoryForTheSession()
    {
        choose(memory<QComboBox>(u"card_replace.reason"_s), u"unset"_s);
        const MemoryState state = m_panel->memoryState();
        PreviewPanel restored;
        restored.setMemoryState(state);
        QCOMPARE(restored.memoryState(), state);
        restored.setAnalysis(m_files.analysis());
        QCOMPARE(restored.memoryState(), state);
        QVERIFY(restored.memoryState().value(u"card_replace", u"reason").isNone());
    }

    void startsAnewWithAnotherAgent()
    {
        choose(memory<QComboBox>(u"card_replace.reason"_s), u"stolen"_s);
        AnalysisInput other = m_files.input();
        other.folderName = u"another"_s;
        other.files.remove(u"skills/card_replace/responses.yml"_s);
        AnalysisCache cache;
        m_panel->setAnalysis(analyze(other, cache));
        QCOMPARE(m_panel->response(), u"utter_goodbye"_s);
        QCOMPARE(spoken(), u"Goodbye!"_s);
        QCOMPARE(m_panel->memoryState().value(u"card_replace", u"reason"), Value::text(u"lost"_s));
    }

    void saysWhatWouldStandHere()
    {
        QLabel *empty = child<QLabel>(u"previewEmpty"_s);
        PreviewPanel fresh;
        QVERIFY(fresh.findChild<QLabel *>(u"previewEmpty"_s)->text().contains(u"Open an agent folder"));
        fresh.setAnalysis(fixture(u"//- agent.yml\nname: x\n").analysis());
        QVERIFY(fresh.findChild<QLabel *>(u"previewEmpty"_s)->text().contains(u"responses.yml"));
        QVERIFY(!empty->isVisible());
    }

    void fitsANarrowDock()
    {
        m_panel->resize(320, 900);
        QTest::qWait(30);
        for (QScrollArea *area : m_panel->findChildren<QScrollArea *>())
            QVERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(area->objectName()));
    }

    void everyControlHasANameAndIsDrawnInBothThemes()
    {
        for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
                || (qobject_cast<const QLineEdit *>(widget) && !qobject_cast<const QComboBox *>(widget->parentWidget()));
            // Qt's own button inside a line, which clears it.
            if (!isControl || qobject_cast<const QLineEdit *>(widget->parentWidget()) || widget->objectName().startsWith(u"qt_"))
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()), qPrintable(widget->objectName()));
        }
        QTest::keyClicks(memory<QLineEdit>(u"project.name"_s), u"Ann"_s);
        QTest::qWait(30);
        grab(u"preview-light.png"_s);
        theme::apply(*qApp, theme::Mode::Dark);
        choose(memory<QComboBox>(u"card_replace.reason"_s), u"damaged"_s);
        QTest::qWait(30);
        grab(u"preview-dark.png"_s);
        m_panel->resize(320, 900);
        m_panel->setResponse(u"utter_nothing"_s);
        QTest::mouseClick(child<QToolButton>(u"allMemory"_s), Qt::LeftButton, {}, {10, 8});
        QTest::qWait(30);
        grab(u"preview-narrow.png"_s);
        theme::apply(*qApp, theme::Mode::Light);
    }
};

} // namespace

QTEST_MAIN(PreviewPanelTest)
#include "tst_previewpanel.moc"
