// Aliases and merge keys as the model, the rules and the edits of a person meet them.
#include "core/analysis/analysis.h"
#include "core/edits/memoryedits.h"
#include "tests/support/fixture.h"

#include <QTest>

#include <algorithm>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

// Each kind of file with something that it repeats; sound, so that nothing is found.
const QString sound = uR"(//- memory.yml
why: &choice
  type: categorical
  enum_values: &values [lost, "off"]
  initial_value: &first lost
other: *choice
third:
  <<: *choice
  description: Merged.
fourth:
  type: categorical
  enum_values: *values
  initial_value: *first
//- responses.yml
responses:
  utter_a: &hello
    - text: &words "Hello {why}."
      condition: &when session.project.why == "lost"
    - text: *words
  utter_b: *hello
  utter_c:
    - text: Bye.
      condition: *when
    - text: *words
//- skills/a/skill.md
---
name: &name A
description: *name
utter:
  - utter_a: &trigger
      on: activate
  - utter_b: *trigger
  - utter_c: *trigger
---
Help.

:::ordered_block id=main
steps:
  - id: ask
    collect: why
    next:
      - if: &is session.project.why == "lost"
        then: &last tell
      - else: *last
  - id: tell
    instructions: &say |
      Say @memory.project.why.
    complete_when: *is
    next: more
  - id: more
    instructions: *say
    complete_when: *is
    next: END
:::
)"_s;

QStringList errorsOf(const AnalysisPtr &analysis)
{
    QStringList list;
    for (const Diagnostic &found : analysis->diagnostics) {
        if (found.severity <= Severity::Warning)
            list.append(found.where.file + u' ' + found.code + u": "_s + found.message);
    }
    return list;
}

} // namespace

class AliasesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theModelSeesWhatIsRepeated()
    {
        const AnalysisPtr analysis = testing::fixture(sound).analysis();
        QCOMPARE(errorsOf(analysis), QStringList());
        const Project &project = analysis->project;
        for (const QString &name : {u"why"_s, u"other"_s, u"third"_s, u"fourth"_s}) {
            const MemoryEntry *entry = project.entry(u"project", name);
            QVERIFY2(entry && entry->type == MemoryType::Categorical, qPrintable(name));
            QCOMPARE(entry->enumValues.size(), 2);
            QCOMPARE(entry->enumValues[1].value, Value::text(u"off"_s));
            QCOMPARE(entry->initialValue, Value::text(u"lost"_s));
        }
        QCOMPARE(project.entry(u"project", u"third")->description, u"Merged."_s);
        for (const QString &name : {u"utter_a"_s, u"utter_b"_s, u"utter_c"_s}) {
            const Response *response = project.response(name);
            QVERIFY2(response && response->isWellFormed && response->variants.size() == 2, qPrintable(name));
            QVERIFY(response->variants[0].condition && response->variants[0].condition->parsed.isValid());
            QCOMPARE(response->variants[1].text.text, u"Hello {why}."_s);
        }
        const Skill *skill = project.skill(u"a");
        QCOMPARE(skill->description.text, u"A"_s);
        QCOMPARE(skill->utters.size(), 3);
        QVERIFY(std::all_of(skill->utters.begin(), skill->utters.end(), [](const auto &utter) { return utter.onActivate; }));
        const Block &block = skill->blocks[0];
        QCOMPARE(block.steps[0].branches[1].target.text, u"tell"_s);
        QCOMPARE(block.steps[2].tokens.size(), 1);
        QVERIFY(block.steps[2].completeWhen && block.steps[2].completeWhen->parsed.isValid());
    }

    // Names that are only met through an alias are marked where the alias stands.
    void placesAreThoseOfTheAlias()
    {
        const testing::Fixture agent = testing::fixture(sound);
        const AnalysisPtr analysis = agent.analysis();
        const QString &text = agent.files[u"skills/a/skill.md"_s];
        const Step &more = analysis->project.skill(u"a")->blocks[0].steps[2];
        QCOMPARE(textIn(text, more.tokens[0].where), u"*say"_s);
        QCOMPARE(textIn(text, more.tokens[0].segments[1].where), u"*say"_s);
        QCOMPARE(textIn(text, more.completeWhen->word.part({0, 7}).range), u"*is"_s);
        QCOMPARE(textIn(agent.files[u"memory.yml"_s], analysis->project.entry(u"project", u"other")->enumValues[0].word.where.range), u"*choice"_s);
        QCOMPARE(textIn(agent.files[u"memory.yml"_s], analysis->project.entry(u"project", u"other")->name.where.range), u"other"_s);
    }

    // One fault, one finding: where it is written. The alias repeats it, and so it is not told again.
    void aFaultThatIsRepeatedIsToldOnce()
    {
        const testing::Fixture agent = testing::fixture(uR"(//- responses.yml
responses:
  utter_a: &a
    - text: Hello.
      «txt»: Hi.
  utter_b: &b
    - text: Hello {name}.
      condition: session.project.name = "x"
    - text: Hello.
  utter_c: *b
  utter_d: *b
//- memory.yml
name: &n
  «kind»: text
  type: text
other: *n
//- skills/a/skill.md
---
name: A
description: Does a.
utter:
  - utter_a: {on: activate}
  - utter_b: {on: activate}
  - utter_c: {on: activate}
  - utter_d: {on: activate}
---
Help.
)"_s);
        const AnalysisPtr analysis = agent.analysis();
        int unknownKeys = 0;
        int conditions = 0;
        for (const Diagnostic &found : analysis->diagnostics) {
            const bool isAlias = textIn(agent.files[found.where.file], found.where.range).startsWith(u'*');
            unknownKeys += found.where == agent.mark(u"responses.yml"_s) ? 1 : 0;
            if (found.message.contains(u'=')) {
                ++conditions;
                // What names the response it is about is told of each, but nobody is offered to mend an alias.
                QCOMPARE(found.fixes.isEmpty(), isAlias);
            }
        }
        QCOMPARE(unknownKeys, 1);
        QVERIFY(conditions >= 1);
        for (const Diagnostic &found : analysis->diagnostics) {
            for (const Fix &fix : found.fixes) {
                for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it) {
                    const QString after = it->appliedTo(agent.files[it.key()]);
                    QVERIFY2(readSourceFile(it.key(), Snapshot(after))->isParsed(), qPrintable(fix.title));
                    QCOMPARE(after.count(u'*'), agent.files[it.key()].count(u'*'));
                }
            }
        }
    }

    // What is only wrong where it is repeated is told there.
    void aFaultOfTheRepetitionIsToldAtTheAlias()
    {
        const testing::Fixture agent = testing::fixture(uR"(//- memory.yml
who: &t
  type: text
//- skills/a/skill.md
---
name: A
description: Does a.
---
Help.

:::ordered_block id=main
steps:
  - id: &there tell
    action: utter_silence_timeout_check_in
    next: *there
  - id: &gone last
    noop: true
    next: END
:::

:::ordered_block id=other
steps:
  - id: &nowhere begin
    noop: true
    next: END
  - id: end
    noop: true
    next: *nowhere
:::
)"_s);
        QCOMPARE(errorsOf(agent.analysis()).filter(u"unknown_target"_s), QStringList());
        testing::Fixture broken = agent;
        broken.files[u"skills/a/skill.md"_s].replace(u"  - id: &nowhere begin"_s, u"  - description: &nowhere begin\n    id: start"_s);
        const AnalysisPtr analysis = broken.analysis();
        const auto found = std::find_if(analysis->diagnostics.begin(), analysis->diagnostics.end(),
                                        [](const Diagnostic &d) { return d.code == u"overmantel.step.unknown_target"; });
        QVERIFY2(found != analysis->diagnostics.end(), qPrintable(testing::listing(analysis)));
        QCOMPARE(textIn(broken.files[u"skills/a/skill.md"_s], found->where.range), u"*nowhere"_s);
        QVERIFY(found->fixes.isEmpty());
    }

    // A person's edit of what is repeated: the alias may be replaced, what it repeats stays.
    void editsOfAPerson()
    {
        const testing::Fixture agent = testing::fixture(sound);
        const AnalysisPtr analysis = agent.analysis();
        const QString before = agent.files[u"memory.yml"_s];
        const auto after = [&](const QString &entry) {
            const Result<WorkspaceEdit> edit = setInitialValue(analysis->project, u"project"_s, entry, Value::text(u"off"_s));
            return edit && edit->files.contains(u"memory.yml"_s) ? edit->files[u"memory.yml"_s].appliedTo(before) : before;
        };
        QCOMPARE(after(u"fourth"_s), QString(before).replace(u"initial_value: *first"_s, u"initial_value: \"off\""_s));
        QCOMPARE(after(u"other"_s), before);
        QCOMPARE(after(u"third"_s), QString(before).replace(u"  description: Merged.\n"_s, u"  description: Merged.\n  initial_value: \"off\"\n"_s));
    }
};

QTEST_GUILESS_MAIN(AliasesTest)
#include "tst_aliases.moc"
