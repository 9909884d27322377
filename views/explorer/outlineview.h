// The outline of the file in the editor. It follows the cursor; a click or Enter goes to the place.
#pragma once

#include "core/analysis/analysis.h"
#include "core/queries/outline.h"
#include "views/explorer/treenode.h"

#include <QWidget>

class QLabel;
class QStackedLayout;
class QTreeView;

namespace overmantel {

class TreeModel;

QList<TreeNode> outlineNodes(const QList<OutlineItem> &items);

class OutlineView : public QWidget
{
    Q_OBJECT
public:
    explicit OutlineView(QWidget *parent = nullptr);

    void setAnalysis(const AnalysisPtr &analysis);
    void setFile(const QString &file); // empty: nothing is open
    void setCursor(qsizetype offset);  // marks the item that the cursor is in

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);

private:
    void refresh();
    void activate(const QModelIndex &index);
    bool eventFilter(QObject *watched, QEvent *event) override;

    AnalysisPtr m_analysis;
    QString m_file;
    qsizetype m_cursor = 0;

    TreeModel *m_model = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace overmantel
