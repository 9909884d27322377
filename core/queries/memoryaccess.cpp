#include "core/queries/memoryaccess.h"

#include "core/model/placeholders.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

// What the texts of one skill write, as full names by channel. Whether the engine allows the write is
// the rule's business, not this table's.
struct EntryWriters
{
    QSet<QString> tool;
    QSet<QString> collect;
    QSet<QString> setMemory;
    QSet<QString> button;
};

namespace {

bool isOwn(const Skill &active, const MemoryEntry &entry)
{
    return entry.scope != MemoryScope::Project && entry.ns == active.id;
}

// The item of a deny list that names the entry; nullptr when none does.
const Word *denial(const QList<Word> &names, const MemoryEntry &entry)
{
    const QString fullName = entry.fullName();
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const Word &name) { return name.text == fullName; });
    return found == names.end() ? nullptr : &*found;
}

AccessReason visibility(const Skill &active, const MemoryEntry &entry)
{
    switch (entry.scope) {
    case MemoryScope::Project:
        return AccessReason::Project;
    case MemoryScope::Public:
        return isOwn(active, entry) ? AccessReason::OwnPublic : AccessReason::OtherPublic;
    case MemoryScope::Private:
        return isOwn(active, entry) ? AccessReason::OwnPrivate : AccessReason::OtherPrivate;
    }
    return AccessReason::OtherPrivate;
}

// "skill.entry" of a fully qualified reference "session.skill.entry"; empty for anything else.
QString fullNameOfReference(QStringView reference)
{
    static constexpr QStringView prefix = u"session.";
    reference = reference.trimmed();
    return reference.startsWith(prefix) ? reference.sliced(prefix.size()).toString() : QString();
}

// The entry that a static button writes on tap: "set:session.card.reason=lost".
QString fullNameOfPayload(const QString &payload)
{
    const std::optional<SetPayload> set = setPayload(payload);
    return set ? fullNameOfReference(set->reference) : QString();
}

// Names of responses that the skill's texts deliver besides its own.
QSet<QString> namedResponses(const Skill &skill)
{
    QSet<QString> names;
    for (const UtterTrigger &utter : skill.utters)
        names.insert(utter.response.text);
    for (const ToolConstraint &constraint : skill.constraints) {
        for (const Word *word : {&constraint.onSuccess, &constraint.onFailure, &constraint.utterForConfirmation,
                                 &constraint.utterOnDenial})
            names.insert(word->text);
    }
    for (const Block &block : skill.blocks) {
        for (const Step &step : block.steps) {
            if (step.kind == StepKind::Action)
                names.insert(step.subject.text);
            names.insert(step.utterance.text);
        }
    }
    return names;
}

using ResponseByName = std::function<const Response *(const QString &)>;

void collectFromTools(const Project &project, const Skill &skill, EntryWriters &writers)
{
    for (const QString &name : project.toolsOf(skill)) {
        const Tool *tool = project.tool(skill, name);
        if (!tool)
            continue;
        for (const python::MemoryAccess &access : tool->function.memory) {
            if (access.kind != python::MemoryAccessKind::Set)
                continue;
            if (const MemoryEntry *entry = namedEntry(project, skill, access.key))
                writers.tool.insert(entry->fullName());
        }
        for (const python::ButtonCall &button : tool->function.buttons) {
            if (button.ref)
                writers.button.insert(fullNameOfReference(*button.ref));
        }
    }
}

void collectFromSteps(const Project &project, const Skill &skill, EntryWriters &writers)
{
    const auto add = [&](QSet<QString> &names, const Word &word) {
        if (const MemoryEntry *entry = namedEntry(project, skill, word.text))
            names.insert(entry->fullName());
    };
    for (const Block &block : skill.blocks) {
        for (const Step &step : block.steps) {
            if (step.kind == StepKind::Collect)
                add(writers.collect, step.subject);
            for (const MemoryAssignment &assignment : step.assignments)
                add(writers.setMemory, assignment.name);
        }
    }
}

void collectFromResponses(const Skill &skill, const ResponseByName &responseByName, EntryWriters &writers)
{
    QSet<QString> names = namedResponses(skill);
    for (const Response &response : skill.responses)
        names.insert(response.name.text);
    for (const QString &name : names) {
        const Response *response = name.isEmpty() ? nullptr : responseByName(name);
        if (!response)
            continue;
        for (const ResponseVariant &variant : response->variants) {
            for (const ResponseButton &button : variant.buttons)
                writers.button.insert(fullNameOfPayload(button.payload.text));
        }
    }
}

