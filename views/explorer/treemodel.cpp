#include "views/explorer/treemodel.h"

#include "views/common/theme.h"

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

struct TreeModel::Item
{
    TreeNode node; // without its children: they are items
    Item *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Item>> children;
};

namespace {

TreeNode withoutChildren(const TreeNode &node)
{
    TreeNode copy = node;
    copy.children.clear();
    return copy;
}

QString spokenText(const TreeNode &node)
{
    QStringList parts{node.title};
    if (!node.detail.isEmpty())
        parts += node.detail;
    if (node.errors > 0)
        //: %n is the number of errors in a file, spoken by a screen reader
        parts += TreeModel::tr("%n error(s)", nullptr, node.errors);
    if (node.warnings > 0)
        //: %n is the number of warnings in a file, spoken by a screen reader
        parts += TreeModel::tr("%n warning(s)", nullptr, node.warnings);
    if (node.isModified)
        parts += TreeModel::tr("not saved");
    return parts.join(u", "_s);
}

} // namespace

TreeModel::TreeModel(QObject *parent) : QAbstractItemModel(parent)
{
}

TreeModel::~TreeModel() = default;

std::unique_ptr<TreeModel::Item> TreeModel::itemFrom(const TreeNode &node, Item *parent, int row)
{
    auto item = std::make_unique<Item>();
    item->node = withoutChildren(node);
    item->parent = parent;
    item->row = row;
    for (int i = 0; i < int(node.children.size()); ++i)
        item->children.push_back(itemFrom(node.children.at(i), item.get(), i));
    return item;
}

bool TreeModel::haveSameShape(const std::vector<std::unique_ptr<Item>> &items, const QList<TreeNode> &nodes)
{
    if (items.size() != size_t(nodes.size()))
        return false;
    for (size_t i = 0; i < items.size(); ++i) {
        const TreeNode &node = nodes.at(qsizetype(i));
        if (items[i]->node.key != node.key || !haveSameShape(items[i]->children, node.children))
            return false;
    }
    return true;
}

void TreeModel::update(std::vector<std::unique_ptr<Item>> &items, const QList<TreeNode> &nodes)
{
    for (size_t i = 0; i < items.size(); ++i) {
        const TreeNode &node = nodes.at(qsizetype(i));
        TreeNode bare = withoutChildren(node);
        if (items[i]->node != bare) {
            items[i]->node = std::move(bare);
            const QModelIndex changed = createIndex(int(i), 0, items[i].get());
            Q_EMIT dataChanged(changed, changed);
        }
        update(items[i]->children, node.children);
    }
}

void TreeModel::setNodes(const QList<TreeNode> &nodes)
{
    if (haveSameShape(m_roots, nodes)) {
        update(m_roots, nodes);
        return;
    }
    beginResetModel();
    m_roots.clear();
    for (int i = 0; i < int(nodes.size()); ++i)
        m_roots.push_back(itemFrom(nodes.at(i), nullptr, i));
    endResetModel();
}

const TreeModel::Item *TreeModel::item(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Item *>(index.internalPointer()) : nullptr;
}

const TreeNode *TreeModel::node(const QModelIndex &index) const
{
    const Item *found = item(index);
    return found ? &found->node : nullptr;
}

QString TreeModel::path(const QModelIndex &index) const
{
    QStringList keys;
    for (const Item *at = item(index); at; at = at->parent)
        keys.prepend(at->node.key);
    return keys.join(u'\n');
}

QModelIndex TreeModel::indexOfPath(const QString &path) const
{
    if (path.isEmpty())
        return {};
    QModelIndex at;
    const QStringList keys = path.split(u'\n');
    for (const QString &key : keys) {
        QModelIndex next;
        for (int row = 0; row < rowCount(at) && !next.isValid(); ++row) {
            const QModelIndex child = index(row, 0, at);
            if (node(child)->key == key)
                next = child;
        }
        if (!next.isValid())
            return {};
        at = next;
    }
    return at;
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const Item *above = item(parent);
    const auto &siblings = above ? above->children : m_roots;
    if (row < 0 || size_t(row) >= siblings.size() || column != 0)
        return {};
    return createIndex(row, column, siblings[size_t(row)].get());
}

QModelIndex TreeModel::parent(const QModelIndex &index) const
{
    const Item *child = item(index);
    if (!child || !child->parent)
        return {};
    return createIndex(child->parent->row, 0, child->parent);
}

int TreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0)
        return 0;
    const Item *above = item(parent);
    return int(above ? above->children.size() : m_roots.size());
}

int TreeModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant TreeModel::data(const QModelIndex &index, int role) const
{
    const TreeNode *shown = node(index);
    if (!shown)
        return {};
    switch (role) {
    case Qt::DisplayRole: return shown->title;
    case Qt::DecorationRole:
        return theme::icon(shown->iconName,
                           shown->step ? theme::stepColors(*shown->step).ink : theme::color(theme::Role::Muted));
    case Qt::ToolTipRole: return shown->note;
    case Qt::AccessibleTextRole: return spokenText(*shown);
    default: return {};
    }
}

} // namespace overmantel
