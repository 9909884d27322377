#include "app/window/exampleagent.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

// Resources of a static library are linked in only where somebody names them.
static void initExampleResources()
{
    Q_INIT_RESOURCE(overmantel_examples);
}

namespace overmantel {

QString exampleAgentParent()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/examples"_s;
}

Result<QString> exampleAgentFolder(const QString &parentFolder)
{
    initExampleResources();
    const QString source = u":/examples/card_services"_s;
    const QString target = parentFolder + u"/card_services"_s;
    const auto cannotWrite = [&target] {
        return failure(QCoreApplication::translate("ExampleAgent", "The example agent cannot be copied."), target,
                       QCoreApplication::translate("ExampleAgent", "Check that the folder may be written and the disk has room."));
    };

    QDirIterator files(source, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString from = files.next();
        const QString to = target + from.mid(source.size());
        if (QFile::exists(to))
            continue;
        if (!QDir().mkpath(QFileInfo(to).absolutePath()) || !QFile::copy(from, to))
            return cannotWrite();
        // A copy out of the resources is read-only.
        if (!QFile::setPermissions(to, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup
                                           | QFileDevice::ReadOther))
            return cannotWrite();
    }
    return target;
}

} // namespace overmantel
