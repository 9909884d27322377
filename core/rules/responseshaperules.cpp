// Rules about one responses.yml by itself (reference: responses-yml).
#include "core/rules/rulegroups.h"

#include "core/model/response.h"
#include "core/rules/keychecks.h"
#include "core/rules/responsetrees.h"
#include "core/rules/wrapfix.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

bool isMergeEntry(const yaml::Entry &entry)
{
    return entry.key.value == u"<<";
}

void responsesTopLevel(const SourceFile &file, Report &report)
{
    if (!isResponsesFile(file) || file.tree.root->isNull())
        return;
    static const QStringList known{QStringLiteral("responses")};
    const yaml::Node &root = *file.tree.root;
    if (!root.isMapping()) {
        report.add({file.path, root.range}, Rules::tr("A responses.yml must begin with responses: and list the responses below it."));
        return;
    }
    const auto isResponse = [](const yaml::Entry &entry) { return entry.key.value.startsWith(u"utter_"); };
    bool isResponseReported = false; // one fault, however many responses share it
    for (const yaml::Entry &entry : root.entries) {
        const Location where{file.path, entry.key.range};
        if (entry.key.value == known.first()) {
            if (!entry.value.isMapping() && !entry.value.isNull() && !isAlias(entry.value))
                report.add(entry.value.range.isEmpty() ? where : Location{file.path, entry.value.range}, Rules::tr("Below responses: stands a mapping of response names to lists of variants."));
            continue;
        }
        if (isMergeEntry(entry) || (isResponse(entry) && std::exchange(isResponseReported, true)))
            continue;
        Diagnostic &found = report.add(where, Rules::tr("%1 does not belong here; the only top-level key is responses.").arg(quoted(entry.key.value)));
        if (isResponse(entry) && std::all_of(root.entries.begin(), root.entries.end(), isResponse))
            addWrapFix(found, Rules::tr("Put responses: above it"), file, root, known);
        else if (!isResponse(entry))
            suggestKey(found, file, root, entry.key, known);
    }
}

void variantShape(const SourceFile &file, Report &report)
{
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        const Location name{file.path, entry.key.range};
        if (isMergeEntry(entry) || isAlias(entry.value))
            return;
        if (!entry.value.isSequence()) {
            Diagnostic &found = report.add(name, Rules::tr("%1 must be a list of variants. Put a dash before the text: - text: …").arg(entry.key.value));
            // A text or the keys of one variant can only be the one variant that there is.
            const bool isOneLine = entry.value.isText() && !entry.value.value.trimmed().isEmpty() && entry.value.properties.isEmpty()
                && (entry.value.style == yaml::ScalarStyle::Plain || entry.value.style == yaml::ScalarStyle::SingleQuoted || entry.value.style == yaml::ScalarStyle::DoubleQuoted);
            if (isOneLine)
                addFix(found, Rules::tr("Make it a list of one variant"), file.path,
                       TextEdit::replace(entry.value.range, u'[' + yaml::scalarText(Value::text(entry.value.value), yaml::ScalarStyle::DoubleQuoted) + u']'));
            return;
        }
        if (entry.value.items.empty())
            report.add(name, Rules::tr("%1 has no variants. Write at least one: - text: …").arg(entry.key.value));
        for (size_t i = 0; i < entry.value.items.size(); ++i) {
            const yaml::Node &item = entry.value.items[i];
            if (item.isMapping() || item.isText() || isAlias(item))
                continue;
            Diagnostic &found = report.add(item.range.isEmpty() ? name : Location{file.path, item.range},
                                           Rules::tr("%1 is neither a mapping with text nor a string.").arg(variantName(entry.key.value, qsizetype(i))));
            addQuotesFix(found, file, item);
        }
    });
}

void variantKeys(const SourceFile &file, Report &report)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        for (const yaml::Entry &key : variant.entries) {
            if (responseVariantKeys().contains(key.key.value) || isMergeEntry(key))
                continue;
            Diagnostic &found = report.add({file.path, key.key.range}, Rules::tr("%1 has the unknown key %2; a variant takes text, metadata, condition and buttons.")
                                                                         .arg(variantName(response.key.value, index), quoted(key.key.value)));
            suggestKey(found, file, variant, key.key, responseVariantKeys());
        }
    });
}

QString wordsAdvice()
{
    return Rules::tr("Write the words to be spoken, or delete the variant.");
}

void emptyText(const SourceFile &file, Report &report)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        if (variant.isText() && variant.value.trimmed().isEmpty())
            report.add({file.path, variant.range}, Rules::tr("%1 is empty.").arg(variantName(response.key.value, index)) + u' ' + wordsAdvice());
        const yaml::Entry *text = variant.entry(u"text");
        if (text && (text->value.isNull() || (text->value.isText() && text->value.value.trimmed().isEmpty())))
            report.add({file.path, text->value.range.isEmpty() ? text->key.range : text->value.range},
                       Rules::tr("The text of %1 is empty.").arg(variantName(response.key.value, index)) + u' ' + wordsAdvice());
    });
}

