// Rules about complete_when of a skill (reference: skill-md, "complete_when").
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

void completeWhenShape(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *contract = root ? root->find(u"complete_when") : nullptr;
    if (!contract)
        return;
    if (!contract->isMapping()) {
        report.add({file.path, contract->range.isEmpty() ? root->entry(u"complete_when")->key.range : contract->range},
                   Rules::tr("complete_when of a skill must be a mapping. Write condition: with the condition, criteria: with a list of checks, or both."));
        return;
    }
    for (const yaml::Entry &entry : contract->entries) {
        if (entry.key.value != u"condition" && entry.key.value != u"criteria") {
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("complete_when has no key %1; it takes condition and criteria.").arg(quoted(entry.key.value)));
            suggestName(found, {file.path, entry.key.range}, entry.key.value, {QStringLiteral("condition"), QStringLiteral("criteria")});
        }
    }
    if (contract->entries.empty())
        report.add({file.path, contract->range}, Rules::tr("complete_when is empty. Give it a condition or criteria, or remove it."));
}

} // namespace

const RuleList &completionRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.invalid_complete_when",
         .summary = OM_TEXT("complete_when of a skill is not a mapping of condition and criteria."),
         .inFile = completeWhenShape},
    };
    return rows;
}

} // namespace overmantel
