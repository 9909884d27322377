// Rules about the front matter of a skill.md (reference: skill-md, "Frontmatter properties").
#include "core/rules/rulegroups.h"

#include "core/model/yamlwords.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

const QStringList &frontMatterWords()
{
    static const QStringList words{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("precondition"),
                                   QStringLiteral("hidden"), QStringLiteral("complete_when"), QStringLiteral("import_tools"),
                                   QStringLiteral("tool_constraints"), QStringLiteral("utter"), QStringLiteral("disabled"),
                                   QStringLiteral("always_include_in_prompt"), QStringLiteral("routing")};
    return words;
}

// Keys of older engines that deserve a better answer than the nearest name.
QString fossilAdvice(QStringView key)
{
    if (key == u"requires")
        return Rules::tr("Use precondition when another skill must run first, hidden to keep the skill out of routing, or requires under tool_constraints to gate a tool.");
    if (key == u"constraints")
        return Rules::tr("Write the constraint as prose, or gate tools with tool_constraints.");
    if (key == u"memory")
        return Rules::tr("Declare memory entries in the memory.yml beside this file.");
    if (key == u"tools")
        return Rules::tr("Tools in tools.py are found by themselves; list shared ones under import_tools.");
    return {};
}

void frontMatterDelimiter(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.snapshot.isText())
        return;
    const Location firstLine{file.path, file.snapshot.lineRange(0)};
    if (!file.document.hasOpeningDelimiter)
        report.add(firstLine, Rules::tr("A skill.md must begin with a line ---. Write the front matter between two such lines, with name and description."));
    else if (!file.document.hasClosingDelimiter)
        report.add(firstLine, Rules::tr("The front matter is not closed. Put a second line --- behind its last key."));
}

void skillYamlSyntax(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText)
        return;
    const auto take = [&](const yaml::Tree &tree) {
        for (const SyntaxProblem &problem : tree.problems) {
            if (problem.key != u"yaml.duplicateKey")
                report.add({file.path, problem.where}, problem.message);
        }
    };
    // Without its closing line the front matter takes in the prose: one fault, one finding.
    if (file.document.hasClosingDelimiter)
        take(file.document.tree);
    if (file.document.hasClosingDelimiter && file.document.tree.root && !file.document.tree.root->isMapping())
        report.add({file.path, file.document.tree.root->range}, Rules::tr("The front matter must be a mapping of keys and values, such as name: Card Replace."));
    for (const skill::Fence &fence : file.document.fences) {
        if (fence.isClosed)
            take(fence.tree);
    }
}

void frontMatterKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const yaml::Entry &entry : root->entries) {
        if (frontMatterWords().contains(entry.key.value))
            continue;
        const Word key = reading::word(file.path, entry.key);
        Diagnostic &found = report.add(key.where, Rules::tr("The front matter has no key %1.").arg(quoted(key.text)));
        const QString advice = fossilAdvice(key.text);
        if (advice.isEmpty())
            suggestName(found, key.where, key.text, frontMatterWords());
        else
            found.message += u' ' + advice;
    }
}

void requiredKeys(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter || !file.document.tree.parsed)
        return;
    const yaml::Node *root = frontMatter(file);
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        if (!root ? file.document.tree.root.has_value() : root->find(key) != nullptr)
            continue;
        report.add(firstKey(file), key == u"name" ? Rules::tr("The skill has no name. Add name: with the words people should see.")
                                                  : Rules::tr("The skill has no description. Add description: with what it does and what a customer would say; routing decides by it."));
    }
}

void requiredKeyTypes(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        const yaml::Node *value = root->find(key);
        if (!value || value->isText())
            continue;
        Diagnostic &found = report.add({file.path, value->range.isEmpty() ? root->entry(key)->key.range : value->range},
                                       //: %1: a key
                                       Rules::tr("%1 must be a string. Write words, in quotes where they look like a number or a truth value.").arg(key));
        if (value->isScalar() && !value->value.isEmpty())
            found.fixes.append(replaceFix(Rules::tr("Put it in quotes"), {file.path, value->range}, u'"' + value->value + u'"'));
    }
}

void booleanKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("hidden"), QStringLiteral("disabled"), QStringLiteral("always_include_in_prompt")}) {
        const yaml::Node *value = root->find(key);
        if (!value || yaml::toValue(*value).kind() == Value::Kind::Bool)
            continue;
        //: %1: a key
        report.add({file.path, value->range.isEmpty() ? root->entry(key)->key.range : value->range},
                   Rules::tr("%1 must be true or false.").arg(key));
    }
}

void missingInstructions(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter)
        return;
    if (!file.document.hasProse() && file.document.fences.empty())
        report.add(firstKey(file), Rules::tr("The skill has neither prose nor an ordered block. Write below the front matter what the agent should do."));
}

void unboundPrecondition(const SkillScope &scope, Report &report)
{
    const Word &precondition = scope.skill().precondition;
    if (precondition.isEmpty() || !scope.isAgentKnown() || scope.preconditionTarget(precondition.text))
        return;
    Diagnostic &found = report.add(precondition.where, Rules::tr("agent.yml does not bind %1. Bind it under orchestrator: preconditions: with resolve_with: and the skill that meets it.").arg(quoted(precondition.text)));
    suggestName(found, precondition.where, precondition.text, scope.preconditionNames());
}

} // namespace

const RuleList &frontMatterRules()
{
    static const RuleList rows{
        {.code = u"skill.markdown.invalid_frontmatter_delimiter", .engineCode = true,
         .summary = OM_TEXT("A skill.md does not begin with front matter between two lines ---."),
         .inFile = frontMatterDelimiter},
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true,
         .summary = OM_TEXT("YAML in a skill.md cannot be read."),
         .inFile = skillYamlSyntax},
        {.code = u"skill.markdown.unknown_frontmatter_key", .engineCode = true,
         .summary = OM_TEXT("The front matter has a key that the engine does not know."),
         .inFile = frontMatterKeys},
        {.code = u"overmantel.skill.missing_key",
         .summary = OM_TEXT("The front matter lacks name or description."),
         .inFile = requiredKeys},
        {.code = u"overmantel.skill.not_a_string",
         .summary = OM_TEXT("name or description is not a string."),
         .inFile = requiredKeyTypes},
        {.code = u"overmantel.skill.not_a_bool",
         .summary = OM_TEXT("hidden, disabled or always_include_in_prompt is neither true nor false."),
         .inFile = booleanKeys},
        {.code = u"skill.markdown.missing_instructions", .engineCode = true,
         .summary = OM_TEXT("A skill.md has neither prose nor an ordered block."),
         .inFile = missingInstructions},
        {.code = u"overmantel.skill.unbound_precondition",
         .summary = OM_TEXT("A precondition is not bound in agent.yml."),
         .inSkill = unboundPrecondition},
    };
    return rows;
}

} // namespace overmantel
