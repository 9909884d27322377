// Rules about placeholders in wordings (reference: responses-yml, "Interpolation"). A bare one means an entry
// of whichever skill speaks, so responses of the project and of other skills are judged for each speaker.
#include "core/rules/rulegroups.h"

#include "core/model/placeholders.h"
#include "core/queries/conditionsites.h"
#include "core/queries/memoryaccess.h"
#include "core/rules/projectnames.h"
#include "core/rules/responsetrees.h"
#include "core/rules/skillscope.h"

#include <algorithm>

namespace overmantel {

namespace {

// Texts, titles of buttons, and payloads that set nothing.
template <typename Visit>
void forEachWording(const Response &response, Visit visit)
{
    for (const ResponseVariant &variant : response.variants) {
        visit(variant.text);
        for (const ResponseButton &button : variant.buttons) {
            visit(button.title);
            if (!setPayload(button.payload.text))
                visit(button.payload);
        }
    }
}

template <typename Visit>
void forEachPlaceholder(const Response &response, Visit visit)
{
    forEachWording(response, [&](const Word &words) {
        for (const Placeholder &placeholder : placeholders(words.text))
            visit(placeholder, words.part(placeholder.where), words.part({placeholder.name.end - placeholder.entry.size(), placeholder.name.end}));
    });
}

QString spokenAsWritten(const QString &reason)
{
    return reason + u' ' + Rules::tr("The placeholder is spoken as it is written.");
}

// The qualified form; `names` answers about the agent.
template <typename Names>
void checkQualified(const Placeholder &placeholder, const Location &whole, const Location &entry, const Names &names, Report &report)
{
    if (names.entry(placeholder.ns, placeholder.entry) || !names.isMemoryKnown(placeholder.ns))
        return;
    if (placeholder.ns != u"project" && !names.hasSkill(placeholder.ns)) {
        report.add(whole, spokenAsWritten(Rules::tr("There is no skill %1.").arg(quoted(placeholder.ns))));
        return;
    }
    const QString full = placeholder.ns + u'.' + placeholder.entry;
    Diagnostic &found = report.add(whole, spokenAsWritten(Rules::tr("No memory.yml declares %1.").arg(quoted(full))));
    suggestName(found, entry, placeholder.entry, names.entryNames(placeholder.ns));
}

void unknownPlaceholders(const SkillScope &scope, Report &report)
{
    const QString &id = scope.skill().id;
    for (const Response &response : scope.skill().responses) {
        forEachPlaceholder(response, [&](const Placeholder &placeholder, const Location &whole, const Location &entry) {
            if (!placeholder.ns.isEmpty()) {
                checkQualified(placeholder, whole, entry, scope, report);
            } else if (scope.isOwnMemoryKnown() && !scope.bareEntry(placeholder.entry)) {
                Diagnostic &found = report.add(whole, spokenAsWritten(Rules::tr("Neither %1 nor the project declares %2.").arg(id, quoted(placeholder.entry))));
                suggestName(found, entry, placeholder.entry, scope.entryNames(id) + scope.entryNames(QStringLiteral("project")));
            }
        });
    }
}

// The skills whose skill.md names a response of the project.
QList<const Skill *> speakersOf(const Project &project, const QString &response)
{
    QList<const Skill *> speakers;
    for (const SymbolUse &use : project.symbols.uses({SymbolKind::Response, response})) {
        const Skill *speaker = use.role == SymbolRole::Reference ? project.skill(skillIdOf(use.where.file)) : nullptr;
        if (speaker && !speakers.contains(speaker))
            speakers.append(speaker);
    }
    return speakers;
}

// What a bare name means to the speakers of a response.
struct BareMeaning
{
    QList<const MemoryEntry *> entries; // different ones
    const Skill *without = nullptr;     // a speaker that has no such entry
    bool isKnown = true;
};

BareMeaning meaningOf(const Project &project, const QString &name, const QList<const Skill *> &speakers)
{
    BareMeaning meaning;
    meaning.isKnown = project.isMemoryKnown;
    for (const Skill *speaker : speakers) {
        const MemoryEntry *entry = project.resolveBare(speaker, name);
        meaning.isKnown = meaning.isKnown && speaker->isMemoryKnown;
        if (!entry)
            meaning.without = speaker;
        else if (!meaning.entries.contains(entry))
            meaning.entries.append(entry);
    }
    return meaning;
}

template <typename Visit>
void forEachBareOfProject(const ProjectScope &scope, Visit visit)
{
    for (const Response &response : scope.project.responses) {
        if (scope.usage.of(SymbolKind::Response, response.name.text).references == 0)
            continue;
        std::optional<QList<const Skill *>> speakers;
        forEachPlaceholder(response, [&](const Placeholder &placeholder, const Location &whole, const Location &entry) {
            if (!placeholder.ns.isEmpty())
                return;
            if (!speakers)
                speakers = speakersOf(scope.project, response.name.text);
            const BareMeaning meaning = meaningOf(scope.project, placeholder.entry, *speakers);
            if (meaning.isKnown)
                visit(response, placeholder, whole, entry, meaning);
        });
    }
}

void unknownPlaceholdersOfProject(const ProjectScope &scope, Report &report)
{
    const ProjectNames names{scope.project};
    for (const Response &response : scope.project.responses) {
        forEachPlaceholder(response, [&](const Placeholder &placeholder, const Location &whole, const Location &entry) {
            if (!placeholder.ns.isEmpty())
                checkQualified(placeholder, whole, entry, names, report);
        });
    }
    forEachBareOfProject(scope, [&](const Response &, const Placeholder &placeholder, const Location &whole, const Location &entry, const BareMeaning &meaning) {
        if (!meaning.entries.isEmpty())
            return;
        Diagnostic &found = report.add(whole, spokenAsWritten(Rules::tr("Neither the project nor a skill that speaks it declares %1.").arg(quoted(placeholder.entry))));
        suggestName(found, entry, placeholder.entry, names.entryNames(QStringLiteral("project")));
    });
}

void ambiguousPlaceholdersOfProject(const ProjectScope &scope, Report &report)
{
    forEachBareOfProject(scope, [&](const Response &response, const Placeholder &placeholder, const Location &whole, const Location &, const BareMeaning &meaning) {
        if (meaning.entries.isEmpty() || (meaning.entries.size() == 1 && !meaning.without))
            return;
        const QString first = meaning.entries.first()->fullName();
        Diagnostic &found = report.add(whole, meaning.without
            ? Rules::tr("%1 means %2 while some skills speak %3, but nothing while %4 does. Write the full form {session.….%1}.").arg(placeholder.entry, quoted(first), response.name.text, meaning.without->id)
            : Rules::tr("%1 means %2 or %3, whichever skill speaks %4. Write the full form {session.….%1}.").arg(placeholder.entry, quoted(first), quoted(meaning.entries[1]->fullName()), response.name.text));
        for (const MemoryEntry *entry : meaning.entries)
            found.related.append({entry->name.where, Rules::tr("It may mean this entry."), entry->fullName()});
    });
}

// Responses of others that this skill delivers.
template <typename Visit>
void forEachBorrowed(const SkillScope &scope, Visit visit)
{
    QSet<QString> seen;
    for (const ResponseSite &site : responseSites(scope.skill())) {
        if (seen.contains(site.name->text))
            continue;
        seen.insert(site.name->text);
        const Response *response = scope.response(site.name->text);
        if (response && response->skillId != scope.skill().id)
            visit(*response, site);
    }
}

// Under the newer engine access lists deny nothing.
bool isReadableHere(const Skill &skill, const MemoryEntry &entry, Profile profile)
{
    const MemoryAccess access = accessRule(skill, entry);
    return access.read || (access.readReason == AccessReason::DenyRead && profile == Profile::Next);
}

void unreadablePlaceholders(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const auto check = [&](const Response &response, const ResponseSite *site) {
        forEachPlaceholder(response, [&](const Placeholder &placeholder, const Location &whole, const Location &) {
            if (placeholder.ns.isEmpty() && site && !response.skillId.isEmpty())
                return; // borrowedPlaceholders
            const MemoryEntry *entry = placeholder.ns.isEmpty() ? scope.bareEntry(placeholder.entry) : scope.entry(placeholder.ns, placeholder.entry);
            if (!entry || isReadableHere(skill, *entry, report.profile()))
                return;
            const MemoryAccess access = accessRule(skill, *entry);
            Diagnostic &found = report.add(whole, spokenAsWritten(readSentence(access, skill, *entry)));
            found.related.append({access.readAt, Rules::tr("This line decides it.")});
            if (site)
                found.related.append({site->name->where, Rules::tr("It is delivered here.")});
        });
    };
    for (const Response &response : skill.responses)
        check(response, nullptr);
    forEachBorrowed(scope, [&](const Response &response, const ResponseSite &site) { check(response, &site); });
}

// A bare name in the wording of another skill means an entry of this one while this one speaks it.
void borrowedPlaceholders(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    forEachBorrowed(scope, [&](const Response &response, const ResponseSite &site) {
        if (response.skillId.isEmpty() || !scope.isOwnMemoryKnown())
            return;
        forEachPlaceholder(response, [&](const Placeholder &placeholder, const Location &whole, const Location &) {
            const MemoryEntry *meant = placeholder.ns.isEmpty() ? scope.entry(response.skillId, placeholder.entry) : nullptr;
            if (!meant)
                return;
            const MemoryEntry *here = scope.bareEntry(placeholder.entry);
            Diagnostic &found = report.add(whole, here ? Rules::tr("%1 speaks this as well, and there %2 means %3. Write the full form {%4}.").arg(skill.id, placeholder.entry, quoted(here->fullName()), meant->reference())
                                                       : Rules::tr("%1 speaks this as well, and there %2 means nothing. Write the full form {%3}.").arg(skill.id, placeholder.entry, meant->reference()));
            found.related.append({site.name->where, Rules::tr("It is delivered here.")});
            if (isReadableHere(skill, *meant, report.profile()))
                found.fixes.append(replaceFix(Rules::tr("Write the full form"), whole, u'{' + meant->reference() + u'}'));
        });
    });
}

QString slipMessage(const PlaceholderSlip &slip)
{
    switch (slip.kind) {
    case PlaceholderSlip::Kind::Segments:
        return Rules::tr("%1 is no placeholder, so it is spoken as it is written. Write {entry} or {session.<skill>.<entry>}.").arg(quoted(slip.name));
    case PlaceholderSlip::Kind::DoubleBraces:
        return Rules::tr("A placeholder has one brace on each side; of these the outer ones are spoken too.");
    case PlaceholderSlip::Kind::Unclosed:
        return Rules::tr("The closing brace behind %1 is missing, so it is spoken as it is written.").arg(quoted(slip.name));
    case PlaceholderSlip::Kind::Unopened:
        return Rules::tr("The opening brace before %1 is missing, so it is spoken as it is written.").arg(quoted(slip.name));
    }
    return {};
}

// The placeholder that was meant; nothing when that cannot be known.
template <typename Names>
QString meantPlaceholder(const PlaceholderSlip &slip, const QString &skillId, const Names &names)
{
    const QString name = slip.name.startsWith(u"session.") ? slip.name.mid(8) : slip.name;
    const QStringList parts = name.split(u'.');
    if (parts.size() == 2 && names.entry(parts[0], parts[1]))
        return QStringLiteral("{session.%1}").arg(name);
    const QString project = QStringLiteral("project");
    if (parts.size() != 1 || !(names.entry(skillId, name) || names.entry(project, name)))
        return {};
    if (name == slip.name)
        return u'{' + name + u'}';
    return QStringLiteral("{session.%1.%2}").arg(names.entry(skillId, name) ? skillId : project, name);
}

template <typename Names>
void checkSlips(const QList<Response> &responses, const QString &skillId, const Names &names, Report &report)
{
    for (const Response &response : responses) {
        forEachWording(response, [&](const Word &words) {
            for (const PlaceholderSlip &slip : placeholderSlips(words.text)) {
                const QString meant = meantPlaceholder(slip, skillId, names);
                const bool isSure = slip.kind == PlaceholderSlip::Kind::Segments || slip.kind == PlaceholderSlip::Kind::DoubleBraces || slip.name.startsWith(u"session.");
                if (!isSure && meant.isEmpty())
                    continue; // words that stand beside a brace
                const Location where = words.part(slip.where);
                Diagnostic &found = report.add(where, slipMessage(slip));
                if (!meant.isEmpty())
                    found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(quoted(meant)), where, meant));
            }
        });
    }
}

