// Any text gives a document whose ranges can be trusted: in bounds, in order, not overlapping, and
// together they hold every character of the body that is not white space.
#include "core/syntax/skill/skilldocument.h"
#include "tests/skill/markedtext.h"

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

// What is wrong with a document; empty when nothing is.
static QString fault(const QString &text, const Document &document)
{
    const TextRange all{0, text.size()};
    if (!all.contains(document.frontMatter) || !all.contains(document.body) || document.body.end != text.size())
        return u"front matter or body out of bounds"_s;
    if (document.hasClosingDelimiter && document.frontMatter.end > document.body.start)
        return u"front matter overlaps the body"_s;

    QList<TextRange> parts;
    for (const Fence &fence : document.fences) {
        parts.append(fence.where);
        if (!fence.where.contains(fence.openLine) || !fence.openLine.contains(fence.idRange))
            return u"opening line"_s;
        if (!fence.where.contains(fence.body) || fence.body.start < fence.openLine.end)
            return u"fence body"_s;
        if (textIn(text, fence.idRange) != fence.id)
            return u"id"_s;
        if (fence.tree.root && !fence.body.contains(fence.tree.root->range))
            return u"tree"_s;
    }
    for (const Paragraph &paragraph : document.paragraphs) {
        parts.append(paragraph.where);
        if (paragraph.where.isEmpty() || !paragraph.where.contains(paragraph.body))
            return u"paragraph"_s;
        if (paragraph.marker
            && (paragraph.marker->where.start != paragraph.where.start
                || !paragraph.marker->where.contains(paragraph.marker->condition)
                || paragraph.marker->where.end > paragraph.body.start))
            return u"marker"_s;
        qsizetype last = paragraph.body.start;
        for (const Token &token : paragraph.tokens) {
            if (token.where.start < last || token.where.end > paragraph.body.end || token.where.isEmpty())
                return u"token"_s;
            last = token.where.start;
            for (const TokenSegment &segment : token.segments) {
                if (segment.where.start <= last || !token.where.contains(segment.where)
                    || textIn(text, segment.where) != segment.text)
                    return u"segment"_s;
                last = segment.where.end;
            }
            last = token.where.end;
        }
        for (const StrayMarker &marker : paragraph.strayMarkers) {
            if (!paragraph.where.contains(marker.where) || marker.where.isEmpty())
                return u"stray marker"_s;
        }
    }
    std::ranges::sort(parts);
    qsizetype last = document.body.start;
    for (const TextRange part : parts) {
        if (part.start < last)
            return u"parts overlap"_s;
        if (!textIn(text, {last, part.start}).trimmed().isEmpty())
            return u"text in no part"_s;
        last = part.end;
    }
    return textIn(text, {last, document.body.end}).trimmed().isEmpty() ? QString() : u"text behind the last part"_s;
}

void TestSkillDocumentRandom::rangesCanBeTrusted()
{
    const quint32 seed = qEnvironmentVariableIsSet("OVERMANTEL_SEED") ? qEnvironmentVariable("OVERMANTEL_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    for (int i = 0; i < 10000; ++i) {
        const QString text = randomText(random);
        const QString problem = fault(text, read(text));
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
