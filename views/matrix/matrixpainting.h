// How the matrix is drawn: cells with letters, tint, hatching and small marks, the row header with
// name, scope, type and flags, and the legend that explains them. Letters and shapes say everything;
// colour only helps.
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QWidget>

namespace overmantel {

class MatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
};

// The frozen first column.
class EntryHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit EntryHeader(QWidget *parent = nullptr);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
};

class MatrixLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixLegend(QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int arrange(int width, QPainter *painter) const;
};

} // namespace overmantel
