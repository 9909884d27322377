// Rules about responses.yml (reference: responses-yml).
#include "core/rules/rulefunctions.h"

#include "core/model/yamlwords.h"
#include "core/queries/responseselection.h"

#include <algorithm>

namespace overmantel::rules {

namespace {

bool isResponses(const SourceFile &file)
{
    return (file.kind == FileKind::ProjectResponses || file.kind == FileKind::SkillResponses) && file.tree.root && file.tree.parsed;
}

template <typename Visit>
void forEachEntry(const SourceFile &file, Visit visit)
{
    if (!isResponses(file))
        return;
    const yaml::Node *list = file.tree.root->find(u"responses");
    if (!list || !list->isMapping())
        return;
    for (const yaml::Entry &entry : list->entries)
        visit(entry);
}

template <typename Visit>
void forEachResponse(const Project &project, Visit visit)
{
    for (const Skill &skill : project.skills) {
        for (const Response &response : skill.responses)
            visit(response, &skill);
    }
    for (const Response &response : project.responses)
        visit(response, nullptr);
}

// "Variant 2 of utter_fee": how every message about one variant begins.
QString variantName(QStringView response, qsizetype index)
{
    //: %1: number of a variant, %2: name of a response
    return Rules::tr("Variant %1 of %2").arg(index + 1).arg(response);
}

} // namespace

void responsesTopLevel(const SourceFile &file, Report &report)
{
    if (!isResponses(file) || file.tree.root->isNull())
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
    forEachEntry(file, [&](const yaml::Entry &entry) {
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
    forEachEntry(file, [&](const yaml::Entry &entry) {
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
    forEachEntry(file, [&](const yaml::Entry &entry) {
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

void missingDefault(const Project &project, Report &report)
{
    forEachResponse(project, [&](const Response &response, const Skill *) {
        if (response.isWellFormed && response.hasConditions() && response.defaultIndex() < 0)
            report.add(response.name.where, Rules::tr("Every variant of %1 has a condition. Leave it off on the one that is to be spoken when none is true.").arg(response.name.text));
    });
}

void severalDefaults(const Project &project, Report &report)
{
    forEachResponse(project, [&](const Response &response, const Skill *) {
        if (!response.isWellFormed || !response.hasConditions())
            return;
        const ResponseVariant &first = response.variants[std::max(0, response.defaultIndex())];
        for (const ResponseVariant &variant : response.variants) {
            if (variant.condition || variant.index == first.index)
                continue;
            Diagnostic &found = report.add(variant.anchor, Rules::tr("%1 has no condition, but variant %2 is the default already. Give it a condition, or delete it.")
                                                               .arg(variantName(response.name.text, variant.index)).arg(first.index + 1));
            found.related.append({first.anchor, Rules::tr("The first variant without a condition.")});
        }
    });
}

void neverSpokenVariants(const Project &project, Report &report)
{
    forEachResponse(project, [&](const Response &response, const Skill *) {
        if (!response.isWellFormed || response.hasConditions())
            return;
        for (const ResponseVariant &variant : response.variants) {
            if (variant.index > 0)
                report.add(variant.anchor, Rules::tr("%1 is never spoken: without any condition the first variant always is. Give it a condition, or delete it.")
                                               .arg(variantName(response.name.text, variant.index)));
        }
    });
}

void unknownPlaceholders(const Project &project, Report &report)
{
    forEachResponse(project, [&](const Response &response, const Skill *skill) {
        for (const ResponseVariant &variant : response.variants) {
            for (const Placeholder &placeholder : placeholders(variant.text.text)) {
                const Location where = variant.text.part(placeholder.where);
                const auto report1 = [&](const QString &message) { return &report.add(where, message); };
                if (!placeholder.ns.isEmpty()) {
                    const Skill *owner = project.skill(placeholder.ns);
                    const bool isKnown = placeholder.ns == u"project" ? project.isMemoryKnown : !owner || owner->isMemoryKnown;
                    if (isKnown && !project.entry(placeholder.ns, placeholder.entry))
                        report1(Rules::tr("No memory.yml declares %1, so the placeholder is spoken as it is written.").arg(quoted(QString(placeholder.ns + u'.' + placeholder.entry))));
                    continue;
                }
                // The bare form of a project's response means an entry of whichever skill speaks it.
                const QStringList speakers = skill ? QStringList{skill->id} : deliveringSkills(project, response.name.text);
                bool isFound = project.entry(u"project", placeholder.entry) || !project.isMemoryKnown || (!skill && speakers.isEmpty());
                for (const QString &id : speakers) {
                    const Skill *speaker = project.skill(id);
                    isFound = isFound || !speaker || !speaker->isMemoryKnown || speaker->entry(placeholder.entry);
                }
                if (!isFound)
                    report1(Rules::tr("Neither the skill nor the project declares %1, so the placeholder is spoken as it is written.").arg(quoted(placeholder.entry)));
            }
        }
    });
}

} // namespace overmantel::rules
