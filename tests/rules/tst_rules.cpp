// Every fixture under tests/data/rules: its marks are where findings are expected, and below the files stand
//
//   //= error code      what is found at the next mark (in the order of the files, then of the places)
//   //? error code      the same without the place, where that is the parser's choice
//   //~ code            near-misses of this rule stand in the fixture too: nothing else of it is found
//   //@ profile next    the profile; reference without such a line
//
// Hints and infos of rules that the fixture does not name are not compared: nearly every small agent
// has entries that nothing reads.
#include "core/rules/rule.h"
#include "tests/support/fixture.h"

#include <QDir>
#include <QHash>
#include <QTest>

#include <algorithm>
#include <iterator>

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
    QString profile;
    QList<Expectation> expected;
    QStringList nearMisses;
    QList<Location> places; // of the marks, in file order

    bool isAbout(const Diagnostic &found) const
    {
        return found.severity <= Severity::Warning || nearMisses.contains(found.code)
            || std::any_of(expected.begin(), expected.end(), [&](const Expectation &line) { return line.finding.endsWith(u' ' + found.code); });
    }
    QList<Diagnostic> findings() const
    {
        QList<Diagnostic> about;
        const AnalysisPtr analysis = fixture.analysis(profile);
        std::copy_if(analysis->diagnostics.begin(), analysis->diagnostics.end(), std::back_inserter(about), [&](const Diagnostic &d) { return isAbout(d); });
        return about;
    }
};

Case readCase(const QString &path)
{
    Case result;
    QString files, profile = u"reference"_s;
    for (const QString &line : testing::readText(path).split(u'\n')) {
        if (line.startsWith(u"//= ") || line.startsWith(u"//? "))
            result.expected.append({line.mid(4).section(u' ', 0, 1), line.startsWith(u"//= ")});
        else if (line.startsWith(u"//~ "))
            result.nearMisses.append(line.mid(4).section(u' ', 0, 0));
        else if (line.startsWith(u"//@ profile "))
            profile = line.mid(12).trimmed();
        else
            files += line + u'\n';
    }
    files.chop(1); // the last line end belongs to split()
    result.fixture = testing::fixture(files);
    result.profile = profile;
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

// Whole comments of YAML, as far as a line shows them.
QStringList comments(const QString &text)
{
    QStringList found;
    for (const QString &line : text.split(u'\n')) {
        const qsizetype hash = line.indexOf(u" # "_s);
        // One on a line of its own may move to another margin.
        if (line.trimmed().startsWith(u"# "_s))
            found.append(line.trimmed());
        else if (hash >= 0)
            found.append(line.mid(hash));
    }
    return found;
}

// Fixtures hold text only; tests/workspace/tst_badinput.cpp is about files on a disk.
bool isAboutBytes(const Rule &rule)
{
    return QStringView(rule.code).startsWith(u"overmantel.file.");
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
        const QList<Diagnostic> findings = sample.findings();
        QStringList found, expected;
        for (const Diagnostic &diagnostic : findings)
            found.append(finding(diagnostic));
        for (const Expectation &line : sample.expected)
            expected.append(line.finding);
        QVERIFY2(found == expected, qPrintable(u"found:\n"_s + testing::listing(sample.fixture.analysis(sample.profile))));
        const qsizetype placed = std::count_if(sample.expected.begin(), sample.expected.end(), [](const Expectation &line) { return line.checksPlace; });
        QVERIFY2(placed == 0 || sample.places.isEmpty() || sample.places.size() == sample.expected.size(), "each finding needs a mark");
        for (qsizetype i = 0; i < sample.expected.size() && i < sample.places.size(); ++i) {
            if (!sample.expected[i].checksPlace)
                continue;
            const Location &where = findings[i].where;
            QVERIFY2(where == sample.places[i], qPrintable(u"finding %1 stands at %2 [%3, %4), expected [%5, %6)"_s.arg(i).arg(where.file).arg(where.range.start).arg(where.range.end).arg(sample.places[i].range.start).arg(sample.places[i].range.end)));
        }
    }

    void speaksInSentences_data() { addFixtureRows(); }
    void speaksInSentences()
    {
        QFETCH(QString, name);
        const Case sample = readCase(fixturePath(name));
        const AnalysisPtr analysis = sample.fixture.analysis(sample.profile);
        for (const Diagnostic &found : analysis->diagnostics) {
            QVERIFY2(found.message.size() > 15, qPrintable(found.message));
            QVERIFY2(u".?…"_s.contains(found.message.back()), qPrintable(found.message));
            QVERIFY2(!found.message.contains(u"%1"_s), qPrintable(found.message));
        }
    }

    // The contract of every fix: the finding goes, nothing comes, comments stay, and what it made needs no
    // second round.
    void everyFixMendsItsFault_data() { addFixtureRows(); }
    void everyFixMendsItsFault()
    {
        QFETCH(QString, name);
        const Case sample = readCase(fixturePath(name));
        const QList<Diagnostic> before = sample.findings();
        for (const Diagnostic &found : before) {
            for (const Fix &fix : found.fixes) {
                Case mended = sample;
                for (auto it = fix.edit.files.begin(); it != fix.edit.files.end(); ++it) {
                    const QString old = mended.fixture.files.value(it.key());
                    mended.fixture.files[it.key()] = it.value().appliedTo(old);
                    for (const QString &comment : comments(old))
                        QVERIFY2(mended.fixture.files[it.key()].contains(comment), qPrintable(fix.title + u" lost "_s + comment));
                }
                QHash<QString, int> counts;
                for (const Diagnostic &left : before)
                    ++counts[left.code];
                --counts[found.code];
                const QList<Diagnostic> after = mended.findings();
                for (const Diagnostic &left : after)
                    --counts[left.code];
                const bool hasNew = std::any_of(counts.cbegin(), counts.cend(), [](int count) { return count < 0; });
                QVERIFY2(!hasNew, qPrintable(fix.title + u":\n"_s + testing::listing(mended.fixture.analysis(mended.profile))));
                for (const Diagnostic &left : after) {
                    for (const Fix &again : left.fixes)
                        QVERIFY2(!(left.code == found.code && left.message == found.message && left.where == found.where && again.edit == fix.edit), qPrintable(fix.title));
                }
            }
        }
    }

    void everyCodeHasAFixture()
    {
        QSet<QString> seen;
        for (const QString &name : fixtureNames()) {
            const Case sample = readCase(fixturePath(name));
            const AnalysisPtr analysis = sample.fixture.analysis(sample.profile);
            for (const Diagnostic &found : analysis->diagnostics)
                seen.insert(found.code);
        }
        QStringList missing;
        for (const Rule &rule : ruleTable()) {
            if (!rule.isRuntime() && !seen.contains(QString::fromUtf16(rule.code)) && !isAboutBytes(rule))
                missing.append(QString::fromUtf16(rule.code));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }

    // One case that must be found proves little without one beside it that must not.
    void everyCodeHasANearMiss()
    {
        QStringList missing;
        for (const Rule &rule : ruleTable()) {
            if (!rule.isRuntime() && !isAboutBytes(rule))
                missing.append(QString::fromUtf16(rule.code));
        }
        missing.removeDuplicates();
        for (const QString &name : fixtureNames()) {
            const Case sample = readCase(fixturePath(name));
            for (const QString &code : sample.nearMisses) {
                QVERIFY2(ruleByCode(code), qPrintable(name + u": "_s + code));
                missing.removeAll(code);
            }
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
