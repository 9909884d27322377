// Puts other text in the place of a node: what fits on its line, and lines below. Knows about block
// scalars, values that are not written, comments on the line, and files without a last line end.
#pragma once

#include "core/syntax/yaml/valuewriter.h"
#include "core/syntax/yaml/yamltree.h"
#include "core/text/textedit.h"

namespace overmantel::yaml {

// The block scalar header at `at`: "|", ">-", "|2+".
QString blockHeader(QStringView text, const Node &scalar);
// "+": the empty lines below are part of the value.
bool keepsEmptyLines(QStringView text, const Node &scalar);
// The node that is written last inside this one.
const Node &lastLeaf(const Node &node);
// Where the last line of a block scalar that is not empty ends, or the line of its header.
qsizetype blockContentEnd(QStringView text, const Node &scalar);
// True for a value whose key has neither value nor colon: {key}, or "? key".
bool lacksColon(QStringView text, const Node &node);

// Whether the node stands behind a dash.
bool isItem(QStringView text, const Node &node);
bool isBlockScalar(const Node &node);
// Whether a block scalar on the line of `at` could swallow what follows: empty lines with white space
// or a comment, deeper than `indent`.
bool deepLineBelow(QStringView text, qsizetype at, qsizetype indent);

TextEdit rewriteNode(QStringView text, const Node &node, const Written &written);

// When a line end is about to be added at the very end of the text, behind this leaf: keeps a block
// scalar there from gaining it.
void closeLastBlock(QStringView text, const Node &leaf, TextEdit &edit);

} // namespace overmantel::yaml
