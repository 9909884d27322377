#include "app/window/mainwindow.h"

#include "app/window/actions.h"
#include "app/window/breadcrumb.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/documents.h"
#include "app/window/folders.h"
#include "app/window/perspectives.h"
#include "app/window/session.h"
#include "app/window/statusbar.h"
#include "app/window/welcomepage.h"
#include "core/workspace/workspace.h"
#include "views/editor/noticebar.h"
#include "views/explorer/agenttree.h"
#include "views/explorer/outlineview.h"
#include "views/preview/previewpanel.h"
#include "views/problems/problemsview.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>


using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

// Changes when docks come or go, so that an older layout is not applied to other panels.
constexpr int layoutVersion = 1;

QString droppedPath(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(Workspace &workspace, Prompts &prompts, Session &session, QWidget *parent)
    : QMainWindow(parent), m_workspace(workspace), m_session(session), m_agentTree(new AgentTree),
      m_outline(new OutlineView), m_problems(new ProblemsView), m_preview(new PreviewPanel),
      m_documents(new Documents(&workspace))
{
    setObjectName(u"mainWindow"_s);
    setAccessibleName(tr("Overmantel"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    resize(1280, 800);

    buildCentre();
    m_docks = new Docks(this, {m_agentTree, m_outline, m_problems, m_preview});
    m_perspectives = new Perspectives(this, m_docks, m_documents);
    m_commands = new Commands({.window = this, .workspace = &workspace, .prompts = &prompts, .session = &session,
                               .documents = m_documents, .problems = m_problems, .notice = m_notice, .docks = m_docks,
                               .perspectives = m_perspectives}, this);
    m_folders = new Folders({.session = &session, .workspace = &workspace, .commands = m_commands, .notice = m_notice,
                             .documents = m_documents, .tree = m_agentTree, .preview = m_preview}, this);
    buildBars();
    connectWorkspace();
    connectViews();
    showTheme(session.themeMode());
    showRecent();
    showFolder();
}

MainWindow::~MainWindow()
{
    // The parts go while the base class is taken apart; what they say then is for nobody.
    m_workspace.disconnect(this);
    m_documents->disconnect(this);
    m_docks->dock(Panel::Preview)->disconnect(this);
}

void MainWindow::buildCentre()
{
    m_breadcrumb = new Breadcrumb;
    m_notice = new NoticeBar;
    m_notice->setObjectName(u"windowNotice"_s);
    m_welcome = new WelcomePage;
    m_nothingOpen = new QLabel(tr("No file is open.\n\nChoose one in the agent tree (Alt+1), or open the memory matrix (Ctrl+Alt+M)."));
    m_nothingOpen->setObjectName(u"nothingOpen"_s);
    m_nothingOpen->setAlignment(Qt::AlignCenter);
    m_nothingOpen->setWordWrap(true);
    m_nothingOpen->setForegroundRole(QPalette::PlaceholderText);
    m_centre = new QStackedWidget;
    m_centre->setObjectName(u"centre"_s);
    m_centre->addWidget(m_welcome);
    m_centre->addWidget(m_nothingOpen);
    m_centre->addWidget(m_documents);

    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_breadcrumb);
    column->addWidget(m_notice);
    column->addWidget(m_centre, 1);
    setCentralWidget(middle);
}

void MainWindow::buildBars()
{
    m_status = new StatusBar;
    setStatusBar(m_status);
    auto *toolBar = new QToolBar(tr("Toolbar"));
    toolBar->setObjectName(u"toolBar"_s);
    toolBar->setMovable(false);
    toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addToolBar(toolBar);
    m_actions = new Actions(menuBar(), toolBar, m_commands, this);
    m_docks->addActions(m_actions->panelsMenu());
}

void MainWindow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::folderChanged, this, &MainWindow::showFolder);
    connect(&m_workspace, &Workspace::filesChanged, this, &MainWindow::showFiles);
    connect(&m_workspace, &Workspace::analysisChanged, this, &MainWindow::showAnalysis);
    connect(&m_workspace, &Workspace::checkingChanged, this, &MainWindow::showCheck);
    connect(&m_workspace, &Workspace::modificationChanged, this, &MainWindow::showModified);
    connect(&m_workspace, &Workspace::historyChanged, this, &MainWindow::updateActions);
}

