#include "core/rules/rulecatalogue.h"

#include <algorithm>
#include <array>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array allProfiles{Profile::Maestro, Profile::Reference, Profile::Next};

RuleText textOf(const Rule &rule)
{
    // An empty text would be translated into the header of the translations.
    const auto translated = [](const char *text) { return *text ? Rules::tr(text) : QString(); };
    return {.severity = rule.severity,
            .profiles = rule.profiles,
            .summary = translated(rule.summary),
            .why = translated(rule.why),
            .example = QString::fromUtf16(rule.example),
            .remedy = translated(rule.remedy),
            .isRuntime = rule.isRuntime()};
}

QString paragraphs(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u"\n\n"_s);
}

// Fenced code needs no escapes, prose does: what looks like HTML would be taken for it.
QString proseMarkdown(QString text)
{
    return text.replace(u'<', u"\\<"_s).replace(u'*', u"\\*"_s).replace(u'_', u"\\_"_s);
}

} // namespace

Severity CatalogueEntry::severity() const
{
    Severity worst = rules.isEmpty() ? Severity::Error : Severity::Hint;
    for (const RuleText &rule : rules)
        worst = std::min(worst, rule.severity);
    return worst;
}

QString CatalogueEntry::codeOwner() const
{
    if (engineCode)
        return u"engine"_s;
    return family.isEmpty() ? u"studio"_s : family;
}

QString CatalogueEntry::descriptionText() const
{
    QStringList parts;
    for (const RuleText &rule : rules)
        parts += rule.why.isEmpty() ? rule.summary : rule.summary + u' ' + rule.why;
    return paragraphs(parts);
}

QString CatalogueEntry::helpText() const
{
    QStringList parts;
    for (const RuleText &rule : rules) {
        parts += {rule.summary, rule.why};
        if (!rule.example.isEmpty())
            parts += Rules::tr("Example:") + u'\n' + rule.example;
        parts += rule.remedy;
    }
    return paragraphs(parts);
}

QString CatalogueEntry::helpMarkdown() const
{
    QStringList parts;
    for (const RuleText &rule : rules) {
        parts += {proseMarkdown(rule.summary), proseMarkdown(rule.why)};
        if (!rule.example.isEmpty())
            parts += u"~~~\n"_s + rule.example + u"\n~~~"_s;
        parts += proseMarkdown(rule.remedy);
    }
    return paragraphs(parts);
}

bool CatalogueEntry::matches(const QString &words) const
{
    QString text = code + u' ' + family + u' ' + severityKey(severity());
    for (const RuleText &rule : rules)
        text += u' ' + rule.summary + u' ' + rule.why + u' ' + rule.remedy + u' ' + rule.example;
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(), [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QList<CatalogueEntry> ruleCatalogue()
{
    QList<CatalogueEntry> entries;
    for (const Rule &rule : ruleTable()) {
        const QString code = QString::fromUtf16(rule.code);
        auto entry = std::find_if(entries.begin(), entries.end(), [&code](const CatalogueEntry &one) { return one.code == code; });
        if (entry == entries.end()) {
            entries.append({.code = code, .engineCode = rule.engineCode, .family = QString::fromUtf16(rule.family), .rules = {}});
            entry = entries.end() - 1;
        }
        entry->rules.append(textOf(rule));
    }
    return entries;
}

std::optional<CatalogueEntry> catalogueEntry(QStringView code)
{
    const QList<CatalogueEntry> all = ruleCatalogue();
    const auto found = std::find_if(all.begin(), all.end(), [code](const CatalogueEntry &one) { return one.code == code; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

QStringList profileNames(ProfileSet profiles)
{
    QStringList names;
    for (const Profile profile : allProfiles) {
        if (profiles & inProfile(profile))
            names += profileName(profile);
    }
    return names;
}

bool isInAllProfiles(ProfileSet profiles)
{
    return std::all_of(allProfiles.begin(), allProfiles.end(), [profiles](Profile profile) { return profiles & inProfile(profile); });
}

} // namespace overmantel
