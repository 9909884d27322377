// Rules about the sections of agent.yml beside agent: (spec page 01).
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

const yaml::Node *settingsRoot(const SourceFile &file)
{
    return file.kind == FileKind::Agent && file.isParsed() && file.tree.root ? &*file.tree.root : nullptr;
}

// The entry at the end of a way such as "references.chunking", or nullptr.
const yaml::Entry *settingAt(const SourceFile &file, const QString &way)
{
    const yaml::Node *node = settingsRoot(file);
    const yaml::Entry *entry = nullptr;
    for (const QString &key : way.split(u'.')) {
        entry = node ? node->entry(key) : nullptr;
        node = entry ? &entry->value : nullptr;
    }
    return entry;
}

// The text of a mapping that somebody meant as a sentence: "Amounts: in pounds".
void addSentenceFix(Diagnostic &found, const SourceFile &file, const yaml::Node &item)
{
    const QString written = textIn(file.snapshot.text(), item.range).toString();
    if (item.entries.size() != 1 || item.collectionStyle != yaml::CollectionStyle::Block || written.contains(u'\n') || !isPlainlyWritten(item)
        || item.entries.front().key.style != yaml::ScalarStyle::Plain || written.contains(u'"') || written.contains(u'\\'))
        return;
    addFix(found, Rules::tr("Put it in quotes"), file.path, TextEdit::replace(item.range, u'"' + written + u'"'));
}

void ruleMappings(const SourceFile &file, Report &report)
{
    const yaml::Entry *rules = settingAt(file, QStringLiteral("rules"));
    if (!rules)
        return;
    for (const yaml::Node &item : rules->value.items) {
        if (item.isMapping())
            addSentenceFix(report.add({file.path, item.range}, Rules::tr("The colon makes this rule a mapping, and the agent does not load. Put the whole rule in quotes.")), file, item);
    }
}

enum class SettingType { Text, Bool, Number, WholeNumber, TextList, List, Mapping };

struct Setting
{
    QString way;
    SettingType type;
};

const QList<Setting> &settings()
{
    static const QList<Setting> table{
        {QStringLiteral("agent.language"), SettingType::Text},
        {QStringLiteral("agent.voice"), SettingType::Mapping},
        {QStringLiteral("agent.voice.enabled"), SettingType::Bool},
        {QStringLiteral("rules"), SettingType::TextList},
        {QStringLiteral("prompts"), SettingType::Mapping},
        {QStringLiteral("prompts.text_rules"), SettingType::Text},
        {QStringLiteral("prompts.voice_rules"), SettingType::Text},
        {QStringLiteral("prompts.ack_rule"), SettingType::Text},
        {QStringLiteral("prompts.ack_reminder"), SettingType::Text},
        {QStringLiteral("prompts.ack_enabled"), SettingType::Bool},
        {QStringLiteral("prompts.ack_examples"), SettingType::List},
        {QStringLiteral("prompts.routing_no_active_skill"), SettingType::Text},
        {QStringLiteral("references"), SettingType::Mapping},
        {QStringLiteral("references.embeddings"), SettingType::Text},
        {QStringLiteral("references.instructions"), SettingType::Text},
        {QStringLiteral("conversation"), SettingType::Mapping},
        {QStringLiteral("conversation.before_end"), SettingType::TextList},
        {QStringLiteral("tool_timeout"), SettingType::Number},
        {QStringLiteral("session_config"), SettingType::Mapping},
        {QStringLiteral("session_config.session_expiration_time"), SettingType::Number},
        {QStringLiteral("session_config.start_session_after_expiry"), SettingType::Bool},
        {QStringLiteral("orchestrator"), SettingType::Mapping},
    };
    return table;
}

bool hasType(const yaml::Node &value, SettingType type)
{
    const Value::Kind kind = yaml::toValue(value).kind();
    switch (type) {
    case SettingType::Text:
        return value.isText();
    case SettingType::Bool:
        return value.isScalar() && kind == Value::Kind::Bool;
    case SettingType::Number:
        return value.isScalar() && (kind == Value::Kind::Int || kind == Value::Kind::Float);
    case SettingType::WholeNumber:
        return value.isScalar() && kind == Value::Kind::Int;
    case SettingType::TextList:
    case SettingType::List:
        return value.isSequence();
    case SettingType::Mapping:
        return value.isMapping();
    }
    return true;
}

