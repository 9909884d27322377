// Rules about what a condition says over everything that its entries can hold: always the same, or
// something else than a person who reads it thinks (spec page 08, "What must be reported").
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/conditionvalues.h"
#include "core/rules/conditionwalk.h"
#include "core/syntax/condition/conditionevaluator.h"

#include <algorithm>

namespace overmantel {

namespace {

using condition::Expression;

// One entry of the condition with the values that stand for all it can hold.
struct Variable
{
    condition::Reference reference;
    const MemoryEntry *entry = nullptr;
    QList<Value> values;
    qsizetype at = 0; // the one it has now
};

// The memory states of one condition, one after the other.
class StateSpace
{
public:
    // False when something about an entry is not known, or reported elsewhere.
    template <typename Names>
    bool fill(const Names &names, const SitedCondition &sited)
    {
        const Expression &expression = *sited.condition->parsed.expression;
        const QList<Value> literals = literalsOf(expression);
        for (const condition::Reference &reference : sited.condition->parsed.references) {
            if (find(reference.ns, reference.entry))
                continue;
            const MemoryEntry *entry = names.entry(reference.ns, reference.entry);
            if (!entry || (sited.skill && !accessRule(*sited.skill, *entry).read))
                return false;
            m_variables.append({.reference = reference, .entry = entry, .values = representatives(*entry, literals), .at = 0});
            if (m_variables.last().values.isEmpty())
                return false;
        }
        return m_variables.size() <= mostVariables;
    }

    // The states that differ, as many as are worth the time. `isWhole` tells whether that was all.
    template <typename Visit>
    void forEachState(Visit visit, bool &isWhole)
    {
        isWhole = false;
        for (Variable &variable : m_variables)
            variable.at = 0;
        for (int count = 0; count < mostStates; ++count) {
            if (!visit())
                return;
            if (!advance()) {
                isWhole = true;
                return;
            }
        }
    }

    std::optional<Value> value(const Expression &expression) const
    {
        return condition::valueOf(expression, [this](QStringView ns, QStringView name) {
            const Variable *variable = find(ns, name);
            return variable ? variable->values.at(variable->at) : Value();
        });
    }

    const QList<Variable> &variables() const { return m_variables; }

private:
    static constexpr qsizetype mostVariables = 8;
    static constexpr int mostStates = 2000;

    const Variable *find(QStringView ns, QStringView name) const
    {
        const auto it = std::find_if(m_variables.begin(), m_variables.end(),
                                     [&](const Variable &v) { return v.reference.entry == name && v.reference.ns == ns; });
        return it == m_variables.end() ? nullptr : &*it;
    }

    bool advance()
    {
        for (Variable &variable : m_variables) {
            if (++variable.at < variable.values.size())
                return true;
            variable.at = 0;
        }
        return false;
    }