bool setsByButton(const Response &response, QStringView fullName)
{
    return std::any_of(response.variants.begin(), response.variants.end(), [&](const ResponseVariant &variant) {
        return std::any_of(variant.buttons.begin(), variant.buttons.end(), [&](const ResponseButton &button) {
            return button.payload.isWritten() && fullNameOfPayload(button.payload.text) == fullName;
        });
    });
}

// Begins with the few responses whose buttons set the entry: looking up every response of the skill by
// name would cost a walk over the project for each.
bool isSetByButton(const Project &project, const Skill &active, const MemoryEntry &entry)
{
    const QString fullName = entry.fullName();
    const auto isDelivered = [&](const Response &response) {
        if (!setsByButton(response, fullName) || project.response(response.name.text) != &response)
            return false;
        const auto declaresIt = [&](const Response &own) { return own.name.text == response.name.text; };
        return std::any_of(active.responses.begin(), active.responses.end(), declaresIt)
            || namedResponses(active).contains(response.name.text);
    };
    return std::any_of(project.responses.begin(), project.responses.end(), isDelivered)
        || std::any_of(project.skills.begin(), project.skills.end(), [&](const Skill &skill) {
               return std::any_of(skill.responses.begin(), skill.responses.end(), isDelivered);
           });
}

QList<WriteChannel> channelsOf(const EntryWriters &writers, const MemoryEntry &entry)
{
    const QString name = entry.fullName();
    QList<WriteChannel> channels;
    if (writers.tool.contains(name))
        channels.append(WriteChannel::Tool);
    if (entry.llmSettable)
        channels.append(WriteChannel::Llm);
    if (writers.collect.contains(name))
        channels.append(WriteChannel::Collect);
    if (writers.setMemory.contains(name))
        channels.append(WriteChannel::SetMemory);
    if (writers.button.contains(name))
        channels.append(WriteChannel::Button);
    return channels;
}

QString sentence(const char *pattern, const Skill &active, const MemoryEntry &entry)
{
    const QString words = QCoreApplication::translate("MemoryAccess", pattern);
    return words.contains(u"%3") ? words.arg(active.id, entry.fullName(), entry.ns) : words.arg(active.id, entry.fullName());
}

} // namespace

QString accessReasonKey(AccessReason reason)
{
    switch (reason) {
    case AccessReason::OwnPublic: return u"ownPublic"_s;
    case AccessReason::OwnPrivate: return u"ownPrivate"_s;
    case AccessReason::OtherPublic: return u"otherPublic"_s;
    case AccessReason::OtherPrivate: return u"otherPrivate"_s;
    case AccessReason::Project: return u"project"_s;
    case AccessReason::DenyRead: return u"denyRead"_s;
    case AccessReason::DenyWrite: return u"denyWrite"_s;
    case AccessReason::OtherSkill: return u"otherSkill"_s;
    }
    return {};
}

QString writeChannelKey(WriteChannel channel)
{
    switch (channel) {
    case WriteChannel::Tool: return u"tool"_s;
    case WriteChannel::Llm: return u"llm"_s;
    case WriteChannel::Collect: return u"collect"_s;
    case WriteChannel::SetMemory: return u"set_memory"_s;
    case WriteChannel::Button: return u"button"_s;
    }
    return {};
}

// A denial decides only what would be allowed without it.
MemoryAccess accessRule(const Skill &active, const MemoryEntry &entry)
{
    MemoryAccess access;
    access.readAt = access.writeAt = entry.name.where;

    access.readReason = visibility(active, entry);
    access.read = access.readReason != AccessReason::OtherPrivate;
    if (const Word *item = access.read ? denial(active.access.denyRead, entry) : nullptr) {
        access.read = false;
        access.readReason = AccessReason::DenyRead;
        access.readAt = item->where;
    }

    access.write = entry.scope == MemoryScope::Project || isOwn(active, entry);
    access.writeReason = access.write ? visibility(active, entry) : AccessReason::OtherSkill;
    if (const Word *item = access.write ? denial(active.access.denyWrite, entry) : nullptr) {
        access.write = false;
        access.writeReason = AccessReason::DenyWrite;
        access.writeAt = item->where;
    }
    return access;
}

bool isReadable(const Skill *active, const MemoryEntry &entry)
{
    return active ? accessRule(*active, entry).read : entry.scope != MemoryScope::Private;
}

bool isWritable(const Skill *active, const MemoryEntry &entry)
{
    return active && accessRule(*active, entry).write;
}

