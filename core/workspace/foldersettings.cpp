#include "core/workspace/foldersettings.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

using Json = nlohmann::ordered_json;

constexpr qint64 largestSettings = 1024 * 1024;
constexpr int deepestSettings = 64;

class SettingsWords
{
    Q_DECLARE_TR_FUNCTIONS(FolderSettings)
};

// The file as it stands: an object, or the reason why there is none.
struct Parsed
{
    bool exists = false;
    Json json = Json::object();
    QString problem; // half a sentence
};

bool leadsInto(const QString &path, const QString &folder)
{
    return QFileInfo(path).canonicalFilePath().startsWith(QFileInfo(folder).canonicalFilePath() + u'/');
}

QString placeInBytes(const QByteArray &bytes, qsizetype offset)
{
    const QByteArray before = bytes.left(qBound(qsizetype(0), offset - 1, bytes.size()));
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    //: %1 is a line, %2 a column of a file
    return SettingsWords::tr("it is no JSON at line %1, column %2").arg(before.count('\n') + 1)
        .arg(QString::fromUtf8(before.mid(lineStart)).size() + 1);
}

void parseInto(Parsed &parsed, const QByteArray &bytes)
{
    bool isTooDeep = false;
    const auto watchDepth = [&isTooDeep](int depth, Json::parse_event_t, const Json &) {
        isTooDeep = isTooDeep || depth > deepestSettings;
        return depth <= deepestSettings;
    };
    try {
        parsed.json = Json::parse(bytes.cbegin(), bytes.cend(), watchDepth);
    } catch (const Json::parse_error &error) {
        parsed.problem = placeInBytes(bytes, qsizetype(error.byte));
    } catch (const Json::exception &) {
        parsed.problem = SettingsWords::tr("it is no JSON");
    }
    if (parsed.problem.isEmpty() && isTooDeep)
        parsed.problem = SettingsWords::tr("its brackets are nested too deeply");
    else if (parsed.problem.isEmpty() && !parsed.json.is_object())
        parsed.problem = SettingsWords::tr("it is no JSON object");
    if (!parsed.problem.isEmpty())
        parsed.json = Json::object();
}

Parsed parsedSettings(const QString &folder)
{
    Parsed parsed;
    const QFileInfo info(folder + u'/' + folderSettingsFile());
    if (!info.exists() && !info.isSymbolicLink())
        return parsed;
    parsed.exists = true;
    if (!leadsInto(info.filePath(), folder)) {
        parsed.problem = SettingsWords::tr("it is a link that leads out of the agent folder, or nowhere");
        return parsed;
    }
    if (!info.isFile() || info.size() > largestSettings) {
        parsed.problem = info.isFile() ? SettingsWords::tr("it is too large") : SettingsWords::tr("it is no file");
        return parsed;
    }
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        parsed.problem = file.errorString();
        return parsed;
    }
    QByteArray bytes = file.readAll();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    parseInto(parsed, bytes);
    return parsed;
}

QString problemSentence(const QString &reason)
{
    //: %1 is a file, %2 half a sentence such as "it is no JSON object", %3 the name of a profile
    return SettingsWords::tr("%1 cannot be used: %2. The profile %3 holds until the file is mended or deleted.")
        .arg(folderSettingsFile(), reason, profileName(FolderSettings().profile));
}

// Says to whoever finds the folder what it is; nothing depends on it.
void leaveNote(const QDir &beside)
{
    QFile note(beside.filePath(u"README.md"_s));
    if (note.exists() || !note.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return;
    note.write("Overmantel keeps here what belongs to this agent and to everybody who works on it. The files are\n"
               "small texts made to be committed. `settings.json` holds the profile that the agent is checked with.\n"
               "The agent itself does not need this folder.\n");
}

} // namespace

QString folderSettingsFile()
{
    return u".overmantel/settings.json"_s;
}

ReadSettings readFolderSettings(const QString &folder)
{
    const Parsed parsed = parsedSettings(folder);
    if (!parsed.problem.isEmpty())
        return {{}, problemSentence(parsed.problem)};
    const auto written = parsed.json.find("profile");
    if (written == parsed.json.end())
        return {};
    if (!written->is_string())
        return {{}, problemSentence(SettingsWords::tr("its profile is no text"))};
    const QString name = QString::fromStdString(written->get<std::string>());
    if (const std::optional<Profile> profile = profileFromName(name))
        return {{*profile}, {}};
    //: %1 is what somebody wrote for the name of a profile
    return {{}, problemSentence(SettingsWords::tr("there is no profile ‘%1’, only maestro, reference and next").arg(name.left(40)))};
}

Result<void> writeFolderSettings(const QString &folder, const FolderSettings &settings)
{
    Parsed parsed = parsedSettings(folder);
    if (!parsed.problem.isEmpty()) {
        //: %1 is a file, %2 half a sentence such as "it is no JSON object"
        return failure(SettingsWords::tr("The profile cannot be kept in %1: %2.").arg(folderSettingsFile(), parsed.problem), {},
                       SettingsWords::tr("Mend the file or delete it."));
    }
    const std::string name = profileName(settings.profile).toStdString();
    const auto written = parsed.json.find("profile");
    const bool isThere = written != parsed.json.end();
    if (isThere ? *written == name : settings.profile == FolderSettings().profile)
        return {};
    parsed.json["profile"] = name;

    const QString path = folder + u'/' + folderSettingsFile();
    const QDir beside(QFileInfo(path).path());
    const bool isNew = !beside.exists();
    if (!QDir().mkpath(beside.path()) || !leadsInto(beside.path(), folder)) {
        //: %1 is a folder
        return failure(SettingsWords::tr("The folder %1 cannot be made.").arg(beside.dirName()), folder,
                       SettingsWords::tr("Check that you may write there."));
    }
    if (isNew)
        leaveNote(beside);
    const QByteArray bytes = QByteArray::fromStdString(parsed.json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0 || !file.commit())
        return failure(SettingsWords::tr("The profile cannot be kept: %1.").arg(file.errorString()), folderSettingsFile());
    return {};
}

} // namespace overmantel
