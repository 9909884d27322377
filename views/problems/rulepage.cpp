#include "views/problems/rulepage.h"

#include "views/problems/problemhtml.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

using namespace problems;

constexpr qsizetype mostPlaces = 30;

class PageWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleCatalogue)
};

// The part of a code that says what it is about, and the chapter it stands in.
struct ChapterRow
{
    const char16_t *part;
    const char *title;
};
constexpr std::array chapterRows{
    ChapterRow{u"file", QT_TRANSLATE_NOOP("RuleCatalogue", "Files")},
    ChapterRow{u"folder", QT_TRANSLATE_NOOP("RuleCatalogue", "Files")},
    ChapterRow{u"yaml", QT_TRANSLATE_NOOP("RuleCatalogue", "YAML")},
    ChapterRow{u"agent", QT_TRANSLATE_NOOP("RuleCatalogue", "agent.yml")},
    ChapterRow{u"integrations", QT_TRANSLATE_NOOP("RuleCatalogue", "integrations.yml")},
    ChapterRow{u"config", QT_TRANSLATE_NOOP("RuleCatalogue", "integrations.yml")},
    ChapterRow{u"skill", QT_TRANSLATE_NOOP("RuleCatalogue", "skill.md")},
    ChapterRow{u"prose", QT_TRANSLATE_NOOP("RuleCatalogue", "Prose and tokens")},
    ChapterRow{u"block", QT_TRANSLATE_NOOP("RuleCatalogue", "Ordered blocks")},
    ChapterRow{u"step", QT_TRANSLATE_NOOP("RuleCatalogue", "Ordered blocks")},
    ChapterRow{u"condition", QT_TRANSLATE_NOOP("RuleCatalogue", "Conditions")},
    ChapterRow{u"memory", QT_TRANSLATE_NOOP("RuleCatalogue", "Memory")},
    ChapterRow{u"settable_field", QT_TRANSLATE_NOOP("RuleCatalogue", "Memory")},
    ChapterRow{u"undeclared_memory_write", QT_TRANSLATE_NOOP("RuleCatalogue", "Memory")},
    ChapterRow{u"response", QT_TRANSLATE_NOOP("RuleCatalogue", "Responses")},
    ChapterRow{u"tool", QT_TRANSLATE_NOOP("RuleCatalogue", "Tools")},
    ChapterRow{u"tools", QT_TRANSLATE_NOOP("RuleCatalogue", "Tools")},
};

// "mantle.validation.response.x" and "overmantel.response.x" are about responses, "skill.markdown.x" about
// skill.md, "config.agent.x" about agent.yml.
QString subjectOf(const QString &code)
{
    const QStringList parts = code.split(u'.');
    if (code.startsWith(u"mantle.validation."_s))
        return parts.value(2);
    const bool isSecond = parts.first() == u"overmantel"_s || code.startsWith(u"config.agent."_s);
    return isSecond ? parts.value(1) : parts.first();
}

QString boxed(const QString &example)
{
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"10\" style=\"border: 1px solid %1; border-collapse: collapse;\">"
           "<tr><td bgcolor=\"%2\"><pre style=\"margin: 0px;\">%3</pre></td></tr></table>"_s
        .arg(theme::color(theme::Role::Border).name(), theme::color(theme::Role::Window).name(), example.trimmed().toHtmlEscaped());
}

QString heading(const QString &words)
{
    return u"<h2>"_s + html(words) + u"</h2>"_s;
}

QString paragraph(const QString &words)
{
    return u"<p>"_s + html(words) + u"</p>"_s;
}

QString profilesHtml(const RuleText &rule)
{
    if (isInAllProfiles(rule.profiles))
        return html(PageWords::tr("All profiles"));
    //: %1 is a list of names of profiles such as "maestro, reference"
    return html(PageWords::tr("Profiles: %1").arg(profileNames(rule.profiles).join(u", "_s)));
}

QString ruleHtml(const CatalogueEntry &entry, const RuleText &rule)
{
    const QString dot = inked(u"  ·  "_s, theme::Role::Muted);
    QString body = u"<p>"_s + (rule.isRuntime ? u"<b>"_s + html(PageWords::tr("While the agent runs")) + u"</b>"_s : severityHtml(rule.severity))
        + dot + ownerHtml(entry.engineCode, entry.family) + dot + profilesHtml(rule) + u"</p>"_s;
    if (rule.isRuntime)
        body += u"<p>"_s + inked(PageWords::tr("Only the running engine can find this. It stands here to be read."), theme::Role::Muted) + u"</p>"_s;
    if (!rule.why.isEmpty())
        body += heading(PageWords::tr("Why it matters")) + paragraph(rule.why);
    if (!rule.example.isEmpty())
        body += heading(PageWords::tr("Example")) + boxed(rule.example);
    if (!rule.remedy.isEmpty())
        body += heading(PageWords::tr("What to do")) + paragraph(rule.remedy);
    return body;
}

} // namespace

QString ruleChapter(const QString &code)
{
    const QString subject = subjectOf(code);
    for (const ChapterRow &row : chapterRows) {
        if (subject == QStringView(row.part))
            return QCoreApplication::translate("RuleCatalogue", row.title);
    }
    return subject;
}

QString ruleUrl(const QString &code)
{
    return u"rule:"_s + code;
}

QString rulePage(const CatalogueEntry &entry, const QStringList &places)
{
    QString body;
    for (const RuleText &rule : entry.rules) {
        if (!body.isEmpty())
            body += u"<hr/>"_s;
        body += u"<h1>"_s + html(rule.summary) + u"</h1><p>"_s + code(entry.code) + u"</p>"_s + ruleHtml(entry, rule);
    }
    if (places.isEmpty())
        return page(body);
    //: %n is the number of problems of one kind in the open agent
    body += heading(PageWords::tr("%n time(s) in this agent", nullptr, int(places.size()))) + u"<ul>"_s;
    for (qsizetype i = 0; i < qMin(places.size(), mostPlaces); ++i)
        body += u"<li>"_s + link(u"place:%1"_s.arg(i), places.at(i)) + u"</li>"_s;
    return page(body + (places.size() > mostPlaces ? u"<li>…</li></ul>"_s : u"</ul>"_s));
}

QString ruleOverviewPage(const QList<CatalogueEntry> &catalogue)
{
    //: %n is the number of kinds of problems
    QString body = u"<h1>"_s + html(PageWords::tr("%n rule(s)", nullptr, int(catalogue.size()))) + u"</h1>"_s;
    body += paragraph(PageWords::tr("What Overmantel looks for in an agent, why it matters, and what to do. Press F1 on a problem to get to its rule."));
    QStringList chapters;
    for (const CatalogueEntry &entry : catalogue) {
        const QString chapter = ruleChapter(entry.code);
        if (!chapters.contains(chapter))
            chapters += chapter;
    }
    for (const QString &chapter : chapters) {
        body += heading(chapter) + u"<ul>"_s;
        for (const CatalogueEntry &entry : catalogue) {
            if (ruleChapter(entry.code) == chapter)
                body += u"<li>"_s + link(ruleUrl(entry.code), entry.rules.first().summary) + u"</li>"_s;
        }
        body += u"</ul>"_s;
    }
    return page(body);
}

QString unknownRulePage(const QString &unknown)
{
    return page(u"<h1>"_s + code(unknown) + u"</h1>"_s + paragraph(PageWords::tr("The catalogue has no rule of this code.")));
}

} // namespace overmantel
