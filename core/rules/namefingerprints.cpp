#include "core/rules/namefingerprints.h"

#include "core/base/value.h"

namespace overmantel {

namespace {

size_t nonZero(size_t hash)
{
    return hash == 0 ? 1 : hash;
}

size_t mixed(size_t hash, const Word &word)
{
    return qHashMulti(hash, word.text, word.isWritten());
}

size_t mixed(size_t hash, const std::optional<Condition> &condition)
{
    return condition ? qHashMulti(hash, condition->word.text, condition->isText) : qHashMulti(hash, 0);
}

} // namespace

size_t fingerprint(const MemoryEntry *entry)
{
    if (!entry)
        return 0;
    size_t hash = qHashMulti(0, entry->ns, entry->name.text, int(entry->scope), int(entry->type), entry->typeWord.text,
                             entry->description.isEmpty(), entry->llmSettable, entry->pii, entry->immutable, entry->seed);
    for (const EnumValue &value : entry->enumValues)
        hash = qHashMulti(hash, value.word.text, int(value.value.kind()));
    if (entry->initialValue)
        hash = qHashMulti(hash, entry->initialValue->toLiteral());
    return nonZero(hash);
}

size_t fingerprint(const Response *response)
{
    if (!response)
        return 0;
    size_t hash = qHashMulti(0, response->name.text, response->skillId, response->isWellFormed);
    for (const ResponseVariant &variant : response->variants) {
        hash = qHashMulti(hash, variant.index, variant.rephrase);
        hash = mixed(hash, variant.text);
        hash = mixed(hash, variant.condition);
        hash = mixed(hash, variant.buttonSource);
        for (const ResponseButton &button : variant.buttons)
            hash = mixed(mixed(hash, button.title), button.payload);
    }
    return nonZero(hash);
}

size_t fingerprint(const Tool *tool)
{
    if (!tool)
        return 0;
    const python::Function &function = tool->function;
    size_t hash = qHashMulti(0, tool->file, function.name, function.isTool, function.isAsync, function.hasDescription, function.callsSetButtons,
                             function.hasUnknownMemoryUse, function.givesContextAway);
    for (const python::MemoryAccess &access : function.memory)
        hash = qHashMulti(hash, int(access.kind), access.key, int(access.value));
    for (const python::ButtonCall &button : function.buttons)
        hash = qHashMulti(hash, button.hasTitle, button.hasValue, button.value.value_or(QString()), button.ref.value_or(QString()));
    return nonZero(hash);
}

size_t fingerprint(const Skill *skill)
{
    return skill ? nonZero(qHashMulti(0, skill->hidden, skill->disabled, skill->isSkillKnown)) : 0;
}

size_t namesFingerprint(const QStringList &names)
{
    return qHashRange(names.begin(), names.end());
}

QStringList ownersOf(const Project &project, const QString &entry)
{
    QStringList owners;
    if (project.entry(u"project", entry))
        owners.append(QStringLiteral("project"));
    for (const Skill &skill : project.skills) {
        if (skill.entry(entry))
            owners.append(skill.id);
    }
    return owners;
}

} // namespace overmantel
