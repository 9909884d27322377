#include "app/window/actions.h"

#include "app/window/commands.h"
#include "views/common/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

enum class Group { None, Perspective, Theme, Profile }; // of several, one is on
enum class Line { Same, Separated };           // a line above it in the menu

struct ActionRow
{
    ActionId id;
    const char16_t *name;
    const char *text;
    const char16_t *icon; // nullptr: none
    const char16_t *keys; // separated by spaces, the first is shown
    MenuId menu;
    Needs needs;
    void (Commands::*command)();
    Line line = Line::Same;
    Group group = Group::None;
};

constexpr std::array actionRows{
    ActionRow{ActionId::OpenFolder, u"openFolder", QT_TRANSLATE_NOOP("Actions", "&Open Folder…"), u"open-folder",
              u"Ctrl+Shift+O", MenuId::File, Needs::Nothing, &Commands::openFolder},
    ActionRow{ActionId::OpenExample, u"openExample", QT_TRANSLATE_NOOP("Actions", "Open the &Example Agent"), u"agent", u"",
              MenuId::File, Needs::Nothing, &Commands::openExample},
    ActionRow{ActionId::Save, u"save", QT_TRANSLATE_NOOP("Actions", "&Save"), u"save", u"Ctrl+S", MenuId::File,
              Needs::Document, &Commands::save, Line::Separated},
    ActionRow{ActionId::SaveAll, u"saveAll", QT_TRANSLATE_NOOP("Actions", "Save &All"), u"save-all", u"Ctrl+L", MenuId::File,
              Needs::Changes, &Commands::saveAll},
    ActionRow{ActionId::CloseTab, u"closeTab", QT_TRANSLATE_NOOP("Actions", "&Close Tab"), u"close", u"Ctrl+W", MenuId::File,
              Needs::Document, &Commands::closeTab, Line::Separated},
    ActionRow{ActionId::ReopenTab, u"reopenTab", QT_TRANSLATE_NOOP("Actions", "&Reopen Closed Tab"), nullptr,
              u"Ctrl+Shift+T", MenuId::File, Needs::ClosedTab, &Commands::reopenTab},
    ActionRow{ActionId::CloseFolder, u"closeFolder", QT_TRANSLATE_NOOP("Actions", "Close &Folder"), nullptr, u"",
              MenuId::File, Needs::Folder, &Commands::closeFolder},
    ActionRow{ActionId::Quit, u"quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), nullptr, u"Ctrl+Q", MenuId::File,
              Needs::Nothing, &Commands::quit, Line::Separated},

    ActionRow{ActionId::Undo, u"undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), u"undo", u"Ctrl+Z", MenuId::Edit, Needs::Undo,
              &Commands::undo},
    ActionRow{ActionId::Redo, u"redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), u"redo", u"Ctrl+Shift+Z Ctrl+Y",
              MenuId::Edit, Needs::Redo, &Commands::redo},
    ActionRow{ActionId::Find, u"find", QT_TRANSLATE_NOOP("Actions", "&Find…"), u"find", u"Ctrl+F", MenuId::Edit,
              Needs::Document, &Commands::find, Line::Separated},
    ActionRow{ActionId::ShowFixes, u"showFixes", QT_TRANSLATE_NOOP("Actions", "Show Fi&xes"), u"fix",
              u"Alt+Return Alt+Enter Ctrl+.", MenuId::Edit, Needs::Document, &Commands::showFixes},

    ActionRow{ActionId::WritePerspective, u"perspectiveWrite", QT_TRANSLATE_NOOP("Actions", "&Write"), u"write",
              u"Ctrl+Alt+1", MenuId::View, Needs::Folder, &Commands::showWrite, Line::Same, Group::Perspective},
    ActionRow{ActionId::FlowPerspective, u"perspectiveFlow", QT_TRANSLATE_NOOP("Actions", "&Flow"), u"flow", u"Ctrl+Alt+2",
              MenuId::View, Needs::Folder, &Commands::showFlow, Line::Same, Group::Perspective},
    ActionRow{ActionId::PreviewPerspective, u"perspectivePreview", QT_TRANSLATE_NOOP("Actions", "&Preview"), u"preview",
              u"Ctrl+Alt+3", MenuId::View, Needs::Folder, &Commands::showPreview, Line::Same, Group::Perspective},
    ActionRow{ActionId::Matrix, u"showMatrix", QT_TRANSLATE_NOOP("Actions", "Memory &Matrix"), u"matrix", u"Ctrl+Alt+M",
              MenuId::View, Needs::Folder, &Commands::showMatrix, Line::Separated},
    ActionRow{ActionId::ResetLayout, u"resetLayout", QT_TRANSLATE_NOOP("Actions", "&Reset Layout"), u"reset", u"",
              MenuId::View, Needs::Folder, &Commands::resetLayout},
    ActionRow{ActionId::ZoomIn, u"zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &In"), u"zoom-in", u"Ctrl+= Ctrl++",
              MenuId::View, Needs::Document, &Commands::zoomIn, Line::Separated},
    ActionRow{ActionId::ZoomOut, u"zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &Out"), u"zoom-out", u"Ctrl+-",
              MenuId::View, Needs::Document, &Commands::zoomOut},
    ActionRow{ActionId::ZoomReset, u"zoomReset", QT_TRANSLATE_NOOP("Actions", "&Normal Size"), u"zoom-reset", u"Ctrl+0",
              MenuId::View, Needs::Document, &Commands::zoomReset},

    ActionRow{ActionId::SystemTheme, u"themeSystem", QT_TRANSLATE_NOOP("Actions", "As the &Desktop"), nullptr, u"",
              MenuId::Theme, Needs::Nothing, &Commands::useSystemTheme, Line::Same, Group::Theme},
    ActionRow{ActionId::LightTheme, u"themeLight", QT_TRANSLATE_NOOP("Actions", "&Light"), nullptr, u"", MenuId::Theme,
              Needs::Nothing, &Commands::useLightTheme, Line::Same, Group::Theme},
    ActionRow{ActionId::DarkTheme, u"themeDark", QT_TRANSLATE_NOOP("Actions", "D&ark"), nullptr, u"", MenuId::Theme,
              Needs::Nothing, &Commands::useDarkTheme, Line::Same, Group::Theme},

    ActionRow{ActionId::NextProblem, u"nextProblem", QT_TRANSLATE_NOOP("Actions", "&Next Problem"), u"next", u"F8",
              MenuId::Go, Needs::Problems, &Commands::nextProblem},
    ActionRow{ActionId::PreviousProblem, u"previousProblem", QT_TRANSLATE_NOOP("Actions", "&Previous Problem"),
              u"previous", u"Shift+F8", MenuId::Go, Needs::Problems, &Commands::previousProblem},
    ActionRow{ActionId::Definition, u"goToDefinition", QT_TRANSLATE_NOOP("Actions", "Go to &Definition"), nullptr, u"F12",
              MenuId::Go, Needs::Document, &Commands::goToDefinition, Line::Separated},
    ActionRow{ActionId::Back, u"goBack", QT_TRANSLATE_NOOP("Actions", "&Back"), u"back", u"Alt+Left", MenuId::Go,
              Needs::WayBack, &Commands::goBack, Line::Separated},
    ActionRow{ActionId::Forward, u"goForward", QT_TRANSLATE_NOOP("Actions", "&Forward"), u"forward", u"Alt+Right",
              MenuId::Go, Needs::WayForward, &Commands::goForward},
    ActionRow{ActionId::NextTab, u"nextTab", QT_TRANSLATE_NOOP("Actions", "Next &Tab"), nullptr, u"Ctrl+Tab Ctrl+PgDown",
              MenuId::Go, Needs::Document, &Commands::nextTab, Line::Separated},
    ActionRow{ActionId::PreviousTab, u"previousTab", QT_TRANSLATE_NOOP("Actions", "Previous Ta&b"), nullptr,
              u"Ctrl+Shift+Tab Ctrl+PgUp", MenuId::Go, Needs::Document, &Commands::previousTab},
    ActionRow{ActionId::FocusEditor, u"focusEditor", QT_TRANSLATE_NOOP("Actions", "Text &Editor"), u"write", u"Alt+5",
              MenuId::Go, Needs::Document, &Commands::focusEditor},

    ActionRow{ActionId::MaestroProfile, u"profileMaestro", QT_TRANSLATE_NOOP("Actions", "&Maestro: the Older Engine"), nullptr,
              u"", MenuId::Profile, Needs::Folder, &Commands::useMaestro, Line::Same, Group::Profile},
    ActionRow{ActionId::ReferenceProfile, u"profileReference", QT_TRANSLATE_NOOP("Actions", "&Reference"), nullptr, u"",
              MenuId::Profile, Needs::Folder, &Commands::useReference, Line::Same, Group::Profile},
    ActionRow{ActionId::NextProfile, u"profileNext", QT_TRANSLATE_NOOP("Actions", "&Next: the Newer Engine"), nullptr, u"",
              MenuId::Profile, Needs::Folder, &Commands::useNext, Line::Same, Group::Profile},
    ActionRow{ActionId::CompareProfiles, u"compareProfiles", QT_TRANSLATE_NOOP("Actions", "Ready to &Upgrade?"), u"review", u"",
              MenuId::Check, Needs::Folder, &Commands::compareProfiles},
    ActionRow{ActionId::RuleCatalogue, u"ruleCatalogueAction", QT_TRANSLATE_NOOP("Actions", "Rule &Catalogue"), u"reference",
              u"F1", MenuId::Help, Needs::Nothing, &Commands::showRules},

    ActionRow{ActionId::About, u"about", QT_TRANSLATE_NOOP("Actions", "&About Overmantel"), u"welcome", u"", MenuId::Help,
              Needs::Nothing, &Commands::about, Line::Separated},
};

