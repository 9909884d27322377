#include "app/window/hovertext.h"

#include "core/queries/memoryinput.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr qsizetype mostVariants = 4;

class HoverWords
{
    Q_DECLARE_TR_FUNCTIONS(HoverText)
};

QString joined(QStringList lines)
{
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString aboutSkill(const Project &project, const QString &id)
{
    const Skill *skill = project.skill(id);
    if (!skill)
        return {};
    //: %1 is the id of a skill
    return joined({HoverWords::tr("Skill %1").arg(id), skill->name.text, skill->description.text.simplified()});
}

QString aboutEntry(const Project &project, const QString &name)
{
    const MemoryEntry *entry = project.entry(name.section(u'.', 0, 0), name.section(u'.', 1));
    if (!entry)
        return {};
    QStringList traits{memoryTypeWord(entry->type), memoryScopeWord(entry->scope)};
    if (entry->pii)
        traits += HoverWords::tr("personal data");
    if (entry->immutable)
        traits += HoverWords::tr("immutable");
    if (entry->llmSettable)
        traits += HoverWords::tr("the model may set it");
    QStringList values;
    for (const EnumValue &value : entry->enumValues)
        values += value.word.text;
    QString initial;
    if (entry->initialValue)
        //: %1 is a value
        initial = HoverWords::tr("Initially %1").arg(inputFromValue(*entry, *entry->initialValue));
    return joined({entry->reference(), traits.join(u" · "_s), entry->description.simplified(), values.join(u", "_s), initial});
}

QString aboutResponse(const Project &project, const QString &name)
{
    const Response *response = project.response(name);
    if (!response)
        return {};
    //: %1 is the name of a response
    QStringList lines{HoverWords::tr("Response %1").arg(name)};
    for (const ResponseVariant &variant : response->variants.mid(0, mostVariants))
        lines += u"%1. %2"_s.arg(variant.index + 1).arg(variant.text.text.simplified());
    if (response->variants.size() > mostVariants)
        lines += u"…"_s;
    return joined(lines);
}

QString aboutBlockOrStep(const Project &project, const QString &name)
{
    const Skill *skill = project.skill(name.section(u'/', 0, 0));
    const Block *block = skill ? skill->block(name.section(u'/', 1, 1)) : nullptr;
    if (!block)
        return {};
    const QString stepId = name.section(u'/', 2);
    if (stepId.isEmpty()) {
        //: %1 is the id of an ordered block
        return joined({HoverWords::tr("Ordered block %1").arg(block->id.text), block->name, block->description.simplified(),
                       //: %n is the number of steps of an ordered block
                       HoverWords::tr("%n step(s)", nullptr, int(block->steps.size()))});
    }
    const Step *step = block->step(stepId);
    if (!step)
        return {};
    //: %1 is the id of a step
    return joined({HoverWords::tr("Step %1").arg(stepId), stepKindWord(step->kind) + u": "_s + step->subject.text.simplified()});
}

QString aboutTool(const Project &project, const QString &name)
{
    const QString skillId = name.section(u'/', 0, 0);
    const QString toolName = name.section(u'/', 1);
    const auto describe = [&toolName](const QList<Tool> &tools) -> QString {
        for (const Tool &tool : tools) {
            if (tool.function.name != toolName)
                continue;
            QStringList parameters;
            for (const python::Parameter &parameter : tool.function.parameters)
                parameters += parameter.type.isEmpty() ? parameter.name : parameter.name + u": "_s + parameter.type;
            return joined({HoverWords::tr("Tool"), toolName + u'(' + parameters.join(u", "_s) + u')',
                           tool.function.description.simplified(), tool.file});
        }
        return {};
    };
    const Skill *skill = project.skill(skillId);
    const QString local = skill ? describe(skill->tools) : QString();
    return local.isEmpty() ? describe(project.sharedTools) : local;
}

} // namespace

QString hoverText(const Project &project, const QString &file, qsizetype offset)
{
    const SymbolUse *use = project.symbols.at(file, offset);
    if (!use)
        return {};
    switch (use->id.kind) {
    case SymbolKind::Skill: return aboutSkill(project, use->id.name);
    case SymbolKind::MemoryEntry: return aboutEntry(project, use->id.name);
    case SymbolKind::Response: return aboutResponse(project, use->id.name);
    case SymbolKind::Block:
    case SymbolKind::Step: return aboutBlockOrStep(project, use->id.name);
    case SymbolKind::Tool: return aboutTool(project, use->id.name);
    case SymbolKind::Precondition:
        for (const PreconditionBinding &binding : project.preconditions) {
            if (binding.name.text == use->id.name)
                //: %1 is the name of a precondition, %2 of the skill that meets it
                return HoverWords::tr("Precondition %1, met by %2").arg(use->id.name, binding.resolveWith.text);
        }
        return {};
    }
    return {};
}

} // namespace overmantel
