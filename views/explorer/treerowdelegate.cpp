#include "views/explorer/treerowdelegate.h"

#include "views/common/theme.h"
#include "views/explorer/treemodel.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

struct Badge
{
    QString text;
    QColor ink;
};

QList<Badge> badges(const TreeNode &node)
{
    QList<Badge> list;
    if (node.isModified)
        list += {u"●"_s, theme::color(theme::Role::Accent)};
    if (node.errors > 0)
        //: %1 is a number; E stands for errors, as a badge in the agent tree
        list += {TreeRowDelegate::tr("%1 E").arg(node.errors), theme::color(theme::Role::Error)};
    if (node.warnings > 0)
        //: %1 is a number; W stands for warnings, as a badge in the agent tree
        list += {TreeRowDelegate::tr("%1 W").arg(node.warnings), theme::color(theme::Role::Warning)};
    return list;
}

} // namespace

void TreeRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const TreeModel *>(index.model());
    const TreeNode *node = model ? model->node(index) : nullptr;
    if (!node) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }

    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    const QString title = row.text;
    row.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, widget);

    constexpr int gap = 8;
    QRect area = style->subElementRect(QStyle::SE_ItemViewItemDecoration, &row, widget);
    area = QRect(QPoint(area.right() + 6, option.rect.top()), QPoint(option.rect.right() - gap, option.rect.bottom()));

    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QFontMetrics metrics(row.font);
    painter->setFont(row.font);
    const QList<Badge> list = badges(*node);
    for (auto badge = list.crbegin(); badge != list.crend(); ++badge) {
        const int width = metrics.horizontalAdvance(badge->text);
        painter->setPen(selected ? theme::color(theme::Role::SelectionText) : badge->ink);
        painter->drawText(QRect(area.right() - width, area.top(), width + 1, area.height()), Qt::AlignVCenter, badge->text);
        area.setRight(area.right() - width - gap);
    }

    const auto drawElided = [&](const QString &text, const QColor &ink) {
        if (area.width() < metrics.averageCharWidth() * 3)
            return;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width());
        painter->setPen(ink);
        painter->drawText(area, Qt::AlignVCenter | Qt::TextSingleLine, shown);
        area.setLeft(area.left() + metrics.horizontalAdvance(shown) + gap);
    };
    drawElided(title, selected ? theme::color(theme::Role::SelectionText) : theme::color(theme::Role::Text));
    if (!node->detail.isEmpty())
        drawElided(node->detail, selected ? theme::color(theme::Role::SelectionText) : theme::color(theme::Role::Muted));
    painter->restore();
}

QSize TreeRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(qMax(size.height(), option.fontMetrics.height() + 8));
    return size;
}

} // namespace overmantel