struct MenuRow
{
    MenuId id;
    const char16_t *name;
    const char *text;
};
constexpr std::array menuRows{
    MenuRow{MenuId::File, u"fileMenu", QT_TRANSLATE_NOOP("Actions", "&File")},
    MenuRow{MenuId::Edit, u"editMenu", QT_TRANSLATE_NOOP("Actions", "&Edit")},
    MenuRow{MenuId::View, u"viewMenu", QT_TRANSLATE_NOOP("Actions", "&View")},
    MenuRow{MenuId::Theme, u"themeMenu", QT_TRANSLATE_NOOP("Actions", "&Theme")},
    MenuRow{MenuId::Go, u"goMenu", QT_TRANSLATE_NOOP("Actions", "&Go")},
    MenuRow{MenuId::Check, u"checkMenu", QT_TRANSLATE_NOOP("Actions", "&Check")},
    MenuRow{MenuId::Profile, u"profileMenu", QT_TRANSLATE_NOOP("Actions", "&Profile")},
    MenuRow{MenuId::Help, u"helpMenu", QT_TRANSLATE_NOOP("Actions", "&Help")},
};

QString translated(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

QList<QKeySequence> keysOf(const ActionRow &row)
{
    QList<QKeySequence> keys;
    for (const QString &word : QString::fromUtf16(row.keys).split(u' ', Qt::SkipEmptyParts))
        keys += QKeySequence(word, QKeySequence::PortableText);
    return keys;
}

// "Save (Ctrl+S)": what a tool button says when the mouse rests on it.
QString toolTipOf(const QAction *action)
{
    QString words = action->text().remove(u'&').remove(u'…');
    if (!action->shortcut().isEmpty())
        words += u" ("_s + action->shortcut().toString(QKeySequence::NativeText) + u')';
    return words;
}

} // namespace

