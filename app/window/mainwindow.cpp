#include "app/window/mainwindow.h"

#include "app/window/actions.h"
#include "app/window/breadcrumb.h"
#include "app/window/checks.h"
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

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

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
    m_checks = new Checks(&workspace, this);
    m_commands = new Commands({.window = this, .workspace = &workspace, .prompts = &prompts, .session = &session,
                               .documents = m_documents, .problems = m_problems, .notice = m_notice, .docks = m_docks,
                               .perspectives = m_perspectives, .checks = m_checks}, this);
    m_folders = new Folders({.session = &session, .workspace = &workspace, .commands = m_commands, .notice = m_notice,
                             .documents = m_documents, .tree = m_agentTree, .preview = m_preview}, this);
    buildBars();
    connectWorkspace();
    connectViews();
    showTheme(session.themeMode());
    m_problems->setShowsNotes(session.showsNotes());
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
    m_status->setProfileMenu(m_actions->menu(MenuId::Profile));
}

void MainWindow::connectWorkspace()
{
    connect(&m_workspace, &Workspace::folderChanged, this, &MainWindow::showFolder);
    connect(&m_workspace, &Workspace::profileChanged, this, &MainWindow::showProfile);
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
    connect(m_problems, &ProblemsView::ruleRequested, m_checks, &Checks::showRule);
    connect(m_problems, &ProblemsView::showsNotesChanged, this, [this](bool shows) { m_session.setShowsNotes(shows); });
    connect(m_checks, &Checks::locationActivated, m_commands, &Commands::goTo);
    connect(m_checks, &Checks::said, m_commands, &Commands::say);
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

// Other programs work on the folder while this one is in the background.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_workspace.isOpen())
        m_workspace.checkDisk();
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

} // namespace overmantel
