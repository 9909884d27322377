// The tokens of prose: "@" followed by one of four words and its segments, and bare session references.
#include "core/syntax/condition/characterclasses.h"
#include "core/syntax/skill/proselines.h"
#include "core/syntax/skill/skilldocument.h"

namespace overmantel::skill {

namespace {

struct Prefix
{
    QStringView word;
    TokenKind kind;
};
constexpr Prefix prefixes[] = {
    {u"memory", TokenKind::Memory},
    {u"block", TokenKind::Block},
    {u"skill", TokenKind::Skill},
    {u"tool", TokenKind::Tool},
};

bool isSegmentCharacter(char32_t c)
{
    return c == U'-' || condition::continuesName(c);
}

class TokenScan
{
public:
    TokenScan(QStringView text, TextRange part) : m_text(text), m_part(part) {}

    QList<Token> tokens()
    {
        LineCursor lines(m_text, m_part);
        while (lines.hasNext())
            scanLine(lines.next());
        return std::move(m_tokens);
    }

private:
    void scanLine(TextRange line)
    {
        const bool meantAsCondition = beginsWithIf(textIn(m_text, line));
        qsizetype at = line.start;
        while (at < line.end) {
            const QChar c = m_text[at];
            std::optional<Token> token;
            if (c == u'@')
                token = tokenAt(at, line);
            else if (c == u's' && !meantAsCondition)
                token = sessionAt(at, line);
            if (!token) {
                ++at;
                continue;
            }
            at = token->where.end;
            m_tokens.append(*token);
        }
    }

    // A word character before "@" makes it an address ("me@skill.com"), a longer word before
    // "session" another name.
    bool followsWord(qsizetype at, TextRange line) const
    {
        if (at == line.start)
            return false;
        qsizetype before = at - 1;
        if (before > line.start && m_text[before].isLowSurrogate() && m_text[before - 1].isHighSurrogate())
            --before;
        return condition::continuesName(condition::codePointAt(m_text, before));
    }

    std::optional<Token> tokenAt(qsizetype at, TextRange line) const
    {
        if (followsWord(at, line))
            return {};
        const QStringView rest = textIn(m_text, {at + 1, line.end});
        for (const Prefix &prefix : prefixes) {
            if (!rest.startsWith(prefix.word))
                continue;
            const qsizetype behind = at + 1 + prefix.word.size();
            if (segmentEnd(behind, line) != behind) // "@skillful", "@tool-based"
                continue;
            return withSegments({.kind = prefix.kind, .where = {at, behind}, .segments = {}}, line);
        }
        return {};
    }

    // "@session" is a word of its own and "a.session" the end of another reference.
    std::optional<Token> sessionAt(qsizetype at, TextRange line) const
    {
        static constexpr QStringView word = u"session";
        if (!textIn(m_text, {at, line.end}).startsWith(word) || followsWord(at, line))
            return {};
        if (at > line.start && (m_text[at - 1] == u'@' || m_text[at - 1] == u'.'))
            return {};
        Token token = withSegments({.kind = TokenKind::Session, .where = {at, at + word.size()}, .segments = {}}, line);
        // "the session.Then": a missing space, not a reference.
        if (token.segments.size() < 2)
            return {};
        return token;
    }

    // A dot with no word behind it ends the sentence, not the token.
    Token withSegments(Token token, TextRange line) const
    {
        while (token.where.end < line.end && m_text[token.where.end] == u'.') {
            const qsizetype start = token.where.end + 1;
            const qsizetype end = segmentEnd(start, line);
            if (end == start)
                break;
            token.segments.append({.text = m_text.mid(start, end - start).toString(), .where = {start, end}});
            token.where.end = end;
        }
        return token;
    }

    qsizetype segmentEnd(qsizetype at, TextRange line) const
    {
        while (at < line.end) {
            const char32_t c = condition::codePointAt(m_text, at);
            if (!isSegmentCharacter(c))
                break;
            at += condition::unitsOf(c);
        }
        return qMin(at, line.end);
    }

    QStringView m_text;
    TextRange m_part;
    QList<Token> m_tokens;
};

} // namespace

bool Token::isComplete() const
{
    const bool namesAnEntry = kind == TokenKind::Memory || kind == TokenKind::Session;
    return segments.size() == (namesAnEntry ? 2 : 1);
}

QList<Token> proseTokens(QStringView text, TextRange part)
{
    part.start = qBound(qsizetype(0), part.start, text.size());
    part.end = qBound(part.start, part.end, text.size());
    return TokenScan(text, part).tokens();
}

QList<StrayMarker> instructionMarkers(QStringView text)
{
    QList<StrayMarker> markers;
    LineCursor lines(text, {0, text.size()});
    while (lines.hasNext()) {
        const TextRange line = lines.next();
        if (beginsWithIf(textIn(text, line)))
            markers.append({.kind = StrayMarkerKind::IfInInstructions, .where = trimmed(text, line)});
    }
    return markers;
}

} // namespace overmantel::skill
