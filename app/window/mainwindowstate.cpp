// What MainWindow shows of the workspace, the session and the cursor; how it is built stands in
// mainwindow.cpp.
#include "app/window/actions.h"
#include "app/window/breadcrumb.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/documents.h"
#include "app/window/folders.h"
#include "app/window/mainwindow.h"
#include "app/window/perspectives.h"
#include "app/window/session.h"
#include "app/window/statusbar.h"
#include "app/window/welcomepage.h"
#include "core/workspace/workspace.h"
#include "views/explorer/agenttree.h"
#include "views/explorer/outlineview.h"
#include "views/preview/previewpanel.h"
#include "views/problems/problemsview.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QStackedWidget>

#include <utility>

namespace overmantel {

void MainWindow::showFolder()
{
    const bool isOpen = m_workspace.isOpen();
    m_hasAnalysis = false;
    m_documents->closeAll();
    m_commands->forgetWay();
    m_agentTree->setFolder(m_workspace.folder());
    setWindowTitle(isOpen ? m_workspace.folderName() + u"[*] — "_s + tr("Overmantel") : tr("Overmantel"));
    if (!isOpen) {
        if (m_showsFolder)
            m_layout = saveState(layoutVersion);
        m_docks->hideAll();
        m_centre->setCurrentWidget(m_welcome);
        m_welcome->setFocus(Qt::OtherFocusReason);
    } else if (!m_showsFolder && (m_layout.isEmpty() || !restoreState(m_layout, layoutVersion))) {
        m_perspectives->apply(m_perspectives->current());
    }
    m_showsFolder = isOpen;
    showProfile();
    showFiles();
    showAnalysis();
    showCheck();
    showModified();
}

void MainWindow::showFiles()
{
    m_agentTree->setFiles(m_workspace.files());
    updateActions();
}

void MainWindow::showAnalysis()
{
    const AnalysisPtr analysis = m_workspace.analysis();
    m_agentTree->setAnalysis(analysis);
    m_outline->setAnalysis(analysis);
    m_problems->setAnalysis(analysis, [this](const Location &place) {
        return m_workspace.snapshot(place.file).position(place.range.start);
    });
    m_documents->setAnalysis(analysis);
    showPreview();
    if (analysis && !std::exchange(m_hasAnalysis, true))
        followCursor(); // from now on it follows moves only: the person may choose another response
    showPlace();
    showCheck();
    updateActions();
}

void MainWindow::showPreview()
{
    if (m_docks->dock(Panel::Preview)->isVisible() || !m_workspace.analysis())
        m_preview->setAnalysis(m_workspace.analysis());
}

// The response at the cursor is the one that is previewed.
void MainWindow::followCursor()
{
    const AnalysisPtr analysis = m_workspace.analysis();
    const DocumentPage *page = m_documents->current();
    if (!analysis || !page || !m_docks->dock(Panel::Preview)->isVisible())
        return;
    const Location place = page->cursor();
    const QString response = responseAt(analysis->project, place);
    if (response.isEmpty() || response == m_preview->response())
        return;
    m_preview->setResponse(response);
    if (const QString skill = skillIdOf(place.file); !skill.isEmpty())
        m_preview->setSkill(skill);
}

void MainWindow::showCheck()
{
    const AnalysisPtr analysis = m_workspace.analysis();
    const bool isChecking = m_workspace.isChecking();
    m_problems->setChecking(isChecking);
    m_status->setCheck(!m_workspace.isOpen()        ? CheckState::Nothing
                           : isChecking || !analysis ? CheckState::Checking
                                                     : CheckState::Done,
                       analysis ? analysis->count(Severity::Error) : 0,
                       analysis ? analysis->count(Severity::Warning) : 0);
}

void MainWindow::showProfile()
{
    const QHash<Profile, ActionId> ids{{Profile::Maestro, ActionId::MaestroProfile},
                                       {Profile::Reference, ActionId::ReferenceProfile},
                                       {Profile::Next, ActionId::NextProfile}};
    m_actions->action(ids.value(m_workspace.profile()))->setChecked(true);
    const QString problem = m_workspace.settingsProblem();
    m_status->setProfile(m_workspace.isOpen() ? profileName(m_workspace.profile()) : QString(), problem);
    if (!problem.isEmpty())
        m_commands->say(problem);
}

void MainWindow::showPage()
{
    if (m_workspace.isOpen())
        m_centre->setCurrentWidget(m_documents->count() > 0 ? static_cast<QWidget *>(m_documents) : m_nothingOpen);
    const DocumentPage *page = m_documents->current();
    const QString file = page ? page->file() : QString();
    m_agentTree->setCurrentFile(file);
    m_outline->setFile(file);
    m_status->setText(page ? &m_workspace.snapshot(file) : nullptr);
    showCursor();
    updateActions();
}

void MainWindow::showCursor()
{
    showPlace();
    followCursor();
}

void MainWindow::showPlace()
{
    const DocumentPage *page = m_documents->current();
    const Location place = page ? page->cursor() : Location();
    const AnalysisPtr analysis = m_workspace.analysis();
    m_breadcrumb->setCrumbs(analysis ? crumbsOf(analysis->project, place) : QList<Crumb>());
    if (!page)
        return m_status->setPosition(0, 0);
    const TextPosition position = m_workspace.snapshot(place.file).position(place.range.end);
    m_status->setPosition(position.line + 1, position.column + 1);
    m_outline->setCursor(place.range.end);
}

void MainWindow::showModified()
{
    const QStringList modified = m_workspace.modifiedFiles();
    m_agentTree->setModifiedFiles(modified);
    setWindowModified(!modified.isEmpty());
    updateActions();
}

void MainWindow::showRecent()
{
    m_welcome->setRecentFolders(m_session.recentFolders());
    m_actions->setRecentFolders(m_session.recentFolders());
}

void MainWindow::showTheme(theme::Mode mode)
{
    const QHash<theme::Mode, ActionId> ids{{theme::Mode::Light, ActionId::LightTheme},
                                           {theme::Mode::Dark, ActionId::DarkTheme},
                                           {theme::Mode::System, ActionId::SystemTheme}};
    m_actions->action(ids.value(mode))->setChecked(true);
}

void MainWindow::updateActions()
{
    const AnalysisPtr analysis = m_workspace.analysis();
    const Navigation &way = m_commands->navigation();
    m_actions->setState({.has = {{Needs::Folder, m_workspace.isOpen()},
                                 {Needs::Document, m_documents->count() > 0},
                                 {Needs::Changes, m_workspace.isModified()},
                                 {Needs::Undo, m_workspace.canUndo()},
                                 {Needs::Redo, m_workspace.canRedo()},
                                 {Needs::Problems, analysis && !analysis->diagnostics.isEmpty()},
                                 {Needs::WayBack, way.canGoBack()},
                                 {Needs::WayForward, way.canGoForward()},
                                 {Needs::ClosedTab, m_documents->hasClosedTab()}},
                         .undoLabel = m_workspace.undoLabel(),
                         .redoLabel = m_workspace.redoLabel()});
}

} // namespace overmantel
