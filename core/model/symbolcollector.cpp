// Which names stand where: walks a skill, or the files at the top, once.
#include "core/model/readers.h"

#include "core/model/placeholders.h"

#include <algorithm>

namespace overmantel::reading {

namespace {

class Collector
{
public:
    // `skill` is nullptr for the files at the top of the folder.
    explicit Collector(const Skill *skill) : m_skill(skill) {}

    SymbolPartPtr take() { return std::move(m_part); }

    void project(const Project &project)
    {
        for (const MemoryEntry &entry : project.memory)
            define(SymbolKind::MemoryEntry, entry.fullName(), entry.name);
        for (const Tool &tool : project.sharedTools)
            toolUses(u'/' + tool.function.name, tool);
        for (const PreconditionBinding &binding : project.preconditions) {
            define(SymbolKind::Precondition, binding.name.text, binding.name);
            refer(SymbolKind::Skill, binding.resolveWith.text, binding.resolveWith);
        }
        for (const Word &skill : project.endingSkills)
            refer(SymbolKind::Skill, skill.text, skill);
        responses(project.responses);
    }

    void skill()
    {
        for (const MemoryEntry &entry : m_skill->memory)
            define(SymbolKind::MemoryEntry, entry.fullName(), entry.name);
        for (const QList<Word> *list : {&m_skill->access.denyRead, &m_skill->access.denyWrite}) {
            for (const Word &item : *list)
                refer(SymbolKind::MemoryEntry, item.text, item);
        }
        for (const Tool &tool : m_skill->tools)
            toolUses(m_skill->id + u'/' + tool.function.name, tool);
        responses(m_skill->responses);
        frontMatter();
        for (const ProseParagraph &paragraph : m_skill->paragraphs) {
            conditionUses(paragraph.condition);
            tokenUses(paragraph.tokens);
        }
        for (const Block &block : m_skill->blocks) {
            define(SymbolKind::Block, m_skill->id + u'/' + block.id.text, block.id);
            for (const Step *step : block.allSteps())
                oneStep(block, *step);
        }
    }

private:
    void add(SymbolKind kind, const QString &name, const Location &where, SymbolAccess access = SymbolAccess::None)
    {
        m_part->add({kind, name}, SymbolRole::Reference, access, where);
    }
    void define(SymbolKind kind, const QString &name, const Word &word)
    {
        m_part->add({kind, name}, SymbolRole::Definition, SymbolAccess::None, word.where);
    }
    void refer(SymbolKind kind, const QString &name, const Word &word, SymbolAccess access = SymbolAccess::None)
    {
        if (word.isWritten())
            add(kind, name, word.where, access);
    }

    // A name used by a skill means its own tool where it has one, else the shared one.
    QString toolName(const QString &tool) const
    {
        const bool isOwn = m_skill && std::any_of(m_skill->tools.begin(), m_skill->tools.end(), [&](const Tool &own) {
            return own.function.isTool && own.function.name == tool;
        });
        return isOwn ? m_skill->id + u'/' + tool : u'/' + tool;
    }

    // A bare name means the own entry, else the project's; a qualified one says which.
    QString entryName(const QString &key) const
    {
        if (key.contains(u'.'))
            return key;
        return (m_skill && m_skill->entry(key) ? m_skill->id : QStringLiteral("project")) + u'.' + key;
    }

    void conditionUses(const std::optional<Condition> &condition)
    {
        if (!condition)
            return;
        for (const condition::Reference &reference : condition->parsed.references)
            add(SymbolKind::MemoryEntry, reference.ns + u'.' + reference.entry, condition->location(reference.entryRange), SymbolAccess::Read);
    }

    void tokenUses(const QList<skill::Token> &tokens)
    {
        for (const skill::Token &token : tokens) {
            if (!token.isComplete())
                continue;
            const skill::TokenSegment &last = token.segments.last();
            const Location where{m_skill->skillFile, last.where};
            switch (token.kind) {
            case skill::TokenKind::Memory:
            case skill::TokenKind::Session:
                add(SymbolKind::MemoryEntry, token.segments[0].text + u'.' + last.text, where, SymbolAccess::Read);
                break;
            case skill::TokenKind::Block:
                add(SymbolKind::Block, m_skill->id + u'/' + last.text, where);
                break;
            case skill::TokenKind::Skill:
                add(SymbolKind::Skill, last.text, where);
                break;
            case skill::TokenKind::Tool:
                add(SymbolKind::Tool, toolName(last.text), where);
                break;
            }
        }
    }

    void toolUses(const QString &name, const Tool &tool)
    {
        if (tool.function.isTool)
            m_part->add({SymbolKind::Tool, name}, SymbolRole::Definition, SymbolAccess::None, tool.nameLocation());
        for (const python::MemoryAccess &access : tool.function.memory) {
            const bool isWrite = access.kind == python::MemoryAccessKind::Set;
            add(SymbolKind::MemoryEntry, entryName(access.key), {tool.file, access.where}, isWrite ? SymbolAccess::Write : SymbolAccess::Read);
        }
        for (const python::ButtonCall &button : tool.function.buttons) {
            if (button.ref)
                referenceUse(*button.ref, [&](TextRange part) { return Location{tool.file, part.shifted(button.refWhere.start)}; }, SymbolAccess::Write);
        }
    }

