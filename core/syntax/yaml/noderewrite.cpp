#include "core/syntax/yaml/noderewrite.h"

#include "core/syntax/yaml/scalardecoder.h"
#include "core/syntax/yaml/scan.h"

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

bool isItem(QStringView text, const Node &node)
{
    // An anchor may end in a dash, too.
    qsizetype at = node.properties.isEmpty() ? node.slot : node.properties.start;
    while (at > 0 && isBlank(text[at - 1]))
        --at;
    return isAt(text, at - 1, u'-') && (at < 2 || isBlank(text[at - 2]) || text[at - 2] == u'\n');
}

bool isBlockScalar(const Node &node)
{
    return node.isScalar() && (node.style == ScalarStyle::Literal || node.style == ScalarStyle::Folded);
}

QString blockHeader(QStringView text, const Node &scalar)
{
    return textIn(text, {scalar.range.start, headerEnd(text, scalar.range.start)}).toString();
}

bool keepsEmptyLines(QStringView text, const Node &scalar)
{
    return isBlockScalar(scalar) && blockHeader(text, scalar).contains(u'+');
}

const Node &lastLeaf(const Node &node)
{
    if (!node.items.empty() && node.collectionStyle == CollectionStyle::Block)
        return lastLeaf(node.items.back());
    if (!node.entries.empty() && node.collectionStyle == CollectionStyle::Block) {
        const Entry &entry = node.entries.back();
        const bool hasValue = entry.value.range.end > entry.key.range.end;
        return lastLeaf(hasValue ? entry.value : entry.key);
    }
    return node;
}

qsizetype blockContentEnd(QStringView text, const Node &scalar)
{
    const DecodedScalar decoded = decodeBlock(text, scalar.range.start, {.parentIndent = scalar.parentIndent, .inFlow = false});
    return qMax(decoded.contentEnd, lineEndOf(text, scalar.range.start));
}

bool lacksColon(QStringView text, const Node &node)
{
    if (!node.range.isEmpty() || !node.properties.isEmpty() || node.slot == 0)
        return false;
    const QChar before = text[node.slot - 1];
    // A key may end in a dash or a question mark.
    const bool isIndicator = (before != u'-' && before != u'?') || node.slot < 2 || isGapAt(text, node.slot - 2) || isFlowIndicator(text[node.slot - 2]);
    return !isBlank(before) && before != u'\n' && !(isIndicator && QStringView(u":-,[{?").contains(before));
}

bool deepLineBelow(QStringView text, qsizetype at, qsizetype indent)
{
    qsizetype line = lineEndOf(text, at) + 1;
    while (line < text.size()) {
        const qsizetype first = skipBlanks(text, line);
        const bool isEmpty = first >= text.size() || text[first] == u'\n';
        if (first - line > qMax(indent, qsizetype(0)) && (isEmpty || text[first] == u'#'))
            return true;
        if (!isEmpty)
            return false;
        line = first + 1;
    }
    return false;
}

static bool isAliasBefore(QStringView text, qsizetype at)
{
    while (at > 0 && !isGapAt(text, at - 1) && !isFlowIndicator(text[at - 1]))
        --at;
    return isAt(text, at, u'*');
}

TextEdit rewriteNode(QStringView text, const Node &node, const Written &written)
{
    TextEdit edit;
    // A comment right behind a quote would become part of a text without quotes.
    const QString apart = isAt(text, node.range.end, u'#') ? u" "_s : QString();
    QString below;
    for (const QString &line : written.below)
        below += u'\n' + line;
    qsizetype belowAt = lineEndOf(text, node.range.end);

    if (isBlockScalar(node)) {
        const TextRange header{node.range.start, node.range.start + blockHeader(text, node).size()};
        const qsizetype headerLineEnd = lineEndOf(text, header.start);
        if (textIn(text, header) != written.inLine)
            edit.add(header, written.inLine);
        const TextRange old{headerLineEnd, blockContentEnd(text, node)};
        if (textIn(text, old) != below)
            edit.add(old, below);
        belowAt = old.end;
    } else if (node.range.isEmpty()) {
        if (lacksColon(text, node) && !node.inFlow)
            edit.add({node.slot, node.slot}, u'\n' + QString(node.parentIndent, u' ') + u": "_s + written.inLine);
        else if (lacksColon(text, node)) // a colon right behind an alias would be part of its name
            edit.add({node.slot, node.slot}, (isAliasBefore(text, node.slot) ? u" : "_s : u": "_s) + written.inLine);
        else if (!written.inLine.isEmpty())
            edit.add(node.range, u' ' + written.inLine);
    } else if (written.inLine.isEmpty() && !textIn(text, {node.slot, node.range.start}).contains(u'\n')) {
        edit.add({node.slot, node.range.end}, apart);
    } else {
        edit.add(node.range, written.inLine + apart);
    }
    if (!isBlockScalar(node) && !below.isEmpty())
        edit.add({belowAt, belowAt}, below);
    if (written.needsBreak && belowAt >= text.size())
        edit.add({text.size(), text.size()}, u"\n"_s);
    return edit;
}

void closeLastBlock(QStringView text, const Node &leaf, TextEdit &edit)
{
    if (!isBlockScalar(leaf) || leaf.range.end < text.size() || text.endsWith(u'\n'))
        return;
    const QString header = blockHeader(text, leaf);
    if (header.contains(u'-'))
        return;
    const qsizetype plus = header.indexOf(u'+');
    if (plus >= 0)
        edit.add({leaf.range.start + plus, leaf.range.start + plus + 1}, u"-"_s);
    else
        edit.add({leaf.range.start + header.size(), leaf.range.start + header.size()}, u"-"_s);
}

} // namespace overmantel::yaml
