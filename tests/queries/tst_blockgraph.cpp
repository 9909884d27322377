// The graph of an ordered block: its nodes and edges for every way in which a step goes on, the words a
// person reads, and what is marked. Implements "Ordered blocks" of the skill.md page.
#include "core/model/projectbuilder.h"
#include "core/model/project.h"
#include "core/queries/blockgraph.h"
#include "core/queries/graphtext.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString responses = uR"(responses:
  utter_ask_reason:
    - text: "What happened to your card, was it lost or stolen?"
  utter_done:
    - condition: "session.card.reason == 'lost'"
      text: "We are sorry."
    - text: "All done."
)"_s;

const QString memory = uR"(schema:
  public:
    reason:
      type: text
)"_s;

struct Built
{
    Project project;
    BlockGraph graph;

    const GraphNode &node(QStringView id) const
    {
        const int index = graph.nodeIndex(id);
        if (index < 0)
            qFatal("no node %s", qPrintable(id.toString()));
        return graph.nodes[index];
    }
    // "ask -branch[session.a.b]-> END", in the order of the graph.
    QStringList edges() const
    {
        QStringList lines;
        for (const GraphEdge &edge : graph.edges) {
            lines << u"%1 -%2%3-> %4"_s.arg(graph.nodes[edge.from].id, edgeKindKey(edge.kind),
                                            edge.condition.isEmpty() ? QString() : u'[' + edge.condition + u']',
                                            graph.nodes[edge.to].id);
        }
        return lines;
    }
    QStringList ids() const
    {
        QStringList result;
        for (const GraphNode &each : graph.nodes)
            result << each.id;
        return result;
    }
};

// A skill "card" with one block "main" of these steps, a second block and a second skill.
Built built(const QString &steps)
{
    const QString text = u"---\nname: Card\ndescription: Cards\n---\n\n:::ordered_block id=main\nsteps:\n"_s + steps
        + u":::\n\n:::ordered_block id=other\nname: The other one\nsteps:\n  - id: hello\n    action: utter_done\n:::\n"_s;
    ProjectInput input;
    input.name = u"agent"_s;
    const auto add = [&](const QString &path, const QString &content) {
        input.files.insert(path, readSourceFile(path, Snapshot(content)));
    };
    add(u"skills/card/skill.md"_s, text);
    add(u"skills/card/responses.yml"_s, responses);
    add(u"skills/card/memory.yml"_s, memory);
    add(u"skills/auth/skill.md"_s, u"---\nname: Sign in\ndescription: Signs in\n---\n\nSign the customer in.\n"_s);
    Built result{projectFrom(input), {}};
    const Skill *skill = result.project.skill(u"card");
    const Block *block = skill ? skill->block(u"main") : nullptr;
    if (!block)
        qFatal("the fixture has no block");
    result.graph = blockGraph(result.project, *skill, *block);
    return result;
}

} // namespace

class TestBlockGraph : public QObject
{
    Q_OBJECT

private slots:
    void stepsGoOnToTheFollowingOneAndTheLastToTheEnd()
    {
        const Built b = built(u"  - id: one\n    action: utter_done\n  - id: two\n    noop: true\n"_s);
        QCOMPARE(b.ids(), (QStringList{u"START"_s, u"one"_s, u"two"_s, u"END"_s}));
        QCOMPARE(b.edges(), (QStringList{u"START -implicit-> one"_s, u"one -implicit-> two"_s, u"two -implicit-> END"_s}));
        QCOMPARE(b.graph.skillId, u"card"_s);
        QCOMPARE(b.graph.blockId, u"main"_s);
    }

    void aListedEndIsTheEnd()
    {
        const Built b = built(u"  - id: one\n    action: utter_done\n  - id: END\n"_s);
        QCOMPARE(b.ids(), (QStringList{u"START"_s, u"one"_s, u"END"_s}));
        QCOMPARE(b.edges(), (QStringList{u"START -implicit-> one"_s, u"one -implicit-> END"_s}));
        QCOMPARE(b.node(u"END").stepIndex, 1);
        QCOMPARE(b.graph.nodeForStep(1), b.graph.nodeIndex(u"END"));
    }