void placeholderSlipsOfSkill(const SkillScope &scope, Report &report)
{
    checkSlips(scope.skill().responses, scope.skill().id, scope, report);
}

void placeholderSlipsOfProject(const ProjectScope &scope, Report &report)
{
    checkSlips(scope.project.responses, QStringLiteral("project"), ProjectNames{scope.project}, report);
}

} // namespace

const RuleList &placeholderRules()
{
    static const RuleList rows{
        {.code = u"overmantel.response.unknown_placeholder", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A placeholder names a memory entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "What cannot be filled in is left in the text as it is written: the customer hears the name in braces."),
         .example = u"responses:\n  utter_done:\n    - text: Your card {card_lable} is on its way.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry."),
         .inSkill = unknownPlaceholders, .inProject = unknownPlaceholdersOfProject},
        {.code = u"overmantel.response.unreadable_placeholder", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A placeholder names an entry that a skill which speaks it may not read."),
         .why = QT_TRANSLATE_NOOP("Rules", "A wording sees what the active skill sees: not the private entries of others, and not what deny_read lists."),
         .example = u"responses:\n  utter_pin:\n    - text: It ends in {session.verify_customer.pin}. # private there\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry public, keep the value in project memory, or take it off deny_read."),
         .inSkill = unreadablePlaceholders},
        {.code = u"overmantel.response.ambiguous_placeholder", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A bare placeholder means different entries for the skills that speak it."),
         .why = QT_TRANSLATE_NOOP("Rules", "The bare form is looked up in the active skill first, then in the project; so the same words say different things."),
         .example = u"# the project's responses.yml, spoken by two skills that both declare reference\nresponses:\n  utter_done:\n    - text: Done. Your reference is {reference}.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the full form {session.<skill>.<entry>}."),
         .inSkill = borrowedPlaceholders, .inProject = ambiguousPlaceholdersOfProject},
        {.code = u"overmantel.response.malformed_placeholder", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "Something was meant as a placeholder but is none."),
         .why = QT_TRANSLATE_NOOP("Rules", "Only {entry} and {session.<skill>.<entry>} are filled in; anything else is spoken as it is written."),
         .example = u"responses:\n  utter_done:\n    - text: Your card {card.label} costs {session.card.fee.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write {entry} or {session.<skill>.<entry>}, with one brace on each side."),
         .inSkill = placeholderSlipsOfSkill, .inProject = placeholderSlipsOfProject},
    };
    return rows;
}

} // namespace overmantel
