// The list of problems: filtered by severity and words, walked with F8, and with the fixes that a
// problem offers. It asks for edits and places; it changes nothing itself.
#pragma once

#include "core/analysis/analysis.h"
#include "views/problems/problemsmodel.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedLayout;
class QToolButton;
class QTreeView;

namespace overmantel {

class ProblemsView : public QWidget
{
    Q_OBJECT
public:
    enum class Direction { Next, Previous };

    explicit ProblemsView(QWidget *parent = nullptr);

    void setAnalysis(const AnalysisPtr &analysis, const ProblemsModel::PositionOf &positionOf);
    void setChecking(bool checking);
    // The shown problem behind or before a place, in the order of files and lines, around the end.
    std::optional<Location> neighbour(const Location &from, Direction direction) const;
    void select(const Location &location);
    void focusList();

    // The fixes of all problems that touch a place, as a menu that deletes itself; nullptr without any.
    QMenu *fixesMenu(const Location &place);

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);
    void editRequested(const overmantel::WorkspaceEdit &edit);

private:
    void buildFilterRow(QHBoxLayout *row);
    void addSeverityButton(QHBoxLayout *row, Severity severity, const QString &name);
    void updateState();
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &at);
    void showFixes();
    int addFixes(QMenu *menu, const Diagnostic &problem);
    const Diagnostic *current() const;
    void copySelected() const;
    bool eventFilter(QObject *watched, QEvent *event) override;

    AnalysisPtr m_analysis;
    bool m_isChecking = false;

    ProblemsModel *m_model = nullptr;
    ProblemsFilter *m_filter = nullptr;
    QLineEdit *m_text = nullptr;
    QList<QToolButton *> m_severityButtons;
    QLabel *m_count = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace overmantel
