// The rule table as something to read.
#include "core/rules/rulecatalogue.h"

#include <QSet>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

class RuleCatalogueTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRowIsThereOnce()
    {
        size_t rows = 0;
        QSet<QString> codes;
        for (const CatalogueEntry &entry : ruleCatalogue()) {
            QVERIFY2(!codes.contains(entry.code), qPrintable(entry.code));
            codes += entry.code;
            rows += size_t(entry.rules.size());
            QVERIFY(!entry.rules.isEmpty());
            QVERIFY2(!entry.rules.first().summary.isEmpty(), qPrintable(entry.code));
        }
        QCOMPARE(rows, ruleTable().size());
        QVERIFY(catalogueEntry(u"skill.markdown.unknown_frontmatter_key"));
        QVERIFY(!catalogueEntry(u"no.such.code"));
    }

    void matchesEveryWord()
    {
        const CatalogueEntry entry{.code = u"overmantel.step.kind"_s, .engineCode = false, .family = {},
                                   .rules = {{.summary = u"A step has two kinds."_s, .why = u"It is refused."_s, .example = {}, .remedy = {}}}};
        QVERIFY(entry.matches({}));
        QVERIFY(entry.matches(u"STEP refused"_s));
        QVERIFY(entry.matches(u"step.kind"_s));
        QVERIFY(!entry.matches(u"step memory"_s));
    }

    void helpHasAllParts()
    {
        const CatalogueEntry entry{.code = u"a.b"_s, .engineCode = true, .family = {},
                                   .rules = {{.severity = Severity::Warning, .summary = u"What <b>."_s, .why = u"Why."_s, .example = u"x: <1>"_s, .remedy = u"Do."_s},
                                             {.severity = Severity::Error, .summary = u"Other."_s, .why = {}, .example = {}, .remedy = {}}}};
        QCOMPARE(entry.severity(), Severity::Error);
        QCOMPARE(entry.helpText(), u"What <b>.\n\nWhy.\n\nExample:\nx: <1>\n\nDo.\n\nOther."_s);
        QCOMPARE(entry.helpMarkdown(), u"What \\<b>.\n\nWhy.\n\n~~~\nx: <1>\n~~~\n\nDo.\n\nOther."_s);
        QCOMPARE(entry.codeOwner(), u"engine"_s);
    }

    void profilesByName()
    {
        QCOMPARE(profileNames(inAllProfiles), QStringList({u"maestro"_s, u"reference"_s, u"next"_s}));
        QCOMPARE(profileNames(onlyNext), QStringList{u"next"_s});
        QVERIFY(isInAllProfiles(inAllProfiles) && !isInAllProfiles(notNext));
    }
};

QTEST_GUILESS_MAIN(RuleCatalogueTest)
#include "tst_rulecatalogue.moc"
