#include "core/syntax/yaml/blockedit.h"

#include "core/syntax/yaml/noderewrite.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isEmptyLine(QStringView text, qsizetype line)
{
    const qsizetype first = skipBlanks(text, line);
    return first >= text.size() || text[first] == u'\n';
}

// Behind the empty lines that begin at `line`.
qsizetype behindEmptyLines(QStringView text, qsizetype line)
{
    while (line < text.size() && isEmptyLine(text, line))
        line = qMin(lineEndOf(text, line) + 1, text.size());
    return line;
}

// Where the empty lines right above `line` begin.
qsizetype aboveEmptyLines(QStringView text, qsizetype line, qsizetype limit)
{
    while (line > limit) {
        const qsizetype above = lineStartOf(text, line - 1);
        if (above < limit || !isEmptyLine(text, above))
            break;
        line = above;
    }
    return line;
}

// The lines from `line` up to `end` as they may stand below a unit: empty lines must not become part of
// a block scalar that it ends with.
QString linesBelow(QStringView text, const BlockUnit &unit, qsizetype line, qsizetype end)
{
    const qsizetype content = qMin(behindEmptyLines(text, line), end);
    QString lines = textIn(text, {line, content}).toString();
    if (unit.keeps)
        lines.clear();
    else if (unit.leaf && isBlockScalar(*unit.leaf))
        lines = QString(lines.count(u'\n'), u'\n');
    return lines + textIn(text, {content, end}).toString();
}

TextEdit removeOnly(QStringView text, const Node &collection, const BlockUnit &unit)
{
    const QString empty = collection.isSequence() ? u"[]"_s : u"{}"_s;
    const bool isRoot = collection.parentIndent < 0;
    TextEdit edit;
    if (isRoot || !unit.ownLine) {
        edit.add({unit.start, unit.end}, empty);
        return edit;
    }
    edit.add({collection.slot, collection.slot}, u' ' + empty);
    const qsizetype lineStart = lineStartOf(text, unit.start);
    const qsizetype lineEnd = lineEndOf(text, unit.end);
    if (lineEnd < text.size())
        edit.add({lineStart, lineEnd + 1}, QString());
    else
        edit.add({qMax(lineStart - 1, collection.slot), lineEnd}, QString());
    return edit;
}

} // namespace

TextEdit insertInBlock(QStringView whole, TextRange part, const Node &collection, qsizetype index, const Written &written)
{
    const QStringView text = whole.left(qMin(part.end, whole.size()));
    const BlockLayout layout = blockLayout(text, part, collection);
    const size_t count = layout.units.size();
    if (count == 0)
        return {};
    const size_t at = size_t(qBound(qsizetype(0), index, qsizetype(count)));
    const QString margin(layout.indent, u' ');
    QString lines = written.inLine;
    for (const QString &line : written.below)
        lines += u'\n' + line;
    const bool apart = count > 1 && layout.hasEmptyLine(text, qMin(at > 0 ? at - 1 : 0, count - 2));
    TextEdit edit;
    if (at == 0) {
        const BlockUnit &first = layout.units.front();
        const QString behind = apart ? u"\n\n"_s : u"\n"_s;
        if (first.ownLine)
            edit.add({lineStartOf(text, first.start), lineStartOf(text, first.start)}, margin + lines + behind);
        else
            edit.add({first.item, first.item}, lines + behind + margin);
        return edit;
    }
    const BlockUnit &previous = layout.units[at - 1];
    const qsizetype place = lineEndOf(text, previous.end);
    if (place >= whole.size() && previous.leaf)
        closeLastBlock(whole, *previous.leaf, edit);
    QString added = u'\n' + margin + lines;
    if (apart && !previous.keeps)
        added.prepend(u'\n');
    // A last line without an end has none that the new value could count on.
    if (place >= whole.size() ? written.needsBreak : whole[place] != u'\n')
        added += u'\n';
    edit.add({place, place}, added);
    return edit;
}

TextEdit removeFromBlock(QStringView whole, TextRange part, const Node &collection, qsizetype index)
{
    const QStringView text = whole.left(qMin(part.end, whole.size()));
    const BlockLayout layout = blockLayout(text, part, collection);
    const auto count = qsizetype(layout.units.size());
    if (index < 0 || index >= count)
        return {};
    const BlockUnit &unit = layout.units[size_t(index)];
    if (count == 1)
        return removeOnly(text, collection, unit);
    if (!unit.ownLine) {
        // The next one moves up behind the dash, with the comments between.
        qsizetype next = unit.end;
        while (next < text.size() && (isBlank(text[next]) || text[next] == u'\n'))
            ++next;
        return TextEdit::remove({unit.start, next});
    }
    qsizetype from = lineStartOf(text, unit.start);
    qsizetype to = qMin(lineEndOf(text, unit.end) + 1, text.size());
    const bool isLast = index + 1 == count;
    const bool afterKeeping = index > 0 && layout.units[size_t(index) - 1].keeps;
    const bool afterBlock = index > 0 && layout.units[size_t(index) - 1].leaf && isBlockScalar(*layout.units[size_t(index) - 1].leaf);
    if (afterKeeping || (afterBlock && skipBlanks(text, to) > to && isEmptyLine(text, to))) {
        to = behindEmptyLines(text, to);
    } else if (isLast || isEmptyLine(text, to)) {
        const qsizetype limit = index > 0 ? lineEndOf(text, layout.units[size_t(index) - 1].end) + 1 : part.start;
        from = aboveEmptyLines(text, from, qMax(limit, part.start));
    }
    return TextEdit::remove({from, to});
}

