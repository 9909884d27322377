// What reading a large agent costs, stage by stage on one core: processor time, and memory that stays in
// use behind it (nothing is freed before the end).
// Usage: bench_reading [--skills N] [--seed N]
#include "core/model/projectbuilder.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/syntax/yaml/yamlreader.h"
#include "core/workspace/filestore.h"
#include "tests/support/agentgenerator.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTextStream>

#include <malloc.h>
#include <time.h>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

double processorTime() // of all threads, in ms
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double megabytesInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return double(info.uordblks + info.hblkhd) / 1e6;
}

template <typename Work>
void measure(const QString &name, Work work)
{
    const double memory = megabytesInUse();
    const double start = processorTime();
    work();
    out() << u"  %1 %2 ms %3 MB\n"_s.arg(name, -44).arg(processorTime() - start, 7, 'f', 0).arg(megabytesInUse() - memory, 7, 'f', 1);
    out().flush();
}

// What the conditions of the folder are, as far as the model has them.
QStringList conditionsOf(const Project &project)
{
    QStringList texts;
    const auto take = [&](const std::optional<Condition> &condition) {
        if (condition)
            texts.append(condition->text());
    };
    for (const Skill &skill : project.skills) {
        take(skill.completeWhen);
        for (const ToolConstraint &constraint : skill.constraints)
            take(constraint.requirement);
        for (const UtterTrigger &trigger : skill.utters)
            take(trigger.when);
        for (const ProseParagraph &paragraph : skill.paragraphs)
            take(paragraph.condition);
        for (const Block &block : skill.blocks) {
            for (const Step &step : block.steps) {
                take(step.completeWhen);
                for (const Branch &branch : step.branches)
                    take(branch.condition);
            }
        }
        for (const Response &response : skill.responses) {
            for (const ResponseVariant &variant : response.variants)
                take(variant.condition);
        }
    }
    return texts;
}

} // namespace

int main(int argc, char **argv)
{
    mallopt(M_ARENA_MAX, 1); // so that one arena knows all
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"skills"_s, u"Size of the agent."_s, u"N"_s, u"1000"_s}, {u"seed"_s, u"Of the generator."_s, u"N"_s, u"1"_s}});
    parser.process(application);
    QTemporaryDir folder;
    {
        const QMap<QString, QString> files = testing::generateAgent(parser.value(u"skills"_s).toInt(), parser.value(u"seed"_s).toUInt());
        qsizetype characters = 0;
        for (const QString &text : files)
            characters += text.size();
        out() << u"input: %1 skills, %2 files, %3 characters\n"_s.arg(parser.value(u"skills"_s)).arg(files.size()).arg(characters);
        if (!testing::writeFiles(folder.path(), files).isEmpty())
            return 1;
    }

    std::optional<LoadedFolder> loaded;
    measure(u"files from disk, with their snapshots"_s, [&] {
        if (Result<LoadedFolder> read = loadFolder(folder.path()))
            loaded = *std::move(read);
    });
    if (!loaded)
        return 1;
    std::vector<Snapshot> snapshots;
    measure(u"  of this: Snapshot::fromBytes"_s, [&] {
        for (auto it = loaded->files.constBegin(); it != loaded->files.constEnd(); ++it)
            snapshots.push_back(Snapshot::fromBytes(it->bytes));
    });
    snapshots.clear();
    loaded->files.detach();

    ProjectInput input;
    const auto readAll = [&](auto isWanted) {
        for (auto it = loaded->files.constBegin(); it != loaded->files.constEnd(); ++it) {
            if (isWanted(fileKind(it.key())))
                input.files.insert(it.key(), readSourceFile(it.key(), it->snapshot));
        }
    };
    measure(u"trees: memory.yml and responses.yml"_s, [&] {
        readAll([](FileKind kind) { return kind != FileKind::SkillText && kind != FileKind::Tools; });
    });
    measure(u"trees: skill.md"_s, [&] { readAll([](FileKind kind) { return kind == FileKind::SkillText; }); });
    measure(u"tools.py"_s, [&] { readAll([](FileKind kind) { return kind == FileKind::Tools; }); });
    ProjectBuilder builder;
    Project project;
    measure(u"model, with its conditions and symbols"_s, [&] { project = builder.build(input); });
    const QStringList conditions = conditionsOf(project);
    std::vector<condition::ParsedCondition> parsed;
    measure(u"  of this: %1 conditions"_s.arg(conditions.size()), [&] {
        for (const QString &text : conditions)
            parsed.push_back(condition::parse(text));
    });
    return 0;
}
