#include "core/syntax/yaml/yamledit.h"

#include "core/syntax/yaml/noderewrite.h"
#include "core/syntax/yaml/scalardecoder.h"
#include "core/syntax/yaml/scalarwriter.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

// Whether the scalar at that place reads as the value, in the same style and up to the expected end.
bool readsAs(QStringView text, const Node &scalar, qsizetype end, const Value &value)
{
    const DecodedScalar decoded = decodeScalar(text, scalar.range.start, {.parentIndent = scalar.parentIndent, .inFlow = scalar.inFlow});
    Node read;
    read.tag = scalar.tag;
    read.style = decoded.style;
    read.value = decoded.value;
    return decoded.closed && decoded.badEscape < 0 && decoded.style == scalar.style && decoded.range.end == end && toValue(read) == value;
}

// Changes only the characters that differ, so that the lines of a folded text and the escapes around
// stay. Nothing when the style cannot take it that way.
std::optional<TextEdit> editInside(QStringView text, const Node &scalar, const QString &value)
{
    if (scalar.range.isEmpty() || scalar.source.isEmpty())
        return std::nullopt;
    const TextEdit change = TextEdit::between(scalar.value, value);
    if (change.isEmpty())
        return std::nullopt;
    if (scalar.style != ScalarStyle::DoubleQuoted && needsEscapes(value))
        return std::nullopt;
    if (scalar.style == ScalarStyle::Plain) {
        // Line ends of a plain scalar are written as empty lines, which stay.
        QString line = value;
        if (!canBePlain(line.replace(u'\n', u' '), {.inFlow = scalar.inFlow, .isKey = false}))
            return std::nullopt;
    }
    // The first line of a block scalar says how deep it is indented.
    if (isBlockScalar(scalar) && !value.isEmpty() && (isBlank(value.front()) || value.front() == u'\n'))
        return std::nullopt;
    const TextReplacement &one = change.replacements().constFirst();
    TextRange where = scalar.toSource(one.range);
    if (one.range.isEmpty() && one.range.start > 0) {
        const qsizetype behind = scalar.toSource(TextRange{one.range.start - 1, one.range.start}).end;
        where = {behind, behind};
    }
    QString written = one.text;
    if (scalar.style == ScalarStyle::SingleQuoted || scalar.style == ScalarStyle::DoubleQuoted) {
        written = escaped(written, scalar.style);
    } else if (written.contains(u'\n')) {
        const Node &block = scalar;
        if (block.style != ScalarStyle::Literal)
            return std::nullopt;
        const qsizetype first = block.source.pieces().constFirst().source.start;
        written.replace(u'\n', u'\n' + QString(first - lineStartOf(text, first), u' '));
    }
    const TextEdit edit = TextEdit::replace(where, written);
    const qsizetype end = scalar.range.end + written.size() - where.length();
    if (where.start < scalar.range.start || where.end > scalar.range.end || !readsAs(edit.appliedTo(text.toString()), scalar, end, Value::text(value)))
        return std::nullopt;
    return edit;
}

// The column of the lines of a block scalar and how wide they are.
struct BlockShape
{
    qsizetype indent = 0;
    qsizetype width = 0;
};

BlockShape shapeOf(QStringView text, const Node &block)
{
    const DecodedScalar decoded = decodeBlock(text, block.range.start, {.parentIndent = block.parentIndent, .inFlow = false});
    BlockShape shape;
    shape.indent = decoded.contentIndent >= 0 ? decoded.contentIndent : qMax(block.parentIndent, qsizetype(0)) + 2;
    qsizetype from = lineEndOf(text, block.range.start) + 1;
    while (from < block.range.end) {
        const qsizetype end = qMin(lineEndOf(text, from), block.range.end);
        shape.width = qMax(shape.width, end - from - shape.indent);
        from = end + 1;
    }
    return shape;
}

// Empty lines below a scalar that counts them, which are not meant.
void dropEmptyLinesBelow(QStringView text, qsizetype at, TextEdit &edit)
{
    qsizetype line = lineEndOf(text, at) + 1;
    const qsizetype from = line;
    while (line < text.size()) {
        const qsizetype end = skipBlanks(text, line);
        if (end < text.size() && text[end] != u'\n')
            break;
        line = qMin(end + 1, text.size());
    }
    if (line > from)
        edit.add({from, line}, QString());
}

std::optional<TextEdit> rewriteBlock(QStringView text, const Node &scalar, const QString &value)
{
    const BlockShape shape = shapeOf(text, scalar);
    if (shape.width == 0 && deepLineBelow(text, scalar.range.end, scalar.parentIndent))
        return std::nullopt;
    const auto block = writeBlock(value, scalar.style, scalar.parentIndent, shape.indent, qMax(shape.width, qsizetype(60)));
    if (!block)
        return std::nullopt;
    TextEdit edit = rewriteNode(text, scalar, {.inLine = block->header, .below = block->lines, .needsBreak = block->endsWithBreak});
    if (block->keeps)
        dropEmptyLinesBelow(text, blockContentEnd(text, scalar), edit);
    return edit;
}

