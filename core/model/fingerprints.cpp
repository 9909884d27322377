#include "core/model/fingerprints.h"

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

size_t fingerprintOf(const MemoryEntry &entry)
{
    size_t hash = qHashMulti(0, entry.ns, entry.name.text, int(entry.scope), int(entry.type), entry.typeWord.text,
                             entry.description.isEmpty(), entry.llmSettable, entry.pii, entry.immutable, entry.seed);
    for (const EnumValue &value : entry.enumValues)
        hash = qHashMulti(hash, value.word.text, int(value.value.kind()));
    if (entry.initialValue)
        hash = qHashMulti(hash, entry.initialValue->toLiteral());
    return nonZero(hash);
}

size_t fingerprintOf(const Response &response)
{
    size_t hash = qHashMulti(0, response.name.text, response.skillId, response.isWellFormed);
    for (const ResponseVariant &variant : response.variants) {
        hash = qHashMulti(hash, variant.index, variant.rephrase);
        hash = mixed(hash, variant.text);
        hash = mixed(hash, variant.condition);
        hash = mixed(hash, variant.buttonSource);
        for (const ResponseButton &button : variant.buttons)
            hash = mixed(mixed(hash, button.title), button.payload);
    }
    return nonZero(hash);
}

size_t fingerprintOf(const Tool &tool)
{
    const python::Function &function = tool.function;
    size_t hash = qHashMulti(0, tool.file, function.name, function.isTool, function.isAsync, function.hasDescription, function.callsSetButtons,
                             function.hasUnknownMemoryUse, function.givesContextAway);
    for (const python::MemoryAccess &access : function.memory)
        hash = qHashMulti(hash, int(access.kind), access.key, int(access.value));
    for (const python::ButtonCall &button : function.buttons)
        hash = qHashMulti(hash, button.hasTitle, button.hasValue, button.value.value_or(QString()), button.ref.value_or(QString()));
    return nonZero(hash);
}

size_t factsFingerprint(const Skill &skill)
{
    return nonZero(qHashMulti(0, skill.hidden, skill.disabled, skill.isSkillKnown, skill.isMemoryKnown, skill.areResponsesKnown, skill.areToolsKnown));
}

size_t usesFingerprint(const SymbolPart &symbols)
{
    size_t sum = 0; // in no order: moving a use changes nothing
    for (const SymbolUse &use : symbols.all()) {
        if (use.role == SymbolRole::Reference)
            sum += qHashMulti(0, use.id, int(use.access));
    }
    return sum;
}

size_t responseNamesFingerprint(const QList<Response> &responses)
{
    size_t hash = 0;
    for (const Response &response : responses)
        hash = qHashMulti(hash, response.name.text);
    return hash;
}

size_t interfaceFingerprint(const Skill &skill, const SymbolPart &symbols)
{
    size_t hash = qHashMulti(0, skill.id, factsFingerprint(skill), usesFingerprint(symbols));
    for (const MemoryEntry &entry : skill.memory)
        hash = qHashMulti(hash, entry.fingerprint);
    for (const Response &response : skill.responses)
        hash = qHashMulti(hash, response.fingerprint);
    return hash;
}

void setFingerprints(QList<MemoryEntry> &entries)
{
    for (MemoryEntry &entry : entries)
        entry.fingerprint = fingerprintOf(entry);
}

void setFingerprints(QList<Response> &responses)
{
    for (Response &response : responses)
        response.fingerprint = fingerprintOf(response);
}

void setFingerprints(QList<Tool> &tools)
{
    for (Tool &tool : tools)
        tool.fingerprint = fingerprintOf(tool);
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
