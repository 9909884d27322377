// Which names stand where: walks the finished model once.
#include "core/model/readers.h"

namespace overmantel::reading {

namespace {

class Collector
{
public:
    explicit Collector(Project &project) : m_project(project) {}

    void run()
    {
        for (const MemoryEntry &entry : m_project.memory)
            define(SymbolKind::MemoryEntry, entry.fullName(), entry.name);
        for (const Tool &tool : m_project.sharedTools)
            toolUse(QLatin1Char('/') + tool.function.name, tool, {});
        for (const PreconditionBinding &binding : m_project.preconditions) {
            define(SymbolKind::Precondition, binding.name.text, binding.name);
            refer(SymbolKind::Skill, binding.resolveWith.text, binding.resolveWith);
        }
        responses(m_project.responses, {});
        for (const Skill &skill : m_project.skills)
            oneSkill(skill);
    }

private:
    void define(SymbolKind kind, const QString &name, const Word &word) { add(kind, name, SymbolRole::Definition, word.where); }
    void refer(SymbolKind kind, const QString &name, const Word &word)
    {
        if (word.isWritten())
            add(kind, name, SymbolRole::Reference, word.where);
    }
    void add(SymbolKind kind, const QString &name, SymbolRole role, const Location &where)
    {
        m_project.symbols.add({kind, name}, role, where);
    }

    void conditionUses(const std::optional<Condition> &condition)
    {
        if (!condition)
            return;
        for (const condition::Reference &reference : condition->parsed.references)
            add(SymbolKind::MemoryEntry, reference.ns + u'.' + reference.entry, SymbolRole::Reference, condition->location(reference.entryRange));
    }

    void tokenUses(const QString &file, const QString &skillId, const QList<skill::Token> &tokens)
    {
        for (const skill::Token &token : tokens) {
            if (!token.isComplete())
                continue;
            const skill::TokenSegment &last = token.segments.last();
            const Location where{file, last.where};
            switch (token.kind) {
            case skill::TokenKind::Memory:
            case skill::TokenKind::Session:
                add(SymbolKind::MemoryEntry, token.segments[0].text + u'.' + last.text, SymbolRole::Reference, where);
                break;
            case skill::TokenKind::Block:
                add(SymbolKind::Block, skillId + u'/' + last.text, SymbolRole::Reference, where);
                break;
            case skill::TokenKind::Skill:
                add(SymbolKind::Skill, last.text, SymbolRole::Reference, where);
                break;
            case skill::TokenKind::Tool:
                add(SymbolKind::Tool, toolName(skillId, last.text), SymbolRole::Reference, where);
                break;
            }
        }
    }

    // A name used by a skill means its own tool where it has one, else the shared one.
    QString toolName(const QString &skillId, const QString &tool) const
    {
        const Skill *skill = m_project.skill(skillId);
        const Tool *found = skill ? m_project.tool(*skill, tool) : nullptr;
        const bool isShared = found && skillIdOf(found->file).isEmpty();
        return isShared ? u'/' + tool : skillId + u'/' + tool;
    }

    // A bare name means the own entry, else the project's; a qualified one says which.
    QString entryName(const Skill *skill, const QString &key) const
    {
        if (key.contains(u'.'))
            return key;
        const MemoryEntry *entry = m_project.resolveBare(skill, key);
        return entry ? entry->fullName() : (skill ? skill->id : QStringLiteral("project")) + u'.' + key;
    }

    void toolUse(const QString &name, const Tool &tool, const Skill *skill)
    {
        if (tool.function.isTool)
            add(SymbolKind::Tool, name, SymbolRole::Definition, tool.nameLocation());
        for (const python::MemoryAccess &access : tool.function.memory)
            add(SymbolKind::MemoryEntry, entryName(skill, access.key), SymbolRole::Reference, {tool.file, access.where});
    }

    void responses(const QList<Response> &list, const QString &skillId)
    {
        for (const Response &response : list) {
            define(SymbolKind::Response, response.name.text, response.name);
            for (const ResponseVariant &variant : response.variants) {
                conditionUses(variant.condition);
                refer(SymbolKind::Tool, toolName(skillId, variant.buttonSource.text), variant.buttonSource);
            }
        }
    }

