// The window: docks, menus and tabs around the open agent, and the wiring between views and workspace.
// It decides nothing that a command (Commands), a view or core can decide.
// Workspace, prompts and session belong to whoever makes the window and outlive it.
#pragma once

#include "views/common/theme.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace overmantel {

class Actions;
class AgentTree;
class Breadcrumb;
class Checks;
class Commands;
class Docks;
class Documents;
class Folders;
class NoticeBar;
class OutlineView;
class Perspectives;
class PreviewPanel;
class ProblemsView;
class Prompts;
class Session;
class StatusBar;
class WelcomePage;
class Workspace;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Workspace &workspace, Prompts &prompts, Session &session, QWidget *parent = nullptr);
    ~MainWindow() override;

    void restoreWindow(); // size, place and panels of the last time
    void openLastFolder();
    // A folder, or a file of an agent with line and column (one-based, 0: none). What cannot be opened is
    // said in the notice bar.
    void openPath(const QString &path, int line = 0, int column = 0);

    Commands *commands() const { return m_commands; }
    Documents *documents() const { return m_documents; }
    Perspectives *perspectives() const { return m_perspectives; }
    PreviewPanel *preview() const { return m_preview; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCentre();
    void buildBars();
    void connectWorkspace();
    void connectViews();
    void rememberWindow();

    void showFolder();
    void showFiles();
    void showAnalysis();
    void showCheck();
    void showProfile();
    void showPreview();
    void followCursor();
    void showPage();
    void showCursor();
    void showPlace();
    void showModified();
    void showRecent();
    void showTheme(theme::Mode mode);
    void updateActions();

    Workspace &m_workspace;
    Session &m_session;

    AgentTree *m_agentTree = nullptr;
    OutlineView *m_outline = nullptr;
    ProblemsView *m_problems = nullptr;
    PreviewPanel *m_preview = nullptr;
    Documents *m_documents = nullptr;
    Breadcrumb *m_breadcrumb = nullptr;
    WelcomePage *m_welcome = nullptr;
    NoticeBar *m_notice = nullptr;
    StatusBar *m_status = nullptr;
    QLabel *m_nothingOpen = nullptr;
    QStackedWidget *m_centre = nullptr;
    Docks *m_docks = nullptr;
    Perspectives *m_perspectives = nullptr;
    Checks *m_checks = nullptr;
    Commands *m_commands = nullptr;
    Actions *m_actions = nullptr;
    Folders *m_folders = nullptr;
    QByteArray m_layout; // of the panels while the welcome page stands alone
    // Changes when docks come or go, so that an older layout is not applied to other panels.
    static constexpr int layoutVersion = 1;
    bool m_showsFolder = false;
    bool m_hasAnalysis = false; // of the open folder
    bool m_mayClose = false;
};

} // namespace overmantel
