// Findings in files as they come from a disk: whatever the line ends, with and without a byte order mark,
// behind characters outside of the first plane, in folded and literal texts and in fences, each stands on
// the very characters that it is about.
#include "core/workspace/workspace.h"
#include "tests/support/fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

// Every mark is what one finding is about.
const QString faulty = uR"(//- agent.yml
# 😀 comment
agent:
  id: a
  persona: >
    😀 Helpful,
    and 😀 kind.
  «rules»:
    - Be kind.
//- memory.yml
mood:
  description: "😀"
  type: «strng»
//- responses.yml
responses:
  utter_😀: # 😀
    - text: |
        😀 Hello.

          😀 {mood}
      condition: >-
        session.project.mood == "😀"
        and session.project.«nope»
        == "x"
    - text: "\U0001F600 \t {mood}"
  utter_b:
    - {text: 😀, «txt»: 😀}
//- skills/a/skill.md
---
name: A 😀
description: >-
  Does 😀
  and more.
«descripton»: 😀
utter:
  - utter_😀:
      when: '"😀" == "x" and session.project.«nope» == ""'
  - utter_b: {on: activate}
  - «utter_c»:
      on: activate
---
Say 😀 @memory.project.mood, 😀 @memory.project.«nope».

if: session.project.mood == "😀" and session.project.«nope2» == "x"
Help.

:::ordered_block id=main
steps:
  - id: ask 😀
    collect: mood
    next: «tell it»
  - id: tell
    instructions: |
      Say 😀.

        Then 😀 @memory.project.«nope» 😀.
    complete_when: >
      "😀" == "x"
      and session.project.«nope»
    next: END
:::
//- skills/a/tools.py
@tool(description="😀 Sets.")
async def set_mood(context):
    context.memory.set("mood", "😀"); context.memory.set("«nope»", "😀")
)"_s;

} // namespace

class ExactPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void marksAreFound_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("LF") << QByteArray() << "\n"_ba;
        QTest::newRow("CRLF") << QByteArray() << "\r\n"_ba;
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF"_ba << "\n"_ba;
        QTest::newRow("byte order mark and CRLF") << "\xEF\xBB\xBF"_ba << "\r\n"_ba;
        QTest::newRow("CR") << QByteArray() << "\r"_ba;
    }
    void marksAreFound()
    {
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, lineEnd);
        const testing::Fixture fixture = testing::fixture(faulty);
        QTemporaryDir folder;
        for (auto it = fixture.files.begin(); it != fixture.files.end(); ++it) {
            QDir().mkpath(QFileInfo(folder.filePath(it.key())).absolutePath());
            QFile file(folder.filePath(it.key()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mark + it->toUtf8().replace("\n", lineEnd));
        }
        Workspace workspace(Workspace::Mode::Synchronous);
        QVERIFY(workspace.open(folder.path()).has_value());
        const AnalysisPtr analysis = workspace.analysis();
        QStringList missing;
        for (auto it = fixture.marks.begin(); it != fixture.marks.end(); ++it) {
            // Ranges count in texts with LF, and so do the marks.
            QCOMPARE(workspace.snapshot(it.key()).text(), fixture.files[it.key()]);
            for (const TextRange &range : it.value()) {
                const bool isFound = std::any_of(analysis->diagnostics.begin(), analysis->diagnostics.end(), [&](const Diagnostic &found) {
                    return found.where == Location{it.key(), range};
                });
                if (!isFound)
                    missing.append(it.key() + u": "_s + textIn(fixture.files[it.key()], range).toString());
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n') + u"\n\n"_s + testing::listing(analysis)));
        // And nothing that is neither marked nor a hint.
        for (const Diagnostic &found : analysis->diagnostics) {
            const bool isMarked = fixture.marks[found.where.file].contains(found.where.range);
            QVERIFY2(isMarked || found.severity > Severity::Warning || found.where.range.isEmpty(), qPrintable(found.code + u' ' + found.message));
        }
    }
};

QTEST_GUILESS_MAIN(ExactPlacesTest)
#include "tst_exactplaces.moc"
