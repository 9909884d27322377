#include "core/syntax/skill/skilldocument.h"
#include "tests/skill/markedtext.h"

#include <QtTest>

using namespace overmantel;
using namespace overmantel::skill;
using namespace Qt::Literals::StringLiterals;

class TestSkillDocument : public QObject
{
    Q_OBJECT

private slots:
    void readsAWholeFile();
    void delimiters_data();
    void delimiters();
    void frontMatterRanges();
    void emptyFrontMatter();
    void brokenYamlIsNotParsed();

    void paragraphs_data();
    void paragraphs();
    void markerRanges_data();
    void markerRanges();
    void strayMarkers_data();
    void strayMarkers();

    void fenceRanges();
    void fenceIds_data();
    void fenceIds();
    void fencesBackToBack();
    void unclosedFence();
    void unclosedFenceEndsAtTheNext();
    void onlyWholeLinesAtTheStartAreFences_data();
    void onlyWholeLinesAtTheStartAreFences();
    void fencesCountInsideMarkdownCode();
    void treesCountFromTheStartOfTheFile();
};

static Document readBody(const QString &body)
{
    return read(u"---\nname: A\n---\n"_s + body);
}

static QStringList textsOf(const QString &body, const Document &document)
{
    const QString text = u"---\nname: A\n---\n"_s + body;
    QStringList texts;
    for (const Paragraph &paragraph : document.paragraphs)
        texts.append(textIn(text, paragraph.where).toString());
    return texts;
}

void TestSkillDocument::readsAWholeFile()
{
    const QString text = uR"(---
name: Card Replace
description: Replace a credit card
---

Help the customer replace a credit card.

if: session.card_replace.replacement_reason == 'stolen'
Tell the customer the card will be locked.
Then use @tool.lock_card.

:::ordered_block id=pick_card
steps:
  - id: check
    execute_tool: check_eligibility
  - id: END
:::
)"_s;
    const Document document = read(text);
    QVERIFY(document.hasOpeningDelimiter);
    QVERIFY(document.hasClosingDelimiter);
    QVERIFY(document.isParsed());
    QVERIFY(document.hasProse());
    QVERIFY(document.tree.root);
    QCOMPARE(document.tree.root->find(u"name")->value, u"Card Replace"_s);
    QCOMPARE(document.paragraphs.size(), 2);
    QVERIFY(!document.paragraphs[0].marker);
    QCOMPARE(document.paragraphs[0].body, document.paragraphs[0].where);
    const Paragraph &scoped = document.paragraphs[1];
    QVERIFY(scoped.marker);
    QCOMPARE(textIn(text, scoped.marker->condition), u"session.card_replace.replacement_reason == 'stolen'");
    QCOMPARE(textIn(text, scoped.body), u"Tell the customer the card will be locked.\nThen use @tool.lock_card.");
    QCOMPARE(scoped.tokens.size(), 1); // not the reference in the marker
    QCOMPARE(textIn(text, scoped.tokens[0].where), u"@tool.lock_card");
    QCOMPARE(document.fences.size(), size_t(1));
    QCOMPARE(document.fences[0].id, u"pick_card"_s);
    QVERIFY(document.fences[0].tree.root);
    QCOMPARE(document.fences[0].tree.root->find(u"steps")->items.size(), size_t(2));
}

