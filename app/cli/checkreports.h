// What `check` answers, one function per format, and the parts that its formats share. Each answers the
// whole text; nothing here prints.
#pragma once

#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "core/analysis/profilecomparison.h"

namespace overmantel::cli {

struct TextStyle
{
    bool isColoured = false;
    bool showsNotes = false; // infos and hints, too; else their number
};
QString textReport(const LoadedAgent &agent, TextStyle style);
QString jsonReport(const LoadedAgent &agent);
// SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0/. Has every finding, notes included.
QString sarifReport(const LoadedAgent &agent);

struct JunitStyle
{
    Severity failsFrom = Severity::Error; // this bad and worse makes the test of a file fail
    bool showsNotes = false;
    double seconds = 0; // that the check took
};
// One test case per file. Fits the two schemas that readers of such reports go by: the one of the Ant task
// and the one of Jenkins.
QString junitReport(const LoadedAgent &agent, JunitStyle style);

QString comparisonJson(const LoadedAgent &agent, const ProfileComparison &comparison);

Json toolJson();
Json diagnosticJson(const Diagnostic &found, const LoadedAgent &agent);
bool isNote(const Diagnostic &found);
QString countedProblems(int errors, int warnings); // "2 errors, 1 warning"

} // namespace overmantel::cli