void missingText(const SourceFile &file, Report &report)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        if (!variant.isMapping() || variant.entry(u"text"))
            return;
        // An unknown key is reported as such; then the text is most likely there.
        const bool hasUnknownKey = std::any_of(variant.entries.begin(), variant.entries.end(), [](const yaml::Entry &key) { return !responseVariantKeys().contains(key.key.value); });
        if (!hasUnknownKey)
            report.add({file.path, variant.entries.empty() ? variant.range : variant.entries.front().key.range},
                       Rules::tr("%1 has no text.").arg(variantName(response.key.value, index)) + u' ' + wordsAdvice());
    });
}

void textNotString(const SourceFile &file, Report &report)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        const yaml::Node *text = variant.find(u"text");
        if (!text || text->isText() || text->isNull() || isAlias(*text))
            return;
        Diagnostic &found = report.add({file.path, text->range}, Rules::tr("The text of %1 is no string. Put it in quotes.").arg(variantName(response.key.value, index)));
        addQuotesFix(found, file, *text);
    });
}

void variantMetadata(const SourceFile &file, Report &report)
{
    forEachVariantNode(file, [&](const yaml::Entry &response, const yaml::Node &variant, int index) {
        const yaml::Entry *metadata = variant.entry(u"metadata");
        if (!metadata || metadata->value.isNull() || isAlias(metadata->value))
            return;
        const QString name = variantName(response.key.value, index);
        if (!metadata->value.isMapping()) {
            report.add({file.path, metadata->value.range}, Rules::tr("The metadata of %1 must be a mapping, such as rephrase: true.").arg(name));
            return;
        }
        const yaml::Node *rephrase = metadata->value.find(u"rephrase");
        if (!rephrase || isBool(*rephrase) || isAlias(*rephrase))
            return;
        Diagnostic &found = report.add({file.path, rephrase->range.isEmpty() ? metadata->value.entry(u"rephrase")->key.range : rephrase->range},
                                       Rules::tr("rephrase of %1 must be true or false, without quotes.").arg(name));
        addBoolFix(found, file, *rephrase);
    });
}

} // namespace

const RuleList &responseShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.top_level",
         .summary = QT_TRANSLATE_NOOP("Rules", "A responses.yml has a top-level key other than responses."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine reads what stands below responses: and nothing else, so that the other responses do not exist."),
         .example = u"utter_hello:\n  - text: Hello.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the responses below responses:."),
         .inFile = responsesTopLevel},
        {.code = u"mantle.validation.response.invalid_variant_shape", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A response is not a non-empty list of variants, or a variant is no mapping and no string."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine picks one variant out of a list; without a list there is nothing to pick from."),
         .example = u"responses:\n  utter_hello: Hello.\n  utter_bye: []\n  utter_count:\n    - 5\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a dash before each variant, and each as text: … or as a string."),
         .inFile = variantShape},
        {.code = u"mantle.validation.response.invalid_variant_key", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A variant has a key other than text, metadata, condition and buttons."),
         .why = QT_TRANSLATE_NOOP("Rules", "A misspelt condition would make the variant a default. The engine refuses the file, also while it runs."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n      channel: voice\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the key, or delete it."),
         .inFile = variantKeys},
        {.code = u"overmantel.response.empty_text", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The text of a variant is empty."),
         .why = QT_TRANSLATE_NOOP("Rules", "A response says exact words; an empty one would be silence, and training fails."),
         .example = u"responses:\n  utter_hello:\n    - text: \"  \"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the words to be spoken, or delete the variant."),
         .inFile = emptyText},
        {.code = u"overmantel.response.missing_text", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "A variant has no text."),
         .why = QT_TRANSLATE_NOOP("Rules", "The text is the one key that a variant must have."),
         .example = u"responses:\n  utter_hello:\n    - metadata: {rephrase: true}\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add text: with the words to be spoken, or delete the variant."),
         .inFile = missingText},
        {.code = u"overmantel.response.text_not_string", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The text of a variant is no string."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bare number, a truth value or a list is no text for the engine."),
         .example = u"responses:\n  utter_count:\n    - text: 5\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put the words in quotes."),
         .inFile = textNotString},
        {.code = u"overmantel.response.metadata", .family = u"mantle.validation.response.*",
         .summary = QT_TRANSLATE_NOOP("Rules", "The metadata of a variant is no mapping, or rephrase no truth value."),
         .why = QT_TRANSLATE_NOOP("Rules", "rephrase decides whether the model may reword the text. \"yes\" is a text, not a truth value."),
         .example = u"responses:\n  utter_hello:\n    - text: Hello.\n      metadata:\n        rephrase: \"yes\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write rephrase: true or rephrase: false below metadata:."),
         .inFile = variantMetadata},
    };
    return rows;
}

} // namespace overmantel
