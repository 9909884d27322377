// Exports: the JSON that tools rely on, and texts that stay well-formed whatever an author writes.
#include "core/model/projectbuilder.h"
#include "core/queries/graphexport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Built
{
    Project project;
    BlockGraph graph;
};

Built built(const QString &steps)
{
    ProjectInput input;
    const QString path = u"skills/card/skill.md"_s;
    const QString text = u"---\nname: Card\ndescription: Cards\n---\n:::ordered_block id=main\nsteps:\n"_s + steps + u":::\n"_s;
    input.files.insert(path, readSourceFile(path, Snapshot(text)));
    Built result{projectFrom(input), {}};
    const Skill *skill = result.project.skill(u"card");
    result.graph = blockGraph(result.project, *skill, skill->blocks.first());
    return result;
}

const QString simpleSteps =
    u"  - id: ask\n"
    u"    collect: reason\n"
    u"    next:\n"
    u"      - if: \"session.card.reason == \\\"a<b>&c\\\"\"\n"
    u"        then: END\n"
    u"      - else: tell\n"
    u"  - id: tell\n"
    u"    action: utter_done\n"
    u"    next: ask\n"_s;

// Quotes, brackets, markup, comments and placeholders of every format. (Ordinary strings: moc loses its
// way in raw ones that hold backslashes before quotes.)
const QString wildSteps =
    u"  - id: \"we \\\"ird\\\\ <id> | [x] #1\"\n"
    u"    instructions: \"Say \\\"<b>&amp;</b>\\\" `now` and %1 %2 --> END; \\a\"\n"
    u"  - id: other\n"
    u"    link: \"no]|body\"\n"_s;

QJsonObject findById(const QJsonArray &array, const QString &id)
{
    for (const auto &item : array) {
        if (item.toObject().value(u"id").toString() == id)
            return item.toObject();
    }
    return {};
}

} // namespace

class TestGraphExport : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheShapeThatToolsRelyOn()
    {
        const Built b = built(simpleSteps);
        const QJsonObject json = QJsonDocument::fromJson(exportGraph(b.graph, GraphFormat::Json, b.project).toUtf8()).object();
        QCOMPARE(json.value(u"skill").toString(), u"card"_s);
        QCOMPARE(json.value(u"block").toString(), u"main"_s);
        QCOMPARE(json.value(u"entry").toString(), u"ask"_s);

        const QJsonArray nodes = json.value(u"nodes").toArray();
        QCOMPARE(nodes.size(), 4);
        const QJsonObject ask = findById(nodes, u"ask"_s);
        QCOMPARE(ask.value(u"kind").toString(), u"collect"_s);
        QCOMPARE(ask.value(u"line").toInt(), 7);
        QCOMPARE(ask.value(u"title").toString(), u"Ask: reason"_s);
        QVERIFY(ask.value(u"reachable").toBool());
        QCOMPARE(findById(nodes, u"END"_s).value(u"kind").toString(), u"end"_s);
        QCOMPARE(findById(nodes, u"START"_s).value(u"kind").toString(), u"start"_s);

        const QJsonArray edges = json.value(u"edges").toArray();
        QCOMPARE(edges.size(), 4);
        const QJsonObject branch = edges.at(1).toObject();
        QCOMPARE(branch.value(u"from").toString(), u"ask"_s);
        QCOMPARE(branch.value(u"to").toString(), u"END"_s);
        QCOMPARE(branch.value(u"kind").toString(), u"branch"_s);
        QCOMPARE(branch.value(u"condition").toString(), u"session.card.reason == \"a<b>&c\""_s);
        QCOMPARE(branch.value(u"line").toInt(), 10);
        QVERIFY(edges.at(2).toObject().value(u"condition").isNull());
        QCOMPARE(edges.at(2).toObject().value(u"kind").toString(), u"else"_s);
        QCOMPARE(edges.at(3).toObject().value(u"kind").toString(), u"next"_s);
    }

    void jsonKeysKeepTheirOrder()
    {
        const Built b = built(simpleSteps);
        const QString json = exportGraph(b.graph, GraphFormat::Json, b.project);
        qsizetype before = -1;
        for (const auto *key : {u"\"skill\"", u"\"block\"", u"\"entry\"", u"\"nodes\"", u"\"edges\""}) {
            const qsizetype at = json.indexOf(QString::fromUtf16(key));
            QVERIFY(at > before);
            before = at;
        }
        QCOMPARE(json, exportGraph(b.graph, GraphFormat::Json, b.project));
    }

    void svgIsWellFormedAndComplete()
    {
        for (const QString &steps : {simpleSteps, wildSteps}) {
            const Built b = built(steps);
            QXmlStreamReader xml(exportGraph(b.graph, GraphFormat::Svg, b.project));
            QStringList words;
            int paths = 0;
            while (!xml.atEnd()) {
                xml.readNext();
                if (xml.isStartElement() && xml.name() == u"path")
                    ++paths;
                if (xml.isStartElement() && xml.name() == u"text")
                    words << xml.readElementText();
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            // An outline for every node, a line and a head for every edge.
            QVERIFY(paths >= b.graph.nodes.size() + 2 * b.graph.edges.size());
            for (const GraphNode &node : b.graph.nodes)
                QVERIFY2(words.contains(node.title), qPrintable(node.title));
        }
    }

    void svgSurvivesCharactersThatXmlCannotHold()
    {
        Built b = built(simpleSteps);
        b.graph.nodes[1].title = u"bell \x07 and half a pair "_s + QChar(0xD83D);
        QXmlStreamReader xml(exportGraph(b.graph, GraphFormat::Svg, b.project));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void dotQuotesEverything()
    {
        const Built b = built(wildSteps);
        const QString dot = exportGraph(b.graph, GraphFormat::Dot, b.project);
        QVERIFY(dot.startsWith(u"digraph \"card/main\" {"));
        QVERIFY(dot.endsWith(u"}\n"));
        // Without its quoted strings nothing of the author's text is left.
        QString rest = dot;
        rest.remove(QRegularExpression(u"\"(\\\\.|[^\"\\\\])*\""_s));
        QVERIFY(!rest.contains(u'"'));
        QVERIFY(!rest.contains(u'<'));
        QCOMPARE(rest.count(u"->"), b.graph.edges.size());
    }

    void mermaidEscapesWhatWouldEndALabel()
    {
        const Built b = built(wildSteps);
        const QString text = exportGraph(b.graph, GraphFormat::Mermaid, b.project);
        QVERIFY(text.startsWith(u"flowchart TD\n"));
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            QVERIFY(line.count(u'"') == 0 || line.count(u'"') == 2);
            QVERIFY(!line.contains(u"<b>"));
        }
        QVERIFY(text.contains(u"n0 -.-> n1"));
    }
};

QTEST_GUILESS_MAIN(TestGraphExport)
#include "tst_graphexport.moc"
