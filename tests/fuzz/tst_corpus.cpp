// Calls every fuzz target with the texts that were kept, so that what the fuzzers found once is looked
// at in each test run.
#include "tests/fuzz/targets.h"
#include "tests/fuzz/yamlfaults.h"

#include "core/syntax/yaml/yamlreader.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int fewest = 40; // files per target: an empty folder would prove nothing

QDir corpusOf(const fuzz::Target &target)
{
    return QDir(QStringLiteral(OVERMANTEL_SOURCE_DIR "/tests/fuzz/corpus/") + QLatin1String(target.name));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class CorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsItsPromises_data();
    void keepsItsPromises();
    void brokenPromisesAreSeen();
};

void CorpusTest::keepsItsPromises_data()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < int(fuzz::targets().size()); ++index)
        QTest::newRow(fuzz::targets()[size_t(index)].name) << index;
}

void CorpusTest::keepsItsPromises()
{
    QFETCH(int, index);
    const fuzz::Target &target = fuzz::targets()[size_t(index)];
    const QDir folder = corpusOf(target);
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    QVERIFY2(names.size() >= fewest, qPrintable(folder.path()));
    qsizetype read = 0;
    for (const QString &name : names) {
        const QByteArray input = contentOf(folder.filePath(name));
        read += input.size();
        const QString fault = target.fault(input);
        QVERIFY2(fault.isEmpty(), qPrintable(name + u": "_s + fault));
        // The same text cut off and doubled: cheap neighbours that nobody kept.
        for (const QByteArray &neighbour : {input.left(input.size() / 2), input.chopped(qMin(qsizetype(1), input.size())), input + input}) {
            const QString other = target.fault(neighbour);
            QVERIFY2(other.isEmpty(), qPrintable(name + u" changed: "_s + other));
        }
    }
    QVERIFY(read > fewest * 5);
    qInfo("%lld files, %lld bytes", qlonglong(names.size()), qlonglong(read));
}

// What looks at trees would be no use if it liked every tree.
void CorpusTest::brokenPromisesAreSeen()
{
    const QString text = u"a: [1, 'it''s']\nb: c # d\n"_s;
    const TextRange whole{0, text.size()};
    const yaml::Tree sound = yaml::read(text);
    QCOMPARE(fuzz::treeFault(text, whole, sound), QString());
    const auto isSeen = [&](const auto &breakIt) {
        yaml::Tree tree = sound;
        breakIt(tree);
        return !fuzz::treeFault(text, whole, tree).isEmpty();
    };
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.parsed = false; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.root->range.end += 100; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.root->entries[0].value.items[1].range.start = 0; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.root->entries[0].value.items[1].value += u'x'; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.root->entries[1].value.value = u"d"_s; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.root->entries[1].value.origin = yaml::Origin::Content; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.comments[0].range.start -= 1; }));
    QVERIFY(isSeen([](yaml::Tree &tree) { tree.problems.append({u"x"_s, {0, 1}, QString(), {}}); }));
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "tst_corpus.moc"
