#include "views/editor/fileeditor.h"

#include "core/workspace/workspace.h"
#include "views/editor/codeeditor.h"
#include "views/editor/findbar.h"
#include "views/editor/noticebar.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

FileEditor::FileEditor(Workspace *workspace, const QString &file, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_file(file)
    , m_notice(new NoticeBar(this))
    , m_editor(new CodeEditor(workspace, file, this))
    , m_findBar(new FindBar(m_editor, workspace, this))
{
    setObjectName(u"fileEditor"_s);
    setAccessibleName(tr("Editor of %1").arg(file));
    setFocusProxy(m_editor);
    m_reload = m_notice->addAction(u"noticeReload"_s, tr("Reload"));
    m_keepMine = m_notice->addAction(u"noticeKeepMine"_s, tr("Keep Mine"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);

    connect(m_editor, &CodeEditor::cursorMoved, this, &FileEditor::cursorMoved);
    connect(m_reload, &QToolButton::clicked, this, &FileEditor::reload);
    connect(m_keepMine, &QToolButton::clicked, this, [this] {
        m_workspace->keepMine(m_file);
        updateNotice();
    });
    connect(m_notice, &NoticeBar::closed, this, [this] { m_isHintClosed = true; });
    connect(workspace, &Workspace::changedOnDisk, this, [this](const QString &changed) {
        if (changed == m_file)
            updateNotice();
    });
    connect(workspace, &Workspace::modificationChanged, this, [this](const QString &changed) {
        if (changed == m_file)
            updateNotice();
    });
    connect(workspace, &Workspace::filesChanged, this, &FileEditor::updateNotice);
    connect(workspace, &Workspace::analysisChanged, this, [this] { setAnalysis(m_workspace->analysis()); });
    setAnalysis(workspace->analysis());
    updateNotice();
}

void FileEditor::setAnalysis(const AnalysisPtr &analysis)
{
    m_editor->setDiagnostics(analysis ? analysis->diagnostics : QList<Diagnostic>());
}

void FileEditor::goTo(TextRange range)
{
    m_editor->goTo(range);
}

void FileEditor::showFindBar()
{
    m_findBar->open();
}

void FileEditor::reload()
{
    const Result<void> reloaded = m_workspace->reload(m_file);
    if (reloaded)
        updateNotice();
    else
        m_notice->setNotice(Severity::Error, reloaded.error().sentence());
}

// The gravest thing there is to say, and what can be done about it.
void FileEditor::updateNotice()
{
    const QString unreadable = m_workspace->unreadableReason(m_file);
    const bool isGone = !m_workspace->contains(m_file);
    const bool isChanged = m_workspace->isChangedOnDisk(m_file);
    const bool isReadOnly = m_workspace->isReadOnly(m_file);
    m_editor->setReadOnly(isReadOnly);
    m_reload->setVisible(isChanged);
    m_keepMine->setVisible(isChanged);
    if (!unreadable.isEmpty()) {
        m_notice->setNotice(Severity::Error, unreadable);
    } else if (isGone) {
        m_notice->setNotice(Severity::Warning,
                            tr("This file is no longer on the disk. The text shown is the last one read."));
    } else if (isChanged) {
        m_notice->setNotice(
            Severity::Warning,
            tr("Another program changed this file on the disk, and you changed it here. Reload takes the text of the "
               "disk (Undo brings yours back); Keep Mine lets the next save write yours."));
    } else if (isReadOnly) {
        m_notice->setNotice(
            Severity::Info,
            tr("You may read this file but not write it. To change it, give yourself the permission to write."));
    } else if (!m_editor->plainTextReason().isEmpty() && !m_isHintClosed) {
        m_notice->setNotice(Severity::Info, m_editor->plainTextReason(), NoticeBar::Closing::ByPerson);
    } else {
        m_notice->clear();
    }
}

void FileEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find) || event->matches(QKeySequence::Replace))
        showFindBar();
    else if (event->matches(QKeySequence::FindNext))
        m_findBar->findNext();
    else if (event->matches(QKeySequence::FindPrevious))
        m_findBar->findPrevious();
    else
        QWidget::keyPressEvent(event);
}

} // namespace overmantel
