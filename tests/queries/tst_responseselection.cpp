// Which variant is spoken, why, and in what words (responses.yml page, "How a variant is selected" and
// "Interpolation").
#include "core/queries/responseselection.h"
#include "tests/support/fixture.h"

#include <QRandomGenerator>
#include <QTest>

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
level:
  type: int
shared:
  type: text
//- responses.yml
responses:
  utter_shared:
    - text: "Shared {level}"
  utter_root_only:
    - "Nobody names me"
//- skills/card/memory.yml
schema:
  public:
    reason:
      type: categorical
      enum_values: [lost, stolen, damaged]
      initial_value: lost
    label:
      type: text
    shared:
      type: text
  private:
    done:
      type: bool
access:
  deny_read: [project.level]
//- skills/card/skill.md
---
name: Card
description: Text.
utter:
  - utter_greet:
      on: activate
tool_constraints:
  - lock:
      on_success: utter_fee
      requires_confirmation:
        enabled: true
        utter_for_confirmation: utter_confirm
---
Text.

:::ordered_block id=main
steps:
  - id: ask
    collect: label
    utterance: utter_ask
  - id: say
    action: utter_shared
    next: END
:::
//- skills/card/responses.yml
responses:
  utter_fee:
    - text: Standard is free.
    - text: Lost costs {session.card.reason}.
      condition: 'session.card.reason == "lost"'
      metadata:
        rephrase: true
    - text: Stolen is free.
      condition: 'session.card.reason == "stolen"'
  utter_default_last:
    - text: A
      condition: 'session.card.label == "a"'
    - text: B
      condition: 'session.card.label == "b"'
    - text: Else
  utter_raises:
    - text: Compared
      condition: 'session.card.label < 3'
    - text: Else
  utter_malformed:
    - text: Broken
      condition: 'session.card.label ='
    - text: Number
      condition: 12
    - text: Else
  utter_plain:
    - "One"
    - "Two"
    - "Three"
  utter_no_default:
    - text: A
      condition: 'session.card.label == "a"'
      metadata: {rephrase: true}
    - text: B
      condition: 'session.card.label < 3'
  utter_two_defaults:
    - text: A
      condition: 'session.card.label == "a"'
    - text: First else
    - text: Second else
  utter_empty: []
  utter_level:
    - text: Denied reads as unset
      condition: 'session.project.level is None'
    - text: Else
  utter_done:
    - text: Seen
      condition: 'session.card.done == True'
    - text: Unseen
  utter_words:
    - text: >-
        Hi {session.project.name}, {shared}/{label}/{session.auth.pin}/{session.auth.public}/{nothing}/{session.project.level}
        { label } {session.card} {{label}}
      buttons:
        - title: "Take {label}"
        - title: Other
          payload: "set:session.card.reason={label}"
  utter_sourced:
    - text: Pick one
      buttons:
        source: list_them
  utter_ask: ["Which?"]
  utter_greet: ["Hello"]
  utter_confirm: ["Sure?"]
//- skills/auth/memory.yml
schema:
  public:
    public:
      type: list
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
)"_s;

MemoryState state(const QByteArray &json)
{
    const Result<MemoryState> state = MemoryState::fromJson(json);
    return state ? *state : MemoryState();
}

QString statuses(const Selection &selection)
{
    QStringList keys;
    for (const VariantVerdict &verdict : selection.verdicts)
        keys += variantStatusKey(verdict.status);
    return keys.join(u' ');
}

class ResponseSelectionTest : public QObject
{
    Q_OBJECT

    AnalysisPtr m_analysis = fixture(agent).analysis();

