#include "app/cli/checkreports.h"
#include "app/cli/command.h"

#include <QElapsedTimer>
#include <QSaveFile>
#include <QTextStream>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

// From which severity on the answer is "findings"; nullopt: never.
using Threshold = std::optional<Severity>;

std::optional<Threshold> thresholdNamed(const QString &name)
{
    if (name == u"error")
        return Severity::Error;
    if (name == u"warning")
        return Severity::Warning;
    return name == u"never" ? std::optional<Threshold>(Threshold()) : std::nullopt;
}

bool reaches(const QList<Diagnostic> &findings, Threshold threshold)
{
    return threshold && std::any_of(findings.begin(), findings.end(), [&](const Diagnostic &found) { return found.severity <= *threshold; });
}

// Prints the report or writes it to the file that was asked for. False when that fails.
bool deliver(const QString &report, const Call &call)
{
    const QString path = call.options.value(u"output"_s);
    if (path.isEmpty()) {
        call.streams.out << report;
        return true;
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(report.toUtf8()) >= 0 && file.commit())
        return true;
    fail(call.streams, u"The report cannot be written: %1."_s.arg(file.errorString()), path);
    return false;
}

QString reportIn(const QString &format, const LoadedAgent &agent, const Call &call, const JunitStyle &junit)
{
    if (format == u"json")
        return jsonReport(agent);
    if (format == u"sarif")
        return sarifReport(agent);
    if (format == u"junit")
        return junitReport(agent, junit);
    const bool isColoured = call.streams.isColoured && !call.options.isSet(u"output"_s);
    return textReport(agent, {.isColoured = isColoured, .showsNotes = junit.showsNotes});
}

int compare(const LoadedAgent &agent, Profile profile, Threshold threshold, const Call &call)
{
    AnalysisInput input = agent.input;
    input.profile = profileName(profile);
    AnalysisCache cache;
    const ProfileComparison comparison = compareFindings(*agent.analysis, *analyze(input, cache));
    const QString report = call.format() == u"json"
        ? comparisonJson(agent, comparison)
        : comparisonText(comparison, [&agent](const Location &place) { return agent.position(place); });
    if (!deliver(report, call))
        return exitFailed;
    QList<Diagnostic> news = comparison.appears;
    for (const SeverityChange &change : comparison.changes) {
        if (change.after.severity < change.before.severity)
            news.append(change.after);
    }
    return reaches(news, threshold) ? exitFindings : exitClean;
}

int check(const Call &call)
{
    const QString failOn = call.options.value(u"fail-on"_s);
    const std::optional<Threshold> threshold = thresholdNamed(failOn);
    if (!threshold)
        return fail(call.streams, u"--fail-on takes error, warning or never, not ‘%1’."_s.arg(failOn));
    std::optional<Profile> compared;
    if (call.options.isSet(u"compare"_s)) {
        const Result<Profile> profile = profileNamed(call.options.value(u"compare"_s));
        if (!profile)
            return fail(call.streams, profile.error());
        if (call.format() != u"text" && call.format() != u"json")
            return fail(call.streams, u"--compare has no format ‘%1’."_s.arg(call.format()), {}, u"Its formats are text and json."_s);
        compared = *profile;
    }
    QElapsedTimer clock;
    clock.start();
    const Result<LoadedAgent> agent = loadAgent(call);
    if (!agent)
        return fail(call.streams, agent.error());
    if (compared)
        return compare(*agent, *compared, *threshold, call);
    const JunitStyle junit{.failsFrom = threshold->value_or(Severity::Error),
                           .showsNotes = call.options.isSet(u"info"_s),
                           .seconds = double(clock.elapsed()) / 1000};
    if (!deliver(reportIn(call.format(), *agent, call, junit), call))
        return exitFailed;
    return reaches(agent->analysis->diagnostics, *threshold) ? exitFindings : exitClean;
}

} // namespace

Command checkCommand()
{
    return {.name = u"check"_s,
            .usage = u"FOLDER [options]"_s,
            .summary = u"Validates an agent folder."_s,
            .options = {{u"profile"_s, u"Engine generation: maestro, reference or next (default: the folder's own, else reference)."_s, u"P"_s},
                        {u"compare"_s, u"Tells what appears and what vanishes under another profile. Exit with 1 when what appears reaches --fail-on."_s, u"PROFILE"_s},
                        {u"fail-on"_s, u"Exit with 1 from this severity on: error, warning, never (default error)."_s, u"SEVERITY"_s, u"error"_s},
                        {u"info"_s, u"Shows notes (infos and hints) in text and junit; json and sarif always have them."_s},
                        {u"output"_s, u"Writes the report to a file."_s, u"FILE"_s}},
            .positionalAtLeast = 1,
            .positionalAtMost = 1,
            .formats = {u"text"_s, u"json"_s, u"sarif"_s, u"junit"_s},
            .run = check};
}

} // namespace overmantel::cli
