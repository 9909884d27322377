// The agent folder as a tree: skills with their files and blocks, project files, counts of problems, a
// dot for what is not saved. It shows and asks to go to places; it never touches a file.
#pragma once

#include "core/analysis/analysis.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QStackedLayout;
class QTreeView;

namespace overmantel {

class TreeModel;

class AgentTree : public QWidget
{
    Q_OBJECT
public:
    explicit AgentTree(QWidget *parent = nullptr);

    // Another folder: forgets what was expanded. Empty when nothing is open.
    void setFolder(const QString &folder);
    void setFiles(const QStringList &files);
    void setModifiedFiles(const QStringList &files);
    void setAnalysis(const AnalysisPtr &analysis);
    // Marks the file that the editor shows, without activating it.
    void setCurrentFile(const QString &file);

    QStringList expandedPaths() const;
    void setExpandedPaths(const QStringList &paths);

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);
    void revealRequested(const QString &absoluteFolder); // "Show in File Manager"

private:
    void refresh();
    void markCurrentFile();
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &at);
    QString absoluteFolderOf(const QModelIndex &index) const;
    bool eventFilter(QObject *watched, QEvent *event) override;

    QString m_folder;
    QStringList m_files;
    QSet<QString> m_modified;
    AnalysisPtr m_analysis;
    QString m_currentFile;
    bool m_isNewFolder = true;

    TreeModel *m_model = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace overmantel