    Selection select(const QString &response, const QByteArray &memory = "{}", const QString &skill = u"card"_s,
                     bool onActivate = false) const
    {
        return selectResponse(m_analysis->project, state(memory), {response, skill, onActivate});
    }

private slots:
    void statusOfEveryVariant_data()
    {
        QTest::addColumn<QString>("response");
        QTest::addColumn<QByteArray>("memory");
        QTest::addColumn<int>("variant");
        QTest::addColumn<QString>("expected");
        const QByteArray lost = R"({"card": {"reason": "lost"}})";
        const QByteArray stolen = R"({"card": {"reason": "stolen"}})";
        QTest::newRow("default first, first condition") << u"utter_fee"_s << lost << 1 << u"default chosen notReached"_s;
        QTest::newRow("default first, second condition") << u"utter_fee"_s << stolen << 2 << u"default false chosen"_s;
        QTest::newRow("default first, none") << u"utter_fee"_s << QByteArray("{}") << 0 << u"chosen false false"_s;
        QTest::newRow("default last, first") << u"utter_default_last"_s << QByteArray(R"({"card":{"label":"a"}})") << 0
                                             << u"chosen notReached default"_s;
        QTest::newRow("default last, none") << u"utter_default_last"_s << QByteArray(R"({"card":{"label":"c"}})") << 2
                                            << u"false false chosen"_s;
        QTest::newRow("raising is skipped") << u"utter_raises"_s << QByteArray("{}") << 1 << u"raises chosen"_s;
        QTest::newRow("text against number raises") << u"utter_raises"_s << QByteArray(R"({"card":{"label":"x"}})") << 1
                                                    << u"raises chosen"_s;
        QTest::newRow("a number of the wrong type compares") << u"utter_raises"_s << QByteArray(R"({"card":{"label":2}})") << 0
                                                             << u"chosen default"_s;
        QTest::newRow("malformed counts as raising") << u"utter_malformed"_s << QByteArray("{}") << 2
                                                     << u"raises raises chosen"_s;
        QTest::newRow("no conditions") << u"utter_plain"_s << QByteArray("{}") << 0 << u"chosen ignored ignored"_s;
        QTest::newRow("nothing selectable") << u"utter_no_default"_s << QByteArray("{}") << -1 << u"false raises"_s;
        QTest::newRow("two defaults") << u"utter_two_defaults"_s << QByteArray("{}") << 1 << u"false chosen ignored"_s;
        QTest::newRow("two defaults, not needed") << u"utter_two_defaults"_s << QByteArray(R"({"card":{"label":"a"}})") << 0
                                                  << u"chosen default ignored"_s;
        QTest::newRow("no variants") << u"utter_empty"_s << QByteArray("{}") << -1 << QString();
        QTest::newRow("denied reads as unset") << u"utter_level"_s << QByteArray(R"({"project":{"level":3}})") << 0
                                               << u"chosen default"_s;
    }
    void statusOfEveryVariant()
    {
        QFETCH(QString, response);
        QFETCH(QByteArray, memory);
        QFETCH(int, variant);
        QFETCH(QString, expected);
        const Selection selection = select(response, memory);
        QCOMPARE(statuses(selection), expected);
        QCOMPARE(selection.variant, variant);
        QCOMPARE(selection.literalName, variant < 0);
        for (const VariantVerdict &verdict : selection.verdicts)
            QVERIFY2(verdict.reason.endsWith(u'.') || !verdict.reason.isEmpty(), qPrintable(verdict.reason));
    }