    void oneStep(const Skill &skill, const Block &block, const Step &step)
    {
        const auto stepName = [&](const QString &id) { return skill.id + u'/' + block.id.text + u'/' + id; };
        if (step.id.isWritten())
            define(SymbolKind::Step, stepName(step.id.text), step.id);
        refer(SymbolKind::Step, stepName(step.nextTarget.text), step.nextTarget);
        for (const Branch &branch : step.branches) {
            refer(SymbolKind::Step, stepName(branch.target.text), branch.target);
            conditionUses(branch.condition);
        }
        conditionUses(step.completeWhen);
        refer(SymbolKind::Response, step.utterance.text, step.utterance);
        tokenUses(skill.skillFile, skill.id, step.tokens);
        for (const MemoryAssignment &assignment : step.assignments)
            refer(SymbolKind::MemoryEntry, entryName(&skill, assignment.name.text), assignment.name);
        for (const ToolArgument &argument : step.arguments) {
            const QStringList parts = argument.value.text.split(u'.');
            if (parts.size() == 3 && parts[0] == u"session") {
                const qsizetype start = argument.value.text.size() - parts[2].size();
                add(SymbolKind::MemoryEntry, parts[1] + u'.' + parts[2], SymbolRole::Reference,
                    argument.value.part({start, argument.value.text.size()}));
            }
        }
        stepSubject(skill, step);
    }

    void stepSubject(const Skill &skill, const Step &step)
    {
        switch (step.kind) {
        case StepKind::Action:
            refer(SymbolKind::Response, step.subject.text, step.subject);
            return;
        case StepKind::Collect:
            refer(SymbolKind::MemoryEntry, entryName(&skill, step.subject.text), step.subject);
            return;
        case StepKind::ExecuteTool:
            refer(SymbolKind::Tool, toolName(skill.id, step.subject.text), step.subject);
            return;
        case StepKind::Call:
        case StepKind::Link:
            if (skill.block(step.subject.text))
                refer(SymbolKind::Block, skill.id + u'/' + step.subject.text, step.subject);
            else
                refer(SymbolKind::Skill, step.subject.text, step.subject);
            return;
        case StepKind::Instructions:
        case StepKind::Noop:
        case StepKind::SetMemory:
        case StepKind::End:
        case StepKind::Unknown:
            return;
        }
    }

    void oneSkill(const Skill &skill)
    {
        for (const MemoryEntry &entry : skill.memory)
            define(SymbolKind::MemoryEntry, entry.fullName(), entry.name);
        for (const QList<Word> *list : {&skill.access.denyRead, &skill.access.denyWrite}) {
            for (const Word &item : *list)
                refer(SymbolKind::MemoryEntry, item.text, item);
        }
        for (const Tool &tool : skill.tools)
            toolUse(skill.id + u'/' + tool.function.name, tool, &skill);
        responses(skill.responses, skill.id);
        refer(SymbolKind::Precondition, skill.precondition.text, skill.precondition);
        conditionUses(skill.completeWhen);
        for (const ToolImport &import : skill.imports) {
            if (!import.isMcp)
                refer(SymbolKind::Tool, toolName(skill.id, import.tool), import.word);
        }
        for (const ToolConstraint &constraint : skill.constraints) {
            refer(SymbolKind::Tool, toolName(skill.id, constraint.tool.text), constraint.tool);
            conditionUses(constraint.requirement);
            for (const Word *response : {&constraint.onSuccess, &constraint.onFailure, &constraint.utterForConfirmation, &constraint.utterOnDenial})
                refer(SymbolKind::Response, response->text, *response);
        }
        for (const UtterTrigger &trigger : skill.utters) {
            refer(SymbolKind::Response, trigger.response.text, trigger.response);
            conditionUses(trigger.when);
        }
        for (const ProseParagraph &paragraph : skill.paragraphs) {
            conditionUses(paragraph.condition);
            tokenUses(skill.skillFile, skill.id, paragraph.tokens);
        }
        for (const Block &block : skill.blocks) {
            define(SymbolKind::Block, skill.id + u'/' + block.id.text, block.id);
            for (const Step &step : block.steps)
                oneStep(skill, block, step);
        }
    }

    Project &m_project;
};

} // namespace

void collectSymbols(Project &project)
{
    Collector(project).run();
}

} // namespace overmantel::reading
