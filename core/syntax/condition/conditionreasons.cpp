#include "core/syntax/condition/conditionevaluator.h"

#include <QCoreApplication>

#include <algorithm>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Reasons
{
    Q_DECLARE_TR_FUNCTIONS(Condition)
};

constexpr qsizetype longestValue = 60;
constexpr qsizetype mostReasons = 8; // more do not make a sentence

QString shown(const Value &value)
{
    if (value.isNone())
        return Reasons::tr("unset");
    const QString text = value.toLiteral();
    return text.size() <= longestValue ? text : text.left(longestValue - 1) + u'…';
}

// A part without and, or and not in it that had a say in the result.
struct Decider
{
    const Explanation *part = nullptr;
    bool wanted = true; // the truth it needs for the whole condition to be true
};

// Of an `and` that is false only its last reached operand decided, of one that is true all did; for
// `or` it is the other way round.
void collect(const Explanation &part, bool wanted, QList<Decider> &deciders)
{
    switch (part.kind) {
    case Explanation::Kind::Or:
    case Explanation::Kind::And: {
        const bool oneDecided = part.raises || part.truth == (part.kind == Explanation::Kind::Or);
        const Explanation *last = nullptr;
        for (const Explanation &child : part.children) {
            if (!child.reached)
                continue;
            last = &child;
            if (!oneDecided)
                collect(child, wanted, deciders);
        }
        if (oneDecided && last != nullptr)
            collect(*last, wanted, deciders);
        return;
    }
    case Explanation::Kind::Not: collect(part.children.front(), !wanted, deciders); return;
    case Explanation::Kind::Comparison:
        for (const Explanation &child : part.children) {
            if (part.raises && child.raises) { // an operand in parentheses raised, not this comparison
                collect(child, wanted, deciders);
                return;
            }
        }
        deciders += {&part, wanted};
        return;
    case Explanation::Kind::Reference:
    case Explanation::Kind::Literal: deciders += {&part, wanted}; return;
    }
}

QList<Decider> decidersOf(const Explanation &whole)
{
    QList<Decider> deciders;
    collect(whole, true, deciders);
    return deciders;
}

ComparisonOperator opposite(ComparisonOperator op)
{
    using Op = ComparisonOperator;
    static constexpr Op opposites[] = {Op::NotEqual,  Op::Equal, Op::GreaterEqual, Op::Greater,
                                       Op::LessEqual, Op::Less,  Op::IsNot,        Op::Is};
    return opposites[static_cast<int>(op)];
}

// With its sides exchanged.
ComparisonOperator mirrored(ComparisonOperator op)
{
    using Op = ComparisonOperator;
    static constexpr Op mirrors[] = {Op::Equal, Op::NotEqual,  Op::Greater, Op::GreaterEqual,
                                     Op::Less,  Op::LessEqual, Op::Is,      Op::IsNot};
    return mirrors[static_cast<int>(op)];
}

// What a value is or would have to be: "'lost'", "less than 3". `met` when it is so.
QString relation(ComparisonOperator op, const Explanation &other, bool met)
{
    const bool isLiteral = other.kind == Explanation::Kind::Literal;
    //: %1 is a value, %2 the reference it comes from
    const QString text =
        isLiteral ? shown(other.value)
                  : Reasons::tr("%1 (%2)").arg(shown(other.value),
                                             other.kind == Explanation::Kind::Reference ? other.reference : other.text);
    switch (op) {
    case ComparisonOperator::Equal:
    case ComparisonOperator::Is:
        if (met) // "is 'lost'" has said it already
            return isLiteral ? QString() : Reasons::tr("equal to %1").arg(text);
        return other.value.isNone() ? Reasons::tr("to be unset") : text;
    case ComparisonOperator::NotEqual:
    case ComparisonOperator::IsNot:
        if (met)
            return Reasons::tr("not %1").arg(text);
        return other.value.isNone() ? Reasons::tr("a value") : Reasons::tr("anything but %1").arg(text);
    case ComparisonOperator::Less: return Reasons::tr("less than %1").arg(text);
    case ComparisonOperator::LessEqual: return Reasons::tr("at most %1").arg(text);
    case ComparisonOperator::Greater: return Reasons::tr("more than %1").arg(text);
    case ComparisonOperator::GreaterEqual: return Reasons::tr("at least %1").arg(text);
    }
    Q_UNREACHABLE();
}

struct Reason
{
    QString state;  // "session.card.reason is 'lost'"
    QString detail; // what it is besides, or needs: "'stolen'"; may be empty
};

