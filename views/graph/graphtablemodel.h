// The table twin of the picture: one row per way on from a step (step, kind, condition, target), for
// keyboard and screen readers. A step with no way on has one row, too.
#pragma once

#include "core/queries/blockgraph.h"

#include <QAbstractTableModel>

namespace overmantel {

class GraphTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { StepColumn, KindColumn, ConditionColumn, TargetColumn, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setGraph(const BlockGraph &graph);
    // The same rows with other places in the text.
    void updateGraph(const BlockGraph &graph) { m_graph = graph; }

    int nodeOfRow(int row) const; // -1 outside
    int rowOfNode(int node) const;
    Location locationOf(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        int node = 0;
        int edge = -1;
    };
    QString text(const Row &row, int column) const;

    BlockGraph m_graph;
    QList<Row> m_rows;
};

} // namespace overmantel
