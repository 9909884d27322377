// Rows by entry, columns by skill: keeps what contains every word that was typed.
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace overmantel {

class MatrixFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setEntryWords(const QString &words);
    void setSkillWords(const QString &words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool filterAcceptsColumn(int column, const QModelIndex &parent) const override;

private:
    QStringList m_entryWords;
    QStringList m_skillWords;
};

} // namespace overmantel
