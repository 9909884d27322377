#include "core/syntax/yaml/blocklayout.h"

#include "core/syntax/yaml/noderewrite.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {
namespace {

struct Child
{
    qsizetype item = 0;
    qsizetype end = 0;
    const Node *leaf = nullptr;
};

std::vector<Child> childrenOf(QStringView text, const Node &collection)
{
    std::vector<Child> children;
    for (const Entry &entry : collection.entries) {
        const bool hasValue = entry.value.range.end > entry.key.range.end;
        children.push_back({entry.range.start, entry.range.end, &lastLeaf(hasValue ? entry.value : entry.key)});
    }
    qsizetype from = collection.range.start;
    for (const Node &item : collection.items) {
        const qsizetype dash = skipGap(text, from);
        from = qMax(item.range.end, item.slot);
        children.push_back({dash, from, &lastLeaf(item)});
    }
    return children;
}

// Over the rest of the line, when it is a comment, and over deeper comment lines below.
qsizetype withComments(QStringView text, qsizetype end, qsizetype limit, qsizetype indent)
{
    // White space at the end of the line goes along: behind a block scalar it would be part of it.
    end = skipBlanks(text, end);
    if (isAt(text, end, u'#'))
        end = lineEndOf(text, end);
    qsizetype line = lineEndOf(text, end) + 1;
    while (line < limit) {
        const qsizetype first = skipBlanks(text, line);
        if (isAt(text, first, u'#') && first - line > indent)
            end = lineEndOf(text, first);
        else if (first < text.size() && text[first] != u'\n')
            break;
        line = lineEndOf(text, first) + 1;
    }
    return end;
}

// Up over the comment lines right above; `anyColumn` takes deeper ones as well.
qsizetype withCommentsAbove(QStringView text, qsizetype item, qsizetype limit, qsizetype indent, bool anyColumn)
{
    qsizetype start = item;
    qsizetype line = lineStartOf(text, item);
    while (line > limit) {
        const qsizetype above = lineStartOf(text, line - 1);
        const qsizetype first = skipBlanks(text, above);
        if (above < limit || !isAt(text, first, u'#') || (!anyColumn && first - above > indent))
            break;
        start = first;
        line = above;
    }
    return start;
}

} // namespace

bool BlockLayout::hasEmptyLine(QStringView text, size_t gap) const
{
    const QStringView between = textIn(text, {lineEndOf(text, units[gap].end), units[gap + 1].start});
    qsizetype line = 1;
    while (line < between.size()) {
        const qsizetype first = skipBlanks(between, line);
        if (isAt(between, first, u'\n'))
            return true;
        line = lineEndOf(between, first) + 1;
    }
    return false;
}

BlockLayout blockLayout(QStringView whole, TextRange part, const Node &collection)
{
    const QStringView text = whole.left(qMin(part.end, whole.size()));
    BlockLayout layout;
    const std::vector<Child> children = childrenOf(text, collection);
    if (children.empty())
        return layout;
    const qsizetype firstItem = children.front().item;
    layout.indent = firstItem - qMax(lineStartOf(text, firstItem), part.start);
    qsizetype limit = part.start;
    for (size_t index = 0; index < children.size(); ++index) {
        const Child &child = children[index];
        BlockUnit unit;
        unit.item = unit.start = child.item;
        const qsizetype lineStart = qMax(lineStartOf(text, child.item), part.start);
        unit.ownLine = skipBlanks(text, lineStart) == child.item;
        if (unit.ownLine)
            unit.start = withCommentsAbove(text, child.item, limit, layout.indent, index == 0);
        const qsizetype next = index + 1 < children.size() ? children[index + 1].item : text.size();
        unit.end = withComments(text, child.end, next, layout.indent);
        if (unit.end == child.end) {
            unit.leaf = child.leaf;
            unit.keeps = keepsEmptyLines(text, *child.leaf);
        }
        limit = qMin(lineEndOf(text, unit.end) + 1, text.size());
        layout.units.push_back(unit);
    }
    return layout;
}

} // namespace overmantel::yaml