    void agreesWithTheAlgorithmOnGeneratedResponses()
    {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        // What each condition gives while card.label is 'a', found by reading it.
        struct Known { QString text; char outcome; };
        const QList<Known> known{{u"session.card.label == 'a'"_s, 't'}, {u"session.card.label == 'b'"_s, 'f'},
                                 {u"session.card.label < 3"_s, 'r'}, {u"session.card.label and"_s, 'r'},
                                 {u"not session.card.label"_s, 'f'}, {u"session.card.done is None"_s, 't'}};
        for (int round = 0; round < 60; ++round) {
            QString yaml = u"responses:\n  utter_x:\n"_s;
            QList<char> outcomes; // 'n' for no condition
            for (int i = 0; i < random.bounded(1, 6); ++i) {
                yaml += u"    - text: Number %1\n"_s.arg(i);
                if (random.bounded(3) == 0) {
                    outcomes += 'n';
                    continue;
                }
                const Known &one = known.at(random.bounded(int(known.size())));
                outcomes += one.outcome;
                yaml += u"      condition: \"%1\"\n"_s.arg(one.text);
            }
            int expected = int(outcomes.indexOf('t'));
            if (expected < 0)
                expected = int(outcomes.indexOf('n'));

            Fixture files = fixture(agent);
            files.files.insert(u"skills/card/responses.yml"_s, yaml);
            const AnalysisPtr analysis = files.analysis();
            const Selection selection = selectResponse(analysis->project, state(R"({"card": {"label": "a"}})"),
                                                       {u"utter_x"_s, u"card"_s, false});
            QVERIFY2(selection.variant == expected, qPrintable(yaml));
            QCOMPARE(selection.text(), expected < 0 ? u"utter_x"_s : u"Number %1"_s.arg(expected));
        }
    }

    void explainsItself()
    {
        const Selection selection = select(u"utter_fee"_s, R"({"card": {"reason": "stolen"}})");
        const VariantVerdict &lost = selection.verdicts.at(1);
        QCOMPARE(lost.condition, u"session.card.reason == \"lost\""_s);
        QCOMPARE(lost.because.size(), 1);
        QCOMPARE(lost.because.first().reference, u"session.card.reason"_s);
        QCOMPARE(lost.because.first().value, Value::text(u"stolen"_s));
        QVERIFY2(lost.reason.contains(u"session.card.reason is 'stolen'"), qPrintable(lost.reason));
        QVERIFY2(selection.verdicts.at(0).reason.contains(u"variant 3"), qPrintable(selection.verdicts.at(0).reason));
        const Selection broken = select(u"utter_malformed"_s);
        const Response &response = *m_analysis->project.response(u"utter_malformed");
        QCOMPARE(broken.verdicts.at(0).reason, response.variants.at(0).condition->parsed.problems.first().message);
    }

    void rephraseBelongsToTheSelectedVariant()
    {
        QVERIFY(select(u"utter_fee"_s, R"({"card": {"reason": "lost"}})").rephrase);
        QVERIFY(!select(u"utter_fee"_s, R"({"card": {"reason": "stolen"}})").rephrase);
        QVERIFY(!select(u"utter_no_default"_s).rephrase);
    }

    void speaksTheNameWhenNothingIsSelectable()
    {
        const Selection missing = select(u"utter_nobody"_s);
        QVERIFY(!missing.exists);
        QVERIFY(missing.literalName);
        QCOMPARE(missing.text(), u"utter_nobody"_s);
        const Selection failed = select(u"utter_no_default"_s);
        QVERIFY(failed.exists);
        QCOMPARE(failed.text(), u"utter_no_default"_s);
    }

    void activationResetsFirst()
    {
        const QByteArray stolen = R"({"card": {"reason": "stolen", "label": "x"}})";
        QCOMPARE(select(u"utter_fee"_s, stolen).variant, 2);
        QCOMPARE(select(u"utter_fee"_s, stolen, u"card"_s, true).variant, 1); // back to its initial value, lost
        // Another skill's activation resets only that skill.
        QCOMPARE(select(u"utter_fee"_s, stolen, u"auth"_s, true).variant, 2);
    }

    void readsAsTheActiveSkill()
    {
        const QByteArray done = R"({"card": {"done": true}})";
        QCOMPARE(select(u"utter_done"_s, done, u"card"_s).variant, 0);
        QCOMPARE(select(u"utter_done"_s, done, u"auth"_s).variant, 1); // private to card
        QCOMPARE(select(u"utter_done"_s, done, QString()).variant, 1);
        const QByteArray level = R"({"project": {"level": 3}})";
        QCOMPARE(select(u"utter_level"_s, level, u"auth"_s).variant, 1); // only card denies itself that
        QCOMPARE(select(u"utter_shared"_s, level, u"auth"_s).text(), u"Shared 3"_s);
        QCOMPARE(select(u"utter_shared"_s, level, u"card"_s).text(), u"Shared {level}"_s);
    }