QString typeSentence(const QString &key, SettingType type)
{
    switch (type) {
    case SettingType::Text:
        //: %1: a key
        return Rules::tr("%1 must be a string.").arg(key);
    case SettingType::Bool:
        return Rules::tr("%1 must be true or false.").arg(key);
    case SettingType::Number:
        return Rules::tr("%1 must be a number.").arg(key);
    case SettingType::WholeNumber:
        return Rules::tr("%1 must be a whole number.").arg(key);
    case SettingType::TextList:
        return Rules::tr("%1 must be a list of strings. Put a dash before each.").arg(key);
    case SettingType::List:
        return Rules::tr("%1 must be a list. Put a dash before each entry.").arg(key);
    case SettingType::Mapping:
        return Rules::tr("%1 must be a mapping: keys below it, indented.").arg(key);
    }
    return {};
}

void addTypeFix(Diagnostic &found, const SourceFile &file, const yaml::Node &value, SettingType type)
{
    const bool isQuotedNumber = value.isScalar() && value.style != yaml::ScalarStyle::Plain && isPlainlyWritten(value);
    const Value meant = isQuotedNumber ? yaml::plainScalarValue(value.value) : Value::none();
    if (type == SettingType::Bool)
        addBoolFix(found, file, value);
    else if (type == SettingType::Text)
        addQuotesFix(found, file, value);
    else if (meant.kind() == Value::Kind::Int || (type == SettingType::Number && meant.kind() == Value::Kind::Float))
        addFix(found, Rules::tr("Take off the quotes"), file.path, TextEdit::replace(value.range, value.value));
}

void settingTypes(const SourceFile &file, Report &report)
{
    for (const Setting &setting : settings()) {
        const yaml::Entry *entry = settingAt(file, setting.way);
        if (!entry || entry->value.isNull() || isAlias(entry->value))
            continue;
        const QString key = setting.way.section(u'.', -1);
        if (!hasType(entry->value, setting.type)) {
            Diagnostic &found = report.add(valueOrKey(file, *entry), typeSentence(key, setting.type));
            addTypeFix(found, file, entry->value, setting.type);
            continue;
        }
        if (setting.type != SettingType::TextList)
            continue;
        for (const yaml::Node &item : entry->value.items) {
            // A mapping among the rules has a rule of its own.
            if (item.isText() || isAlias(item) || (item.isMapping() && key == u"rules"))
                continue;
            //: %1: a key
            Diagnostic &found = report.add({file.path, item.range.isEmpty() ? entry->key.range : item.range}, Rules::tr("Each entry of %1 must be a string.").arg(key));
            addQuotesFix(found, file, item);
        }
    }
}

void misspeltSettings(const SourceFile &file, Report &report)
{
    for (const QString &section : {QStringLiteral("prompts"), QStringLiteral("references"), QStringLiteral("conversation"),
                                   QStringLiteral("session_config"), QStringLiteral("orchestrator")}) {
        const yaml::Entry *entry = settingAt(file, section);
        if (!entry || !entry->value.isMapping())
            continue;
        QStringList known;
        for (const Setting &setting : settings()) {
            if (setting.way.startsWith(section + u'.'))
                known.append(setting.way.section(u'.', 1));
        }
        if (section == u"references")
            known += QStringLiteral("chunking");
        if (section == u"orchestrator")
            known += QStringLiteral("preconditions");
        for (const yaml::Entry &part : entry->value.entries) {
            if (meantKey(entry->value, part.key.value, known).isEmpty())
                continue;
            //: %1: a section of agent.yml, %2: a key
            Diagnostic &found = report.add({file.path, part.key.range}, Rules::tr("No key %2 is known below %1.").arg(section, quoted(part.key.value)));
            suggestKey(found, file, entry->value, part.key, known);
        }
    }
}

