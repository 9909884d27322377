// The page of one file: its text, the find bar, and a notice when the disk and the text disagree or the
// file cannot be changed. Owned by the tab that shows it.
#pragma once

#include "core/analysis/analysis.h"
#include "core/workspace/history.h"

#include <QWidget>

#include <functional>

class QToolButton;

namespace overmantel {

class CodeEditor;
class FindBar;
class NoticeBar;
class Workspace;

class FileEditor : public QWidget
{
    Q_OBJECT
public:
    FileEditor(Workspace *workspace, const QString &file, QWidget *parent = nullptr);

    const QString &file() const { return m_file; }
    CodeEditor *editor() const { return m_editor; }
    FindBar *findBar() const { return m_findBar; }
    NoticeBar *notice() const { return m_notice; }

    void setAnalysis(const AnalysisPtr &analysis); // shows its problems in this file
    void goTo(TextRange range);
    void showFindBar();

Q_SIGNALS:
    void cursorMoved(const QString &file, qsizetype offset);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void updateNotice();
    void reload();

    Workspace *m_workspace;
    QString m_file;
    NoticeBar *m_notice;
    CodeEditor *m_editor;
    FindBar *m_findBar;
    QToolButton *m_reload;
    QToolButton *m_keepMine;
    bool m_isHintClosed = false; // the person has read what the last notice had to say
};

} // namespace overmantel
