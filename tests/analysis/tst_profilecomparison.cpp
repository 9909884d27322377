// What appears and what vanishes between two analyses of the same texts.
#include "core/analysis/profilecomparison.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

Diagnostic finding(const QString &code, qsizetype at, Severity severity = Severity::Error, const QString &message = u"M."_s)
{
    return {.code = code, .engineCode = false, .family = {}, .severity = severity, .where = {u"a.yml"_s, {at, at + 1}},
            .message = message, .related = {}, .fixes = {}};
}

Analysis analysis(const QString &profile, const QList<Diagnostic> &findings)
{
    Analysis made;
    made.profile = profile;
    made.diagnostics = findings;
    return made;
}

QString codes(const QList<Diagnostic> &findings)
{
    QStringList list;
    for (const Diagnostic &one : findings)
        list += one.code + QString::number(one.where.range.start);
    return list.join(u' ');
}

TextPosition firstLine(const Location &place)
{
    return {0, int(place.range.start)};
}

} // namespace

class ProfileComparisonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSameStays()
    {
        const Analysis one = analysis(u"reference"_s, {finding(u"x"_s, 1), finding(u"x"_s, 5)});
        const ProfileComparison same = compareFindings(one, one);
        QVERIFY(same.isEmpty());
        QCOMPARE(same.stays, 2);
    }

    void listsWhatDiffers()
    {
        const Analysis from = analysis(u"reference"_s, {finding(u"gone"_s, 1), finding(u"stays"_s, 2), finding(u"gone"_s, 9),
                                                        finding(u"worse"_s, 4, Severity::Info)});
        const Analysis to = analysis(u"next"_s, {finding(u"new"_s, 3), finding(u"stays"_s, 2), finding(u"worse"_s, 4, Severity::Error)});
        const ProfileComparison found = compareFindings(from, to);
        QCOMPARE(found.from, u"reference"_s);
        QCOMPARE(found.to, u"next"_s);
        QCOMPARE(codes(found.appears), u"new3"_s);
        QCOMPARE(codes(found.vanishes), u"gone1 gone9"_s);
        QCOMPARE(found.changes.size(), 1);
        QCOMPARE(found.changes.first().before.severity, Severity::Info);
        QCOMPARE(found.changes.first().after.severity, Severity::Error);
        QCOMPARE(found.stays, 1);
    }

    // Another place or other words are another finding; one of two equal ones may go.
    void placeAndWordsCount()
    {
        const Analysis from = analysis(u"a"_s, {finding(u"x"_s, 1), finding(u"x"_s, 1), finding(u"x"_s, 2, Severity::Error, u"Old."_s)});
        const Analysis to = analysis(u"b"_s, {finding(u"x"_s, 1), finding(u"x"_s, 2, Severity::Error, u"New."_s)});
        const ProfileComparison found = compareFindings(from, to);
        QCOMPARE(codes(found.vanishes), u"x1 x2"_s);
        QCOMPARE(codes(found.appears), u"x2"_s);
        QCOMPARE(found.stays, 1);
    }

    void readsAsText()
    {
        const ProfileComparison found = compareFindings(analysis(u"reference"_s, {finding(u"w"_s, 4, Severity::Info)}),
                                                        analysis(u"next"_s, {finding(u"n"_s, 3), finding(u"w"_s, 4)}));
        QCOMPARE(comparisonText(found, firstLine),
                 u"Profile next, compared with reference\n\nAppear: 1\n  a.yml:1:4: error: M. [n]\nVanish: 0\nChange severity: 1\n"
                 "  a.yml:1:5: error: M. [w] (was: info)\nStay: 0\n"_s);
        QCOMPARE(comparisonMarkdown(found, firstLine),
                 u"## Profile next, compared with reference\n\nAppear: 1\n\n- **error** `a.yml:1:4`: M. (`n`)\n\nVanish: 0\n\n\n"
                 "Change severity: 1\n\n- **error** `a.yml:1:5`: M. (`w`) (was: info)\n\nStay: 0\n\n"_s);
    }
};

QTEST_GUILESS_MAIN(ProfileComparisonTest)
#include "tst_profilecomparison.moc"
