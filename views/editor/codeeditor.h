// The text of one file, to be read and written: line numbers with marks of problems, squiggles, hover
// text, and the keys that editors of code have. It changes the file only through its binding and
// through edits of the Workspace; undo belongs to the window. Owned by FileEditor.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/workspace/history.h"
#include "views/editor/lineediting.h"

#include <QPlainTextEdit>

#include <functional>

class QSyntaxHighlighter;
class QTimer;

namespace overmantel {

class DocumentBinding;
class LineNumberGutter;
class Workspace;

class CodeEditor : public QPlainTextEdit
{
    Q_OBJECT
public:
    CodeEditor(Workspace *workspace, const QString &file, QWidget *parent = nullptr);
    ~CodeEditor() override;

    const QString &file() const { return m_file; }
    Language language() const { return m_language; }
    // Why the text has no colours; empty when it has.
    QString plainTextReason() const { return m_plainTextReason; }

    // Those of other files are left out. They stay at their places while the text changes.
    void setDiagnostics(const QList<Diagnostic> &diagnostics);
    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }
    // What the search found; `current` is the index of the one selected, or -1.
    void setMatches(const QList<TextRange> &matches, int current);

    void goTo(TextRange range);
    void restore(const Cursor &cursor);
    qsizetype offset() const;
    EditorSelection selection() const;
    TextRange selectedRange() const { return selection().range(); }

    // Problems at the place, and what the hover provider adds; empty when there is nothing to say.
    QString hoverText(qsizetype offset) const;
    void setHoverProvider(std::function<QString(qsizetype offset)> provider);
    // The characters that are marked as a problem between the first and the last visible line.
    QList<TextRange> visibleSquiggles() const;

    void toggleComment();
    void moveLines(VerticalMove move);
    void duplicateLines();
    void changeIndent(IndentChange change);
    void zoom(int steps);

    // For the gutter.
    int gutterWidth() const;
    void paintGutter(QPaintEvent *event);

Q_SIGNALS:
    void cursorMoved(const QString &file, qsizetype offset);
    void fontZoomed(qreal pointSize); // by the wheel: other editors may follow

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    bool handleEditingKey(const QKeyEvent *event);
    void applyLineEdit(const LineEdit &edit, const QString &label);
    void insertLineEnd();
    void undoInWorkspace();
    void redoInWorkspace();
    void onCursorMoved();
    void onTextChanged(const QString &file, const TextEdit &edit);
    void onGutterUpdate(const QRect &area, int dy);
    void refreshLater();
    void refreshSelections();
    void refreshColours();
    TextRange visibleRange() const;
    TextRange drawnRange(const Diagnostic &diagnostic) const;
    void addSelection(QList<QTextEdit::ExtraSelection> &selections, TextRange range,
                      const QTextCharFormat &format) const;
    void addBracketSelections(QList<QTextEdit::ExtraSelection> &selections) const;

    Workspace *m_workspace;
    QString m_file;
    Language m_language;
    DocumentBinding *m_binding;
    LineNumberGutter *m_gutter;
    QSyntaxHighlighter *m_highlighter = nullptr;
    QString m_plainTextReason;
    QList<Diagnostic> m_diagnostics; // sorted by place
    QList<TextRange> m_matches;
    int m_currentMatch = -1;
    std::function<QString(qsizetype)> m_hoverProvider;
    QTimer *m_refresh;
};

} // namespace overmantel
