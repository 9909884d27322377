// Findings as lines of text.
#include "core/diagnostics/findingtext.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

Diagnostic finding(const QString &file, const QString &message)
{
    return {.code = u"overmantel.a.b_c"_s, .engineCode = false, .family = {}, .severity = Severity::Warning,
            .where = {file, {0, 1}}, .message = message, .related = {}, .fixes = {}};
}

} // namespace

class FindingTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void linesAreThoseOfCompilers()
    {
        QCOMPARE(findingLine(finding(u"skills/a/memory.yml"_s, u"Too late."_s), {2, 4}),
                 u"skills/a/memory.yml:3:5: warning: Too late. [overmantel.a.b_c]"_s);
    }

    void alwaysOneLineWithoutControls()
    {
        const QString line = findingLine(finding(u"a\nb\x1b[2J.yml"_s, u"One\r\ntwo\tthree\u2028four\u0085five\x07"_s), {0, 0});
        for (const QChar c : line)
            QVERIFY2(c.category() != QChar::Other_Control && c != QChar(QChar::LineSeparator), qPrintable(line));
        QVERIFY(line.contains(u"One  two three four"_s));
    }

    void markdownKeepsTheWords()
    {
        QCOMPARE(findingMarkdownItem(finding(u"a.yml"_s, u"Use *this* `one`, [not] <b>that</b>_"_s), {0, 0}),
                 u"- **warning** `a.yml:1:1`: Use \\*this\\* \\`one\\`, \\[not\\] \\<b\\>that\\</b\\>\\_ (`overmantel.a.b_c`)"_s);
        QVERIFY(findingMarkdownItem(finding(u"a`b.yml"_s, {}), {0, 0}).contains(u"`` a`b.yml:1:1 ``"_s));
    }
};

QTEST_GUILESS_MAIN(FindingTextTest)
#include "tst_findingtext.moc"
