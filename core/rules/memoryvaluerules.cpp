// Rules about the values that an entry may have and begins with (reference: memory-yml, "enum_values" and
// "Field attributes").
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/queries/memorystate.h"
#include "core/rules/keychecks.h"
#include "core/rules/memorytrees.h"
#include "core/syntax/yaml/yamledit.h"

namespace overmantel {

namespace {

// What a prompt shows of a value; the rest is cut off without notice.
constexpr qsizetype longestShown = 100;

std::optional<MemoryType> writtenType(const yaml::Node &attributes)
{
    const yaml::Node *type = attributes.find(u"type");
    if (!type)
        return MemoryType::Any;
    return type->isScalar() ? memoryTypeFromWord(type->value) : std::nullopt;
}

void categoricalWithoutValues(const SourceFile &file, Report &report)
{
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Node &attributes = entry.value;
        const yaml::Entry *values = attributes.entry(u"enum_values");
        if (writtenType(attributes) != MemoryType::Categorical || isMisspelt(attributes, QStringLiteral("enum_values"), memoryAttributes()) || attributes.entry(u"<<"))
            return;
        const bool isEmpty = !values || values->value.isNull() || (values->value.isSequence() && values->value.items.empty());
        if (isEmpty)
            report.add({file.path, values ? values->key.range : attributes.entries.front().key.range},
                       Rules::tr("%1 is categorical but lists no values, so the model may record anything. List them under enum_values, or make it a text.").arg(quoted(entry.key.value)));
    });
}

void valuesWithoutCategorical(const SourceFile &file, Report &report)
{
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Node &attributes = entry.value;
        const yaml::Entry *values = attributes.entry(u"enum_values");
        const std::optional<MemoryType> type = writtenType(attributes);
        const bool hasValues = values && values->value.isSequence() && !values->value.items.empty();
        if (!hasValues || !type || type == MemoryType::Categorical || isMisspelt(attributes, QStringLiteral("type"), memoryAttributes()) || attributes.entry(u"<<"))
            return;
        Diagnostic &found = report.add({file.path, values->key.range}, Rules::tr("The values of %1 have no effect: only a categorical entry is limited to its enum_values, and this one is %2.")
                                                                         .arg(quoted(entry.key.value), memoryTypeWord(*type)));
        if (type != MemoryType::Text && type != MemoryType::Any)
            return;
        const QString &text = file.snapshot.text();
        const Value categorical = Value::text(QStringLiteral("categorical"));
        const yaml::Node *written = attributes.find(u"type");
        addFix(found, Rules::tr("Make it categorical"), file.path,
               written ? yaml::setScalar(text, *written, categorical) : yaml::insertEntry(text, {0, text.size()}, attributes, 0, QStringLiteral("type"), categorical));
    });
}

void forEachEnumItem(const SourceFile &file, const std::function<void(const yaml::Entry &entry, const yaml::Node &values, size_t index)> &visit)
{
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        const yaml::Node *values = entry.value.find(u"enum_values");
        for (size_t i = 0; values && i < values->items.size(); ++i)
            visit(entry, *values, i);
    });
}

void duplicateEnumValues(const SourceFile &file, Report &report)
{
    forEachEnumItem(file, [&](const yaml::Entry &entry, const yaml::Node &values, size_t index) {
        const yaml::Node &item = values.items[index];
        if (!item.isScalar())
            return;
        for (size_t i = 0; i < index; ++i) {
            const yaml::Node &earlier = values.items[i];
            if (!earlier.isScalar() || yaml::toValue(earlier) != yaml::toValue(item))
                continue;
            Diagnostic &found = report.add({file.path, item.range}, Rules::tr("%1 lists %2 twice. Delete one of the two.").arg(quoted(entry.key.value), quoted(item.value)));
            found.related.append({{file.path, earlier.range}, Rules::tr("The first one stands here.")});
            addFix(found, Rules::tr("Delete the second"), file.path,
                   yaml::removeItem(file.snapshot.text(), {0, file.snapshot.text().size()}, values, qsizetype(index)));
            return;
        }
    });
}

bool isYaml11Word(const yaml::Node &item)
{
    return item.isScalar() && item.style == yaml::ScalarStyle::Plain && item.tag.isEmpty() && yaml::isYaml11Bool(item.value);
}

void enumValueTypes(const SourceFile &file, Report &report)
{
    forEachEnumItem(file, [&](const yaml::Entry &entry, const yaml::Node &values, size_t index) {
        const yaml::Node &item = values.items[index];
        if (isAlias(item) || (item.isText() && !isYaml11Word(item)))
            return;
        const Location where = item.range.isEmpty() ? Location{file.path, values.range} : Location{file.path, item.range};
        if (isYaml11Word(item)) {
            Diagnostic &found = report.add(where, Rules::tr("YAML readers take %1 for a truth value, so that %2 may never be this text. Put it in quotes.").arg(quoted(item.value), quoted(entry.key.value)));
            addQuotesFix(found, file, item);
            return;
        }
        Diagnostic &found = report.add(where, Rules::tr("A value of %1 is no text but of another kind: %2. The model records texts; put it in quotes.")
                                                .arg(quoted(entry.key.value), yaml::toValue(item).kindName()));
        addQuotesFix(found, file, item);
    });
}

