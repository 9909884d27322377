// Reads resources/builtins.json, which is part of the program.
#include "core/model/project.h"

#include <QFile>

// Outside of any namespace, as the macro demands. A static library's resources are not there by themselves.
static void initBuiltinsResource()
{
    Q_INIT_RESOURCE(overmantel_builtins);
}

namespace overmantel {

namespace {

QSet<QString> namesUnder(const Value &file, const QString &key)
{
    QSet<QString> names;
    for (const auto &[member, list] : file.members()) {
        if (member != key)
            continue;
        for (const Value &name : list.items())
            names.insert(name.toText());
    }
    return names;
}

Builtins readBuiltins()
{
    initBuiltinsResource();
    QFile resource(QStringLiteral(":/builtins/builtins.json"));
    const bool isOpen = resource.open(QIODevice::ReadOnly);
    QString error = isOpen ? QString() : resource.errorString();
    const std::optional<Value> file = isOpen ? Value::fromJson(resource.readAll(), &error) : std::nullopt;
    if (!file)
        qFatal("builtins.json cannot be read: %s", qPrintable(error));
    return {.responses = namesUnder(*file, QStringLiteral("responses")),
            .tools = namesUnder(*file, QStringLiteral("tools")),
            .skills = namesUnder(*file, QStringLiteral("skills"))};
}

} // namespace

const Builtins &builtins()
{
    static const Builtins table = readBuiltins();
    return table;
}

} // namespace overmantel