std::optional<qint64> wholeNumber(const yaml::Node *node)
{
    const Value value = node && node->isScalar() ? yaml::toValue(*node) : Value::none();
    return value.kind() == Value::Kind::Int ? value.toInteger().toInt64() : std::nullopt;
}

void chunking(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = settingAt(file, QStringLiteral("references.chunking"));
    if (!entry || entry->value.isNull() || isAlias(entry->value))
        return;
    const yaml::Node &section = entry->value;
    if (!section.isMapping()) {
        report.add(valueOrKey(file, *entry), Rules::tr("chunking must be a mapping with chunk_size and chunk_overlap, in characters."));
        return;
    }
    const QStringList known{QStringLiteral("chunk_size"), QStringLiteral("chunk_overlap")};
    bool areSound = true;
    for (const yaml::Entry &part : section.entries) {
        if (!known.contains(part.key.value)) {
            Diagnostic &found = report.add({file.path, part.key.range}, Rules::tr("chunking has no key %1; it takes chunk_size and chunk_overlap.").arg(quoted(part.key.value)));
            suggestKey(found, file, section, part.key, known);
            areSound = areSound && meantKey(section, part.key.value, known).isEmpty();
        } else if (!isAlias(part.value) && !hasType(part.value, SettingType::WholeNumber)) {
            Diagnostic &found = report.add(valueOrKey(file, part), typeSentence(part.key.value, SettingType::WholeNumber));
            addTypeFix(found, file, part.value, SettingType::WholeNumber);
            areSound = false;
        }
    }
    constexpr qint64 usualSize = 1000, usualOverlap = 20;
    const qint64 size = wholeNumber(section.find(u"chunk_size")).value_or(usualSize);
    const qint64 overlap = wholeNumber(section.find(u"chunk_overlap")).value_or(usualOverlap);
    if (!areSound)
        return;
    if (size <= 0)
        report.add(valueOrKey(file, *section.entry(u"chunk_size")), Rules::tr("chunk_size must be greater than 0: it is the length of a piece in characters."));
    else if (overlap >= size)
        report.add(valueOrKey(file, *section.entry(section.entry(u"chunk_overlap") ? u"chunk_overlap" : u"chunk_size")),
                   //: %1, %2: numbers
                   Rules::tr("chunk_overlap (%1) must be smaller than chunk_size (%2), or the pieces never move on.").arg(overlap).arg(size));
}

void preconditionBindings(const SourceFile &file, Report &report)
{
    const yaml::Entry *entry = settingAt(file, QStringLiteral("orchestrator.preconditions"));
    if (!entry || entry->value.isNull() || isAlias(entry->value))
        return;
    if (!entry->value.isMapping()) {
        report.add(valueOrKey(file, *entry), Rules::tr("preconditions must be a mapping: a name, and below it resolve_with: and the skill that meets it."));
        return;
    }
    for (const yaml::Entry &binding : entry->value.entries) {
        if (isAlias(binding.value))
            continue;
        const QString name = quoted(binding.key.value);
        const yaml::Entry *target = binding.value.isMapping() ? binding.value.entry(u"resolve_with") : nullptr;
        if (target && (target->value.isText() || isAlias(target->value)))
            continue;
        if (target) {
            report.add(valueOrKey(file, *target), Rules::tr("resolve_with of %1 must name one skill.").arg(name));
            continue;
        }
        Diagnostic &found = report.add({file.path, binding.value.isMapping() && !binding.value.entries.empty() ? binding.value.entries.front().key.range : binding.key.range},
                                       Rules::tr("The precondition %1 is bound to no skill. Write resolve_with: and the skill that meets it.").arg(name));
        if (!binding.value.isMapping())
            continue;
        for (const yaml::Entry &part : binding.value.entries) {
            if (meantKey(binding.value, part.key.value, {QStringLiteral("resolve_with")}).isEmpty())
                continue;
            found.where.range = part.key.range;
            suggestKey(found, file, binding.value, part.key, {QStringLiteral("resolve_with")});
            break;
        }
    }
}

