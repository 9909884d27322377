#include "views/explorer/outlineview.h"

#include "views/common/theme.h"
#include "views/explorer/treemodel.h"
#include "views/explorer/treerowdelegate.h"

#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>
#include <QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString iconOf(const OutlineItem &item)
{
    switch (item.kind) {
    case OutlineKind::Section: return u"section"_s;
    case OutlineKind::Block: return u"block"_s;
    case OutlineKind::Step: return theme::stepIconName(item.step);
    case OutlineKind::Entry: return u"memory"_s;
    case OutlineKind::Response: return u"response"_s;
    case OutlineKind::Variant: return u"variant"_s;
    case OutlineKind::Function: return u"tool"_s;
    case OutlineKind::Key: return u"key"_s;
    }
    return u"file"_s;
}

} // namespace

QList<TreeNode> outlineNodes(const QList<OutlineItem> &items)
{
    QList<TreeNode> nodes;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const OutlineItem &item = items.at(i);
        // The place among the siblings keeps keys of equal titles apart.
        TreeNode node{.key = item.title + u'#' + QString::number(i),
                      .title = item.title,
                      .detail = item.detail,
                      .iconName = iconOf(item),
                      .where = item.where,
                      .extent = item.extent.range};
        if (item.kind == OutlineKind::Step)
            node.step = item.step;
        node.children = outlineNodes(item.children);
        nodes += node;
    }
    return nodes;
}

OutlineView::OutlineView(QWidget *parent)
    : QWidget(parent), m_model(new TreeModel(this)), m_view(new QTreeView), m_empty(new QLabel), m_stack(new QStackedLayout)
{
    m_view->setObjectName(u"outlineTreeView"_s);
    m_view->setAccessibleName(tr("Outline of the file"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new TreeRowDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformRowHeights(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->installEventFilter(this);

    m_empty->setObjectName(u"outlineEmpty"_s);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(12);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    m_stack->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    setLayout(m_stack);

    connect(m_view, &QTreeView::clicked, this, &OutlineView::activate);
    connect(m_model, &QAbstractItemModel::modelReset, m_view, [this] { m_view->expandToDepth(1); });
    refresh();
}

void OutlineView::setAnalysis(const AnalysisPtr &analysis)
{
    m_analysis = analysis;
    refresh();
}

void OutlineView::setFile(const QString &file)
{
    if (m_file == file)
        return;
    m_file = file;
    m_cursor = 0;
    refresh();
}

void OutlineView::setCursor(qsizetype offset)
{
    m_cursor = offset;
    QModelIndex deepest;
    for (;;) {
        QModelIndex next;
        for (int row = 0; row < m_model->rowCount(deepest); ++row) {
            const QModelIndex child = m_model->index(row, 0, deepest);
            if (m_model->node(child)->extent.touches(offset))
                next = child; // of two that touch, the later one begins at the cursor
        }
        if (!next.isValid())
            break;
        deepest = next;
    }
    m_view->setCurrentIndex(deepest);
    if (deepest.isValid())
        m_view->scrollTo(deepest);
}

void OutlineView::refresh()
{
    QList<TreeNode> nodes;
    if (m_analysis && !m_file.isEmpty())
        nodes = outlineNodes(outline(m_analysis->project, m_file));
    m_model->setNodes(nodes);
    m_empty->setText(m_file.isEmpty() ? tr("Sections, blocks and steps of the open file appear here.")
                                      : tr("This file has nothing to outline."));
    m_stack->setCurrentWidget(nodes.isEmpty() ? static_cast<QWidget *>(m_empty) : m_view);
    setCursor(m_cursor);
}

void OutlineView::activate(const QModelIndex &index)
{
    if (const TreeNode *node = m_model->node(index); node && node->where.isValid())
        Q_EMIT locationActivated(Location(node->where)); // a copy: the model may change on the way
}

bool OutlineView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            activate(m_view->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overmantel
