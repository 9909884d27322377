// Rules about what a condition compares: enum values, kinds that never meet, comparisons that raise (spec
// page 08, "What must be reported").
#include "core/rules/rulegroups.h"

#include "core/rules/conditionvalues.h"
#include "core/rules/conditionwalk.h"

#include <algorithm>

namespace overmantel {

namespace {

using condition::ComparisonOperator;
using condition::Expression;

QStringList enumTexts(const MemoryEntry &entry)
{
    QStringList values;
    for (const EnumValue &value : entry.enumValues)
        values.append(value.word.text);
    return values;
}

template <typename Names>
void checkEnumLiterals(const Names &names, const SitedCondition &sited, Report &report)
{
    for (const condition::LiteralComparison &comparison : sited.condition->parsed.literalComparisons) {
        const MemoryEntry *entry = names.entry(comparison.reference.ns, comparison.reference.entry);
        if (!entry || entry->type != MemoryType::Categorical || entry->enumValues.isEmpty()
            || comparison.literal.kind() != Value::Kind::Text)
            continue;
        const QStringList values = enumTexts(*entry);
        const QString written = comparison.literal.toText();
        if (values.contains(written))
            continue;
        const Location where = sited.condition->location(comparison.literalRange);
        Diagnostic &found = report.add(where, Rules::tr("%1 never is %2; its values are %3.")
                                                  .arg(quoted(entry->fullName()), comparison.literal.toLiteral(), values.join(QStringLiteral(", "))));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
        // Only the word between the quotes changes, whatever kind of quotes they are.
        const Location word{where.file, {where.range.start + 1, where.range.end - 1}};
        QStringList writable = values;
        writable.removeIf([](const QString &value) { return value.contains(u'\'') || value.contains(u'"') || value.contains(u'\\') || value.contains(u'\n'); });
        if (word.range.length() == written.size())
            suggestName(found, word, written, writable);
    }
}

// One side of a comparison, as far as its declaration or its words tell what it can be.
struct Side
{
    const Expression &expression;
    const MemoryEntry *entry = nullptr; // of a reference
    bool isLiteral = false;
    KindSet kinds = 0; // 0: nothing is known

    bool isUnset() const { return isLiteral && expression.literal.isNone(); }
    QString words() const { return isLiteral ? expression.literal.toLiteral() : quoted(entry->fullName()); }
};

template <typename Names>
Side sideOf(const Names &names, const Expression &expression)
{
    Side side{.expression = expression};
    if (expression.kind == Expression::Kind::Literal) {
        side.isLiteral = true;
        side.kinds = kindSet(expression.literal.kind());
    } else if (expression.kind == Expression::Kind::Reference) {
        side.entry = names.entry(expression.reference.ns, expression.reference.entry);
        side.kinds = side.entry ? declaredKinds(*side.entry) : 0;
    }
    return side;
}

// The literal that fits the entry and that these words must have meant: "true" for a bool, '3' for a text.
Value meantLiteral(const MemoryEntry &entry, const Value &literal)
{
    if (literal.kind() == Value::Kind::Text) {
        const QString words = literal.toText().trimmed();
        const QString lower = words.toLower();
        if (entry.type == MemoryType::Bool && (lower == u"true" || lower == u"false"))
            return Value::boolean(lower == u"true");
        if (entry.type != MemoryType::Int && entry.type != MemoryType::Float)
            return {};
        if (const std::optional<Integer> number = Integer::fromDecimal(words))
            return Value::integer(*number);
        bool isNumber = false;
        const double number = words.toDouble(&isNumber);
        return isNumber && qIsFinite(number) && entry.type == MemoryType::Float ? Value::floating(number) : Value::none();
    }
    const bool isNumber = literal.kind() == Value::Kind::Int || literal.kind() == Value::Kind::Float;
    if (!isNumber || (entry.type != MemoryType::Text && entry.type != MemoryType::Categorical))
        return {};
    const Value text = Value::text(literal.toDisplay());
    return entry.enumValues.isEmpty() || enumTexts(entry).contains(text.toText()) ? text : Value::none();
}

void addLiteralFix(const SitedCondition &sited, const Side &reference, const Side &literal, Diagnostic &found)
{
    const Value meant = meantLiteral(*reference.entry, literal.expression.literal);
    const QString words = meant.isNone() ? QString() : literalFor(*sited.condition, literal.expression.range, meant);
    if (!words.isEmpty())
        found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(words), sited.condition->location(literal.expression.range), words));
}

bool neverMeets(ComparisonOperator op, const Side &left, const Side &right)
{
    if (!isEquality(op) || left.isUnset() || right.isUnset() || !left.kinds || !right.kinds)
        return false;
    const bool isIdentity = op == ComparisonOperator::Is || op == ComparisonOperator::IsNot;
    return isIdentity ? !(left.kinds & right.kinds) : !canBeEqual(left.kinds, right.kinds);
}

bool alwaysRaises(ComparisonOperator op, const Side &left, const Side &right)
{
    return !isEquality(op) && left.kinds && right.kinds && !haveOrder(left.kinds, right.kinds);
}

