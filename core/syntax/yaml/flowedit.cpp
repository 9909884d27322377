#include "core/syntax/yaml/flowedit.h"

#include "core/syntax/yaml/scan.h"

#include <vector>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

struct FlowUnit
{
    qsizetype lead = 0;   // the first own-line comment right above, or `start`
    qsizetype start = 0;
    qsizetype end = 0;
    qsizetype comma = -1; // the one behind it
    qsizetype tail = 0;   // behind the comment on its line, if it is the last child there; else behind comma or end
    bool ownLine = false; // begins its line, counted from `lead`
    bool endsLine = false; // nothing but a comment follows on the line of its end

    qsizetype behind() const { return comma >= 0 ? comma + 1 : end; }
    bool hasTail() const { return tail > behind(); }
};

bool beginsLine(QStringView text, qsizetype at, qsizetype limit)
{
    const qsizetype line = lineStartOf(text, at);
    return line > limit && skipBlanks(text, line) == at;
}

std::vector<FlowUnit> flowUnits(QStringView text, const Node &collection)
{
    std::vector<FlowUnit> units;
    const auto add = [&](qsizetype start, qsizetype end) {
        FlowUnit unit;
        unit.start = unit.lead = start;
        unit.end = end;
        units.push_back(unit);
    };
    for (const Entry &entry : collection.entries)
        add(entry.range.start, entry.range.end);
    for (const Node &item : collection.items)
        add(item.properties.isEmpty() ? item.range.start : item.properties.start, item.range.end);
    const qsizetype open = collection.range.start;
    qsizetype limit = open; // comments above this belong to the child before
    for (FlowUnit &unit : units) {
        const qsizetype next = skipGap(text, unit.end);
        if (isAt(text, next, u','))
            unit.comma = next;
        const qsizetype rest = skipBlanks(text, unit.behind());
        unit.endsLine = isAt(text, rest, u'\n') || isAt(text, rest, u'#');
        unit.tail = isAt(text, rest, u'#') ? lineEndOf(text, rest) : unit.behind();
        while (beginsLine(text, unit.lead, limit)) {
            const qsizetype above = lineStartOf(text, lineStartOf(text, unit.lead) - 1);
            const qsizetype first = skipBlanks(text, above);
            if (above <= limit || !isAt(text, first, u'#'))
                break;
            unit.lead = first;
        }
        unit.ownLine = beginsLine(text, unit.lead, open);
        limit = unit.tail;
    }
    return units;
}

bool hasComment(QStringView text, qsizetype from, qsizetype to)
{
    return textIn(text, {from, to}).contains(u'#');
}

// Whether a comment stands between the children.
bool hasComments(QStringView text, const Node &collection, const std::vector<FlowUnit> &units)
{
    qsizetype from = collection.range.start;
    for (const FlowUnit &unit : units) {
        if (hasComment(text, from, unit.start))
            return true;
        from = unit.end;
    }
    return hasComment(text, from, collection.range.end);
}

// The single pair of "[key: value]", a mapping without braces.
bool isBarePair(QStringView text, const Node &collection)
{
    return collection.isMapping() && !isAt(text, collection.range.start, u'{');
}

} // namespace

TextEdit insertInFlow(QStringView text, const Node &collection, qsizetype index, const QString &written)
{
    if (isBarePair(text, collection)) {
        TextEdit braces;
        braces.add({collection.range.start, collection.range.start}, index <= 0 ? u'{' + written + u", "_s : u"{"_s);
        braces.add({collection.range.end, collection.range.end}, index <= 0 ? u"}"_s : u", "_s + written + u'}');
        return braces;
    }
    const std::vector<FlowUnit> units = flowUnits(text, collection);
    const auto count = qsizetype(units.size());
    if (count == 0) {
        const TextRange inside{collection.range.start + 1, collection.range.end - 1};
        const bool isPlainSpace = skipBlanks(text, inside.start) == inside.end;
        return isPlainSpace ? TextEdit::replace(inside, written) : TextEdit::insert(inside.end, written);
    }
    if (index <= 0) {
        const FlowUnit &first = units.front();
        if (!first.ownLine)
            return TextEdit::insert(first.start, written + u", "_s);
        const qsizetype line = lineStartOf(text, first.lead);
        return TextEdit::insert(line, textIn(text, {line, first.lead}).toString() + written + u",\n"_s);
    }
    const FlowUnit &previous = units[size_t(qMin(index, count) - 1)];
    if (!previous.ownLine || !previous.endsLine)
        return TextEdit::insert(previous.end, u", "_s + written);
    const QString margin = textIn(text, {lineStartOf(text, previous.start), previous.start}).toString();
    const QString line = u'\n' + (margin.trimmed().isEmpty() ? margin : QString()) + written;
    if (previous.comma >= 0)
        return TextEdit::insert(previous.tail, line + u',');
    TextEdit edit;
    edit.add({previous.end, previous.end}, u","_s);
    edit.add({previous.tail, previous.tail}, line);
    return edit;
}

