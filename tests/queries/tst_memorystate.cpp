// Memory states: their JSON, initial values, what an activation resets, warnings for values of a wrong
// kind; and what people type for a value.
#include "core/queries/memoryinput.h"
#include "core/queries/memorystate.h"
#include "tests/support/fixture.h"

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
note: {}
//- skills/card/memory.yml
schema:
  public:
    reason:
      type: categorical
      enum_values: [lost, stolen]
      initial_value: lost
    count:
      type: int
    fee:
      type: float
    title:
      type: text
  private:
    items:
      type: list
    raw:
      type: json
//- skills/card/skill.md
---
name: Card
description: Text.
---
Text.
)"_s;

class MemoryStateTest : public QObject
{
    Q_OBJECT

    AnalysisPtr m_analysis = fixture(agent).analysis();

    const MemoryEntry &entry(QStringView ns, QStringView name) const { return *m_analysis->project.entry(ns, name); }

private slots:
    void startsAtTheInitialValues()
    {
        const MemoryState state = MemoryState::initial(m_analysis->project);
        QCOMPARE(state.toJson(), uR"({"card": {"reason": "lost"}, "project": {"authenticated": false}})"_s);
        QVERIFY(state.value(u"card", u"count").isNone());
        QVERIFY(state.value(u"nobody", u"nothing").isNone());
    }

    void activationResetsTheSkillsOwnEntriesOnly()
    {
        MemoryState state;
        state.set(u"card"_s, u"reason"_s, Value::text(u"stolen"_s));
        state.set(u"card"_s, u"count"_s, Value::integer(3));
        state.set(u"project"_s, u"authenticated"_s, Value::boolean(true));
        const MemoryState after = state.afterActivation(*m_analysis->project.skill(u"card"));
        QCOMPARE(after.value(u"card", u"reason"), Value::text(u"lost"_s));
        QVERIFY(after.value(u"card", u"count").isNone());
        QCOMPARE(after.value(u"project", u"authenticated"), Value::boolean(true));
    }

    void jsonRoundTrip()
    {
        const QByteArray json = R"({"card": {"count": 123456789012345678901234567890, "items": [1, 2.5, "a", null]},)"
                                R"( "project": {"note": {"b": true, "a": null}}})";
        const Result<MemoryState> state = MemoryState::fromJson(json);
        QVERIFY(state);
        QCOMPARE(state->toJson().toUtf8(), json);
        QCOMPARE(*MemoryState::fromJson(state->toJson().toUtf8()), *state);
    }

    void nullMeansUnset()
    {
        const Result<MemoryState> state = MemoryState::fromJson(R"({"card": {"reason": null}, "project": null})");
        QVERIFY(state);
        QCOMPARE(*state, MemoryState());
        MemoryState emptied;
        emptied.set(u"card"_s, u"reason"_s, Value::text(u"lost"_s));
        emptied.set(u"card"_s, u"reason"_s, Value::none());
        QCOMPARE(emptied, MemoryState());
    }

