// The ordered block as a picture, with its table twin, block chooser and zoom. Takes analyses in and
// sends wishes out: it changes no text and knows no other view. Follows the text cursor when told to.
#pragma once

#include "core/analysis/analysis.h"
#include "core/queries/graphlayout.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;

namespace overmantel {

class GraphCanvas;
class GraphLayouter;
class GraphTableModel;
class GraphToolBar;
class StepRename;

class GraphView : public QWidget
{
    Q_OBJECT
public:
    explicit GraphView(QWidget *parent = nullptr);
    ~GraphView() override;

    void setAnalysis(const AnalysisPtr &analysis);
    void showBlock(const QString &skillId, const QString &blockId);
    // Chooses the block and the step in which the cursor stands. Does not scroll while the person
    // works in the picture, and emits nothing.
    void followCursor(const QString &file, qsizetype offset);

    QString skillId() const { return m_skillId; }
    QString blockId() const { return m_blockId; }
    QString selectedStep() const; // the id; empty when none is chosen
    void selectStep(const QString &stepId);

    qreal zoom() const;
    qreal chosenZoom() const; // what setZoom or the person asked for; 0: as the picture fits
    void setZoom(qreal zoom);
    void zoomIn();
    void zoomOut();
    void fit();

    QString svg() const; // empty when no block is shown
    void beginRename();  // of the chosen step
    // Why the last stepRenameRequested could not be done; the line stays open.
    void showRenameProblem(const QString &sentence);

Q_SIGNALS:
    // A click or an arrow key: the text cursor may follow, the keyboard stays here.
    void locationSelected(const overmantel::Location &where);
    // Enter: the text is to be opened.
    void locationActivated(const overmantel::Location &where);
    void stepRenameRequested(const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId);
    void exportSvgRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpTable();
    void connectCanvas();
    void connectToolBar();
    void rebuild();
    void showLayout(const BlockGraph &graph, const GraphLayout &layout);
    void showPage();
    QString emptySentence() const;
    void chosenInCanvas(int node);
    void chosenInTable(int row);
    void activate(Location where);
    void select(Location where); // by value: who listens may replace the graph
    void renameNode(int node);
    void showMenu(int node, const QPoint &globalPosition);
    void showZoom();
    void inkBanner();
    const Skill *skill() const;
    const Block *block() const;

    AnalysisPtr m_analysis;
    QString m_skillId;
    QString m_blockId;
    BlockGraph m_graph; // the newest; the canvas may still show the one before
    bool m_hasBlock = false;
    QString m_lastStep; // of the text cursor or the person, survives analyses

    GraphToolBar *m_toolBar = nullptr;
    QLabel *m_stale = nullptr;
    QStackedWidget *m_pages = nullptr;
    GraphCanvas *m_canvas = nullptr;
    QTableView *m_table = nullptr;
    GraphTableModel *m_tableModel = nullptr;
    QLabel *m_empty = nullptr;
    GraphLayouter *m_layouter = nullptr;
    StepRename *m_rename = nullptr;
};

} // namespace overmantel
