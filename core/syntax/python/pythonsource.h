// The tokens of one Python file with the questions that the scan asks: logical lines, arguments of a
// call, literals, and what the module level says (constants, other names of imports).
#pragma once

#include "core/syntax/python/pythonlexer.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace overmantel::python {

// Indices of tokens, half-open.
struct TokenSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;

    bool isEmpty() const { return begin >= end; }
};

struct Argument
{
    QString keyword; // empty for a positional one
    TokenSpan value;
    bool isUnpacked = false; // *x or **x
};

struct Literal
{
    QString text;
    TextRange where; // without quotes; of joined literals from the first to the last
    bool isJoined = false;
};

class Source
{
public:
    explicit Source(QStringView text);

    const std::optional<SyntaxProblem> &fault() const { return m_fault; }
    // Logical lines without their NewLine, in file order; none is empty.
    const QList<TokenSpan> &lines() const { return m_lines; }
    qsizetype indentOf(TokenSpan line) const { return m_tokens[line.begin].indent; }

    QStringView word(qsizetype token) const { return textIn(m_text, m_tokens[token].where); }
    bool isName(qsizetype token) const { return m_tokens[token].kind == Token::Kind::Name; }
    // A name or an operator spelled like this; a text with these characters is none.
    bool is(qsizetype token, QStringView spelling) const;
    TextRange rangeOf(TokenSpan span) const;
    QStringView textOf(TokenSpan span) const { return textIn(m_text, rangeOf(span)); }

    // The bracket that closes the one at `open`, or `limit` when none does before it.
    qsizetype closing(qsizetype open, qsizetype limit) const { return qMin(m_closing[open], limit); }
    // Stretches between commas that stand in no further brackets; no empty ones.
    QList<TokenSpan> splitAtCommas(TokenSpan span) const;
    QList<Argument> arguments(qsizetype open, qsizetype close) const;

    // A text, several joined by position or "+", or a constant of the module that `hidden` does not name.
    std::optional<Literal> literal(TokenSpan span, const QSet<QString> &hidden = {}) const;

    // What a name is called in this file: itself and the names given by "import … as …".
    bool isCalled(QStringView name, QStringView original) const;

private:
    std::optional<Literal> texts(TokenSpan span) const;
    void readLines();
    void matchBrackets();
    void readImports(TokenSpan line);
    void readConstant(TokenSpan line);

    QStringView m_text;
    QList<Token> m_tokens;
    std::optional<SyntaxProblem> m_fault;
    QList<TokenSpan> m_lines;
    QList<qsizetype> m_closing;                         // by token; the number of tokens for what is no opening bracket
    QHash<QString, QString> m_aliases;                  // other name -> imported name
    QHash<QString, std::optional<Literal>> m_constants; // nothing: assigned more than once
};

} // namespace overmantel::python
