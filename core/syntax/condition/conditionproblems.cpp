#include "core/syntax/condition/conditionproblems.h"

#include "core/syntax/condition/characterclasses.h"

#include <QCoreApplication>

#include <algorithm>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Condition)
};

QString exactlyThreeParts()
{
    return Words::tr("A reference has exactly three parts: session.<skill>.<entry>, or session.project.<entry>.");
}

QString joinWithOr()
{
    return Words::tr("Compare with each value and join the comparisons: session.a.b == 'x' or session.a.b == 'y'.");
}

bool isOneOf(const Token &token, std::initializer_list<QStringView> words)
{
    return std::ranges::any_of(words, [&token](QStringView word) { return token.is(word); });
}

bool isOldOperator(const Token &token)
{
    return token.kind == Token::Kind::Name && (token.text == u"contains" || token.text == u"matches");
}

bool isBinaryOperator(const Token &token)
{
    return isOneOf(token, {u"==", u"!=", u"<", u"<=", u">", u">=", u"is", u"and", u"or", u"in", u"=", u"===", u"!==",
                           u"<>", u"&&", u"||", u"&", u"|", u":="});
}

bool isArithmetic(const Token &token)
{
    return isOneOf(token, {u"+", u"-", u"*", u"/", u"%", u"@", u"^", u"~", u"**", u"//", u"<<", u">>"});
}

bool isVisible(char32_t codePoint)
{
    return QChar::isPrint(codePoint) && !QChar::isSpace(codePoint);
}

// The operand that ends before the place, a reference in one piece.
QString operandBefore(const TokenPlace &place)
{
    QString text = place.token(-1).text;
    for (qsizetype back = 2; back <= place.at && (place.token(-back).is(u".") || place.token(1 - back).is(u"."));
         ++back)
        text.prepend(place.token(-back).text);
    return text;
}

ConditionProblem oldOperator(const Token &token)
{
    //: %1 is a word such as contains
    return {token.range,
            Words::tr("A condition has no operator ‘%1’.").arg(token.text),
            token.text == u"contains" ? joinWithOr()
                                      : Words::tr("Only whole values can be compared: use ==, !=, <, <=, > or >=."),
            u"condition.oldOperator"_s,
            {}};
}

ConditionProblem arithmetic(const Token &token)
{
    //: %1 is a sign such as +
    return {token.range,
            Words::tr("A condition cannot calculate: ‘%1’ is not possible here.").arg(token.text),
            Words::tr("Compare the entry with a fixed number, or let a tool write the result to memory."),
            u"condition.arithmetic"_s,
            {}};
}

ConditionProblem lineBreak(TextRange where)
{
    return {where,
            Words::tr("The condition breaks off at the end of the line."),
            Words::tr("Write it on one line, or put parentheses around all of it."),
            u"condition.lineBreak"_s,
            {}};
}

// The problem of a bracket or word that some other language, or Python outside conditions, has.
std::optional<ConditionProblem> foreignConstruct(const Token &token)
{
    if (const ConditionProblem *problem = token.problem())
        return *problem;
    if (token.is(u"if") || token.is(u"else")) {
        return ConditionProblem{token.range,
                                Words::tr("‘if … else’ is not possible in a condition."),
                                Words::tr("Join the cases with and, or and not."),
                                u"condition.ifElse"_s,
                                {}};
    }
    if (token.kind == Token::Kind::Keyword
        && !isOneOf(token, {u"and", u"or", u"not", u"is", u"in", u"True", u"False", u"None"})) {
        //: %1 is a Python keyword such as lambda
        return ConditionProblem{
            token.range,
            Words::tr("The Python word ‘%1’ is not possible in a condition.").arg(token.text),
            Words::tr(
                "A condition only compares memory entries with values and joins the comparisons with and, or and not."),
            u"condition.pythonWord"_s,
            {}};
    }
    if (isOneOf(token, {u":=", u"=", u"<>", u"===", u"!=="}))
        return assignmentInsteadOfComparison(token.range, token.text,
                                             token.text.startsWith(u'!') || token.is(u"<>") ? u"!="_s : u"=="_s);
    if (isOneOf(token, {u";", u","})) {
        return ConditionProblem{token.range,
                                Words::tr("‘%1’ is not possible in a condition.").arg(token.text),
                                Words::tr("Join several conditions with and, or and not."),
                                u"condition.separator"_s,
                                {}};
    }
    if (token.is(u"...")) {
        return ConditionProblem{token.range,
                                Words::tr("‘...’ is no value that a condition knows."),
                                Words::tr("Write a text in quotes, a number, True, False or None."),
                                u"condition.unexpected"_s,
                                {}};
    }
    return std::nullopt;
}