QStringList allSkillIds(const Project &project)
{
    QStringList ids;
    for (const Skill &skill : project.skills)
        ids.append(skill.id);
    return ids;
}

void checkSkillName(const ProjectScope &scope, const Word &name, Report &report)
{
    if (!name.isWritten() || name.isEmpty() || scope.project.skill(name.text) || builtins().skills.contains(name.text))
        return;
    Diagnostic &found = report.add(name.where, Rules::tr("There is no skill %1.").arg(quoted(name.text)));
    suggestName(found, name.where, name.text, allSkillIds(scope.project));
}

void unknownResolver(const ProjectScope &scope, Report &report)
{
    for (const PreconditionBinding &binding : scope.project.preconditions)
        checkSkillName(scope, binding.resolveWith, report);
}

// The ids of not all bundled skills are public, so this cannot be an error.
void unknownEndingSkill(const ProjectScope &scope, Report &report)
{
    for (const Word &skill : scope.project.endingSkills)
        checkSkillName(scope, skill, report);
}

} // namespace

const RuleList &agentSettingRules()
{
    static const RuleList rows{
        {.code = u"overmantel.agent.rule_is_mapping",
         .summary = QT_TRANSLATE_NOOP("Rules", "A rule of the agent is read as a mapping because of a colon."),
         .why = QT_TRANSLATE_NOOP("Rules", "In YAML a colon and a space separate a key from its value. Rules must be text, so the agent does not load."),
         .example = u"rules:\n  - Amounts: always in pounds and pence",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the rule in quotes, or write it as a block behind >."),
         .inFile = ruleMappings},
        {.code = u"overmantel.agent.wrong_type", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A setting of agent.yml has a value of the wrong type."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine expects another kind of value here, and may reject the file or take its own."),
         .example = u"session_config:\n  session_expiration_time: \"30\"",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a value of the type that the finding names."),
         .inFile = settingTypes},
        {.code = u"overmantel.agent.misspelt_key", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A key in a section of agent.yml looks like a misspelt one."),
         .why = QT_TRANSLATE_NOOP("Rules", "Keys that the engine does not know have no effect."),
         .example = u"session_config:\n  session_expiraton_time: 30",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the spelling."),
         .inFile = misspeltSettings},
        {.code = u"overmantel.agent.invalid_chunking",
         .summary = QT_TRANSLATE_NOOP("Rules", "references.chunking has a size or an overlap that cannot be, or another key."),
         .why = QT_TRANSLATE_NOOP("Rules", "Reference documents are cut by these numbers of characters; with such values the agent does not load."),
         .example = u"references:\n  chunking:\n    chunk_size: 200\n    chunk_overlap: 200",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make chunk_size greater than 0 and chunk_overlap smaller than it. Without them 1000 and 20 hold."),
         .inFile = chunking},
        {.code = u"overmantel.agent.invalid_precondition", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "A precondition in agent.yml names no skill to resolve it with."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine starts that skill when the precondition does not hold; without one it cannot go on."),
         .example = u"orchestrator:\n  preconditions:\n    customer_authenticated: verify_customer",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write resolve_with: and the skill below the name of the precondition."),
         .inFile = preconditionBindings},
        {.code = u"overmantel.skill.unbound_precondition", .profiles = notMaestro,
         .summary = QT_TRANSLATE_NOOP("Rules", "A precondition is bound to a skill that does not exist."),
         .why = QT_TRANSLATE_NOOP("Rules", "There is nothing to run when the precondition does not hold, so no skill that asks for it can start."),
         .example = u"orchestrator:\n  preconditions:\n    customer_authenticated:\n      resolve_with: verfy_customer",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the name of the folder of a skill."),
         .inProject = unknownResolver},
        {.code = u"overmantel.agent.unknown_skill", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "conversation.before_end names a skill that is not known."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine runs these skills before it ends a conversation, and can only run those that there are."),
         .example = u"conversation:\n  before_end:\n    - default_customer_satisfacton",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the name of the folder of a skill, or of a bundled skill."),
         .inProject = unknownEndingSkill},
    };
    return rows;
}

} // namespace overmantel
