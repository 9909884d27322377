#include "core/rules/rule.h"

#include "core/base/nearest.h"

namespace overmantel {

Diagnostic &Report::add(const Location &where, const QString &message)
{
    m_into.append({.code = QString::fromUtf16(m_rule->code),
                   .engineCode = m_rule->engineCode,
                   .family = QString::fromUtf16(m_rule->family),
                   .severity = m_rule->severity,
                   .profile = m_profile,
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

namespace {

// The rows of a profile that have a function of one kind.
template <typename Scope>
QList<Diagnostic> findings(const Scope &scope, Profile profile, void (*Rule::*function)(const Scope &, Report &))
{
    QList<Diagnostic> found;
    Report report(found, profile);
    for (const Rule &rule : ruleTable()) {
        if (!(rule.*function) || !(rule.profiles & inProfile(profile)))
            continue;
        report.setRule(&rule);
        (rule.*function)(scope, report);
    }
    return found;
}

} // namespace

QList<Diagnostic> checkFile(const SourceFile &file, Profile profile)
{
    return findings(file, profile, &Rule::inFile);
}

QList<Diagnostic> checkSkill(const SkillScope &scope, Profile profile)
{
    return findings(scope, profile, &Rule::inSkill);
}

QList<Diagnostic> checkProject(const ProjectScope &scope, Profile profile)
{
    return findings(scope, profile, &Rule::inProject);
}

QString quoted(QStringView words)
{
    constexpr qsizetype longest = 80;
    QString shown = words.size() > longest ? words.left(longest - 1).toString() + u'…' : words.toString();
    //: %1: words of the author, quoted in a message
    return Rules::tr("‘%1’").arg(shown.replace(u'\n', u' '));
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
