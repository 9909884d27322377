#include "core/syntax/condition/conditionreferences.h"

namespace overmantel::condition {

bool areAdjacent(const Token &a, const Token &b)
{
    return a.range.end == b.range.start;
}

bool isGluedDash(const TokenPlace &place)
{
    const Token &next = place.token(1);
    return place.token().is(u"-") && areAdjacent(place.token(-1), place.token()) && areAdjacent(place.token(), next)
           && (next.kind == Token::Kind::Name || next.kind == Token::Kind::Keyword || next.kind == Token::Kind::Number);
}

bool isGluedNumber(const TokenPlace &place)
{
    const Token &token = place.token();
    return token.kind == Token::Kind::Number && token.text.startsWith(u'.') && areAdjacent(place.token(-1), token);
}

QList<Reference> findReferences(const QList<Token> &tokens)
{
    QList<Reference> found;
    for (qsizetype i = 0; i + 4 < tokens.size(); ++i) {
        const auto isName = [&](qsizetype ahead) { return tokens[i + ahead].kind == Token::Kind::Name; };
        const bool three = isName(0) && tokens[i].text == u"session" && tokens[i + 1].is(u".") && isName(2)
                           && tokens[i + 3].is(u".") && isName(4);
        if (!three || (i > 0 && tokens[i - 1].is(u".")))
            continue;
        const TokenPlace behind{tokens, i + 5};
        const bool partOfDashedName = isGluedDash(behind) && behind.token(1).kind != Token::Kind::Number;
        if (behind.token().is(u".") || partOfDashedName || isGluedNumber(behind))
            continue;
        found += Reference{tokens[i + 2].text, tokens[i + 4].text, tokens[i].range.united(tokens[i + 4].range),
                           tokens[i + 2].range, tokens[i + 4].range};
    }
    return found;
}

} // namespace overmantel::condition
