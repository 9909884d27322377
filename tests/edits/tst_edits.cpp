// What people do as edits: the smallest change of the text that does it.
#include "core/edits/memoryedits.h"
#include "core/edits/stepedits.h"
#include "tests/support/fixture.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString file = u"skills/a/skill.md"_s;

const QString skillText = uR"(//- skills/a/skill.md
---
name: A
description: Does a. # ask is a word here
---
Ask, then ask again.

:::ordered_block id=main
steps:
  - id: ask        # the first step
    collect: reason
    next:
      - if: session.a.reason == "ask"
        then: "ask"
      - else: tell
  - id: tell
    action: utter_ask
    next: ask
:::

:::ordered_block id=other
steps:
  - id: ask
    action: utter_ask
    next: END
:::
//- skills/a/memory.yml
schema:
  public:
    reason:
      type: text   # why
      initial_value: 'lost'
    count:
      type: int
    tags:
      type: list
      initial_value:
        - a
    bare: {}
//- memory.yml
ready:
  type: bool
)"_s;

QString applied(const testing::Fixture &fixture, const WorkspaceEdit &edit, const QString &path)
{
    return edit.files.value(path).appliedTo(fixture.files[path]);
}

} // namespace

class EditsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void renamesAStepWhereItIsNamed()
    {
        const testing::Fixture fixture = testing::fixture(skillText);
        const Result<WorkspaceEdit> edit = renameStep(fixture.analysis()->project, u"a"_s, u"main"_s, u"ask"_s, u"ask_reason"_s);
        QVERIFY(edit.has_value());
        QCOMPARE(edit->files.size(), 1);
        QString expected = fixture.files[file];
        expected.replace(u"  - id: ask        # the first"_s, u"  - id: ask_reason        # the first"_s);
        expected.replace(u"then: \"ask\""_s, u"then: \"ask_reason\""_s);
        expected.replace(u"    next: ask\n"_s, u"    next: ask_reason\n"_s);
        QCOMPARE(applied(fixture, *edit, file), expected);
        QCOMPARE(edit->files[file].replacements().size(), 3);
        QVERIFY(!edit->label.isEmpty());
    }

    void renamingThereAndBackIsTheSameText()
    {
        testing::Fixture fixture = testing::fixture(skillText);
        const QString before = fixture.files[file];
        fixture.files[file] = applied(fixture, *renameStep(fixture.analysis()->project, u"a"_s, u"main"_s, u"tell"_s, u"x"_s), file);
        QVERIFY(fixture.files[file] != before);
        QCOMPARE(applied(fixture, *renameStep(fixture.analysis()->project, u"a"_s, u"main"_s, u"x"_s, u"tell"_s), file), before);
    }

    void refusesBadNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QString();
        QTest::newRow("blank") << u"  "_s;
        QTest::newRow("taken") << u"tell"_s;
        QTest::newRow("end") << u"END"_s;
        QTest::newRow("two lines") << u"a\nb"_s;
        QTest::newRow("a number") << u"12"_s;
        QTest::newRow("a truth value") << u"true"_s;
        QTest::newRow("a comment") << u"a #b"_s;
        QTest::newRow("a mapping") << u"a: b"_s;
    }
    void refusesBadNames()
    {
        QFETCH(QString, name);
        const Result<WorkspaceEdit> edit = renameStep(testing::fixture(skillText).analysis()->project, u"a"_s, u"main"_s, u"ask"_s, name);
        QVERIFY(!edit.has_value());
        QVERIFY(!edit.error().sentence().isEmpty());
    }

    void sameNameIsTheEmptyEdit()
    {
        QVERIFY(renameStep(testing::fixture(skillText).analysis()->project, u"a"_s, u"main"_s, u"ask"_s, u"ask"_s)->isEmpty());
    }

    void setsInitialValues_data()
    {
        QTest::addColumn<QString>("ns");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<Value>("value");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("changed, quotes kept") << u"a"_s << u"reason"_s << Value::text(u"stolen"_s) << u"'lost'"_s << u"'stolen'"_s;
        QTest::newRow("added behind its siblings") << u"a"_s << u"count"_s << Value::integer(3) << u"      type: int\n"_s << u"      type: int\n      initial_value: 3\n"_s;
        QTest::newRow("added in the project") << u"project"_s << u"ready"_s << Value::boolean(true) << u"  type: bool\n"_s << u"  type: bool\n  initial_value: true\n"_s;
        QTest::newRow("removed") << u"a"_s << u"reason"_s << Value::none() << u"      initial_value: 'lost'\n"_s << QString();
    }
    void setsInitialValues()
    {
        QFETCH(QString, ns);
        QFETCH(QString, entry);
        QFETCH(Value, value);
        QFETCH(QString, before);
        QFETCH(QString, after);
        const testing::Fixture fixture = testing::fixture(skillText);
        const QString path = ns == u"project" ? u"memory.yml"_s : u"skills/a/memory.yml"_s;
        const Result<WorkspaceEdit> edit = setInitialValue(fixture.analysis()->project, ns, entry, value);
        QVERIFY(edit.has_value());
        QString expected = fixture.files[path];
        QVERIFY(expected.contains(before));
        expected.replace(before, after);
        QCOMPARE(applied(fixture, *edit, path), expected);
    }

    // Whatever the value: reading the result gives it back.
    void anyValueIsReadBack_data()
    {
        QTest::addColumn<QString>("json");
        for (const char *json : {"true", "12", "-2.5", "\"x\"", "\"\"", "\"yes\"", "\"a: b # c\"", "\"12\"", "\"two\\nlines\"", "[]", "[1, \"b\"]",
                                 "{\"k\": [true]}", "\"caf\\u00e9 \\ud83d\\ude00\"", "\" padded \"", "\"null\"", "123456789012345678901234567890"})
            QTest::newRow(json) << QString::fromUtf8(json);
    }
    void anyValueIsReadBack()
    {
        QFETCH(QString, json);
        const Value value = *Value::fromJson(json.toUtf8());
        for (const QString &entry : {u"reason"_s, u"count"_s, u"tags"_s, u"bare"_s}) {
            testing::Fixture fixture = testing::fixture(skillText);
            const QString path = u"skills/a/memory.yml"_s;
            const Result<WorkspaceEdit> edit = setInitialValue(fixture.analysis()->project, u"a"_s, entry, value);
            QVERIFY(edit.has_value());
            fixture.files[path] = applied(fixture, *edit, path);
            const AnalysisPtr after = fixture.analysis();
            const MemoryEntry *read = after->project.entry(u"a", entry);
            QVERIFY2(read && read->initialValue, qPrintable(fixture.files[path]));
            QVERIFY2(read->initialValue->equals(value), qPrintable(fixture.files[path]));
            QVERIFY(fixture.files[path].contains(u"# why"_s));
            // Setting what is there already changes nothing.
            QVERIFY(setInitialValue(after->project, u"a"_s, entry, *read->initialValue)->isEmpty());
        }
    }

    void unknownEntryIsRefused()
    {
        QVERIFY(!setInitialValue(testing::fixture(skillText).analysis()->project, u"a"_s, u"nothing"_s, Value::boolean(true)).has_value());
    }

    void staleFileIsRefused()
    {
        testing::Fixture fixture = testing::fixture(skillText);
        AnalysisCache cache;
        analyze(fixture.input(), cache);
        fixture.files[u"skills/a/memory.yml"_s] += u"broken: \"\n"_s;
        fixture.files[file].replace(u"    collect"_s, u"\tcollect"_s);
        const AnalysisPtr analysis = analyze(fixture.input(), cache);
        QVERIFY(!setInitialValue(analysis->project, u"a"_s, u"reason"_s, Value::text(u"x"_s)).has_value());
        QVERIFY(!renameStep(analysis->project, u"a"_s, u"main"_s, u"ask"_s, u"x"_s).has_value());
    }
};

QTEST_GUILESS_MAIN(EditsTest)
#include "tst_edits.moc"
