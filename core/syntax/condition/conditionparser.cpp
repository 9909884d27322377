#include "core/syntax/condition/conditionparser.h"

#include "core/syntax/condition/conditionproblems.h"
#include "core/syntax/condition/conditionreferences.h"

#include <algorithm>

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isSingleton(const Expression &expression)
{
    return expression.kind == Expression::Kind::Literal
           && (expression.literal.isNone() || expression.literal.kind() == Value::Kind::Bool);
}

Value negated(const Value &number)
{
    return number.kind() == Value::Kind::Float ? Value::floating(-number.toDouble())
                                               : Value::integer(number.toInteger().negated());
}

// Recursive descent, one function per rule of the grammar. After stop() every function returns at
// once and its result does not count.
class Parser
{
public:
    Parser(ParsedCondition &result, const QList<Token> &tokens) : m_result(result), m_place{tokens} {}

    void parse()
    {
        Expression expression = parseOr();
        if (!m_stopped && peek().kind != Token::Kind::End)
            stop(noContinuation(m_place));
        std::ranges::stable_sort(m_result.problems, {},
                                 [](const ConditionProblem &problem) { return problem.where.start; });
        if (m_result.problems.isEmpty())
            m_result.expression = std::move(expression);
    }

private:
    const Token &peek(qsizetype ahead = 0) const { return m_place.token(ahead); }
    const Token &take() { return m_place.tokens[m_place.at++]; }

    // What follows a mistake is often its consequence, so the end of reading is only told when it
    // is the first problem.
    Expression stop(const ConditionProblem &problem)
    {
        m_stopped = true;
        if (m_result.problems.isEmpty())
            m_result.problems += problem;
        return {};
    }

    void report(const ConditionProblem &problem) { m_result.problems += problem; }

    Expression node(Expression::Kind kind, TextRange range) const
    {
        Expression expression;
        expression.kind = kind;
        expression.range = range;
        expression.outerRange = range;
        expression.source = m_result.text;
        return expression;
    }

    Expression literal(Value value, TextRange range) const
    {
        Expression expression = node(Expression::Kind::Literal, range);
        expression.literal = std::move(value);
        return expression;
    }

    bool takeJoiner(const QString &word, QStringView doubled, QStringView single)
    {
        const Token &token = peek();
        const bool otherCase = token.kind == Token::Kind::Name && token.text.toLower() == word;
        const bool foreign = token.is(doubled) || token.is(single) || otherCase;
        if (foreign)
            report(otherSpelling(token, word));
        if (foreign || token.is(word)) {
            take();
            return true;
        }
        return false;
    }

    Expression parseOr() { return parseJoined(Expression::Kind::Or, &Parser::parseAnd, u"or"_s, u"||", u"|"); }

    Expression parseAnd() { return parseJoined(Expression::Kind::And, &Parser::parseNot, u"and"_s, u"&&", u"&"); }

    Expression parseJoined(Expression::Kind kind, Expression (Parser::*parseOperandOfIt)(), const QString &word,
                           QStringView doubled, QStringView single)
    {
        std::vector<Expression> operands;
        do {
            operands.push_back((this->*parseOperandOfIt)());
            if (m_stopped)
                return {};
        } while (takeJoiner(word, doubled, single));
        if (operands.size() == 1)
            return std::move(operands.front());
        Expression joined = node(kind, operands.front().outerRange.united(operands.back().outerRange));
        joined.operands = std::move(operands);
        return joined;
    }

    bool takeNot()
    {
        const Token &token = peek();
        if (token.is(u"not")) {
            take();
            return true;
        }
        const Token::Kind next = peek(1).kind;
        const bool operandFollows = next == Token::Kind::Name || next == Token::Kind::Keyword || peek(1).is(u"(");
        const bool otherCase = token.kind == Token::Kind::Name && token.text.toLower() == u"not" && operandFollows;
        if (!otherCase && !token.is(u"!"))
            return false;
        ConditionProblem problem = otherSpelling(token, u"not"_s);
        if (areAdjacent(token, peek(1)))
            problem.replacement += u' ';
        report(problem);
        take();
        return true;
    }

    Expression parseNot()
    {
        QList<qsizetype> starts;
        for (qsizetype start = peek().range.start; takeNot(); start = peek().range.start) {
            starts += start;
            if (m_depth + starts.size() > deepestNesting)
                return stop(nestedTooDeeply({start, peek(-1).range.end}));
        }
        m_depth += starts.size();
        Expression expression = parseComparison();
        m_depth -= starts.size();
        if (m_stopped)
            return {};
        for (auto start = starts.crbegin(); start != starts.crend(); ++start) {
            Expression negation = node(Expression::Kind::Not, {*start, expression.outerRange.end});
            negation.operands.push_back(std::move(expression));
            expression = std::move(negation);
        }
        return expression;
    }

