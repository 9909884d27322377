// How long a large agent takes to check: all of it by the command line in a process of its own, and one
// keystroke after another in process, in places that concern one skill or all of them. Promised for 1,000
// skills on two cores: a cold check in 1.5 s and 400 MB, a keystroke in 30 ms.
// Usage: bench_check [--skills N] [--seed N] [--runs N] [--strokes N] [--only TEXT]
#include "core/base/memorygrowth.h"
#include "core/analysis/analysis.h"
#include "core/workspace/filestore.h"
#include "tests/support/agentgenerator.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

// Everything here and in the processes started from here runs on two cores, as promised; on one where
// there is no second.
void useTwoCores()
{
    cpu_set_t allowed;
    cpu_set_t two;
    CPU_ZERO(&two);
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return;
    for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&two) < 2; ++cpu) {
        if (CPU_ISSET(cpu, &allowed))
            CPU_SET(cpu, &two);
    }
    sched_setaffinity(0, sizeof two, &two);
}

QString figures(std::vector<double> values, const QString &unit, int decimals)
{
    std::sort(values.begin(), values.end());
    const auto at = [&](double part) { return QString::number(values[size_t(part * double(values.size() - 1) + 0.5)], 'f', decimals); };
    return u"min %1, median %2, p95 %3, max %4 %5"_s.arg(at(0), at(0.5), at(0.95), at(1), unit);
}

double seconds(const timeval &time)
{
    return double(time.tv_sec) + double(time.tv_usec) / 1e6;
}

struct ProcessCost
{
    double wall = 0;     // seconds
    double cpu = 0;      // seconds
    double megabytes = 0; // most that was resident at once
};

