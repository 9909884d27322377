// Opening and closing agent folders: from a path, from the last time, safely for what is not saved; what
// was open in a folder is written down and brought back. Owned by MainWindow.
#pragma once

#include "core/model/project.h"

#include <QObject>

#include <functional>

namespace overmantel {

class AgentTree;
class Commands;
class Documents;
class NoticeBar;
class PreviewPanel;
class Session;
class Workspace;

struct FolderParts
{
    Session *session = nullptr;
    Workspace *workspace = nullptr;
    Commands *commands = nullptr;
    NoticeBar *notice = nullptr;
    Documents *documents = nullptr;
    AgentTree *tree = nullptr;
    PreviewPanel *preview = nullptr;
};

class Folders : public QObject
{
    Q_OBJECT
public:
    explicit Folders(const FolderParts &parts, QObject *parent = nullptr);

    // A folder, or a file of an agent with line and column (one-based, 0: none).
    void openPath(const QString &path, int line, int column);
    void openLast();
    void close();
    void remember(); // tabs, cursors, tree, graph zoom, preview memory; nothing without an open folder
    void forgetRecent(const QString &folder);

Q_SIGNALS:
    void recentChanged();

private:
    void open(const QString &folder, std::function<void()> then);
    void recall();
    QString previewState() const;
    void restorePreview(const QString &json);
    QString firstFile() const;

    FolderParts m_parts;
};

// The response that a place names or declares; empty when it does neither.
QString responseAt(const Project &project, const Location &place);

} // namespace overmantel