Reason literalReason(const Explanation &part)
{
    return {part.truth ? Reasons::tr("%1 is always true").arg(part.text) : Reasons::tr("%1 is always false").arg(part.text),
            {}};
}

QString stateOf(const Explanation &subject)
{
    const QString text = subject.kind == Explanation::Kind::Reference ? subject.reference
                         : subject.kind == Explanation::Kind::Literal ? subject.text
                                                                      : u'(' + subject.text + u')';
    //: %1 is a reference or a part of a condition, %2 its value
    return Reasons::tr("%1 is %2").arg(text, shown(subject.value));
}

Reason comparisonReason(const Explanation &part, bool wanted)
{
    const Explanation &left = part.children.front();
    const Explanation &right = part.children.back();
    const bool exchange = left.kind == Explanation::Kind::Literal && right.kind != Explanation::Kind::Literal;
    const Explanation &subject = exchange ? right : left;
    if (subject.kind == Explanation::Kind::Literal)
        return literalReason(part);
    const ComparisonOperator op = exchange ? mirrored(part.op) : part.op;
    return {stateOf(subject), relation(wanted ? op : opposite(op), exchange ? left : right, part.truth == wanted)};
}

QString truthNeed(const Value &seen, bool wanted)
{
    const bool isBool = seen.kind() == Value::Kind::Bool;
    if (wanted)
        return isBool ? u"True"_s : Reasons::tr("a value that counts as true");
    return isBool ? Reasons::tr("False or unset") : Reasons::tr("to be unset, empty or 0");
}

Reason reasonFor(const Decider &decider)
{
    const Explanation &part = *decider.part;
    if (part.kind == Explanation::Kind::Comparison)
        return comparisonReason(part, decider.wanted);
    if (part.kind == Explanation::Kind::Literal)
        return literalReason(part);
    return {stateOf(part), part.truth == decider.wanted ? QString() : truthNeed(part.value, decider.wanted)};
}

QString sentence(const Reason &reason, bool met)
{
    if (reason.detail.isEmpty())
        return reason.state;
    //: %1 says what an entry is, %2 what that means, as in "session.card.fee is 3, less than 10"
    return met ? Reasons::tr("%1, %2").arg(reason.state, reason.detail)
               //: %1 says what an entry is, %2 what it would have to be
               : Reasons::tr("%1, needs %2").arg(reason.state, reason.detail);
}

void collectReferences(const Explanation &part, QList<const Explanation *> &references)
{
    if (part.kind == Explanation::Kind::Reference && part.reached)
        references += &part;
    for (const Explanation &child : part.children)
        collectReferences(child, references);
}

} // namespace

QString explain(const Evaluation &evaluation)
{
    if (evaluation.raises)
        return evaluation.errorMessage;
    // When it is false any of the deciders could turn it, so what one entry needs is an alternative.
    QList<Reason> reasons;
    const QList<Decider> deciders = decidersOf(evaluation.explanation);
    for (const Decider &decider : deciders.first(qMin(mostReasons, deciders.size()))) {
        const Reason reason = reasonFor(decider);
        const auto same = std::find_if(reasons.begin(), reasons.end(),
                                       [&](const Reason &other) { return other.state == reason.state; });
        if (same == reasons.end())
            reasons += reason;
        else if (same->detail.isEmpty() || reason.detail.isEmpty())
            same->detail += reason.detail;
        else
            same->detail =
                (evaluation.truth ? Reasons::tr("%1 and %2") : Reasons::tr("%1 or %2")).arg(same->detail, reason.detail);
    }
    QStringList sentences;
    for (const Reason &reason : std::as_const(reasons))
        sentences += sentence(reason, evaluation.truth);
    const QString joined = sentences.join(evaluation.truth ? Reasons::tr(" and ") : Reasons::tr("; or "));
    return deciders.size() > mostReasons ? joined + u" …"_s : joined;
}

QList<SeenReference> because(const Evaluation &evaluation)
{
    QList<SeenReference> seen;
    for (const Decider &decider : decidersOf(evaluation.explanation)) {
        const QString text = decider.part->raises ? decider.part->error
                                                  : sentence(reasonFor(decider), decider.part->truth == decider.wanted);
        QList<const Explanation *> references;
        collectReferences(*decider.part, references);
        for (const Explanation *reference : std::as_const(references))
            seen += SeenReference{reference->reference, reference->value, text};
    }
    return seen;
}

} // namespace overmantel::condition
