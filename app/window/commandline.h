// What somebody wrote behind `overmantel` on the command line, read into a struct. Pure: it opens
// nothing and prints nothing.
#pragma once

#include "views/common/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace overmantel {

enum class ScreenshotView { Write, Flow, Graph, Matrix, Preview };

struct CommandLine
{
    QString error; // a sentence; empty when all is well
    bool wantsHelp = false;
    bool wantsVersion = false;
    QString path; // as written, without line and column; empty without one
    int line = 0; // one-based; 0 when not given
    int column = 0;
    std::optional<theme::Mode> themeMode;
    QString screenshotFile; // empty: show the window
    ScreenshotView view = ScreenshotView::Write;
    QSize size{1280, 720};
    double scale = 1.0;
};

// `arguments`: the program's name first.
CommandLine readCommandLine(const QStringList &arguments);
QString commandLineHelp();

// Splits "FILE:LINE:COLUMN". A path that exists as it is written is never split.
struct PathAndPlace
{
    QString path;
    int line = 0;
    int column = 0;
};
PathAndPlace splitPlace(const QString &argument);

// The agent folder that a file belongs to: the nearest folder above with an agent.yml or a folder
// skills. Empty when there is none.
QString agentFolderOf(const QString &file);

} // namespace overmantel
