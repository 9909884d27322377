// Shows a tree of TreeNodes. A new tree of the same shape updates rows in place, so that selection and
// expansion stay; another shape resets the model and the view restores them by key.
#pragma once

#include "views/explorer/treenode.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace overmantel {

class TreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Roles { NodeRole = Qt::UserRole + 1 };

    explicit TreeModel(QObject *parent = nullptr);
    ~TreeModel() override;

    void setNodes(const QList<TreeNode> &nodes);
    const TreeNode *node(const QModelIndex &index) const; // nullptr for an invalid index
    QString path(const QModelIndex &index) const;         // keys from the root, joined
    QModelIndex indexOfPath(const QString &path) const;
    // The first row, depth first, that `matches`.
    template <typename Predicate>
    QModelIndex find(Predicate matches, const QModelIndex &parent = {}) const
    {
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex child = index(row, 0, parent);
            if (matches(*node(child)))
                return child;
            if (const QModelIndex below = find(matches, child); below.isValid())
                return below;
        }
        return {};
    }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Item;
    static std::unique_ptr<Item> itemFrom(const TreeNode &node, Item *parent, int row);
    static bool haveSameShape(const std::vector<std::unique_ptr<Item>> &items, const QList<TreeNode> &nodes);
    void update(std::vector<std::unique_ptr<Item>> &items, const QList<TreeNode> &nodes);
    const Item *item(const QModelIndex &index) const;

    std::vector<std::unique_ptr<Item>> m_roots;
};

} // namespace overmantel