void TestSkillDocument::delimiters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("opening");
    QTest::addColumn<bool>("closing");
    QTest::addColumn<QString>("body");

    QTest::newRow("both") << u"---\nname: A\n---\nHi"_s << true << true << u"Hi"_s;
    QTest::newRow("closing ends the file") << u"---\nname: A\n---"_s << true << true << u""_s;
    QTest::newRow("closing line ends the file") << u"---\nname: A\n---\n"_s << true << true << u""_s;
    QTest::newRow("white space behind") << u"---  \nname: A\n---\t\nHi"_s << true << true << u"Hi"_s;
    QTest::newRow("empty file") << u""_s << false << false << u""_s;
    QTest::newRow("prose only") << u"Hi there"_s << false << false << u"Hi there"_s;
    QTest::newRow("unclosed") << u"---\nname: A\n"_s << true << false << u"---\nname: A\n"_s;
    QTest::newRow("three dashes only") << u"---"_s << true << false << u"---"_s;
    QTest::newRow("blank first line") << u"\n---\nname: A\n---\nHi"_s << false << false << u"\n---\nname: A\n---\nHi"_s;
    QTest::newRow("indented") << u" ---\nname: A\n---\n"_s << false << false << u" ---\nname: A\n---\n"_s;
    QTest::newRow("four dashes") << u"----\nname: A\n---\n"_s << false << false << u"----\nname: A\n---\n"_s;
    QTest::newRow("indented closing") << u"---\na: |\n  ---\n---\nHi"_s << true << true << u"Hi"_s;
    QTest::newRow("a rule in the prose") << u"---\na: 1\n---\nHi\n\n---\n\nHo"_s << true << true
                                         << u"Hi\n\n---\n\nHo"_s;
}

void TestSkillDocument::delimiters()
{
    QFETCH(QString, text);
    QFETCH(bool, opening);
    QFETCH(bool, closing);
    QFETCH(QString, body);
    const Document document = read(text);
    QCOMPARE(document.hasOpeningDelimiter, opening);
    QCOMPARE(document.hasClosingDelimiter, closing);
    QCOMPARE(textIn(text, document.body).toString(), body);
    QCOMPARE(document.body.end, text.size());
    QCOMPARE(document.isParsed(), opening && closing);
}

void TestSkillDocument::frontMatterRanges()
{
    const MarkedText marked(u"---\n«name: «A»\nhidden: «true»\n»---\n«Hi\n»"_s);
    const Document document = read(marked.text);
    QCOMPARE(document.frontMatter, marked.ranges[0]);
    QVERIFY(document.tree.root);
    QCOMPARE(document.tree.root->find(u"name")->range, marked.ranges[1]);
    QCOMPARE(document.tree.root->find(u"hidden")->range, marked.ranges[2]);
    QCOMPARE(document.body, marked.ranges[3]);
}

void TestSkillDocument::emptyFrontMatter()
{
    const Document document = read(u"---\n---\nHi"_s);
    QVERIFY(document.hasClosingDelimiter);
    QCOMPARE(document.frontMatter, (TextRange{4, 4}));
    QVERIFY(!document.tree.root);
    QVERIFY(document.isParsed());
    QCOMPARE(document.paragraphs.size(), 1);
}

void TestSkillDocument::brokenYamlIsNotParsed()
{
    const Document inFront = read(u"---\nname: [A\n---\nHi"_s);
    QVERIFY(!inFront.tree.parsed);
    QVERIFY(!inFront.isParsed());
    QCOMPARE(inFront.paragraphs.size(), 1);
    const Document inFence = readBody(u":::ordered_block id=a\nsteps: [\n:::\n\nHi"_s);
    QVERIFY(inFence.tree.parsed);
    QVERIFY(!inFence.isParsed());
    QCOMPARE(inFence.paragraphs.size(), 1);
}

void TestSkillDocument::paragraphs_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("none") << u"\n\n"_s << QStringList{};
    QTest::newRow("one") << u"One\ntwo\n"_s << QStringList{u"One\ntwo"_s};
    QTest::newRow("two") << u"One\n\nTwo"_s << QStringList{u"One"_s, u"Two"_s};
    QTest::newRow("white space is blank")
        << u"One\n \t \nTwo\n\u00a0\nThree"_s << QStringList{u"One"_s, u"Two"_s, u"Three"_s};
    QTest::newRow("white space stays inside") << u"  One  \n  two  \n"_s << QStringList{u"  One  \n  two  "_s};
    QTest::newRow("headings are paragraphs") << u"# A\n\nB"_s << QStringList{u"# A"_s, u"B"_s};
    QTest::newRow("a fence ends one") << u"One\n:::ordered_block id=a\nsteps: []\n:::\nTwo"_s
                                      << QStringList{u"One"_s, u"Two"_s};
    QTest::newRow("fence only") << u"\n:::ordered_block id=a\nsteps: []\n:::\n\n"_s << QStringList{};
    QTest::newRow("markdown code") << u"```\ncode\n```\n"_s << QStringList{u"```\ncode\n```"_s};
}

