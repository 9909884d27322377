#include "core/text/textedit.h"

#include <algorithm>

namespace overmantel {
namespace {

TextRange clipped(TextRange range, qsizetype size)
{
    const qsizetype start = qBound(qsizetype(0), range.start, size);
    return {start, qBound(start, range.end, size)};
}

} // namespace

TextEdit TextEdit::replace(TextRange range, QString text)
{
    TextEdit edit;
    edit.add(range, std::move(text));
    return edit;
}

TextEdit TextEdit::between(const QString &before, const QString &after)
{
    if (before == after)
        return {};
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype prefix = 0;
    while (prefix < shorter && before[prefix] == after[prefix])
        ++prefix;
    qsizetype suffix = 0;
    while (suffix < shorter - prefix && before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;
    // A replacement never cuts a surrogate pair: half a character is no text.
    if (prefix > 0 && before[prefix - 1].isHighSurrogate())
        --prefix;
    if (suffix > 0 && before[before.size() - suffix].isLowSurrogate())
        --suffix;
    return replace({prefix, before.size() - suffix}, after.mid(prefix, after.size() - suffix - prefix));
}

bool TextEdit::add(TextRange range, QString text)
{
    Q_ASSERT(range.start <= range.end);
    if (range.isEmpty() && text.isEmpty())
        return true;
    const auto at = std::lower_bound(m_replacements.begin(), m_replacements.end(), range,
                                     [](const TextReplacement &one, TextRange other) { return one.range < other; });
    if (at != m_replacements.end()) {
        if (range.isEmpty() && at->range == range) {
            at->text += text; // two insertions at one place stand in the order in which they were added
            return true;
        }
        if (range.overlaps(at->range) || range == at->range)
            return false;
    }
    if (at != m_replacements.begin() && range.overlaps(std::prev(at)->range))
        return false;
    m_replacements.insert(at, TextReplacement{range, std::move(text)});
    return true;
}

QString TextEdit::appliedTo(const QString &before) const
{
    if (isEmpty())
        return before;
    QString after;
    qsizetype added = 0;
    for (const TextReplacement &one : m_replacements)
        added += one.text.size();
    after.reserve(before.size() + added);
    qsizetype from = 0;
    for (const TextReplacement &one : m_replacements) {
        const TextRange range = clipped(one.range, before.size());
        after += QStringView(before).mid(from, range.start - from);
        after += one.text;
        from = range.end;
    }
    after += QStringView(before).mid(from);
    return after;
}

TextEdit TextEdit::inverse(const QString &before) const
{
    TextEdit back;
    qsizetype shift = 0;
    for (const TextReplacement &one : m_replacements) {
        const TextRange range = clipped(one.range, before.size());
        const qsizetype start = range.start + shift;
        back.add({start, start + one.text.size()}, textIn(before, range).toString());
        shift += one.text.size() - range.length();
    }
    return back;
}

qsizetype TextEdit::mapped(qsizetype offset, Bias bias) const
{
    qsizetype shift = 0;
    for (const TextReplacement &one : m_replacements) {
        if (offset < one.range.start)
            break;
        if (offset == one.range.start) {
            if (!one.range.isEmpty() || bias == Bias::StayBefore)
                break;
            shift += one.text.size();
            continue;
        }
        if (offset < one.range.end)
            return one.range.start + shift + one.text.size();
        shift += one.text.size() - one.range.length();
    }
    return offset + shift;
}

} // namespace overmantel
