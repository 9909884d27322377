// The outline of every kind of file.
#include "core/model/projectbuilder.h"
#include "core/queries/outline.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

void addLines(const QList<OutlineItem> &items, int depth, QStringList &lines)
{
    for (const OutlineItem &item : items) {
        lines << QString(depth * 2, u' ') + item.title + (item.detail.isEmpty() ? QString() : u" | "_s + item.detail);
        addLines(item.children, depth + 1, lines);
    }
}

struct Outlined
{
    QList<OutlineItem> items;
    QString text;

    QStringList lines() const
    {
        QStringList result;
        addLines(items, 0, result);
        return result;
    }
};

Outlined outlined(const QString &path, const QString &text)
{
    ProjectInput input;
    input.files.insert(path, readSourceFile(path, Snapshot(text)));
    return {outline(projectFrom(input), path), text};
}

} // namespace

class TestOutline : public QObject
{
    Q_OBJECT

private slots:
    void skill()
    {
        const Outlined o = outlined(u"skills/card/skill.md"_s, uR"(---
name: Card
description: Cards
---

## Locking a card

if: session.card.reason == 'lost'
Tell the customer that the card is locked for their protection.

:::ordered_block id=main
name: Main way
steps:
  - id: lock
    execute_tool: lock_card
  - id: END
:::

And more.
)"_s);
        QCOMPARE(o.lines(), (QStringList{
            u"Front matter"_s, u"  name | Card"_s, u"  description | Cards"_s, u"Locking a card"_s,
            u"Tell the customer that the card is… | if: session.card.reason == 'lost'"_s, u"main | Main way"_s,
            u"  lock | Tool: lock_card"_s, u"  END | End"_s, u"And more."_s}));
        const OutlineItem &block = o.items.at(3);
        QCOMPARE(block.kind, OutlineKind::Block);
        QCOMPARE(textIn(o.text, block.where.range), u"main");
        QVERIFY(textIn(o.text, block.extent.range).startsWith(u":::ordered_block"));
        QCOMPARE(block.children.first().step, StepKind::ExecuteTool);
        QCOMPARE(textIn(o.text, block.children.first().where.range), u"lock");
    }

    void memory()
    {
        const Outlined o = outlined(u"skills/card/memory.yml"_s, uR"(schema:
  public:
    reason:
      type: categorical
  private:
    secret:
      type: text
      pii: true
access:
  deny_read: []
)"_s);
        QCOMPARE(o.lines(), (QStringList{u"reason | categorical · public"_s, u"secret | text · private · pii"_s, u"access"_s}));
        QCOMPARE(o.items.first().kind, OutlineKind::Entry);
        QCOMPARE(textIn(o.text, o.items.first().where.range), u"reason");
    }

    void projectMemory()
    {
        const Outlined o = outlined(u"memory.yml"_s, u"secret:\n  type: text\n  immutable: true\nother: {}\n"_s);
        QCOMPARE(o.lines(), (QStringList{u"secret | text · immutable"_s, u"other | any"_s}));
    }

    void responses()
    {
        const Outlined o = outlined(u"responses.yml"_s, uR"(responses:
  utter_fee:
    - condition: "session.card.reason == 'lost'"
      text: "Five euros."
    - text: "No fee."
)"_s);
        QCOMPARE(o.lines(), (QStringList{u"utter_fee | No fee."_s, u"  Five euros. | session.card.reason == 'lost'"_s,
                                         u"  No fee. | default"_s}));
        QCOMPARE(o.items.first().children.first().kind, OutlineKind::Variant);
    }

    void tools()
    {
        const Outlined o = outlined(u"skills/card/tools.py"_s, uR"(def helper():
    pass


@tool(description="Locks the card")
async def lock_card(context):
    pass
)"_s);
        QCOMPARE(o.lines(), (QStringList{u"helper | no tool"_s, u"lock_card | Locks the card"_s}));
        QCOMPARE(textIn(o.text, o.items.last().where.range), u"lock_card");
    }

    void agentFile()
    {
        const Outlined o = outlined(u"agent.yml"_s, u"name: Bank\norchestrator:\n  preconditions:\n    - name: a\n"_s);
        QCOMPARE(o.lines(), (QStringList{u"name | Bank"_s, u"orchestrator"_s, u"  preconditions"_s}));
    }

    void headingsOfAReference()
    {
        const Outlined o = outlined(u"references/fees.md"_s, u"# Fees\ntext\n```\n# no heading\n```\n## Abroad\nmore\n"_s);
        QCOMPARE(o.lines(), (QStringList{u"Fees"_s, u"Abroad"_s}));
        QCOMPARE(o.items.first().extent.range.end, o.items.last().where.range.start);
    }

    void unknownFilesHaveNone()
    {
        QVERIFY(outlined(u"notes.txt"_s, u"hello"_s).items.isEmpty());
        QVERIFY(outline(Project(), u"agent.yml"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestOutline)
#include "tst_outline.moc"
