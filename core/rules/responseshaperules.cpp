// Rules about one responses.yml by itself (reference: responses-yml).
#include "core/rules/rulegroups.h"

#include "core/model/response.h"
#include "core/rules/responsetrees.h"

#include <algorithm>

namespace overmantel {

namespace {

void responsesTopLevel(const SourceFile &file, Report &report)
{
    if (!isResponsesFile(file) || file.tree.root->isNull())
        return;
    const yaml::Node &root = *file.tree.root;
    if (!root.isMapping()) {
        report.add({file.path, root.range}, Rules::tr("A responses.yml must begin with responses: and list the responses below it."));
        return;
    }
    for (const yaml::Entry &entry : root.entries) {
        const Location where{file.path, entry.key.range};
        if (entry.key.value != u"responses") {
            Diagnostic &found = report.add(where, Rules::tr("%1 does not belong here; the only top-level key is responses.").arg(quoted(entry.key.value)));
            suggestName(found, where, entry.key.value, {QStringLiteral("responses")});
        } else if (!entry.value.isMapping() && !entry.value.isNull()) {
            report.add(where, Rules::tr("Below responses: stands a mapping of response names to lists of variants."));
        }
    }
}

void variantShape(const SourceFile &file, Report &report)
{
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        const Location name{file.path, entry.key.range};
        if (!entry.value.isSequence()) {
            report.add(name, Rules::tr("%1 must be a list of variants. Put a dash before the text: - text: …").arg(entry.key.value));
            return;
        }
        if (entry.value.items.empty())
            report.add(name, Rules::tr("%1 has no variants. Write at least one: - text: …").arg(entry.key.value));
        for (size_t i = 0; i < entry.value.items.size(); ++i) {
            const yaml::Node &item = entry.value.items[i];
            if (item.isMapping() || item.isText())
                continue;
            report.add(item.range.isEmpty() ? name : Location{file.path, item.range},
                       Rules::tr("%1 is neither a mapping with text nor a string.").arg(variantName(entry.key.value, qsizetype(i))));
        }
    });
}

void variantKeys(const SourceFile &file, Report &report)
{
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        for (size_t i = 0; i < entry.value.items.size(); ++i) {
            for (const yaml::Entry &key : entry.value.items[i].entries) {
                if (responseVariantKeys().contains(key.key.value))
                    continue;
                const Location where{file.path, key.key.range};
                Diagnostic &found = report.add(where, Rules::tr("%1 has the unknown key %2; a variant takes text, metadata, condition and buttons.")
                                                          .arg(variantName(entry.key.value, qsizetype(i)), quoted(key.key.value)));
                suggestName(found, where, key.key.value, responseVariantKeys());
            }
        }
    });
}

void variantText(const SourceFile &file, Report &report)
{
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        for (size_t i = 0; i < entry.value.items.size(); ++i) {
            const yaml::Node &item = entry.value.items[i];
            const QString advice = Rules::tr("Write the words to be spoken, or delete the variant.");
            if (item.isText() && item.value.trimmed().isEmpty()) {
                report.add({file.path, item.range}, Rules::tr("%1 is empty.").arg(variantName(entry.key.value, qsizetype(i))) + u' ' + advice);
            }
            if (!item.isMapping() || item.entries.empty())
                continue;
            const yaml::Entry *text = item.entry(u"text");
            const Location anchor{file.path, text ? text->key.range : item.entries.front().key.range};
            // A misspelt key is reported as such; then the text is most likely there.
            const bool hasUnknownKey = std::any_of(item.entries.begin(), item.entries.end(),
                                                   [](const yaml::Entry &key) { return !responseVariantKeys().contains(key.key.value); });
            if (!text && hasUnknownKey)
                continue;
            if (!text)
                report.add(anchor, Rules::tr("%1 has no text.").arg(variantName(entry.key.value, qsizetype(i))) + u' ' + advice);
            else if (text->value.isNull() || (text->value.isText() && text->value.value.trimmed().isEmpty()))
                report.add(anchor, Rules::tr("The text of %1 is empty.").arg(variantName(entry.key.value, qsizetype(i))) + u' ' + advice);
            else if (!text->value.isText())
                report.add({file.path, text->value.range}, Rules::tr("The text of %1 is no string. Put it in quotes.").arg(variantName(entry.key.value, qsizetype(i))));
        }
    });
}

} // namespace

const RuleList &responseShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.top_level",
         .summary = OM_TEXT("A responses.yml has a top-level key other than responses."),
         .inFile = responsesTopLevel},
        {.code = u"mantle.validation.response.invalid_variant_shape", .engineCode = true,
         .summary = OM_TEXT("A response is not a non-empty list of variants."),
         .inFile = variantShape},
        {.code = u"mantle.validation.response.invalid_variant_key", .engineCode = true,
         .summary = OM_TEXT("A variant has a key other than text, metadata, condition and buttons."),
         .inFile = variantKeys},
        {.code = u"overmantel.response.empty_text", .family = u"mantle.validation.response.*",
         .summary = OM_TEXT("A variant has no text."),
         .inFile = variantText},
    };
    return rows;
}

} // namespace overmantel