ConditionProblem unexpected(const Token &token, const QString &hint)
{
    const char32_t codePoint = token.text.isEmpty() ? U' ' : codePointAt(token.text, 0);
    if (token.kind == Token::Kind::Operator && codePoint != U' ' && !isVisible(codePoint)) {
        const QString number = u"U+"_s + QString::number(codePoint, 16).toUpper().rightJustified(4, u'0');
        //: %1 is the number of a character, such as U+00A0
        return {token.range, Words::tr("An invisible character (%1) stands here.").arg(number),
                Words::tr("Delete it, or write an ordinary space."), u"condition.invisibleCharacter"_s, u" "_s};
    }
    //: %1 is a piece of a condition
    return {token.range, Words::tr("‘%1’ is not expected here.").arg(token.text), hint, u"condition.unexpected"_s, {}};
}

} // namespace

ConditionProblem emptyCondition(const QString &text)
{
    return {{0, text.size()},
            Words::tr("The condition is empty."),
            Words::tr("Write one, such as session.card.reason == 'lost', or delete its key."),
            u"condition.empty"_s,
            {}};
}

ConditionProblem onlyFoldMarker(TextRange where)
{
    return {where,
            Words::tr("The whole condition is the sign for a folded YAML text."),
            Words::tr("An ‘if:’ line takes its condition from the same line: write all of it there."),
            u"condition.foldMarker"_s,
            {}};
}

ConditionProblem nestedTooDeeply(TextRange where)
{
    return {where,
            Words::tr("The condition is nested too deeply."),
            Words::tr("Remove parentheses, or split the condition."),
            u"condition.tooDeep"_s,
            {}};
}

ConditionProblem noOperand(const TokenPlace &place)
{
    const Token &token = place.token();
    const Token &before = place.token(-1);
    const bool afterOperator = !place.isAtStart();
    if (token.kind == Token::Kind::End || token.is(u")")) {
        if (!afterOperator)
            return unexpected(token, Words::tr("Begin with a reference such as session.card.reason."));
        //: %1 is an operator
        return {before.range,
                Words::tr("Nothing follows ‘%1’.").arg(before.text),
                Words::tr("Write a reference or a value behind it, or remove it."),
                u"condition.missingOperand"_s,
                {}};
    }
    if (token.kind == Token::Kind::Newline)
        return lineBreak(token.range);
    if (token.is(u"not")) {
        return {token.range,
                Words::tr("‘not’ cannot stand directly behind ‘%1’.").arg(before.text),
                Words::tr("Put parentheses around it and what it negates: (not …)."),
                u"condition.notOperand"_s,
                {}};
    }
    if (isBinaryOperator(token)) {
        return {token.range,
                Words::tr("Nothing stands before ‘%1’.").arg(token.text),
                Words::tr("Write a reference or a value before it, or remove it."),
                u"condition.missingOperand"_s,
                {}};
    }
    if (const std::optional<ConditionProblem> foreign = foreignConstruct(token))
        return *foreign;
    if (token.is(u"-") || token.is(u"+") || token.is(u"~")) {
        return {token.range,
                Words::tr("‘%1’ is not possible here.").arg(token.text),
                Words::tr("Only a minus sign directly before a number is possible, such as -1."),
                u"condition.sign"_s,
                {}};
    }
    if (isArithmetic(token))
        return arithmetic(token);
    if (token.is(u"[") || token.is(u"{"))
        return {token.range,
                Words::tr("Lists, sets and objects cannot be written in a condition."),
                joinWithOr(),
                u"condition.collection"_s,
                {}};
    if (token.is(u".")) {
        return {token.range,
                Words::tr("A reference cannot begin with a dot."),
                exactlyThreeParts(),
                u"condition.referenceParts"_s,
                {}};
    }
    return unexpected(token, Words::tr("A reference, a text in quotes, a number, True, False or None can stand here."));
}