    // Takes a comparison operator, or what was meant as one. Nothing when there is none.
    std::optional<ComparisonOperator> takeComparison(TextRange &where)
    {
        using Op = ComparisonOperator;
        static constexpr std::pair<QStringView, Op> table[] = {
            {u"==", Op::Equal},    {u"!=", Op::NotEqual},     {u"<", Op::Less},    {u"<=", Op::LessEqual},
            {u">", Op::Greater},   {u">=", Op::GreaterEqual}, {u"===", Op::Equal}, {u"!==", Op::NotEqual},
            {u"<>", Op::NotEqual}, {u"=", Op::Equal},         {u":=", Op::Equal},
        };
        const Token &token = peek();
        where = token.range;
        if (token.is(u"is")) {
            take();
            if (!peek().is(u"not"))
                return Op::Is;
            where = where.united(take().range);
            return Op::IsNot;
        }
        if (token.is(u"=") && areAdjacent(token, peek(1)) && (peek(1).is(u">") || peek(1).is(u"<"))) {
            const QString meant = peek(1).text + u'=';
            where = where.united(peek(1).range);
            report(assignmentInsteadOfComparison(where, u'=' + peek(1).text, meant));
            m_place.at += 2;
            return meant == u">=" ? Op::GreaterEqual : Op::LessEqual;
        }
        const auto *found = std::ranges::find_if(table, [&token](const auto &entry) { return token.is(entry.first); });
        if (found == std::end(table))
            return std::nullopt;
        if (found - std::begin(table) >= 6)
            report(assignmentInsteadOfComparison(where, token.text, operatorText(found->second)));
        take();
        return found->second;
    }

    Expression parseComparison()
    {
        QList<bool> sound; // per operand: nothing was wrong in it
        const auto parseOne = [&]() {
            const qsizetype problemsBefore = m_result.problems.size();
            Expression operand = parseOperand();
            sound += m_result.problems.size() == problemsBefore;
            return operand;
        };
        Expression first = parseOne();
        if (m_stopped)
            return {};
        Expression comparison;
        comparison.operands.push_back(std::move(first));
        TextRange where;
        while (const std::optional<ComparisonOperator> op = takeComparison(where)) {
            comparison.operators += *op;
            comparison.operatorRanges += where;
            comparison.operands.push_back(parseOne());
            if (m_stopped)
                return {};
            const Expression &left = comparison.operands[comparison.operands.size() - 2];
            const Expression &right = comparison.operands.back();
            const bool bothSound = sound[sound.size() - 2] && sound.last();
            const bool identity = *op == ComparisonOperator::Is || *op == ComparisonOperator::IsNot;
            if (identity && bothSound && !isSingleton(left) && !isSingleton(right))
                report(isWithoutSingleton(where, *op == ComparisonOperator::IsNot));
            if (bothSound)
                noteLiteralComparison(left, *op, right);
        }
        if (comparison.operators.isEmpty())
            return std::move(comparison.operands.front());
        Expression shell = node(Expression::Kind::Comparison,
                                comparison.operands.front().outerRange.united(comparison.operands.back().outerRange));
        shell.operands = std::move(comparison.operands);
        shell.operators = comparison.operators;
        shell.operatorRanges = comparison.operatorRanges;
        return shell;
    }

    void noteLiteralComparison(const Expression &left, ComparisonOperator op, const Expression &right)
    {
        if (op != ComparisonOperator::Equal && op != ComparisonOperator::NotEqual)
            return;
        const bool referenceFirst = left.kind == Expression::Kind::Reference;
        const Expression &reference = referenceFirst ? left : right;
        const Expression &value = referenceFirst ? right : left;
        if (reference.kind == Expression::Kind::Reference && value.kind == Expression::Kind::Literal)
            m_result.literalComparisons += LiteralComparison{reference.reference, op, value.literal, value.range};
    }

    Expression parseOperand()
    {
        const Token &token = peek();
        switch (token.kind) {
        case Token::Kind::Name: return parseName();
        case Token::Kind::Text: return parseTexts();
        case Token::Kind::Number: return parseNumber(token.range.start);
        case Token::Kind::Keyword:
            if (token.text == u"None")
                return literal(Value::none(), take().range);
            if (token.text == u"True" || token.text == u"False")
                return literal(Value::boolean(token.text == u"True"), take().range);
            return stop(noOperand(m_place));
        case Token::Kind::Operator:
            if (token.is(u"("))
                return parseParentheses();
            if (token.is(u"-") && peek(1).kind == Token::Kind::Number) {
                take();
                Expression number = parseNumber(token.range.start);
                number.literal = negated(number.literal);
                return number;
            }
            return stop(noOperand(m_place));
        case Token::Kind::Newline:
        case Token::Kind::End: return stop(noOperand(m_place));
        }
        Q_UNREACHABLE();
    }

