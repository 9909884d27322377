#include "app/window/folders.h"

#include "app/window/commandline.h"
#include "app/window/commands.h"
#include "app/window/documents.h"
#include "app/window/session.h"
#include "core/workspace/workspace.h"
#include "views/editor/noticebar.h"
#include "views/explorer/agenttree.h"
#include "views/preview/previewpanel.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

Folders::Folders(const FolderParts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
}

void Folders::openPath(const QString &path, int line, int column)
{
    const QFileInfo info(path);
    if (info.isDir() || !info.exists())
        return open(info.absoluteFilePath(), [] {});

    const QString folder = agentFolderOf(info.absoluteFilePath());
    if (folder.isEmpty()) {
        //: %1 is the path of a file
        m_parts.commands->say(tr("%1 belongs to no agent folder. Open a folder that holds an agent.yml or a folder "
                                 "named skills.").arg(QDir::toNativeSeparators(info.absoluteFilePath())), Severity::Error);
        return;
    }
    const QString file = QDir(folder).relativeFilePath(info.absoluteFilePath());
    const auto showPlace = [this, file, line, column] {
        if (!m_parts.workspace->contains(file)) {
            //: %1 is the path of a file
            m_parts.commands->say(tr("%1 is no file of an agent: those end in .yml, .yaml, .md or .py.").arg(file));
            return;
        }
        const qsizetype offset = m_parts.workspace->snapshot(file).offset({qMax(0, line - 1), qMax(0, column - 1)});
        m_parts.documents->goTo({file, {offset, offset}});
    };
    if (m_parts.workspace->folder() == folder)
        showPlace();
    else
        open(folder, showPlace);
}

void Folders::open(const QString &folder, std::function<void()> then)
{
    m_parts.commands->whenSafe([this, folder, then = std::move(then)] {
        remember();
        if (const Result<void> opened = m_parts.workspace->open(folder); !opened) {
            m_parts.commands->say(opened.error().sentence(), Severity::Error);
            return;
        }
        m_parts.notice->clear();
        if (const QString problem = m_parts.workspace->settingsProblem(); !problem.isEmpty())
            m_parts.commands->say(problem);
        m_parts.session->addRecentFolder(m_parts.workspace->folder());
        m_parts.session->setLastFolder(m_parts.workspace->folder());
        Q_EMIT recentChanged();
        recall();
        then();
    });
}

void Folders::openLast()
{
    // A folder that is gone is no fault of the person: the welcome page lists it, and that is enough.
    const QString folder = m_parts.session->lastFolder();
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        open(folder, [] {});
}

void Folders::close()
{
    m_parts.commands->whenSafe([this] {
        remember();
        m_parts.session->setLastFolder({});
        m_parts.notice->clear();
        m_parts.workspace->close();
    });
}

void Folders::forgetRecent(const QString &folder)
{
    m_parts.session->removeRecentFolder(folder);
    Q_EMIT recentChanged();
}

void Folders::remember()
{
    if (!m_parts.workspace->isOpen())
        return;
    FolderSession state{.tabs = m_parts.documents->tabKeys(),
                        .currentTab = m_parts.documents->currentTabKey(),
                        .editors = {},
                        .expanded = m_parts.tree->expandedPaths(),
                        .graphZoom = m_parts.documents->graphZoom(),
                        .previewState = previewState()};
    for (const DocumentPage *page : m_parts.documents->pages())
        state.editors.insert(page->file(), page->state());
    m_parts.session->setFolder(m_parts.workspace->folder(), state);
}

void Folders::recall()
{
    const FolderSession state = m_parts.session->folder(m_parts.workspace->folder());
    m_parts.documents->setGraphZoom(state.graphZoom);
    m_parts.tree->setExpandedPaths(state.expanded);
    restorePreview(state.previewState);
    for (const QString &key : state.tabs) {
        m_parts.documents->openTab(key);
        if (DocumentPage *page = m_parts.documents->page(key); page && state.editors.contains(key))
            page->restore(state.editors.value(key));
    }
    if (m_parts.documents->count() == 0)
        m_parts.documents->open(firstFile());
    else
        m_parts.documents->openTab(state.currentTab);
}

QString Folders::previewState() const
{
    const QJsonObject state{{u"response"_s, m_parts.preview->response()},
                            {u"skill"_s, m_parts.preview->skill()},
                            {u"memory"_s, QJsonDocument::fromJson(m_parts.preview->memoryState().toJson().toUtf8()).object()}};
    return QString::fromUtf8(QJsonDocument(state).toJson(QJsonDocument::Compact));
}

void Folders::restorePreview(const QString &json)
{
    const QJsonObject state = QJsonDocument::fromJson(json.toUtf8()).object();
    if (state.isEmpty())
        return;
    m_parts.preview->setResponse(state.value(u"response"_s).toString());
    m_parts.preview->setSkill(state.value(u"skill"_s).toString());
    const QByteArray memory = QJsonDocument(state.value(u"memory"_s).toObject()).toJson(QJsonDocument::Compact);
    if (const Result<MemoryState> read = MemoryState::fromJson(memory))
        m_parts.preview->setMemoryState(*read);
}

// What an agent is about shows best in the first skill that has an ordered block.
QString Folders::firstFile() const
{
    const QStringList files = m_parts.workspace->files();
    const auto firstOf = [&files](FileKind kind, const auto &accepts) {
        const auto found = std::find_if(files.cbegin(), files.cend(),
                                        [&](const QString &file) { return fileKind(file) == kind && accepts(file); });
        return found == files.cend() ? QString() : *found;
    };
    const auto hasBlock = [this](const QString &file) {
        return m_parts.workspace->snapshot(file).text().contains(u":::ordered_block"_s);
    };
    const auto any = [](const QString &) { return true; };
    QString file = firstOf(FileKind::SkillText, hasBlock);
    if (file.isEmpty())
        file = firstOf(FileKind::SkillText, any);
    if (file.isEmpty())
        file = firstOf(FileKind::Agent, any);
    return file.isEmpty() ? files.value(0) : file;
}

QString responseAt(const Project &project, const Location &place)
{
    if (const SymbolUse *use = project.symbols.at(place.file, place.range.end); use && use->id.kind == SymbolKind::Response)
        return use->id.name;
    const auto within = [&place](const QList<Response> &responses) {
        const auto found = std::find_if(responses.cbegin(), responses.cend(), [&place](const Response &response) {
            return response.where.file == place.file && response.where.range.touches(place.range.end);
        });
        return found == responses.cend() ? QString() : found->name.text;
    };
    QString name = within(project.responses);
    for (const Skill &skill : project.skills) {
        if (name.isEmpty())
            name = within(skill.responses);
    }
    return name;
}

} // namespace overmantel
