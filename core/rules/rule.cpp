#include "core/rules/rule.h"

#include "core/base/nearest.h"

namespace overmantel {

QString profileName(Profile profile)
{
    switch (profile) {
    case Profile::Maestro:
        return QStringLiteral("maestro");
    case Profile::Reference:
        return QStringLiteral("reference");
    case Profile::Next:
        return QStringLiteral("next");
    }
    return {};
}

std::optional<Profile> profileFromName(QStringView name)
{
    for (Profile profile : {Profile::Maestro, Profile::Reference, Profile::Next}) {
        if (name == profileName(profile))
            return profile;
    }
    return std::nullopt;
}

Diagnostic &Report::add(const Location &where, const QString &message)
{
    m_into.append({.code = QString::fromUtf16(m_rule->code),
                   .engineCode = m_rule->engineCode,
                   .family = QString::fromUtf16(m_rule->family),
                   .severity = m_rule->severity,
                   .where = where,
                   .message = message,
                   .related = {},
                   .fixes = {}});
    return m_into.last();
}

const Rule *ruleByCode(QStringView code)
{
    for (const Rule &rule : ruleTable()) {
        if (code == QStringView(rule.code))
            return &rule;
    }
    return nullptr;
}

QList<Diagnostic> checkFile(const SourceFile &file, Profile profile)
{
    QList<Diagnostic> found;
    Report report(found);
    for (const Rule &rule : ruleTable()) {
        if (!rule.inFile || !(rule.profiles & inProfile(profile)))
            continue;
        report.setRule(&rule);
        rule.inFile(file, report);
    }
    return found;
}

QList<Diagnostic> checkProject(const Project &project, Profile profile)
{
    QList<Diagnostic> found;
    Report report(found);
    for (const Rule &rule : ruleTable()) {
        if (!rule.inProject || !(rule.profiles & inProfile(profile)))
            continue;
        report.setRule(&rule);
        rule.inProject(project, report);
    }
    return found;
}

QString quoted(QStringView words)
{
    constexpr qsizetype longest = 80;
    QString shown = words.size() > longest ? words.left(longest - 1).toString() + u'…' : words.toString();
    //: %1: words of the author, quoted in a message
    return Rules::tr("‘%1’").arg(shown.replace(u'\n', u' '));
}

QStringList namespacesWith(const Project &project, QStringView entry)
{
    QStringList namespaces;
    for (const MemoryEntry *declared : project.allEntries()) {
        if (declared->name.text == entry)
            namespaces.append(declared->ns);
    }
    return namespaces;
}

Fix replaceFix(const QString &title, const Location &where, const QString &text)
{
    Fix fix{.title = title, .edit = {.label = title, .files = {}}};
    fix.edit.files.insert(where.file, TextEdit::replace(where.range, text));
    return fix;
}

void suggestName(Diagnostic &diagnostic, const Location &where, QStringView written, const QStringList &candidates)
{
    const QString near = nearestName(written, candidates);
    if (near.isEmpty() || near == written)
        return;
    //: %1: an existing name
    diagnostic.message += u' ' + Rules::tr("Did you mean %1?").arg(quoted(near));
    //: %1: the name that is written, %2: the existing name
    diagnostic.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(written), quoted(near)), where, near));
}

} // namespace overmantel