    void nextAndBranchesInTheOrderOfEvaluation()
    {
        const Built b = built(uR"(  - id: ask
    collect: reason
    utterance: utter_ask_reason
    next:
      - if: "session.card.reason == 'lost'"
        then: tell
      - if: session.card.reason
        then: END
      - else: ask
  - id: tell
    action: utter_done
    next: END
)"_s);
        QCOMPARE(b.edges(), (QStringList{u"START -implicit-> ask"_s, u"ask -branch[session.card.reason == 'lost']-> tell"_s,
                                         u"ask -branch[session.card.reason]-> END"_s, u"ask -else-> ask"_s, u"tell -next-> END"_s}));
        QCOMPARE(b.graph.edges[1].order, 0);
        QCOMPARE(b.graph.edges[2].order, 1);
        QCOMPARE(b.graph.edges[3].order, 2);
        QVERIFY(!b.node(u"ask").marked);
        QCOMPARE(edgeLabel(b.graph, b.graph.edges[1]), u"1 · reason == 'lost'"_s);
        QCOMPARE(edgeLabel(b.graph, b.graph.edges[3]), u"else"_s);
        QVERIFY(edgeLabel(b.graph, b.graph.edges[0]).isEmpty());
    }

    void aCallComesBackAndALinkDoesNot()
    {
        const Built b = built(uR"(  - id: first
    call: other
  - id: second
    call: auth
    next: third
  - id: third
    link: auth
)"_s);
        QCOMPARE(b.edges(), (QStringList{u"START -implicit-> first"_s, u"first -call-> → block:other"_s, u"first -implicit-> second"_s,
                                         u"second -call-> → skill:auth"_s, u"second -next-> third"_s, u"third -link-> → skill:auth"_s}));
        QCOMPARE(b.ids(), (QStringList{u"START"_s, u"first"_s, u"second"_s, u"third"_s, u"END"_s, u"→ block:other"_s, u"→ skill:auth"_s}));
        QCOMPARE(b.node(u"→ block:other").role, NodeRole::Foreign);
        QCOMPARE(b.node(u"→ skill:auth").where.file, u"skills/auth/skill.md"_s);
        QCOMPARE(b.node(u"first").title, u"Run block other"_s);
        QCOMPARE(b.node(u"second").title, u"Run skill auth"_s);
        QCOMPARE(b.node(u"third").title, u"Hand over to auth"_s);
        // Handing over is a way out; nothing of this is a fault.
        QVERIFY(!b.node(u"third").marked);
    }

    void unknownTargetsAreShownAsWhatTheyAre()
    {
        const Built b = built(uR"(  - id: first
    action: utter_done
    next: nowhere
  - id: second
    call: nobody
  - id: third
    noop: true
    next:
      - else: nowhere
)"_s);
        QCOMPARE(b.node(u"? nowhere").role, NodeRole::Broken);
        QCOMPARE(b.node(u"? flow:nobody").role, NodeRole::Broken);
        QVERIFY(b.node(u"? nowhere").note.contains(u"nowhere"));
        QVERIFY(b.edges().contains(u"first -next-> ? nowhere"_s));
        QVERIFY(b.edges().contains(u"third -else-> ? nowhere"_s));
        QVERIFY(!b.node(u"first").marked); // one cause, one mark
    }

