// The diagnostics of an analysis as a table: severity, message, file, line, code. Read-only; filtering
// is ProblemsFilter's business.
#pragma once

#include "core/analysis/analysis.h"
#include "core/diagnostics/findingtext.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <array>

namespace overmantel {

QString severityWord(Severity severity); // "Error", translated

class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, MessageColumn, FileColumn, LineColumn, CodeColumn, ColumnCount };
    enum Roles { SortRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(const QList<Diagnostic> &problems, const PositionOf &positionOf);
    const Diagnostic *problem(const QModelIndex &index) const; // nullptr for an invalid index
    TextPosition position(const QModelIndex &index) const;
    int count(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<Diagnostic> m_problems;
    QList<TextPosition> m_positions;
};

// Rows of the chosen severities whose message, file or code contains the words.
class ProblemsFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ProblemsFilter(ProblemsModel *model, QObject *parent = nullptr);

    void setText(const QString &text);
    void setShown(Severity severity, bool shown);
    bool isShown(Severity severity) const { return m_shown[size_t(severity)]; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    ProblemsModel *m_model;
    QString m_text;
    std::array<bool, 4> m_shown{true, true, false, false};
};

} // namespace overmantel
