// Everything somebody can do from menu, toolbar or keyboard, as one table: name, words, icon, keys, menu,
// what it needs, and the command that does it. A new action is one row and one function of Commands.
#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>

class QAction;
class QMenu;
class QMenuBar;
class QToolBar;

namespace overmantel {

class Commands;

enum class ActionId {
    OpenFolder, OpenExample, Save, SaveAll, CloseTab, ReopenTab, CloseFolder, Quit,
    Undo, Redo, Find, ShowFixes,
    WritePerspective, FlowPerspective, PreviewPerspective, Matrix, ResetLayout,
    LightTheme, DarkTheme, SystemTheme, ZoomIn, ZoomOut, ZoomReset,
    MaestroProfile, ReferenceProfile, NextProfile, CompareProfiles, RuleCatalogue,
    NextProblem, PreviousProblem, Definition, Back, Forward, NextTab, PreviousTab, FocusEditor,
    About,
};

enum class MenuId { File, Edit, View, Theme, Go, Check, Profile, Help };

// What has to be there for an action to make sense.
enum class Needs { Nothing, Folder, Document, Changes, Undo, Redo, Problems, WayBack, WayForward, ClosedTab };

struct ActionState
{
    QHash<Needs, bool> has;
    QString undoLabel;
    QString redoLabel;
};

class Actions : public QObject
{
    Q_OBJECT
public:
    // Fills menu bar and toolbar and connects every action with its command.
    Actions(QMenuBar *menuBar, QToolBar *toolBar, Commands *commands, QObject *parent);

    QAction *action(ActionId id) const;
    QMenu *menu(MenuId id) const;
    void setRecentFolders(const QStringList &folders);
    QMenu *panelsMenu() const { return m_panels; }
    void setState(const ActionState &state);

Q_SIGNALS:
    void recentFolderChosen(const QString &folder);

private:
    void buildMenus(QMenuBar *menuBar);
    void buildToolBar(QToolBar *toolBar);

    QHash<ActionId, QAction *> m_actions;
    QHash<MenuId, QMenu *> m_menus;
    QMenu *m_recent = nullptr;
    QMenu *m_panels = nullptr;
};

} // namespace overmantel