void TestSkillDocument::paragraphs()
{
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    const Document document = readBody(body);
    QCOMPARE(textsOf(body, document), expected);
    QCOMPARE(document.hasProse(), !expected.isEmpty());
}

// The marks show the marker's line, its condition and the body.
void TestSkillDocument::markerRanges_data()
{
    QTest::addColumn<QString>("marked");

    QTest::newRow("plain") << u"«if: «session.a.b»»\n«Say it.\nTwice.»\n\nMore"_s;
    QTest::newRow("spaces") << u"«if:   «session.a.b == 'x y'»  »\n«Say it.»"_s;
    QTest::newRow("no space") << u"«if:«session.a.b»»\n«Say it.»"_s;
    QTest::newRow("no condition") << u"«if: «»»\n«Say it.»"_s;
    QTest::newRow("block scalar sign") << u"«if: «>»»\n«  the card is lost»"_s;
    QTest::newRow("nothing below") << u"«if: «session.a.b»«»»\n\nMore"_s;
    QTest::newRow("end of file") << u"«if: «session.a.b»«»»"_s;
    QTest::newRow("fence below") << u"«if: «session.a.b»«»»\n:::ordered_block id=a\n:::"_s;
}

void TestSkillDocument::markerRanges()
{
    QFETCH(QString, marked);
    const MarkedText expected(u"---\nname: A\n---\n"_s + marked);
    const Document document = read(expected.text);
    QVERIFY(!document.paragraphs.isEmpty());
    const Paragraph &paragraph = document.paragraphs.first();
    QVERIFY(paragraph.marker);
    QCOMPARE(paragraph.marker->where, expected.ranges[0]);
    QCOMPARE(paragraph.body, expected.ranges[2]);
    // An empty condition stands at the end of the line, wherever its white space was.
    if (!expected.ranges[1].isEmpty())
        QCOMPARE(paragraph.marker->condition, expected.ranges[1]);
    else
        QVERIFY(paragraph.marker->condition.isEmpty() && paragraph.marker->where.contains(paragraph.marker->condition));
    QVERIFY(paragraph.strayMarkers.isEmpty());
    QVERIFY(paragraph.tokens.isEmpty());
}

void TestSkillDocument::strayMarkers_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<QList<int>>("kinds");
    QTest::addColumn<bool>("hasMarker");

    const int indented = int(StrayMarkerKind::IndentedIf);
    const int second = int(StrayMarkerKind::SecondIf);
    const int elseMarker = int(StrayMarkerKind::ElseMarker);
    QTest::newRow("indented first line") << u"  «if: session.a.b == 1»  \nSay it."_s << QList<int>{indented} << false;
    QTest::newRow("indented with a tab") << u"Say it.\n\t«if: session.a.b»"_s << QList<int>{indented} << false;
    QTest::newRow("second") << u"if: session.a.b\nSay it.\n«if: session.a.c»\nOr that."_s << QList<int>{second} << true;
    QTest::newRow("right below") << u"if: session.a.b\n«if: session.a.c»"_s << QList<int>{second} << true;
    QTest::newRow("below a heading") << u"## Case\n«if: session.a.b»\nSay it."_s << QList<int>{second} << false;
    QTest::newRow("several") << u"if: x\n «if: y»\n«if: z»"_s << QList<int>{indented, second} << true;
    QTest::newRow("else") << u"«else:»\nSay it."_s << QList<int>{elseMarker} << false;
    QTest::newRow("elif") << u"«elif: session.a.b»\nSay it."_s << QList<int>{elseMarker} << false;
    QTest::newRow("else in a sentence") << u"Say it, or\nelse: nothing."_s << QList<int>{} << false;
    QTest::newRow("other words") << u"iffy: x\nIf: y\nwhat if: z"_s << QList<int>{} << false;
}

