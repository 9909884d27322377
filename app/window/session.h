// What the studio remembers between two starts: window, layout, theme, recent folders, and for each
// folder its tabs, cursors, graph zoom and preview memory. The only place that knows the keys of the
// settings file. It knows no widgets.
#pragma once

#include "views/common/theme.h"

#include <QByteArray>
#include <QMap>
#include <QSettings>
#include <QStringList>

namespace overmantel {

struct EditorState
{
    int anchor = 0;
    int position = 0;
    int scroll = 0;

    friend bool operator==(const EditorState &, const EditorState &) = default;
};

struct FolderSession
{
    QStringList tabs; // files, in order
    QString currentTab;
    QMap<QString, EditorState> editors;
    QStringList expanded; // rows of the agent tree
    double graphZoom = 0; // 0: as it fits
    QString previewState; // as the preview panel writes it

    friend bool operator==(const FolderSession &, const FolderSession &) = default;
};

struct WindowSession
{
    QByteArray geometry;
    QByteArray layout;
    QString perspective;
};

class Session
{
public:
    // `file`: an INI file; empty for the person's own.
    explicit Session(const QString &file = {});

    WindowSession window();
    void setWindow(const WindowSession &window);
    theme::Mode themeMode();
    void setThemeMode(theme::Mode mode);
    bool showsNotes(); // among the problems
    void setShowsNotes(bool shows);

    QStringList recentFolders(); // newest first; folders that are gone stay, until somebody removes them
    void addRecentFolder(const QString &folder);
    void removeRecentFolder(const QString &folder);
    QString lastFolder(); // open when the window was closed; empty when none was
    void setLastFolder(const QString &folder);

    FolderSession folder(const QString &folder);
    void setFolder(const QString &folder, const FolderSession &state);
    void sync();

private:
    QSettings m_settings;
};

} // namespace overmantel
