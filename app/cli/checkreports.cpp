#include "app/cli/checkreports.h"

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QString counted(int count, const QString &one, const QString &many)
{
    return QString::number(count) + u' ' + (count == 1 ? one : many);
}

QString summaryLine(const Analysis &analysis, bool showsNotes)
{
    const int errors = analysis.count(Severity::Error);
    const int warnings = analysis.count(Severity::Warning);
    const int notes = analysis.count(Severity::Info) + analysis.count(Severity::Hint);
    QString line = errors + warnings > 0
        ? countedProblems(errors, warnings)
        : u"No problems in "_s + counted(int(analysis.project.skills.size()), u"skill"_s, u"skills"_s);
    if (notes > 0 && showsNotes)
        line += u", "_s + counted(notes, u"note"_s, u"notes"_s);
    else if (notes > 0)
        line += u"; "_s + counted(notes, u"note is hidden (--info shows it)"_s, u"notes are hidden (--info shows them)"_s);
    return line + u".\n"_s;
}

QString coloured(const QString &text, Severity severity)
{
    const QString code = severity == Severity::Error ? u"31"_s : severity == Severity::Warning ? u"33"_s : u"36"_s;
    return u"\x1b[1;"_s + code + u'm' + text + u"\x1b[0m"_s;
}

} // namespace

bool isNote(const Diagnostic &found)
{
    return found.severity == Severity::Info || found.severity == Severity::Hint;
}

QString countedProblems(int errors, int warnings)
{
    return counted(errors, u"error"_s, u"errors"_s) + u", "_s + counted(warnings, u"warning"_s, u"warnings"_s);
}

QString textReport(const LoadedAgent &agent, TextStyle style)
{
    QString text;
    for (const Diagnostic &found : agent.analysis->diagnostics) {
        if (isNote(found) && !style.showsNotes)
            continue;
        QString line = findingLine(found, agent.position(found.where));
        if (style.isColoured) {
            const QString severity = u": "_s + severityKey(found.severity) + u": "_s;
            line.replace(line.indexOf(severity) + 2, severity.size() - 4, coloured(severityKey(found.severity), found.severity));
        }
        text += line + u'\n';
    }
    return text + summaryLine(*agent.analysis, style.showsNotes);
}

Json toolJson()
{
    return {{"name", "overmantel-cli"}, {"version", OVERMANTEL_VERSION}};
}

Json diagnosticJson(const Diagnostic &found, const LoadedAgent &agent)
{
    Json related = Json::array();
    for (const RelatedPlace &place : found.related)
        related.push_back({{"file", utf8(place.where.file)}, {"range", rangeJson(agent.snapshot(place.where.file), place.where.range)}, {"message", utf8(place.message)}});
    Json fixes = Json::array();
    for (const Fix &fix : found.fixes)
        fixes.push_back(utf8(fix.title));
    return {{"code", utf8(found.code)},
            {"engineCode", found.engineCode},
            {"family", found.family.isEmpty() ? Json(nullptr) : Json(utf8(found.family))},
            {"severity", utf8(severityKey(found.severity))},
            {"profile", utf8(profileName(found.profile))},
            {"message", utf8(found.message)},
            {"file", utf8(found.where.file)},
            {"range", rangeJson(agent.snapshot(found.where.file), found.where.range)},
            {"related", related},
            {"fixes", fixes}};
}

QString jsonReport(const LoadedAgent &agent)
{
    const Analysis &analysis = *agent.analysis;
    Json diagnostics = Json::array();
    for (const Diagnostic &found : analysis.diagnostics)
        diagnostics.push_back(diagnosticJson(found, agent));
    return dumped({{"tool", toolJson()},
                   {"profile", utf8(analysis.profile)},
                   {"folder", utf8(agent.folder.path)},
                   {"summary", {{"error", analysis.count(Severity::Error)}, {"warning", analysis.count(Severity::Warning)},
                                {"info", analysis.count(Severity::Info)}, {"hint", analysis.count(Severity::Hint)}}},
                   {"diagnostics", diagnostics}});
}

QString comparisonJson(const LoadedAgent &agent, const ProfileComparison &comparison)
{
    const auto list = [&agent](const QList<Diagnostic> &findings) {
        Json all = Json::array();
        for (const Diagnostic &found : findings)
            all.push_back(diagnosticJson(found, agent));
        return all;
    };
    Json changes = Json::array();
    for (const SeverityChange &change : comparison.changes)
        changes.push_back({{"before", diagnosticJson(change.before, agent)}, {"after", diagnosticJson(change.after, agent)}});
    return dumped({{"tool", toolJson()},
                   {"folder", utf8(agent.folder.path)},
                   {"from", utf8(comparison.from)},
                   {"to", utf8(comparison.to)},
                   {"summary", {{"appear", comparison.appears.size()}, {"vanish", comparison.vanishes.size()},
                                {"change", comparison.changes.size()}, {"stay", comparison.stays}}},
                   {"appears", list(comparison.appears)},
                   {"vanishes", list(comparison.vanishes)},
                   {"changes", changes}});
}

} // namespace overmantel::cli
