#include "core/model/yamlwords.h"

namespace overmantel::reading {

Location location(const QString &file, const yaml::Node &node)
{
    return {file, node.range};
}

Location location(const QString &file, const yaml::Entry &entry)
{
    return {file, entry.range};
}

Word word(const QString &file, const yaml::Node &node)
{
    if (!node.isScalar() || node.value.isEmpty())
        return {.text = {}, .where = location(file, node), .source = {}};
    return {.text = node.value, .where = {file, node.toSource({0, node.value.size()})}, .source = node.source};
}

Word wordOf(const QString &file, const yaml::Node *node)
{
    return node ? word(file, *node) : Word{};
}

Word textOf(const QString &file, const yaml::Node *node)
{
    return node && node->isText() ? word(file, *node) : Word{};
}

bool isTrue(const yaml::Node *node)
{
    if (!node || !node->isScalar())
        return false;
    const Value value = yaml::toValue(*node);
    return value.kind() == Value::Kind::Bool && value.toBool();
}

std::optional<Condition> condition(const QString &file, const yaml::Node *node)
{
    if (!node)
        return std::nullopt;
    Condition read{.word = word(file, *node), .key = {}, .style = node->style, .isText = node->isText(), .parsed = {}};
    if (read.isText)
        read.parsed = condition::parse(read.word.text);
    return read;
}

std::optional<Condition> conditionOf(const QString &file, const yaml::Node &mapping, QStringView key)
{
    const yaml::Entry *entry = mapping.entry(key);
    if (!entry)
        return std::nullopt;
    std::optional<Condition> read = condition(file, &entry->value);
    read->key = {file, entry->key.range};
    return read;
}

Condition conditionAt(const QString &file, QStringView text, TextRange range)
{
    Condition read;
    read.word = {.text = textIn(text, range).toString(), .where = {file, range}, .source = SourceMap::verbatim(range)};
    read.parsed = condition::parse(read.word.text);
    return read;
}

} // namespace overmantel::reading