void TestSkillDocument::strayMarkers()
{
    QFETCH(QString, marked);
    QFETCH(QList<int>, kinds);
    QFETCH(bool, hasMarker);
    const MarkedText expected(u"---\nname: A\n---\n"_s + marked);
    const Document document = read(expected.text);
    QCOMPARE(document.paragraphs.size(), 1);
    const Paragraph &paragraph = document.paragraphs.first();
    QCOMPARE(paragraph.marker.has_value(), hasMarker);
    QList<TextRange> ranges;
    QList<int> found;
    for (const StrayMarker &marker : paragraph.strayMarkers) {
        ranges.append(marker.where);
        found.append(int(marker.kind));
    }
    QCOMPARE(ranges, expected.ranges);
    QCOMPARE(found, kinds);
    // One root cause, one message: the reference in a line meant as a condition is no token.
    QVERIFY(paragraph.tokens.isEmpty());
}

void TestSkillDocument::fenceRanges()
{
    const MarkedText marked(u"---\nname: A\n---\n««:::ordered_block id=«main»»  \n«steps:\n  - id: END\n»:::»\t\nHi"_s);
    const Document document = read(marked.text);
    QCOMPARE(document.fences.size(), size_t(1));
    const Fence &fence = document.fences.front();
    QVERIFY(fence.isClosed);
    QVERIFY(fence.hasId);
    QCOMPARE(fence.where, marked.ranges[0]);
    QCOMPARE(fence.openLine, marked.ranges[1]);
    QCOMPARE(fence.idRange, marked.ranges[2]);
    QCOMPARE(fence.body, marked.ranges[3]);
    QCOMPARE(document.paragraphs.size(), 1);
    QVERIFY(document.isParsed());
}

// The mark is the id's place.
void TestSkillDocument::fenceIds_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("hasId");
    QTest::addColumn<QString>("id");

    QTest::newRow("plain") << u":::ordered_block id=«main»"_s << true << u"main"_s;
    QTest::newRow("spaces around") << u":::ordered_block   id=«main»  "_s << true << u"main"_s;
    QTest::newRow("space behind the sign") << u":::ordered_block id= «main»"_s << true << u"main"_s;
    QTest::newRow("tab") << u":::ordered_block\tid=«main»"_s << true << u"main"_s;
    QTest::newRow("empty") << u":::ordered_block id=«»"_s << true << u""_s;
    QTest::newRow("missing") << u":::ordered_block«»"_s << false << u""_s;
    QTest::newRow("bare word") << u":::ordered_block main«»"_s << false << u""_s;
    QTest::newRow("part of a word") << u":::ordered_block grid=main«»"_s << false << u""_s;
    QTest::newRow("inner space") << u":::ordered_block id=«my block»"_s << true << u"my block"_s;
    QTest::newRow("quotes") << u":::ordered_block id=«\"main\"»"_s << true << u"\"main\""_s;
    QTest::newRow("emoji") << u":::ordered_block id=«🎉»"_s << true << u"🎉"_s;
    QTest::newRow("other attribute first") << u":::ordered_block x=1 id=«main»"_s << true << u"main"_s;
}

void TestSkillDocument::fenceIds()
{
    QFETCH(QString, line);
    QFETCH(bool, hasId);
    QFETCH(QString, id);
    const MarkedText marked(u"---\nname: A\n---\n"_s + line + u"\nsteps: []\n:::\n"_s);
    const Document document = read(marked.text);
    QCOMPARE(document.fences.size(), size_t(1));
    const Fence &fence = document.fences.front();
    QCOMPARE(fence.hasId, hasId);
    QCOMPARE(fence.id, id);
    QCOMPARE(fence.idRange, marked.ranges.first());
    QVERIFY(fence.openLine.contains(fence.idRange));
    QVERIFY(!document.hasProse());
}

void TestSkillDocument::fencesBackToBack()
{
    const Document document = readBody(u":::ordered_block id=a\nsteps: []\n:::\n:::ordered_block id=b\n:::\n"_s);
    QCOMPARE(document.fences.size(), size_t(2));
    QCOMPARE(document.fences[0].id, u"a"_s);
    QCOMPARE(document.fences[1].id, u"b"_s);
    QVERIFY(document.fences[0].isClosed);
    QVERIFY(document.fences[1].isClosed);
    QVERIFY(document.fences[1].body.isEmpty());
    QVERIFY(!document.hasProse());
}

