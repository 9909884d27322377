#include "core/analysis/changedquestions.h"

#include "core/model/fingerprints.h"

#include <algorithm>

namespace overmantel {

namespace {

// Of two declarations of a name the first is meant.
template <typename Declared>
QHash<QString, size_t> fingerprints(const QList<Declared> &list)
{
    QHash<QString, size_t> prints;
    for (const Declared &declared : list) {
        if (!prints.contains(declared.name.text))
            prints.insert(declared.name.text, declared.fingerprint);
    }
    return prints;
}

// Names of which the two say different things; a name that one lacks is one of them.
template <typename Key, typename Said, typename Same>
QList<Key> differing(const QHash<Key, Said> &before, const QHash<Key, Said> &after, Same isSame)
{
    QList<Key> names;
    for (auto it = before.begin(); it != before.end(); ++it) {
        const auto now = after.constFind(it.key());
        if (now == after.constEnd() || !isSame(*now, it.value()))
            names.append(it.key());
    }
    for (auto it = after.begin(); it != after.end(); ++it) {
        if (!before.contains(it.key()))
            names.append(it.key());
    }
    return names;
}

bool isEqual(size_t a, size_t b)
{
    return a == b;
}

QHash<SymbolId, Usage> uses(const SymbolPart &part)
{
    QHash<SymbolId, Usage> counts;
    for (const SymbolUse &use : part.all()) {
        if (use.role == SymbolRole::Definition)
            continue;
        Usage &usage = counts[use.id];
        ++usage.references;
        usage.reads += use.access == SymbolAccess::Read;
        usage.writes += use.access == SymbolAccess::Write;
    }
    return counts;
}

template <typename Declared>
bool haveSameNames(const QList<Declared> &a, const QList<Declared> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Declared &x, const Declared &y) { return x.name.text == y.name.text; });
}

} // namespace

bool addChangedQuestions(const SkillPart &before, const SkillPart &after, QSet<Question> &into)
{
    const Skill &old = before.skill;
    const Skill &now = after.skill;
    if (factsFingerprint(old) != factsFingerprint(now))
        return false;

    for (const QString &name : differing(fingerprints(old.memory), fingerprints(now.memory), isEqual)) {
        into.insert({.kind = QuestionKind::Entry, .name = name, .ns = now.id});
        into.insert({.kind = QuestionKind::EntryOwners, .name = name});
    }
    if (!haveSameNames(old.memory, now.memory))
        into.insert({.kind = QuestionKind::EntryNames, .name = now.id});

    // Of several declarations in one file the last is delivered, so all that share a name count.
    QHash<QString, size_t> oldResponses, newResponses;
    for (const Response &response : old.responses)
        oldResponses[response.name.text] = qHashMulti(oldResponses.value(response.name.text), response.fingerprint);
    for (const Response &response : now.responses)
        newResponses[response.name.text] = qHashMulti(newResponses.value(response.name.text), response.fingerprint);
    for (const QString &name : differing(oldResponses, newResponses, isEqual)) {
        into.insert({.kind = QuestionKind::Response, .name = name});
        into.insert({.kind = QuestionKind::ResponseChain, .name = name});
    }
    if (!haveSameNames(old.responses, now.responses))
        into.insert({.kind = QuestionKind::ResponseNames, .name = {}});

    const auto isSameUse = [](const Usage &a, const Usage &b) { return a.references == b.references && a.reads == b.reads && a.writes == b.writes; };
    for (const SymbolId &id : differing(uses(*before.symbols), uses(*after.symbols), isSameUse))
        into.insert({.kind = QuestionKind::Usage, .name = id.name, .symbol = id.kind});
    return true;
}

} // namespace overmantel