Actions::Actions(QMenuBar *menuBar, QToolBar *toolBar, Commands *commands, QObject *parent) : QObject(parent)
{
    QHash<Group, QActionGroup *> groups;
    for (const ActionRow &row : actionRows) {
        auto *action = new QAction(translated(row.text), this);
        action->setObjectName(QString::fromUtf16(row.name));
        if (row.icon)
            action->setIcon(theme::icon(QString::fromUtf16(row.icon)));
        action->setShortcuts(keysOf(row));
        action->setToolTip(toolTipOf(action));
        if (row.group != Group::None) {
            QActionGroup *&group = groups[row.group];
            if (!group)
                group = new QActionGroup(this);
            action->setCheckable(true);
            action->setActionGroup(group);
        }
        if (row.id == ActionId::Quit)
            action->setMenuRole(QAction::QuitRole);
        connect(action, &QAction::triggered, commands, row.command);
        m_actions.insert(row.id, action);
    }
    buildMenus(menuBar);
    buildToolBar(toolBar);
}

QAction *Actions::action(ActionId id) const
{
    return m_actions.value(id);
}

QMenu *Actions::menu(MenuId id) const
{
    return m_menus.value(id);
}

void Actions::setRecentFolders(const QStringList &folders)
{
    m_recent->clear();
    m_recent->setEnabled(!folders.isEmpty());
    for (const QString &folder : folders) {
        QAction *open = m_recent->addAction(QDir::toNativeSeparators(folder).replace(u'&', u"&&"_s));
        connect(open, &QAction::triggered, this, [this, folder] { Q_EMIT recentFolderChosen(folder); });
    }
}