const MemoryEntry *namedEntry(const Project &project, const Skill &active, QStringView name)
{
    const qsizetype dot = name.indexOf(u'.');
    if (dot < 0)
        return project.resolveBare(&active, name);
    return project.entry(name.first(dot), name.sliced(dot + 1));
}

MemoryAccess memoryAccess(const Skill &active, const MemoryEntry &entry, const Project &project)
{
    MemoryAccess access = accessRule(active, entry);
    if (!access.write)
        return access;
    EntryWriters writers;
    collectFromTools(project, active, writers);
    collectFromSteps(project, active, writers);
    if (isSetByButton(project, active, entry))
        writers.button.insert(entry.fullName());
    access.channels = channelsOf(writers, entry);
    return access;
}

struct AccessIndex::Data
{
    const Project &project;
    QHash<QString, const Response *> responses; // the delivered declaration
    QHash<int, EntryWriters> writers;                // by skill index
};

AccessIndex::AccessIndex(const Project &project) : m_data(new Data{project, {}, {}})
{
    // Later declarations win over earlier ones, the project's own over all.
    for (const Skill &skill : project.skills) {
        for (const Response &response : skill.responses)
            m_data->responses.insert(response.name.text, &response);
    }
    for (const Response &response : project.responses)
        m_data->responses.insert(response.name.text, &response);
}

AccessIndex::~AccessIndex() = default;

MemoryAccess AccessIndex::access(int skillIndex, const MemoryEntry &entry) const
{
    const Skill &active = m_data->project.skills.at(skillIndex);
    MemoryAccess access = accessRule(active, entry);
    if (!access.write)
        return access;
    auto writers = m_data->writers.find(skillIndex);
    if (writers == m_data->writers.end()) {
        const auto byName = [this](const QString &name) { return m_data->responses.value(name); };
        EntryWriters fresh;
        collectFromTools(m_data->project, active, fresh);
        collectFromSteps(m_data->project, active, fresh);
        collectFromResponses(active, byName, fresh);
        writers = m_data->writers.insert(skillIndex, fresh);
    }
    access.channels = channelsOf(*writers, entry);
    return access;
}

QString accessLetters(const MemoryAccess &access)
{
    return (access.read ? u"R"_s : u""_s) + (access.write ? u"W"_s : u""_s);
}

QString readSentence(const MemoryAccess &access, const Skill &active, const MemoryEntry &entry)
{
    switch (access.readReason) {
    case AccessReason::OwnPublic:
        //: %1 a skill, %2 a memory entry
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can read %2: it is its own public entry."), active, entry);
    case AccessReason::OwnPrivate:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can read %2: it is its own private entry."), active, entry);
    case AccessReason::OtherPublic:
        //: %1 a skill, %2 a memory entry, %3 the skill that declares it
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can read %2: it is a public entry of %3."), active, entry);
    case AccessReason::Project:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can read %2: it is project memory."), active, entry);
    case AccessReason::DenyRead:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 cannot read %2: its access.deny_read names the entry. "
                                                          "It reads as unset."), active, entry);
    case AccessReason::OtherPrivate:
    case AccessReason::OtherSkill:
    case AccessReason::DenyWrite:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 cannot read %2: it is a private entry of %3."), active, entry);
    }
    return {};
}

QString writeSentence(const MemoryAccess &access, const Skill &active, const MemoryEntry &entry)
{
    switch (access.writeReason) {
    case AccessReason::OwnPublic:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can write %2: it is its own public entry."), active, entry);
    case AccessReason::OwnPrivate:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can write %2: it is its own private entry."), active, entry);
    case AccessReason::Project:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 can write %2: it is project memory."), active, entry);
    case AccessReason::DenyWrite:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 cannot write %2: its access.deny_write names the entry. "
                                                          "A write fails."), active, entry);
    case AccessReason::OtherPublic:
    case AccessReason::OtherPrivate:
    case AccessReason::OtherSkill:
    case AccessReason::DenyRead:
        return sentence(QT_TRANSLATE_NOOP("MemoryAccess", "%1 cannot write %2: only %3 writes its own entries."), active, entry);
    }
    return {};
}

MemoryMatrix memoryMatrix(const Project &project)
{
    const AccessIndex index(project);
    MemoryMatrix matrix;
    for (const MemoryEntry *entry : project.allEntries()) {
        MatrixRow row{entry, {}};
        row.cells.reserve(project.skills.size());
        for (int skill = 0; skill < project.skills.size(); ++skill)
            row.cells.append(index.access(skill, *entry));
        matrix.rows.append(row);
    }
    return matrix;
}

} // namespace overmantel
