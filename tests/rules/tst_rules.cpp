// Every fixture under tests/data/rules: its marks are where findings are expected, "//=" lines say which
// ("//?" compares severity and code only, where the place is the parser's choice).
#include "core/rules/rule.h"
#include "tests/support/fixture.h"

#include <QDir>
#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Expectation
{
    QString finding; // "error code"
    bool checksPlace = true;
};

struct Case
{
    testing::Fixture fixture;
    QList<Expectation> expected;
    QList<Location> places; // of the marks, in file order
};

Case readCase(const QString &path)
{
    Case result;
    QString files;
    for (const QString &line : testing::readText(path).split(u'\n')) {
        if (line.startsWith(u"//= ") || line.startsWith(u"//? "))
            result.expected.append({line.mid(4).section(u' ', 0, 1), line.startsWith(u"//= ")});
        else
            files += line + u'\n';
    }
    files.chop(1); // the last line end belongs to split()
    result.fixture = testing::fixture(files);
    for (auto it = result.fixture.marks.begin(); it != result.fixture.marks.end(); ++it) {
        for (const TextRange &range : it.value())
            result.places.append({it.key(), range});
    }
    return result;
}

QString finding(const Diagnostic &diagnostic)
{
    return severityKey(diagnostic.severity) + u' ' + diagnostic.code;
}

QStringList fixtureNames()
{
    return QDir(QStringLiteral(OVERMANTEL_TEST_DATA "/rules")).entryList({u"*.fixture"_s}, QDir::Files, QDir::Name);
}

QString fixturePath(const QString &name)
{
    return QStringLiteral(OVERMANTEL_TEST_DATA "/rules/") + name;
}

void addFixtureRows()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : fixtureNames())
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reportsExactlyWhatIsMarked_data() { addFixtureRows(); }
    void reportsExactlyWhatIsMarked()
    {
        QFETCH(QString, name);
        const Case sample = readCase(fixturePath(name));
        const AnalysisPtr analysis = sample.fixture.analysis();
        QStringList found, expected;
        for (const Diagnostic &diagnostic : analysis->diagnostics)
            found.append(finding(diagnostic));
        for (const Expectation &line : sample.expected)
            expected.append(line.finding);
        QVERIFY2(found == expected, qPrintable(u"found:\n"_s + testing::listing(analysis)));
        for (qsizetype i = 0; i < sample.expected.size() && i < sample.places.size(); ++i) {
            if (!sample.expected[i].checksPlace)
                continue;
            const Location &where = analysis->diagnostics[i].where;
            QVERIFY2(where == sample.places[i], qPrintable(u"finding %1 stands at %2 [%3, %4), expected [%5, %6)"_s.arg(i).arg(where.file).arg(where.range.start).arg(where.range.end).arg(sample.places[i].range.start).arg(sample.places[i].range.end)));
        }
    }

    void speaksInSentences_data() { addFixtureRows(); }
    void speaksInSentences()
    {
        QFETCH(QString, name);
        const AnalysisPtr analysis = readCase(fixturePath(name)).fixture.analysis();
        for (const Diagnostic &found : analysis->diagnostics) {
            QVERIFY2(found.message.size() > 15, qPrintable(found.message));
            QVERIFY2(u".?…"_s.contains(found.message.back()), qPrintable(found.message));
            QVERIFY2(!found.message.contains(u"%1"_s), qPrintable(found.message));
        }
    }

    // A fix that leaves the fault it is offered for is none.
    void everyFixMendsItsFault_data() { addFixtureRows(); }
    void everyFixMendsItsFault()
    {
        QFETCH(QString, name);
        const testing::Fixture before = readCase(fixturePath(name)).fixture;
        const AnalysisPtr analysis = before.analysis();
        for (const Diagnostic &found : analysis->diagnostics) {
            for (const Fix &fix : found.fixes) {
                testing::Fixture after = before;
                for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it)
                    after.files[it.key()] = it.value().appliedTo(after.files[it.key()]);
                qsizetype same = 0, sameBefore = 0;
                const AnalysisPtr mended = after.analysis();
                for (const Diagnostic &left : mended->diagnostics)
                    same += left.code == found.code;
                for (const Diagnostic &left : analysis->diagnostics)
                    sameBefore += left.code == found.code;
                QVERIFY2(same < sameBefore, qPrintable(fix.title));
            }
        }
    }

    void everyCodeHasAFixture()
    {
        QSet<QString> seen;
        for (const QString &name : fixtureNames()) {
            const AnalysisPtr analysis = readCase(fixturePath(name)).fixture.analysis();
            for (const Diagnostic &found : analysis->diagnostics)
                seen.insert(found.code);
        }
        QStringList missing;
        for (const Rule &rule : ruleTable()) {
            if (!seen.contains(QString::fromUtf16(rule.code)) && QStringView(rule.code) != u"overmantel.file.not_text")
                missing.append(QString::fromUtf16(rule.code));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }

    void reportsBinaryDataOnce()
    {
        AnalysisInput input;
        input.files.insert(u"responses.yml"_s, Snapshot::fromBytes(QByteArray("responses:\n\x00\xff\xfe", 14)));
        AnalysisCache cache;
        const AnalysisPtr analysis = analyze(input, cache);
        QCOMPARE(analysis->diagnostics.size(), 1);
        QCOMPARE(analysis->diagnostics.first().code, u"overmantel.file.not_text"_s);
    }

    void everyRowIsComplete()
    {
        for (const Rule &rule : ruleTable()) {
            QVERIFY(QStringView(rule.code).size() > 5);
            QVERIFY(qstrlen(rule.summary) > 20);
            QVERIFY(!rule.inFile || (!rule.inSkill && !rule.inProject));
            QVERIFY(rule.engineCode != QStringView(rule.code).startsWith(u"overmantel."));
        }
    }
};

QTEST_GUILESS_MAIN(RulesTest)
#include "tst_rules.moc"
