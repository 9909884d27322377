// The command line as a function, on the example agent and on small folders.
#include "tests/cli/clicall.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString example = QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/examples/card_services");

QString statusOf(const QJsonObject &answer, int variant)
{
    return answer[u"variants"].toArray()[variant - 1].toObject()[u"status"].toString();
}

} // namespace

class CliTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void exampleIsClean()
    {
        const Answer answer = call({u"check"_s, example, u"--format"_s, u"json"_s, u"--fail-on"_s, u"warning"_s});
        QVERIFY2(answer.status == 0, qPrintable(answer.out));
        const QJsonObject summary = answer.json()[u"summary"].toObject();
        QCOMPARE(summary[u"error"].toInt(-1), 0);
        QCOMPARE(summary[u"warning"].toInt(-1), 0);
        QCOMPARE(answer.json()[u"profile"].toString(), u"reference"_s);
    }

    void checkTellsPlaceCodeAndFix()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("disabeld: true\n"));
        const Answer answer = call({u"check"_s, folder.path(), u"--format"_s, u"json"_s});
        QCOMPARE(answer.status, 1);
        const QJsonObject found = answer.json()[u"diagnostics"].toArray()[0].toObject();
        QCOMPARE(found[u"code"].toString(), u"skill.markdown.unknown_frontmatter_key"_s);
        QCOMPARE(found[u"engineCode"].toBool(), true);
        QCOMPARE(found[u"file"].toString(), u"skills/a/skill.md"_s);
        const QJsonObject start = found[u"range"].toObject()[u"start"].toObject();
        QCOMPARE(start[u"line"].toInt(), 4);
        QCOMPARE(start[u"column"].toInt(), 1);
        QCOMPARE(found[u"fixes"].toArray().size(), 1);
        QCOMPARE(call({u"check"_s, folder.path(), u"--fail-on"_s, u"never"_s}).status, 0);
        QVERIFY(call({u"check"_s, folder.path()}).out.startsWith(u"skills/a/skill.md:4:1: error: "));
    }

    void couldNotRun_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << QStringList{} << u"Usage"_s;
        QTest::newRow("unknown command") << QStringList{u"chekc"_s} << u"‘check’"_s;
        QTest::newRow("no folder named") << QStringList{u"check"_s} << u"Usage"_s;
        QTest::newRow("folder is missing") << QStringList{u"check"_s, u"/nowhere/at/all"_s} << u"/nowhere/at/all"_s;
        QTest::newRow("folder is a file") << QStringList{u"check"_s, example + u"/agent.yml"_s} << u"agent.yml"_s;
        QTest::newRow("no agent folder") << QStringList{u"check"_s, QStringLiteral(OVERMANTEL_SOURCE_DIR "/cmake")} << u"cmake"_s;
        QTest::newRow("unknown option") << QStringList{u"check"_s, example, u"--fail"_s} << u"fail"_s;
        QTest::newRow("unknown format") << QStringList{u"check"_s, example, u"--format"_s, u"xml"_s} << u"xml"_s;
        QTest::newRow("unknown profile") << QStringList{u"check"_s, example, u"--profile"_s, u"old"_s} << u"reference"_s;
        QTest::newRow("unknown skill") << QStringList{u"graph"_s, example, u"card_replcae"_s} << u"card_replace"_s;
        QTest::newRow("memory is missing") << QStringList{u"eval"_s, u"True"_s, u"--memory"_s, u"/nowhere.json"_s} << u"/nowhere.json"_s;
    }
    void couldNotRun()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Answer answer = call(arguments);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.err.contains(says), qPrintable(answer.err));
        QVERIFY2(answer.out.isEmpty(), qPrintable(answer.out));
    }

    void everyCommandHasHelp()
    {
        for (const QString &command : {u"check"_s, u"eval"_s, u"respond"_s, u"graph"_s, u"matrix"_s, u"rules"_s}) {
            const Answer answer = call({command, u"--help"_s});
            QCOMPARE(answer.status, 0);
            QVERIFY(answer.out.startsWith(u"Usage: overmantel-cli "_s + command));
            QVERIFY(call({u"--help"_s}).out.contains(command));
        }
    }

    void evaluates_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("status");
        QTest::newRow("true") << u"session.a.x == 'lost'"_s << u"{\"valid\":true,\"result\":true}"_s << 0;
        QTest::newRow("false") << u"session.a.y"_s << u"{\"valid\":true,\"result\":false}"_s << 0;
        QTest::newRow("raises") << u"session.a.x < 3"_s << u"{\"valid\":true,\"raises\":\"TypeError\"}"_s << 0;
        QTest::newRow("invalid") << u"session.a.x = 3"_s << u"{\"valid\":false,\"column\":13}"_s << 1;
    }
    void evaluates()
    {
        QFETCH(QString, expression);
        QFETCH(QString, answer);
        QFETCH(int, status);
        QTemporaryDir folder;
        write(folder.filePath(u"m.json"_s), R"({"a": {"x": "lost", "y": null}})");
        const Answer given = call({u"eval"_s, expression, u"--memory"_s, folder.filePath(u"m.json"_s), u"--format"_s, u"json"_s});
        QCOMPARE(given.status, status);
        const QJsonObject expected = QJsonDocument::fromJson(answer.toUtf8()).object();
        for (auto it = expected.begin(); it != expected.end(); ++it)
            QCOMPARE(given.json()[it.key()], it.value());
    }

    // Every judged example again, through the batch interface that outsiders use.
    void evaluatesBatches()
    {
        const QString path = QStringLiteral(OVERMANTEL_TEST_DATA "/conditions/dev.jsonl");
        const Answer answer = call({u"eval"_s, u"--batch"_s, path});
        QCOMPARE(answer.status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = answer.out.split(u'\n', Qt::SkipEmptyParts);
        qsizetype index = 0;
        while (!file.atEnd()) {
            const QJsonObject expected = QJsonDocument::fromJson(file.readLine()).object();
            const QJsonObject given = QJsonDocument::fromJson(lines.value(index).toUtf8()).object();
            for (const QString &key : {u"id"_s, u"valid"_s, u"result"_s, u"raises"_s})
                QVERIFY2(given[key] == expected[key], qPrintable(lines.value(index)));
            ++index;
        }
        QCOMPARE(index, 3526);
        QCOMPARE(lines.size(), index);
    }

    void batchAnswersBadLines()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"b.jsonl"_s), "not json\n{\"id\": 1}\n\n{\"id\": \"x\", \"expr\": \"True\"}\n");
        const Answer answer = call({u"eval"_s, u"--batch"_s, folder.filePath(u"b.jsonl"_s)});
        QCOMPARE(answer.status, 0);
        const QStringList lines = answer.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(QJsonDocument::fromJson(lines[2].toUtf8()).object()[u"result"].toBool(), true);
    }

    // The selection that the reference page spells out.
    void respondsAsTheReferenceSays()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"skills/a/skill.md"_s), simpleSkill("utter:\n  - utter_fee:\n      on: activate\n"));
        write(folder.filePath(u"skills/a/memory.yml"_s), "schema:\n  public:\n    reason:\n      type: text\n");
        write(folder.filePath(u"skills/a/responses.yml"_s),
              "responses:\n  utter_fee:\n    - text: Free.\n    - text: A fee, {reason}.\n      condition: session.a.reason == 'lost'\n"
              "    - text: None.\n      condition: session.a.reason == 'stolen'\n");
        write(folder.filePath(u"lost.json"_s), R"({"a": {"reason": "lost"}})");
        const Answer lost = call({u"respond"_s, folder.path(), u"--response"_s, u"utter_fee"_s, u"--memory"_s, folder.filePath(u"lost.json"_s), u"--format"_s, u"json"_s});
        QCOMPARE(lost.status, 0);
        QCOMPARE(lost.json()[u"skill"].toString(), u"a"_s);
        QCOMPARE(lost.json()[u"delivered"].toObject()[u"variant"].toInt(), 2);
        QCOMPARE(lost.json()[u"delivered"].toObject()[u"text"].toString(), u"A fee, lost."_s);
        QCOMPARE(statusOf(lost.json(), 1), u"default"_s);
        QCOMPARE(statusOf(lost.json(), 2), u"chosen"_s);
        QCOMPARE(statusOf(lost.json(), 3), u"notReached"_s);
        const Answer activated = call({u"respond"_s, folder.path(), u"--response"_s, u"utter_fee"_s, u"--memory"_s, folder.filePath(u"lost.json"_s), u"--on-activate"_s, u"--format"_s, u"json"_s});
        QCOMPARE(activated.json()[u"delivered"].toObject()[u"variant"].toInt(), 1);
        QCOMPARE(statusOf(activated.json(), 1), u"chosen"_s);
        QCOMPARE(statusOf(activated.json(), 2), u"false"_s);
        const Answer unknown = call({u"respond"_s, folder.path(), u"--response"_s, u"utter_fe"_s, u"--format"_s, u"json"_s});
        QCOMPARE(unknown.json()[u"delivered"].toObject()[u"literalName"].toBool(), true);
        QVERIFY(unknown.err.contains(u"utter_fee"));
    }

    void drawsGraphs()
    {
        const QJsonObject graph = call({u"graph"_s, example, u"travel_notice"_s}).json();
        QCOMPARE(graph[u"skill"].toString(), u"travel_notice"_s);
        QCOMPARE(graph[u"block"].toString(), u"main"_s);
        QVERIFY(graph[u"nodes"].toArray().size() > 12);
        for (const QJsonValue &edge : graph[u"edges"].toArray())
            QVERIFY(QStringList({u"implicit"_s, u"next"_s, u"branch"_s, u"else"_s, u"call"_s, u"link"_s}).contains(edge[u"kind"].toString()));
        QVERIFY(call({u"graph"_s, example, u"travel_notice"_s, u"--format"_s, u"dot"_s}).out.startsWith(u"digraph"));
        QVERIFY(call({u"graph"_s, example, u"travel_notice"_s, u"--format"_s, u"mermaid"_s}).out.startsWith(u"flowchart"));
        QVERIFY(call({u"graph"_s, example, u"travel_notice"_s, u"--format"_s, u"svg"_s}).out.contains(u"<svg"));
    }

    void showsTheMatrix()
    {
        const QJsonObject matrix = call({u"matrix"_s, example, u"--format"_s, u"json"_s}).json();
        QCOMPARE(matrix[u"skills"].toArray().size(), 4);
        const qsizetype cells = matrix[u"skills"].toArray().size() * matrix[u"entries"].toArray().size();
        QCOMPARE(matrix[u"cells"].toArray().size(), cells);
        QVERIFY(call({u"matrix"_s, example}).out.contains(u"project.authenticated"));
    }

    void catalogueIsUpToDate()
    {
        QFile file(QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/rules.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString now = call({u"rules"_s, u"--format"_s, u"markdown"_s}).out;
        QVERIFY2(QString::fromUtf8(file.readAll()) == now, "run: build/bin/overmantel-cli rules --format markdown > resources/rules.md");
    }

    void theProgramItselfRuns()
    {
        QProcess program;
        program.start(QStringLiteral(OVERMANTEL_BIN_DIR "/overmantel-cli"), {u"check"_s, example});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(program.readAllStandardOutput().startsWith("No problems"));
        program.start(QStringLiteral(OVERMANTEL_BIN_DIR "/overmantel-cli"), {u"check"_s, u"/nowhere"_s});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardOutput().isEmpty());
    }
};

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
