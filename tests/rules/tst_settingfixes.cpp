// What the fixes of front matter, agent.yml and integrations.yml make of the text, character by character,
// and that no second round follows. That no fix does harm is checked for every fixture in tst_rules.
#include "core/rules/rule.h"
#include "tests/support/fixture.h"

#include <QTest>

#include <algorithm>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString skillFile = u"skills/card_replace/skill.md"_s;
const QString others = uR"(//- skills/card_replace/memory.yml
schema:
  public:
    done: {type: bool}
//- skills/card_replace/tools.py
@tool(description="Locks.")
async def lock(context):
    context.memory.set("done", True)
//- tools/common.py
@tool(description="Looks up.")
async def look_up(context):
    return None
//- responses.yml
responses:
  utter_x: [X.]
)"_s;

QString skillText(const QString &frontMatter, const QString &body = u"Help.\n"_s)
{
    return u"---\nname: A\ndescription: Does a.\n"_s + frontMatter + u"---\n"_s + body;
}

const Diagnostic *findingOf(const AnalysisPtr &analysis, const QString &code)
{
    const auto found = std::find_if(analysis->diagnostics.begin(), analysis->diagnostics.end(), [&](const Diagnostic &d) { return d.code == code; });
    return found == analysis->diagnostics.end() ? nullptr : &*found;
}

} // namespace

class SettingFixesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mendsSkills_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const QString &code, const QString &before, const QString &after) { QTest::newRow(name) << code << before << after; };
        row("unknown key", u"skill.markdown.unknown_frontmatter_key"_s, skillText(u"hiden: true # for now\n"_s), skillText(u"hidden: true # for now\n"_s));
        row("missing name", u"overmantel.skill.missing_key"_s, u"---\n# Cards.\ndescription: Does a.\n---\nHelp.\n"_s,
            u"---\nname: Card replace\n# Cards.\ndescription: Does a.\n---\nHelp.\n"_s);
        row("number as description", u"overmantel.skill.not_a_string"_s, u"---\nname: A\ndescription: 12 # a dozen\n---\nHelp.\n"_s,
            u"---\nname: A\ndescription: \"12\" # a dozen\n---\nHelp.\n"_s);
        row("bool in quotes", u"overmantel.skill.not_a_bool"_s, skillText(u"hidden: 'True'\n"_s), skillText(u"hidden: true\n"_s));
        row("bool of older YAML", u"overmantel.skill.not_a_bool"_s, skillText(u"disabled: off # soon\n"_s), skillText(u"disabled: false # soon\n"_s));
        row("bare condition", u"overmantel.skill.invalid_complete_when"_s, skillText(u"complete_when: session.card_replace.done # at last\n"_s),
            skillText(u"complete_when:\n  condition: session.card_replace.done # at last\n"_s));
        row("bare sentence", u"overmantel.skill.invalid_complete_when"_s, skillText(u"complete_when: \"The customer was thanked.\"\n"_s),
            skillText(u"complete_when:\n  criteria:\n    - \"The customer was thanked.\"\n"_s));
        row("criteria without a dash", u"overmantel.skill.invalid_criterion"_s, skillText(u"complete_when:\n    criteria: The fee was named.\n"_s),
            skillText(u"complete_when:\n    criteria:\n      - The fee was named.\n"_s));
        row("criterion with a colon", u"overmantel.skill.invalid_criterion"_s, skillText(u"complete_when:\n  criteria:\n    - Fee: it was named. # once\n"_s),
            skillText(u"complete_when:\n  criteria:\n    - \"Fee: it was named.\" # once\n"_s));
        row("criterion twice", u"overmantel.skill.duplicate_criterion"_s, skillText(u"complete_when:\n  criteria:\n    - Named.\n    - Named.\n    - Agreed.\n"_s),
            skillText(u"complete_when:\n  criteria:\n    - Named.\n    - Agreed.\n"_s));
        row("own tool imported", u"overmantel.skill.own_tool_imported"_s, skillText(u"import_tools:\n  - lock\n  # By number.\n  - look_up\n"_s, u"Use look_up.\n"_s),
            skillText(u"import_tools:\n  # By number.\n  - look_up\n"_s, u"Use look_up.\n"_s));
        row("unused import", u"overmantel.skill.unused_import"_s, skillText(u"import_tools: [look_up]\nhidden: false\n"_s), skillText(u"import_tools: []\nhidden: false\n"_s));
        row("tool not imported", u"mantle.validation.tools.unresolved_tool"_s, skillText(u"tool_constraints:\n  - look_up:\n      on_success: utter_x\n"_s),
            skillText(u"tool_constraints:\n  - look_up:\n      on_success: utter_x\nimport_tools: [look_up]\n"_s));
        row("confirmation that is off", u"overmantel.skill.idle_confirmation"_s,
            skillText(u"tool_constraints:\n  - lock:\n      requires_confirmation:\n        # The question.\n        utter_for_confirmation: utter_x\n"_s),
            skillText(u"tool_constraints:\n  - lock:\n      requires_confirmation:\n        enabled: true\n        # The question.\n        utter_for_confirmation: utter_x\n"_s));
        row("trigger of another name", u"overmantel.skill.invalid_utter"_s, skillText(u"utter:\n  - utter_x:\n      on: 'activated'\n"_s), skillText(u"utter:\n  - utter_x:\n      on: 'activate'\n"_s));
    }
    void mendsSkills()
    {
        QFETCH(QString, code);
        QFETCH(QString, before);
        QFETCH(QString, after);
        testing::Fixture fixture = testing::fixture(u"//- "_s + skillFile + u'\n' + others);
        fixture.files.insert(skillFile, before);
        mends(fixture, skillFile, code, after, u"reference"_s);
    }

    void mendsSettings_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("profile");
        const auto agent = [](const char *name, const QString &code, const QString &before, const QString &after) {
            QTest::newRow(name) << u"agent.yml"_s << code << before << after << u"reference"_s;
        };
        const QString nested = u"overmantel.agent.nested_key"_s;
        agent("nested in the middle", nested, u"agent:\n  id: x\n  # How to speak.\n  rules: # two\n  - Be kind.\n  - >\n    Be\n\n    brief.\n  persona: Kind.\n\ntool_timeout: 5\n"_s,
              u"agent:\n  id: x\n  persona: Kind.\n\n# How to speak.\nrules: # two\n- Be kind.\n- >\n  Be\n\n  brief.\n\ntool_timeout: 5\n"_s);
        agent("nested at the end", nested, u"agent:\n    id: x\n    persona: |\n        Kind.\n    references:\n        instructions: |2\n            Briefly.\n"_s,
              u"agent:\n    id: x\n    persona: |\n        Kind.\n\nreferences:\n    instructions: |2\n        Briefly.\n"_s);
        agent("nested without a last line end", nested, u"agent:\n  name: Wren\n  id: x\n  persona: Kind."_s, u"agent:\n  id: x\n  persona: Kind.\n\nname: Wren\n"_s);
        agent("no id", u"overmantel.agent.missing_id"_s, u"agent:\n  # Who?\n  persona: Kind.\n"_s, u"agent:\n  id: card-desk-2\n  # Who?\n  persona: Kind.\n"_s);
        agent("rule with a colon", u"overmantel.agent.rule_is_mapping"_s, u"agent: {id: x, persona: Kind.}\nrules:\n  - Amounts: in pounds # always\n"_s,
              u"agent: {id: x, persona: Kind.}\nrules:\n  - \"Amounts: in pounds\" # always\n"_s);
        agent("number in quotes", u"overmantel.agent.wrong_type"_s, u"agent: {id: x, persona: Kind.}\ntool_timeout: '2.5' # s\n"_s, u"agent: {id: x, persona: Kind.}\ntool_timeout: 2.5 # s\n"_s);
        agent("misspelt section", u"config.agent.missing_section"_s, u"agnet:\n  id: x\n  persona: Kind.\n"_s, u"agent:\n  id: x\n  persona: Kind.\n"_s);
        const auto integrations = [](const char *name, const QString &before, const QString &after) {
            QTest::newRow(name) << u"integrations.yml"_s << u"mantle.validation.config.invalid_llm"_s << before << after << u"next"_s;
        };
        integrations("model below llm", u"# Models.\nllm:\n  # Speaks.\n  provider: openai # ours\n  model: gpt-5.2\n  # No temperature.\n\nchannels:\n  rest: {enabled: true}\n"_s,
                     u"# Models.\nllm:\n  model_group: main\n\nmodel_groups:\n  - id: main\n    models:\n      # Speaks.\n      - provider: openai # ours\n        model: gpt-5.2\n        # No temperature.\n\nchannels:\n  rest: {enabled: true}\n"_s);
        integrations("misspelt group", u"llm:\n  model_grup: main\nmodel_groups:\n  - id: main\n    models: [{provider: openai, model: gpt-5.2}]\n"_s,
                     u"llm:\n  model_group: main\nmodel_groups:\n  - id: main\n    models: [{provider: openai, model: gpt-5.2}]\n"_s);
    }
    void mendsSettings()
    {
        QFETCH(QString, file);
        QFETCH(QString, code);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, profile);
        testing::Fixture fixture;
        fixture.files.insert(file, before);
        mends(fixture, file, code, after, profile);
    }

    // A fix that would put a key twice, or leave a section without anything, is worse than none.
    void offersNothingThatDoesHarm_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("code");
        QTest::newRow("key is there already") << u"agent:\n  id: x\n  persona: Kind.\n  name: Wren\nname: Wren\n"_s << u"overmantel.agent.nested_key"_s;
        QTest::newRow("flow section") << u"agent: {id: x, persona: Kind., name: Wren}\n"_s << u"overmantel.agent.nested_key"_s;
        QTest::newRow("only entry") << u"agent:\n  name: Wren\n"_s << u"overmantel.agent.nested_key"_s;
        QTest::newRow("rule of two keys") << u"agent: {id: x, persona: Kind.}\nrules:\n  - a: b\n    c: d\n"_s << u"overmantel.agent.rule_is_mapping"_s;
        QTest::newRow("no name near") << u"agent: {id: x, persona: Kind., mood: sunny}\n"_s << u"overmantel.agent.unknown_key"_s;
    }
    void offersNothingThatDoesHarm()
    {
        QFETCH(QString, agent);
        QFETCH(QString, code);
        testing::Fixture fixture;
        fixture.files.insert(u"agent.yml"_s, agent);
        const AnalysisPtr analysis = fixture.analysis();
        const Diagnostic *found = findingOf(analysis, code);
        QVERIFY2(found, qPrintable(testing::listing(analysis)));
        QVERIFY(found->fixes.isEmpty());
    }

private:
    static void mends(testing::Fixture fixture, const QString &file, const QString &code, const QString &after, const QString &profile)
    {
        const auto analysisOf = [&] {
            AnalysisInput input = fixture.input(profile);
            input.folderName = u"Card Desk (2)"_s;
            AnalysisCache cache;
            return analyze(input, cache);
        };
        const AnalysisPtr analysis = analysisOf();
        const Diagnostic *found = findingOf(analysis, code);
        QVERIFY2(found, qPrintable(testing::listing(analysis)));
        QVERIFY(!found->fixes.isEmpty());
        fixture.files.insert(file, found->fixes.first().edit.files.value(file).appliedTo(fixture.files.value(file)));
        QCOMPARE(fixture.files.value(file), after);
        const AnalysisPtr mended = analysisOf();
        QVERIFY2(!findingOf(mended, code), qPrintable(testing::listing(mended)));
        QCOMPARE(mended->count(Severity::Error), analysis->count(Severity::Error) - (found->severity == Severity::Error ? 1 : 0));
    }
};

QTEST_GUILESS_MAIN(SettingFixesTest)
#include "tst_settingfixes.moc"
