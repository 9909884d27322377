// How files become the model: merge order, name resolution, symbols.
#include "tests/support/fixture.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString file = u"skills/a/skill.md"_s;
const QString skillHead = u"---\nname: N\ndescription: D.\n---\nHelp.\n"_s;

} // namespace

class ModelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsFilesByTheirPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("kind");
        QTest::newRow("agent") << u"agent.yml"_s << int(FileKind::Agent);
        QTest::newRow("skill") << u"skills/a/skill.md"_s << int(FileKind::SkillText);
        QTest::newRow("one level only") << u"skills/g/a/skill.md"_s << int(FileKind::Other);
        QTest::newRow("skill memory") << u"skills/a/memory.yml"_s << int(FileKind::SkillMemory);
        QTest::newRow("project memory") << u"memory.yml"_s << int(FileKind::ProjectMemory);
        QTest::newRow("tools") << u"skills/a/tools.py"_s << int(FileKind::Tools);
        QTest::newRow("tools folder") << u"skills/a/tools/x.py"_s << int(FileKind::Tools);
        QTest::newRow("shared tools") << u"tools/x.py"_s << int(FileKind::Tools);
        QTest::newRow("shared tools are one level") << u"tools/deep/x.py"_s << int(FileKind::Other);
        QTest::newRow("root tools.py is none") << u"tools.py"_s << int(FileKind::Other);
        QTest::newRow("reference") << u"references/a/b.md"_s << int(FileKind::Reference);
        QTest::newRow("skill reference") << u"skills/a/references/b.md"_s << int(FileKind::Reference);
        QTest::newRow("readme") << u"README.md"_s << int(FileKind::Other);
    }
    void knowsFilesByTheirPlace()
    {
        QFETCH(QString, path);
        QFETCH(int, kind);
        QCOMPARE(int(fileKind(path)), kind);
    }

    // Reference: later sources override earlier ones; the project-root file comes last.
    void laterResponsesOverrideEarlier()
    {
        const QString text = u"//- skills/b/skill.md\n"_s + skillHead + u"//- skills/b/responses.yml\nresponses:\n  utter_x: [From b.]\n"
            u"//- skills/a/skill.md\n"_s + skillHead + u"//- skills/a/responses.yml\nresponses:\n  utter_x: [From a.]\n  utter_y: [From a.]\n"
            u"//- responses.yml\nresponses:\n  utter_y: [From the root.]\n"_s;
        const AnalysisPtr analysis = testing::fixture(text).analysis();
        const Project &project = analysis->project;
        QCOMPARE(project.response(u"utter_x")->variants[0].text.text, u"From b."_s);
        QCOMPARE(project.response(u"utter_y")->variants[0].text.text, u"From the root."_s);
        QCOMPARE(project.responseChain(u"utter_x").size(), 2);
        QVERIFY(!project.response(u"utter_z"));
    }

    // By code point: U+FF5E comes before U+1F600 although its UTF-16 unit is larger than the surrogate.
    void skillsAreOrderedByCodePoint()
    {
        const QString text = u"//- skills/\U0001F600/skill.md\n"_s + skillHead + u"//- skills/\uFF5E/skill.md\n"_s + skillHead + u"//- skills/b/skill.md\n"_s + skillHead + u"//- skills/B/skill.md\n"_s + skillHead;
        QStringList ids;
        const AnalysisPtr analysis = testing::fixture(text).analysis();
        for (const Skill &skill : analysis->project.skills)
            ids.append(skill.id);
        QCOMPARE(ids, (QStringList{u"B"_s, u"b"_s, u"\uFF5E"_s, u"\U0001F600"_s}));
    }

    // The names that the reference pages use as given.
    void knowsWhatTheEngineBringsAlong()
    {
        QVERIFY(builtins().tools.contains(u"set_fields"_s));
        QVERIFY(builtins().tools.contains(u"complete_skill"_s));
        QVERIFY(builtins().responses.contains(u"utter_silence_timeout_check_in"_s));
        QVERIFY(builtins().skills.contains(u"default_session_start"_s));
        QVERIFY(!builtins().tools.contains(QString()));
    }

    void bareNamesMeanTheOwnEntryFirst()
    {
        const QString text = u"//- skills/a/skill.md\n"_s + skillHead + u"//- skills/a/memory.yml\nschema:\n  public:\n    x: {}\n//- memory.yml\nx: {}\ny: {}\n"_s;
        const AnalysisPtr analysis = testing::fixture(text).analysis();
        const Project &project = analysis->project;
        QCOMPARE(project.resolveBare(project.skill(u"a"), u"x")->ns, u"a"_s);
        QCOMPARE(project.resolveBare(project.skill(u"a"), u"y")->ns, u"project"_s);
        QCOMPARE(project.resolveBare(nullptr, u"x")->ns, u"project"_s);
        QVERIFY(!project.resolveBare(project.skill(u"a"), u"z"));
    }

    void readsStepsBelowThenAndElse()
    {
        const testing::Fixture fixture = testing::fixture(uR"(//- skills/a/skill.md
---
name: A
description: D.
---
:::ordered_block id=main
steps:
  - id: one
    noop: true
    next:
      - if: session.a.x
        then:
          - id: «inner»
            action: «utter_r»
      - else: two
  - id: two
    execute_tool: own
    parameters:
      deep: [{x: session.a.«x»}]
:::
//- skills/a/memory.yml
schema:
  public:
    x: {}
)");
        const AnalysisPtr analysis = fixture.analysis();
        const Block &block = analysis->project.skills.first().blocks.first();
        QStringList ids;
        for (const Step *step : block.allSteps())
            ids.append(step->id.text);
        QCOMPARE(ids, (QStringList{u"one"_s, u"inner"_s, u"two"_s}));
        QCOMPARE(block.steps.size(), 2);
        QVERIFY(!block.step(u"inner"));
        QCOMPARE(block.stepIndex(u"two"), 1);
        const Step &inner = block.steps.first().branches.first().nested.first();
        QCOMPARE(inner.id.where, fixture.mark(file, 0));
        const Symbols &symbols = analysis->project.symbols;
        QCOMPARE(symbols.uses({SymbolKind::Response, u"utter_r"_s}).first().where, fixture.mark(file, 1));
        QCOMPARE(symbols.uses({SymbolKind::MemoryEntry, u"a.x"_s}).last().where, fixture.mark(file, 2));
    }

    void symbolsFindEveryUse()
    {
        const testing::Fixture fixture = testing::fixture(uR"(//- skills/a/skill.md
---
name: A
description: D.
tool_constraints:
  - own:
      requires: session.a.«x» == 1
---
if: not session.a.«x»
Ask for @memory.a.«x».

:::ordered_block id=main
steps:
  - id: ask
    collect: «x»
    next:
      - if: >
          session.project.y or
          session.a.«x»
        then: END
      - else: ask
:::
//- skills/a/memory.yml
schema:
  public:
    «x»: {}
//- skills/a/responses.yml
responses:
  utter_r:
    - text: A.
    - text: B.
      condition: "session.a.«x» == 'b'"
//- skills/a/tools.py
@tool(description="Own.")
async def own(context):
    context.memory.set("«x»", 1)
    context.memory.get("a.x")
//- memory.yml
y: {}
)");
        const AnalysisPtr analysis = fixture.analysis();
        const Symbols &symbols = analysis->project.symbols;
        const QList<SymbolUse> uses = symbols.uses({SymbolKind::MemoryEntry, u"a.x"_s});
        QCOMPARE(uses.first().role, SymbolRole::Definition);
        QCOMPARE(uses.first().where, fixture.mark(u"skills/a/memory.yml"_s));
        qsizetype marks = 0;
        for (auto it = fixture.marks.begin(); it != fixture.marks.end(); ++it) {
            for (const TextRange &range : it.value()) {
                ++marks;
                const Location place{it.key(), range};
                const bool isFound = std::any_of(uses.begin(), uses.end(), [&](const SymbolUse &use) { return use.where == place; });
                QVERIFY2(isFound, qPrintable(u"%1 %2"_s.arg(it.key()).arg(range.start)));
            }
        }
        QCOMPARE(uses.size(), marks + 1); // and the qualified name in the tool
        const SymbolUse *under = symbols.at(u"skills/a/memory.yml"_s, fixture.mark(u"skills/a/memory.yml"_s).range.start);
        QVERIFY(under && under->id.name == u"a.x");
    }
};

QTEST_GUILESS_MAIN(ModelTest)
#include "tst_model.moc"