    QList<Variable> m_variables;
};

// True when every comparison in it makes sense by itself; those that do not have findings of their own.
template <typename Names>
bool isSensible(const Names &names, const SitedCondition &sited)
{
    bool isSensible = true;
    const auto kindsOf = [&](const Expression &side) -> KindSet {
        if (side.kind == Expression::Kind::Literal)
            return side.literal.isNone() ? 0 : kindSet(side.literal.kind());
        const MemoryEntry *entry = side.kind == Expression::Kind::Reference ? names.entry(side.reference.ns, side.reference.entry) : nullptr;
        return entry ? declaredKinds(*entry) : 0;
    };
    forEachComparedPair(*sited.condition->parsed.expression, [&](const ComparedPair &pair) {
        const KindSet left = kindsOf(pair.left);
        const KindSet right = kindsOf(pair.right);
        const auto isNone = [](const Expression &side) { return side.kind == Expression::Kind::Literal && side.literal.isNone(); };
        const bool isIdentity = pair.op == condition::ComparisonOperator::Is || pair.op == condition::ComparisonOperator::IsNot;
        const bool meets = isIdentity ? (left & right) != 0 : isEquality(pair.op) ? canBeEqual(left, right) : haveOrder(left, right);
        if ((!isEquality(pair.op) && (isNone(pair.left) || isNone(pair.right))) || (left && right && !meets))
            isSensible = false;
    });
    for (const condition::LiteralComparison &comparison : sited.condition->parsed.literalComparisons) {
        const MemoryEntry *entry = names.entry(comparison.reference.ns, comparison.reference.entry);
        if (!entry || entry->type != MemoryType::Categorical || entry->enumValues.isEmpty() || comparison.literal.isNone())
            continue;
        isSensible = isSensible && std::any_of(entry->enumValues.begin(), entry->enumValues.end(),
                                               [&](const EnumValue &value) { return value.value.equals(comparison.literal); });
    }
    return isSensible;
}

QString spaceForPeople(const QList<Variable> &variables)
{
    QStringList parts;
    for (const Variable &variable : variables) {
        QString values = typeForPeople(*variable.entry);
        if (variable.entry->type == MemoryType::Categorical && !variable.entry->enumValues.isEmpty()) {
            QStringList words;
            for (const EnumValue &value : variable.entry->enumValues)
                words.append(value.word.text);
            values = words.join(QStringLiteral(", "));
        } else if (variable.entry->type == MemoryType::Bool) {
            values = QStringLiteral("True, False");
        }
        //: %1: a memory entry, %2: what it can hold
        parts.append(Rules::tr("%1 (%2, or unset)").arg(variable.entry->fullName(), values));
    }
    return parts.join(QStringLiteral(", "));
}

template <typename Names>
void checkConstant(const Names &names, const SitedCondition &sited, Report &report)
{
    const std::optional<Expression> &expression = sited.condition->parsed.expression;
    StateSpace space;
    if (!expression || !isSensible(names, sited) || !space.fill(names, sited))
        return;
    bool isEverTrue = false;
    bool isEverFalse = false;
    bool isWhole = false;
    space.forEachState([&] {
        const std::optional<Value> value = space.value(*expression);
        const bool holds = value && value->isTruthy();
        (holds ? isEverTrue : isEverFalse) = true;
        return !isEverTrue || !isEverFalse;
    }, isWhole);
    if (!isWhole || (isEverTrue && isEverFalse))
        return;
    const QString over = space.variables().isEmpty() ? Rules::tr("Nothing in it can change.") : Rules::tr("This holds for all that its entries can be: %1.").arg(spaceForPeople(space.variables()));
    report.add(wholeCondition(sited), (isEverTrue ? Rules::tr("This condition is always true.") : Rules::tr("This condition is never true.")) + u' ' + over);
}

bool isNumeric(const MemoryEntry &entry)
{
    return entry.type == MemoryType::Int || entry.type == MemoryType::Float;
}

// A reference is also compared in the condition: then its author has thought of 0.
bool isCompared(const Expression &expression, const condition::Reference &reference)
{
    bool isCompared = false;
    forEachComparedPair(expression, [&](const ComparedPair &pair) {
        for (const Expression *side : {&pair.left, &pair.right}) {
            isCompared = isCompared || (side->kind == Expression::Kind::Reference && side->reference.ns == reference.ns
                                        && side->reference.entry == reference.entry);
        }
    });
    return isCompared;
}

template <typename Names>
void checkBareNumbers(const Names &names, const SitedCondition &sited, Report &report)
{
    const std::optional<Expression> &expression = sited.condition->parsed.expression;
    if (!expression)
        return;
    forEachBareReference(*expression, [&](const condition::Reference &reference, bool) {
        const MemoryEntry *entry = names.entry(reference.ns, reference.entry);
        if (!entry || !isNumeric(*entry) || isCompared(*expression, reference))
            return;
        const Location where = sited.condition->location(reference.whole);
        Diagnostic &found = report.add(where, Rules::tr("%1 is %2, and 0 counts as false here, just as unset does. Compare it: with None for “is set”, or with a number.")
                                                  .arg(quoted(entry->fullName()), typeForPeople(*entry)));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
    });
}

// Entries that `and` would stop at while they are unset raise nothing; trying the states tells.
template <typename Names>
void checkUnsetOrder(const Names &names, const SitedCondition &sited, Report &report)
{
    const std::optional<Expression> &expression = sited.condition->parsed.expression;
    if (!expression || !isSensible(names, sited))
        return;
    QList<condition::Reference> ordered;
    forEachComparedPair(*expression, [&](const ComparedPair &pair) {
        for (const Expression *side : {&pair.left, &pair.right}) {
            if (!isEquality(pair.op) && side->kind == Expression::Kind::Reference)
                ordered.append(side->reference);
        }
    });
    StateSpace space;
    if (ordered.isEmpty() || !space.fill(names, sited))
        return;
    for (const condition::Reference &reference : std::as_const(ordered)) {
        const MemoryEntry *entry = names.entry(reference.ns, reference.entry);
        if (entry->initialValue)
            continue;
        bool raises = false;
        bool isWhole = false;
        space.forEachState([&] {
            const QList<Variable> &now = space.variables();
            const bool onlyThisIsUnset = std::all_of(now.begin(), now.end(), [&](const Variable &v) {
                const bool isUnset = v.values.at(v.at).isNone();
                return isUnset == (v.reference.ns == reference.ns && v.reference.entry == reference.entry);
            });
            raises = raises || (onlyThisIsUnset && !space.value(*expression));
            return !raises;
        }, isWhole);
        if (!raises)
            continue;
        Diagnostic &found = report.add(sited.condition->location(reference.whole),
                                       Rules::tr("While %1 is unset this comparison raises an error, so the whole condition counts as false. Give the entry an initial_value, or ask for %2 first.")
                                           .arg(quoted(entry->fullName()), QStringLiteral("%1 is not None and …").arg(entry->reference())));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
        return;
    }
}

bool isAnywhere(const SitedCondition &)
{
    return true;
}

void constantCondition(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnywhere, [&](const auto &names, const SitedCondition &sited) { checkConstant(names, sited, report); });
}

void constantConditionOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkConstant(names, sited, report); });
}

