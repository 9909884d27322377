// Rules about the attributes of an entry by themselves (reference: memory-yml, "Field attributes").
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/keychecks.h"
#include "core/rules/memorytrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

const QStringList &typeWords()
{
    static const QStringList words = [] {
        QStringList list;
        for (const MemoryTypeInfo &info : memoryTypes())
            list.append(QString::fromUtf16(info.word));
        return list;
    }();
    return words;
}

// Words that authors bring from other languages.
QString typeTranslation(QStringView word)
{
    static const QHash<QString, QString> table{
        {QStringLiteral("string"), QStringLiteral("text")}, {QStringLiteral("str"), QStringLiteral("text")},
        {QStringLiteral("boolean"), QStringLiteral("bool")}, {QStringLiteral("integer"), QStringLiteral("int")},
        {QStringLiteral("number"), QStringLiteral("float")}, {QStringLiteral("double"), QStringLiteral("float")},
        {QStringLiteral("array"), QStringLiteral("list")}, {QStringLiteral("object"), QStringLiteral("json")},
        {QStringLiteral("dict"), QStringLiteral("json")}, {QStringLiteral("map"), QStringLiteral("json")},
        {QStringLiteral("enum"), QStringLiteral("categorical")}, {QStringLiteral("category"), QStringLiteral("categorical")}};
    return table.value(word.toString().toLower());
}

// With values listed the type can only be categorical, and without them it would be of no use.
QString meantType(const yaml::Node &attributes, QStringView word)
{
    const yaml::Node *values = attributes.find(u"enum_values");
    const bool hasValues = values && !values->items.empty();
    const QString translation = typeTranslation(word);
    if (hasValues && (translation == u"text" || translation == u"categorical"))
        return QStringLiteral("categorical");
    const QString near = translation.isEmpty() ? nearestName(word, typeWords()) : translation;
    return near == u"categorical" && !hasValues ? QString() : near;
}

void memoryType(const SourceFile &file, Report &report)
{
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Entry *written = entry.value.entry(u"type");
        if (!written || isAlias(written->value) || (written->value.isScalar() && memoryTypeFromWord(written->value.value)))
            return;
        const yaml::Node &type = written->value;
        const Location where{file.path, type.range.isEmpty() ? written->key.range : type.range};
        Diagnostic &found = report.add(where, Rules::tr("%1 is no memory type. The types are %2.").arg(quoted(type.value), typeWords().join(QStringLiteral(", "))));
        const QString meant = type.isScalar() ? meantType(entry.value, type.value) : QString();
        if (!meant.isEmpty() && !type.value.isEmpty())
            addFix(found, Rules::tr("Change %1 to %2").arg(quoted(type.value), quoted(meant)), file.path, yaml::setScalar(file.snapshot.text(), type, Value::text(meant)));
    });
}

enum class AttributeValue { Bool, Text, List, Mapping };

struct AttributeShape
{
    const char16_t *name;
    AttributeValue value;
};
// `type` has a rule of its own, and `initial_value` may be anything.
constexpr AttributeShape attributeShapes[] = {
    {u"description", AttributeValue::Text}, {u"enum_values", AttributeValue::List}, {u"llm_settable", AttributeValue::Bool},
    {u"pii", AttributeValue::Bool},         {u"immutable", AttributeValue::Bool},   {u"mutable", AttributeValue::Bool},
    {u"seed", AttributeValue::Bool},        {u"anonymization", AttributeValue::Mapping}};

bool hasShape(const yaml::Node &value, AttributeValue shape)
{
    switch (shape) {
    case AttributeValue::Bool:
        return isBool(value);
    case AttributeValue::Text:
        return value.isText();
    case AttributeValue::List:
        return value.isSequence();
    case AttributeValue::Mapping:
        return value.isMapping();
    }
    return true;
}

QString shapeAdvice(const QString &name, AttributeValue shape)
{
    switch (shape) {
    case AttributeValue::Bool:
        return Rules::tr("%1 must be true or false, without quotes.").arg(quoted(name));
    case AttributeValue::Text:
        return Rules::tr("%1 must be a string. Put it in quotes.").arg(quoted(name));
    case AttributeValue::List:
        return Rules::tr("%1 must be a list: one value a line with a dash before it, or [first, second].").arg(quoted(name));
    case AttributeValue::Mapping:
        return Rules::tr("%1 must be a mapping.").arg(quoted(name));
    }
    return {};
}

// By profile, `seed` and `mutable` by the kind of file.
QStringList knownAttributes(FileKind kind, Profile profile)
{
    static const QStringList newer{QStringLiteral("mutable"), QStringLiteral("seed"), QStringLiteral("anonymization")};
    QStringList known;
    for (const QString &name : memoryAttributes()) {
        const bool isOfProject = name == u"mutable" || name == u"seed";
        if (profile == Profile::Next ? (!isOfProject || kind == FileKind::ProjectMemory) : !newer.contains(name))
            known.append(name);
    }
    return known;
}