// visit(pair, left, right) for each comparison in which a declared entry takes part.
template <typename Names, typename Visit>
void forEachSidedPair(const Names &names, const SitedCondition &sited, Visit visit)
{
    if (!sited.condition->parsed.expression)
        return;
    forEachComparedPair(*sited.condition->parsed.expression, [&](const ComparedPair &pair) {
        const Side left = sideOf(names, pair.left);
        const Side right = sideOf(names, pair.right);
        if (left.entry || right.entry)
            visit(pair, left, right);
    });
}

// The finding about a pair: at the literal, or at the whole comparison of two entries.
template <typename Message>
void addAboutPair(const SitedCondition &sited, const ComparedPair &pair, const Side &left, const Side &right, Report &report, Message message)
{
    const Side &reference = left.entry ? left : right;
    const Side &other = left.entry ? right : left;
    const TextRange where = other.isLiteral ? other.expression.range : pair.where;
    Diagnostic &found = report.add(sited.condition->location(where), message(reference, other));
    found.related.append({reference.entry->name.where, Rules::tr("The entry is declared here."), reference.entry->fullName()});
    if (other.entry)
        found.related.append({other.entry->name.where, Rules::tr("The entry is declared here."), other.entry->fullName()});
    if (other.isLiteral && !other.isUnset())
        addLiteralFix(sited, reference, other, found);
}

template <typename Names>
void checkKinds(const Names &names, const SitedCondition &sited, Report &report)
{
    forEachSidedPair(names, sited, [&](const ComparedPair &pair, const Side &left, const Side &right) {
        if (!neverMeets(pair.op, left, right))
            return;
        addAboutPair(sited, pair, left, right, report, [](const Side &reference, const Side &other) {
            if (other.entry)
                return Rules::tr("%1 is %2 and %3 is %4: the two are never equal, except while both are unset.")
                    .arg(reference.words(), typeForPeople(*reference.entry), other.words(), typeForPeople(*other.entry));
            //: %1: a memory entry, %2: its type ("a bool"), %3: a value
            return Rules::tr("%1 is %2 and never equals %3.").arg(reference.words(), typeForPeople(*reference.entry), other.words());
        });
    });
}

template <typename Names>
void checkOrder(const Names &names, const SitedCondition &sited, Report &report)
{
    forEachSidedPair(names, sited, [&](const ComparedPair &pair, const Side &left, const Side &right) {
        if (!alwaysRaises(pair.op, left, right))
            return;
        addAboutPair(sited, pair, left, right, report, [&](const Side &reference, const Side &other) {
            //: %1: a memory entry, %2: its type ("a text"), %3: an operator, %4: a value or another entry
            return Rules::tr("%1 is %2: %3 cannot put it in order with %4. The comparison raises an error and counts as false.")
                .arg(reference.words(), typeForPeople(*reference.entry), condition::operatorText(pair.op), other.words());
        });
    });
}

bool isAnySite(const SitedCondition &)
{
    return true;
}

void unknownEnumLiteral(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnySite, [&](const auto &names, const SitedCondition &sited) { checkEnumLiterals(names, sited, report); });
}

void unknownEnumLiteralOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkEnumLiterals(names, sited, report); });
}

void neverEqual(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnySite, [&](const auto &names, const SitedCondition &sited) { checkKinds(names, sited, report); });
}

void neverEqualOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkKinds(names, sited, report); });
}

void raisingOrder(const SkillScope &scope, Report &report)
{
    forEachCondition(scope, isAnySite, [&](const auto &names, const SitedCondition &sited) { checkOrder(names, sited, report); });
}

void raisingOrderOfProject(const ProjectScope &scope, Report &report)
{
    forEachCondition(scope, [&](const auto &names, const SitedCondition &sited) { checkOrder(names, sited, report); });
}

} // namespace

const RuleList &conditionValueRules()
{
    static const RuleList rows{
        {.code = u"overmantel.condition.unknown_enum_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition compares a categorical entry with a value that it cannot have."),
         .why = QT_TRANSLATE_NOOP("Rules", "The comparison never holds, and nothing says so: the paragraph, branch or variant behind it is dead."),
         .example = u"if: session.card_replace.reason == 'stollen'\nLock the card first.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write one of the entry's enum_values, or add the value to them."),
         .inSkill = unknownEnumLiteral, .inProject = unknownEnumLiteralOfProject},
        {.code = u"overmantel.condition.never_equal", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition compares two values of kinds that are never equal."),
         .why = QT_TRANSLATE_NOOP("Rules", "Values of different kinds are unequal: a bool is never the text 'true', a number never the text '3'. The answer is the same whatever happens."),
         .example = u"if: session.card_replace.confirmed == 'true'\nSend the card.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Compare with a value of the entry's type: True and False without quotes, numbers without quotes, texts with them."),
         .inSkill = neverEqual, .inProject = neverEqualOfProject},
        {.code = u"overmantel.condition.raises", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A condition puts values in order that have no order."),
         .why = QT_TRANSLATE_NOOP("Rules", "<, <=, > and >= raise an error for such a pair: a tool stays hidden, a variant is skipped, every other condition counts as false."),
         .example = u"if: session.card_replace.reason > 3\nAsk a colleague.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Compare numbers with numbers and texts with texts, or give the entry another type."),
         .inSkill = raisingOrder, .inProject = raisingOrderOfProject},
    };
    return rows;
}

} // namespace overmantel
