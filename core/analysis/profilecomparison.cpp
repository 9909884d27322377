#include "core/analysis/profilecomparison.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

class ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(ProfileComparison)
};

using FindingKey = std::tuple<QString, QString, TextRange, QString>;

FindingKey keyOf(const Diagnostic &finding)
{
    return {finding.code, finding.where.file, finding.where.range, finding.message};
}

// One form of the same report.
struct ComparisonForm
{
    QString title;   // %1 is the title
    QString heading; // %1 is the title of a group
    QString line;    // %1 is what is said about a finding
    QString (*about)(const Diagnostic &, TextPosition);
};

QString report(const ProfileComparison &comparison, const PositionOf &positionOf, const ComparisonForm &form)
{
    const auto aboutOf = [&](const Diagnostic &finding) { return form.about(finding, positionOf(finding.where)); };
    const auto group = [&](const QString &title, const QStringList &lines) {
        QString text = form.heading.arg(title);
        for (const QString &line : lines)
            text += form.line.arg(line);
        return text;
    };
    const auto linesOf = [&](const QList<Diagnostic> &findings) {
        QStringList lines;
        for (const Diagnostic &finding : findings)
            lines += aboutOf(finding);
        return lines;
    };
    //: %1 and %2 are names of profiles such as "next"
    QString text = form.title.arg(ComparisonWords::tr("Profile %1, compared with %2").arg(comparison.to, comparison.from));
    //: %1 is a number of findings
    text += group(ComparisonWords::tr("Appear: %1").arg(comparison.appears.size()), linesOf(comparison.appears));
    //: %1 is a number of findings
    text += group(ComparisonWords::tr("Vanish: %1").arg(comparison.vanishes.size()), linesOf(comparison.vanishes));
    if (!comparison.changes.isEmpty()) {
        QStringList lines;
        for (const SeverityChange &change : comparison.changes)
            //: %1 is a line about a finding, %2 a severity such as "error"
            lines += ComparisonWords::tr("%1 (was: %2)").arg(aboutOf(change.after), severityKey(change.before.severity));
        //: %1 is a number of findings
        text += group(ComparisonWords::tr("Change severity: %1").arg(lines.size()), lines);
    }
    //: %1 is a number of findings
    return text + group(ComparisonWords::tr("Stay: %1").arg(comparison.stays), {});
}

} // namespace

ProfileComparison compareFindings(const Analysis &from, const Analysis &to)
{
    ProfileComparison comparison{.from = from.profile, .to = to.profile, .appears = {}, .vanishes = {}, .changes = {}};
    std::multimap<FindingKey, const Diagnostic *> before;
    for (const Diagnostic &finding : from.diagnostics)
        before.emplace(keyOf(finding), &finding);
    for (const Diagnostic &finding : to.diagnostics) {
        const auto same = before.find(keyOf(finding));
        if (same == before.end()) {
            comparison.appears.append(finding);
            continue;
        }
        if (same->second->severity == finding.severity)
            ++comparison.stays;
        else
            comparison.changes.append({*same->second, finding});
        before.erase(same);
    }
    for (const auto &[key, finding] : before)
        comparison.vanishes.append(*finding);
    std::sort(comparison.vanishes.begin(), comparison.vanishes.end(), diagnosticLess);
    return comparison;
}

QString comparisonText(const ProfileComparison &comparison, const PositionOf &positionOf)
{
    return report(comparison, positionOf, {.title = u"%1\n\n"_s, .heading = u"%1\n"_s, .line = u"  %1\n"_s, .about = findingLine});
}

QString comparisonMarkdown(const ProfileComparison &comparison, const PositionOf &positionOf)
{
    return report(comparison, positionOf, {.title = u"## %1\n"_s, .heading = u"\n%1\n\n"_s, .line = u"%1\n"_s, .about = findingMarkdownItem});
}

} // namespace overmantel
