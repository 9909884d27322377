// The tabs: one page per open file, and the memory matrix. Opens files and places, keeps the titles,
// hands the newest analysis to the page that is seen. It decides nothing about the window around it.
#pragma once

#include "app/window/documentpage.h"

#include <QTabWidget>

namespace overmantel {

class MatrixView;

class Documents : public QTabWidget
{
    Q_OBJECT
public:
    explicit Documents(Workspace *workspace, QWidget *parent = nullptr);
    ~Documents() override;

    // The page of a file, opened when it is not yet; nullptr for a file that the folder does not have.
    DocumentPage *open(const QString &file);
    bool goTo(const Location &location, Focus focus = Focus::Take);
    DocumentPage *page(const QString &file) const; // nullptr when it is not open
    DocumentPage *current() const;                 // nullptr on the matrix and without tabs
    QList<DocumentPage *> pages() const;
    void showMatrix();
    MatrixView *matrix() const { return m_matrix; } // nullptr until it was shown once

    void closeTab(int index);
    void closeAll();
    bool hasClosedTab() const { return !m_closed.isEmpty(); }
    void reopenClosedTab();
    void nextTab(int step);

    void setAnalysis(const AnalysisPtr &analysis);
    void setGraphShare(double share);
    double graphZoom() const; // of the graph seen last; 0 when there was none
    void setGraphZoom(double zoom);
    void setTextSize(qreal pointSize); // of all pages

    QStringList tabKeys() const; // files in order; the matrix as matrixKey()
    QString currentTabKey() const;
    void openTab(const QString &key);
    static QString matrixKey();

Q_SIGNALS:
    void currentPageChanged();
    void cursorMoved();
    void definitionRequested();
    void locationActivated(const overmantel::Location &location);
    void stepRenameRequested(const QString &skillId, const QString &blockId, const QString &oldId, const QString &newId);
    void initialValueRequested(const QString &ns, const QString &entry, const overmantel::Value &value);
    void exportGraphRequested(const QString &svg, const QString &blockId);

private:
    void connectPage(DocumentPage *page);
    void addCloseButton(int index);
    void showCurrent();
    void handOutAnalysis();
    void updateTitles();

    Workspace *m_workspace;
    MatrixView *m_matrix = nullptr;
    AnalysisPtr m_analysis;
    QStringList m_closed; // newest last
    double m_graphShare = 0.38;
    double m_graphZoom = 0; // of the pages to come; 0: as it fits
    qreal m_textSize = 0;   // 0: the normal one
};

} // namespace overmantel
