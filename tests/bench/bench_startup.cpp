// How long it takes until the window is seen (promise: 500 ms), and until the example agent is open and
// checked in it.
#include "app/window/exampleagent.h"
#include "app/window/mainwindow.h"
#include "app/window/prompts.h"
#include "app/window/session.h"
#include "core/workspace/workspace.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

int main(int argc, char **argv)
{
    QElapsedTimer clock;
    clock.start();
    QApplication application(argc, argv);
    theme::apply(application, theme::Mode::Light);
    QTemporaryDir folder;
    Session session(folder.filePath(u"session.ini"_s));
    Workspace workspace;
    DialogPrompts prompts;
    MainWindow window(workspace, prompts, session);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;
    const qint64 shown = clock.elapsed();

    const Result<QString> example = exampleAgentFolder(folder.path());
    if (!example)
        return 1;
    clock.restart();
    window.openPath(*example);
    const qint64 opened = clock.elapsed();
    workspace.waitForAnalysis();
    QCoreApplication::sendPostedEvents();
    std::printf("window shown: %lld ms (promise: 500)\nexample open: %lld ms, checked: %lld ms\n", shown, opened, clock.elapsed());
    return 0;
}
