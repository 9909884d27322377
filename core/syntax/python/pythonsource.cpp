#include "core/syntax/python/pythonsource.h"

namespace overmantel::python {

Source::Source(QStringView text) : m_text(text)
{
    Tokens tokens = tokenize(text);
    m_tokens = std::move(tokens.all);
    m_fault = std::move(tokens.fault);
    readLines();
    matchBrackets();
    for (const TokenSpan line : m_lines) {
        readImports(line);
        if (indentOf(line) == 0)
            readConstant(line);
    }
}

void Source::readLines()
{
    qsizetype begin = 0;
    for (qsizetype i = 0; i < m_tokens.size(); ++i) {
        if (m_tokens[i].kind != Token::Kind::NewLine)
            continue;
        m_lines.append({begin, i});
        begin = i + 1;
    }
}

bool Source::is(qsizetype token, QStringView spelling) const
{
    const Token::Kind kind = m_tokens[token].kind;
    return (kind == Token::Kind::Name || kind == Token::Kind::Operator) && word(token) == spelling;
}

TextRange Source::rangeOf(TokenSpan span) const
{
    if (span.isEmpty())
        return {m_tokens[span.begin].where.start, m_tokens[span.begin].where.start};
    return {m_tokens[span.begin].where.start, m_tokens[span.end - 1].where.end};
}

// Once for the file, so that calls inside calls cost no more than their length. Kinds of brackets are
// not compared, and none reaches into the next statement.
void Source::matchBrackets()
{
    m_closing.fill(m_tokens.size(), m_tokens.size());
    QList<qsizetype> open;
    for (qsizetype i = 0; i < m_tokens.size(); ++i) {
        if (m_tokens[i].kind == Token::Kind::NewLine)
            open.clear();
        else if (is(i, u"(") || is(i, u"[") || is(i, u"{"))
            open.append(i);
        else if (!open.isEmpty() && (is(i, u")") || is(i, u"]") || is(i, u"}")))
            m_closing[open.takeLast()] = i;
    }
}

QList<TokenSpan> Source::splitAtCommas(TokenSpan span) const
{
    QList<TokenSpan> parts;
    qsizetype begin = span.begin;
    bool inLambda = false; // its own commas end with its colon
    for (qsizetype i = span.begin; i < span.end; ++i) {
        if (is(i, u"lambda"))
            inLambda = true;
        else if (is(i, u":"))
            inLambda = false;
        if (is(i, u"(") || is(i, u"[") || is(i, u"{")) {
            i = closing(i, span.end);
        } else if (is(i, u",") && !inLambda) {
            if (i > begin)
                parts.append({begin, i});
            begin = i + 1;
        }
    }
    if (begin < span.end)
        parts.append({begin, span.end});
    return parts;
}

QList<Argument> Source::arguments(qsizetype open, qsizetype close) const
{
    QList<Argument> arguments;
    for (const TokenSpan part : splitAtCommas({open + 1, close})) {
        Argument argument{.keyword = {}, .value = part};
        argument.isUnpacked = is(part.begin, u"*") || is(part.begin, u"**");
        if (isName(part.begin) && part.begin + 1 < part.end && is(part.begin + 1, u"=")) {
            argument.keyword = word(part.begin).toString();
            argument.value.begin += 2;
        }
        arguments.append(argument);
    }
    return arguments;
}

std::optional<Literal> Source::literal(TokenSpan span, const QSet<QString> &hidden) const
{
    while (!span.isEmpty() && is(span.begin, u"(") && closing(span.begin, span.end) == span.end - 1) {
        ++span.begin;
        --span.end;
    }
    if (span.isEmpty())
        return {};
    if (span.end - span.begin == 1 && isName(span.begin)) {
        const QString name = word(span.begin).toString();
        return hidden.contains(name) ? std::nullopt : m_constants.value(name);
    }
    return texts(span);
}

std::optional<Literal> Source::texts(TokenSpan span) const
{
    std::optional<Literal> result;
    bool expectsText = true;
    for (qsizetype i = span.begin; i < span.end; ++i) {
        const Token &token = m_tokens[i];
        if (is(i, u"+") && !expectsText) {
            expectsText = true;
            continue;
        }
        if (token.kind != Token::Kind::Text || !token.isLiteral)
            return {};
        expectsText = false;
        if (!result) {
            result = Literal{.text = decodedText(m_text, token), .where = token.content};
            continue;
        }
        result->text += decodedText(m_text, token);
        result->where.end = token.content.end;
        result->isJoined = true;
    }
    return expectsText ? std::nullopt : result;
}

bool Source::isCalled(QStringView name, QStringView original) const
{
    return name == original || m_aliases.value(name.toString()) == original;
}

// from … import a as b, (c as d)
void Source::readImports(TokenSpan line)
{
    if (!is(line.begin, u"from"))
        return;
    for (qsizetype i = line.begin; i + 2 < line.end; ++i) {
        if (is(i + 1, u"as") && isName(i) && isName(i + 2))
            m_aliases.insert(word(i + 2).toString(), word(i).toString());
    }
}

// NAME = "text" and NAME: str = "text"
void Source::readConstant(TokenSpan line)
{
    if (!isName(line.begin) || line.begin + 1 >= line.end)
        return;
    qsizetype equals = line.begin + 1;
    if (is(equals, u":")) {
        while (equals < line.end && !is(equals, u"="))
            ++equals;
    }
    if (equals >= line.end || (!is(equals, u"=") && !is(equals, u"+=")))
        return;
    const QString name = word(line.begin).toString();
    std::optional<Literal> value;
    if (!m_constants.contains(name) && is(equals, u"="))
        value = texts({equals + 1, line.end});
    m_constants.insert(name, value);
}

} // namespace overmantel::python
