// The list of problems: filtered by severity and words, walked with F8, with everything about the chosen one
// beside it. It asks for edits, places and rules; it changes nothing itself.
#pragma once

#include "core/analysis/analysis.h"
#include "views/problems/problemsmodel.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedLayout;
class QToolButton;
class QTreeView;

namespace overmantel {

class ProblemDetails;

class ProblemsView : public QWidget
{
    Q_OBJECT
public:
    enum class Direction { Next, Previous };

    explicit ProblemsView(QWidget *parent = nullptr);

    void setAnalysis(const AnalysisPtr &analysis, const PositionOf &positionOf);
    void setChecking(bool checking);
    // Infos and hints; hidden until somebody asks for them.
    bool showsNotes() const;
    void setShowsNotes(bool shows);
    // The shown problem behind or before a place, in the order of files and lines, around the end.
    std::optional<Location> neighbour(const Location &from, Direction direction) const;
    void select(const Location &location);
    void focusList();

    // The fixes of all problems that touch a place, as a menu that deletes itself; nullptr without any.
    QMenu *fixesMenu(const Location &place);
    // The code of the chosen problem while the keyboard is here, else of the worst one that touches the
    // place; empty when there is none.
    QString codeAt(const Location &place) const;

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);
    void editRequested(const overmantel::WorkspaceEdit &edit);
    void ruleRequested(const QString &code);
    void showsNotesChanged(bool shows);

private:
    enum class CopyAs { Text, Markdown };

    // problemsview.cpp
    void buildTable();
    void buildFilterRow(QHBoxLayout *row);
    void addSeverityButton(QHBoxLayout *row, Severity severity, const QString &name);
    void updateState();
    void showDetails();
    void fitColumns();

    // problemsviewactions.cpp
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &globalPosition, const QModelIndex &index);
    void showFixes();
    int addFixes(QMenu *menu, const Diagnostic &problem);
    void addCopying(QMenu *menu);
    const Diagnostic *current() const;
    QList<const Diagnostic *> touching(const Location &place) const;
    void copySelected(CopyAs form) const;
    bool handleTableKey(const QKeyEvent *key);
    bool eventFilter(QObject *watched, QEvent *event) override;

    AnalysisPtr m_analysis;
    PositionOf m_positionOf;
    bool m_isChecking = false;
    bool m_isUpdating = false;

    ProblemsModel *m_model = nullptr;
    ProblemsFilter *m_filter = nullptr;
    QLineEdit *m_text = nullptr;
    QList<QToolButton *> m_severityButtons;
    QLabel *m_count = nullptr;
    QTreeView *m_view = nullptr;
    ProblemDetails *m_details = nullptr;
    QSplitter *m_splitter = nullptr;
    QLabel *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace overmantel
