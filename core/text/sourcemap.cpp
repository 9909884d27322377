#include "core/text/sourcemap.h"

#include <algorithm>

namespace overmantel {
namespace {

bool isVerbatim(const SourceMap::Piece &piece)
{
    return piece.valueLength == piece.source.length();
}

} // namespace

SourceMap SourceMap::verbatim(TextRange source)
{
    SourceMap map;
    map.append(source.length(), source);
    return map;
}

void SourceMap::append(qsizetype valueLength, TextRange source)
{
    if (m_pieces.isEmpty()) {
        m_pieces.append({0, valueLength, source});
        return;
    }
    // A piece without characters only says where an empty value stands.
    if (valueLength == 0)
        return;
    const Piece &last = m_pieces.constLast();
    if (last.valueLength == 0) {
        m_pieces.last() = {last.valueStart, valueLength, source};
        return;
    }
    m_pieces.append({last.valueStart + last.valueLength, valueLength, source});
}

qsizetype SourceMap::toSource(qsizetype valueOffset) const
{
    if (m_pieces.isEmpty())
        return 0;
    const Piece &last = m_pieces.constLast();
    if (valueOffset >= last.valueStart + last.valueLength)
        return last.source.end;
    const qsizetype offset = std::max(valueOffset, qsizetype(0));
    const auto behind = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
                                         [](qsizetype at, const Piece &piece) { return at < piece.valueStart; });
    const Piece &piece = *std::prev(behind);
    return isVerbatim(piece) ? piece.source.start + (offset - piece.valueStart) : piece.source.start;
}

TextRange SourceMap::toSource(TextRange value) const
{
    const qsizetype start = toSource(value.start);
    if (value.end <= value.start || m_pieces.isEmpty())
        return {start, start};
    // The end belongs to the last character of the range, not to what follows it.
    const qsizetype lastOffset = value.end - 1;
    const Piece &last = m_pieces.constLast();
    if (lastOffset >= last.valueStart + last.valueLength)
        return {start, last.source.end};
    if (lastOffset < 0)
        return {start, start};
    const auto behind = std::upper_bound(m_pieces.begin(), m_pieces.end(), lastOffset,
                                         [](qsizetype at, const Piece &piece) { return at < piece.valueStart; });
    const Piece &piece = *std::prev(behind);
    return {start, isVerbatim(piece) ? piece.source.start + (lastOffset - piece.valueStart) + 1 : piece.source.end};
}

qsizetype SourceMap::toValue(qsizetype sourceOffset) const
{
    const auto behind = std::upper_bound(m_pieces.begin(), m_pieces.end(), sourceOffset,
                                         [](qsizetype at, const Piece &piece) { return at < piece.source.start; });
    if (behind == m_pieces.begin())
        return -1;
    const Piece &piece = *std::prev(behind);
    if (!piece.source.contains(sourceOffset))
        return -1;
    return isVerbatim(piece) ? piece.valueStart + (sourceOffset - piece.source.start) : piece.valueStart;
}

} // namespace overmantel
