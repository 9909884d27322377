#include "core/syntax/yaml/yamledit.h"

#include "core/syntax/yaml/blockedit.h"
#include "core/syntax/yaml/flowedit.h"
#include "core/syntax/yaml/noderewrite.h"
#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/valuewriter.h"
#include "core/syntax/yaml/writtencollection.h"
#include "core/syntax/yaml/yamlreader.h"

#include <algorithm>

namespace overmantel::yaml {
namespace {

bool isBlock(const Node &collection)
{
    return collection.collectionStyle == CollectionStyle::Block;
}

// [] or {} outside of any flow collection: children may be written as a block in its place.
bool isEmptyInBlock(QStringView text, const Node &collection)
{
    if (isBlock(collection) || collection.inFlow || !collection.items.empty() || !collection.entries.empty())
        return false;
    if (collection.parentIndent < 0 && isOnMarkLine(text, collection.range.start))
        return false;
    return skipBlanks(text, collection.range.start + 1) == collection.range.end - 1;
}

// As what the collection itself stands in its parent.
WriteAs placeOf(QStringView text, const Node &collection)
{
    return isItem(text, collection) ? WriteAs::Item : WriteAs::EntryValue;
}

struct Spot
{
    qsizetype column = 0;
    WriteStyle style;
};

Spot spotOf(QStringView text, TextRange part, const Node &collection, qsizetype index)
{
    const BlockLayout layout = blockLayout(text, part, collection);
    Spot spot{.column = layout.indent, .style = styleOf(text, collection)};
    if (index <= 0 && !layout.units.empty()) {
        // A deeper comment above the first child would become part of a block scalar above it.
        const qsizetype start = layout.units.front().start;
        spot.style.blockScalars = start - lineStartOf(text, start) <= layout.indent;
    } else if (!layout.units.empty()) {
        const size_t previous = size_t(qMin(index, qsizetype(layout.units.size()))) - 1;
        spot.style.blockScalars = !deepLineBelow(text, layout.units[previous].end, layout.indent);
    }
    return spot;
}

bool holdsAnchor(const Node &node)
{
    return !node.anchor.isEmpty() || std::any_of(node.items.begin(), node.items.end(), holdsAnchor)
        || std::any_of(node.entries.begin(), node.entries.end(), [](const Entry &entry) { return holdsAnchor(entry.key) || holdsAnchor(entry.value); });
}

// Nothing where the edit would take away, or move behind its aliases, what they stand for.
TextEdit unlessAliasesBreak(QStringView text, TextRange part, const Node &collection, TextEdit edit)
{
    if (edit.isEmpty() || !holdsAnchor(collection))
        return edit;
    const QString after = edit.appliedTo(text.toString());
    const Tree tree = read(after, {part.start, part.end + after.size() - text.size()}, Aliases::AsWritten);
    return tree.parsed ? edit : TextEdit();
}

// Runs an edit on the collection as it is written. The empty edit where nothing of it is.
template<typename Edit>
TextEdit onWritten(QStringView text, TextRange part, const Node &collection, Edit edit)
{
    if (!collection.hasForeign)
        return edit(collection, [](qsizetype index) { return index; });
    const WrittenCollection written(text, part, collection);
    if (!written.node())
        return {};
    return edit(*written.node(), [&](qsizetype index) { return written.indexOf(collection, index); });
}

TextEdit insertWrittenEntry(QStringView text, TextRange part, const Node &mapping, qsizetype index, const QString &key, const Value &value)
{
    if (isEmptyInBlock(text, mapping)) {
        // Written as a block even where the new value alone could stand in braces.
        const qsizetype indent = mapping.parentIndent;
        // At its own place where that is no key's line, else below the key.
        const bool onLine = indent < 0 || placeOf(text, mapping) == WriteAs::Item
            || textIn(text, {mapping.slot, mapping.range.start}).contains(u'\n');
        const WriteStyle style{.blockScalars = !deepLineBelow(text, mapping.range.end, indent)};
        const qsizetype column = onLine ? mapping.range.start - lineStartOf(text, mapping.range.start) : indent + style.step;
        Written entry = writeEntry(key, value, column, style);
        if (!onLine) {
            entry.below.prepend(QString(column, u' ') + entry.inLine);
            entry.inLine.clear();
        }
        return rewriteNode(text, mapping, entry);
    }
    if (!isBlock(mapping))
        return insertInFlow(text, mapping, index, flowEntry(key, value));
    const auto [column, style] = spotOf(text, part, mapping, index);
    return insertInBlock(text, part, mapping, index, writeEntry(key, value, column, style));
}

TextEdit insertWrittenItem(QStringView text, TextRange part, const Node &sequence, qsizetype index, const Value &value)
{
    const bool isScalar = value.kind() != Value::Kind::List && value.kind() != Value::Kind::Object;
    if (isEmptyInBlock(text, sequence) && !isScalar && sequence.parentIndent >= 0)
        return rewriteNode(text, sequence,
                           writeValue(Value::list({value}), sequence.parentIndent, placeOf(text, sequence),
                                      {.blockScalars = !deepLineBelow(text, sequence.range.end, sequence.parentIndent)}));
    if (!isBlock(sequence))
        return insertInFlow(text, sequence, index, flowText(value));
    const auto [column, style] = spotOf(text, part, sequence, index);
    return insertInBlock(text, part, sequence, index, writeItem(value, column, style));
}

} // namespace

TextEdit insertEntry(QStringView text, TextRange part, const Node &mapping, qsizetype index, const QString &key, const Value &value)
{
    return onWritten(text, part, mapping, [&](const Node &written, const auto &at) {
        return insertWrittenEntry(text, part, written, at(index), key, value);
    });
}

TextEdit insertItem(QStringView text, TextRange part, const Node &sequence, qsizetype index, const Value &value)
{
    return onWritten(text, part, sequence, [&](const Node &written, const auto &at) {
        return insertWrittenItem(text, part, written, at(index), value);
    });
}

TextEdit removeEntry(QStringView text, TextRange part, const Node &mapping, qsizetype index)
{
    return onWritten(text, part, mapping, [&](const Node &written, const auto &at) {
        return unlessAliasesBreak(text, part, written,
                                  isBlock(written) ? removeFromBlock(text, part, written, at(index)) : removeFromFlow(text, written, at(index)));
    });
}

TextEdit removeItem(QStringView text, TextRange part, const Node &sequence, qsizetype index)
{
    return onWritten(text, part, sequence, [&](const Node &written, const auto &at) {
        return unlessAliasesBreak(text, part, written,
                                  isBlock(written) ? removeFromBlock(text, part, written, at(index)) : removeFromFlow(text, written, at(index)));
    });
}

TextEdit moveItem(QStringView text, TextRange part, const Node &sequence, qsizetype from, qsizetype to)
{
    return onWritten(text, part, sequence, [&](const Node &written, const auto &at) {
        return unlessAliasesBreak(text, part, written,
                                  isBlock(written) ? moveInBlock(text, part, written, at(from), at(to)) : moveInFlow(text, written, at(from), at(to)));
    });
}

} // namespace overmantel::yaml