    void fillsPlaceholders()
    {
        const Selection selection = select(u"utter_words"_s, R"({
            "project": {"name": "Ann", "shared": "outer", "level": 3},
            "card": {"shared": "inner", "label": true},
            "auth": {"pin": "1234", "public": [1, "x"]}})");
        QCOMPARE(selection.text(), u"Hi Ann, inner/True/{session.auth.pin}/[1, 'x']/{nothing}/{session.project.level} "
                                   "{ label } {session.card} {True}"_s);
        QCOMPARE(selection.unresolved(), (QStringList{u"session.auth.pin"_s, u"nothing"_s, u"session.project.level"_s}));
        QCOMPARE(selection.buttons.size(), 2);
        QCOMPARE(selection.buttons.at(0).title, u"Take True"_s);
        QCOMPARE(selection.buttons.at(0).payload, u"Take True"_s);
        QCOMPARE(selection.buttons.at(1).payload, u"set:session.card.reason=True"_s);

        const SpokenPart &name = selection.parts.at(1);
        QCOMPARE(name.kind, SpokenPart::Kind::Filled);
        QCOMPARE(name.placeholder, u"session.project.name"_s);
        QVERIFY(name.pii);
        const QString text = m_analysis->project.response(u"utter_words")->variants.first().text.text;
        QString whole;
        for (const SpokenPart &part : selection.parts)
            whole += textIn(text, part.inTemplate);
        QCOMPARE(whole, text);
    }

    void bareNamesResolveOwnFirst()
    {
        const QByteArray memory = R"({"project": {"shared": "outer"}, "card": {"label": "l"}})";
        // card.shared shadows project.shared even while it is unset.
        QVERIFY(select(u"utter_words"_s, memory, u"card"_s).text().contains(u"{shared}/l/"));
        QVERIFY(select(u"utter_words"_s, memory, u"auth"_s).text().contains(u"outer/{label}/"));
        QVERIFY(select(u"utter_words"_s, memory, QString()).text().contains(u"outer/{label}/"));
    }

    void namesTheButtonSource()
    {
        QCOMPARE(select(u"utter_sourced"_s).buttonSource, u"list_them"_s);
    }

    void knowsWhoDelivers_data()
    {
        QTest::addColumn<QString>("response");
        QTest::addColumn<QStringList>("skills");
        QTest::newRow("owner, then on_failure") << u"utter_fee"_s << QStringList{u"card"_s, u"auth"_s};
        QTest::newRow("a step names the project's") << u"utter_shared"_s << QStringList{u"card"_s};
        QTest::newRow("utterance") << u"utter_ask"_s << QStringList{u"card"_s};
        QTest::newRow("utter") << u"utter_greet"_s << QStringList{u"card"_s};
        QTest::newRow("confirmation") << u"utter_confirm"_s << QStringList{u"card"_s};
        QTest::newRow("nobody") << u"utter_root_only"_s << QStringList();
    }
    void knowsWhoDelivers()
    {
        QFETCH(QString, response);
        QFETCH(QStringList, skills);
        QCOMPARE(deliveringSkills(m_analysis->project, response), skills);
    }

    void findsPlaceholders()
    {
        const QString text = u"{a} {session.b.c} {session.my-skill.d} {} {1a} {a.b} {a b} {session.x.y.z} {ä_1}"_s;
        QStringList found;
        for (const Placeholder &placeholder : placeholders(text))
            found += textIn(text, placeholder.name).toString() + u'=' + placeholder.ns + u'.' + placeholder.entry;
        QCOMPARE(found, (QStringList{u"a=.a"_s, u"session.b.c=b.c"_s, u"session.my-skill.d=my-skill.d"_s, u"ä_1=.ä_1"_s}));
    }
};

} // namespace

QTEST_GUILESS_MAIN(ResponseSelectionTest)
#include "tst_responseselection.moc"
