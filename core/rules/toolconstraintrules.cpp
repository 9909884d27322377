// Rules about tool_constraints (reference: skill-md, "tool_constraints").
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

void toolConstraintsShape(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *list = root ? root->find(u"tool_constraints") : nullptr;
    if (!list || list->isNull())
        return;
    const QString advice = Rules::tr("Write a list of entries such as - lock_card: with the options below it.");
    if (!list->isSequence()) {
        report.add({file.path, list->range}, Rules::tr("tool_constraints must be a list.") + u' ' + advice);
        return;
    }
    for (const yaml::Node &item : list->items) {
        const bool isSingle = item.isMapping() && item.entries.size() == 1;
        if (!isSingle)
            report.add({file.path, item.range}, Rules::tr("An entry of tool_constraints must name exactly one tool.") + u' ' + advice);
        else if (!item.entries.front().value.isMapping())
            report.add({file.path, item.entries.front().key.range}, Rules::tr("The options of %1 must be a mapping.").arg(quoted(item.entries.front().key.value)));
    }
}

} // namespace

const RuleList &toolConstraintRules()
{
    static const RuleList rows{
        {.code = u"skill.markdown.invalid_tool_constraints", .engineCode = true,
         .summary = OM_TEXT("An entry of tool_constraints is not one tool with a mapping of options."),
         .inFile = toolConstraintsShape},
    };
    return rows;
}

} // namespace overmantel
