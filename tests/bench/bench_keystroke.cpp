// How long it takes from a keystroke in a skill.md to the problems of the changed text: once with the
// analysis in the same call, once through the worker thread as the window does it.
// Usage: bench_keystroke [FOLDER [FILE]]
#include "core/workspace/workspace.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTextStream>

#include <algorithm>
#include <vector>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

namespace {

constexpr int strokes = 200;

struct Input
{
    QString folder;
    QString file;
};

// Types a word and a space over and over at the middle of the file, and takes it back with Backspace.
WorkspaceEdit stroke(const Workspace &workspace, const QString &file, int number)
{
    const qsizetype middle = workspace.snapshot(file).lineStart(workspace.snapshot(file).lineCount() / 2);
    const int phase = number % 20;
    const TextEdit edit = phase < 10 ? TextEdit::insert(middle + phase, phase == 9 ? u" "_s : u"a"_s)
                                     : TextEdit::remove({middle + 19 - phase, middle + 20 - phase});
    return {u"Typing"_s, {{file, edit}}};
}

void print(const QString &name, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    QTextStream(stdout) << u"%1: min %2 ms, median %3 ms, max %4 ms (%5 keystrokes)\n"_s.arg(name, -12)
                               .arg(times.front(), 0, 'f', 2)
                               .arg(times[times.size() / 2], 0, 'f', 2)
                               .arg(times.back(), 0, 'f', 2)
                               .arg(times.size());
}

int measure(const Input &input, Workspace::Mode mode, const QString &name)
{
    Workspace workspace(mode);
    if (const Result<void> opened = workspace.open(input.folder); !opened) {
        QTextStream(stderr) << opened.error().sentence() << '\n';
        return 1;
    }
    if (!workspace.contains(input.file)) {
        QTextStream(stderr) << u"%1 has no file %2.\n"_s.arg(input.folder, input.file);
        return 1;
    }
    workspace.waitForAnalysis();
    if (mode == Workspace::Mode::Synchronous) {
        qsizetype size = 0;
        const QStringList files = workspace.files();
        for (const QString &file : files)
            size += workspace.snapshot(file).text().size();
        QTextStream(stdout) << u"%1 files, %2 characters; %3 has %4 characters\n"_s.arg(files.size())
                                   .arg(size)
                                   .arg(input.file)
                                   .arg(workspace.snapshot(input.file).text().size());
    }
    std::vector<double> times;
    for (int number = 0; number < strokes; ++number) {
        QElapsedTimer timer;
        timer.start();
        if (!workspace.apply(stroke(workspace, input.file, number), EditKind::Typing))
            return 1;
        while (workspace.isChecking())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    print(name, std::move(times));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const Input input{arguments.value(1, QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/examples/card_services")),
                      arguments.value(2, u"skills/card_replace/skill.md"_s)};
    const int failed = measure(input, Workspace::Mode::Synchronous, u"synchronous"_s);
    return failed != 0 ? failed : measure(input, Workspace::Mode::Background, u"background"_s);
}