// The texts of the children change places; what stands between two of them (line ends, empty lines,
// comments that belong to none) keeps its place in the order.
TextEdit moveInBlock(QStringView whole, TextRange part, const Node &collection, qsizetype from, qsizetype to)
{
    const QStringView text = whole.left(qMin(part.end, whole.size()));
    const BlockLayout layout = blockLayout(text, part, collection);
    const std::vector<BlockUnit> &units = layout.units;
    const auto count = qsizetype(units.size());
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return {};
    const qsizetype first = qMin(from, to);
    const qsizetype last = qMax(from, to);
    std::vector<qsizetype> order; // the units in their new order
    for (qsizetype index = first; index <= last; ++index) {
        if (index != from)
            order.push_back(index);
    }
    order.insert(to > from ? order.end() : order.begin(), from);

    const BlockUnit &oldLast = units[size_t(last)];
    const BlockUnit &newLast = units[size_t(order.back())];
    const bool withoutEnd = oldLast.end >= whole.size();
    TextEdit closing;
    if (withoutEnd && oldLast.leaf)
        closeLastBlock(whole, *oldLast.leaf, closing);
    const auto unitText = [&](qsizetype index) {
        const BlockUnit &unit = units[size_t(index)];
        QString own = textIn(text, {unit.start, unit.end}).toString();
        if (index != last || closing.isEmpty())
            return own;
        const TextReplacement &fix = closing.replacements().constFirst();
        return own.replace(fix.range.start - unit.start, fix.range.length(), fix.text);
    };
    // Each child brings its own margin; the place behind a dash has none.
    const auto startOf = [&](qsizetype index) {
        const BlockUnit &unit = units[size_t(index)];
        return unit.ownLine ? lineStartOf(text, unit.start) : unit.start;
    };
    const auto marginOf = [&](qsizetype index) {
        const BlockUnit &unit = units[size_t(index)];
        return unit.ownLine ? textIn(text, {startOf(index), unit.start}).toString() : QString(layout.indent, u' ');
    };
    const auto gapText = [&](qsizetype index, const BlockUnit &above) {
        const TextRange gap{units[size_t(index)].end, startOf(index + 1)};
        return u'\n' + linesBelow(text, above, lineEndOf(text, gap.start) + 1, gap.end);
    };

    QString arranged;
    for (size_t place = 0; place < order.size(); ++place) {
        if (place > 0 || units[size_t(first)].ownLine)
            arranged += marginOf(order[place]);
        arranged += unitText(order[place]);
        if (place + 1 < order.size())
            arranged += gapText(first + qsizetype(place), units[size_t(order[place])]);
    }
    TextRange range{startOf(first), oldLast.end};
    const bool endsInBlock = newLast.leaf && isBlockScalar(*newLast.leaf);
    if (endsInBlock && withoutEnd) {
        arranged += u'\n';
    } else if (endsInBlock) {
        const qsizetype below = qMin(lineEndOf(text, range.end) + 1, text.size());
        const qsizetype behind = behindEmptyLines(text, below);
        const QString lines = linesBelow(text, newLast, below, behind);
        if (lines != textIn(text, {below, behind})) {
            arranged += u'\n' + lines;
            range.end = behind;
        }
    }

    // Moving one child down is: taken out here, put in there. What stands between stays untouched
    // where it comes out the same.
    const QString moved = marginOf(from) + unitText(from);
    TextEdit edit;
    if (to > from) {
        const QString gap = textIn(text, {units[size_t(from)].end, startOf(from + 1)}).toString();
        edit.add({startOf(from), startOf(from + 1)}, QString());
        edit.add({oldLast.end, oldLast.end}, gap + moved);
    } else {
        const QString gap = textIn(text, {units[size_t(from) - 1].end, startOf(from)}).toString();
        edit.add({startOf(to), startOf(to)}, moved + gap);
        edit.add({units[size_t(from) - 1].end, units[size_t(from)].end}, QString());
    }
    const TextEdit all = TextEdit::replace(range, arranged);
    const QString before = whole.toString();
    return edit.appliedTo(before) == all.appliedTo(before) ? edit : all;
}

} // namespace overmantel::yaml
