#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "core/base/nearest.h"
#include "core/workspace/foldersettings.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QList<Command> commands()
{
    return {checkCommand(), evalCommand(), respondCommand(), graphCommand(), matrixCommand(), rulesCommand()};
}

void printUsage(const QList<Command> &all, QTextStream &to)
{
    to << "overmantel-cli " << OVERMANTEL_VERSION << ": checks and questions about a Rasa Mantle agent folder\n\n"
       << "Usage: overmantel-cli COMMAND [ARGUMENTS]\n\n";
    for (const Command &command : all)
        to << "  " << command.name.leftJustified(10) << command.summary << '\n';
    to << "\novermantel-cli COMMAND --help tells more. Exit status: 0 clean, 1 findings, 2 could not run.\n";
}

void printHelp(const Command &command, QTextStream &to)
{
    to << "Usage: overmantel-cli " << command.name << ' ' << command.usage << "\n\n" << command.summary << "\n\n";
    for (const QCommandLineOption &option : command.options) {
        QString names = u"--"_s + option.names().join(u", --"_s);
        if (!option.valueName().isEmpty())
            names += u' ' + option.valueName();
        to << "  " << names.leftJustified(24) << option.description() << '\n';
    }
    if (!command.formats.isEmpty())
        to << "  " << u"--format F"_s.leftJustified(24) << command.formats.join(u", "_s) << " (default " << command.formats.first() << ")\n";
}

int runCommand(const Command &command, const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    parser.addOptions(command.options);
    parser.addOption({u"help"_s, u"Tells how to use the command."_s});
    if (!command.formats.isEmpty())
        parser.addOption({u"format"_s, u"Output format."_s, u"F"_s, command.formats.first()});
    if (!parser.parse(QStringList{command.name} + arguments))
        return fail(streams, parser.errorText() + u'.', {}, u"See overmantel-cli %1 --help."_s.arg(command.name));
    if (parser.isSet(u"help"_s)) {
        printHelp(command, streams.out);
        return exitClean;
    }
    const Call call{.options = parser, .positional = parser.positionalArguments(), .streams = streams};
    if (call.positional.size() < command.positionalAtLeast || call.positional.size() > command.positionalAtMost)
        return fail(streams, u"Usage: overmantel-cli %1 %2"_s.arg(command.name, command.usage));
    if (!command.formats.isEmpty() && !command.formats.contains(call.format()))
        return fail(streams, u"There is no format ‘%1’."_s.arg(call.format()), {}, u"The formats are %1."_s.arg(command.formats.join(u", "_s)));
    return command.run(call);
}

} // namespace

int run(const QStringList &arguments, Streams &streams)
{
    const QList<Command> all = commands();
    if (arguments.isEmpty() || arguments.first() == u"--help" || arguments.first() == u"-h" || arguments.first() == u"help") {
        printUsage(all, arguments.isEmpty() ? streams.err : streams.out);
        return arguments.isEmpty() ? exitFailed : exitClean;
    }
    if (arguments.first() == u"--version") {
        streams.out << "overmantel-cli " << OVERMANTEL_VERSION << '\n';
        return exitClean;
    }
    QStringList names;
    for (const Command &command : all) {
        if (command.name == arguments.first())
            return runCommand(command, arguments.mid(1), streams);
        names.append(command.name);
    }
    const QString near = nearestName(arguments.first(), names);
    return fail(streams, u"There is no command ‘%1’."_s.arg(arguments.first()), {},
                near.isEmpty() ? u"The commands are %1."_s.arg(names.join(u", "_s)) : u"Did you mean ‘%1’?"_s.arg(near));
}

const Snapshot *LoadedAgent::snapshot(const QString &file) const
{
    const auto it = folder.files.constFind(file);
    return it == folder.files.constEnd() ? nullptr : &it->snapshot;
}

TextPosition LoadedAgent::position(const Location &place) const
{
    const Snapshot *text = snapshot(place.file);
    return text ? text->position(place.range.start) : TextPosition{};
}

Result<Profile> profileNamed(const QString &name)
{
    if (const std::optional<Profile> profile = profileFromName(name))
        return *profile;
    return failure(u"There is no profile ‘%1’."_s.arg(name), {}, u"The profiles are maestro, reference and next."_s);
}

namespace {

Result<Profile> profileFor(const Call &call, const QString &folder)
{
    // Asking for an option that the command does not have would be a warning.
    if (call.options.optionNames().contains(u"profile"_s))
        return profileNamed(call.options.value(u"profile"_s));
    const ReadSettings read = readFolderSettings(folder);
    if (!read.problem.isEmpty())
        call.streams.err << "overmantel-cli: " << read.problem << '\n';
    return read.settings.profile;
}

// A command ends with its process. To take a million objects apart first would only make people wait.
void keepUntilTheEnd(std::unique_ptr<AnalysisCache> cache, AnalysisPtr analysis)
{
    struct Kept
    {
        std::vector<std::unique_ptr<AnalysisCache>> caches;
        QList<AnalysisPtr> analyses;
    };
    static auto *const kept = new Kept;
    kept->caches.push_back(std::move(cache));
    kept->analyses.append(std::move(analysis));
}

} // namespace

Result<LoadedAgent> loadAgent(const Call &call)
{
    Result<LoadedFolder> folder = loadFolder(call.positional.first());
    if (!folder)
        return tl::unexpected<Error>(folder.error());
    const Result<Profile> profile = profileFor(call, folder->path);
    if (!profile)
        return tl::unexpected<Error>(profile.error());
    AnalysisInput input;
    input.folderName = QDir(folder->path).dirName();
    input.profile = profileName(*profile);
    input.unreadableFiles = folder->unreadable;
    for (auto it = folder->files.constBegin(); it != folder->files.constEnd(); ++it)
        input.files.insert(it.key(), it->snapshot);
    auto cache = std::make_unique<AnalysisCache>();
    AnalysisPtr analysis = analyze(input, *cache);
    keepUntilTheEnd(std::move(cache), analysis);
    return LoadedAgent{.folder = *std::move(folder), .input = std::move(input), .analysis = std::move(analysis)};
}

int fail(Streams &streams, const Error &error)
{
    streams.err << "overmantel-cli: " << error.sentence() << '\n';
    return exitFailed;
}

int fail(Streams &streams, const QString &what, const QString &where, const QString &advice)
{
    return fail(streams, Error{what, where, advice});
}

QByteArray readInput(const QString &path, QString *error)
{
    QFile file(path);
    const bool isOpen = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen) {
        *error = u"The file cannot be read: %1."_s.arg(file.errorString());
        return {};
    }
    return file.readAll();
}

} // namespace overmantel::cli
