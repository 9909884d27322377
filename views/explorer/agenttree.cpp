#include "views/explorer/agenttree.h"

#include "views/common/theme.h"
#include "views/explorer/agentnodes.h"
#include "views/explorer/treemodel.h"
#include "views/explorer/treerowdelegate.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

AgentTree::AgentTree(QWidget *parent)
    : QWidget(parent), m_model(new TreeModel(this)), m_view(new QTreeView), m_empty(new QLabel), m_stack(new QStackedLayout)
{
    m_view->setObjectName(u"agentTreeView"_s);
    m_view->setAccessibleName(tr("Agent folder"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new TreeRowDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformRowHeights(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);

    m_empty->setText(tr("The skills and files of an agent appear here. Open a folder to begin (Ctrl+Shift+O)."));
    m_empty->setObjectName(u"agentTreeEmpty"_s);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(12);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    m_stack->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    setLayout(m_stack);

    connect(m_view, &QTreeView::clicked, this, &AgentTree::activate);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &AgentTree::showMenu);
}

void AgentTree::setFolder(const QString &folder)
{
    m_folder = folder;
    m_files.clear();
    m_modified.clear();
    m_analysis = nullptr;
    m_currentFile.clear();
    m_isNewFolder = true;
    refresh();
}

void AgentTree::setFiles(const QStringList &files)
{
    m_files = files;
    refresh();
}

void AgentTree::setModifiedFiles(const QStringList &files)
{
    const QSet<QString> modified(files.cbegin(), files.cend());
    if (modified == m_modified)
        return;
    m_modified = modified;
    refresh();
}

void AgentTree::setAnalysis(const AnalysisPtr &analysis)
{
    m_analysis = analysis;
    refresh();
}

void AgentTree::setCurrentFile(const QString &file)
{
    if (file == m_currentFile)
        return; // somebody may have walked to another row meanwhile
    m_currentFile = file;
    markCurrentFile();
}

void AgentTree::markCurrentFile()
{
    const QString &file = m_currentFile;
    if (const TreeNode *current = m_model->node(m_view->currentIndex()); current && current->where.file == file)
        return; // the file itself or a block of it
    const QModelIndex index = m_model->find([&file](const TreeNode &node) { return node.file == file; });
    if (file.isEmpty() || !index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

QStringList AgentTree::expandedPaths() const
{
    QStringList paths;
    QList<QModelIndex> open{QModelIndex()};
    while (!open.isEmpty()) {
        const QModelIndex parent = open.takeFirst();
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex child = m_model->index(row, 0, parent);
            if (m_view->isExpanded(child))
                paths += m_model->path(child);
            if (m_model->rowCount(child) > 0)
                open += child;
        }
    }
    return paths;
}

void AgentTree::setExpandedPaths(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (const QModelIndex index = m_model->indexOfPath(path); index.isValid())
            m_view->setExpanded(index, true);
    }
}

void AgentTree::refresh()
{
    const QStringList expanded = expandedPaths();
    const QString selected = m_model->path(m_view->currentIndex());
    const bool hadRows = m_model->rowCount() > 0;
    m_model->setNodes(agentNodes({.files = m_files, .modifiedFiles = m_modified, .analysis = m_analysis}));
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_view) : m_empty);
    if (m_model->rowCount() == 0)
        return;

    if (m_isNewFolder) {
        // One look shows the shape of the agent: the skills, not yet all their files.
        m_isNewFolder = false;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QModelIndex root = m_model->index(row, 0);
            m_view->setExpanded(root, m_model->node(root)->key == u"skills/"_s);
        }
    } else if (hadRows) {
        setExpandedPaths(expanded);
    }
    if (const QModelIndex index = m_model->indexOfPath(selected); index.isValid())
        m_view->setCurrentIndex(index);
    else
        markCurrentFile();
}

void AgentTree::activate(const QModelIndex &index)
{
    const TreeNode *node = m_model->node(index);
    if (!node)
        return;
    if (node->where.isValid() && (!node->file.isEmpty() || m_model->rowCount(index) == 0)) {
        Q_EMIT locationActivated(Location(node->where)); // a copy: the model may change on the way
        return;
    }
    m_view->setExpanded(index, !m_view->isExpanded(index));
}

QString AgentTree::absoluteFolderOf(const QModelIndex &index) const
{
    QString relative;
    for (QModelIndex at = index; at.isValid() && relative.isEmpty(); at = at.parent()) {
        const TreeNode *node = m_model->node(at);
        if (!node->file.isEmpty())
            relative = node->file.left(node->file.lastIndexOf(u'/') + 1);
        else if (node->key.endsWith(u'/'))
            relative = node->key;
        if (!node->file.isEmpty() && relative.isEmpty())
            break; // a file at the top
    }
    return QFileInfo(m_folder + u'/' + relative).absoluteFilePath();
}

void AgentTree::showMenu(const QPoint &at)
{
    const QModelIndex index = m_view->indexAt(at);
    const TreeNode *node = m_model->node(index);
    if (!node)
        return;
    const Location where = node->where;
    const QString folder = absoluteFolderOf(index);
    const QString path = node->file.isEmpty() ? folder : QFileInfo(m_folder + u'/' + node->file).absoluteFilePath();

    auto *menu = new QMenu(this);
    menu->setObjectName(u"agentTreeMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *open = menu->addAction(theme::icon(u"write"_s), tr("Open"));
    open->setEnabled(where.isValid());
    connect(open, &QAction::triggered, this, [this, where] { Q_EMIT locationActivated(where); });
    QAction *reveal = menu->addAction(theme::icon(u"open-folder"_s), tr("Show in File Manager"));
    connect(reveal, &QAction::triggered, this, [this, folder] { Q_EMIT revealRequested(folder); });
    QAction *copy = menu->addAction(theme::icon(u"copy"_s), tr("Copy Path"));
    connect(copy, &QAction::triggered, this, [path] { QGuiApplication::clipboard()->setText(path); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

bool AgentTree::eventFilter(QObject *watched, QEvent *event)
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