// A tag that would make something else of the new value goes; the anchor stays.
TextEdit withoutTag(const Node &node, TextEdit edit)
{
    if (node.tag.isEmpty())
        return edit;
    QString kept = node.anchor.isEmpty() ? QString() : u'&' + node.anchor;
    const TextRange properties = node.properties;
    const bool adjoins = !edit.isEmpty() && edit.replacements().constFirst().range.start <= properties.end;
    const qsizetype end = kept.isEmpty() && !adjoins ? qMin(node.range.start, properties.end + 1) : properties.end;
    edit.add({properties.start, end}, kept);
    return edit;
}

// The alias itself, without what it stands for.
Node bareAlias(const Node &node)
{
    Node alias;
    alias.kind = Kind::Alias;
    alias.range = node.range;
    alias.slot = node.slot;
    alias.parentIndent = node.parentIndent;
    alias.inFlow = node.inFlow;
    alias.anchor = node.anchor;
    return alias;
}

} // namespace

TextEdit setScalar(QStringView text, const Node &scalar, const Value &value)
{
    if (scalar.origin == Origin::Content)
        return {};
    if (scalar.origin == Origin::Alias)
        return toValue(scalar) == value ? TextEdit() : setScalar(text, bareAlias(scalar), value);
    const bool isSame = scalar.isScalar() && toValue(scalar) == value && !(lacksColon(text, scalar) && value.isNone());
    if (isSame)
        return {};
    const bool isCollection = value.kind() == Value::Kind::List || value.kind() == Value::Kind::Object;
    const bool isText = value.kind() == Value::Kind::Text;
    Node probe; // what the tag makes of a text
    probe.tag = scalar.tag;
    probe.style = scalar.isScalar() ? scalar.style : ScalarStyle::Plain;
    probe.value = value.toText();
    const bool tagFits = scalar.tag.isEmpty() || (isText && toValue(probe) == value);
    const WriteStyle style{.blockScalars = !deepLineBelow(text, scalar.range.end, scalar.parentIndent)};
    const auto finished = [&](TextEdit edit) { return tagFits ? edit : withoutTag(scalar, std::move(edit)); };

    if (isCollection) {
        const bool isBesideMark = scalar.parentIndent < 0 && isOnMarkLine(text, scalar.slot)
            && !textIn(text, {scalar.slot, scalar.range.start}).contains(u'\n');
        if (scalar.inFlow || isBesideMark)
            return finished(rewriteNode(text, scalar, {.inLine = flowText(value), .below = {}, .needsBreak = false}));
        const WriteAs as = isItem(text, scalar) ? WriteAs::Item : WriteAs::EntryValue;
        return finished(rewriteNode(text, scalar, writeValue(value, scalar.parentIndent, as, style)));
    }
    if (isText && tagFits && scalar.isScalar()) {
        if (const auto edit = editInside(text, scalar, value.toText()))
            return *edit;
        if (isBlockScalar(scalar)) {
            if (const auto edit = rewriteBlock(text, scalar, value.toText()))
                return *edit;
        }
    }
    // Several lines of a text without quotes become a literal block; quotes stay quotes.
    const bool isPlain = !scalar.isScalar() || scalar.style == ScalarStyle::Plain;
    if (isText && isPlain && !scalar.inFlow && value.toText().contains(u'\n') && !lacksColon(text, scalar))
        return finished(rewriteNode(text, scalar, writeValue(value, scalar.parentIndent, WriteAs::EntryValue, style)));
    const ScalarStyle quotes = isPlain || isBlockScalar(scalar) ? ScalarStyle::Plain : scalar.style;
    const QString written = writeScalar(value, quotes, {.inFlow = scalar.inFlow, .isKey = false});
    return finished(rewriteNode(text, scalar, {.inLine = written, .below = {}, .needsBreak = false}));
}

TextEdit renameKey(QStringView text, const Node &key, const QString &newKey)
{
    if (key.origin == Origin::Content)
        return {};
    if (key.origin == Origin::Alias)
        return key.isScalar() && key.value == newKey ? TextEdit() : renameKey(text, bareAlias(key), newKey);
    if (key.isScalar() && key.value == newKey && (!key.range.isEmpty() || newKey.isEmpty()))
        return {};
    const bool isQuoted = key.isScalar() && (key.style == ScalarStyle::SingleQuoted || key.style == ScalarStyle::DoubleQuoted);
    const ScalarStyle style = isQuoted ? key.style : ScalarStyle::Plain;
    if (key.range.isEmpty()) {
        const QString written = writeScalar(Value::text(newKey), style, {.inFlow = key.inFlow, .isKey = true});
        return TextEdit::insert(key.range.start, written);
    }
    if (isQuoted) {
        if (const auto edit = editInside(text, key, newKey))
            return *edit;
    }
    return rewriteNode(text, key,
                       {.inLine = writeScalar(Value::text(newKey), style, {.inFlow = key.inFlow, .isKey = true}), .below = {}, .needsBreak = false});
}

TextEdit quoteScalar(const Node &scalar)
{
    const bool isPlain = scalar.isScalar() && scalar.style == ScalarStyle::Plain;
    if (!isPlain || scalar.origin != Origin::Written || !scalar.tag.isEmpty() || scalar.range.isEmpty())
        return {};
    return TextEdit::replace(scalar.range, u'"' + escaped(scalar.value, ScalarStyle::DoubleQuoted) + u'"');
}

} // namespace overmantel::yaml
