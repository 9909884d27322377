// What the actions of the window do: one function per action, and the ways by which views ask for
// places and edits. It builds no widgets; it connects the parts of the window.
#pragma once

#include "app/window/navigation.h"
#include "app/window/perspectives.h"
#include "app/window/session.h"
#include "core/base/result.h"
#include "core/base/value.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/textedit.h"
#include "core/workspace/history.h"

#include <QObject>

#include <functional>
#include <optional>

class QMainWindow;

namespace overmantel {

class Checks;
class Docks;
class Documents;
class NoticeBar;
class ProblemsView;
class Prompts;
class Workspace;

struct WindowParts
{
    QMainWindow *window = nullptr;
    Workspace *workspace = nullptr;
    Prompts *prompts = nullptr;
    Session *session = nullptr;
    Documents *documents = nullptr;
    ProblemsView *problems = nullptr;
    NoticeBar *notice = nullptr;
    Docks *docks = nullptr;
    Perspectives *perspectives = nullptr;
    Checks *checks = nullptr;
};

class Commands : public QObject
{
    Q_OBJECT
public:
    explicit Commands(const WindowParts &parts, QObject *parent = nullptr);

    // Runs `then` at once when everything is saved, else after the person chose; not when they cancel
    // or saving fails.
    void whenSafe(std::function<void()> then);
    // One line above the documents, which stays until the person closes it or the next act succeeds.
    void say(const QString &sentence, Severity severity = Severity::Warning);
    const Navigation &navigation() const { return m_navigation; }
    void forgetWay();

    // File
    void openFolder();
    void openExample();
    void save();
    void saveAll();
    void closeTab();
    void reopenTab();
    void closeFolder();
    void quit();
    // Edit
    void undo();
    void redo();
    void find();
    void showFixes();
    // View
    void showWrite();
    void showFlow();
    void showPreview();
    void showMatrix();
    void resetLayout();
    void useLightTheme();
    void useDarkTheme();
    void useSystemTheme();
    void zoomIn();
    void zoomOut();
    void zoomReset();
    // Check
    void useMaestro();
    void useReference();
    void useNext();
    void compareProfiles();
    void showRules(); // the rule of the chosen problem, or of the one at the cursor
    // Go
    void nextProblem();
    void previousProblem();
    void goToDefinition();
    void goBack();
    void goForward();
    void nextTab();
    void previousTab();
    void focusEditor();
    void about();

    // What views ask for.
    void goTo(const Location &location);
    void applyEdit(const WorkspaceEdit &edit);
    void renameStep(const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId);
    void setInitialValue(const QString &ns, const QString &entry, const Value &value);
    void exportGraph(const QString &svg, const QString &blockId);

Q_SIGNALS:
    void folderRequested(const QString &folder);
    void closeFolderRequested();
    void themeChanged(overmantel::theme::Mode mode);
    void navigationChanged();

private:
    Location here() const;
    void walkProblems(int direction);
    void showCursor(const std::optional<Cursor> &cursor);
    bool report(const Result<void> &done); // says what went wrong; clears the notice when all went well
    void applyTheme(theme::Mode mode);

    WindowParts m_parts;
    Navigation m_navigation;
};

} // namespace overmantel
