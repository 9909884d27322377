#include "core/text/textedit.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

class TestTextEdit : public QObject
{
    Q_OBJECT

private slots:
    void appliesReplacementsInTextOrder();
    void refusesOverlaps();
    void keepsInsertionsAtOnePlaceInOrder();
    void dropsNothingToDo();
    void clipsRangesBeyondTheText();
    void betweenIsMinimal();
    void betweenKeepsSurrogatePairsWhole();
    void mapsOffsets();
    void randomEdits();
    void workspaceEditIsEmptyWhenItsFilesAre();
};

void TestTextEdit::appliesReplacementsInTextOrder()
{
    TextEdit edit;
    QVERIFY(edit.add({8, 9}, u"Z"_s));
    QVERIFY(edit.add({0, 1}, u"AA"_s));
    QVERIFY(edit.add({4, 4}, u"-"_s));
    QCOMPARE(edit.appliedTo(u"abcdefghi"_s), u"AAbcd-efghZ"_s);
    QCOMPARE(edit.replacements().first().range.start, 0);
    QCOMPARE(edit.replacements().last().range.start, 8);
}

void TestTextEdit::refusesOverlaps()
{
    TextEdit edit = TextEdit::replace({2, 5}, u"x"_s);
    const TextEdit before = edit;
    QVERIFY(!edit.add({4, 6}, u"y"_s));
    QVERIFY(!edit.add({0, 3}, u"y"_s));
    QVERIFY(!edit.add({2, 5}, u"y"_s));
    QVERIFY(!edit.add({0, 9}, u"y"_s));
    QVERIFY(!edit.add({3, 3}, u"y"_s));
    QCOMPARE(edit, before);
    QVERIFY(edit.add({5, 5}, u"b"_s)); // touching is not overlapping
    QVERIFY(edit.add({2, 2}, u"a"_s));
    QVERIFY(edit.add({5, 6}, u"c"_s));
    QCOMPARE(edit.appliedTo(u"0123456789"_s), u"01axbc6789"_s);
}

void TestTextEdit::keepsInsertionsAtOnePlaceInOrder()
{
    TextEdit edit;
    QVERIFY(edit.add({1, 1}, u"x"_s));
    QVERIFY(edit.add({1, 1}, u"y"_s));
    QCOMPARE(edit.appliedTo(u"ab"_s), u"axyb"_s);
}

void TestTextEdit::dropsNothingToDo()
{
    QVERIFY(TextEdit::replace({3, 3}, QString()).isEmpty());
    QVERIFY(TextEdit::between(u"same"_s, u"same"_s).isEmpty());
    QCOMPARE(TextEdit().appliedTo(u"x"_s), u"x"_s);
}

void TestTextEdit::clipsRangesBeyondTheText()
{
    const TextEdit edit = TextEdit::replace({2, 50}, u"!"_s);
    QCOMPARE(edit.appliedTo(u"abc"_s), u"ab!"_s);
    QCOMPARE(edit.inverse(u"abc"_s).appliedTo(u"ab!"_s), u"abc"_s);
}

void TestTextEdit::betweenIsMinimal()
{
    QCOMPARE(TextEdit::between(u"one two three"_s, u"one 2 three"_s), TextEdit::replace({4, 7}, u"2"_s));
    QCOMPARE(TextEdit::between(u"aaa"_s, u"aaaa"_s).replacements().size(), 1);
    QCOMPARE(TextEdit::between(u"aaa"_s, u"aaaa"_s).replacements().first().text, u"a"_s);
    QCOMPARE(TextEdit::between(u""_s, u"x"_s), TextEdit::insert(0, u"x"_s));
}

void TestTextEdit::betweenKeepsSurrogatePairsWhole()
{
    // Two faces that share their first UTF-16 unit.
    const QString before = u"a\U0001F600b"_s;
    const QString after = u"a\U0001F601b"_s;
    QCOMPARE(TextEdit::between(before, after), TextEdit::replace({1, 3}, u"\U0001F601"_s));
}

void TestTextEdit::mapsOffsets()
{
    using Bias = TextEdit::Bias;
    TextEdit edit;
    edit.add({2, 2}, u"++"_s);
    edit.add({4, 6}, u"x"_s);
    QCOMPARE(edit.mapped(1), 1);
    QCOMPARE(edit.mapped(2, Bias::StayBefore), 2);
    QCOMPARE(edit.mapped(2, Bias::MoveBehind), 4);
    QCOMPARE(edit.mapped(4), 6);
    QCOMPARE(edit.mapped(5), 7); // inside the replaced text: its end
    QCOMPARE(edit.mapped(6), 7);
    QCOMPARE(edit.mapped(9), 10);
}

void TestTextEdit::randomEdits()
{
    const quint32 seed = qEnvironmentVariableIntValue("SEED") ? quint32(qEnvironmentVariableIntValue("SEED")) : 20240611u;
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const auto word = [&random](int most) {
        QString text;
        for (int left = random.bounded(most + 1); left > 0; --left)
            text += random.bounded(6) == 0 ? u"\U0001F600"_s : QString(QChar(u'a' + random.bounded(3)));
        return text;
    };
    for (int round = 0; round < 5000; ++round) {
        const QString before = word(30);
        TextEdit edit;
        QString expected = before;
        for (int left = random.bounded(5); left > 0; --left) {
            const int start = random.bounded(int(before.size()) + 1);
            const int end = std::min(int(before.size()), start + random.bounded(5));
            edit.add({start, end}, word(3));
        }
        for (auto at = edit.replacements().crbegin(); at != edit.replacements().crend(); ++at)
            expected.replace(at->range.start, at->range.length(), at->text);
        const QString after = edit.appliedTo(before);
        QCOMPARE(after, expected);
        QCOMPARE(edit.inverse(before).appliedTo(after), before);
        for (qsizetype index = 1; index < edit.replacements().size(); ++index)
            QVERIFY(edit.replacements()[index - 1].range.end <= edit.replacements()[index].range.start);

        qsizetype last = 0;
        for (qsizetype offset = 0; offset <= before.size(); ++offset) {
            const qsizetype early = edit.mapped(offset, TextEdit::Bias::StayBefore);
            const qsizetype late = edit.mapped(offset, TextEdit::Bias::MoveBehind);
            QVERIFY(early >= last && early <= late && late <= after.size());
            last = late;
            const bool untouched = std::none_of(edit.replacements().begin(), edit.replacements().end(),
                                                [offset](const TextReplacement &one) { return one.range.contains(offset); });
            if (untouched && offset < before.size())
                QCOMPARE(after[late], before[offset]);
        }
        const QString other = word(30);
        QCOMPARE(TextEdit::between(before, other).appliedTo(before), other);
        QVERIFY(TextEdit::between(before, other).replacements().size() <= 1);
    }
}

void TestTextEdit::workspaceEditIsEmptyWhenItsFilesAre()
{
    WorkspaceEdit edit;
    QVERIFY(edit.isEmpty());
    edit.files.insert(u"memory.yml"_s, TextEdit());
    QVERIFY(edit.isEmpty());
    edit.files.insert(u"skills/a/skill.md"_s, TextEdit::insert(0, u"x"_s));
    QVERIFY(!edit.isEmpty());
}

QTEST_GUILESS_MAIN(TestTextEdit)
#include "tst_textedit.moc"
