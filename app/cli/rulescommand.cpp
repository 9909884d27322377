#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "core/rules/rulecatalogue.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QString profilesOf(const RuleText &rule)
{
    return isInAllProfiles(rule.profiles) ? u"all"_s : profileNames(rule.profiles).join(u", "_s);
}

QString kindOf(const RuleText &rule)
{
    return rule.isRuntime ? u"runtime"_s : severityKey(rule.severity);
}

Json rowJson(const CatalogueEntry &entry, const RuleText &rule)
{
    Json profiles = Json::array();
    for (const QString &name : profileNames(rule.profiles))
        profiles.push_back(utf8(name));
    return {{"code", utf8(entry.code)},
            {"engineCode", entry.engineCode},
            {"family", utf8(entry.family)},
            {"severity", utf8(severityKey(rule.severity))},
            {"profiles", profiles},
            {"runtime", rule.isRuntime},
            {"summary", utf8(rule.summary)},
            {"why", utf8(rule.why)},
            {"example", utf8(rule.example)},
            {"fix", utf8(rule.remedy)}};
}

QString asJsonText(const QList<CatalogueEntry> &catalogue)
{
    Json rows = Json::array();
    for (const CatalogueEntry &entry : catalogue) {
        for (const RuleText &rule : entry.rules)
            rows.push_back(rowJson(entry, rule));
    }
    return dumped(rows);
}

QString indented(const QString &text)
{
    QString lines;
    for (const QString &line : text.split(u'\n'))
        lines += u"         "_s + line + u'\n';
    return lines;
}

QString asPlainText(const QList<CatalogueEntry> &catalogue)
{
    QString text;
    for (const CatalogueEntry &entry : catalogue) {
        for (const RuleText &rule : entry.rules) {
            text += kindOf(rule).leftJustified(8) + u' ' + entry.code + u'\n' + indented(rule.summary);
            if (!isInAllProfiles(rule.profiles))
                text += indented(u"Profiles: "_s + profilesOf(rule));
            if (!rule.why.isEmpty())
                text += indented(rule.why);
            if (!rule.example.isEmpty())
                text += indented(u"Example:\n  "_s + rule.example.trimmed().replace(u'\n', u"\n  "_s));
            if (!rule.remedy.isEmpty())
                text += indented(u"Fix: "_s + rule.remedy);
            text += u'\n';
        }
    }
    return text;
}

// A row of the table links to the heading of its code; the anchor is the heading without its dots.
QString anchorOf(const QString &code)
{
    return u'#' + QString(code).remove(u'.');
}

QString sectionOf(const CatalogueEntry &entry)
{
    QString text = u"\n## `%1`\n"_s.arg(entry.code);
    for (const RuleText &rule : entry.rules) {
        text += u"\n*%1 · code of: %2 · profiles: %3*\n\n%4\n"_s.arg(kindOf(rule), entry.codeOwner(), profilesOf(rule), rule.summary);
        if (!rule.why.isEmpty())
            text += u'\n' + rule.why + u'\n';
        if (!rule.example.isEmpty())
            text += u"\n~~~\n"_s + rule.example.trimmed() + u"\n~~~\n"_s;
        if (!rule.remedy.isEmpty())
            text += u"\n**Fix:** "_s + rule.remedy + u'\n';
    }
    return text;
}

QString asMarkdown(const QList<CatalogueEntry> &catalogue)
{
    QString table = u"# Rules\n\nMade by `overmantel-cli rules --format markdown`; a test fails when it is out of date. "
                    "*Runtime* rows tell of what only the running engine can find.\n\n"
                    "| code | severity | profiles | code of | what it finds |\n|---|---|---|---|---|\n"_s;
    QString sections;
    for (const CatalogueEntry &entry : catalogue) {
        for (const RuleText &rule : entry.rules)
            table += u"| [`%1`](%2) | %3 | %4 | %5 | %6 |\n"_s.arg(entry.code, anchorOf(entry.code), kindOf(rule), profilesOf(rule), entry.codeOwner(), rule.summary);
        sections += sectionOf(entry);
    }
    return table + sections;
}

int rules(const Call &call)
{
    const QList<CatalogueEntry> catalogue = ruleCatalogue();
    if (call.format() == u"json")
        call.streams.out << asJsonText(catalogue);
    else
        call.streams.out << (call.format() == u"markdown" ? asMarkdown(catalogue) : asPlainText(catalogue));
    return exitClean;
}

} // namespace

Command rulesCommand()
{
    return {.name = u"rules"_s,
            .usage = u"[options]"_s,
            .summary = u"Prints the catalogue of rules."_s,
            .options = {},
            .positionalAtLeast = 0,
            .positionalAtMost = 0,
            .formats = {u"text"_s, u"json"_s, u"markdown"_s},
            .run = rules};
}

} // namespace overmantel::cli
