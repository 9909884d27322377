#include "core/syntax/skill/skilldocument.h"
#include "tests/skill/markedtext.h"

#include <QtTest>

using namespace overmantel;
using namespace overmantel::skill;
using namespace Qt::Literals::StringLiterals;

class TestSkillTokens : public QObject
{
    Q_OBJECT

private slots:
    void tokens_data();
    void tokens();
    void noTokens_data();
    void noTokens();
    void segmentsHaveTheirPlace();
    void completeness_data();
    void completeness();
    void onlyThePartIsRead();
    void severalInOneLine();
    void conditionsInInstructionsHaveNoSessionTokens();
    void instructionMarkersOfAText();
};

// The mark is the whole token; segments are written with their dots.
void TestSkillTokens::tokens_data()
{
    QTest::addColumn<QString>("marked");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("segments");

    const int memory = int(TokenKind::Memory);
    const int block = int(TokenKind::Block);
    const int skill = int(TokenKind::Skill);
    const int tool = int(TokenKind::Tool);
    const int session = int(TokenKind::Session);
    QTest::newRow("project") << u"Use «@memory.project.phone» now"_s << memory << u"project.phone"_s;
    QTest::newRow("skill entry") << u"«@memory.card_replace.selected_card_id»"_s << memory
                                 << u"card_replace.selected_card_id"_s;
    QTest::newRow("end of a sentence") << u"Use «@memory.project.x»."_s << memory << u"project.x"_s;
    QTest::newRow("three dots") << u"Use «@memory.project.x»..."_s << memory << u"project.x"_s;
    QTest::newRow("comma") << u"Use «@block.pick», then"_s << block << u"pick"_s;
    QTest::newRow("brackets") << u"(«@skill.card»)"_s << skill << u"card"_s;
    QTest::newRow("back-ticks") << u"Call `«@tool.lock_card»`"_s << tool << u"lock_card"_s;
    QTest::newRow("dash") << u"«@skill.card-replace»"_s << skill << u"card-replace"_s;
    QTest::newRow("possessive") << u"«@skill.card»'s"_s << skill << u"card"_s;
    QTest::newRow("other letters") << u"«@memory.größe.имя»!"_s << memory << u"größe.имя"_s;
    QTest::newRow("beyond the first plane") << u"«@memory.𐐀.x»"_s << memory << u"𐐀.x"_s;
    QTest::newRow("bold") << u"**«@block.a»**"_s << block << u"a"_s;
    QTest::newRow("second sign") << u"@«@block.a»"_s << block << u"a"_s;
    QTest::newRow("emoji before") << u"🎉«@block.a»"_s << block << u"a"_s;
    QTest::newRow("incomplete memory") << u"«@memory.project» here"_s << memory << u"project"_s;
    QTest::newRow("bare memory") << u"«@memory»."_s << memory << u""_s;
    QTest::newRow("bare skill") << u"the «@skill»"_s << skill << u""_s;
    QTest::newRow("too long") << u"«@tool.lock.card»"_s << tool << u"lock.card"_s;
    QTest::newRow("memory too long") << u"«@memory.a.b.c»"_s << memory << u"a.b.c"_s;
    QTest::newRow("emoji is no segment") << u"«@block».🎉"_s << block << u""_s;
    QTest::newRow("session") << u"Ask when «session.card.reason» is set"_s << session << u"card.reason"_s;
    QTest::newRow("session in back-ticks") << u"`«session.card.reason»`"_s << session << u"card.reason"_s;
    QTest::newRow("session as a placeholder") << u"{«session.card.reason»}"_s << session << u"card.reason"_s;
    QTest::newRow("session at the end") << u"See «session.card.reason»."_s << session << u"card.reason"_s;
    QTest::newRow("session, long") << u"«session.a.b.c»"_s << session << u"a.b.c"_s;
}

static QString joined(const Token &token)
{
    QStringList segments;
    for (const TokenSegment &segment : token.segments)
        segments.append(segment.text);
    return segments.join(u'.');
}

void TestSkillTokens::tokens()
{
    QFETCH(QString, marked);
    QFETCH(int, kind);
    QFETCH(QString, segments);
    const MarkedText expected(marked);
    const QList<Token> tokens = proseTokens(expected.text, {0, expected.text.size()});
    QCOMPARE(tokens.size(), 1);
    QCOMPARE(tokens[0].where, expected.ranges[0]);
    QCOMPARE(int(tokens[0].kind), kind);
    QCOMPARE(joined(tokens[0]), segments);
}

