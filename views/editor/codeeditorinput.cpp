// Keys, wheel, clipboard and context menu of CodeEditor.
#include "views/editor/codeeditor.h"

#include "core/workspace/workspace.h"
#include "views/editor/documentbinding.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QTextBlock>
#include <QWheelEvent>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

// Keys that a text edit would keep for itself though they belong to the window: undo and redo, since the
// history is not the document's, and Ctrl+K, which deletes to the end of the line in some desktops.
bool belongsToWindow(const QKeyEvent *event)
{
    return event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)
           || event->matches(QKeySequence::DeleteEndOfLine)
           || (event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_Z);
}

} // namespace

bool CodeEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && belongsToWindow(static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return false;
    }
    return QPlainTextEdit::event(event);
}

void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    if (belongsToWindow(event)) {
        event->ignore();
        return;
    }
    if (!isReadOnly() && handleEditingKey(event)) {
        event->accept();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

bool CodeEditor::handleEditingKey(const QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    // With Shift a text edit would put a U+2028 into the file.
    if ((key == Qt::Key_Return || key == Qt::Key_Enter)
        && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier)) {
        insertLineEnd();
        return true;
    }
    if (key == Qt::Key_Tab && modifiers == Qt::NoModifier) {
        const TextRange range = selectedRange();
        const QTextBlock first = document()->findBlock(int(range.start));
        if (range.end > first.position() + first.length() - 1) {
            changeIndent(IndentChange::More);
            return true;
        }
        const qsizetype column = range.start - first.position();
        const qsizetype width = indentWidth(m_language);
        textCursor().insertText(QString(width - column % width, u' '));
        ensureCursorVisible();
        return true;
    }
    if (key == Qt::Key_Backtab) {
        changeIndent(IndentChange::Less);
        return true;
    }
    if (key == Qt::Key_Slash && (modifiers & ~Qt::ShiftModifier) == Qt::ControlModifier) {
        toggleComment();
        return true;
    }
    if ((key == Qt::Key_Up || key == Qt::Key_Down) && modifiers == Qt::AltModifier) {
        moveLines(key == Qt::Key_Up ? VerticalMove::Up : VerticalMove::Down);
        return true;
    }
    if (key == Qt::Key_D && modifiers == Qt::ControlModifier) {
        duplicateLines();
        return true;
    }
    return false;
}

void CodeEditor::insertLineEnd()
{
    const QString indent = indentAfter(m_workspace->snapshot(m_file), selectedRange().start, m_language);
    textCursor().insertText(u'\n' + indent);
    ensureCursorVisible();
}

void CodeEditor::applyLineEdit(const LineEdit &edit, const QString &label)
{
    if (isReadOnly() || edit.edit.isEmpty())
        return;
    const EditorSelection before = selection();
    m_workspace->apply({label, {{m_file, edit.edit}}}, EditKind::Act, Cursor{m_file, before.anchor, before.position},
                       Cursor{m_file, edit.selection.anchor, edit.selection.position});
    restore({m_file, edit.selection.anchor, edit.selection.position});
}

void CodeEditor::toggleComment()
{
    applyLineEdit(toggledComment(m_workspace->snapshot(m_file), selection(), m_language), tr("Toggle Comment"));
}

void CodeEditor::moveLines(VerticalMove move)
{
    applyLineEdit(movedLines(m_workspace->snapshot(m_file), selection(), move), tr("Move Line"));
}

void CodeEditor::duplicateLines()
{
    applyLineEdit(duplicatedLines(m_workspace->snapshot(m_file), selection()), tr("Duplicate Line"));
}

void CodeEditor::changeIndent(IndentChange change)
{
    applyLineEdit(indentedLines(m_workspace->snapshot(m_file), selection(), change, indentWidth(m_language)),
                  tr("Change Indentation"));
}

void CodeEditor::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() != Qt::ControlModifier) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() != 0)
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void CodeEditor::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // The document has no history of its own; these two are the Workspace's.
    const QList<QAction *> actions = menu->actions();
    for (QAction *action : actions) {
        if (action->objectName() == u"edit-undo" || action->objectName() == u"edit-redo")
            menu->removeAction(action);
    }
    QAction *first = menu->actions().value(0);
    const auto add = [this, menu, first](const QString &text, bool isEnabled, void (CodeEditor::*act)()) {
        auto *action = new QAction(text, menu);
        action->setEnabled(isEnabled && !isReadOnly());
        connect(action, &QAction::triggered, this, act);
        menu->insertAction(first, action);
    };
    //: %1 is the name of the last step, such as "Rename Step"
    add(tr("Undo %1").arg(m_workspace->undoLabel()), m_workspace->canUndo(), &CodeEditor::undoInWorkspace);
    //: %1 is the name of the last step, such as "Rename Step"
    add(tr("Redo %1").arg(m_workspace->redoLabel()), m_workspace->canRedo(), &CodeEditor::redoInWorkspace);
    menu->popup(event->globalPos());
}

void CodeEditor::undoInWorkspace()
{
    const std::optional<Cursor> cursor = m_workspace->undo();
    if (cursor.has_value() && cursor->file == m_file)
        restore(*cursor);
}

void CodeEditor::redoInWorkspace()
{
    const std::optional<Cursor> cursor = m_workspace->redo();
    if (cursor.has_value() && cursor->file == m_file)
        restore(*cursor);
}

// What is copied is the text of the file, character by character: a text edit would change hard spaces and
// line separators.
QMimeData *CodeEditor::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(textIn(m_workspace->snapshot(m_file).text(), selectedRange()).toString());
    return copied;
}

void CodeEditor::insertFromMimeData(const QMimeData *source)
{
    if (isReadOnly() || !source->hasText())
        return;
    const EditorSelection before = selection();
    const QString text = m_binding->textToInsert(source->text());
    if (selection() != before) // the document was filled anew
        restore({m_file, before.anchor, before.position});
    textCursor().insertText(text);
    ensureCursorVisible();
}

} // namespace overmantel
