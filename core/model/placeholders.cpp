#include "core/model/placeholders.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

QList<Placeholder> placeholders(QStringView text)
{
    // A namespace is a folder's name and may hold dashes; an entry is a name as in Python.
    static const QRegularExpression pattern(u"\\{(?:session\\.([\\w-]+)\\.(\\w+)|([^\\W\\d]\\w*))\\}"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    QList<Placeholder> result;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(text.toString());
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const TextRange where{match.capturedStart(), match.capturedEnd()};
        const TextRange name{where.start + 1, where.end - 1};
        if (match.hasCaptured(1))
            result += {where, name, match.captured(1), match.captured(2)};
        else
            result += {where, name, {}, match.captured(3)};
    }
    return result;
}

namespace {

bool isPathCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'.' || c == u'-';
}

// A name or several with dots between them that begins with a letter.
bool isPath(QStringView text)
{
    return !text.isEmpty() && (text.front().isLetter() || text.front() == u'_') && std::all_of(text.begin(), text.end(), isPathCharacter);
}

qsizetype nextBrace(QStringView text, qsizetype from)
{
    while (from < text.size() && text[from] != u'{' && text[from] != u'}')
        ++from;
    return from;
}

} // namespace

QList<PlaceholderSlip> placeholderSlips(QStringView text)
{
    using Kind = PlaceholderSlip::Kind;
    QList<PlaceholderSlip> slips;
    const auto add = [&](Kind kind, TextRange where, QStringView name) {
        slips.append({.kind = kind, .where = where, .name = name.toString()});
    };
    for (qsizetype i = nextBrace(text, 0); i < text.size(); i = nextBrace(text, i)) {
        if (text[i] == u'}') {
            qsizetype start = i;
            while (start > 0 && isPathCharacter(text[start - 1]))
                --start;
            if (isPath(text.sliced(start, i - start)))
                add(Kind::Unopened, {start, i + 1}, text.sliced(start, i - start));
            ++i;
            continue;
        }
        const bool isDouble = i + 1 < text.size() && text[i + 1] == u'{';
        const qsizetype open = isDouble ? i + 1 : i;
        const qsizetype close = nextBrace(text, open + 1);
        const QStringView inside = text.sliced(open + 1, close - open - 1);
        if (close == text.size() || text[close] == u'{') {
            qsizetype end = 0;
            while (end < inside.size() && isPathCharacter(inside[end]))
                ++end;
            while (end > 0 && (inside[end - 1] == u'.' || inside[end - 1] == u'-')) // belongs to the sentence
                --end;
            if (isPath(inside.first(end)))
                add(Kind::Unclosed, {open, open + 1 + end}, inside.first(end));
            i = close;
            continue;
        }
        const QStringView name = inside.trimmed();
        if (isDouble && close + 1 < text.size() && text[close + 1] == u'}' && isPath(name)) {
            add(Kind::DoubleBraces, {i, close + 2}, name);
            i = close + 2;
            continue;
        }
        if (isPath(inside) && inside.contains(u'.') && placeholders(text.sliced(open, close + 1 - open)).isEmpty())
            add(Kind::Segments, {open, close + 1}, inside);
        i = close + 1;
    }
    return slips;
}

std::optional<SetPayload> setPayload(QStringView payload)
{
    static constexpr QStringView prefix = u"set:";
    if (!payload.startsWith(prefix))
        return std::nullopt;
    const qsizetype equals = payload.indexOf(u'=');
    qsizetype start = prefix.size();
    qsizetype end = equals < 0 ? payload.size() : equals;
    while (start < end && payload[start].isSpace())
        ++start;
    while (end > start && payload[end - 1].isSpace())
        --end;
    SetPayload set{.reference = payload.mid(start, end - start).toString(), .where = {start, end}, .value = {}};
    if (equals >= 0)
        set.value = payload.mid(equals + 1).toString();
    return set;
}

} // namespace overmantel
