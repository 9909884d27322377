// The bar below an editor that finds and replaces in its file. Enter goes to the next match, Shift+Enter
// to the one before, Esc back to the text. Owned by FileEditor.
#pragma once

#include "views/editor/textsearch.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;

namespace overmantel {

class CodeEditor;
class Workspace;

class FindBar : public QFrame
{
    Q_OBJECT
public:
    FindBar(CodeEditor *editor, Workspace *workspace, QWidget *parent = nullptr);

    // Shows the bar with the cursor in it; a selection within one line becomes what is looked for.
    void open();
    void close();
    void findNext();
    void findPrevious();
    void replaceCurrent();
    void replaceAll();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QToolButton *addToggle(const QString &name, const QString &label, const QString &explanation);
    QToolButton *addButton(const QString &name, const QString &icon, const QString &label);
    SearchQuery query() const;
    void search(); // finds all matches anew and shows how many there are
    void select(qsizetype index);
    int indexOfSelection() const;
    void showCount();

    CodeEditor *m_editor;
    Workspace *m_workspace;
    QLineEdit *m_pattern;
    QLineEdit *m_replacement;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_caseSensitive;
    QToolButton *m_wholeWords;
    QToolButton *m_regularExpression;
    QToolButton *m_replace;
    QToolButton *m_replaceAll;
    QTimer *m_delay;
    SearchResult m_result;
};

} // namespace overmantel
