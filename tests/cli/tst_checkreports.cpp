// The reports of `check`: SARIF against its schema and by what a reader does with it, JUnit, notes, profiles
// and their comparison.
#include "app/cli/checkreports.h"
#include "tests/cli/clicall.h"
#include "tests/support/fixture.h"
#include "tests/support/jsonschema.h"

#include <QJsonArray>
#include <QSet>
#include <QTemporaryDir>
#include <QUrl>
#include <QXmlStreamReader>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString example = QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/examples/card_services");

// Faults of many kinds, in files with names that an address cannot hold as they are.
void writeFaultyAgent(const QTemporaryDir &folder)
{
    write(folder.filePath(u"agent.yml"_s), "agent:\n  persona: A helper.\n");
    write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("\"\xF0\x9F\x99\x82\": 1\ndisabeld: true\n"));
    write(folder.filePath(u"skills/größe 100%#x/skill.md"_s), simpleSkill("disabeld: true\r\n") + "Say {reason} to @skill.nobody.\n");
    write(folder.filePath(u"skills/größe 100%#x/responses.yml"_s), "responses:\r\n  utter_a:\r\n    - txet: Hello.\r\n    - text: Bye.\r\n      conditon: x\r\n");
    write(folder.filePath(u"skills/b/memory.yml"_s), "\xFF\xFE");
    write(folder.filePath(u"skills/b/skill.md"_s), "");
    write(folder.filePath(u"integrations.yml"_s), "a: [\n");
}

