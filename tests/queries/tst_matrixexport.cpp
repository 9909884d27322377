// The memory matrix in its four written forms.
#include "core/queries/matrixexport.h"
#include "tests/support/fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString agent = uR"(//- agent.yml
name: sample
//- memory.yml
authenticated:
  type: bool
//- skills/auth/memory.yml
schema:
  public:
    level:
      type: int
      llm_settable: true
  private:
    pin:
      type: text
      pii: true
      immutable: true
//- skills/auth/skill.md
---
name: Auth
description: Text.
---
Text.
//- skills/card/memory.yml
schema:
  public:
    reason: {}
access:
  deny_write:
    - project.authenticated
//- skills/card/skill.md
---
name: Card
description: Text.
---
Text.
)"_s;

class MatrixExportTest : public QObject
{
    Q_OBJECT

    AnalysisPtr m_analysis = fixture(agent).analysis();

    QString exported(MatrixFormat format) const
    {
        return exportMatrix(memoryMatrix(m_analysis->project), format, m_analysis->project);
    }

private slots:
    void textIsAligned()
    {
        const QStringList lines = exported(MatrixFormat::Text).split(u'\n');
        QCOMPARE(lines.at(0), u"entry                  scope    type  flags          auth  card"_s);
        QCOMPARE(lines.at(1), u"project.authenticated  project  bool                 RW    R D"_s);
        QCOMPARE(lines.at(2), u"auth.level             public   int   llm            RW    R"_s);
        QCOMPARE(lines.at(3), u"auth.pin               private  text  pii immutable  RW    -"_s);
        QCOMPARE(lines.at(4), u"card.reason            public   any                  R     RW"_s);
    }

    void jsonHasTheDocumentedShape()
    {
        QJsonParseError error;
        const QByteArray text = exported(MatrixFormat::Json).toUtf8();
        const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
        QCOMPARE(root.value(u"skills").toArray(), (QJsonArray{u"auth"_s, u"card"_s}));
        QCOMPARE(root.value(u"entries").toArray().size(), 4);
        const QJsonObject pin = root.value(u"entries").toArray().at(2).toObject();
        QCOMPARE(pin, (QJsonObject{{u"name"_s, u"auth.pin"_s}, {u"scope"_s, u"private"_s}, {u"type"_s, u"text"_s},
                                   {u"pii"_s, true}, {u"immutable"_s, true}, {u"llmSettable"_s, false}}));
        const QJsonArray cells = root.value(u"cells").toArray();
        QCOMPARE(cells.size(), 8);
        QCOMPARE(cells.at(1).toObject(),
                 (QJsonObject{{u"entry"_s, u"project.authenticated"_s}, {u"skill"_s, u"card"_s}, {u"read"_s, true},
                              {u"write"_s, false}, {u"readReason"_s, u"project"_s}, {u"writeReason"_s, u"denyWrite"_s},
                              {u"at"_s, QJsonObject{{u"file"_s, u"skills/card/memory.yml"_s}, {u"line"_s, 6}}},
                              {u"channels"_s, QJsonArray()}}));
        QCOMPARE(cells.at(2).toObject().value(u"channels").toArray(), QJsonArray{u"llm"_s});
        // The order of the keys is part of the promise.
        QVERIFY(text.indexOf("\"skills\"") < text.indexOf("\"entries\""));
        QVERIFY(text.indexOf("\"entries\"") < text.indexOf("\"cells\""));
        QVERIFY(text.contains("{\"entry\": \"project.authenticated\", \"skill\": \"auth\", \"read\": true, \"write\": true, "
                              "\"readReason\": \"project\", \"writeReason\": \"project\", \"at\": "));
    }

    void csvHasARowPerEntry()
    {
        const QStringList lines = exported(MatrixFormat::Csv).split(u"\r\n"_s);
        QCOMPARE(lines.at(0), u"entry,scope,type,llm_settable,pii,immutable,auth,card"_s);
        QCOMPARE(lines.at(1), u"project.authenticated,project,bool,false,false,false,RW,R (deny_write)"_s);
        QCOMPARE(lines.at(3), u"auth.pin,private,text,false,true,true,RW,"_s);
        QCOMPARE(lines.size(), 6);
    }

    void csvIsSafeForSpreadsheets()
    {
        Fixture files = fixture(agent);
        files.files.insert(u"skills/=cmd/memory.yml"_s, u"schema:\n  public:\n    x: {}\n"_s);
        files.files.insert(u"skills/=cmd/skill.md"_s, u"---\nname: X\ndescription: Text.\n---\nText.\n"_s);
        const AnalysisPtr analysis = files.analysis();
        const QString csv = exportMatrix(memoryMatrix(analysis->project), MatrixFormat::Csv, analysis->project);
        for (const QString &line : csv.split(u"\r\n"_s)) {
            for (const QString &cell : line.split(u','))
                QVERIFY2(!cell.startsWith(u'='), qPrintable(line));
        }
        QVERIFY(csv.contains(u"'=cmd.x"));
    }

    void htmlStandsAlone()
    {
        Fixture files = fixture(agent);
        files.files.insert(u"memory.yml"_s, u"\"<b>\":\n  type: text\n"_s);
        const AnalysisPtr analysis = files.analysis();
        const QString html = exportMatrix(memoryMatrix(analysis->project), MatrixFormat::Html, analysis->project);
        QVERIFY(html.startsWith(u"<!DOCTYPE html>"));
        QVERIFY(!html.contains(u"http"));
        QVERIFY(!html.contains(u"<script"));
        QVERIFY(html.contains(u"project.&lt;b&gt;"));
        QVERIFY(exported(MatrixFormat::Html).contains(u"card cannot write project.authenticated: its access.deny_write"));
    }

    void anAgentWithoutMemoryHasAnEmptyMatrix()
    {
        const AnalysisPtr analysis = fixture(u"//- agent.yml\nname: x\n").analysis();
        const MemoryMatrix matrix = memoryMatrix(analysis->project);
        const QString json = exportMatrix(matrix, MatrixFormat::Json, analysis->project);
        QVERIFY(QJsonDocument::fromJson(json.toUtf8()).object().value(u"cells").toArray().isEmpty());
        QCOMPARE(exportMatrix(matrix, MatrixFormat::Text, analysis->project).section(u'\n', 0, 0),
                 u"entry  scope  type  flags"_s);
    }
};

} // namespace

QTEST_GUILESS_MAIN(MatrixExportTest)
#include "tst_matrixexport.moc"