TextEdit removeFromFlow(QStringView text, const Node &collection, qsizetype index)
{
    const std::vector<FlowUnit> units = flowUnits(text, collection);
    const auto count = qsizetype(units.size());
    if (index < 0 || index >= count)
        return {};
    if (isBarePair(text, collection))
        return TextEdit::replace(collection.range, u"{}"_s);
    const FlowUnit &unit = units[size_t(index)];
    const bool isLast = index + 1 == count;
    if (count == 1 && !hasComment(text, collection.range.start, unit.lead) && !hasComment(text, unit.tail, collection.range.end))
        return TextEdit::remove({collection.range.start + 1, collection.range.end - 1});
    const qsizetype lineEnd = lineEndOf(text, unit.tail);
    if (unit.ownLine && unit.endsLine && lineEnd < collection.range.end) {
        TextEdit edit;
        edit.add({lineStartOf(text, unit.lead), lineEnd + 1}, QString());
        if (isLast && count > 1 && unit.comma < 0)
            edit.add({units[size_t(index) - 1].comma, units[size_t(index) - 1].comma + 1}, QString());
        return edit;
    }
    if (count == 1)
        return TextEdit::remove({unit.lead, unit.tail});
    if (!isLast)
        return TextEdit::remove({unit.start, units[size_t(index) + 1].lead});
    const FlowUnit &previous = units[size_t(index) - 1];
    if (hasComment(text, previous.end, unit.lead))
        return TextEdit::remove({unit.lead, unit.tail});
    if (unit.comma >= 0)
        return TextEdit::remove({previous.comma + 1, unit.tail});
    TextEdit edit;
    edit.add({previous.end, unit.end}, QString());
    if (unit.hasTail())
        edit.add({unit.end, unit.tail}, QString());
    return edit;
}

// Children change places between the commas. Comments go along where each child has a line of its own;
// on shared lines a comment could swallow what follows, so there it stays.
TextEdit moveInFlow(QStringView text, const Node &collection, qsizetype from, qsizetype to)
{
    const std::vector<FlowUnit> units = flowUnits(text, collection);
    const auto count = qsizetype(units.size());
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return {};
    const bool inLines = std::all_of(units.begin(), units.end(), [](const FlowUnit &unit) { return unit.ownLine && unit.endsLine; });
    const bool withComments = inLines && hasComments(text, collection, units);
    const qsizetype first = qMin(from, to);
    const qsizetype last = qMax(from, to);
    TextEdit edit;
    for (qsizetype place = first; place <= last; ++place) {
        const qsizetype source = place == to ? from : to > from ? place + 1 : place - 1;
        const FlowUnit &old = units[size_t(place)];
        const FlowUnit &now = units[size_t(source)];
        const qsizetype oldStart = withComments ? old.lead : old.start;
        const qsizetype nowStart = withComments ? now.lead : now.start;
        edit.add({oldStart, old.end}, textIn(text, {nowStart, now.end}).toString());
        if (withComments) {
            const QString tail = textIn(text, {now.behind(), now.tail}).toString();
            if (tail != textIn(text, {old.behind(), old.tail}))
                edit.add({old.behind(), old.tail}, tail);
        }
    }
    return edit;
}

} // namespace overmantel::yaml
