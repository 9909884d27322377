#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"

#include <QSaveFile>
#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QString counted(int count, const QString &one, const QString &many)
{
    return QString::number(count) + u' ' + (count == 1 ? one : many);
}

QString summaryLine(const Analysis &analysis)
{
    const int errors = analysis.count(Severity::Error);
    const int warnings = analysis.count(Severity::Warning);
    if (errors + warnings == 0)
        return u"No problems in %1.\n"_s.arg(counted(int(analysis.project.skills.size()), u"skill"_s, u"skills"_s));
    return counted(errors, u"error"_s, u"errors"_s) + u", "_s + counted(warnings, u"warning"_s, u"warnings"_s) + u".\n"_s;
}

QString coloured(const QString &text, Severity severity, bool isColoured)
{
    if (!isColoured)
        return text;
    const QString code = severity == Severity::Error ? u"31"_s : severity == Severity::Warning ? u"33"_s : u"36"_s;
    return u"\x1b[1;"_s + code + u'm' + text + u"\x1b[0m"_s;
}

QString asText(const LoadedAgent &agent, bool isColoured)
{
    QString text;
    for (const Diagnostic &found : agent.analysis->diagnostics) {
        const Snapshot *snapshot = agent.snapshot(found.where.file);
        const TextPosition at = snapshot ? snapshot->position(found.where.range.start) : TextPosition{};
        text += u"%1:%2:%3: %4: %5 [%6]\n"_s.arg(found.where.file)
                    .arg(at.line + 1)
                    .arg(at.column + 1)
                    .arg(coloured(severityKey(found.severity), found.severity, isColoured), found.message, found.code);
    }
    return text + summaryLine(*agent.analysis);
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
            {"message", utf8(found.message)},
            {"file", utf8(found.where.file)},
            {"range", rangeJson(agent.snapshot(found.where.file), found.where.range)},
            {"related", related},
            {"fixes", fixes}};
}

QString asJson(const LoadedAgent &agent)
{
    const Analysis &analysis = *agent.analysis;
    Json diagnostics = Json::array();
    for (const Diagnostic &found : analysis.diagnostics)
        diagnostics.push_back(diagnosticJson(found, agent));
    return dumped({{"tool", {{"name", "overmantel-cli"}, {"version", OVERMANTEL_VERSION}}},
                   {"profile", utf8(analysis.profile)},
                   {"folder", utf8(agent.folder.path)},
                   {"summary", {{"error", analysis.count(Severity::Error)}, {"warning", analysis.count(Severity::Warning)},
                                {"info", analysis.count(Severity::Info)}, {"hint", analysis.count(Severity::Hint)}}},
                   {"diagnostics", diagnostics}});
}

int check(const Call &call)
{
    const QString failOn = call.options.value(u"fail-on"_s);
    if (failOn != u"error" && failOn != u"warning" && failOn != u"never")
        return fail(call.streams, u"--fail-on takes error, warning or never, not ‘%1’."_s.arg(failOn));
    const Result<LoadedAgent> agent = loadAgent(call.positional.first(), call.options.value(u"profile"_s));
    if (!agent)
        return fail(call.streams, agent.error());
    const QString outputFile = call.options.value(u"output"_s);
    const QString report = call.format() == u"json" ? asJson(*agent) : asText(*agent, call.streams.isColoured && outputFile.isEmpty());
    if (outputFile.isEmpty()) {
        call.streams.out << report;
    } else {
        QSaveFile file(outputFile);
        if (!file.open(QIODevice::WriteOnly) || file.write(report.toUtf8()) < 0 || !file.commit())
            return fail(call.streams, u"The report cannot be written: %1."_s.arg(file.errorString()), outputFile);
    }
    const int errors = agent->analysis->count(Severity::Error);
    const int warnings = agent->analysis->count(Severity::Warning);
    const bool hasFailed = (failOn == u"error" && errors > 0) || (failOn == u"warning" && errors + warnings > 0);
    return hasFailed ? exitFindings : exitClean;
}

} // namespace

Command checkCommand()
{
    return {.name = u"check"_s,
            .usage = u"FOLDER [options]"_s,
            .summary = u"Validates an agent folder."_s,
            .options = {{u"profile"_s, u"Engine generation: maestro, reference or next (default reference)."_s, u"P"_s, u"reference"_s},
                        {u"fail-on"_s, u"Exit with 1 from this severity on: error, warning, never (default error)."_s, u"SEVERITY"_s, u"error"_s},
                        {u"output"_s, u"Writes the report to a file."_s, u"FILE"_s}},
            .positionalAtLeast = 1,
            .positionalAtMost = 1,
            .formats = {u"text"_s, u"json"_s},
            .run = check};
}

} // namespace overmantel::cli
