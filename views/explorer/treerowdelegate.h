// Paints a row of the agent tree or the outline: title, quiet detail, and at the right a dot for "not
// saved" and the counts of problems, each with its letter.
#pragma once

#include <QStyledItemDelegate>

namespace overmantel {

class TreeRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace overmantel
