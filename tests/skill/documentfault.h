// What is wrong with a document that was read from a text; empty when nothing is. Ranges must be in
// bounds, in order and not overlapping, and together hold every character of the body that is not white
// space.
#pragma once

#include "core/syntax/condition/characterclasses.h"
#include "core/syntax/skill/skilldocument.h"

#include <algorithm>

namespace overmantel::skill {

using namespace Qt::Literals::StringLiterals;

// Nothing but what Python takes for white space.
inline bool isBlankText(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return condition::isStrippedSpace(c); });
}

inline QString documentFault(const QString &text, const Document &document)
{
    const TextRange all{0, text.size()};
    if (!all.contains(document.frontMatter) || !all.contains(document.body) || document.body.end != text.size())
        return u"front matter or body out of bounds"_s;
    if (document.hasClosingDelimiter && document.frontMatter.end > document.body.start)
        return u"front matter overlaps the body"_s;

    QList<TextRange> parts;
    for (const Fence &fence : document.fences) {
        parts.append(fence.where);
        if (!fence.where.contains(fence.openLine) || !fence.openLine.contains(fence.idRange))
            return u"opening line"_s;
        if (!fence.where.contains(fence.body) || fence.body.start < fence.openLine.end)
            return u"fence body"_s;
        if (textIn(text, fence.idRange) != fence.id)
            return u"id"_s;
        if (fence.tree.root && !fence.body.contains(fence.tree.root->range))
            return u"tree"_s;
    }
    for (const Paragraph &paragraph : document.paragraphs) {
        parts.append(paragraph.where);
        if (paragraph.where.isEmpty() || !paragraph.where.contains(paragraph.body))
            return u"paragraph"_s;
        if (paragraph.marker
            && (paragraph.marker->where.start != paragraph.where.start
                || !paragraph.marker->where.contains(paragraph.marker->condition)
                || paragraph.marker->where.end > paragraph.body.start))
            return u"marker"_s;
        qsizetype last = paragraph.body.start;
        for (const Token &token : paragraph.tokens) {
            if (token.where.start < last || token.where.end > paragraph.body.end || token.where.isEmpty())
                return u"token"_s;
            last = token.where.start;
            for (const TokenSegment &segment : token.segments) {
                if (segment.where.start <= last || !token.where.contains(segment.where)
                    || textIn(text, segment.where) != segment.text)
                    return u"segment"_s;
                last = segment.where.end;
            }
            last = token.where.end;
        }
        for (const StrayMarker &marker : paragraph.strayMarkers) {
            if (!paragraph.where.contains(marker.where) || marker.where.isEmpty())
                return u"stray marker"_s;
        }
    }
    std::ranges::sort(parts);
    qsizetype last = document.body.start;
    for (const TextRange part : parts) {
        if (part.start < last)
            return u"parts overlap"_s;
        if (!isBlankText(textIn(text, {last, part.start})))
            return u"text in no part"_s;
        last = part.end;
    }
    return isBlankText(textIn(text, {last, document.body.end})) ? QString() : u"text behind the last part"_s;
}

} // namespace overmantel::skill
