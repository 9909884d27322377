#include "views/problems/problemsmodel.h"

#include "views/common/theme.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QCoreApplication::translate("Problems", "Error");
    case Severity::Warning: return QCoreApplication::translate("Problems", "Warning");
    case Severity::Info: return QCoreApplication::translate("Problems", "Note");
    case Severity::Hint: return QCoreApplication::translate("Problems", "Hint");
    }
    return {};
}

void ProblemsModel::setProblems(const QList<Diagnostic> &problems, const PositionOf &positionOf)
{
    QList<TextPosition> positions;
    positions.reserve(problems.size());
    for (const Diagnostic &problem : problems)
        positions += positionOf(problem.where);
    if (problems == m_problems && positions == m_positions)
        return;

    // Of the same number, rows change in place: while somebody types, most stay what they are.
    if (problems.size() == m_problems.size()) {
        m_problems = problems;
        m_positions = positions;
        Q_EMIT dataChanged(index(0, 0), index(int(problems.size()) - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_problems = problems;
    m_positions = positions;
    endResetModel();
}

const Diagnostic *ProblemsModel::problem(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_problems.size())
        return nullptr;
    return &m_problems.at(index.row());
}

TextPosition ProblemsModel::position(const QModelIndex &index) const
{
    return index.isValid() ? m_positions.value(index.row()) : TextPosition{};
}

int ProblemsModel::count(Severity severity) const
{
    return int(std::count_if(m_problems.cbegin(), m_problems.cend(),
                             [severity](const Diagnostic &problem) { return problem.severity == severity; }));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    const Diagnostic *shown = problem(index);
    if (!shown)
        return {};
    const TextPosition position = m_positions.at(index.row());

    if (role == Qt::DecorationRole && index.column() == SeverityColumn)
        return theme::icon(theme::severityIconName(shown->severity), theme::severityRole(shown->severity));
    if (role == Qt::ToolTipRole)
        //: %1 is a message, %2 a code, %3 the name of a set of rules such as "reference"
        return tr("%1\n\n%2 · profile %3").arg(shown->message, shown->code, profileName(shown->profile));
    if (role == SortRole && index.column() == SeverityColumn)
        return int(shown->severity);
    if (role == SortRole && index.column() == LineColumn)
        return position.line;
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case SeverityColumn: return severityWord(shown->severity);
    case MessageColumn: return shown->message;
    case FileColumn: return shown->where.file;
    case LineColumn: return QString::number(position.line + 1);
    case CodeColumn: return shown->code;
    default: return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn: return tr("Severity");
    case MessageColumn: return tr("Problem");
    case FileColumn: return tr("File");
    case LineColumn: return tr("Line");
    case CodeColumn: return tr("Code");
    default: return {};
    }
}

ProblemsFilter::ProblemsFilter(ProblemsModel *model, QObject *parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
    setSortRole(ProblemsModel::SortRole);
}

void ProblemsFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

void ProblemsFilter::setShown(Severity severity, bool shown)
{
    m_shown[size_t(severity)] = shown;
    invalidateFilter();
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const Diagnostic *problem = m_model->problem(m_model->index(row, 0));
    if (!problem || !isShown(problem->severity))
        return false;
    const auto contains = [this](const QString &text) { return text.contains(m_text, Qt::CaseInsensitive); };
    return m_text.isEmpty() || contains(problem->message) || contains(problem->where.file) || contains(problem->code);
}

bool ProblemsFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(ProblemsModel::SortRole);
    const QVariant b = right.data(ProblemsModel::SortRole);
    const bool areNumbers = a.typeId() == QMetaType::Int;
    const bool isLess = areNumbers ? a.toInt() < b.toInt() : a.toString() < b.toString();
    const bool isEqual = areNumbers ? a.toInt() == b.toInt() : a.toString() == b.toString();
    return isEqual ? left.row() < right.row() : isLess; // ties keep the order of the files
}

} // namespace overmantel
