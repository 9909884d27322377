#include "core/syntax/yaml/yamlreader.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QtTest>

#include <functional>

using namespace overmantel;
using namespace overmantel::yaml;
using namespace Qt::Literals::StringLiterals;

class TestYamlRobustness : public QObject
{
    Q_OBJECT

private slots:
    void garbageIsSurvived_data();
    void garbageIsSurvived();
    void randomGarbageIsSurvived();
    void largeFilesAreReadInLinearTime();
};

void TestYamlRobustness::garbageIsSurvived_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QString stairs;
    for (int level = 0; level < 1000; ++level)
        stairs += QString(level, u' ') + u"a:\n"_s;
    QTest::newRow("brackets") << QString(100000, u'[') << u"yaml.tooDeep"_s;
    QTest::newRow("braces") << QString(100000, u'{') << u"yaml.tooDeep"_s;
    QTest::newRow("dashes") << u"- "_s.repeated(50000) << u"yaml.tooDeep"_s;
    QTest::newRow("question marks") << u"? "_s.repeated(50000) << u"yaml.tooDeep"_s;
    QTest::newRow("stairs") << stairs << u"yaml.tooDeep"_s;
    QTest::newRow("open quote") << u"a: \""_s + u"x\n"_s.repeated(100000) << u"yaml.unclosedQuote"_s;
    QTest::newRow("colons") << u"a: "_s.repeated(50000) << u"yaml.syntax"_s;
    QTest::newRow("anchors") << u"&a "_s.repeated(20000) << u"yaml.syntax"_s;
    QTest::newRow("too large") << QString(maxSize + 1, u' ') << u"yaml.tooLarge"_s;
}

void TestYamlRobustness::garbageIsSurvived()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    const Tree tree = read(text);
    QVERIFY(!tree.parsed && !tree.root);
    QCOMPARE(tree.problems.size(), 1);
    QCOMPARE(tree.problems.first().key, key);
    // Deep, but not too deep.
    QVERIFY(read(QString(150, u'[') + QString(150, u']')).root);
}

void TestYamlRobustness::randomGarbageIsSurvived()
{
    const int wanted = qEnvironmentVariableIntValue("SEED");
    const quint32 seed = wanted ? quint32(wanted) : 42u;
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    static const QStringList bits = {u"a"_s,  u"b c"_s, u":"_s, u": "_s, u"- "_s, u"-"_s,  u"\n"_s,  u"\n  "_s, u"\n\n"_s, u" "_s,    u"  "_s,
                                     u"#"_s,  u" # "_s, u"'"_s, u"\""_s, u"["_s,  u"]"_s,  u"{"_s,   u"}"_s,    u","_s,    u"|"_s,    u">-"_s,
                                     u"|+"_s, u"&x "_s, u"*x"_s, u"!!str "_s, u"? "_s, u"\t"_s, u"\\"_s, u"%"_s, u"@"_s, u"\n---\n"_s, u"\n...\n"_s,
                                     u"\U0001F600"_s, u"\u00e9"_s, u"\r"_s, u"~"_s, u"1"_s, QString(QChar(0xFEFF)), u"''"_s, u"\"\""_s, u"<<"_s, u"?"_s};
    for (int round = 0; round < 20000; ++round) {
        QString text;
        for (int left = random.bounded(1, 25); left > 0; --left)
            text += bits[random.bounded(int(bits.size()))];
        const Tree tree = read(text);
        QCOMPARE(tree.parsed || !tree.problems.isEmpty(), true);
        QVERIFY(tree.parsed || !tree.root);
        for (const SyntaxProblem &problem : tree.problems) {
            QVERIFY(problem.where.start >= 0 && problem.where.start <= problem.where.end && problem.where.end <= text.size());
            QVERIFY(!problem.message.isEmpty());
        }
        const std::function<void(const Node &)> check = [&](const Node &node) {
            QVERIFY(node.range.start >= 0 && node.range.start <= node.range.end && node.range.end <= text.size());
            QVERIFY2(tree.root->range.contains(node.range) || !tree.root->range.overlaps(node.range), qPrintable(text));
            for (const Node &item : node.items)
                check(item);
            for (const Entry &entry : node.entries) {
                check(entry.key);
                check(entry.value);
            }
        };
        if (tree.root)
            check(*tree.root);
        (void)read(text, {text.size() / 3, text.size() / 2});
    }
}

void TestYamlRobustness::largeFilesAreReadInLinearTime()
{
    const auto responses = [](int count) {
        QString text = u"responses:\n"_s;
        for (int index = 0; index < count; ++index) {
            text += u"  utter_%1:\n    # about %1\n    - text: \"Hello {name}, this is %1\"\n      condition: slots.a == %1\n"
                    "    - text: >-\n        folded text here\n        and more of it\n"_s.arg(index);
        }
        return text;
    };
    const auto time = [&responses](int count) {
        const QString text = responses(count);
        qint64 best = -1;
        for (int round = 0; round < 3; ++round) {
            QElapsedTimer timer;
            timer.start();
            if (!read(text).root)
                return qint64(-1);
            best = best < 0 ? timer.nsecsElapsed() : qMin(best, timer.nsecsElapsed());
        }
        qInfo("%lld characters: %.1f ms", qlonglong(text.size()), double(best) / 1e6);
        return best;
    };
    const qint64 small = time(400);
    const qint64 large = time(3200);
    QVERIFY(small > 0 && large > 0);
    QVERIFY2(large < small * 40, "eight times the text took more than forty times as long");
}

QTEST_GUILESS_MAIN(TestYamlRobustness)
#include "tst_yamlrobustness.moc"