void bareNumber(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnywhere, [&](const auto &names, const SitedCondition &sited) { checkBareNumbers(names, sited, report); });
}

void bareNumberOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkBareNumbers(names, sited, report); });
}

void unsetInOrder(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnywhere, [&](const auto &names, const SitedCondition &sited) { checkUnsetOrder(names, sited, report); });
}

void unsetInOrderOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkUnsetOrder(names, sited, report); });
}

// Bools that some condition of the skill tells apart from unset, by full name with the place.
QHash<QString, Location> distinguishedBools(const QList<SitedCondition> &sites)
{
    QHash<QString, Location> found;
    for (const SitedCondition &sited : sites) {
        if (!sited.condition->parsed.expression)
            continue;
        forEachComparedPair(*sited.condition->parsed.expression, [&](const ComparedPair &pair) {
            const Expression &reference = pair.left.kind == Expression::Kind::Reference ? pair.left : pair.right;
            const Expression &literal = &reference == &pair.left ? pair.right : pair.left;
            const bool tellsApart = reference.kind == Expression::Kind::Reference && literal.kind == Expression::Kind::Literal
                && isEquality(pair.op) && (literal.literal.isNone() || literal.literal == Value::boolean(false));
            const QString name = reference.reference.ns + u'.' + reference.reference.entry;
            if (tellsApart && !found.contains(name))
                found.insert(name, sited.condition->location(pair.where));
        });
    }
    return found;
}

void unsetOrFalse(const SkillScope &scope, Report &report)
{
    const QList<SitedCondition> sites = conditionSites(scope.skill());
    const QHash<QString, Location> distinguished = distinguishedBools(sites);
    if (distinguished.isEmpty())
        return;
    for (const SitedCondition &sited : sites) {
        if (!sited.condition->parsed.expression)
            continue;
        forEachBareReference(*sited.condition->parsed.expression, [&](const condition::Reference &reference, bool isNegated) {
            const auto other = distinguished.constFind(reference.ns + u'.' + reference.entry);
            const MemoryEntry *entry = isNegated && other != distinguished.constEnd() ? scope.entry(reference.ns, reference.entry) : nullptr;
            if (!entry || entry->type != MemoryType::Bool || entry->initialValue)
                return;
            Diagnostic &found = report.add(sited.condition->location(reference.whole),
                                           Rules::tr("This is true while %1 is unset, and also when it is False; elsewhere the skill tells the two apart. Compare with None or with False.")
                                               .arg(quoted(entry->fullName())));
            found.related.append({*other, Rules::tr("Here unset and False differ.")});
        });
    }
}

} // namespace

const RuleList &conditionSpaceRules()
{
    static const RuleList rows{
        {.code = u"overmantel.condition.constant", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition is always true or never true, whatever its entries hold."),
         .why = QT_TRANSLATE_NOOP("Rules", "It decides nothing. Most often an and was meant as an or, or a not is one too many."),
         .example = u"if: session.card_replace.reason == 'lost' and session.card_replace.reason == 'stolen'\nLock the card first.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write what should decide, or remove the condition. An entry can be unset besides the values of its type."),
         .inSkill = constantCondition, .inProject = constantConditionOfProject},
        {.code = u"overmantel.condition.unset_in_order", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition puts an entry in order that may still be unset."),
         .why = QT_TRANSLATE_NOOP("Rules", "Unset has no place in an order, so <, <=, > and >= raise an error until the entry is written. The condition then counts as false, also behind a not."),
         .example = u"if: session.transfer.amount > 1000\nAsk for a second factor.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the entry an initial_value, or ask first whether it is None."),
         .inSkill = unsetInOrder, .inProject = unsetInOrderOfProject},
        {.code = u"overmantel.condition.bare_number", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A number stands in a condition by itself, where 0 counts as false."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bare reference is false for an unset entry and also for 0, which may be a sound value."),
         .example = u"if: session.transfer.amount\nRepeat the amount.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write is not None to ask whether it is set, or compare it with a number."),
         .inSkill = bareNumber, .inProject = bareNumberOfProject},
        {.code = u"overmantel.condition.unset_or_false", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "not in front of a bool does not tell unset from False, while the skill does elsewhere."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bool that nobody has written is unset, which is neither True nor False; not is true for both unset and False."),
         .example = u"if: not session.transfer.payee_exists\nAsk who the payee is.\n\nif: session.transfer.payee_exists == False\nOffer to add the payee.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write == False or is None, whichever is meant."),
         .inSkill = unsetOrFalse},
    };
    return rows;
}

} // namespace overmantel
