#include "app/window/commandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

class CommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct ViewRow
{
    const char16_t *word;
    ScreenshotView view;
};
constexpr std::array viewRows{
    ViewRow{u"write", ScreenshotView::Write},   ViewRow{u"flow", ScreenshotView::Flow},
    ViewRow{u"graph", ScreenshotView::Graph},   ViewRow{u"matrix", ScreenshotView::Matrix},
    ViewRow{u"preview", ScreenshotView::Preview},
};

struct ThemeRow
{
    const char16_t *word;
    theme::Mode mode;
};
constexpr std::array themeRows{
    ThemeRow{u"light", theme::Mode::Light},
    ThemeRow{u"dark", theme::Mode::Dark},
    ThemeRow{u"system", theme::Mode::System},
};

template <typename Rows>
auto rowOf(const Rows &rows, const QString &word)
{
    return std::find_if(rows.begin(), rows.end(),
                        [&word](const auto &row) { return QStringView(row.word) == word; });
}

template <typename Rows>
QString wordsOf(const Rows &rows)
{
    QStringList words;
    for (const auto &row : rows)
        words += QString::fromUtf16(row.word);
    return words.join(u", "_s);
}

//: %1 is an option such as --view, %2 what was written, %3 the words that are possible
QString noSuchWord(const QString &option, const QString &word, const QString &possible)
{
    return CommandLineWords::tr("%1 does not know “%2”. It takes one of: %3.").arg(option, word, possible);
}

void setUp(QCommandLineParser &parser)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOptions({
        {{u"h"_s, u"help"_s}, CommandLineWords::tr("Shows this help.")},
        {{u"v"_s, u"version"_s}, CommandLineWords::tr("Shows the version.")},
        {u"theme"_s, CommandLineWords::tr("Light or dark, or as the desktop has it (light, dark, system)."), u"MODE"_s},
        {u"screenshot"_s, CommandLineWords::tr("Draws the window into a PNG file, without a display, and ends."), u"OUT.png"_s},
        {u"view"_s, CommandLineWords::tr("What the picture shows (write, flow, graph, matrix, preview)."), u"VIEW"_s},
        {u"size"_s, CommandLineWords::tr("Size of the picture, such as 1280x720."), u"WxH"_s},
        {u"scale"_s, CommandLineWords::tr("Scale of the interface in the picture, 1 to 4."), u"FACTOR"_s},
    });
    parser.addPositionalArgument(u"path"_s, CommandLineWords::tr("An agent folder, or a file in one, with a line and column."),
                                 u"[FOLDER | FILE[:LINE[:COLUMN]]]"_s);
}

QString readPicture(const QCommandLineParser &parser, CommandLine &result)
{
    if (parser.isSet(u"view"_s)) {
        const auto row = rowOf(viewRows, parser.value(u"view"_s));
        if (row == viewRows.end())
            return noSuchWord(u"--view"_s, parser.value(u"view"_s), wordsOf(viewRows));
        result.view = row->view;
    }
    if (parser.isSet(u"size"_s)) {
        static const QRegularExpression form(u"^(\\d{1,5})[xX×](\\d{1,5})$"_s);
        const QRegularExpressionMatch match = form.match(parser.value(u"size"_s));
        result.size = {match.captured(1).toInt(), match.captured(2).toInt()};
        if (result.size.width() < 400 || result.size.height() < 300 || result.size.width() > 8000
            || result.size.height() > 8000)
            //: %1 is what was written behind --size
            return CommandLineWords::tr("--size cannot be “%1”. Write width and height such as 1280x720, from 400x300 to 8000x8000.")
                .arg(parser.value(u"size"_s));
    }
    if (parser.isSet(u"scale"_s)) {
        bool isNumber = false;
        result.scale = parser.value(u"scale"_s).toDouble(&isNumber);
        if (!isNumber || !(result.scale >= 1 && result.scale <= 4))
            //: %1 is what was written behind --scale
            return CommandLineWords::tr("--scale cannot be “%1”. Write a number from 1 to 4.").arg(parser.value(u"scale"_s));
    }
    result.screenshotFile = parser.value(u"screenshot"_s);
    if (parser.isSet(u"screenshot"_s) && result.screenshotFile.isEmpty())
        return CommandLineWords::tr("--screenshot needs the name of a PNG file.");
    if (parser.isSet(u"screenshot"_s) && result.path.isEmpty())
        return CommandLineWords::tr("--screenshot needs the agent folder to draw. Write its path at the end.");
    return {};
}

} // namespace

CommandLine readCommandLine(const QStringList &arguments)
{
    CommandLine result;
    QCommandLineParser parser;
    setUp(parser);
    if (!parser.parse(arguments)) {
        result.error = parser.errorText();
        return result;
    }
    result.wantsHelp = parser.isSet(u"help"_s);
    result.wantsVersion = parser.isSet(u"version"_s);

    const QStringList paths = parser.positionalArguments();
    if (paths.size() > 1) {
        //: %1 is a path
        result.error = CommandLineWords::tr("One folder or file can be opened at a time; “%1” is one too many.").arg(paths.at(1));
        return result;
    }
    if (!paths.isEmpty()) {
        const PathAndPlace place = splitPlace(paths.first());
        result.path = place.path;
        result.line = place.line;
        result.column = place.column;
    }
    if (parser.isSet(u"theme"_s)) {
        const auto row = rowOf(themeRows, parser.value(u"theme"_s));
        if (row == themeRows.end()) {
            result.error = noSuchWord(u"--theme"_s, parser.value(u"theme"_s), wordsOf(themeRows));
            return result;
        }
        result.themeMode = row->mode;
    }
    if (!result.wantsHelp && !result.wantsVersion)
        result.error = readPicture(parser, result);
    return result;
}

QString commandLineHelp()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLineWords::tr("Overmantel, a desktop studio for Rasa Mantle agent folders."));
    setUp(parser);
    return parser.helpText();
}

PathAndPlace splitPlace(const QString &argument)
{
    if (QFileInfo::exists(argument))
        return {argument, 0, 0};
    // A file whose name itself ends in a number comes before a line that is taken for one.
    static const QRegularExpression lineOnly(u"^(.+):(\\d{1,9}):?$"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression lineAndColumn(u"^(.+):(\\d{1,9}):(\\d{1,9}):?$"_s,
                                                  QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch line = lineOnly.match(argument);
    const QRegularExpressionMatch both = lineAndColumn.match(argument);
    if (both.hasMatch() && !QFileInfo::exists(line.captured(1)))
        return {both.captured(1), both.captured(2).toInt(), both.captured(3).toInt()};
    if (line.hasMatch())
        return {line.captured(1), line.captured(2).toInt(), 0};
    return {argument, 0, 0};
}

QString agentFolderOf(const QString &file)
{
    // An agent.yml is the surer sign: a skill that is itself named "skills" has a folder "skills" above it.
    for (const QString &sign : {u"agent.yml"_s, u"skills"_s}) {
        QDir folder = QFileInfo(file).absoluteDir();
        do {
            if (folder.exists(sign))
                return folder.absolutePath();
        } while (folder.cdUp());
    }
    return {};
}

} // namespace overmantel