    void titlesSayWhatHappens_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("title");
        QTest::newRow("collect") << u"collect: reason\n    utterance: utter_ask_reason"_s << u"Ask: What happened to your card, was it…"_s;
        QTest::newRow("collect without words") << u"collect: reason"_s << u"Ask: reason"_s;
        QTest::newRow("action: the default speaks") << u"action: utter_done"_s << u"Say: All done."_s;
        QTest::newRow("unknown response") << u"action: utter_what"_s << u"Say: utter_what"_s;
        QTest::newRow("alias") << u"utter: utter_done"_s << u"Say: All done."_s;
        QTest::newRow("tool") << u"execute_tool: lock_card"_s << u"Tool: lock_card"_s;
        QTest::newRow("one value") << u"set_memory:\n      reason: lost"_s << u"Set reason to lost"_s;
        QTest::newRow("no value") << u"set_memory:\n      reason: null"_s << u"Clear reason"_s;
        QTest::newRow("two values") << u"set_memory:\n      reason: lost\n      fee: 3"_s << u"Set 2 values"_s;
        QTest::newRow("instructions") << u"instructions: |\n      Find out why.\n      Be kind."_s << u"Talk: Find out why."_s;
        QTest::newRow("noop") << u"noop: true"_s << u"Go on by condition"_s;
        QTest::newRow("unknown") << u"frobnicate: true"_s << u"Step of an unknown kind"_s;
    }

    void titlesSayWhatHappens()
    {
        QFETCH(QString, step);
        const Built b = built(u"  - id: it\n    "_s + step + u'\n');
        QTEST(b.node(u"it").title, "title");
        QVERIFY(b.node(u"it").title.size() <= titleLength);
        QVERIFY(b.node(u"it").subtitle.startsWith(u"it"));
    }

    void marksWhatNothingReaches()
    {
        const Built b = built(u"  - id: one\n    action: utter_done\n    next: END\n  - id: lost\n    action: utter_done\n"_s);
        QVERIFY(b.node(u"one").reachable);
        QVERIFY(!b.node(u"one").marked);
        QVERIFY(!b.node(u"lost").reachable);
        QVERIFY(b.node(u"lost").marked);
        QVERIFY(b.node(u"END").reachable);
    }

    void branchesBehindElseLeadNowhere()
    {
        const Built b = built(uR"(  - id: one
    noop: true
    next:
      - else: END
      - if: session.card.reason
        then: late
  - id: late
    action: utter_done
)"_s);
        QVERIFY(b.edges().contains(u"one -branch[session.card.reason]-> late"_s));
        QVERIFY(!b.node(u"late").reachable);
        QVERIFY(b.node(u"one").note.contains(u"else"));
    }

    void marksLoopsThatNothingLeaves()
    {
        const Built b = built(uR"(  - id: one
    collect: reason
  - id: two
    action: utter_done
    next: one
)"_s);
        QVERIFY(b.node(u"one").marked);
        QVERIFY(b.node(u"two").marked);
        QVERIFY(!b.node(u"END").reachable);
    }

    void marksLoopsThatNeverWait()
    {
        const QString loop = uR"(  - id: one
    %1
  - id: two
    noop: true
    next:
      - if: session.card.reason
        then: END
      - else: one
)"_s;
        QVERIFY(built(loop.arg(u"execute_tool: poll"_s)).node(u"two").marked);
        QVERIFY(!built(loop.arg(u"execute_tool: listen"_s)).node(u"two").marked);
        QVERIFY(!built(loop.arg(u"collect: reason"_s)).node(u"two").marked);
    }

    void marksWhatIsNotSaid()
    {
        const Built b = built(uR"(  - id: talk
    instructions: Talk.
  - id: talk_until
    instructions: Talk.
    complete_when: session.card.reason
  - id: route
    noop: true
    next:
      - if: session.card.reason
        then: END
  - id: same
    action: utter_done
  - id: same
    action: utter_done
  - action: utter_done
)"_s);
        QVERIFY(b.node(u"talk").note.contains(u"complete_when"));
        QVERIFY(!b.node(u"talk_until").marked);
        QVERIFY(b.node(u"route").note.contains(u"else"));
        QVERIFY(b.node(u"same#2").note.contains(u"same"));
        QVERIFY(b.node(u"#6").note.contains(u"id"));
    }

    void aNameOfTheEndOnAStepIsNoEnd()
    {
        const Built b = built(u"  - id: END\n    action: utter_done\n  - id: two\n    noop: true\n    next: END\n"_s);
        QCOMPARE(b.node(u"END").role, NodeRole::End);
        QCOMPARE(b.node(u"END#2").role, NodeRole::Step);
        QVERIFY(b.edges().contains(u"two -next-> END"_s));
    }

    void anEmptyBlockLeadsFromStartToEnd()
    {
        const Built b = built(u"  []\n"_s);
        QCOMPARE(b.edges(), (QStringList{u"START -implicit-> END"_s}));
    }

    void placesLeadToTheNames()
    {
        const QString steps = u"  - id: one\n    noop: true\n    next: END\n"_s;
        const Built b = built(steps);
        const QString text = b.project.file(u"skills/card/skill.md"_s)->snapshot.text();
        QCOMPARE(textIn(text, b.node(u"one").where.range), u"one");
        QCOMPARE(textIn(text, b.graph.edges[1].where.range), u"END");
    }

    void samePictureIgnoresPlacesOnly()
    {
        const QString steps = u"  - id: one\n    noop: true\n"_s;
        const BlockGraph a = built(steps).graph;
        QVERIFY(samePicture(a, built(u"# a comment\n"_s + steps).graph));
        QVERIFY(!samePicture(a, built(u"  - id: two\n    noop: true\n"_s).graph));
    }

    void shortenedCutsBetweenWords()
    {
        QCOMPARE(shortened(u"  a \n b "_s, 10), u"a b"_s);
        QCOMPARE(shortened(u"one two three four"_s, 10), u"one two…"_s);
        QCOMPARE(shortened(u"abcdefghijklmnop"_s, 10), u"abcdefghi…"_s);
        QCOMPARE(shortened(u"aaaaaaaa😀bbbb"_s, 10), u"aaaaaaaa…"_s); // never half a character
    }
};

QTEST_GUILESS_MAIN(TestBlockGraph)
#include "tst_blockgraph.moc"