    void refusesOtherJson_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{card: 1}");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("a flat state") << QByteArray(R"({"card.reason": "lost"})");
    }
    void refusesOtherJson()
    {
        QFETCH(QByteArray, json);
        const Result<MemoryState> state = MemoryState::fromJson(json);
        QVERIFY(!state);
        QVERIFY(!state.error().what.isEmpty());
        QVERIFY(!state.error().advice.isEmpty());
    }

    void warnsOfWrongKinds()
    {
        MemoryState state;
        const auto warnings = [&](const QString &ns, const QString &name, const Value &value) {
            MemoryState one;
            one.set(ns, name, value);
            return one.typeWarnings(m_analysis->project);
        };
        QCOMPARE(warnings(u"card"_s, u"count"_s, Value::text(u"3"_s)),
                 QStringList{u"card.count is declared as int, but '3' is of another kind: text."_s});
        QCOMPARE(warnings(u"card"_s, u"reason"_s, Value::text(u"stollen"_s)),
                 QStringList{u"card.reason is 'stollen', which is none of its values: 'lost', 'stolen'."_s});
        QCOMPARE(warnings(u"card"_s, u"resaon"_s, Value::text(u"lost"_s)),
                 QStringList{u"card.resaon is declared in no memory.yml; nothing reads its value."_s});
        QCOMPARE(warnings(u"project"_s, u"authenticated"_s, Value::integer(1)).size(), 1);
        QCOMPARE(warnings(u"card"_s, u"items"_s, Value::text(u"[]"_s)).size(), 1);
        QCOMPARE(warnings(u"card"_s, u"title"_s, Value::boolean(true)).size(), 1);
        // A whole number is a float, json and any take everything.
        QVERIFY(warnings(u"card"_s, u"fee"_s, Value::integer(3)).isEmpty());
        QVERIFY(warnings(u"card"_s, u"raw"_s, Value::text(u"x"_s)).isEmpty());
        QVERIFY(warnings(u"project"_s, u"note"_s, Value::list({})).isEmpty());
        QVERIFY(state.typeWarnings(m_analysis->project).isEmpty());
    }

    void takesWhatPeopleType_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("json"); // "error" when it is refused
        QTest::newRow("nothing is unset") << u"count"_s << u""_s << u"null"_s;
        QTest::newRow("whole number") << u"count"_s << u" 42 "_s << u"42"_s;
        QTest::newRow("negative") << u"count"_s << u"-7"_s << u"-7"_s;
        QTest::newRow("huge") << u"count"_s << u"99999999999999999999"_s << u"99999999999999999999"_s;
        QTest::newRow("fraction for int") << u"count"_s << u"4.5"_s << u"error"_s;
        QTest::newRow("word for int") << u"count"_s << u"four"_s << u"error"_s;
        QTest::newRow("float") << u"fee"_s << u"4.5"_s << u"4.5"_s;
        QTest::newRow("int for float") << u"fee"_s << u"4"_s << u"4"_s;
        QTest::newRow("no number") << u"fee"_s << u"nan"_s << u"error"_s;
        QTest::newRow("text") << u"title"_s << u" two words "_s << u"\" two words \""_s;
        QTest::newRow("digits are text") << u"title"_s << u"42"_s << u"\"42\""_s;
        QTest::newRow("empty text") << u"title"_s << u"\"\""_s << u"\"\""_s;
        QTest::newRow("enum") << u"reason"_s << u"stolen"_s << u"\"stolen\""_s;
        QTest::newRow("no enum") << u"reason"_s << u"stollen"_s << u"error"_s;
        QTest::newRow("list") << u"items"_s << u"[1, \"a\"]"_s << u"[1, \"a\"]"_s;
        QTest::newRow("no list") << u"items"_s << u"{\"a\": 1}"_s << u"error"_s;
        QTest::newRow("broken list") << u"items"_s << u"[1,"_s << u"error"_s;
        QTest::newRow("json") << u"raw"_s << u"{\"a\": [true]}"_s << u"{\"a\": [true]}"_s;
    }
    void takesWhatPeopleType()
    {
        QFETCH(QString, name);
        QFETCH(QString, input);
        QFETCH(QString, json);
        const Result<Value> value = valueFromInput(entry(u"card", name), input);
        QCOMPARE(value ? value->toJson() : u"error"_s, json);
        // What a field shows leads back to the value.
        if (value)
            QCOMPARE(valueFromInput(entry(u"card", name), inputFromValue(entry(u"card", name), *value))->toJson(), json);
        else
            QVERIFY(value.error().sentence().size() > 10);
    }

    void anyTakesJsonOrText()
    {
        const MemoryEntry &note = entry(u"project", u"note");
        for (const Value &value : {Value::text(u"words"_s), Value::text(u"12"_s), Value::integer(12), Value::boolean(true),
                                   Value::text(QString()), Value::list({Value::integer(1)}), Value::none()})
            QCOMPARE(*valueFromInput(note, inputFromValue(note, value)), value);
        QCOMPARE(*valueFromInput(note, u"just words"_s), Value::text(u"just words"_s));
    }

    void offersChoices()
    {
        QCOMPARE(choices(entry(u"project", u"authenticated")).size(), 2);
        QCOMPARE(choices(entry(u"card", u"reason")).size(), 2);
        QVERIFY(choices(entry(u"card", u"title")).isEmpty());
        QCOMPARE(*valueFromInput(entry(u"project", u"authenticated"), u"True"_s), Value::boolean(true));
        QVERIFY(!valueFromInput(entry(u"project", u"authenticated"), u"yes"_s));
    }
};

} // namespace

QTEST_GUILESS_MAIN(MemoryStateTest)
#include "tst_memorystate.moc"
