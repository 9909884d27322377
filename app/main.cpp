// The window: reads the command line, sets up language and theme, shows MainWindow or draws it into a
// picture.

#include "app/window/commandline.h"
#include "app/window/mainwindow.h"
#include "app/window/prompts.h"
#include "app/window/screenshot.h"
#include "app/window/session.h"
#include "core/base/memorygrowth.h"
#include "core/workspace/workspace.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTextStream>
#include <QTimer>
#include <QTranslator>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int couldNotRun = 2;

void print(FILE *where, const QString &text)
{
    QTextStream(where) << text << (text.endsWith(u'\n') ? u""_s : u"\n"_s);
}

// The platform without a display says of every window what it cannot do with it; that is no news.
void quietMessages(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    const bool isNoise = message.startsWith(u"This plugin does not support"_s) || message.startsWith(u"QStandardPaths:"_s);
    if (type != QtDebugMsg && type != QtInfoMsg && !isNoise)
        print(stderr, message);
}

// A picture needs no display; a platform that somebody chose is left alone.
void chooseDrawingWithoutDisplay(double scale)
{
    qInstallMessageHandler(quietMessages);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (scale != 1.0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
}

} // namespace

int main(int argc, char **argv)
{
    using namespace overmantel;

    growMemoryInLargeSteps();
    QCoreApplication::setApplicationName(u"overmantel"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(OVERMANTEL_VERSION));
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words += QString::fromLocal8Bit(argv[i]);
    // Read twice: once before there is an application, which needs to know whether a display is wanted,
    // and once in the person's language.
    const CommandLine early = readCommandLine(words);
    if (!early.screenshotFile.isEmpty() || !early.error.isEmpty())
        chooseDrawingWithoutDisplay(early.scale);
    if (early.wantsHelp || early.wantsVersion) {
        print(stdout, early.wantsHelp ? commandLineHelp() : u"overmantel "_s + QCoreApplication::applicationVersion());
        return 0;
    }

    QApplication application(argc, argv);
    QApplication::setWindowIcon(theme::icon(u"overmantel"_s));
    QGuiApplication::setDesktopFileName(u"overmantel"_s);
    // English plurals first: they show through where a language has no word of its own.
    QTranslator english;
    if (english.load(u":/translations/overmantel_en.qm"_s))
        QCoreApplication::installTranslator(&english);
    QTranslator dialogs; // Qt's own words, where the system has them
    if (dialogs.load(QLocale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&dialogs);
    QTranslator translator;
    if (translator.load(QLocale(), u"overmantel"_s, u"_"_s, u":/translations"_s))
        QCoreApplication::installTranslator(&translator);

    const CommandLine line = readCommandLine(words);
    if (!line.error.isEmpty()) {
        print(stderr, u"overmantel: "_s + line.error);
        return couldNotRun;
    }

    if (!line.screenshotFile.isEmpty()) {
        theme::apply(application, line.themeMode.value_or(theme::Mode::Light));
        if (const Result<void> drawn = takeScreenshot(line); !drawn) {
            print(stderr, u"overmantel: "_s + drawn.error().sentence());
            return couldNotRun;
        }
        return 0;
    }

    Session session;
    theme::apply(application, line.themeMode.value_or(session.themeMode()));
    Workspace workspace;
    DialogPrompts prompts;
    MainWindow window(workspace, prompts, session);
    window.restoreWindow();
    window.show();
    // After the window is on the screen: opening a large folder must not delay it.
    QTimer::singleShot(0, &window, [&window, &line] {
        if (line.path.isEmpty())
            window.openLastFolder();
        else
            window.openPath(line.path, line.line, line.column);
    });
    return QApplication::exec();
}
