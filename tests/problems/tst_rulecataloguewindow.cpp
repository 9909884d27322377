// The catalogue of rules as a window: contents, pages, ways, places in the agent.
#include "tests/support/fixture.h"
#include "views/common/theme.h"
#include "views/problems/rulebrowser.h"
#include "views/problems/rulecataloguewindow.h"
#include "views/problems/rulecontents.h"
#include "views/problems/rulepage.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;
using namespace overmantel::testing;

namespace {

const QString unknownKey = u"skill.markdown.unknown_frontmatter_key"_s;

} // namespace

class TestRuleCatalogueWindow : public QObject
{
    Q_OBJECT

    std::unique_ptr<RuleCatalogueWindow> m_window;

    template <typename T>
    T *find(const QString &name) const { return m_window->findChild<T *>(name); }
    RuleBrowser *page() const { return m_window->findChild<RuleBrowser *>(); }
    RuleContents *contents() const { return m_window->findChild<RuleContents *>(); }
    QStringList shownRules() const
    {
        QStringList rules;
        for (QTreeWidgetItemIterator it(contents(), QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren); *it; ++it)
            rules += (*it)->text(0);
        return rules;
    }

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }
    void init()
    {
        m_window = std::make_unique<RuleCatalogueWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void beginsWithAllRules()
    {
        QCOMPARE(m_window->currentCode(), QString());
        const QString text = page()->toPlainText();
        for (const CatalogueEntry &entry : ruleCatalogue())
            QVERIFY2(text.contains(entry.rules.first().summary), qPrintable(entry.code));
        QCOMPARE(shownRules().size(), ruleCatalogue().size());
        QVERIFY(!find<QToolButton>(u"ruleBack"_s)->isEnabled());
    }

    // Every page has what the table has, whatever characters that holds.
    void everyRuleHasAPage()
    {
        for (const CatalogueEntry &entry : ruleCatalogue()) {
            m_window->showRule(entry.code);
            QCOMPARE(m_window->currentCode(), entry.code);
            QCOMPARE(contents()->currentCode(), entry.code);
            const QString text = page()->toPlainText().simplified();
            for (const RuleText &rule : entry.rules) {
                for (const QString &part : {rule.summary, rule.why, rule.remedy, rule.example})
                    QVERIFY2(text.contains(part.simplified()), qPrintable(part + u" is not in "_s + text));
            }
        }
    }

    void examplesAreEscaped()
    {
        const CatalogueEntry entry{.code = u"a.b"_s, .engineCode = false, .family = u"f.*"_s,
                                   .rules = {{.severity = Severity::Warning, .profiles = onlyNext, .summary = u"S & <i>."_s, .why = u"W."_s,
                                              .example = u"text: <b>{x}</b>\n  two"_s, .remedy = u"R."_s, .isRuntime = true}}};
        const QString html = rulePage(entry, {u"a<b>.yml:1:1"_s});
        QVERIFY(html.contains(u"S &amp; &lt;i&gt;."_s) && html.contains(u"&lt;b&gt;{x}&lt;/b&gt;"_s) && html.contains(u"a&lt;b&gt;.yml"_s));
        for (const QString &part : {u"Profiles: next"_s, u"f.*"_s, u"While the agent runs"_s})
            QVERIFY2(html.contains(part), qPrintable(part));
    }

    void anUnknownCodeIsSaid()
    {
        m_window->showRule(u"overmantel.no.such"_s);
        QVERIFY(page()->toPlainText().contains(u"overmantel.no.such"_s));
    }

    void filtersAndReadsByKeyboard()
    {
        auto *words = find<QLineEdit>(u"ruleFilter"_s);
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(words->hasFocus());
        QTest::keyClicks(words, u"unknown_frontmatter"_s);
        QCOMPARE(shownRules().size(), 1);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(m_window->currentCode(), unknownKey);
        QVERIFY(contents()->hasFocus());
        words->setFocus();
        words->selectAll();
        QTest::keyClicks(words, u"zebra"_s);
        QVERIFY(shownRules().isEmpty());
        QVERIFY(find<QLabel>(u"ruleCount"_s)->text().contains(u"No rule"_s));
        QTest::keyClick(words, Qt::Key_Escape);
        QCOMPARE(shownRules().size(), ruleCatalogue().size());
        QVERIFY(m_window->isVisible());
        QTest::keyClick(words, Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }

    void goesBackAndForward()
    {
        m_window->showRule(unknownKey);
        m_window->showRule(u"overmantel.yaml.syntax"_s);
        QTest::mouseClick(find<QToolButton>(u"ruleBack"_s), Qt::LeftButton);
        QCOMPARE(m_window->currentCode(), unknownKey);
        QCOMPARE(contents()->currentCode(), unknownKey);
        QTest::keyClick(page(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_window->currentCode(), u"overmantel.yaml.syntax"_s);
        QVERIFY(!find<QToolButton>(u"ruleForward"_s)->isEnabled());
        QTest::mouseClick(find<QToolButton>(u"ruleOverview"_s), Qt::LeftButton);
        QCOMPARE(m_window->currentCode(), QString());
    }

    // On the overview the first link leads to the first rule.
    void linksLeadToRules()
    {
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_Tab);
        QTest::keyClick(page(), Qt::Key_Return);
        QCOMPARE(m_window->currentCode(), ruleCatalogue().first().code);
    }

    void showsWhereTheAgentHasIt()
    {
        const Fixture agent = fixture(u"//- skills/a/skill.md\n---\nname: A\ndescription: Does a.\n«disabeld»: true\n---\nHelp.\n");
        m_window->showRule(unknownKey);
        const QString before = page()->toPlainText();
        const AnalysisPtr analysis = agent.analysis();
        m_window->setAnalysis(analysis, [&](const Location &place) { return analysis->project.file(place.file)->snapshot.position(place.range.start); });
        QVERIFY(page()->toPlainText().contains(u"skills/a/skill.md:4:1"_s));
        QSignalSpy activated(m_window.get(), &RuleCatalogueWindow::locationActivated);
        page()->setFocus();
        QTest::keyClick(page(), Qt::Key_Tab);
        QTest::keyClick(page(), Qt::Key_Return);
        QCOMPARE(activated.first().first().value<Location>(), agent.mark(u"skills/a/skill.md"_s));
        m_window->setAnalysis(nullptr, {});
        QCOMPARE(page()->toPlainText(), before);
    }

    void followsTheTheme()
    {
        m_window->showRule(unknownKey);
        const QColor light = theme::color(theme::Role::Error);
        QVERIFY(page()->toHtml().contains(light.name(), Qt::CaseInsensitive));
        theme::apply(*qApp, theme::Mode::Dark);
        QTRY_VERIFY(page()->toHtml().contains(theme::color(theme::Role::Error).name(), Qt::CaseInsensitive));
        QVERIFY(!page()->toHtml().contains(light.name(), Qt::CaseInsensitive));
        theme::apply(*qApp, theme::Mode::Light);
    }

    void nothingElseIsLoaded()
    {
        for (const QString &url : {u"http://example.org/a.png"_s, u"file:///etc/hostname"_s, u"qrc:/icons/copy.svg"_s}) {
            QVERIFY(!page()->loadResource(QTextDocument::ImageResource, QUrl(url)).isValid());
            QVERIFY(!page()->loadResource(QTextDocument::HtmlResource, QUrl(url)).isValid());
        }
    }

    void everythingHasAName()
    {
        for (const QString &name : {u"ruleFilter"_s, u"ruleList"_s, u"rulePage"_s, u"ruleBack"_s, u"ruleForward"_s, u"ruleOverview"_s})
            QVERIFY2(!find<QWidget>(name)->accessibleName().isEmpty(), qPrintable(name));
    }
};

QTEST_MAIN(TestRuleCatalogueWindow)
#include "tst_rulecataloguewindow.moc"