    // "session.card.reason": the entry that a structured reference names, marked at its last part.
    template <typename Place>
    void referenceUse(const QString &text, Place place, SymbolAccess access)
    {
        const QStringList parts = text.split(u'.');
        if (parts.size() == 3 && parts[0] == u"session")
            add(SymbolKind::MemoryEntry, parts[1] + u'.' + parts[2], place({text.size() - parts[2].size(), text.size()}), access);
    }

    void responses(const QList<Response> &list)
    {
        for (const Response &response : list) {
            define(SymbolKind::Response, response.name.text, response.name);
            for (const ResponseVariant &variant : response.variants) {
                conditionUses(variant.condition);
                refer(SymbolKind::Tool, toolName(variant.buttonSource.text), variant.buttonSource);
                wordingUses(variant.text);
                for (const ResponseButton &button : variant.buttons) {
                    wordingUses(button.title);
                    payloadUse(button.payload);
                }
            }
        }
    }

    void wordingUses(const Word &text)
    {
        for (const Placeholder &placeholder : placeholders(text.text)) {
            const QString name = placeholder.ns.isEmpty() ? entryName(placeholder.entry) : placeholder.ns + u'.' + placeholder.entry;
            const Location where = text.part({placeholder.name.end - placeholder.entry.size(), placeholder.name.end});
            add(SymbolKind::MemoryEntry, name, where, SymbolAccess::Read);
        }
    }

    void payloadUse(const Word &payload)
    {
        const std::optional<SetPayload> set = setPayload(payload.text);
        if (!set) {
            wordingUses(payload);
            return;
        }
        referenceUse(set->reference, [&](TextRange part) { return payload.part(part.shifted(set->where.start)); }, SymbolAccess::Write);
    }

    void frontMatter()
    {
        refer(SymbolKind::Precondition, m_skill->precondition.text, m_skill->precondition);
        conditionUses(m_skill->completeWhen);
        for (const ToolImport &import : m_skill->imports) {
            if (!import.isMcp)
                refer(SymbolKind::Tool, toolName(import.tool), import.word);
        }
        for (const ToolConstraint &constraint : m_skill->constraints) {
            refer(SymbolKind::Tool, toolName(constraint.tool.text), constraint.tool);
            conditionUses(constraint.requirement);
            for (const Word *response : {&constraint.onSuccess, &constraint.onFailure, &constraint.utterForConfirmation, &constraint.utterOnDenial})
                refer(SymbolKind::Response, response->text, *response);
        }
        for (const UtterTrigger &trigger : m_skill->utters) {
            refer(SymbolKind::Response, trigger.response.text, trigger.response);
            conditionUses(trigger.when);
        }
    }

    void oneStep(const Block &block, const Step &step)
    {
        const auto stepName = [&](const QString &id) { return m_skill->id + u'/' + block.id.text + u'/' + id; };
        if (step.id.isWritten())
            define(SymbolKind::Step, stepName(step.id.text), step.id);
        refer(SymbolKind::Step, stepName(step.nextTarget.text), step.nextTarget);
        for (const Branch &branch : step.branches) {
            refer(SymbolKind::Step, stepName(branch.target.text), branch.target);
            conditionUses(branch.condition);
        }
        conditionUses(step.completeWhen);
        refer(SymbolKind::Response, step.utterance.text, step.utterance);
        tokenUses(step.tokens);
        for (const MemoryAssignment &assignment : step.assignments)
            refer(SymbolKind::MemoryEntry, entryName(assignment.name.text), assignment.name, SymbolAccess::Write);
        for (const ToolArgument &argument : step.arguments)
            referenceUse(argument.value.text, [&](TextRange part) { return argument.value.part(part); }, SymbolAccess::Read);
        stepSubject(step);
    }

    void stepSubject(const Step &step)
    {
        switch (step.kind) {
        case StepKind::Action:
            refer(SymbolKind::Response, step.subject.text, step.subject);
            return;
        case StepKind::Collect:
            refer(SymbolKind::MemoryEntry, entryName(step.subject.text), step.subject, SymbolAccess::Write);
            return;
        case StepKind::ExecuteTool:
            refer(SymbolKind::Tool, toolName(step.subject.text), step.subject);
            return;
        case StepKind::Call:
        case StepKind::Link:
            if (m_skill->block(step.subject.text))
                refer(SymbolKind::Block, m_skill->id + u'/' + step.subject.text, step.subject);
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

    const Skill *m_skill;
    std::shared_ptr<SymbolPart> m_part = std::make_shared<SymbolPart>();
};

} // namespace

SymbolPartPtr skillSymbols(const Skill &skill)
{
    Collector collector(&skill);
    collector.skill();
    return collector.take();
}

SymbolPartPtr projectSymbols(const Project &project)
{
    Collector collector(nullptr);
    collector.project(project);
    return collector.take();
}

} // namespace overmantel::reading
