#include "core/diagnostics/diagnostic.h"

#include <QtTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

class TestDiagnostic : public QObject
{
    Q_OBJECT

private slots:
    void severitiesHaveTheWordsOfTheCommandLine();
    void ordersByFilePlaceSeverityCode();
};

void TestDiagnostic::severitiesHaveTheWordsOfTheCommandLine()
{
    QCOMPARE(severityKey(Severity::Error), u"error"_s);
    QCOMPARE(severityKey(Severity::Warning), u"warning"_s);
    QCOMPARE(severityKey(Severity::Info), u"info"_s);
    QCOMPARE(severityKey(Severity::Hint), u"hint"_s);
}

void TestDiagnostic::ordersByFilePlaceSeverityCode()
{
    const auto make = [](const QString &file, TextRange range, Severity severity, const QString &code) {
        Diagnostic diagnostic;
        diagnostic.where = {file, range};
        diagnostic.severity = severity;
        diagnostic.code = code;
        return diagnostic;
    };
    const QList<Diagnostic> expected = {
        make(u"a.yml"_s, {9, 10}, Severity::Hint, u"z"_s),    make(u"b.yml"_s, {0, 4}, Severity::Warning, u"a"_s),
        make(u"b.yml"_s, {2, 3}, Severity::Error, u"z"_s),    make(u"b.yml"_s, {2, 4}, Severity::Error, u"a"_s),
        make(u"b.yml"_s, {2, 4}, Severity::Error, u"b"_s),    make(u"b.yml"_s, {2, 4}, Severity::Warning, u"a"_s),
    };
    QList<Diagnostic> sorted = expected;
    std::reverse(sorted.begin(), sorted.end());
    std::sort(sorted.begin(), sorted.end(), diagnosticLess);
    QCOMPARE(sorted, expected);
    QVERIFY(!diagnosticLess(expected[0], expected[0]));
}

QTEST_GUILESS_MAIN(TestDiagnostic)
#include "tst_diagnostic.moc"
