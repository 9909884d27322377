#include "core/workspace/diskwatch.h"

#include <QFileInfo>

namespace overmantel {
namespace {

constexpr int quietTime = 100;    // ms without news before anybody looks
constexpr int longestDelay = 500; // ms: a program that never stops writing does not put it off for ever

} // namespace

DiskWatch::DiskWatch(QObject *parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &DiskWatch::note);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &DiskWatch::note);
    connect(&m_quiet, &QTimer::timeout, this, &DiskWatch::report);
}

void DiskWatch::watch(const QStringList &paths)
{
    const QSet<QString> wanted(paths.begin(), paths.end());
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> present(watched.begin(), watched.end());
    const QSet<QString> gone = present - wanted;
    QSet<QString> fresh = wanted - present;
    if (!gone.isEmpty())
        m_watcher.removePaths(gone.values());
    if (fresh.isEmpty())
        return;
    const QStringList refused = m_watcher.addPaths(fresh.values());
    fresh -= QSet<QString>(refused.begin(), refused.end());
    // What happened between the reading and the watching was told by nobody.
    if (!fresh.isEmpty())
        note(*fresh.begin());
}

void DiskWatch::note(const QString &path)
{
    if (m_noted.isEmpty())
        m_sinceFirst.start();
    m_noted.insert(path);
    if (!m_quiet.isActive() || m_sinceFirst.elapsed() < longestDelay)
        m_quiet.start();
}

void DiskWatch::report()
{
    const QSet<QString> paths = std::exchange(m_noted, {});
    // A file replaced by a rename is still watched as the one that is gone. Watching begins anew before
    // anybody reads, so that nothing falls between.
    for (const QString &path : paths) {
        m_watcher.removePath(path);
        if (QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
    Q_EMIT changed(paths);
}

} // namespace overmantel
