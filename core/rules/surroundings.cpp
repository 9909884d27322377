#include "core/edits/declareentry.h"
#include "core/model/fingerprints.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

template <typename Declared>
size_t declaredFingerprint(const Declared *declared)
{
    return declared ? declared->fingerprint : 0;
}

} // namespace

Surroundings::Surroundings(const Project &project, const UsageCounts &usage) : m_project(project), m_usage(usage)
{
    m_areAllResponsesKnown = project.areResponsesKnown;
    m_isEverythingKnown = project.isAgentKnown && project.areIntegrationsKnown && project.isMemoryKnown && project.areResponsesKnown
        && project.areSharedToolsKnown;
    m_responseNames = responseNamesFingerprint(project.responses);
    for (const SkillPartPtr &part : project.skills.parts()) {
        const Skill &skill = part->skill;
        m_skillIds = qHashMulti(m_skillIds, skill.id);
        m_responseNames = qHashMulti(m_responseNames, part->responseNames);
        m_areAllResponsesKnown = m_areAllResponsesKnown && skill.areResponsesKnown;
        m_isEverythingKnown = m_isEverythingKnown && skill.isSkillKnown && skill.isMemoryKnown && skill.areResponsesKnown && skill.areToolsKnown;
    }
    for (const Tool &tool : project.sharedTools)
        m_sharedToolNames = qHashMulti(m_sharedToolNames, tool.function.name, tool.function.isTool);
    for (const Word &server : project.mcpServers)
        m_servers = qHashMulti(m_servers, server.text);
    for (const PreconditionBinding &binding : project.preconditions)
        m_preconditionNames = qHashMulti(m_preconditionNames, binding.name.text);
}

size_t Surroundings::entryNamesHash(const QString &ns) const
{
    const Skill *owner = m_project.skill(ns);
    if (ns != u"project" && !owner)
        return 0;
    size_t hash = 1;
    for (const MemoryEntry &entry : owner ? owner->memory : m_project.memory)
        hash = qHashMulti(hash, entry.name.text);
    return hash;
}

size_t Surroundings::answer(const Question &question) const
{
    const QString &name = question.name;
    switch (question.kind) {
    case QuestionKind::Skill: {
        const Skill *skill = m_project.skill(name);
        return skill ? factsFingerprint(*skill) : 0;
    }
    case QuestionKind::SkillIds:
        return m_skillIds;
    case QuestionKind::Entry: {
        const MemoryEntry *entry = m_project.entry(question.ns, name);
        return entry ? entry->fingerprint : 0;
    }
    case QuestionKind::EntryNames:
        return entryNamesHash(name);
    case QuestionKind::EntryOwners:
        return qHash(ownersOf(m_project, name));
    case QuestionKind::Declaration: {
        const qsizetype dot = name.indexOf(u'.');
        return declareEntry(m_project, name.left(dot), name.mid(dot + 1), MemoryType::Any).has_value();
    }
    case QuestionKind::MemoryKnown: {
        const Skill *owner = m_project.skill(name);
        return name == u"project" ? m_project.isMemoryKnown : !owner || owner->isMemoryKnown;
    }
    case QuestionKind::Response:
        return declaredFingerprint(m_project.response(name));
    case QuestionKind::ResponseChain: {
        size_t hash = 0;
        for (const Response *declared : m_project.responseChain(name))
            hash = qHashMulti(hash, declared->skillId);
        return hash;
    }
    case QuestionKind::ResponseNames:
        return m_responseNames;
    case QuestionKind::AllResponsesKnown:
        return m_areAllResponsesKnown;
    case QuestionKind::SharedTool:
        return declaredFingerprint(m_project.sharedTool(name));
    case QuestionKind::SharedToolNames:
        return m_sharedToolNames;
    case QuestionKind::SharedToolsKnown:
        return m_project.areSharedToolsKnown;
    case QuestionKind::Precondition:
        for (const PreconditionBinding &binding : m_project.preconditions) {
            if (binding.name.text == name)
                return qHashMulti(1, binding.resolveWith.text);
        }
        return 0;
    case QuestionKind::PreconditionNames:
        return m_preconditionNames;
    case QuestionKind::AgentKnown:
        return m_project.isAgentKnown;
    case QuestionKind::McpServers:
        return m_servers;
    case QuestionKind::IntegrationsKnown:
        return m_project.areIntegrationsKnown;
    case QuestionKind::EverythingKnown:
        return m_isEverythingKnown;
    case QuestionKind::Usage: {
        const Usage usage = m_usage.of(question.symbol, name);
        return qHashMulti(0, qMin(usage.references, 2), usage.reads > 0, usage.writes > 0);
    }
    }
    return 0;
}

const QStringList &Surroundings::responseNames() const
{
    std::call_once(m_areNamesListed, [this] {
        m_responseNameList = QStringList(builtins().responses.begin(), builtins().responses.end());
        for (auto it = m_project.index->responses.keyBegin(); it != m_project.index->responses.keyEnd(); ++it)
            m_responseNameList.append(*it);
        m_responseNameList.sort();
        m_responseNameList.removeDuplicates();
    });
    return m_responseNameList;
}

bool Surroundings::stillHold(const Answers &answers) const
{
    return std::all_of(answers.keyValueBegin(), answers.keyValueEnd(), [&](const auto &noted) { return answer(noted.first) == noted.second; });
}

} // namespace overmantel
