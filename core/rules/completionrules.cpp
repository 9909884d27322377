// Rules about complete_when of a skill (reference: skill-md, "complete_when").
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/condition/conditionparser.h"
#include "core/syntax/yaml/yamledit.h"

#include <QRegularExpression>

#include <algorithm>

namespace overmantel {

namespace {

const QStringList &contractWords()
{
    static const QStringList words{QStringLiteral("condition"), QStringLiteral("criteria")};
    return words;
}

const yaml::Entry *contractEntry(const SourceFile &file)
{
    const yaml::Node *root = frontMatter(file);
    return root ? root->entry(u"complete_when") : nullptr;
}

const yaml::Node *criteriaOf(const SourceFile &file)
{
    const yaml::Entry *contract = contractEntry(file);
    const yaml::Node *criteria = contract ? contract->value.find(u"criteria") : nullptr;
    return criteria && criteria->isSequence() ? criteria : nullptr;
}

bool isOneLine(const SourceFile &file, TextRange range)
{
    return !textIn(file.snapshot.text(), range).contains(u'\n');
}

void addMappingFix(Diagnostic &found, const SourceFile &file, const yaml::Entry &entry)
{
    const yaml::Node &value = entry.value;
    if (!isPlainlyWritten(value) || value.inFlow || !isOneLine(file, entry.range))
        return;
    const QString written = textIn(file.snapshot.text(), value.range).toString();
    const TextRange gap{value.slot, value.range.end};
    if (condition::parse(value.value).isValid()) {
        addFix(found, Rules::tr("Make it a condition"), file.path, TextEdit::replace(gap, QStringLiteral("\n  condition: ") + written));
        return;
    }
    // Words rather than an expression: a check for the judge.
    static const QRegularExpression sentence(QStringLiteral("^[\\w',.-]+( [\\w',.-]+){2,}$"), QRegularExpression::UseUnicodePropertiesOption);
    if (sentence.match(value.value).hasMatch() && !value.value.contains(u"session."))
        addFix(found, Rules::tr("Make it a criterion"), file.path, TextEdit::replace(gap, QStringLiteral("\n  criteria:\n    - ") + written));
}

void contractShape(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = contractEntry(file);
    if (!entry || isAlias(entry->value))
        return;
    const yaml::Node &contract = entry->value;
    if (!contract.isMapping()) {
        Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("complete_when of a skill must be a mapping. Write condition: with the condition, criteria: with a list of checks, or both."));
        // Without prose the mapping would be as wrong.
        if (contract.isText() && file.document.hasProse())
            addMappingFix(found, file, *entry);
        return;
    }
    bool hasUnknownKey = false;
    for (const yaml::Entry &part : contract.entries) {
        if (contractWords().contains(part.key.value))
            continue;
        hasUnknownKey = true;
        Diagnostic &found = report.add({file.path, part.key.range}, Rules::tr("complete_when has no key %1; it takes condition and criteria.").arg(quoted(part.key.value)));
        suggestKey(found, file, contract, part.key, contractWords());
    }
    const auto isGiven = [&](const QString &key) {
        const yaml::Node *value = contract.find(key);
        return value && !value->isNull() && !(value->isSequence() && value->items.empty());
    };
    if (!hasUnknownKey && !isGiven(QStringLiteral("condition")) && !isGiven(QStringLiteral("criteria")))
        report.add(contract.entries.empty() ? Location{file.path, contract.range} : Location{file.path, contract.entries.front().key.range},
                   Rules::tr("complete_when is empty. Give it a condition or criteria, or remove it."));
}

// The engine of the profile maestro takes the condition itself.
void bareContract(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = contractEntry(file);
    if (!entry || isAlias(entry->value))
        return;
    const yaml::Node &value = entry->value;
    if (!value.isText()) {
        report.add(valueOrKey(file, *entry), Rules::tr("In this engine complete_when of a skill is a condition in a string, such as session.card_replace.order_placed."));
        return;
    }
    const condition::ParsedCondition parsed = condition::parse(value.value);
    if (!parsed.isValid())
        report.add(valueOrKey(file, *entry), Rules::tr("complete_when is no condition.") + (parsed.problems.isEmpty() ? QString() : u' ' + problemSentence(parsed.problems.first())));
}

void criteriaTypes(const SourceFile &file, Report &report)
{
    const yaml::Entry *contract = contractEntry(file);
    const yaml::Entry *entry = contract && contract->value.isMapping() ? contract->value.entry(u"criteria") : nullptr;
    if (!entry || isAlias(entry->value))
        return;
    if (!entry->value.isSequence()) {
        // Nothing at all is reported as an empty contract, unless there is a condition.
        if (entry->value.isNull() && !contract->value.entry(u"condition"))
            return;
        Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("criteria must be a list of sentences. Put a dash before each."));
        const yaml::Node &value = entry->value;
        if (value.isText() && !value.value.trimmed().isEmpty() && isPlainlyWritten(value) && !value.inFlow && isOneLine(file, entry->range)) {
            const qsizetype line = file.snapshot.lineStart(file.snapshot.position(entry->key.range.start).line);
            addFix(found, Rules::tr("Make it a list"), file.path,
                   TextEdit::replace({value.slot, value.range.end}, u'\n' + QString(entry->key.range.start - line + 2, u' ') + QStringLiteral("- ") + textIn(file.snapshot.text(), value.range).toString()));
        }
        return;
    }
    for (const yaml::Node &item : entry->value.items) {
        if ((item.isText() && !item.value.trimmed().isEmpty()) || isAlias(item))
            continue;
        const Location where{file.path, item.range.isEmpty() ? entry->key.range : item.range};
        if (item.isText() || item.isNull()) {
            report.add(where, Rules::tr("A criterion is blank. Write a sentence that can be checked against the conversation, or remove it."));
            continue;
        }
        Diagnostic &found = report.add(where, Rules::tr("A criterion must be a sentence in a string. Put it in quotes when it contains a colon."));
        addQuotesFix(found, file, item);
        const QString written = textIn(file.snapshot.text(), item.range).toString();
        if (item.isMapping() && isPlainlyWritten(item) && item.entries.size() == 1 && item.collectionStyle == yaml::CollectionStyle::Block && isOneLine(file, item.range)
            && !written.contains(u'"') && !written.contains(u'\\'))
            addFix(found, Rules::tr("Put it in quotes"), file.path, TextEdit::replace(item.range, u'"' + written + u'"'));
    }
}

