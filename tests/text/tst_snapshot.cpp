#include "core/text/snapshot.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

class TestSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void everyTextComesBackByteForByte_data();
    void everyTextComesBackByteForByte();
    void textHasLfOnly();
    void badBytesMakeNoText_data();
    void badBytesMakeNoText();
    void linesAndPositions();
    void positionsAreClipped();
    void editsKeepLineEnds();
    void editsInMixedFilesKeepTheLinesAround();
    void randomEditsInMixedFiles();
    void hashFollowsContentAndOrigin();
};

void TestSnapshot::everyTextComesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("LF") << QByteArray("a\nb\n");
    QTest::newRow("no last end") << QByteArray("a\nb");
    QTest::newRow("CRLF") << QByteArray("a\r\nb\r\n");
    QTest::newRow("mixed") << QByteArray("a\r\nb\nc\r\n\n");
    QTest::newRow("lone CR") << QByteArray("a\rb\n\rc\r\n");
    QTest::newRow("BOM") << QByteArray("\xEF\xBB\xBF" "a\r\n");
    QTest::newRow("two BOMs") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF" "a");
    QTest::newRow("only a BOM") << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("astral") << QByteArray("\xF0\x9F\x98\x80\r\n\xF4\x8F\xBF\xBF");
    QTest::newRow("noncharacters") << QByteArray("\xEF\xBF\xBE\xEF\xBF\xBF\xEF\xBF\xBD");
    QTest::newRow("unicode line ends") << QByteArray("a\xE2\x80\xA8" "b\xC2\x85" "c");
}

void TestSnapshot::everyTextComesBackByteForByte()
{
    QFETCH(QByteArray, bytes);
    const Snapshot snapshot = Snapshot::fromBytes(bytes);
    QVERIFY(snapshot.isText());
    QCOMPARE(snapshot.firstBadByte(), -1);
    QCOMPARE(snapshot.toBytes(bytes), bytes);
    QCOMPARE(snapshot.withText(snapshot.text()).toBytes(bytes), bytes);
}

void TestSnapshot::textHasLfOnly()
{
    const Snapshot snapshot = Snapshot::fromBytes("a\r\nb\nc\r");
    QCOMPARE(snapshot.text(), u"a\nb\nc\n"_s);
    QCOMPARE(snapshot.lineEnding(), LineEnding::Mixed);
    QCOMPARE(Snapshot(u"a\r\nb\r\n"_s).lineEnding(), LineEnding::CrLf);
    QCOMPARE(Snapshot(u"a\r\nb\r\n"_s).text(), u"a\nb\n"_s);
    QCOMPARE(Snapshot(u"a"_s).lineEnding(), LineEnding::Lf);
    QVERIFY(Snapshot::fromBytes("\xEF\xBB\xBFx").hasByteOrderMark());
    QCOMPARE(Snapshot::fromBytes("\xEF\xBB\xBFx").text(), u"x"_s);
}

void TestSnapshot::badBytesMakeNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("at");
    QTest::newRow("latin-1") << QByteArray("caf\xE9\n") << 3;
    QTest::newRow("NUL") << QByteArray("ab\0c", 4) << 2;
    QTest::newRow("overlong") << QByteArray("\xC0\xAF") << 0;
    QTest::newRow("overlong 3") << QByteArray("x\xE0\x80\xAF") << 1;
    QTest::newRow("surrogate") << QByteArray("x\xED\xA0\x80") << 1;
    QTest::newRow("too large") << QByteArray("x\xF4\x90\x80\x80") << 1;
    QTest::newRow("cut short") << QByteArray("xy\xF0\x9F\x98") << 2;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE" "a\0", 4) << 0;
    QTest::newRow("after a BOM") << QByteArray("\xEF\xBB\xBF" "a\xFF") << 4;
}

void TestSnapshot::badBytesMakeNoText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, at);
    const Snapshot snapshot = Snapshot::fromBytes(bytes);
    QVERIFY(!snapshot.isText());
    QVERIFY(snapshot.text().isEmpty());
    QCOMPARE(snapshot.firstBadByte(), at);
    QCOMPARE(snapshot.lineCount(), 1);
    QCOMPARE(snapshot.toBytes(bytes), bytes);
}

void TestSnapshot::linesAndPositions()
{
    const Snapshot snapshot(u"ab\n\U0001F600c\n"_s);
    QCOMPARE(snapshot.lineCount(), 3);
    QCOMPARE(snapshot.lineRange(0), (TextRange{0, 2}));
    QCOMPARE(snapshot.lineText(1), u"\U0001F600c"_s);
    QCOMPARE(snapshot.lineRange(2), (TextRange{7, 7}));
    QCOMPARE(snapshot.position(2), (TextPosition{0, 2}));
    QCOMPARE(snapshot.position(3), (TextPosition{1, 0}));
    QCOMPARE(snapshot.position(5), (TextPosition{1, 2})); // columns count UTF-16 units
    for (qsizetype offset = 0; offset <= snapshot.text().size(); ++offset)
        QCOMPARE(snapshot.offset(snapshot.position(offset)), offset);
}