ConditionProblem noContinuation(const TokenPlace &place)
{
    const Token &token = place.token();
    if (token.kind == Token::Kind::Newline)
        return lineBreak(token.range);
    if (const std::optional<ConditionProblem> foreign = foreignConstruct(token))
        return *foreign;
    if (isOldOperator(token))
        return oldOperator(token);
    if (token.is(u"in") || (token.is(u"not") && place.token(1).is(u"in"))) {
        const TextRange where = token.is(u"in") ? token.range : token.range.united(place.token(1).range);
        return {where,
                Words::tr("A condition cannot look into a list: ‘in’ is not possible."),
                joinWithOr(),
                u"condition.membership"_s,
                {}};
    }
    if (token.is(u")")) {
        return {token.range,
                Words::tr("This parenthesis was never opened."),
                Words::tr("Remove it, or write the opening one."),
                u"condition.parenthesis"_s,
                {}};
    }
    const QString before = operandBefore(place);
    if (token.is(u"("))
        return callOf(before, token.range);
    if (token.is(u"["))
        return indexOf(before, token.range);
    if (token.is(u".")) {
        const bool call = place.token(1).kind == Token::Kind::Name && place.token(2).is(u"(");
        if (call)
            return callOf(place.token(1).text, place.token(1).range);
        return {token.range,
                Words::tr("A condition cannot look into a value."),
                exactlyThreeParts(),
                u"condition.referenceParts"_s,
                {}};
    }
    if (isArithmetic(token))
        return arithmetic(token);
    if (token.kind == Token::Kind::Operator || token.is(u"not"))
        return unexpected(token, Words::tr("A comparison such as == 'lost', and, or, or the end can stand here."));
    //: %1 and %2 are pieces of a condition
    return {token.range,
            Words::tr("An operator is missing between ‘%1’ and ‘%2’.").arg(before, token.text),
            Words::tr("Compare the two with ==, or join them with and or or."),
            u"condition.missingOperator"_s,
            {}};
}

ConditionProblem parenthesisNotClosed(TextRange open)
{
    return {open,
            Words::tr("This parenthesis is never closed."),
            Words::tr("Write ) where it ends."),
            u"condition.parenthesis"_s,
            {}};
}

ConditionProblem emptyParentheses(TextRange where)
{
    return {where,
            Words::tr("There is nothing between the parentheses."),
            Words::tr("Write a condition into them, or remove them."),
            u"condition.emptyParentheses"_s,
            {}};
}

ConditionProblem tupleInParentheses(TextRange comma)
{
    return {comma,
            Words::tr("Lists of values cannot be written in a condition."),
            joinWithOr(),
            u"condition.collection"_s,
            {}};
}

ConditionProblem otherSpelling(const Token &token, const QString &meant)
{
    //: %1 is what the author wrote, %2 what a condition calls it
    return {token.range, Words::tr("A condition does not know ‘%1’.").arg(token.text),
            Words::tr("Write %2 instead of %1.").arg(token.text, meant), u"condition.operatorSpelling"_s, meant};
}

ConditionProblem assignmentInsteadOfComparison(TextRange where, const QString &written, const QString &meant)
{
    return {where, Words::tr("‘%1’ does not compare.").arg(written), Words::tr("Write %1 to compare.").arg(meant),
            u"condition.comparisonSpelling"_s, meant};
}

ConditionProblem isWithoutSingleton(TextRange where, bool negated)
{
    const QString written = negated ? u"is not"_s : u"is"_s;
    const QString meant = negated ? u"!="_s : u"=="_s;
    return {where, Words::tr("‘%1’ only works with None, True or False.").arg(written),
            Words::tr("Write %1 to compare values.").arg(meant), u"condition.isOperand"_s, meant};
}

