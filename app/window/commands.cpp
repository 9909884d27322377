#include "app/window/commands.h"

#include "app/window/docks.h"
#include "app/window/documents.h"
#include "app/window/exampleagent.h"
#include "app/window/prompts.h"
#include "core/edits/memoryedits.h"
#include "core/edits/stepedits.h"
#include "core/workspace/workspace.h"
#include "views/editor/fileeditor.h"
#include "views/editor/noticebar.h"
#include "views/graph/graphview.h"

#include <QApplication>
#include <QFileDialog>
#include <QMainWindow>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

Commands::Commands(const WindowParts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
}

void Commands::whenSafe(std::function<void()> then)
{
    const QStringList modified = m_parts.workspace->modifiedFiles();
    if (modified.isEmpty())
        return then();
    m_parts.prompts->askToSave(m_parts.window, modified, [this, then = std::move(then)](SaveAnswer answer) {
        if (answer == SaveAnswer::Cancel)
            return;
        if (answer == SaveAnswer::Save && !report(m_parts.workspace->saveAll()))
            return;
        then();
    });
}

void Commands::say(const QString &sentence, Severity severity)
{
    m_parts.notice->setNotice(severity, sentence, NoticeBar::Closing::ByPerson);
}

bool Commands::report(const Result<void> &done)
{
    if (done) {
        m_parts.notice->clear();
        return true;
    }
    say(done.error().sentence(), Severity::Error);
    return false;
}

// ---- File

void Commands::openFolder()
{
    m_parts.prompts->askForFolder(m_parts.window, m_parts.workspace->folder(),
                                  [this](const QString &folder) { Q_EMIT folderRequested(folder); });
}

void Commands::openExample()
{
    const Result<QString> folder = exampleAgentFolder(exampleAgentParent());
    if (!folder) {
        say(folder.error().sentence(), Severity::Error);
        return;
    }
    Q_EMIT folderRequested(*folder);
}

void Commands::save()
{
    if (const DocumentPage *page = m_parts.documents->current())
        report(m_parts.workspace->save(page->file()));
    else
        saveAll(); // beside the matrix, where every edit goes into some file
}

void Commands::saveAll()
{
    report(m_parts.workspace->saveAll());
}

void Commands::closeTab()
{
    // The text stays in the workspace: a closed tab loses nothing and is asked about when the folder closes.
    m_parts.documents->closeTab(m_parts.documents->currentIndex());
}

void Commands::reopenTab()
{
    m_parts.documents->reopenClosedTab();
}

void Commands::closeFolder()
{
    Q_EMIT closeFolderRequested();
}

void Commands::quit()
{
    m_parts.window->close();
}

// ---- Edit

void Commands::undo()
{
    showCursor(m_parts.workspace->undo());
}

void Commands::redo()
{
    showCursor(m_parts.workspace->redo());
}

void Commands::showCursor(const std::optional<Cursor> &cursor)
{
    // Beside the matrix the change is seen where it was made.
    const bool isOnMatrix = m_parts.documents->count() > 0 && !m_parts.documents->current();
    if (!cursor || isOnMatrix)
        return;
    const auto [low, high] = std::minmax(cursor->anchor, cursor->position);
    m_parts.documents->goTo({cursor->file, {low, high}}, Focus::Keep);
}

void Commands::find()
{
    if (DocumentPage *page = m_parts.documents->current())
        page->find();
}

// ---- View

void Commands::showWrite()
{
    m_parts.perspectives->apply(Perspective::Write);
}

void Commands::showFlow()
{
    m_parts.perspectives->apply(Perspective::Flow);
}

void Commands::showPreview()
{
    m_parts.perspectives->apply(Perspective::Preview);
}

void Commands::showMatrix()
{
    m_parts.documents->showMatrix();
}

void Commands::resetLayout()
{
    m_parts.docks->placeAll();
    m_parts.perspectives->apply(m_parts.perspectives->current());
}

void Commands::applyTheme(theme::Mode mode)
{
    theme::apply(*qApp, mode);
    m_parts.session->setThemeMode(mode);
    Q_EMIT themeChanged(mode);
}

void Commands::useLightTheme()
{
    applyTheme(theme::Mode::Light);
}

void Commands::useDarkTheme()
{
    applyTheme(theme::Mode::Dark);
}

void Commands::useSystemTheme()
{
    applyTheme(theme::Mode::System);
}

void Commands::zoomIn()
{
    if (DocumentPage *page = m_parts.documents->current())
        page->zoomIn();
}

void Commands::zoomOut()
{
    if (DocumentPage *page = m_parts.documents->current())
        page->zoomOut();
}

void Commands::zoomReset()
{
    if (DocumentPage *page = m_parts.documents->current())
        page->zoomReset();
}

