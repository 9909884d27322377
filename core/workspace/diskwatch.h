// Tells that files of a folder may have changed on the disk. It gathers the bursts that programs cause
// when they save, and goes on watching a file that was replaced by another of its name. It reads
// nothing: Workspace, its owner, looks what really changed.
#pragma once

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace overmantel {

class DiskWatch : public QObject
{
    Q_OBJECT
public:
    explicit DiskWatch(QObject *parent = nullptr);

    // Files and folders, absolute. Replaces what was watched; paths that stay are watched without a gap.
    void watch(const QStringList &paths);

Q_SIGNALS:
    void changed(const QSet<QString> &paths); // those that were named by the system

private:
    void note(const QString &path);
    void report();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QElapsedTimer m_sinceFirst;
    QSet<QString> m_noted;
};

} // namespace overmantel