// Nothing when the check could not run, or found errors. The highest memory of a new process is at least
// that of the process that starts it: so this comes before the measuring in process.
std::optional<ProcessCost> coldCheck(const QString &folder)
{
    const QByteArray program = QByteArrayLiteral(OVERMANTEL_BIN_DIR "/overmantel-cli");
    const QByteArray path = folder.toLocal8Bit();
    const char *const arguments[] = {program.constData(), "check", path.constData(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    QElapsedTimer timer;
    timer.start();
    pid_t child = 0;
    const int failed = posix_spawn(&child, program.constData(), &actions, nullptr, const_cast<char *const *>(arguments), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage usage{};
    if (failed != 0 || wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return std::nullopt;
    return ProcessCost{.wall = double(timer.nsecsElapsed()) / 1e9,
                       .cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime),
                       .megabytes = double(usage.ru_maxrss) / 1024};
}

bool measureColdCheck(const QString &folder, int runs)
{
    std::vector<double> wall, cpu, megabytes;
    for (int run = 0; run < runs; ++run) {
        const std::optional<ProcessCost> cost = coldCheck(folder);
        if (!cost) {
            QTextStream(stderr) << u"overmantel-cli check fails for %1.\n"_s.arg(folder);
            return false;
        }
        wall.push_back(cost->wall);
        cpu.push_back(cost->cpu);
        megabytes.push_back(cost->megabytes);
    }
    out() << u"\ncheck from a cold start, in a process of its own (%1 runs; promised: 1.5 s, 400 MB)\n"_s.arg(runs)
          << u"  wall    %1\n"_s.arg(figures(wall, u"s"_s, 2)) << u"  CPU     %1\n"_s.arg(figures(cpu, u"s"_s, 2))
          << u"  memory  %1\n"_s.arg(figures(megabytes, u"MB"_s, 0));
    out().flush();
    return true;
}

// Where somebody types: behind the first place of `anchor` in the file.
struct Place
{
    QString name;
    QString file;
    QString anchor;
};

QList<Place> places(const QString &skillFolder)
{
    const QString id = skillFolder.section(u'/', -1);
    return {
        {u"prose of a skill.md"_s, skillFolder + u"/skill.md"_s, u"The case is "_s},
        {u"name in a condition of a skill.md"_s, skillFolder + u"/skill.md"_s, u"\nif: session."_s + id + u'.'},
        {u"text of a response"_s, skillFolder + u"/responses.yml"_s, u"Let us "_s},
        {u"name of a response of a skill"_s, skillFolder + u"/responses.yml"_s, u"_missing"_s},
        {u"name of an entry of a skill"_s, skillFolder + u"/memory.yml"_s, u"_reason"_s},
        {u"body of a tool"_s, skillFolder + u"/tools.py"_s, u"\"found\": "_s},
        {u"name of a tool"_s, skillFolder + u"/tools.py"_s, u"async def load_"_s},
        {u"name of an entry of the project"_s, u"memory.yml"_s, u"\ncustomer_tier"_s},
        {u"first line of the project's memory.yml"_s, u"memory.yml"_s, u"# "_s},
        {u"name of a response of the project"_s, u"responses.yml"_s, u"utter_desk_unavailable_short"_s},
        {u"name of a shared tool"_s, u"tools/get_customer.py"_s, u"async def get_customer"_s},
        {u"persona in agent.yml"_s, u"agent.yml"_s, u"You are "_s},
    };
}

// Types letters there, and takes them back with Backspace.
bool measureKeystrokes(const Place &place, AnalysisInput &input, AnalysisCache &cache, int strokes)
{
    const Snapshot original = input.files.value(place.file);
    const qsizetype found = original.text().indexOf(place.anchor);
    if (found < 0) {
        QTextStream(stderr) << u"%1 has no ‘%2’.\n"_s.arg(place.file, place.anchor);
        return false;
    }
    const qsizetype at = found + place.anchor.size();
    constexpr int wordLength = 8;
    std::vector<double> times;
    qsizetype most = 0;
    AnalysisPtr shown = analyze(input, cache); // a program keeps the last answer until it has the next
    for (int stroke = 0; stroke < strokes; ++stroke) {
        const int phase = stroke % (2 * wordLength);
        const int letters = phase < wordLength ? phase + 1 : 2 * wordLength - 1 - phase;
        QString text = original.text();
        text.insert(at, QString(letters, u'x'));
        ++input.revision;
        QElapsedTimer timer;
        timer.start();
        input.files[place.file] = original.withText(text);
        shown = analyze(input, cache);
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        most = qMax(most, shown->diagnostics.size());
    }
    input.files[place.file] = original;
    out() << u"  %1 %2  (up to %3 findings)\n"_s.arg(place.name, -40).arg(figures(times, u"ms"_s, 1)).arg(most);
    out().flush();
    return true;
}

bool measureInProcess(const QString &folder, int strokes, const QString &only)
{
    QElapsedTimer timer;
    timer.start();
    const Result<LoadedFolder> loaded = loadFolder(folder);
    if (!loaded)
        return false;
    const double loading = double(timer.nsecsElapsed()) / 1e6;
    AnalysisInput input;
    input.folderName = u"agent"_s;
    for (auto it = loaded->files.constBegin(); it != loaded->files.constEnd(); ++it)
        input.files.insert(it.key(), it->snapshot);
    AnalysisCache cache;
    timer.restart();
    const AnalysisPtr cold = analyze(input, cache);
    out() << u"\nin process\n  files read in %1 ms, analysed from nothing in %2 ms: %3 errors, %4 warnings, %5 infos, %6 hints\n"_s
                 .arg(loading, 0, 'f', 0).arg(double(timer.nsecsElapsed()) / 1e6, 0, 'f', 0).arg(cold->count(Severity::Error))
                 .arg(cold->count(Severity::Warning)).arg(cold->count(Severity::Info)).arg(cold->count(Severity::Hint));
    out() << u"\none keystroke (%1 each; promised: 30 ms)\n"_s.arg(strokes);
    const SkillList &skills = cold->project.skills;
    for (const Place &place : places(skills.at(skills.size() / 2).folder)) {
        if (place.name.contains(only) && !measureKeystrokes(place, input, cache, strokes))
            return false;
    }
    return true;
}

void printSize(int skills, quint32 seed, const QMap<QString, QString> &files)
{
    qsizetype lines = 0, characters = 0;
    for (const QString &text : files) {
        lines += text.count(u'\n');
        characters += text.size();
    }
    out() << u"input: %1 skills, %2 files, %3 lines, %4 characters (seed %5)\n"_s.arg(skills).arg(files.size()).arg(lines).arg(characters).arg(seed);
    out().flush();
}

} // namespace

int main(int argc, char **argv)
{
    growMemoryInLargeSteps();
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"skills"_s, u"Size of the agent."_s, u"N"_s, u"1000"_s},
                       {u"seed"_s, u"Of the generator."_s, u"N"_s, u"1"_s},
                       {u"runs"_s, u"Checks from a cold start."_s, u"N"_s, u"5"_s},
                       {u"strokes"_s, u"Keystrokes of each kind."_s, u"N"_s, u"48"_s},
                       {u"only"_s, u"Keystrokes whose name has this text."_s, u"TEXT"_s}});
    parser.process(application);
    const int skills = parser.value(u"skills"_s).toInt();
    const quint32 seed = parser.value(u"seed"_s).toUInt();
    const int runs = parser.value(u"runs"_s).toInt();
    const int strokes = qMax(parser.value(u"strokes"_s).toInt(), 1);

    useTwoCores();
    QTemporaryDir folder;
    {
        const QMap<QString, QString> files = testing::generateAgent(skills, seed);
        if (const QString failed = testing::writeFiles(folder.path(), files); !failed.isEmpty()) {
            QTextStream(stderr) << u"%1 cannot be written.\n"_s.arg(failed);
            return 1;
        }
        printSize(skills, seed, files);
    }
    if (runs > 0 && !measureColdCheck(folder.path(), runs))
        return 1;
    return measureInProcess(folder.path(), strokes, parser.value(u"only"_s)) ? 0 : 1;
}
