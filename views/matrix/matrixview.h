// The memory matrix: which skill may read and write which memory entry, why, and which line decides it.
// A table with the entries frozen at the left, two filter fields, a legend. It edits nothing: a new
// initial value leaves as a signal and comes back with the next analysis.
#pragma once

#include "core/analysis/analysis.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QStackedWidget;
class QTableView;

namespace overmantel {

class MatrixFilter;
class MatrixModel;

class MatrixView : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixView(QWidget *parent = nullptr);
    ~MatrixView() override;

    void setAnalysis(overmantel::AnalysisPtr analysis);

signals:
    void locationActivated(const overmantel::Location &location);
    // `value` is None when the initial value is to be removed.
    void initialValueRequested(const QString &ns, const QString &entry, const overmantel::Value &value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Place
    {
        QString entry;
        QString skill;
    };
    void buildWidgets();
    void applyFilters();
    void showWhatThereIs();
    void fitColumns();
    void activate(const QModelIndex &index);
    void say(const QString &sentence);
    Place currentPlace() const;
    void restore(const Place &place);

    AnalysisPtr m_analysis;
    MatrixModel *m_model = nullptr;
    MatrixFilter *m_filter = nullptr;
    QLineEdit *m_entryField = nullptr;
    QLineEdit *m_skillField = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_message = nullptr;
    QStackedWidget *m_pages = nullptr;
};

} // namespace overmantel
