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

const Step *Block::step(QStringView stepId) const
{
    const int index = stepIndex(stepId);
    return index < 0 ? nullptr : &steps[index];
}

int Block::stepIndex(QStringView stepId) const
{
    for (qsizetype i = 0; i < steps.size(); ++i) {
        if (steps[i].id.isWritten() && steps[i].id.text == stepId)
            return int(i);
    }
    return -1;
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
