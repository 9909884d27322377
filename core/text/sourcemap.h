// Maps the decoded value of a scalar (escapes resolved, lines folded, indentation removed) back to
// the characters of the file, so that a word inside a folded scalar is marked exactly.
#pragma once

#include "core/text/textrange.h"

#include <QList>

namespace overmantel {

class SourceMap
{
public:
    // A run of the value and the characters it came from. Equal lengths map one to one; otherwise
    // (an escape, a folded line end) the whole run maps to the whole source range.
    struct Piece
    {
        qsizetype valueStart = 0;
        qsizetype valueLength = 0;
        TextRange source;
    };

    SourceMap() = default;
    // For a value that stands in the file as it is.
    static SourceMap verbatim(TextRange source);

    // Pieces are appended in the order of the value, without gaps in it.
    void append(qsizetype valueLength, TextRange source);

    bool isEmpty() const { return m_pieces.isEmpty(); }
    const QList<Piece> &pieces() const { return m_pieces; }
    // The file range of a range of the value; an empty range maps to an empty one. Clipped.
    TextRange toSource(TextRange value) const;
    qsizetype toSource(qsizetype valueOffset) const;
    // The value offset for a file offset; -1 when the character is not part of the value.
    qsizetype toValue(qsizetype sourceOffset) const;

private:
    QList<Piece> m_pieces;
};

} // namespace overmantel
