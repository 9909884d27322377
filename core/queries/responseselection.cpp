#include "core/queries/responseselection.h"

#include "core/queries/memoryaccess.h"
#include "core/syntax/condition/conditionevaluator.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString selectionWords(const char *text)
{
    return QCoreApplication::translate("ResponseSelection", text);
}

// What the active skill sees of memory, by either form of a name.
struct Reader
{
    const Project &project;
    const MemoryState &memory;
    const Skill *active; // nullptr: none

    // None for an entry that is unset, not declared or not readable.
    Value value(const MemoryEntry *entry) const
    {
        return entry && isReadable(active, *entry) ? memory.value(entry->ns, entry->name.text) : Value::none();
    }
    Value qualified(QStringView ns, QStringView name) const { return value(project.entry(ns, name)); }
    const MemoryEntry *entryOf(const Placeholder &placeholder) const
    {
        return placeholder.ns.isEmpty() ? project.resolveBare(active, placeholder.entry)
                                        : project.entry(placeholder.ns, placeholder.entry);
    }
};

QList<SpokenPart> spoken(const QString &text, const Reader &reader)
{
    QList<SpokenPart> parts;
    qsizetype done = 0;
    const auto addLiteral = [&](qsizetype end) {
        if (end > done)
            parts += {SpokenPart::Kind::Literal, text.mid(done, end - done), {}, false, {done, end}};
        done = end;
    };
    for (const Placeholder &placeholder : placeholders(text)) {
        addLiteral(placeholder.where.start);
        const MemoryEntry *entry = reader.entryOf(placeholder);
        const Value value = reader.value(entry);
        SpokenPart part;
        part.kind = value.isNone() ? SpokenPart::Kind::Unresolved : SpokenPart::Kind::Filled;
        part.text = value.isNone() ? textIn(text, placeholder.where).toString() : value.toDisplay();
        part.placeholder = textIn(text, placeholder.name).toString();
        part.pii = entry && entry->pii;
        part.inTemplate = placeholder.where;
        parts += part;
        done = placeholder.where.end;
    }
    addLiteral(text.size());
    return parts;
}

QString joined(const QList<SpokenPart> &parts)
{
    QString text;
    for (const SpokenPart &part : parts)
        text += part.text;
    return text;
}

// First pass: conditioned variants in the order of the file, until one is true.
VariantVerdict judged(const ResponseVariant &variant, const Reader &reader)
{
    VariantVerdict verdict;
    verdict.index = variant.index;
    verdict.condition = variant.condition->text();
    verdict.status = VariantStatus::Raises;
    const condition::ParsedCondition &parsed = variant.condition->parsed;
    if (!variant.condition->isText) {
        verdict.reason = selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "The condition is not text, so it cannot be evaluated."));
        return verdict;
    }
    if (!parsed.isValid()) {
        verdict.reason = parsed.problems.isEmpty()
            ? selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "The condition is empty, so it cannot be evaluated."))
            : parsed.problems.first().message;
        return verdict;
    }
    const condition::Evaluation evaluation = condition::evaluate(
        *parsed.expression, [&](QStringView ns, QStringView entry) { return reader.qualified(ns, entry); });
    verdict.reason = condition::explain(evaluation) + u'.';
    for (const condition::SeenReference &seen : condition::because(evaluation))
        verdict.because += {seen.reference, seen.value, seen.text};
    if (!evaluation.raises)
        verdict.status = evaluation.truth ? VariantStatus::Chosen : VariantStatus::False;
    return verdict;
}

QString unconditionedReason(VariantStatus status, const Response &response, int chosen)
{
    if (status == VariantStatus::Chosen && response.hasConditions())
        return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "No condition is true, so the default variant is spoken."));
    if (status == VariantStatus::Chosen && response.variants.size() == 1)
        return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "It is the only variant."));
    if (status == VariantStatus::Chosen)
        return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "No variant has a condition, so the first one is spoken."));
    if (status == VariantStatus::Default) {
        //: %1 a number, counted from 1
        return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "Kept for the end; not needed, because variant %1 is true."))
            .arg(chosen + 1);
    }
    if (!response.hasConditions())
        return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "Never spoken: without conditions it is always the first variant."));
    //: %1 a number, counted from 1
    return selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "Never spoken: variant %1 is the default already."))
        .arg(response.defaultIndex() + 1);
}

