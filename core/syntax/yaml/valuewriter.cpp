#include "core/syntax/yaml/valuewriter.h"

#include "core/syntax/yaml/scalarwriter.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isCollection(const Value &value)
{
    return value.kind() == Value::Kind::List || value.kind() == Value::Kind::Object;
}

// On one line: empty collections, and lists that hold only scalars.
bool goesIntoFlow(const Value &value)
{
    if (value.kind() == Value::Kind::Object)
        return value.members().isEmpty();
    return std::none_of(value.items().begin(), value.items().end(), isCollection);
}

qsizetype columnOf(QStringView text, qsizetype at)
{
    return at - lineStartOf(text, at);
}

struct Seen
{
    qsizetype step = -1;
    qsizetype sequenceStep = -1;
};

void look(QStringView text, const Node &node, Seen &seen)
{
    if (node.collectionStyle == CollectionStyle::Flow || (seen.step >= 0 && seen.sequenceStep >= 0))
        return;
    for (const Entry &entry : node.entries) {
        const Node &value = entry.value;
        const bool isBlock = !value.isScalar() && value.kind != Kind::Alias && value.collectionStyle == CollectionStyle::Block;
        if (isBlock && value.range.start > value.slot) {
            qsizetype &step = value.isMapping() ? seen.step : seen.sequenceStep;
            const qsizetype width = columnOf(text, value.range.start) - value.parentIndent;
            if (step < 0 && width >= (value.isMapping() ? 1 : 0))
                step = width;
        }
    }
    for (const Entry &entry : node.entries)
        look(text, entry.value, seen);
    for (const Node &item : node.items)
        look(text, item, seen);
}

QString indented(qsizetype column, const QString &text)
{
    return QString(column, u' ') + text;
}

// The lines of a block collection; the first one without indentation where it stands behind a dash.
Written writeCollection(const Value &value, qsizetype column, bool onLine, WriteStyle style)
{
    Written all;
    const auto add = [&](const Written &child) {
        if (onLine && all.inLine.isEmpty() && all.below.isEmpty())
            all.inLine = child.inLine;
        else
            all.below.append(indented(column, child.inLine));
        all.below += child.below;
        all.needsBreak = child.needsBreak;
    };
    for (const Value::Member &member : value.members())
        add(writeEntry(member.first, member.second, column, style));
    for (const Value &item : value.items())
        add(writeItem(item, column, style));
    return all;
}

} // namespace

WriteStyle styleOf(QStringView text, const Node &collection)
{
    Seen seen;
    look(text, collection, seen);
    return {.step = seen.step > 0 ? seen.step : 2, .sequenceStep = seen.sequenceStep >= 0 ? seen.sequenceStep : 2};
}

Written writeValue(const Value &value, qsizetype parentIndent, WriteAs as, WriteStyle style)
{
    const qsizetype outer = qMax(parentIndent, qsizetype(0));
    if (isCollection(value)) {
        if (goesIntoFlow(value))
            return {.inLine = flowText(value), .below = {}, .needsBreak = false};
        if (parentIndent < 0)
            return writeCollection(value, 0, true, style);
        if (as == WriteAs::Item)
            return writeCollection(value, parentIndent + 2, true, style);
        const bool isObject = value.kind() == Value::Kind::Object;
        return writeCollection(value, parentIndent + (isObject ? style.step : style.sequenceStep), false, style);
    }
    const QString text = value.toText();
    if (style.blockScalars && text.contains(u'\n')) {
        const auto block = writeBlock(text, ScalarStyle::Literal, parentIndent, outer + 2);
        // Where empty lines below would count, an escape is the safer way to say so.
        if (block && !block->keeps)
            return {.inLine = block->header, .below = block->lines, .needsBreak = block->endsWithBreak};
    }
    return {.inLine = writeScalar(value, ScalarStyle::Plain), .below = {}, .needsBreak = false};
}

Written writeEntry(const QString &key, const Value &value, qsizetype column, WriteStyle style)
{
    Written entry = writeValue(value, column, WriteAs::EntryValue, style);
    const QString head = writeScalar(Value::text(key), ScalarStyle::Plain, {.inFlow = false, .isKey = true}) + u':';
    entry.inLine = entry.inLine.isEmpty() ? head : head + u' ' + entry.inLine;
    return entry;
}

Written writeItem(const Value &value, qsizetype column, WriteStyle style)
{
    Written item = writeValue(value, column, WriteAs::Item, style);
    item.inLine.prepend(u"- "_s);
    return item;
}

QString flowText(const Value &value)
{
    QStringList parts;
    switch (value.kind()) {
    case Value::Kind::List:
        for (const Value &item : value.items())
            parts.append(flowText(item));
        return u'[' + parts.join(u", "_s) + u']';
    case Value::Kind::Object:
        for (const Value::Member &member : value.members())
            parts.append(flowEntry(member.first, member.second));
        return u'{' + parts.join(u", "_s) + u'}';
    case Value::Kind::None:
    case Value::Kind::Bool:
    case Value::Kind::Int:
    case Value::Kind::Float:
    case Value::Kind::Text: break;
    }
    return writeScalar(value, ScalarStyle::Plain, {.inFlow = true, .isKey = false});
}

QString flowEntry(const QString &key, const Value &value)
{
    return writeScalar(Value::text(key), ScalarStyle::Plain, {.inFlow = true, .isKey = true}) + u": "_s + flowText(value);
}

} // namespace overmantel::yaml
