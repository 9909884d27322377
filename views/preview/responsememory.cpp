#include "views/preview/responsememory.h"

#include "core/queries/responseselection.h"

namespace overmantel {

QStringList memoryOf(const Project &project, const Response *response, QStringView skillId)
{
    QStringList names;
    if (!response)
        return names;
    const Skill *active = project.skill(skillId);
    const auto addText = [&](const QString &text) {
        for (const Placeholder &placeholder : placeholders(text)) {
            if (!placeholder.ns.isEmpty())
                names += placeholder.ns + u'.' + placeholder.entry;
            else if (const MemoryEntry *entry = project.resolveBare(active, placeholder.entry))
                names += entry->fullName();
        }
    };
    for (const ResponseVariant &variant : response->variants) {
        if (variant.condition) {
            for (const condition::Reference &reference : variant.condition->parsed.references)
                names += reference.ns + u'.' + reference.entry;
        }
        addText(variant.text.text);
        for (const ResponseButton &button : variant.buttons) {
            addText(button.title.text);
            addText(button.payload.text);
        }
    }
    names.removeDuplicates();
    return names;
}

} // namespace overmantel
