// What analyze() promises as a whole: no cascades, stale files, cancelling, the cache.
#include "core/analysis/analysis.h"
#include "tests/support/fixture.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString example = QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/examples/card_services");

const QString twoSkills = uR"(//- skills/a/skill.md
---
name: A
description: Does a.
utter:
  - utter_a:
      on: activate
---
if: session.a.reason == "lost"
Say @memory.a.reason.

:::ordered_block id=main
steps:
  - id: say
    action: utter_a
:::
//- skills/a/memory.yml
schema:
  public:
    reason:
      type: text
      initial_value: lost
//- skills/a/responses.yml
responses:
  utter_a:
    - text: Hello {reason}.
//- skills/b/skill.md
---
name: B
description: Does b.
---
Help with @skill.a.
)"_s;

QStringList codes(const AnalysisPtr &analysis)
{
    QStringList list;
    for (const Diagnostic &found : analysis->diagnostics)
        list.append(found.where.file + u' ' + found.code);
    return list;
}

} // namespace

class AnalysisTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanFolderIsClean()
    {
        QCOMPARE(codes(testing::fixture(twoSkills).analysis()), QStringList());
    }

    // One broken file: one finding, there; everything else keeps its meaning.
    void brokenFileHasNoFollowers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("memory") << u"skills/a/memory.yml"_s << u"schema:\n  public:\n    reason: \"open\n"_s << u"mantle.validation.skill.failed_to_load"_s;
        QTest::newRow("responses") << u"skills/a/responses.yml"_s << u"responses:\n  utter_a: [x\n"_s << u"mantle.validation.skill.failed_to_load"_s;
        QTest::newRow("front matter") << u"skills/a/skill.md"_s << u"---\nname: \"A\ndescription: x\n---\nHelp.\n"_s << u"mantle.validation.skill.failed_to_load"_s;
        QTest::newRow("empty skill.md") << u"skills/b/skill.md"_s << QString() << u"skill.markdown.invalid_frontmatter_delimiter"_s;
    }
    void brokenFileHasNoFollowers()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, code);
        testing::Fixture broken = testing::fixture(twoSkills);
        broken.files[file] = text;
        // Opened broken, and broken while it is open.
        const AnalysisPtr opened = broken.analysis();
        QCOMPARE(codes(opened), QStringList{file + u' ' + code});
        QVERIFY2(opened->diagnostics.first().message.contains(u"Not checked because of this: "_s), qPrintable(opened->diagnostics.first().message));
        AnalysisCache cache;
        QVERIFY(analyze(testing::fixture(twoSkills).input(), cache)->diagnostics.isEmpty());
        const AnalysisPtr edited = analyze(broken.input(), cache);
        QCOMPARE(codes(edited), QStringList{file + u' ' + code});
        QVERIFY2(edited->diagnostics.first().message.contains(u"said before"_s), qPrintable(edited->diagnostics.first().message));
    }

    void brokenFileKeepsItsLastGoodState()
    {
        const testing::Fixture good = testing::fixture(twoSkills);
        testing::Fixture broken = good;
        broken.files[u"skills/a/skill.md"_s] = good.files[u"skills/a/skill.md"_s].replace(u"  - id: say"_s, u"\t- id: say"_s);
        AnalysisCache cache;
        analyze(good.input(), cache);
        const AnalysisPtr analysis = analyze(broken.input(), cache);
        QVERIFY(analysis->project.staleFiles.contains(u"skills/a/skill.md"_s));
        QCOMPARE(analysis->project.skill(u"a")->blocks.size(), 1);
        QCOMPARE(analysis->project.skill(u"a")->blocks[0].steps[0].id.text, u"say"_s);
        const AnalysisPtr mended = analyze(good.input(), cache);
        QVERIFY(mended->project.staleFiles.isEmpty());
        QVERIFY(mended->diagnostics.isEmpty());
    }

    void unreadableFileHidesNothingElse()
    {
        AnalysisInput input = testing::fixture(twoSkills).input();
        input.files.remove(u"skills/a/memory.yml"_s);
        input.unreadableFiles.insert(u"skills/a/memory.yml"_s, {u"The file cannot be read."_s});
        AnalysisCache cache;
        QCOMPARE(codes(analyze(input, cache)), QStringList{u"skills/a/memory.yml overmantel.file.unreadable"_s});
    }

    void cancelledRunAnswersNothing()
    {
        std::stop_source source;
        source.request_stop();
        AnalysisCache cache;
        QVERIFY(!analyze(testing::fixture(twoSkills).input(), cache, source.get_token()));
    }

    // With and without the cache of earlier texts the answer is the same.
    void cacheChangesNothing()
    {
        const testing::Fixture first = testing::fixture(twoSkills);
        testing::Fixture second = first;
        second.files[u"skills/b/skill.md"_s].replace(u"@skill.a"_s, u"@skill.c"_s);
        AnalysisCache cache;
        analyze(first.input(), cache);
        const AnalysisPtr warm = analyze(second.input(), cache);
        QCOMPARE(warm->diagnostics, second.analysis()->diagnostics);
        QCOMPARE(warm->diagnostics.size(), 1);
        QVERIFY(analyze(first.input(), cache)->diagnostics.isEmpty());
    }

    void profilesAreHeard()
    {
        AnalysisInput input = testing::fixture(twoSkills).input(u"next"_s);
        AnalysisCache cache;
        QCOMPARE(analyze(input, cache)->profile, u"next"_s);
    }

    void exampleIsClean()
    {
        const AnalysisPtr analysis = testing::analysisOfFolder(example);
        QVERIFY2(analysis->count(Severity::Error) + analysis->count(Severity::Warning) == 0, qPrintable(testing::listing(analysis)));
        QCOMPARE(analysis->project.skills.size(), 4);
    }

    // The example is the documentation: it shows every step kind and every memory type.
    void exampleShowsEverything()
    {
        const AnalysisPtr analysis = testing::analysisOfFolder(example);
        QSet<int> kinds, types;
        for (const Skill &skill : analysis->project.skills) {
            for (const Block &block : skill.blocks) {
                for (const Step &step : block.steps)
                    kinds.insert(int(step.kind));
            }
        }
        for (const MemoryEntry *entry : analysis->project.allEntries())
            types.insert(int(entry->type));
        for (const StepKindInfo &info : stepKinds())
            QVERIFY2(kinds.contains(int(info.kind)), qPrintable(QString::fromUtf16(info.key)));
        QVERIFY(kinds.contains(int(StepKind::End)));
        for (const MemoryTypeInfo &info : memoryTypes())
            QVERIFY2(types.contains(int(info.type)), qPrintable(QString::fromUtf16(info.word)));
    }

    // Every text of the example, cut off at any line: never a crash, and ranges stay inside the text.
    void cutOffTextsAreAnalysed()
    {
        const AnalysisPtr whole = testing::analysisOfFolder(example);
        for (auto it = whole->project.files.begin(); it != whole->project.files.end(); ++it) {
            const Snapshot &snapshot = it.value()->snapshot;
            for (int line = 0; line < snapshot.lineCount(); line += 3) {
                AnalysisInput input;
                const Snapshot cut(snapshot.text().left(snapshot.lineStart(line) + 5));
                input.files.insert(it.key(), cut);
                AnalysisCache cache;
                const AnalysisPtr analysis = analyze(input, cache);
                for (const Diagnostic &found : analysis->diagnostics) {
                    QVERIFY(found.where.range.start >= 0 && found.where.range.start <= found.where.range.end);
                    QVERIFY2(found.where.range.end <= cut.text().size(), qPrintable(found.code + u' ' + it.key()));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(AnalysisTest)
#include "tst_analysis.moc"
