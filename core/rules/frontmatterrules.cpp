// Rules about a skill.md as a whole and the keys of its front matter (reference: skill-md, "Frontmatter
// properties"). What the values must be: frontmattervaluerules.cpp.
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/syntax/yaml/yamledit.h"

namespace overmantel {

namespace {

QStringList keysOf(Profile profile)
{
    QStringList words{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("complete_when"), QStringLiteral("import_tools"),
                      QStringLiteral("tool_constraints"), QStringLiteral("utter"), QStringLiteral("disabled"), QStringLiteral("routing")};
    if (profile == Profile::Maestro)
        words += QStringLiteral("requires");
    else
        words += {QStringLiteral("precondition"), QStringLiteral("hidden"), QStringLiteral("always_include_in_prompt")};
    return words;
}

// Keys of other engines that deserve a better answer than the nearest name.
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
    if (key == u"version")
        return Rules::tr("Skills have no version of their own. Remove it.");
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
    const auto take = [&](const yaml::Tree &tree) {
        for (const SyntaxProblem &problem : tree.problems) {
            if (problem.key != u"yaml.duplicateKey")
                report.add({file.path, problem.where}, problem.message);
        }
    };
    if (file.kind == FileKind::SkillMemory || file.kind == FileKind::SkillResponses)
        take(file.tree);
    if (file.kind != FileKind::SkillText)
        return;
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

void unknownKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    const QStringList known = keysOf(report.profile());
    for (qsizetype i = 0; i < qsizetype(root->entries.size()); ++i) {
        const yaml::Node &key = root->entries[size_t(i)].key;
        if (known.contains(key.value))
            continue;
        const QString name = quoted(key.value);
        Diagnostic &found = report.add({file.path, key.range}, report.profile() == Profile::Maestro
                                           ? Rules::tr("This engine does not know the key %1 and ignores it.").arg(name)
                                           : Rules::tr("The front matter has no key %1.").arg(name));
        const QString advice = report.profile() == Profile::Maestro && key.value == u"requires" ? QString() : fossilAdvice(key.value);
        if (!advice.isEmpty())
            found.message += u' ' + advice;
        else
            suggestKey(found, file, *root, key, known);
        if (key.value == u"version")
            //: %1: a key
            addFix(found, Rules::tr("Remove %1").arg(name), file.path, yaml::removeEntry(file.snapshot.text(), yamlPart(file), *root, i));
    }
}

// card_replace -> Card replace
QString nameFromFolder(const QString &skillId)
{
    QString words = skillId;
    words.replace(u'_', u' ').replace(u'-', u' ');
    words = words.simplified();
    return words.isEmpty() ? QString() : words.left(1).toUpper() + words.mid(1);
}

void missingRequiredKeys(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter || !file.document.tree.parsed)
        return;
    const yaml::Node *root = frontMatter(file);
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        if (!root ? file.document.tree.root.has_value() : root->find(key) || isMisspelt(*root, key, keysOf(report.profile())))
            continue;
        const bool isName = key == u"name";
        Diagnostic &found = report.add(firstKey(file), isName ? Rules::tr("The skill has no name. Add name: with the words people should see.")
                                                              : Rules::tr("The skill has no description. Add description: with what it does and what a customer would say; routing decides by it."));
        const QString words = isName ? nameFromFolder(file.skillId) : Rules::tr("What this skill does, and what a customer would say to ask for it.");
        if (!root || words.isEmpty())
            continue;
        addFix(found, isName ? Rules::tr("Add the name %1").arg(quoted(words)) : Rules::tr("Add a description to fill in"), file.path,
               yaml::insertEntry(file.snapshot.text(), yamlPart(file), *root, isName || !root->entry(u"name") ? 0 : 1, key, Value::text(words)));
    }
}

void blankRequiredKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        const yaml::Entry *entry = root->entry(key);
        if (entry && entry->value.isText() && entry->value.value.trimmed().isEmpty())
            //: %1: a key
            report.add(valueOrKey(file, *entry), Rules::tr("%1 is blank. Write the words that routing and people should see.").arg(key));
    }
}

void missingInstructions(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter)
        return;
    if (!file.document.hasProse() && file.document.fences.empty())
        report.add(firstKey(file), Rules::tr("The skill has neither prose nor an ordered block. Write below the front matter what the agent should do."));
}

// Reference, "A skill needs prose or a block": of blocks alone the one named main is the entry.
void unclearEntry(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter || file.document.hasProse() || file.document.fences.size() < 2)
        return;
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *steps = stepsOf(fence);
        if (!fence.isClosed || fence.id.isEmpty() || fence.id == u"main" || !steps || steps->items.empty())
            return;
    }
    report.add({file.path, file.document.fences.front().idRange},
               Rules::tr("This skill has several ordered blocks and no prose, and none of them is named main, so it is unclear where it begins. Name the first one main."));
}

