#include "views/graph/graphtablemodel.h"

#include "core/queries/graphtext.h"
#include "views/common/theme.h"

#include <QIcon>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

void GraphTableModel::setGraph(const BlockGraph &graph)
{
    beginResetModel();
    m_graph = graph;
    m_rows.clear();
    for (int node = 0; node < graph.nodes.size(); ++node) {
        const qsizetype before = m_rows.size();
        for (int edge = 0; edge < graph.edges.size(); ++edge) {
            if (graph.edges[edge].from == node)
                m_rows.append({node, edge});
        }
        const NodeRole role = graph.nodes[node].role;
        if (m_rows.size() == before && role != NodeRole::Foreign && role != NodeRole::Broken)
            m_rows.append({node, -1});
    }
    endResetModel();
}

int GraphTableModel::nodeOfRow(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].node : -1;
}

int GraphTableModel::rowOfNode(int node) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].node == node)
            return row;
    }
    return -1;
}

Location GraphTableModel::locationOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[index.row()];
    if (row.edge >= 0 && index.column() == TargetColumn)
        return m_graph.nodes[m_graph.edges[row.edge].to].where;
    if (row.edge >= 0 && index.column() == ConditionColumn)
        return m_graph.edges[row.edge].where;
    return m_graph.nodes[row.node].where;
}

int GraphTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GraphTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString GraphTableModel::text(const Row &row, int column) const
{
    const GraphNode &node = m_graph.nodes[row.node];
    switch (column) {
    case StepColumn: return node.role == NodeRole::Step ? node.id : node.title;
    case KindColumn: return nodeKindName(node);
    case ConditionColumn: return row.edge >= 0 ? edgeDescription(m_graph.edges[row.edge]) : QString();
    case TargetColumn: {
        if (row.edge < 0)
            return {};
        const GraphNode &target = m_graph.nodes[m_graph.edges[row.edge].to];
        return target.role == NodeRole::Step ? target.id : target.title;
    }
    default: return {};
    }
}

QVariant GraphTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[index.row()];
    const GraphNode &node = m_graph.nodes[row.node];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == ConditionColumn && row.edge >= 0)
            return edgeDescription(m_graph.edges[row.edge]);
        return node.note.isEmpty() ? node.title : node.title + u'\n' + node.note;
    case Qt::AccessibleTextRole:
        if (index.column() == StepColumn && node.marked)
            return QString(text(row, StepColumn) + u". "_s + node.note);
        return text(row, index.column());
    case Qt::DecorationRole:
        if (index.column() == KindColumn && node.role == NodeRole::Step)
            return theme::icon(theme::stepIconName(node.kind), theme::stepColors(node.kind).ink);
        if (index.column() == StepColumn && node.marked)
            return theme::icon(theme::severityIconName(Severity::Warning), theme::color(theme::Role::Warning));
        return {};
    default:
        return {};
    }
}

QVariant GraphTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case StepColumn: return tr("Step");
    case KindColumn: return tr("Kind");
    case ConditionColumn: return tr("Condition");
    case TargetColumn: return tr("Goes to");
    default: return {};
    }
}

} // namespace overmantel
