#include "core/rules/projectnames.h"

#include "core/edits/declareentry.h"
#include "core/model/fingerprints.h"

namespace overmantel {

QStringList ProjectNames::entryNames(const QString &ns) const
{
    const Skill *owner = project.skill(ns);
    QStringList names;
    if (ns != u"project" && !owner)
        return names;
    for (const MemoryEntry &entry : owner ? owner->memory : project.memory)
        names.append(entry.name.text);
    return names;
}

QStringList ProjectNames::entryOwners(const QString &name) const
{
    return ownersOf(project, name);
}

std::optional<WorkspaceEdit> ProjectNames::declaration(const QString &ns, const QString &name, MemoryType type) const
{
    const Result<WorkspaceEdit> edit = declareEntry(project, ns, name, type);
    return edit ? std::optional(*edit) : std::nullopt;
}

bool ProjectNames::isMemoryKnown(const QString &ns) const
{
    if (ns == u"project")
        return project.isMemoryKnown;
    const Skill *owner = project.skill(ns);
    return !owner || owner->isMemoryKnown;
}

} // namespace overmantel