QJsonObject sarifSchema()
{
    QFile file(QStringLiteral(OVERMANTEL_TEST_DATA "/sarif/sarif-2.1.0.schema.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonObject run(const Answer &answer)
{
    return answer.json()[u"runs"_s].toArray()[0].toObject();
}

QJsonObject physical(const QJsonValue &location)
{
    return location[u"physicalLocation"_s].toObject();
}

// A region replaced in the text of a file, by nothing but lines and columns.
QString replaced(const QString &text, const QJsonObject &region, const QString &by)
{
    const auto offset = [&text](int line, int column) {
        qsizetype start = 0;
        for (int i = 1; i < line; ++i)
            start = text.indexOf(u'\n', start) + 1;
        return start + column - 1;
    };
    const qsizetype from = offset(region[u"startLine"_s].toInt(), region[u"startColumn"_s].toInt());
    const qsizetype to = offset(region[u"endLine"_s].toInt(), region[u"endColumn"_s].toInt());
    return text.left(from) + by + text.mid(to);
}

} // namespace

class CheckReportsTest : public QObject
{
    Q_OBJECT

    Answer check(const QString &folder, const QStringList &more) { return call(QStringList{u"check"_s, folder} + more); }

private Q_SLOTS:
    // ---- SARIF

    void theCheckerOfSchemasFindsFaults()
    {
        const QJsonObject schema = sarifSchema();
        QVERIFY(!schema.isEmpty());
        const auto faults = [&schema](const char *json) { return schemaFaults(QJsonDocument::fromJson(json).object(), schema).join(u'\n'); };
        QCOMPARE(faults(R"({"version": "2.1.0", "runs": []})"), QString());
        QVERIFY(faults(R"({"runs": []})").contains(u"lacks version"_s));
        QVERIFY(faults(R"({"version": "2.0.0", "runs": []})").contains(u"none of the values"_s));
        QVERIFY(faults(R"({"version": "2.1.0", "runs": {}})").contains(u"another type"_s));
        QVERIFY(faults(R"({"version": "2.1.0", "runs": [], "more": 1})").contains(u"/more"_s));
        QVERIFY(faults(R"({"version": "2.1.0", "runs": [{}]})").contains(u"/runs/0 lacks tool"_s));
        const auto withUri = [&faults](const QByteArray &uri) {
            return faults("{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"x\"}}, \"artifacts\": [{\"location\": {\"uri\": \"" + uri + "\"}}]}]}");
        };
        QCOMPARE(withUri("a%20b/c.md"), QString());
        QVERIFY(withUri("a b").contains(u"uri-reference"_s));
    }

    void sarifIsValid_data()
    {
        QTest::addColumn<bool>("isExample");
        QTest::newRow("example") << true;
        QTest::newRow("faulty agent") << false;
    }
    void sarifIsValid()
    {
        QFETCH(bool, isExample);
        QTemporaryDir folder;
        writeFaultyAgent(folder);
        const Answer answer = check(isExample ? example : folder.path(), {u"--format"_s, u"sarif"_s});
        QCOMPARE(answer.status, isExample ? 0 : 1);
        const QStringList faults = schemaFaults(answer.json(), sarifSchema());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QCOMPARE(run(answer)[u"columnKind"_s].toString(), u"utf16CodeUnits"_s);
    }

    void sarifSaysWhatJsonSays()
    {
        QTemporaryDir folder;
        writeFaultyAgent(folder);
        const QJsonArray findings = check(folder.path(), {u"--format"_s, u"json"_s}).json()[u"diagnostics"_s].toArray();
        const QJsonObject sarif = run(check(folder.path(), {u"--format"_s, u"sarif"_s}));
        const QJsonArray results = sarif[u"results"_s].toArray();
        const QJsonArray rules = sarif[u"tool"_s][u"driver"_s][u"rules"_s].toArray();
        const QJsonArray artifacts = sarif[u"artifacts"_s].toArray();
        QVERIFY(findings.size() >= 6);
        QCOMPARE(results.size(), findings.size());
        QSet<QString> fingerprints;
        for (qsizetype i = 0; i < results.size(); ++i) {
            const QJsonValue result = results[i];
            const QJsonValue finding = findings[i];
            QCOMPARE(result[u"ruleId"_s], finding[u"code"_s]);
            QCOMPARE(rules[result[u"ruleIndex"_s].toInt()][u"id"_s], finding[u"code"_s]);
            const QString severity = finding[u"severity"_s].toString();
            QCOMPARE(result[u"level"_s].toString(), severity == u"error"_s || severity == u"warning"_s ? severity : u"note"_s);
            const QJsonObject place = physical(result[u"locations"_s].toArray()[0]);
            const QJsonValue artifact = place[u"artifactLocation"_s];
            QCOMPARE(QUrl::fromPercentEncoding(artifact[u"uri"_s].toString().toUtf8()), finding[u"file"_s].toString());
            QCOMPARE(artifacts[artifact[u"index"_s].toInt()][u"location"_s][u"uri"_s], artifact[u"uri"_s]);
            if (place.contains(u"region"_s)) {
                QCOMPARE(place[u"region"_s][u"startLine"_s], finding[u"range"_s][u"start"_s][u"line"_s]);
                QCOMPARE(place[u"region"_s][u"endColumn"_s], finding[u"range"_s][u"end"_s][u"column"_s]);
            }
            fingerprints += result[u"partialFingerprints"_s].toObject().begin().value().toString();
        }
        QCOMPARE(fingerprints.size(), results.size());
    }

    // Base and relative address together lead to the file itself, whatever its name holds.
    void sarifAddressesLeadToTheFiles()
    {
        QTemporaryDir folder;
        writeFaultyAgent(folder);
        const QJsonObject sarif = run(check(folder.path(), {u"--format"_s, u"sarif"_s}));
        QVERIFY(!sarif[u"artifacts"_s].toArray().isEmpty());
        for (const QJsonValue &artifact : sarif[u"artifacts"_s].toArray()) {
            const QJsonValue location = artifact[u"location"_s];
            const QUrl base(sarif[u"originalUriBaseIds"_s][location[u"uriBaseId"_s].toString()][u"uri"_s].toString(), QUrl::StrictMode);
            const QString path = base.resolved(QUrl(location[u"uri"_s].toString(), QUrl::StrictMode)).toLocalFile();
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
    }

    void sarifMessagesDoubleBraces()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("\"{0}\": 1\n"));
        const QJsonValue finding = check(folder.path(), {u"--format"_s, u"json"_s}).json()[u"diagnostics"_s].toArray()[0];
        QVERIFY2(finding[u"message"_s].toString().contains(u"{0}"_s), qPrintable(finding[u"message"_s].toString()));
        const QJsonValue result = run(check(folder.path(), {u"--format"_s, u"sarif"_s}))[u"results"_s].toArray()[0];
        QVERIFY(result[u"message"_s][u"text"_s].toString().contains(u"{{0}}"_s));
    }

    void sarifFixesMendTheFile_data()
    {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CRLF") << QByteArray("\r\n");
    }
    void sarifFixesMendTheFile()
    {
        QFETCH(QByteArray, lineEnd);
        QTemporaryDir folder;
        const QString file = folder.filePath(u"skills/a/skill.md"_s);
        write(file, simpleSkill("# \xF0\x9F\x99\x82\ndisabeld: true\n").replace("\n", lineEnd));
        const QJsonArray results = run(check(folder.path(), {u"--format"_s, u"sarif"_s}))[u"results"_s].toArray();
        QCOMPARE(results.size(), 1);
        const QJsonValue change = results[0][u"fixes"_s].toArray()[0][u"artifactChanges"_s].toArray()[0];
        QCOMPARE(change[u"artifactLocation"_s][u"uri"_s].toString(), u"skills/a/skill.md"_s);
        const QJsonArray replacements = change[u"replacements"_s].toArray();
        QString text = readText(file);
        for (qsizetype i = replacements.size(); i-- > 0;)
            text = replaced(text, replacements[i][u"deletedRegion"_s].toObject(), replacements[i][u"insertedContent"_s][u"text"_s].toString());
        write(file, text.toUtf8());
        QCOMPARE(check(folder.path(), {}).status, 0);
    }

    void fingerprintsStayWhenLinesMove()
    {
        QTemporaryDir folder;
        const auto fingerprint = [&](const QByteArray &text) {
            write(folder.filePath(u"skills/a/skill.md"_s), text);
            const QJsonArray results = run(check(folder.path(), {u"--format"_s, u"sarif"_s}))[u"results"_s].toArray();
            return results.size() == 1 ? results[0][u"partialFingerprints"_s].toObject().begin().value().toString() : QString();
        };
        const QString before = fingerprint(simpleSkill("disabeld: true\n"));
        QVERIFY(!before.isEmpty());
        QCOMPARE(fingerprint(simpleSkill("# A comment.\n\ndisabeld:   true\n")), before);
        QVERIFY(fingerprint(simpleSkill("hiden: true\n")) != before);
    }

    void everyRuleHasItsWords()
    {
        const QJsonArray rules = run(check(example, {u"--format"_s, u"sarif"_s}))[u"tool"_s][u"driver"_s][u"rules"_s].toArray();
        QVERIFY(rules.size() > 50);
        QSet<QString> ids;
        for (const QJsonValue &rule : rules) {
            ids += rule[u"id"_s].toString();
            QVERIFY2(!rule[u"shortDescription"_s][u"text"_s].toString().isEmpty(), qPrintable(rule[u"id"_s].toString()));
            QVERIFY(!rule[u"help"_s][u"text"_s].toString().isEmpty());
            QVERIFY(!rule.toObject().contains(u"helpUri"_s));
        }
        QCOMPARE(ids.size(), rules.size()); // one descriptor for one code
    }

    // ---- JUnit

    void junitHasOneTestForEachFile()
    {
        QTemporaryDir folder;
        writeFaultyAgent(folder);
        const Answer answer = check(folder.path(), {u"--format"_s, u"junit"_s});
        QCOMPARE(answer.status, 1);
        QXmlStreamReader xml(answer.out);
        QMap<QString, int> count;
        QStringList path;
        QXmlStreamAttributes suite;
        QSet<QString> tests, failed;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isEndElement())
                path.removeLast();
            if (!xml.isStartElement())
                continue;
            path += xml.name().toString();
            ++count[path.join(u'/')];
            if (xml.name() == u"testsuite"_s)
                suite = xml.attributes();
            if (xml.name() == u"testcase"_s) {
                for (const QString &attribute : {u"name"_s, u"classname"_s, u"time"_s})
                    QVERIFY(xml.attributes().hasAttribute(attribute));
                tests += xml.attributes().value(u"name"_s).toString();
            }
            if (xml.name() == u"failure"_s) {
                QVERIFY(!xml.attributes().value(u"message"_s).isEmpty());
                QVERIFY(!xml.attributes().value(u"type"_s).isEmpty());
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(tests.contains(u"skills/größe 100%#x/skill.md"_s));
        QVERIFY(tests.contains(u"agent.yml"_s)); // without a fault, and so a test that passes
        QCOMPARE(tests.size(), 7);
        QCOMPARE(count[u"testsuites/testsuite/testcase"_s], 7);
        QCOMPARE(suite.value(u"tests"_s).toInt(), 7);
        QCOMPARE(suite.value(u"failures"_s).toInt(), count[u"testsuites/testsuite/testcase/failure"_s]);
        QCOMPARE(suite.value(u"failures"_s).toInt(), 6);
        // What the stricter of the two schemas asks for.
        for (const QString &attribute : {u"name"_s, u"package"_s, u"id"_s, u"errors"_s, u"time"_s, u"timestamp"_s, u"hostname"_s})
            QVERIFY2(suite.hasAttribute(attribute), qPrintable(attribute));
        QCOMPARE(suite.value(u"timestamp"_s).size(), 19);
        for (const QString &element : {u"properties"_s, u"system-out"_s, u"system-err"_s})
            QCOMPARE(count[u"testsuites/testsuite/"_s + element], 1);
    }

    void junitFailsFromTheSeverityThatCounts()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"agent.yml"_s), "agent:\n  persona: A helper.\n  rules:\n    - Be kind.\n");
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill());
        QCOMPARE(check(folder.path(), {}).status, 0);
        const QString lenient = check(folder.path(), {u"--format"_s, u"junit"_s}).out;
        QVERIFY2(lenient.contains(u"failures=\"0\""_s), qPrintable(lenient));
        QVERIFY(lenient.contains(u"agent.yml:3:3: warning: "_s)); // told, but no failure
        const Answer strict = check(folder.path(), {u"--format"_s, u"junit"_s, u"--fail-on"_s, u"warning"_s});
        QCOMPARE(strict.status, 1);
        QVERIFY(strict.out.contains(u"failures=\"1\""_s));
    }

    void junitHoldsOddCharacters()
    {
        QTemporaryDir folder;
        write(folder.filePath(QString(u"skills/a\x01\x1b[31m/skill.md"_s)), simpleSkill("disabeld: true\n"));
        QXmlStreamReader xml(check(folder.path(), {u"--format"_s, u"junit"_s}).out);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        // Nor does a file name steer a terminal.
        QVERIFY(!check(folder.path(), {}).out.contains(u'\x1b'));
    }

    // ---- Notes

    // Hidden in what people read until they ask, and owned up to; always there for programs.
    void notesAreHiddenUntilAskedFor()
    {
        auto analysis = std::make_shared<Analysis>();
        analysis->profile = u"reference"_s;
        for (const Severity severity : {Severity::Error, Severity::Info, Severity::Hint}) {
            analysis->diagnostics.append({.code = u"overmantel.test."_s + severityKey(severity), .engineCode = false, .family = {},
                                          .severity = severity, .where = {u"a.yml"_s, {0, 1}}, .message = u"Words."_s, .related = {}, .fixes = {}});
        }
        cli::LoadedAgent agent{.folder = {.path = u"/agent"_s, .files = {}, .unreadable = {}}, .input = {}, .analysis = analysis};
        const QString quiet = cli::textReport(agent, {});
        QCOMPARE(quiet, u"a.yml:1:1: error: Words. [overmantel.test.error]\n1 error, 0 warnings; 2 notes are hidden (--info shows them).\n"_s);
        const QString full = cli::textReport(agent, {.isColoured = false, .showsNotes = true});
        QVERIFY(full.contains(u"info: Words."_s) && full.contains(u"hint: Words."_s) && full.endsWith(u"1 error, 0 warnings, 2 notes.\n"_s));
        QVERIFY(cli::textReport(agent, {.isColoured = true, .showsNotes = false}).startsWith(u"a.yml:1:1: \x1b[1;31merror\x1b[0m: Words."_s));
        QVERIFY(!cli::junitReport(agent, {}).contains(u"info"_s));
        QVERIFY(cli::junitReport(agent, {.failsFrom = Severity::Error, .showsNotes = true}).contains(u"info: Words."_s));
        QCOMPARE(QJsonDocument::fromJson(cli::jsonReport(agent).toUtf8()).object()[u"diagnostics"_s].toArray().size(), 3);

        const QJsonObject sarif = QJsonDocument::fromJson(cli::sarifReport(agent).toUtf8()).object();
        QVERIFY(schemaFaults(sarif, sarifSchema()).isEmpty());
        const QJsonArray results = sarif[u"runs"_s].toArray()[0][u"results"_s].toArray();
        QCOMPARE(results.size(), 3);
        QCOMPARE(results[1][u"level"_s].toString(), u"note"_s);
        QCOMPARE(results[2][u"level"_s].toString(), u"note"_s);
        QCOMPARE(results[2][u"properties"_s][u"severity"_s].toString(), u"hint"_s); // what it was is not lost
    }

    // ---- Profiles

    void theFolderSaysItsProfile()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("disabeld: true\n"));
        const auto profileOf = [&](const QStringList &more) {
            return check(folder.path(), QStringList{u"--format"_s, u"json"_s} + more).json()[u"profile"_s].toString();
        };
        QCOMPARE(profileOf({}), u"reference"_s);
        write(folder.filePath(u".overmantel/settings.json"_s), R"({"profile": "next"})");
        QCOMPARE(profileOf({}), u"next"_s);
        QCOMPARE(profileOf({u"--profile"_s, u"maestro"_s}), u"maestro"_s);
        const QJsonValue finding = check(folder.path(), {u"--format"_s, u"json"_s, u"--profile"_s, u"reference"_s}).json()[u"diagnostics"_s].toArray()[0];
        QCOMPARE(finding[u"profile"_s].toString(), u"reference"_s);
    }

    void brokenSettingsAreSaidOnce()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill());
        write(folder.filePath(u".overmantel/settings.json"_s), "{\"profile\": \"next\",\n  oops}");
        const Answer answer = check(folder.path(), {u"--format"_s, u"json"_s});
        QCOMPARE(answer.json()[u"profile"_s].toString(), u"reference"_s);
        QCOMPARE(answer.err.count(u'\n'), 1);
        QVERIFY2(answer.err.contains(u".overmantel/settings.json"_s) && answer.err.contains(u"line 2, column 3"_s), qPrintable(answer.err));
        QCOMPARE(check(folder.path(), {u"--profile"_s, u"next"_s}).err, QString()); // not asked
    }

    void comparesProfiles()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("disabeld: true\n"));
        const Answer same = check(folder.path(), {u"--compare"_s, u"reference"_s, u"--format"_s, u"json"_s});
        QCOMPARE(same.status, 0); // nothing appears, whatever there is
        QCOMPARE(same.json()[u"summary"_s][u"stay"_s].toInt(), 1);
        QCOMPARE(same.json()[u"from"_s].toString(), u"reference"_s);
        const Answer text = check(folder.path(), {u"--compare"_s, u"next"_s});
        QVERIFY2(text.out.startsWith(u"Profile next, compared with reference\n"_s), qPrintable(text.out));
        const Answer sarif = check(folder.path(), {u"--compare"_s, u"next"_s, u"--format"_s, u"sarif"_s});
        QCOMPARE(sarif.status, 2);
        QVERIFY(sarif.out.isEmpty());
        QCOMPARE(check(folder.path(), {u"--compare"_s, u"newest"_s}).status, 2);
    }

    // ---- Writing

    void writesReportsToFiles()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"report.sarif"_s);
        const Answer answer = check(example, {u"--format"_s, u"sarif"_s, u"--output"_s, file});
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.out.isEmpty());
        QVERIFY(schemaFaults(QJsonDocument::fromJson(readText(file).toUtf8()).object(), sarifSchema()).isEmpty());
        QCOMPARE(check(example, {u"--output"_s, folder.filePath(u"no/such/folder.txt"_s)}).status, 2);
    }
};

QTEST_GUILESS_MAIN(CheckReportsTest)
#include "tst_checkreports.moc"
