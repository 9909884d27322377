#include "core/queries/memoryinput.h"

#include "core/queries/memorystate.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString inputWords(const char *text)
{
    return QCoreApplication::translate("MemoryInput", text);
}

std::optional<Value> boolean(const QString &input)
{
    if (input.compare(u"true"_s, Qt::CaseInsensitive) == 0)
        return Value::boolean(true);
    if (input.compare(u"false"_s, Qt::CaseInsensitive) == 0)
        return Value::boolean(false);
    return std::nullopt;
}

std::optional<Value> number(const QString &input)
{
    if (const std::optional<Integer> whole = Integer::fromDecimal(input))
        return Value::integer(*whole);
    bool ok = false;
    const double value = input.toDouble(&ok);
    if (!ok || !std::isfinite(value))
        return std::nullopt;
    return Value::floating(value);
}

Result<Value> required(const std::optional<Value> &value, const char *pattern, const QString &input)
{
    if (value)
        return *value;
    return failure(inputWords(pattern).arg(input));
}

Result<Value> json(const QString &input)
{
    QString error;
    if (const std::optional<Value> value = Value::fromJson(input.toUtf8(), &error))
        return *value;
    return failure(error);
}

Result<Value> listValue(const QString &input)
{
    const Result<Value> value = json(input);
    if (value && value->kind() != Value::Kind::List && !value->isNone())
        return failure(inputWords(QT_TRANSLATE_NOOP("MemoryInput", "This is no list. Write one as JSON, such as [\"a\", \"b\"].")));
    return value;
}

Result<Value> enumValue(const MemoryEntry &entry, const QString &input)
{
    for (const EnumValue &allowed : entry.enumValues) {
        if (allowed.value.toDisplay() == input)
            return allowed.value;
    }
    const Value text = Value::text(input);
    if (const QString mismatch = typeMismatch(entry, text); !mismatch.isEmpty())
        return failure(mismatch);
    return text;
}

} // namespace

Result<Value> valueFromInput(const MemoryEntry &entry, const QString &input)
{
    const QString trimmed = input.trimmed();
    if (input.isEmpty() || (trimmed.isEmpty() && entry.type != MemoryType::Text))
        return Value::none();
    switch (entry.type) {
    case MemoryType::Text:
        return Value::text(input == u"\"\"" ? QString() : input);
    case MemoryType::Categorical:
        return enumValue(entry, input);
    case MemoryType::Bool:
        return required(boolean(trimmed),
                        QT_TRANSLATE_NOOP("MemoryInput", "‘%1’ is neither true nor false. Write one of them, or nothing for unset."),
                        trimmed);
    case MemoryType::Int: {
        const std::optional<Integer> whole = Integer::fromDecimal(trimmed);
        return required(whole ? std::optional(Value::integer(*whole)) : std::nullopt,
                        QT_TRANSLATE_NOOP("MemoryInput", "‘%1’ is no whole number. Write digits, or nothing for unset."), trimmed);
    }
    case MemoryType::Float:
        return required(number(trimmed),
                        QT_TRANSLATE_NOOP("MemoryInput", "‘%1’ is no number. Write one such as 12.5, or nothing for unset."), trimmed);
    case MemoryType::List:
        return listValue(trimmed);
    case MemoryType::Json:
        return json(trimmed);
    case MemoryType::Any:
        return json(trimmed).value_or(Value::text(input));
    }
    return Value::none();
}

QString inputFromValue(const MemoryEntry &entry, const Value &value)
{
    if (value.isNone())
        return {};
    switch (entry.type) {
    case MemoryType::Text:
        return value.kind() == Value::Kind::Text && value.toText().isEmpty() ? u"\"\""_s : value.toDisplay();
    case MemoryType::Categorical:
    case MemoryType::Bool:
    case MemoryType::Int:
    case MemoryType::Float:
        return value.toDisplay();
    case MemoryType::List:
    case MemoryType::Json:
        return value.toJson();
    case MemoryType::Any: {
        // Text that would be read as JSON keeps its quotes.
        const bool isPlain = value.kind() == Value::Kind::Text && !value.toText().trimmed().isEmpty()
            && !Value::fromJson(value.toText().toUtf8());
        return isPlain ? value.toText() : value.toJson();
    }
    }
    return {};
}

QList<Value> choices(const MemoryEntry &entry)
{
    if (entry.type == MemoryType::Bool)
        return {Value::boolean(true), Value::boolean(false)};
    QList<Value> values;
    if (entry.type == MemoryType::Categorical) {
        for (const EnumValue &allowed : entry.enumValues)
            values += allowed.value;
    }
    return values;
}

} // namespace overmantel
