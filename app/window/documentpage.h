// One tab: the editor of a file, and beside a skill.md the graph of the ordered block in which the
// cursor stands. Owned by Documents.
#pragma once

#include "app/window/session.h"
#include "core/analysis/analysis.h"

#include <QWidget>

class QSplitter;

namespace overmantel {

class FileEditor;
class GraphView;
class Workspace;

enum class Focus { Keep, Take };

class DocumentPage : public QWidget
{
    Q_OBJECT
public:
    DocumentPage(Workspace *workspace, const QString &file, QWidget *parent = nullptr);

    const QString &file() const { return m_file; }
    FileEditor *editor() const { return m_editor; }
    GraphView *graph() const { return m_graph; } // nullptr but for a skill.md

    void setAnalysis(const AnalysisPtr &analysis);
    void goTo(TextRange range, Focus focus);
    Location cursor() const;
    EditorState state() const;
    void restore(const EditorState &state);
    // Of the width; 0 hides the graph.
    void setGraphShare(double share);

    // Of the graph while the keyboard is there, else of the text.
    void zoomIn();
    void zoomOut();
    void zoomReset();
    void find();
    qreal textSize() const; // in points
    void setTextSize(qreal pointSize);

Q_SIGNALS:
    void cursorMoved();
    void definitionRequested(); // of the name at the cursor
    void locationActivated(const overmantel::Location &location);
    void locationSelected(const overmantel::Location &location); // the cursor follows, the keyboard stays
    void stepRenameRequested(const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId);
    void exportGraphRequested();
    void textSizeChanged(qreal pointSize);

private:
    void addGraph();
    void applyGraphShare();
    bool graphHasKeyboard() const;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    QString m_file;
    FileEditor *m_editor = nullptr;
    GraphView *m_graph = nullptr;
    QSplitter *m_splitter = nullptr;
    double m_graphShare = 0.38;
    bool m_isShareDue = true; // the share can only be applied to a width
    int m_dueScroll = -1;     // likewise
    qreal m_normalTextSize = 0;
};

} // namespace overmantel
