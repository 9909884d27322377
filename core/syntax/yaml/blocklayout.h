// Where the children of a block collection stand with what belongs to them: the comment lines right
// above (no empty line between), the comment on the last line, and deeper comments below.
#pragma once

#include "core/syntax/yaml/yamltree.h"

#include <vector>

namespace overmantel::yaml {

struct BlockUnit
{
    qsizetype start = 0; // first character: of the first comment that belongs to it, or of the child
    qsizetype item = 0;  // the dash or key
    qsizetype end = 0;   // behind the last character; the line end is not part of it
    bool ownLine = true; // only white space stands before `start` on its line
    bool keeps = false;  // empty lines below would become part of its last value
    const Node *leaf = nullptr; // what is written last in it, when nothing of the unit stands behind
};

struct BlockLayout
{
    qsizetype indent = 0; // column of the dashes or keys
    std::vector<BlockUnit> units;

    bool hasEmptyLine(QStringView text, size_t gap) const; // between unit `gap` and the next
};

BlockLayout blockLayout(QStringView text, TextRange part, const Node &collection);

} // namespace overmantel::yaml