void duplicateCriteria(const SourceFile &file, Report &report)
{
    const yaml::Node *criteria = criteriaOf(file);
    if (!criteria)
        return;
    QHash<QString, TextRange> seen;
    for (qsizetype i = 0; i < qsizetype(criteria->items.size()); ++i) {
        const yaml::Node &item = criteria->items[size_t(i)];
        if (!item.isText() || item.value.trimmed().isEmpty())
            continue;
        if (!seen.contains(item.value)) {
            seen.insert(item.value, item.range);
            continue;
        }
        Diagnostic &found = report.add({file.path, item.range}, Rules::tr("This criterion stands twice. Remove one of them."));
        found.related.append({{file.path, seen.value(item.value)}, Rules::tr("The first one stands here.")});
        addFix(found, Rules::tr("Remove the second one"), file.path, yaml::removeItem(file.snapshot.text(), yamlPart(file), *criteria, i));
    }
}

void compoundCriteria(const SourceFile &file, Report &report)
{
    const yaml::Node *criteria = criteriaOf(file);
    if (!criteria)
        return;
    static const QRegularExpression joint(QStringLiteral("\\s(and|or)\\s"));
    for (const yaml::Node &item : criteria->items) {
        const QRegularExpressionMatch match = item.isText() ? joint.match(item.value) : QRegularExpressionMatch();
        if (match.hasMatch())
            report.add({file.path, item.toSource({match.capturedStart(1), match.capturedEnd(1)})},
                       Rules::tr("This criterion seems to join several checks. Give each its own entry: a failed one can then be named to the agent."));
    }
}

// Nothing to report when the contract itself is not what it should be, or a block cannot be read.
const yaml::Entry *contractOfBlocksOnly(const SourceFile &file, Profile profile)
{
    const yaml::Entry *entry = contractEntry(file);
    if (!entry || file.document.hasProse() || file.document.fences.empty() || !file.isParsed())
        return nullptr;
    const bool isSound = profile == Profile::Maestro ? entry->value.isText() : entry->value.isMapping() && !entry->value.entries.empty();
    return isSound ? entry : nullptr;
}

bool hasInstructions(const SourceFile &file)
{
    bool found = false;
    forEachStepNode(file, [&](const yaml::Node &step) { found = found || step.entry(u"instructions"); });
    return found;
}