void initialValues(const SourceFile &file, Report &report)
{
    QHash<qsizetype, const yaml::Entry *> written; // by the start of the value
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        if (const yaml::Entry *initial = entry.value.entry(u"initial_value"))
            written.insert(initial->value.range.start, &entry);
    });
    if (written.isEmpty())
        return;
    for (const MemoryEntry &entry : entriesOf(file)) {
        const yaml::Entry *node = entry.initialValue ? written.value(entry.initialValueWhere.range.start) : nullptr;
        const QString mismatch = node ? typeMismatch(entry, *entry.initialValue) : QString();
        if (mismatch.isEmpty())
            continue;
        const yaml::Node &value = *node->value.find(u"initial_value");
        Diagnostic &found = report.add(entry.initialValueWhere, mismatch + u' ' + Rules::tr("Change initial_value, or remove it."));
        QStringList allowed;
        for (const EnumValue &item : entry.enumValues)
            allowed.append(item.word.text);
        if (entry.type == MemoryType::Bool)
            addBoolFix(found, file, value);
        else if (entry.type == MemoryType::Text)
            addQuotesFix(found, file, value);
        else if (entry.type == MemoryType::Categorical && value.isText())
            suggestValue(found, file, value, allowed);
    }
}

void longValues(const SourceFile &file, Report &report)
{
    const auto check = [&](const yaml::Entry &entry, const yaml::Node &value) {
        if (value.isText() && value.value.size() > longestShown)
            report.add({file.path, value.range}, Rules::tr("This value of %1 has %2 characters. Prompts show the first %3 only, so the model does not see the rest.")
                                                   .arg(quoted(entry.key.value)).arg(value.value.size()).arg(longestShown));
    };
    forEachAttributes(file, [&](const yaml::Entry &entry, MemoryScope) {
        if (const yaml::Node *initial = entry.value.find(u"initial_value"))
            check(entry, *initial);
    });
    forEachEnumItem(file, [&](const yaml::Entry &entry, const yaml::Node &values, size_t index) { check(entry, values.items[index]); });
}

} // namespace

const RuleList &memoryValueRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.no_enum_values", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A categorical entry lists no values."),
         .why = QT_TRANSLATE_NOOP("Rules", "Only with enum_values is the model limited to them; without, a categorical entry is a text like any other, and conditions compare with words that it may never have."),
         .example = u"reason:\n  type: categorical\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "List the values under enum_values, or make the entry a text."),
         .inFile = categoricalWithoutValues},
        {.code = u"overmantel.memory.enum_values_ignored", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry that is not categorical lists values."),
         .why = QT_TRANSLATE_NOOP("Rules", "enum_values limit a categorical entry only; with another type the model may record anything."),
         .example = u"reason:\n  type: text\n  enum_values: [lost, stolen]\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry categorical, or remove enum_values."),
         .inFile = valuesWithoutCategorical},
        {.code = u"overmantel.memory.duplicate_enum_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry lists the same value twice."),
         .why = QT_TRANSLATE_NOOP("Rules", "The second one adds nothing; most likely another word was meant."),
         .example = u"reason:\n  type: categorical\n  enum_values: [lost, stolen, lost]\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Delete it, or write the value that was meant."),
         .inFile = duplicateEnumValues},
        {.code = u"overmantel.memory.enum_value_type", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A value of an enumeration is no text, or is read as a truth value."),
         .why = QT_TRANSLATE_NOOP("Rules", "yes, no, on and off are truth values in YAML 1.1, and 5 is a number: the model records a text, which then never equals the listed value."),
         .example = u"consent:\n  type: categorical\n  enum_values: [yes, no]\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the value in quotes."),
         .inFile = enumValueTypes},
        {.code = u"overmantel.memory.initial_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The initial value does not fit the type or the values of the entry."),
         .why = QT_TRANSLATE_NOOP("Rules", "Until something writes the entry, conditions see a value that it should never have."),
         .example = u"reason:\n  type: categorical\n  enum_values: [lost, stolen]\n  initial_value: unknown\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a value of the declared type, list it under enum_values, or remove initial_value."),
         .inFile = initialValues},
        {.code = u"overmantel.memory.long_value", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A value is longer than what prompts show."),
         .why = QT_TRANSLATE_NOOP("Rules", "A prompt shows the first 100 characters of a value and cuts off the rest without notice."),
         .example = u"terms:\n  type: text\n  initial_value: >-\n    A long paragraph of terms that goes on for more than a hundred characters, of which the model sees the beginning.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Shorten the value, or speak it in a response instead."),
         .inFile = longValues},
    };
    return rows;
}

} // namespace overmantel