ConditionProblem unknownName(const QString &name, TextRange where)
{
    // The first sentence is what the engine itself prints.
    ConditionProblem problem{
        where, Words::tr("Unknown name '%1' in condition expression").arg(name), {}, u"condition.unknownName"_s, {}};
    const QString lower = name.toLower();
    if (lower == u"true" || lower == u"false") {
        problem.key = u"condition.constantSpelling"_s;
        problem.replacement = lower == u"true" ? u"True"_s : u"False"_s;
        problem.hint = Words::tr("Write %1, with a capital letter.").arg(problem.replacement);
    } else if (lower == u"none" || lower == u"null" || lower == u"nil" || lower == u"undefined") {
        problem.key = u"condition.constantSpelling"_s;
        problem.replacement = u"None"_s;
        problem.hint = Words::tr("Write None for an unset entry.");
    } else if (name == u"session") {
        problem.key = u"condition.referenceParts"_s;
        problem.hint = exactlyThreeParts();
    } else {
        problem.hint =
            Words::tr("Name an entry in full, session.<skill>.%1, or put quotes around a text: '%1'.").arg(name);
    }
    return problem;
}

ConditionProblem missingSession(const QString &name, TextRange where)
{
    const QStringList parts = name.split(u'.');
    ConditionProblem problem = unknownName(parts.first(), where);
    problem.key = u"condition.missingSession"_s;
    problem.replacement.clear();
    if (parts.size() == 2)
        problem.replacement = u"session."_s + name;
    else if (parts.size() == 3 && parts.first().toLower() == u"session")
        problem.replacement = u"session."_s + parts[1] + u'.' + parts[2];
    problem.hint =
        problem.replacement.isEmpty() ? exactlyThreeParts() : Words::tr("Write %1.").arg(problem.replacement);
    return problem;
}

ConditionProblem wrongNumberOfParts(const QString &name, TextRange where)
{
    //: %1 is what the author wrote as a reference
    return {where,
            Words::tr("‘%1’ is not a reference to a memory entry.").arg(name),
            exactlyThreeParts(),
            u"condition.referenceParts"_s,
            {}};
}

ConditionProblem dashInName(const QString &name, TextRange where)
{
    return {where,
            Words::tr("‘%1’ cannot be referenced: in a condition the dash is a minus sign.").arg(name),
            Words::tr("Rename the folder or the entry so that it has _ where it now has -."),
            u"condition.dashedName"_s,
            {}};
}

ConditionProblem keywordInName(const QString &keyword, TextRange where)
{
    return {where,
            Words::tr("‘%1’ is a word of Python and cannot be part of a reference.").arg(keyword),
            Words::tr("Give the skill or the entry another name."),
            u"condition.keywordAsName"_s,
            {}};
}

ConditionProblem digitFirstInName(const QString &written, TextRange where)
{
    return {where,
            Words::tr("‘%1’ cannot be part of a reference: a name does not begin with a digit.").arg(written),
            Words::tr("Give the skill or the entry a name that begins with a letter."),
            u"condition.digitFirst"_s,
            {}};
}

ConditionProblem referenceNotFinished(const QString &name, TextRange where)
{
    return {where,
            Words::tr("The reference ‘%1’ is not finished.").arg(name),
            exactlyThreeParts(),
            u"condition.referenceParts"_s,
            {}};
}

ConditionProblem callOf(const QString &name, TextRange where)
{
    const QString message = Words::tr("A condition cannot call anything: ‘%1(…)’ is not possible.").arg(name);
    const QString hint = name == u"len"
                             ? Words::tr("Write the reference alone: an empty text or list counts as false.")
                             : Words::tr("Let a tool work it out and write it to memory, and compare that entry.");
    return {where, message, hint, u"condition.call"_s, {}};
}

ConditionProblem indexOf(const QString &name, TextRange where)
{
    return {where,
            Words::tr("A condition cannot look into ‘%1’ with brackets.").arg(name),
            name == u"session" ? exactlyThreeParts()
                               : Words::tr("Let a tool write the part that matters to an entry of its own."),
            u"condition.index"_s,
            {}};
}

} // namespace overmantel::condition
