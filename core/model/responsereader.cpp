#include "core/model/readers.h"
#include "core/model/yamlwords.h"

#include <algorithm>

namespace overmantel::reading {

namespace {

void readButtons(const QString &file, const yaml::Node *buttons, ResponseVariant &variant)
{
    if (!buttons)
        return;
    if (buttons->isMapping()) {
        variant.buttonSource = textOf(file, buttons->find(u"source"));
        if (variant.buttonSource.text.trimmed().isEmpty())
            variant.buttonSource = {};
        return;
    }
    for (const yaml::Node &item : buttons->items) {
        if (item.isMapping())
            variant.buttons.append({.title = wordOf(file, item.find(u"title")), .payload = wordOf(file, item.find(u"payload"))});
    }
}

bool hasUnknownKey(const yaml::Node &item)
{
    return std::any_of(item.entries.begin(), item.entries.end(), [](const yaml::Entry &entry) { return !responseVariantKeys().contains(entry.key.value); });
}

// An item that is neither a mapping nor a string cannot be spoken: nothing.
std::optional<ResponseVariant> readVariant(const QString &file, const yaml::Node &item, int index)
{
    ResponseVariant variant;
    variant.index = index;
    variant.where = location(file, item);
    variant.anchor = variant.where;
    if (item.isText()) {
        variant.text = word(file, item);
        return variant;
    }
    if (!item.isMapping() || item.entries.empty())
        return std::nullopt;
    variant.anchor = location(file, item.entries.front().key);
    variant.text = textOf(file, item.find(u"text"));
    variant.condition = condition(file, item.find(u"condition"));
    if (const yaml::Node *metadata = item.find(u"metadata"); metadata && metadata->isMapping())
        variant.rephrase = isTrue(metadata->find(u"rephrase"));
    readButtons(file, item.find(u"buttons"), variant);
    return variant;
}

} // namespace

QList<Response> responses(const SourceFile &file, const QString &skillId)
{
    QList<Response> read;
    const yaml::Node *list = file.tree.root ? file.tree.root->find(u"responses") : nullptr;
    if (!list || !list->isMapping())
        return read;
    for (const yaml::Entry &entry : list->entries) {
        Response response;
        response.name = word(file.path, entry.key);
        response.skillId = skillId;
        response.where = location(file.path, entry);
        response.isWellFormed = entry.value.isSequence() && !entry.value.items.empty();
        int index = 0;
        for (const yaml::Node &item : entry.value.items) {
            if (hasUnknownKey(item))
                response.isWellFormed = false;
            if (std::optional<ResponseVariant> variant = readVariant(file.path, item, index))
                response.variants.append(*std::move(variant));
            else
                response.isWellFormed = false;
            ++index;
        }
        read.append(response);
    }
    return read;
}

bool hasResponsesShape(const SourceFile &file)
{
    if (!file.tree.root || file.tree.root->isNull())
        return true;
    const yaml::Node &root = *file.tree.root;
    const yaml::Node *list = root.find(u"responses");
    return root.isMapping() && root.entries.size() <= 1 && (root.entries.empty() || (list && (list->isMapping() || list->isNull())));
}

} // namespace overmantel::reading