void MainWindow::connectViews()
{
    connect(m_agentTree, &AgentTree::locationActivated, m_commands, &Commands::goTo);
    connect(m_agentTree, &AgentTree::revealRequested, this,
            [](const QString &folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    connect(m_breadcrumb, &Breadcrumb::locationActivated, m_commands, &Commands::goTo);
    connect(m_outline, &OutlineView::locationActivated, m_commands, &Commands::goTo);
    connect(m_problems, &ProblemsView::locationActivated, m_commands, &Commands::goTo);
    connect(m_problems, &ProblemsView::editRequested, m_commands, &Commands::applyEdit);
    connect(m_preview, &PreviewPanel::locationActivated, m_commands, &Commands::goTo);

    connect(m_documents, &Documents::locationActivated, m_commands, &Commands::goTo);
    connect(m_documents, &Documents::definitionRequested, m_commands, &Commands::goToDefinition);
    connect(m_documents, &Documents::stepRenameRequested, m_commands, &Commands::renameStep);
    connect(m_documents, &Documents::initialValueRequested, m_commands, &Commands::setInitialValue);
    connect(m_documents, &Documents::exportGraphRequested, m_commands, &Commands::exportGraph);
    connect(m_documents, &Documents::currentPageChanged, this, &MainWindow::showPage);
    connect(m_documents, &Documents::cursorMoved, this, &MainWindow::showCursor);

    connect(m_welcome, &WelcomePage::openFolderRequested, m_commands, &Commands::openFolder);
    connect(m_welcome, &WelcomePage::exampleRequested, m_commands, &Commands::openExample);
    connect(m_welcome, &WelcomePage::folderChosen, this, [this](const QString &folder) { openPath(folder); });
    connect(m_welcome, &WelcomePage::folderForgotten, m_folders, &Folders::forgetRecent);
    connect(m_commands, &Commands::folderRequested, this, [this](const QString &folder) { openPath(folder); });
    connect(m_commands, &Commands::closeFolderRequested, m_folders, &Folders::close);
    connect(m_actions, &Actions::recentFolderChosen, this, [this](const QString &folder) { openPath(folder); });
    connect(m_folders, &Folders::recentChanged, this, &MainWindow::showRecent);
    connect(m_commands, &Commands::themeChanged, this, &MainWindow::showTheme);
    connect(m_commands, &Commands::navigationChanged, this, &MainWindow::updateActions);

    connect(m_status, &StatusBar::problemsRequested, this, [this] {
        m_docks->showPanel(Panel::Problems);
        m_problems->focusList();
    });
    // What is not seen is not kept up to date; it catches up when it is shown.
    connect(m_docks->dock(Panel::Preview), &QDockWidget::visibilityChanged, this, [this] {
        showPreview();
        followCursor();
    });
    connect(m_perspectives, &Perspectives::changed, this, [this](Perspective perspective) {
        const QHash<Perspective, ActionId> ids{{Perspective::Write, ActionId::WritePerspective},
                                               {Perspective::Flow, ActionId::FlowPerspective},
                                               {Perspective::Preview, ActionId::PreviewPerspective}};
        m_actions->action(ids.value(perspective))->setChecked(true);
    });
}

// ---- Opening and closing

void MainWindow::openPath(const QString &path, int line, int column)
{
    m_folders->openPath(path, line, column);
}

void MainWindow::openLastFolder()
{
    m_folders->openLast();
}

void MainWindow::restoreWindow()
{
    const WindowSession window = m_session.window();
    restoreGeometry(window.geometry);
    m_perspectives->adopt(perspectiveFromKey(window.perspective));
    m_layout = window.layout; // for when a folder is open: the welcome page stands alone
}

void MainWindow::rememberWindow()
{
    if (m_workspace.isOpen())
        m_layout = saveState(layoutVersion);
    m_session.setWindow({.geometry = saveGeometry(),
                         .layout = m_layout,
                         .perspective = perspectiveKey(m_perspectives->current())});
    m_session.sync();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_mayClose && m_workspace.isModified()) {
        event->ignore();
        m_commands->whenSafe([this] {
            m_mayClose = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); // this event is not over yet
        });
        return;
    }
    m_folders->remember();
    rememberWindow();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedPath(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedPath(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openPath(path);
}

// ---- Showing what the workspace has

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
    m_status->setProfile(analysis ? analysis->profile : QString());
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