void TestSnapshot::positionsAreClipped()
{
    const Snapshot snapshot(u"ab\nc"_s);
    QCOMPARE(snapshot.position(-4), (TextPosition{0, 0}));
    QCOMPARE(snapshot.position(400), (TextPosition{1, 1}));
    QCOMPARE(snapshot.offset({0, 40}), 2);
    QCOMPARE(snapshot.offset({0, -1}), 0);
    QCOMPARE(snapshot.offset({40, 0}), 4);
    QCOMPARE(snapshot.offset({-1, 3}), 0);
    QCOMPARE(snapshot.lineStart(40), 4);
    QVERIFY(snapshot.lineText(40).isEmpty());
    QCOMPARE(Snapshot().lineCount(), 1);
}

void TestSnapshot::editsKeepLineEnds()
{
    const QByteArray crLf("\xEF\xBB\xBF" "a\r\nb\r\n");
    QCOMPARE(Snapshot::fromBytes(crLf).withText(u"a\nnew\nb\n"_s).toBytes(crLf),
             QByteArray("\xEF\xBB\xBF" "a\r\nnew\r\nb\r\n"));
    QCOMPARE(Snapshot::fromBytes("a\n").withText(u"a\nb\n"_s).toBytes(), QByteArray("a\nb\n"));
}

void TestSnapshot::editsInMixedFilesKeepTheLinesAround()
{
    const QByteArray mixed("a\r\nb\nc\r\nd\n");
    const Snapshot snapshot = Snapshot::fromBytes(mixed);
    QCOMPARE(snapshot.withText(u"a\nb\nx\nc\nd\n"_s).toBytes(mixed), QByteArray("a\r\nb\nx\nc\r\nd\n"));
    QCOMPARE(snapshot.withText(u"a\nB\nC\nd\n"_s).toBytes(mixed), QByteArray("a\r\nB\nC\r\nd\n"));
    QCOMPARE(snapshot.withText(u"a\nd\n"_s).toBytes(mixed), QByteArray("a\r\nd\n"));
    QCOMPARE(snapshot.withText(u"new\na\nb\nc\nd\n"_s).toBytes(mixed), QByteArray("new\r\na\r\nb\nc\r\nd\n"));
    QCOMPARE(snapshot.withText(u"a\nb\n"_s).toBytes(), QByteArray("a\nb\n"));
}

void TestSnapshot::randomEditsInMixedFiles()
{
    const quint32 seed = qEnvironmentVariableIntValue("SEED") ? quint32(qEnvironmentVariableIntValue("SEED")) : 7u;
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    const char *const ends[] = {"\n", "\r\n", "\r"};
    for (int round = 0; round < 2000; ++round) {
        QList<QByteArray> lines;
        for (int line = random.bounded(1, 9); line > 0; --line)
            lines.append(QByteArray::number(random.bounded(1000)) + ends[random.bounded(3)]);
        const QByteArray original = lines.join();
        const Snapshot snapshot = Snapshot::fromBytes(original);
        QCOMPARE(snapshot.toBytes(original), original);
        // One line more, at any place: all others keep their ends.
        const int at = random.bounded(int(lines.size()) + 1);
        QStringList texts = snapshot.text().split(u'\n');
        texts.insert(at, u"new"_s);
        const QByteArray written = snapshot.withText(texts.join(u'\n')).toBytes(original);
        QByteArray before;
        for (int line = 0; line < at; ++line)
            before += lines[line];
        const QByteArray after = original.mid(before.size());
        QVERIFY2(written.startsWith(before) && written.endsWith(after), written.constData());
        QCOMPARE(Snapshot::fromBytes(written).text(), texts.join(u'\n'));
    }
}

void TestSnapshot::hashFollowsContentAndOrigin()
{
    QCOMPARE(Snapshot(u"a\n"_s).contentHash(), Snapshot::fromBytes("a\n").contentHash());
    QVERIFY(Snapshot(u"a\n"_s).contentHash() != Snapshot(u"b\n"_s).contentHash());
    QVERIFY(Snapshot(u"a\n"_s).contentHash() != Snapshot(u"a\r\n"_s).contentHash());
    QVERIFY(Snapshot::fromBytes("a\xFF").contentHash() != Snapshot().contentHash());
}

QTEST_GUILESS_MAIN(TestSnapshot)
#include "tst_snapshot.moc"
