// Any text gives a document whose ranges can be trusted: in bounds, in order, not overlapping, and
// together they hold every character of the body that is not white space.
#include "core/syntax/skill/skilldocument.h"
#include "tests/skill/documentfault.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace overmantel;
using namespace overmantel::skill;
using namespace Qt::Literals::StringLiterals;

class TestSkillDocumentRandom : public QObject
{
    Q_OBJECT

private slots:
    void rangesCanBeTrusted();
    void bigTextsTakeLinearTime();
};

static QString randomText(QRandomGenerator &random)
{
    static const QStringList fragments = {
        u"---"_s,
        u"---\n"_s,
        u"\n---\n"_s,
        u"name: A\n"_s,
        u"description: \"b\"\n"_s,
        u"\n"_s,
        u"\n\n"_s,
        u" "_s,
        u"\t"_s,
        u"if: "_s,
        u"\nif: session.a.b\n"_s,
        u"  if: x"_s,
        u"else:"_s,
        u"elif: y"_s,
        u"prose "_s,
        u"Ж"_s,
        u"🎉"_s,
        u"\n:::ordered_block id=a\n"_s,
        u":::ordered_block"_s,
        u":::ordered_block id="_s,
        u"\n:::\n"_s,
        u":::"_s,
        u"steps:\n"_s,
        u"  - id: x\n"_s,
        u"    instructions: |\n      Say @memory.a.b\n"_s,
        u"- ["_s,
        u"{"_s,
        u"\""_s,
        u"'"_s,
        u"@memory"_s,
        u"@block.a"_s,
        u"@skill."_s,
        u"@tool.a.b"_s,
        u"session.a.b"_s,
        u"session"_s,
        u"."_s,
        u"-"_s,
        u"@"_s,
        u"```\n"_s,
        u": "_s,
        u"# c\n"_s,
        u"\u00a0"_s,
        u"\u2028"_s,
        QString(QChar(0xd800)),
        QString(QChar(0xdc00)),
        u"&a *a"_s,
        u"| \n"_s,
        u"> \n"_s,
        u"\r"_s,
        u"!!str "_s,
        u"%"_s,
    };
    QString text = random.bounded(2) ? u"---\nname: A\n---\n"_s : QString();
    for (int count = random.bounded(40); count > 0; --count)
        text += fragments[random.bounded(fragments.size())];
    return text;
}

void TestSkillDocumentRandom::rangesCanBeTrusted()
{
    const quint32 seed = qEnvironmentVariableIsSet("OVERMANTEL_SEED") ? qEnvironmentVariable("OVERMANTEL_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    for (int i = 0; i < 10000; ++i) {
        const QString text = randomText(random);
        const QString problem = documentFault(text, read(text));
        QVERIFY2(problem.isEmpty(), qPrintable(problem + u" in:\n"_s + text));
        instructionMarkers(text);
    }
}

void TestSkillDocumentRandom::bigTextsTakeLinearTime()
{
    QElapsedTimer timer;
    timer.start();
    const Document document =
        read(u"---\nname: A\n---\n"_s + u"if: session.a.b\nUse @memory.a.b and session.a.b.\n\n"_s.repeated(40000));
    QCOMPARE(document.paragraphs.size(), 40000);
    read(u"---\n"_s + u"@memory.a"_s.repeated(200000));
    read(u"---\nname: A\n---\n"_s + u":::ordered_block id=\n"_s.repeated(20000));
    QVERIFY2(timer.elapsed() < 20000, "reading two megabytes took too long");
}

QTEST_GUILESS_MAIN(TestSkillDocumentRandom)
#include "tst_skilldocument_random.moc"
