// Rules about the language model in integrations.yml (spec page 01). MCP servers: mcpserverrules.cpp.
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/sectionmoves.h"
#include "core/rules/skilltrees.h"

#include <algorithm>

namespace overmantel {

namespace {

const QStringList &llmWords()
{
    static const QStringList words{QStringLiteral("model_group"), QStringLiteral("max_prompt_tokens")};
    return words;
}

const yaml::Entry *integrationEntry(const SourceFile &file, QStringView key)
{
    return file.kind == FileKind::Integrations && file.isParsed() && file.tree.root ? file.tree.root->entry(key) : nullptr;
}

void inlineModel(const SourceFile &file, Report &report)
{
    const yaml::Entry *llm = integrationEntry(file, u"llm");
    if (!llm || isAlias(llm->value))
        return;
    const yaml::Node &section = llm->value;
    const yaml::Entry *extra = nullptr;
    QStringList extras;
    for (const yaml::Entry &entry : section.entries) {
        if (llmWords().contains(entry.key.value))
            continue;
        extra = extra ? extra : &entry;
        extras.append(entry.key.value);
    }
    const bool hasGroup = section.entry(u"model_group");
    if (hasGroup && !extra)
        return;
    Location where{file.path, llm->key.range};
    if (!section.entries.empty())
        where.range = extra ? extra->key.range : section.entries.front().key.range;
    QString message = hasGroup ? QString() : Rules::tr("llm: must name a model group: write model_group: and the id of one under model_groups.");
    if (extra)
        //: %1: a list of keys
        message += (message.isEmpty() ? QString() : QStringLiteral(" ")) + Rules::tr("It takes none of the model's own settings any more: %1. They belong in the model group.").arg(extras.join(QStringLiteral(", ")));
    Diagnostic &found = report.add(where, message);
    if (extras.size() == 1 && suggestKey(found, file, section, extra->key, llmWords()))
        return;
    // Settings without a group, and nothing else: they can become a group as they stand.
    const bool areAllExtra = qsizetype(section.entries.size()) == extras.size() && section.entry(u"provider");
    if (!areAllExtra || integrationEntry(file, u"model_groups"))
        return;
    if (const auto edit = moveToModelGroup(file, *llm, QStringLiteral("main")))
        addFix(found, Rules::tr("Make it a model group"), file.path, *edit);
}

void unclearModel(const SourceFile &file, Report &report)
{
    const yaml::Entry *llm = integrationEntry(file, u"llm");
    if (!llm || isAlias(llm->value))
        return;
    const yaml::Node &section = llm->value;
    if (!section.isMapping()) {
        report.add(valueOrKey(file, *llm), Rules::tr("llm: must be a mapping. Write model_group: and the id of a model group below it."));
        return;
    }
    if (section.entry(u"model_group") || section.entry(u"model"))
        return;
    Diagnostic &found = report.add({file.path, section.entries.empty() ? llm->key.range : section.entries.front().key.range},
                                   Rules::tr("llm: says neither which model group nor which model speaks. Write model_group: and the id of a model group."));
    for (const yaml::Entry &entry : section.entries) {
        if (meantKey(section, entry.key.value, llmWords()) != u"model_group")
            continue;
        found.where.range = entry.key.range;
        suggestKey(found, file, section, entry.key, llmWords());
        break;
    }
}

void modelGroupShapes(const SourceFile &file, Report &report)
{
    const yaml::Entry *groups = integrationEntry(file, u"model_groups");
    if (!groups || groups->value.isNull() || isAlias(groups->value))
        return;
    if (!groups->value.isSequence()) {
        report.add(valueOrKey(file, *groups), Rules::tr("model_groups must be a list. Begin each group with - id: and its name."));
        return;
    }
    QHash<QString, TextRange> seen;
    for (const yaml::Node &group : groups->value.items) {
        if (isAlias(group))
            continue;
        const yaml::Node *id = group.find(u"id");
        if (!id || !id->isScalar() || id->isNull()) {
            report.add({file.path, group.isMapping() && !group.entries.empty() ? group.entries.front().key.range : group.range.isEmpty() ? groups->key.range : group.range},
                       Rules::tr("This model group has no id, so nothing can refer to it. Write id: and a name of your choice."));
            continue;
        }
        if (seen.contains(id->value)) {
            Diagnostic &found = report.add({file.path, id->range}, Rules::tr("Another model group has the id %1. Choose a different one.").arg(quoted(id->value)));
            found.related.append({{file.path, seen.value(id->value)}, Rules::tr("The first one stands here.")});
        } else {
            seen.insert(id->value, id->range);
        }
        const yaml::Node *models = group.find(u"models");
        if (!models || (!isAlias(*models) && (!models->isSequence() || models->items.empty())))
            report.add({file.path, models ? group.entry(u"models")->key.range : id->range}, Rules::tr("The model group %1 has no models. Write models: and at least one with its provider and model.").arg(quoted(id->value)));
    }
}

void checkGroup(const Project &project, const Word &group, Report &report)
{
    QStringList ids;
    for (const Word &id : project.modelGroups)
        ids.append(id.text);
    if (!group.isWritten() || group.isEmpty() || ids.contains(group.text))
        return;
    Diagnostic &found = report.add(group.where, Rules::tr("integrations.yml has no model group %1 under model_groups.").arg(quoted(group.text)));
    suggestName(found, group.where, group.text, ids);
}

void unknownModelGroup(const ProjectScope &scope, Report &report)
{
    const Project &project = scope.project;
    // Older projects keep model groups in endpoints.yml, which is not read here.
    if (!project.areIntegrationsKnown || !project.file(QStringLiteral("integrations.yml")) || project.file(QStringLiteral("endpoints.yml")))
        return;
    checkGroup(project, project.llmGroup, report);
    if (project.isAgentKnown)
        checkGroup(project, project.embeddingsGroup, report);
}

} // namespace

const RuleList &integrationRules()
{
    static const RuleList rows{
        {.code = u"mantle.validation.config.invalid_llm", .engineCode = true, .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "llm in integrations.yml names no model group, or holds settings of the model itself."),
         .why = QT_TRANSLATE_NOOP("Rules", "Newer engines take models from model groups only, and reject the older form with the settings right below llm."),
         .example = u"llm:\n  provider: openai\n  model: gpt-5.2\n  api_key_env: OPENAI_API_KEY",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Move the settings into a group under model_groups, and name it in llm: model_group:."),
         .inFile = inlineModel},
        {.code = u"overmantel.integrations.unclear_llm", .severity = Severity::Warning, .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "llm in integrations.yml names neither a model group nor a model."),
         .why = QT_TRANSLATE_NOOP("Rules", "The agent has nothing to think with."),
         .example = u"llm:\n  max_prompt_tokens: 24000",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write model_group: and the id of a model group, or for older engines provider: and model:."),
         .inFile = unclearModel},
        {.code = u"overmantel.integrations.invalid_model_group", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A model group has no id, no models, or the id of another."),
         .why = QT_TRANSLATE_NOOP("Rules", "Groups are found by their ids, and a group without models answers nothing."),
         .example = u"model_groups:\n  - models:\n      - provider: openai\n        model: gpt-5.2",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give each group an id of its own and at least one model."),
         .inFile = modelGroupShapes},
        {.code = u"overmantel.integrations.unknown_model_group",
         .summary = QT_TRANSLATE_NOOP("Rules", "A model group is named that integrations.yml does not have."),
         .why = QT_TRANSLATE_NOOP("Rules", "Without it the agent cannot think, or its reference documents cannot be searched."),
         .example = u"llm:\n  model_group: conversaton\nmodel_groups:\n  - id: conversation\n    models:\n      - provider: openai\n        model: gpt-5.2",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or add the group under model_groups."),
         .inProject = unknownModelGroup},
    };
    return rows;
}

} // namespace overmantel
