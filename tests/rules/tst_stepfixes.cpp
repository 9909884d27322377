// What the fixes of prose, blocks, steps and conditions make of the text, character by character. That no
// fix does harm is checked for every fixture in tst_rules.
#include "core/rules/rule.h"
#include "tests/support/fixture.h"

#include <QTest>

#include <algorithm>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString file = u"skills/a/skill.md"_s;
const QString head = u"---\nname: A\ndescription: Does a.\n---\n"_s;
const QString others = uR"(//- skills/a/memory.yml
schema:
  public:
    reason:
      type: categorical
      enum_values: [lost, stolen]
    flag: {type: bool}
    count: {type: int, initial_value: 0}
//- skills/a/tools.py
@tool(description="Locks.")
async def lock_card(context):
    return None
//- responses.yml
responses:
  utter_x: [X.]
)"_s;

QString block(const QString &steps)
{
    return u":::ordered_block id=main\nsteps:\n"_s + steps + u":::\n"_s;
}

} // namespace

class StepFixesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mends_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("profile");
        const auto row = [](const char *name, const QString &code, const QString &before, const QString &after, const QString &profile = u"reference"_s) {
            QTest::newRow(name) << code << before << after << profile;
        };
        row("session in prose", u"overmantel.prose.session_reference"_s, u"Say `session.a.reason`.\n"_s, u"Say `@memory.a.reason`.\n"_s);
        row("memory without its skill", u"overmantel.prose.incomplete_token"_s, u"Say @memory.reason.\n"_s, u"Say @memory.a.reason.\n"_s);
        row("tool in two parts", u"overmantel.prose.incomplete_token"_s, u"Call @tool.lock.card.\n"_s, u"Call @tool.lock_card.\n"_s);
        row("indented if", u"overmantel.prose.stray_if"_s, u"Hi.\n\n  if: session.a.flag\n  Yes.\n"_s, u"Hi.\n\nif: session.a.flag\n  Yes.\n"_s);
        row("second if", u"overmantel.prose.stray_if"_s, u"Hi.\nif: session.a.flag\nYes.\n"_s, u"Hi.\n\nif: session.a.flag\nYes.\n"_s);
        row("if without text", u"overmantel.prose.marker_without_body"_s, u"if: session.a.flag\n\n\nYes.\n"_s, u"if: session.a.flag\nYes.\n"_s);
        row("folded if", u"overmantel.condition.invalid"_s, u"if: >\n  session.a.flag\n  and session.a.reason\nYes.\n"_s, u"if: session.a.flag and session.a.reason\nYes.\n"_s);
        row("bare key", u"overmantel.condition.invalid"_s, u"if: flag\nYes.\n"_s, u"if: session.a.flag\nYes.\n"_s);
        row("assignment", u"overmantel.condition.invalid"_s, u"if: session.a.reason = 'lost'\nYes.\n"_s, u"if: session.a.reason == 'lost'\nYes.\n"_s);
        row("lower case", u"overmantel.condition.invalid"_s, u"if: session.a.flag == true\nYes.\n"_s, u"if: session.a.flag == True\nYes.\n"_s);
        row("null", u"overmantel.condition.invalid"_s, u"if: session.a.flag == null\nYes.\n"_s, u"if: session.a.flag == None\nYes.\n"_s);
        row("&&", u"overmantel.condition.invalid"_s, u"if: session.a.flag && session.a.reason\nYes.\n"_s, u"if: session.a.flag and session.a.reason\nYes.\n"_s);
        row("enum value", u"overmantel.condition.unknown_enum_value"_s, u"if: session.a.reason == \"stollen\"\nYes.\n"_s, u"if: session.a.reason == \"stolen\"\nYes.\n"_s);
        row("bool as text", u"overmantel.condition.never_equal"_s, u"if: session.a.flag == 'TRUE'\nYes.\n"_s, u"if: session.a.flag == True\nYes.\n"_s);
        row("number as text", u"overmantel.condition.raises"_s, u"if: session.a.count > '3'\nYes.\n"_s, u"if: session.a.count > 3\nYes.\n"_s);
        row("fence without id", u"overmantel.block.invalid_fence"_s, u":::ordered_block\nsteps:\n  - id: END\n:::\n"_s, u":::ordered_block id=main\nsteps:\n  - id: END\n:::\n"_s);
        row("fence with an empty id", u"overmantel.block.invalid_fence"_s, u":::ordered_block id=\nsteps:\n  - id: END\n:::\n"_s, u":::ordered_block id=main\nsteps:\n  - id: END\n:::\n"_s);
        row("id as key", u"overmantel.block.id_as_key"_s, u":::ordered_block\nid: pick # of cards\nsteps:\n  - id: END\n:::\n"_s, u":::ordered_block id=pick\n# of cards\nsteps:\n  - id: END\n:::\n"_s);
        row("routable", u"overmantel.block.invalid_key"_s, u":::ordered_block id=main\nroutable: true\nsteps:\n  - id: END\n:::\n"_s, block(u"  - id: END\n"_s));
        row("no step id", u"overmantel.step.kind"_s, block(u"  - execute_tool: lock_card # now\n"_s), block(u"  - id: execute_tool_1\n    execute_tool: lock_card # now\n"_s));
        row("force_collection", u"overmantel.step.removed_property"_s, block(u"  - id: ask\n    collect: reason\n    force_collection: true\n"_s), block(u"  - id: ask\n    collect: reason\n    ask_before_filling: true\n"_s));
        row("tool on collect", u"overmantel.step.removed_property"_s, block(u"  - id: ask\n    tool: lock_card # old\n    collect: reason\n"_s), block(u"  - id: ask\n    # old\n    collect: reason\n"_s));
        row("collect and utter", u"overmantel.step.utter_with_collect"_s, block(u"  - id: ask\n    collect: reason\n    utter: utter_x\n"_s), block(u"  - id: ask\n    collect: reason\n    utterance: utter_x\n"_s));
        row("utter", u"overmantel.step.utter_alias"_s, block(u"  - id: say\n    utter: utter_x\n"_s), block(u"  - id: say\n    action: utter_x\n"_s));
        row("misspelt property", u"mantle.validation.skill.failed_to_load"_s, block(u"  - id: ask\n    collect: reason\n    utterence: utter_x\n"_s), block(u"  - id: ask\n    collect: reason\n    utterance: utter_x\n"_s));
        row("done_when", u"mantle.validation.skill.failed_to_load"_s, block(u"  - id: talk\n    instructions: Talk.\n    done_when: session.a.flag\n"_s), block(u"  - id: talk\n    instructions: Talk.\n    complete_when: session.a.flag\n"_s));
        row("completion as mapping", u"overmantel.step.complete_when"_s, block(u"  - id: talk\n    instructions: Talk.\n    complete_when:\n      condition: \"session.a.flag\"\n"_s), block(u"  - id: talk\n    instructions: Talk.\n    complete_when: \"session.a.flag\"\n"_s));
        row("unknown target", u"overmantel.step.unknown_target"_s, block(u"  - id: one\n    execute_tool: lock_card\n    next: \"tow\"\n  - id: two\n    execute_tool: listen\n"_s), block(u"  - id: one\n    execute_tool: lock_card\n    next: \"two\"\n  - id: two\n    execute_tool: listen\n"_s));
        row("no else", u"overmantel.step.no_else"_s, block(u"  - id: one\n    noop: true\n    next:\n      - if: session.a.flag\n        then: END # done\n"_s), block(u"  - id: one\n    noop: true\n    next:\n      - if: session.a.flag\n        then: END # done\n      - else: END\n"_s));
        row("else too early", u"overmantel.step.branch_after_else"_s, block(u"  - id: one\n    noop: true\n    next:\n      - else: END # usually\n      - if: session.a.flag\n        then: END\n"_s), block(u"  - id: one\n    noop: true\n    next:\n      - if: session.a.flag\n        then: END\n      - else: END # usually\n"_s));
        row("hang up", u"overmantel.step.action_name"_s, block(u"  - id: bye\n    action: hangup\n"_s), block(u"  - id: bye\n    execute_tool: hangup\n"_s), u"next"_s);
        row("value of another type", u"overmantel.step.set_memory_value"_s, block(u"  - id: keep\n    set_memory: {flag: \"true\"}\n"_s), block(u"  - id: keep\n    set_memory: {flag: true}\n"_s));
        row("session in a write", u"undeclared_memory_write"_s, block(u"  - id: ask\n    collect: session.a.reason\n"_s), block(u"  - id: ask\n    collect: a.reason\n"_s));
    }
    void mends()
    {
        QFETCH(QString, code);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, profile);
        const testing::Fixture fixture = testing::fixture(u"//- "_s + file + u'\n' + head + before + others);
        const AnalysisPtr analysis = fixture.analysis(profile);
        const auto found = std::find_if(analysis->diagnostics.begin(), analysis->diagnostics.end(), [&](const Diagnostic &d) { return d.code == code; });
        QVERIFY2(found != analysis->diagnostics.end(), qPrintable(testing::listing(analysis)));
        QVERIFY(!found->fixes.isEmpty());
        QCOMPARE(found->fixes.first().edit.files.value(file).appliedTo(fixture.files.value(file)), head + after);
    }

    void declaresWhatIsUsed_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("memory");
        const auto row = [](const char *name, const QString &body, const QString &type) {
            QTest::newRow(name) << body << u"schema:\n  public:\n    fee:"_s + (type.isEmpty() ? u" {}\n"_s : u"\n      type: "_s + type + u'\n');
        };
        row("collected", block(u"  - id: ask\n    collect: fee\n"_s), u"text"_s);
        row("written", block(u"  - id: keep\n    set_memory:\n      fee: 2.5\n"_s), u"float"_s);
        row("compared with a bool", u"if: session.a.fee == True\nYes.\n"_s, u"bool"_s);
        row("put in order", u"if: session.a.fee > 3\nYes.\n"_s, u"int"_s);
        row("asked for alone", u"if: session.a.fee\nYes.\n"_s, {});
        row("shown", u"Say @memory.a.fee.\n"_s, u"text"_s);
    }
    void declaresWhatIsUsed()
    {
        QFETCH(QString, body);
        QFETCH(QString, memory);
        testing::Fixture fixture = testing::fixture(u"//- "_s + file + u'\n' + head + body);
        const AnalysisPtr analysis = fixture.analysis();
        const auto found = std::find_if(analysis->diagnostics.begin(), analysis->diagnostics.end(), [](const Diagnostic &d) { return d.severity == Severity::Error; });
        QVERIFY(found != analysis->diagnostics.end() && !found->fixes.isEmpty());
        const QString path = u"skills/a/memory.yml"_s;
        fixture.files.insert(path, found->fixes.last().edit.files.value(path).appliedTo({}));
        QCOMPARE(fixture.files.value(path), memory);
        QCOMPARE(fixture.analysis()->count(Severity::Error), 0);
    }
};

QTEST_GUILESS_MAIN(StepFixesTest)
#include "tst_stepfixes.moc"
