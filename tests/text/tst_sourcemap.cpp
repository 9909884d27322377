#include "core/text/sourcemap.h"

#include <QtTest>

using namespace overmantel;

class TestSourceMap : public QObject
{
    Q_OBJECT

private slots:
    void verbatimMapsOneToOne();
    void escapesMapAsAWhole();
    void foldedLinesMapToTheRightLine();
    void emptyValueHasAPlace();
    void clipsAndAnswersEmpty();
};

void TestSourceMap::verbatimMapsOneToOne()
{
    const SourceMap map = SourceMap::verbatim({10, 15});
    QCOMPARE(map.toSource(0), 10);
    QCOMPARE(map.toSource(3), 13);
    QCOMPARE(map.toSource(5), 15);
    QCOMPARE(map.toSource(TextRange{1, 3}), (TextRange{11, 13}));
    QCOMPARE(map.toValue(12), 2);
    QCOMPARE(map.toValue(15), -1);
    QCOMPARE(map.toValue(9), -1);
}

void TestSourceMap::escapesMapAsAWhole()
{
    // "a\nb" in double quotes at 0: the escape stands at 2..4.
    SourceMap map;
    map.append(1, {1, 2});
    map.append(1, {2, 4});
    map.append(1, {4, 5});
    QCOMPARE(map.toSource(TextRange{1, 2}), (TextRange{2, 4}));
    QCOMPARE(map.toSource(TextRange{0, 3}), (TextRange{1, 5}));
    QCOMPARE(map.toValue(3), 1);
    QCOMPARE(map.toValue(4), 2);
}

void TestSourceMap::foldedLinesMapToTheRightLine()
{
    // "ab\n    cd" folded to "ab cd".
    SourceMap map;
    map.append(2, {0, 2});
    map.append(1, {2, 7});
    map.append(2, {7, 9});
    QCOMPARE(map.toSource(TextRange{0, 2}), (TextRange{0, 2})); // not into the next line
    QCOMPARE(map.toSource(TextRange{3, 5}), (TextRange{7, 9}));
    QCOMPARE(map.toSource(TextRange{1, 4}), (TextRange{1, 8}));
    QCOMPARE(map.toValue(5), 2);
}

void TestSourceMap::emptyValueHasAPlace()
{
    SourceMap map;
    map.append(0, {7, 7});
    QCOMPARE(map.toSource(TextRange{0, 0}), (TextRange{7, 7}));
    map.append(2, {8, 10});
    map.append(0, {10, 12});
    QCOMPARE(map.pieces().size(), 1);
    QCOMPARE(map.toSource(0), 8);
}

void TestSourceMap::clipsAndAnswersEmpty()
{
    const SourceMap map = SourceMap::verbatim({10, 15});
    QCOMPARE(map.toSource(TextRange{3, 99}), (TextRange{13, 15}));
    QCOMPARE(map.toSource(TextRange{99, 120}), (TextRange{15, 15}));
    QCOMPARE(map.toSource(TextRange{2, 2}), (TextRange{12, 12}));
    QVERIFY(SourceMap().isEmpty());
    QCOMPARE(SourceMap().toSource(TextRange{0, 3}), (TextRange{0, 0}));
    QCOMPARE(SourceMap().toValue(0), -1);
}

QTEST_GUILESS_MAIN(TestSourceMap)
#include "tst_sourcemap.moc"