    Expression parseNumber(qsizetype start)
    {
        const Token &token = take();
        if (const ConditionProblem *problem = token.problem())
            report(*problem);
        return literal(token.value(), {start, token.range.end});
    }

    // Texts that stand side by side are one.
    Expression parseTexts()
    {
        TextRange range = peek().range;
        QString joined;
        while (peek().kind == Token::Kind::Text) {
            const Token &token = take();
            if (const ConditionProblem *problem = token.problem())
                report(*problem);
            joined += token.value().toText();
            range = range.united(token.range);
        }
        return literal(Value::text(joined), range);
    }

    Expression parseParentheses()
    {
        const TextRange open = take().range;
        if (++m_depth > deepestNesting)
            return stop(nestedTooDeeply(open));
        if (peek().is(u")"))
            return stop(emptyParentheses(open.united(peek().range)));
        Expression inner = parseOr();
        --m_depth;
        if (m_stopped)
            return {};
        if (peek().is(u","))
            return stop(tupleInParentheses(peek().range));
        if (peek().kind == Token::Kind::End)
            return stop(parenthesisNotClosed(open));
        if (!peek().is(u")"))
            return stop(noContinuation(m_place));
        inner.outerRange = open.united(take().range);
        return inner;
    }

    // Reads on as far as somebody can have meant one name, and then says what is wrong with it.
    Expression parseName()
    {
        QList<TextRange> segments{take().range};
        QStringList names{peek(-1).text};
        std::optional<ConditionProblem> wrong;
        bool dashed = false;
        while (!m_stopped) {
            const TextRange soFar = segments.first().united(segments.last());
            if (isGluedDash(m_place) && (names.size() < 3 || peek(1).kind != Token::Kind::Number)) {
                dashed = true;
                take();
                names.last() += u'-' + peek().text;
                segments.last() = segments.last().united(take().range);
            } else if (isGluedNumber(m_place)) {
                const Token &number = take();
                names += number.text.mid(1);
                segments += TextRange{number.range.start + 1, number.range.end};
                if (!wrong)
                    wrong = digitFirstInName(names.last(), segments.last());
            } else if (!peek().is(u".")) {
                break;
            } else {
                const Token &dot = take();
                const bool keyword = peek().kind == Token::Kind::Keyword && areAdjacent(dot, peek());
                if (peek().kind != Token::Kind::Name && !keyword)
                    return stop(referenceNotFinished(names.join(u'.') + u'.', soFar.united(dot.range)));
                if (keyword && !wrong)
                    wrong = keywordInName(peek().text, peek().range);
                names += peek().text;
                segments += take().range;
            }
        }
        const TextRange whole = segments.first().united(segments.last());
        const QString name = names.join(u'.');
        if (peek().is(u"(")) {
            const bool method = names.size() > 1;
            return stop(callOf(method ? names.last() : name, method ? segments.last() : whole));
        }
        if (peek().is(u"["))
            return stop(indexOf(name, whole));
        if (!wrong && !dashed && names.size() == 3 && names.first() == u"session")
            return reference(names, segments);

        if (names.size() == 1 && !dashed && !wrong) {
            const ConditionProblem problem = unknownName(name, whole);
            if (problem.key == u"condition.unknownName")
                m_result.bareNames += BareName{name, whole};
            report(problem);
        } else if (dashed && (names.size() == 1 || names.first() != u"session")) {
            report(unknownName(name, whole));
        } else if (dashed) {
            report(dashInName(name, whole));
        } else if (wrong) {
            report(*wrong);
        } else if (names.first() == u"session") {
            report(wrongNumberOfParts(name, whole));
        } else {
            report(missingSession(name, whole));
        }
        return literal(Value::none(), whole);
    }

    Expression reference(const QStringList &names, const QList<TextRange> &segments) const
    {
        Expression expression = node(Expression::Kind::Reference, segments.first().united(segments.last()));
        expression.reference = Reference{names[1], names[2], expression.range, segments[1], segments[2]};
        return expression;
    }

    ParsedCondition &m_result;
    TokenPlace m_place;
    qsizetype m_depth = 0;
    bool m_stopped = false;
};

} // namespace

ParsedCondition parse(QStringView text)
{
    ParsedCondition result;
    result.text = text.toString();
    const QList<Token> tokens = tokenize(result.text);
    if (tokens.size() == 1) {
        result.problems += emptyCondition(result.text);
        return result;
    }
    static const QStringList foldMarkers{u">"_s, u"|"_s, u">-"_s, u"|-"_s, u">+"_s, u"|+"_s};
    const TextRange all = tokens.first().range.united(tokens.last().range);
    if (foldMarkers.contains(textIn(result.text, all).toString())) {
        result.problems += onlyFoldMarker(all);
        return result;
    }
    result.references = findReferences(tokens);
    Parser(result, tokens).parse();
    return result;
}

} // namespace overmantel::condition