void TestSkillDocument::unclosedFence()
{
    const MarkedText marked(u"---\nname: A\n---\nHi\n\n«:::ordered_block id=a\n«steps:\n  - id: END\n»»"_s);
    const Document document = read(marked.text);
    QCOMPARE(document.fences.size(), size_t(1));
    QVERIFY(!document.fences[0].isClosed);
    QCOMPARE(document.fences[0].where, marked.ranges[0]);
    QCOMPARE(document.fences[0].body, marked.ranges[1]);
    QVERIFY(!document.isParsed());
    QCOMPARE(document.paragraphs.size(), 1);

    const Document bare = readBody(u":::ordered_block id=a"_s);
    QVERIFY(!bare.fences[0].isClosed);
    QVERIFY(bare.fences[0].body.isEmpty());
}

void TestSkillDocument::unclosedFenceEndsAtTheNext()
{
    const MarkedText marked(
        u"---\nname: A\n---\n«:::ordered_block id=a\n«steps: []\n»»«:::ordered_block id=b\n«steps: []\n»:::»\n\nHi"_s);
    const Document document = read(marked.text);
    QCOMPARE(document.fences.size(), size_t(2));
    QVERIFY(!document.fences[0].isClosed);
    QCOMPARE(document.fences[0].where, marked.ranges[0]);
    QCOMPARE(document.fences[0].body, marked.ranges[1]);
    QVERIFY(document.fences[1].isClosed);
    QCOMPARE(document.fences[1].where, marked.ranges[2]);
    QCOMPARE(document.fences[1].body, marked.ranges[3]);
    QCOMPARE(document.paragraphs.size(), 1);
}

void TestSkillDocument::onlyWholeLinesAtTheStartAreFences_data()
{
    QTest::addColumn<QString>("body");

    QTest::newRow("indented") << u" :::ordered_block id=a\n"_s;
    QTest::newRow("in a sentence") << u"Write :::ordered_block id=a\n"_s;
    QTest::newRow("longer word") << u":::ordered_blocks id=a\n"_s;
    QTest::newRow("two colons") << u"::ordered_block id=a\n"_s;
    QTest::newRow("another name") << u":::note id=a\n"_s;
    QTest::newRow("only the end") << u":::\n"_s;
}

void TestSkillDocument::onlyWholeLinesAtTheStartAreFences()
{
    QFETCH(QString, body);
    const Document document = readBody(body);
    QVERIFY(document.fences.empty());
    QCOMPARE(document.paragraphs.size(), 1);

    // Nor does an indented or longer line close one.
    const Document open = readBody(u":::ordered_block id=a\nsteps: []\n :::\n:::: \n::: x\n"_s);
    QVERIFY(!open.fences[0].isClosed);
}

void TestSkillDocument::fencesCountInsideMarkdownCode()
{
    const QString body = u"```\n:::ordered_block id=a\nsteps: []\n:::\n```\n"_s;
    const Document document = readBody(body);
    QCOMPARE(document.fences.size(), size_t(1));
    QCOMPARE(textsOf(body, document), (QStringList{u"```"_s, u"```"_s}));
}

void TestSkillDocument::treesCountFromTheStartOfTheFile()
{
    const MarkedText marked(u"---\nname: A\n---\nHi\n:::ordered_block id=a\nsteps:\n  - id: «first»\n:::\n"_s);
    const Document document = read(marked.text);
    QVERIFY(document.fences[0].tree.root);
    const yaml::Node *steps = document.fences[0].tree.root->find(u"steps");
    QVERIFY(steps && steps->items.size() == 1);
    QCOMPARE(steps->items[0].find(u"id")->range, marked.ranges[0]);
}

QTEST_GUILESS_MAIN(TestSkillDocument)
#include "tst_skilldocument.moc"