// ---- Go

Location Commands::here() const
{
    const DocumentPage *page = m_parts.documents->current();
    return page ? page->cursor() : Location();
}

void Commands::goTo(const Location &place)
{
    const Location location = place; // the view that owns it may replace it while the cursor moves
    const Location from = here();
    if (!m_parts.documents->goTo(location)) {
        //: %1 is the path of a file
        say(tr("%1 cannot be shown: the folder has no such file any more.").arg(location.file));
        return;
    }
    m_navigation.jumped(from, location);
    Q_EMIT navigationChanged();
}

void Commands::goToDefinition()
{
    const AnalysisPtr analysis = m_parts.workspace->analysis();
    const Location from = here();
    if (!analysis || !from.isValid())
        return;
    const SymbolUse *use = analysis->project.symbols.at(from.file, from.range.end);
    if (!use) {
        say(tr("There is no name at the cursor that is defined in this agent."), Severity::Info);
        return;
    }
    const QList<Location> definitions = analysis->project.symbols.definitions(use->id);
    if (definitions.isEmpty()) {
        //: %1 is a name such as of a response or a step
        say(tr("“%1” is not defined in this agent.").arg(use->id.name.section(u'/', -1)), Severity::Info);
        return;
    }
    m_parts.notice->clear();
    // At a definition the next one follows: several skills may declare the same response.
    const qsizetype at = definitions.indexOf(use->where);
    goTo(definitions.at((at + 1) % definitions.size()));
}

void Commands::forgetWay()
{
    m_navigation.clear();
    Q_EMIT navigationChanged();
}

void Commands::goBack()
{
    if (const auto place = m_navigation.back(here()))
        m_parts.documents->goTo(*place);
    Q_EMIT navigationChanged();
}

void Commands::goForward()
{
    if (const auto place = m_navigation.forward())
        m_parts.documents->goTo(*place);
    Q_EMIT navigationChanged();
}

void Commands::nextTab()
{
    m_parts.documents->nextTab(+1);
}

void Commands::previousTab()
{
    m_parts.documents->nextTab(-1);
}

void Commands::focusEditor()
{
    if (DocumentPage *page = m_parts.documents->current())
        page->editor()->setFocus(Qt::ShortcutFocusReason);
}

void Commands::about()
{
    m_parts.prompts->showAbout(m_parts.window);
}

// ---- What views ask for

void Commands::applyEdit(const WorkspaceEdit &edit)
{
    // The places of a prepared edit are those of the text that was analysed.
    if (m_parts.workspace->isChecking()) {
        say(tr("The text has changed since. Try again in a moment."), Severity::Info);
        return;
    }
    if (!m_parts.workspace->apply(edit)) {
        //: %1 is the name of an act such as "Rename Step ‘ask_reason’"
        say(tr("“%1” could not be done: one of its files cannot be changed.").arg(edit.label));
        return;
    }
    m_parts.notice->clear();
}

void Commands::renameStep(const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId)
{
    const AnalysisPtr analysis = m_parts.workspace->waitForAnalysis();
    if (!analysis)
        return;
    const Result<WorkspaceEdit> edit = overmantel::renameStep(analysis->project, skillId, blockId, oldId, newId);
    if (edit) {
        if (!edit->isEmpty())
            applyEdit(*edit);
        return;
    }
    // In the line where the name was typed, when that is still there.
    const DocumentPage *page = m_parts.documents->current();
    if (page && page->graph() && page->graph()->isVisible())
        page->graph()->showRenameProblem(edit.error().sentence());
    say(edit.error().sentence());
}

void Commands::setInitialValue(const QString &ns, const QString &entry, const Value &value)
{
    const AnalysisPtr analysis = m_parts.workspace->waitForAnalysis();
    if (!analysis)
        return;
    const Result<WorkspaceEdit> edit = overmantel::setInitialValue(analysis->project, ns, entry, value);
    if (!edit)
        say(edit.error().sentence());
    else if (!edit->isEmpty())
        applyEdit(*edit);
}

void Commands::exportGraph(const QString &svg, const QString &blockId)
{
    if (svg.isEmpty())
        return;
    auto *dialog = new QFileDialog(m_parts.window, tr("Export Graph"), blockId + u".svg"_s, tr("SVG pictures (*.svg)"));
    dialog->setObjectName(u"exportGraphDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"svg"_s);
    dialog->setLabelText(QFileDialog::Accept, tr("Export"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, svg](const QString &name) {
        QSaveFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(svg.toUtf8()) < 0 || !file.commit())
            //: %1 is the path of a file, %2 the reason in the system's words
            say(tr("%1 cannot be written: %2.").arg(name, file.errorString()), Severity::Error);
    });
    dialog->open();
}

} // namespace overmantel