void skillRequirement(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Entry *entry = root ? root->entry(u"requires") : nullptr;
    if (!entry || entry->value.isMapping() || isAlias(entry->value))
        return;
    if (!entry->value.isText()) {
        report.add(valueOrKey(file, *entry), Rules::tr("requires must be a condition in a string."));
        return;
    }
    const condition::ParsedCondition parsed = condition::parse(entry->value.value);
    for (const condition::ConditionProblem &problem : parsed.problems)
        report.add(problem.where.isEmpty() ? valueOrKey(file, *entry) : Location{file.path, entry->value.toSource(problem.where)}, problemSentence(problem));
}

Rule unknownKeyRow(Severity severity, ProfileSet profiles)
{
    return {.code = u"skill.markdown.unknown_frontmatter_key", .engineCode = true, .severity = severity, .profiles = profiles,
            .summary = QT_TRANSLATE_NOOP("Rules", "The front matter has a key that the engine does not know."),
            .why = QT_TRANSLATE_NOOP("Rules", "The engine refuses to compile a skill with such a key; engines of the profile maestro read past it, so that the setting has no effect."),
            .example = u"---\nname: Replace a card\ndescripton: Replaces lost and stolen cards\n---",
            .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the spelling, or remove the key. A skill is gated by precondition, hidden and the requires of tool_constraints."),
            .inFile = unknownKeys};
}

} // namespace

const RuleList &frontMatterRules()
{
    static const RuleList rows{
        {.code = u"skill.markdown.invalid_frontmatter_delimiter", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill.md does not begin with front matter between two lines ---."),
         .why = QT_TRANSLATE_NOOP("Rules", "Without both lines the engine cannot tell settings from prose, and the skill does not compile."),
         .example = u"name: Replace a card\ndescription: Replaces lost and stolen cards\n\nHelp the customer.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make --- the very first line of the file, and put a second --- behind the last key."),
         .inFile = frontMatterDelimiter},
        {.code = u"mantle.validation.skill.failed_to_load", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "YAML in the folder of a skill cannot be read."),
         .why = QT_TRANSLATE_NOOP("Rules", "The whole folder fails to load, so validation stops: otherwise the skill would be missing from the agent without a word."),
         .example = u"---\nname: Replace a card\ndescription: \"never closed\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Mend the YAML at the marked place: quotes, indentation, a space behind each colon."),
         .inFile = skillYamlSyntax},
        unknownKeyRow(Severity::Error, notMaestro),
        unknownKeyRow(Severity::Warning, onlyMaestro),
        {.code = u"overmantel.skill.invalid_requires", .profiles = onlyMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "The requires of a skill is no condition."),
         .why = QT_TRANSLATE_NOOP("Rules", "Engines of this generation decide by it whether the skill may start, and cannot evaluate this."),
         .example = u"---\nname: Replace a card\nrequires: customer is known\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a condition such as session.project.authenticated. Newer engines have no requires for skills; use precondition there."),
         .inFile = skillRequirement},
        {.code = u"overmantel.skill.missing_key",
         .summary = QT_TRANSLATE_NOOP("Rules", "The front matter lacks name or description."),
         .why = QT_TRANSLATE_NOOP("Rules", "Both are required: people see the name, and the agent routes by the description."),
         .example = u"---\nname: Replace a card\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add the key. Describe what the skill does with the words a customer would use."),
         .inFile = missingRequiredKeys},
        {.code = u"overmantel.skill.blank_key", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "name or description is blank."),
         .why = QT_TRANSLATE_NOOP("Rules", "The agent routes by these words, and with none of them the skill is hard to find."),
         .example = u"---\nname: Replace a card\ndescription: \"\"\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write what the skill does with the words a customer would use."),
         .inFile = blankRequiredKeys},
        {.code = u"skill.markdown.missing_instructions", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill.md has neither prose nor an ordered block."),
         .why = QT_TRANSLATE_NOOP("Rules", "There is nothing that the agent could do once the skill is active, so it does not compile."),
         .example = u"---\nname: Replace a card\ndescription: Replaces lost and stolen cards\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write instructions below the front matter, or an ordered block."),
         .inFile = missingInstructions},
        {.code = u"overmantel.skill.unclear_entry", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill of several ordered blocks without prose has no block named main."),
         .why = QT_TRANSLATE_NOOP("Rules", "In a skill that consists of blocks only, the block named main is where it begins; here the engine has nothing to go by."),
         .example = u":::ordered_block id=pick_card\nsteps:\n  - id: ask\n    collect: card\n:::\n\n:::ordered_block id=order\nsteps:\n  - id: run\n    execute_tool: order_card\n:::",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Name the block to begin with main, or write prose that says when each block is entered."),
         .inFile = unclearEntry},
    };
    return rows;
}

} // namespace overmantel