void TestSkillTokens::noTokens_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("address") << u"Write to me@skill.com or ö@tool.de"_s;
    QTest::newRow("longer word") << u"@skillful @toolbox @blocks.a @memory_x"_s;
    QTest::newRow("compound") << u"@tool-based"_s;
    QTest::newRow("unknown word") << u"@user.name @session.a.b"_s;
    QTest::newRow("upper case") << u"@Skill.card Session.a.b"_s;
    QTest::newRow("spaces") << u"@ skill.card"_s;
    QTest::newRow("session, one segment") << u"End the session.Then say goodbye. session. session"_s;
    QTest::newRow("longer name") << u"mysession.a.b x.session.a.b _session.a.b"_s;
    QTest::newRow("plural") << u"sessions.a.b"_s;
    QTest::newRow("nothing") << u""_s;
}

void TestSkillTokens::noTokens()
{
    QFETCH(QString, text);
    QVERIFY(proseTokens(text, {0, text.size()}).isEmpty());
}

void TestSkillTokens::segmentsHaveTheirPlace()
{
    const MarkedText marked(u"Ü: «@memory.«größe».«b-2»» ok"_s);
    const QList<Token> tokens = proseTokens(marked.text, {0, marked.text.size()});
    QCOMPARE(tokens.size(), 1);
    QCOMPARE(tokens[0].segments.size(), 2);
    QCOMPARE(tokens[0].segments[0].where, marked.ranges[1]);
    QCOMPARE(tokens[0].segments[1].where, marked.ranges[2]);
}

void TestSkillTokens::completeness_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("complete");

    QTest::newRow("memory") << u"@memory.a.b"_s << true;
    QTest::newRow("memory, 0") << u"@memory"_s << false;
    QTest::newRow("memory, 1") << u"@memory.a"_s << false;
    QTest::newRow("memory, 3") << u"@memory.a.b.c"_s << false;
    QTest::newRow("block") << u"@block.a"_s << true;
    QTest::newRow("block, 2") << u"@block.foo.bar"_s << false;
    QTest::newRow("skill, 0") << u"@skill"_s << false;
    QTest::newRow("tool") << u"@tool.set_fields"_s << true;
    QTest::newRow("tool, 2") << u"@tool.lock.card"_s << false;
    QTest::newRow("session") << u"session.a.b"_s << true;
}

void TestSkillTokens::completeness()
{
    QFETCH(QString, text);
    QFETCH(bool, complete);
    const QList<Token> tokens = proseTokens(text, {0, text.size()});
    QCOMPARE(tokens.size(), 1);
    QCOMPARE(tokens[0].isComplete(), complete);
}

void TestSkillTokens::onlyThePartIsRead()
{
    const QString text = u"@block.a @block.bc @block.d"_s;
    const QList<Token> tokens = proseTokens(text, {9, 17});
    QCOMPARE(tokens.size(), 1);
    QCOMPARE(tokens[0].where, (TextRange{9, 17}));
    QCOMPARE(joined(tokens[0]), u"b"_s);
    QVERIFY(proseTokens(text, {100, 200}).isEmpty());
}

void TestSkillTokens::severalInOneLine()
{
    const MarkedText marked(u"«@block.a»/«@skill.b» «session.c.d»,«@tool.e»\n«@memory.f.g»"_s);
    QList<TextRange> found;
    for (const Token &token : proseTokens(marked.text, {0, marked.text.size()}))
        found.append(token.where);
    QCOMPARE(found, marked.ranges);
}

void TestSkillTokens::conditionsInInstructionsHaveNoSessionTokens()
{
    const MarkedText marked(u"Say hello.\n  if: session.a.b == 'x' and «@memory.a.b»\nKeep «session.a.b»."_s);
    QList<TextRange> found;
    for (const Token &token : proseTokens(marked.text, {0, marked.text.size()}))
        found.append(token.where);
    QCOMPARE(found, marked.ranges);
}

void TestSkillTokens::instructionMarkersOfAText()
{
    const MarkedText marked(u"«if: session.a.b»\nSay what if: means.\n \t«if: session.a.c»  \nifx: no\n"_s);
    const QList<StrayMarker> markers = instructionMarkers(marked.text);
    QCOMPARE(markers.size(), 2);
    for (qsizetype i = 0; i < markers.size(); ++i) {
        QCOMPARE(markers[i].kind, StrayMarkerKind::IfInInstructions);
        QCOMPARE(markers[i].where, marked.ranges[i]);
    }
    QVERIFY(instructionMarkers(u"").isEmpty());
}

QTEST_GUILESS_MAIN(TestSkillTokens)
#include "tst_skilltokens.moc"