void Actions::buildMenus(QMenuBar *menuBar)
{
    for (const MenuRow &row : menuRows) {
        const bool isInside = row.id == MenuId::Theme || row.id == MenuId::Profile; // of another menu
        QMenu *menu = isInside ? new QMenu(menuBar) : menuBar->addMenu(QString());
        menu->setTitle(translated(row.text));
        menu->setObjectName(QString::fromUtf16(row.name));
        m_menus.insert(row.id, menu);
    }
    m_recent = new QMenu(translated(QT_TRANSLATE_NOOP("Actions", "Open &Recent")), menuBar);
    m_recent->setObjectName(u"recentMenu"_s);
    m_panels = new QMenu(translated(QT_TRANSLATE_NOOP("Actions", "Pan&els")), menuBar);
    m_panels->setObjectName(u"panelsMenu"_s);
    m_menus.value(MenuId::Theme)->setIcon(theme::icon(u"theme"_s));

    for (const ActionRow &row : actionRows) {
        QMenu *menu = m_menus.value(row.menu);
        if (row.line == Line::Separated)
            menu->addSeparator();
        if (row.id == ActionId::ResetLayout) {
            menu->addMenu(m_panels);
            menu->addMenu(m_menus.value(MenuId::Theme));
        }
        if (row.id == ActionId::CompareProfiles)
            menu->addMenu(m_menus.value(MenuId::Profile));
        menu->addAction(m_actions.value(row.id));
        if (row.id == ActionId::OpenFolder)
            menu->addMenu(m_recent);
    }
}

void Actions::buildToolBar(QToolBar *toolBar)
{
    const auto add = [&](std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            toolBar->addAction(m_actions.value(id));
    };
    add({ActionId::OpenFolder, ActionId::Save});
    toolBar->addSeparator();
    add({ActionId::Undo, ActionId::Redo});
    toolBar->addSeparator();
    add({ActionId::Back, ActionId::Forward});
    toolBar->addSeparator();
    add({ActionId::WritePerspective, ActionId::FlowPerspective, ActionId::PreviewPerspective});
    toolBar->addSeparator();
    add({ActionId::Matrix});
    // Arrows say what they do; words beside them would only take room.
    for (const ActionId id : {ActionId::Undo, ActionId::Redo, ActionId::Back, ActionId::Forward}) {
        if (auto *button = qobject_cast<QToolButton *>(toolBar->widgetForAction(m_actions.value(id))))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void Actions::setState(const ActionState &state)
{
    for (const ActionRow &row : actionRows)
        m_actions.value(row.id)->setEnabled(row.needs == Needs::Nothing || state.has.value(row.needs));

    const auto name = [this](ActionId id, const QString &text) {
        QAction *action = m_actions.value(id);
        action->setText(text);
        action->setToolTip(toolTipOf(action));
    };
    // An ampersand in the author's own words is no mnemonic.
    const auto literal = [](QString label) { return label.replace(u'&', u"&&"_s); };
    name(ActionId::Undo, state.undoLabel.isEmpty() ? tr("&Undo")
                                                   //: %1 is the name of an act such as "Rename Step ‘ask_reason’"
                                                   : tr("&Undo %1").arg(literal(state.undoLabel)));
    name(ActionId::Redo, state.redoLabel.isEmpty() ? tr("&Redo")
                                                   //: %1 is the name of an act such as "Rename Step ‘ask_reason’"
                                                   : tr("&Redo %1").arg(literal(state.redoLabel)));
}

} // namespace overmantel
