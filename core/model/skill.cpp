#include "core/model/skill.h"

#include <algorithm>

namespace overmantel {

std::span<const StepKindInfo> stepKinds()
{
    // Order decides which key names the kind when a step wrongly has two of them.
    static const std::vector<StepKindInfo> table{
        {.kind = StepKind::Instructions, .key = u"instructions", .properties = {QStringLiteral("complete_when")}, .allowsNext = true},
        {.kind = StepKind::Collect, .key = u"collect",
         .properties = {QStringLiteral("utterance"), QStringLiteral("ask_before_filling")}, .allowsNext = true},
        {.kind = StepKind::Action, .key = u"action", .properties = {}, .allowsNext = true},
        {.kind = StepKind::ExecuteTool, .key = u"execute_tool", .properties = {QStringLiteral("parameters")}, .allowsNext = true},
        {.kind = StepKind::Noop, .key = u"noop", .properties = {}, .allowsNext = true},
        {.kind = StepKind::SetMemory, .key = u"set_memory", .properties = {}, .allowsNext = true},
        {.kind = StepKind::Call, .key = u"call", .properties = {}, .allowsNext = true},
        {.kind = StepKind::Link, .key = u"link", .properties = {}, .allowsNext = false},
    };
    return table;
}

const StepKindInfo *stepKindInfo(StepKind kind)
{
    for (const StepKindInfo &info : stepKinds()) {
        if (info.kind == kind)
            return &info;
    }
    return nullptr;
}

QString stepKindWord(StepKind kind)
{
    if (const StepKindInfo *info = stepKindInfo(kind))
        return QString::fromUtf16(info->key);
    return kind == StepKind::End ? QStringLiteral("end") : QStringLiteral("unknown");
}

const Word *Step::key(QStringView keyName) const
{
    const auto it = std::find_if(keys.begin(), keys.end(), [&](const Word &word) { return word.text == keyName; });
    return it == keys.end() ? nullptr : &*it;
}

Location Step::anchor() const
{
    if (id.isWritten() && !id.isEmpty())
        return id.where;
    return keys.isEmpty() ? where : keys.first().where;
}

void Block::index()
{
    m_stepsById.clear();
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const Word &stepId = steps.at(i).id;
        if (stepId.isWritten() && !m_stepsById.contains(stepId.text))
            m_stepsById.insert(stepId.text, int(i));
    }
}

const Step *Block::step(QStringView stepId) const
{
    const int index = stepIndex(stepId);
    return index < 0 ? nullptr : &steps[index];
}

int Block::stepIndex(QStringView stepId) const
{
    return m_stepsById.value(stepId.toString(), -1);
}

namespace {

void addSteps(const QList<Step> &steps, QList<const Step *> &into)
{
    for (const Step &step : steps) {
        into.append(&step);
        for (const Branch &branch : step.branches)
            addSteps(branch.nested, into);
    }
}

} // namespace

QList<const Step *> Block::allSteps() const
{
    QList<const Step *> all;
    all.reserve(steps.size());
    addSteps(steps, all);
    return all;
}

const Block *Skill::block(QStringView blockId) const
{
    const auto it = std::find_if(blocks.begin(), blocks.end(), [&](const Block &b) { return b.id.isWritten() && b.id.text == blockId; });
    return it == blocks.end() ? nullptr : &*it;
}

const MemoryEntry *Skill::entry(QStringView entryName) const
{
    const auto it = std::find_if(memory.begin(), memory.end(), [&](const MemoryEntry &e) { return e.name.text == entryName; });
    return it == memory.end() ? nullptr : &*it;
}

} // namespace overmantel
