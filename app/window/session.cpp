#include "app/window/session.h"

#include <QCryptographicHash>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr qsizetype mostRecentFolders = 10;

// Paths hold characters that mean something in an INI file.
QString groupOf(const QString &folder)
{
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    return u"folders/"_s + QString::fromLatin1(hash);
}

QString wordOf(theme::Mode mode)
{
    switch (mode) {
    case theme::Mode::Light: return u"light"_s;
    case theme::Mode::Dark: return u"dark"_s;
    case theme::Mode::System: return u"system"_s;
    }
    return u"system"_s;
}

} // namespace

Session::Session(const QString &file)
    : m_settings(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, u"overmantel"_s, u"overmantel"_s)
                                      .fileName()
                                : file,
                 QSettings::IniFormat)
{
}

WindowSession Session::window()
{
    return {.geometry = m_settings.value(u"window/geometry"_s).toByteArray(),
            .layout = m_settings.value(u"window/layout"_s).toByteArray(),
            .perspective = m_settings.value(u"window/perspective"_s).toString()};
}

void Session::setWindow(const WindowSession &window)
{
    m_settings.setValue(u"window/geometry"_s, window.geometry);
    m_settings.setValue(u"window/layout"_s, window.layout);
    m_settings.setValue(u"window/perspective"_s, window.perspective);
}

theme::Mode Session::themeMode()
{
    const QString word = m_settings.value(u"window/theme"_s).toString();
    for (const theme::Mode mode : {theme::Mode::Light, theme::Mode::Dark}) {
        if (word == wordOf(mode))
            return mode;
    }
    return theme::Mode::System;
}

void Session::setThemeMode(theme::Mode mode)
{
    m_settings.setValue(u"window/theme"_s, wordOf(mode));
}

bool Session::showsNotes()
{
    return m_settings.value(u"problems/notes"_s, false).toBool();
}

void Session::setShowsNotes(bool shows)
{
    m_settings.setValue(u"problems/notes"_s, shows);
}

QStringList Session::recentFolders()
{
    return m_settings.value(u"recentFolders"_s).toStringList();
}

void Session::addRecentFolder(const QString &folder)
{
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    m_settings.setValue(u"recentFolders"_s, folders.mid(0, mostRecentFolders));
}

void Session::removeRecentFolder(const QString &folder)
{
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    m_settings.setValue(u"recentFolders"_s, folders);
}

QString Session::lastFolder()
{
    return m_settings.value(u"lastFolder"_s).toString();
}

void Session::setLastFolder(const QString &folder)
{
    m_settings.setValue(u"lastFolder"_s, folder);
}

FolderSession Session::folder(const QString &folder)
{
    FolderSession state;
    m_settings.beginGroup(groupOf(folder));
    state.tabs = m_settings.value(u"tabs"_s).toStringList();
    state.currentTab = m_settings.value(u"currentTab"_s).toString();
    state.expanded = m_settings.value(u"expanded"_s).toStringList();
    state.graphZoom = m_settings.value(u"graphZoom"_s, 0.0).toDouble();
    state.previewState = m_settings.value(u"preview"_s).toString();
    const int count = m_settings.beginReadArray(u"editors"_s);
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        state.editors.insert(m_settings.value(u"file"_s).toString(),
                             {.anchor = m_settings.value(u"anchor"_s).toInt(),
                              .position = m_settings.value(u"position"_s).toInt(),
                              .scroll = m_settings.value(u"scroll"_s).toInt()});
    }
    m_settings.endArray();
    m_settings.endGroup();
    return state;
}

void Session::setFolder(const QString &folder, const FolderSession &state)
{
    m_settings.beginGroup(groupOf(folder));
    m_settings.remove(QString());
    m_settings.setValue(u"path"_s, folder);
    m_settings.setValue(u"tabs"_s, state.tabs);
    m_settings.setValue(u"currentTab"_s, state.currentTab);
    m_settings.setValue(u"expanded"_s, state.expanded);
    m_settings.setValue(u"graphZoom"_s, state.graphZoom);
    m_settings.setValue(u"preview"_s, state.previewState);
    m_settings.beginWriteArray(u"editors"_s, int(state.editors.size()));
    int i = 0;
    for (auto it = state.editors.cbegin(); it != state.editors.cend(); ++it) {
        m_settings.setArrayIndex(i++);
        m_settings.setValue(u"file"_s, it.key());
        m_settings.setValue(u"anchor"_s, it->anchor);
        m_settings.setValue(u"position"_s, it->position);
        m_settings.setValue(u"scroll"_s, it->scroll);
    }
    m_settings.endArray();
    m_settings.endGroup();
}

void Session::sync()
{
    m_settings.sync();
}

} // namespace overmantel
