// One command of the command line: its row in the table and what its function is given.
#pragma once

#include "app/cli/cli.h"
#include "core/analysis/analysis.h"
#include "core/base/result.h"
#include "core/workspace/filestore.h"

#include <QCommandLineParser>

#include <functional>

namespace overmantel::cli {

struct Call
{
    const QCommandLineParser &options;
    QStringList positional; // without the command's name
    Streams &streams;

    QString format() const { return options.value(QStringLiteral("format")); }
};

struct Command
{
    QString name;
    QString usage;   // "FOLDER [options]"
    QString summary; // one line
    QList<QCommandLineOption> options;
    int positionalAtLeast = 0;
    int positionalAtMost = 1;
    QStringList formats; // the first is the default; empty when the command has no --format
    std::function<int(const Call &)> run;
};

// The rows, one function per file.
Command checkCommand();
Command rulesCommand();
Command evalCommand();
Command respondCommand();
Command graphCommand();
Command matrixCommand();

struct LoadedAgent
{
    LoadedFolder folder;
    AnalysisInput input; // what was analysed
    AnalysisPtr analysis;

    const Snapshot *snapshot(const QString &file) const; // nullptr for a file that could not be read
    TextPosition position(const Location &place) const;
};
// Reads and analyses the folder that is the first argument, with the profile of --profile where the command
// has it, else with the folder's own; settings that cannot be used are said on standard error.
// Errors as loadFolder(); an unknown profile is one, too.
Result<LoadedAgent> loadAgent(const Call &call);
Result<Profile> profileNamed(const QString &name);

// Prints the sentence on standard error and answers the exit status for "could not run".
int fail(Streams &streams, const Error &error);
int fail(Streams &streams, const QString &what, const QString &where = {}, const QString &advice = {});

QByteArray readInput(const QString &path, QString *error); // "-" is standard input

} // namespace overmantel::cli