void attributeTypes(const SourceFile &file, Report &report)
{
    const QStringList known = knownAttributes(file.kind, report.profile());
    forEachEntryNode(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Node &attributes = entry.value;
        if (!attributes.isMapping()) {
            if (attributes.isNull() || isAlias(attributes))
                return;
            Diagnostic &found = report.add({file.path, attributes.range}, Rules::tr("The attributes of %1 must be a mapping. Write type: %2 on a line of its own below it.")
                                                                           .arg(quoted(entry.key.value), QStringLiteral("text")));
            // "reason: text" can only mean its type.
            const bool isType = attributes.isScalar() && attributes.style == yaml::ScalarStyle::Plain && memoryTypeFromWord(attributes.value) && attributes.value != u"categorical";
            if (isType && attributes.properties.isEmpty())
                addFix(found, Rules::tr("Write it as the type"), file.path, TextEdit::replace(attributes.range, QStringLiteral("{type: %1}").arg(attributes.value)));
            return;
        }
        for (const AttributeShape &shape : attributeShapes) {
            const QString name = QString::fromUtf16(shape.name);
            const yaml::Node *value = known.contains(name) ? attributes.find(name) : nullptr;
            if (!value || value->isNull() || isAlias(*value) || hasShape(*value, shape.value))
                continue;
            Diagnostic &found = report.add({file.path, value->range}, shapeAdvice(name, shape.value));
            if (shape.value == AttributeValue::Bool)
                addBoolFix(found, file, *value);
            else if (shape.value == AttributeValue::Text)
                addQuotesFix(found, file, *value);
        }
    });
}

void unknownAttributes(const SourceFile &file, Report &report)
{
    const QStringList known = knownAttributes(file.kind, report.profile());
    const bool isNext = report.profile() == Profile::Next;
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        for (const yaml::Entry &attribute : entry.value.entries) {
            const QString &name = attribute.key.value;
            const bool isReportedElsewhere = isNext && name == u"mutable"; // mutableOfSkill
            if (known.contains(name) || name == u"<<" || isReportedElsewhere)
                continue;
            Diagnostic &found = report.add({file.path, attribute.key.range}, Rules::tr("%1 is no attribute of a memory entry. The attributes are %2.").arg(quoted(name), known.join(QStringLiteral(", "))));
            if (memoryAttributes().contains(name))
                found.message += u' ' + (isNext ? Rules::tr("It is for entries of the project.") : Rules::tr("It comes with a newer engine."));
            else
                suggestKey(found, file, entry.value, attribute.key, known);
        }
    });
}

void addRemoval(Diagnostic &found, const SourceFile &file, const yaml::Node &attributes, const yaml::Entry &attribute)
{
    const qsizetype index = &attribute - attributes.entries.data();
    addFix(found, Rules::tr("Remove %1").arg(quoted(attribute.key.value)), file.path,
           yaml::removeEntry(file.snapshot.text(), {0, file.snapshot.text().size()}, attributes, index));
}

void settableOfProject(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::ProjectMemory)
        return;
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Entry *settable = entry.value.entry(u"llm_settable");
        if (!settable || !isBool(settable->value) || !yaml::toValue(settable->value).toBool())
            return;
        Diagnostic &found = report.add({file.path, settable->value.range}, Rules::tr("The model cannot write %1: this engine lets it write no entry of the project. Let a tool write it, or declare it in the skill that asks for it.").arg(quoted(entry.key.value)));
        addRemoval(found, file, entry.value, *settable);
    });
}

void mutableOfSkill(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillMemory)
        return;
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        if (const yaml::Entry *attribute = entry.value.entry(u"mutable")) {
            Diagnostic &found = report.add({file.path, attribute->key.range}, Rules::tr("%1 is for entries of the project only; %2, an entry of a skill, can always be overwritten. Remove it.")
                                                                               .arg(quoted(attribute->key.value), quoted(entry.key.value)));
            addRemoval(found, file, entry.value, *attribute);
        }
    });
}

} // namespace

const RuleList &memoryAttributeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.unknown_type",
         .summary = QT_TRANSLATE_NOOP("Rules", "A memory entry has a type that the engine does not know."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine takes eight words, exactly as they are written in its reference; string, boolean and number are not among them."),
         .example = u"reason:\n  type: string\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one of text, bool, int, float, list, categorical, json, any."),
         .inFile = memoryType},
        {.code = u"overmantel.memory.attribute_type",
         .summary = QT_TRANSLATE_NOOP("Rules", "An attribute of a memory entry has a value of the wrong kind."),
         .why = QT_TRANSLATE_NOOP("Rules", "A text such as \"yes\" is no truth value: the engine refuses the file instead of guessing."),
         .example = u"reason:\n  type: text\n  llm_settable: \"yes\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write true or false without quotes, a description as a string, enum_values as a list."),
         .inFile = attributeTypes},
        {.code = u"overmantel.memory.unknown_attribute", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A memory entry has an attribute that the engine does not know."),
         .why = QT_TRANSLATE_NOOP("Rules", "A misspelt attribute has no effect: the entry keeps the default, and nothing says so."),
         .example = u"reason:\n  type: text\n  llm_setable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the attribute, or remove it."),
         .inFile = unknownAttributes},
        {.code = u"mantle.validation.memory.project_llm_settable", .engineCode = true, .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of the project is llm_settable."),
         .why = QT_TRANSLATE_NOOP("Rules", "The newer engine lets the model write entries of skills only and refuses to train."),
         .example = u"# memory.yml\ntier:\n  type: text\n  llm_settable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove llm_settable and let a tool write the entry, or move the entry into the skill that asks for it."),
         .inFile = settableOfProject},
        {.code = u"overmantel.memory.mutable_in_skill", .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of a skill has the attribute mutable."),
         .why = QT_TRANSLATE_NOOP("Rules", "mutable lifts the rule that entries of the project are written once. Entries of skills have no such rule, and the newer engine refuses the attribute there."),
         .example = u"schema:\n  public:\n    reason:\n      mutable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove the attribute."),
         .inFile = mutableOfSkill},
    };
    return rows;
}

} // namespace overmantel
