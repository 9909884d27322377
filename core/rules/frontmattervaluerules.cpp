// Rules about the values of the front matter: types, precondition, routing (reference: skill-md,
// "Frontmatter properties"). Longer values have files of their own: completionrules, toolconstraintrules,
// toolimportrules, utterrules.
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

void checkString(const SourceFile &file, const QString &key, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Entry *entry = root ? root->entry(key) : nullptr;
    if (!entry || entry->value.isText() || isAlias(entry->value))
        return;
    //: %1: a key
    Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("%1 must be a string. Write words, in quotes where they look like a number or a truth value.").arg(key));
    addQuotesFix(found, file, entry->value);
}

void requiredStrings(const SourceFile &file, Report &report)
{
    checkString(file, QStringLiteral("name"), report);
    checkString(file, QStringLiteral("description"), report);
}

void preconditionString(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *value = root ? root->find(u"precondition") : nullptr;
    if (!value || value->isNull())
        return;
    checkString(file, QStringLiteral("precondition"), report);
}

void checkBool(const SourceFile &file, const yaml::Node *mapping, const QString &key, Report &report)
{
    const yaml::Entry *entry = mapping ? mapping->entry(key) : nullptr;
    if (!entry || isBool(entry->value) || isAlias(entry->value))
        return;
    //: %1: a key
    Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("%1 must be true or false.").arg(key));
    addBoolFix(found, file, entry->value);
}

void boolKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    QStringList keys{QStringLiteral("disabled")};
    if (report.profile() != Profile::Maestro)
        keys += {QStringLiteral("hidden"), QStringLiteral("always_include_in_prompt")};
    for (const QString &key : keys)
        checkBool(file, root, key, report);
    checkBool(file, root ? root->find(u"routing") : nullptr, QStringLiteral("engine_managed"), report);
}

void listKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("import_tools"), QStringLiteral("utter")}) {
        const yaml::Entry *entry = root->entry(key);
        if (!entry || entry->value.isSequence() || entry->value.isNull() || isAlias(entry->value))
            continue;
        //: %1: a key
        Diagnostic &found = report.add(valueOrKey(file, *entry), Rules::tr("%1 must be a list. Put a dash before each entry.").arg(key));
        const yaml::Node &value = entry->value;
        if (key == u"import_tools" && value.isText() && value.style == yaml::ScalarStyle::Plain && isPlainlyWritten(value) && !value.value.contains(u','))
            addFix(found, Rules::tr("Make it a list"), file.path, TextEdit::replace(value.range, u'[' + value.value + u']'));
    }
}

void importEntryTypes(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *list = root ? root->find(u"import_tools") : nullptr;
    if (!list)
        return;
    for (const yaml::Node &item : list->items) {
        if (item.isText() || isAlias(item))
            continue;
        const Location where{file.path, item.range.isEmpty() ? root->entry(u"import_tools")->key.range : item.range};
        report.add(where, Rules::tr("An entry of import_tools must be a string: the name of a shared tool, or mcp/<server>:<tool>."));
    }
}

void unboundPrecondition(const SkillScope &scope, Report &report)
{
    const Word &precondition = scope.skill().precondition;
    if (precondition.isEmpty() || !scope.isAgentKnown() || scope.preconditionTarget(precondition.text))
        return;
    Diagnostic &found = report.add(precondition.where, Rules::tr("agent.yml does not bind %1. Bind it under orchestrator: preconditions: with resolve_with: and the skill that meets it.").arg(quoted(precondition.text)));
    suggestName(found, precondition.where, precondition.text, scope.preconditionNames());
}

void unmanagedHandler(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *routing = root && file.skillId == u"default_unsupported_request_handler" ? root->find(u"routing") : nullptr;
    const yaml::Node *managed = routing ? routing->find(u"engine_managed") : nullptr;
    if (!managed || !isBool(*managed) || yaml::toValue(*managed).toBool())
        return;
    Diagnostic &found = report.add({file.path, managed->range}, Rules::tr("The engine itself must start %1, so engine_managed cannot be false here. Write true, or leave it out.").arg(quoted(file.skillId)));
    if (isPlainlyWritten(*managed))
        addFix(found, Rules::tr("Write %1 instead").arg(quoted(QStringLiteral("true"))), file.path, TextEdit::replace(managed->range, QStringLiteral("true")));
}

} // namespace

const RuleList &frontMatterValueRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.not_a_string",
         .summary = QT_TRANSLATE_NOOP("Rules", "name or description is not a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine rejects a number or a truth value here, and the skill does not compile."),
         .example = u"---\nname: 24\ndescription: true\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write words, or put the value in quotes."),
         .inFile = requiredStrings},
        {.code = u"overmantel.skill.not_a_string", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "precondition is not a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "It is the name that agent.yml binds to a skill; another value binds nothing."),
         .example = u"---\nname: Replace a card\ndescription: Replaces cards\nprecondition: [customer_authenticated]\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one name from orchestrator: preconditions: in agent.yml."),
         .inFile = preconditionString},
        {.code = u"overmantel.skill.not_a_bool",
         .summary = QT_TRANSLATE_NOOP("Rules", "hidden, disabled, always_include_in_prompt or engine_managed is neither true nor false."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine rejects words and quoted values here, and the skill does not compile."),
         .example = u"---\nname: Replace a card\ndescription: Replaces cards\nhidden: \"true\"\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write true or false without quotes."),
         .inFile = boolKeys},
        {.code = u"overmantel.skill.not_a_list",
         .summary = QT_TRANSLATE_NOOP("Rules", "import_tools or utter is not a list."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine reads entry by entry and rejects anything else, even a single name."),
         .example = u"import_tools: get_customer_info",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put each entry on a line of its own behind a dash."),
         .inFile = listKeys},
        {.code = u"overmantel.skill.not_a_string",
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of import_tools is not a string."),
         .why = QT_TRANSLATE_NOOP("Rules", "Each entry names one tool; a space behind the colon of mcp/server:tool makes it a mapping."),
         .example = u"import_tools:\n  - mcp/banking: get_balance",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the name of a shared tool, or mcp/<server>:<tool> without spaces."),
         .inFile = importEntryTypes},
        {.code = u"overmantel.skill.unbound_precondition", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "A precondition is not bound in agent.yml."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine does not know which skill makes the precondition true, so the skill cannot be parked and continued."),
         .example = u"---\nname: Replace a card\ndescription: Replaces cards\nprecondition: customer_authenticted\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Bind the name in agent.yml under orchestrator: preconditions: with resolve_with, or correct its spelling."),
         .inSkill = unboundPrecondition},
        {.code = u"overmantel.skill.unmanaged_handler",
         .summary = QT_TRANSLATE_NOOP("Rules", "default_unsupported_request_handler is taken out of the engine's hands."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training rejects engine_managed: false for this one bundled skill, because requests that nothing else serves end there."),
         .example = u"---\nname: Decline\ndescription: Says what the agent cannot do.\nrouting:\n  engine_managed: false\n---",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write engine_managed: true, or leave the key out."),
         .inFile = unmanagedHandler},
    };
    return rows;
}

} // namespace overmantel
