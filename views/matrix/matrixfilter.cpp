#include "views/matrix/matrixfilter.h"

#include "views/matrix/matrixmodel.h"

namespace overmantel {

namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

void MatrixFilter::setEntryWords(const QString &words)
{
    m_entryWords = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void MatrixFilter::setSkillWords(const QString &words)
{
    m_skillWords = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateColumnsFilter();
}

bool MatrixFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    // The spoken header names entry, scope, type and flags, so "pii" or "private" finds rows too.
    return hasAll(sourceModel()->headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString(), m_entryWords);
}

bool MatrixFilter::filterAcceptsColumn(int column, const QModelIndex &) const
{
    return column < MatrixModel::FirstSkillColumn
        || hasAll(sourceModel()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), m_skillWords);
}

} // namespace overmantel