void contractWithoutProse(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = contractOfBlocksOnly(file, report.profile());
    if (!entry || hasInstructions(file))
        return;
    Diagnostic &found = report.add({file.path, entry->key.range}, Rules::tr("A skill that consists of ordered blocks ends with its block, so it takes no complete_when. Remove it, or add prose or a step with instructions."));
    const yaml::Node *root = frontMatter(file);
    const auto index = std::find_if(root->entries.begin(), root->entries.end(), [&](const yaml::Entry &other) { return &other == entry; }) - root->entries.begin();
    addFix(found, Rules::tr("Remove %1").arg(quoted(u"complete_when")), file.path, yaml::removeEntry(file.snapshot.text(), yamlPart(file), *root, index));
}

void contractWithInstructionsOnly(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = contractOfBlocksOnly(file, report.profile());
    if (entry && hasInstructions(file))
        report.add({file.path, entry->key.range}, Rules::tr("This skill has no prose outside of its ordered blocks, and complete_skill is offered in prose only. Check that complete_when can take effect."));
}

} // namespace

const RuleList &completionRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.invalid_complete_when", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "complete_when of a skill is not a mapping of condition and criteria."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bare string, an empty mapping or any other key is rejected when the skill is compiled."),
         .example = u"complete_when: session.card_replace.order_placed",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write condition: with a condition, criteria: with a list of sentences, or both."),
         .inFile = contractShape},
        {.code = u"overmantel.skill.invalid_complete_when", .profiles = onlyMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "complete_when of a skill is not a condition in a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "Engines of this generation know neither condition nor criteria below complete_when."),
         .example = u"complete_when:\n  condition: session.card_replace.order_placed",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the condition right behind complete_when."),
         .inFile = bareContract},
        {.code = u"overmantel.skill.invalid_criterion", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "criteria is not a list of sentences."),
         .why = QT_TRANSLATE_NOOP("Rules", "Each criterion is a sentence that is judged by itself. Anything else is rejected when the skill is compiled."),
         .example = u"complete_when:\n  criteria: The customer heard how long delivery takes.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put a dash before each sentence, and quotes around one with a colon."),
         .inFile = criteriaTypes},
        {.code = u"overmantel.skill.duplicate_criterion", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "The same criterion stands twice."),
         .why = QT_TRANSLATE_NOOP("Rules", "Duplicates are rejected when the skill is compiled."),
         .example = u"complete_when:\n  criteria:\n    - The fee was named.\n    - The fee was named.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove one of them."),
         .inFile = duplicateCriteria},
        {.code = u"overmantel.skill.compound_criterion", .severity = Severity::Hint, .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "A criterion joins several checks with and or or."),
         .why = QT_TRANSLATE_NOOP("Rules", "A failed check is named to the agent so that it knows what to do next; a sentence about two things tells it less."),
         .example = u"complete_when:\n  criteria:\n    - The fee was named and the address was confirmed.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Split it into one sentence for each check."),
         .inFile = compoundCriteria},
        {.code = u"overmantel.skill.complete_when_without_prose",
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill that consists of ordered blocks only has a complete_when."),
         .why = QT_TRANSLATE_NOOP("Rules", "Such a skill ends when its block ends and never asks for completion, so the engine rejects the contract."),
         .example = u"---\nname: Replace a card\ndescription: Replaces cards\ncomplete_when:\n  condition: session.card_replace.done\n---\n\n:::ordered_block id=main\nsteps:\n  - id: order\n    execute_tool: order_card\n:::",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove complete_when, or add prose in which the agent works freely."),
         .inFile = contractWithoutProse},
        {.code = u"overmantel.skill.complete_when_without_prose", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill with a complete_when is free only inside of steps with instructions."),
         .why = QT_TRANSLATE_NOOP("Rules", "While a block is active the agent cannot complete the skill. Whether the engine accepts such a skill is not documented."),
         .example = u"---\nname: Replace a card\ndescription: Replaces cards\ncomplete_when:\n  condition: session.card_replace.done\n---\n\n:::ordered_block id=main\nsteps:\n  - id: talk\n    instructions: Ask which card it is.\n:::",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add a paragraph of prose, or remove complete_when."),
         .inFile = contractWithInstructionsOnly},
    };
    return rows;
}

} // namespace overmantel
