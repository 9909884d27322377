#include "core/analysis/profilecomparison.h"

#include <QCoreApplication>

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

QString group(const QString &title, const QStringList &lines)
{
    QString text = title + u'\n';
    for (const QString &line : lines)
        text += u"  "_s + line + u'\n';
    return text;
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
    const auto linesOf = [&positionOf](const QList<Diagnostic> &findings) {
        QStringList lines;
        for (const Diagnostic &finding : findings)
            lines += findingLine(finding, positionOf(finding.where));
        return lines;
    };
    //: %1 and %2 are names of profiles such as "next"
    QString text = ComparisonWords::tr("Profile %1, compared with %2").arg(comparison.to, comparison.from) + u"\n\n"_s;
    //: %1 is a number of findings
    text += group(ComparisonWords::tr("Appear: %1").arg(comparison.appears.size()), linesOf(comparison.appears));
    //: %1 is a number of findings
    text += group(ComparisonWords::tr("Vanish: %1").arg(comparison.vanishes.size()), linesOf(comparison.vanishes));
    if (!comparison.changes.isEmpty()) {
        QStringList lines;
        for (const SeverityChange &change : comparison.changes) {
            //: %1 is a severity such as "error", %2 a line about a finding
            lines += ComparisonWords::tr("was %1, now %2").arg(severityKey(change.before.severity),
                                                               findingLine(change.after, positionOf(change.after.where)));
        }
        //: %1 is a number of findings
        text += group(ComparisonWords::tr("Change severity: %1").arg(lines.size()), lines);
    }
    //: %1 is a number of findings
    return text + ComparisonWords::tr("Stay: %1").arg(comparison.stays) + u'\n';
}

} // namespace overmantel