void judgeVariants(Selection &selection, const Response &response, const Reader &reader)
{
    for (const ResponseVariant &variant : response.variants) {
        VariantVerdict verdict;
        verdict.index = variant.index;
        if (variant.condition && selection.variant < 0) {
            verdict = judged(variant, reader);
            if (verdict.status == VariantStatus::Chosen)
                selection.variant = variant.index;
        } else if (variant.condition) {
            verdict.condition = variant.condition->text();
            verdict.status = VariantStatus::NotReached;
            //: %1 a number, counted from 1
            verdict.reason = selectionWords(QT_TRANSLATE_NOOP("ResponseSelection", "Not reached: variant %1 is true before it."))
                                 .arg(selection.variant + 1);
        }
        selection.verdicts += verdict;
    }

    const int fallback = response.defaultIndex();
    const int chosenByCondition = selection.variant;
    if (selection.variant < 0)
        selection.variant = fallback;
    // Indices count what stands in the file; a variant that could not be read leaves a gap in the list.
    for (qsizetype i = 0; i < response.variants.size(); ++i) {
        const ResponseVariant &variant = response.variants.at(i);
        if (variant.condition)
            continue;
        VariantVerdict &verdict = selection.verdicts[i];
        if (variant.index == selection.variant)
            verdict.status = VariantStatus::Chosen;
        else
            verdict.status = variant.index == fallback ? VariantStatus::Default : VariantStatus::Ignored;
        verdict.reason = unconditionedReason(verdict.status, response, chosenByCondition);
    }
}

void speak(Selection &selection, const ResponseVariant &variant, const Reader &reader)
{
    selection.rephrase = variant.rephrase;
    selection.parts = spoken(variant.text.text, reader);
    selection.buttonSource = variant.buttonSource.text;
    for (const ResponseButton &button : variant.buttons) {
        const QString title = joined(spoken(button.title.text, reader));
        const QString payload = button.payload.isWritten() ? joined(spoken(button.payload.text, reader)) : title;
        selection.buttons += {title, payload};
    }
}

bool names(const Skill &skill, QStringView response)
{
    const auto is = [&](const Word &word) { return word.text == response; };
    const auto stepNames = [&](const Step &step) {
        return (step.kind == StepKind::Action && is(step.subject)) || is(step.utterance);
    };
    return std::any_of(skill.utters.begin(), skill.utters.end(),
                       [&](const UtterTrigger &utter) { return is(utter.response); })
        || std::any_of(skill.constraints.begin(), skill.constraints.end(),
                       [&](const ToolConstraint &constraint) {
                           return is(constraint.onSuccess) || is(constraint.onFailure)
                               || is(constraint.utterForConfirmation) || is(constraint.utterOnDenial);
                       })
        || std::any_of(skill.blocks.begin(), skill.blocks.end(), [&](const Block &block) {
               return std::any_of(block.steps.begin(), block.steps.end(), stepNames);
           });
}

} // namespace

QString variantStatusKey(VariantStatus status)
{
    switch (status) {
    case VariantStatus::Chosen: return u"chosen"_s;
    case VariantStatus::Default: return u"default"_s;
    case VariantStatus::False: return u"false"_s;
    case VariantStatus::Raises: return u"raises"_s;
    case VariantStatus::NotReached: return u"notReached"_s;
    case VariantStatus::Ignored: return u"ignored"_s;
    }
    return {};
}

QString Selection::text() const
{
    return joined(parts);
}

QStringList Selection::unresolved() const
{
    QStringList result;
    for (const SpokenPart &part : parts) {
        if (part.kind == SpokenPart::Kind::Unresolved && !result.contains(part.placeholder))
            result += part.placeholder;
    }
    return result;
}

Selection selectResponse(const Project &project, const MemoryState &memory, const SelectionRequest &request)
{
    Selection selection;
    selection.response = request.response;
    selection.skillId = request.skillId;

    const Skill *active = project.skill(request.skillId);
    const MemoryState seen = request.onActivate && active ? memory.afterActivation(*active) : memory;
    const Reader reader{project, seen, active};
    const Response *response = project.response(request.response);
    selection.exists = response != nullptr;
    if (response)
        judgeVariants(selection, *response, reader);
    if (selection.variant < 0) {
        // The engine fails closed: it utters the name itself and does not rephrase it.
        selection.literalName = true;
        selection.parts += {SpokenPart::Kind::Literal, request.response, {}, false, {0, request.response.size()}};
        return selection;
    }
    const auto delivered = std::find_if(response->variants.begin(), response->variants.end(),
                                        [&](const ResponseVariant &variant) { return variant.index == selection.variant; });
    speak(selection, *delivered, reader);
    return selection;
}

QStringList deliveringSkills(const Project &project, QStringView response)
{
    QStringList skills;
    const Response *declared = project.response(response);
    if (declared && !declared->skillId.isEmpty())
        skills += declared->skillId;
    for (const Skill &skill : project.skills) {
        if (!skills.contains(skill.id) && names(skill, response))
            skills += skill.id;
    }
    return skills;
}

} // namespace overmantel
