#include "core/syntax/yaml/treebuilder.h"

#include "core/syntax/yaml/aliases.h"
#include "core/syntax/yaml/scalardecoder.h"
#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/yamlreader.h"

#include <QCoreApplication>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

// Equal for keys that the loader takes for the same: 1 is not "1", but a is "a".
QString keyId(const Node &key)
{
    return key.isText() ? u'"' + key.value : toValue(key).toJson();
}

bool isTagCharacter(QChar c)
{
    const char16_t code = c.unicode();
    return (code < 0x80 && c.isLetterOrNumber()) || QStringView(u"-#;/?:@&=+$_.!~*'()%").contains(c);
}

} // namespace

TreeBuilder::TreeBuilder(QStringView text, qsizetype start) : m_text(text), m_pos(start), m_lineStart(start) {}

bool TreeBuilder::open(Kind kind, Form form, bool hasProperties)
{
    if (int(m_frames.size()) >= maxDepth) {
        m_tooDeep = true;
        place();
        return false;
    }
    if (!place())
        return false;
    Frame frame;
    frame.node.kind = kind;
    readPlace(frame.node);
    if (hasProperties && !readProperties(frame.node))
        return false;
    const QChar bracket = kind == Kind::Sequence ? u'[' : u'{';
    const bool hasBracket = form != Form::Block && !isAtEnd() && current() == bracket;
    // The library takes brackets at the column of their key, which the loader does not.
    if (hasBracket && nothingHere())
        return false;
    if (form == Form::Flow && !hasBracket && !(inFlow() && kind == Kind::Mapping))
        return false;
    frame.flow = hasBracket || inFlow();
    frame.compact = frame.flow && !hasBracket;
    frame.node.collectionStyle = frame.flow ? CollectionStyle::Flow : CollectionStyle::Block;
    frame.node.range = {m_pos, m_pos};
    if (hasBracket)
        moveTo(m_pos + 1);
    m_frames.push_back(std::move(frame));
    return true;
}

bool TreeBuilder::close()
{
    Frame &frame = m_frames.back();
    if (frame.flow && !frame.compact) {
        skip();
        if (!isAtEnd() && current() == u',') {
            moveTo(m_pos + 1);
            skip();
        }
        if (isAtEnd() || current() != (frame.node.isSequence() ? u']' : u'}'))
            return false;
        moveTo(m_pos + 1);
        frame.node.range.end = m_pos;
    } else if (frame.node.isSequence() && !frame.node.items.empty()) {
        frame.node.range.end = qMax(frame.node.items.back().range.end, frame.node.items.back().slot);
    } else if (!frame.node.entries.empty()) {
        frame.node.range.end = frame.node.entries.back().range.end;
    }
    Node node = std::move(frame.node);
    m_frames.pop_back();
    attach(std::move(node));
    return true;
}

bool TreeBuilder::scalar()
{
    if (!place())
        return false;
    Node node;
    readPlace(node);
    if (!readProperties(node))
        return false;
    const bool isKey = !m_frames.empty() && m_frames.back().node.isMapping() && !m_frames.back().hasKey;
    if (isKey && !inFlow() && !node.properties.isEmpty() && m_lineStart > node.properties.start)
        return false; // a key stands on the line of its tag and anchor
    if (m_absent || nothingHere()) {
        node.range = {node.slot, node.slot};
        node.source.append(0, node.range);
        if (node.properties.isEmpty())
            reportNothing();
        if (m_frames.empty() && node.properties.isEmpty())
            return true; // an empty document
        attach(std::move(node));
        return true;
    }
    const DecodedScalar decoded = decodeScalar(m_text, m_pos, {.parentIndent = blockIndent(), .inFlow = inFlow()});
    m_badEscape = decoded.badEscape;
    if (!decoded.closed || decoded.range.isEmpty() || m_badEscape >= 0)
        return false;
    if (decoded.style == ScalarStyle::Plain && !inFlow() && current() == u',')
        return false;
    const bool isBlock = decoded.style == ScalarStyle::Literal || decoded.style == ScalarStyle::Folded;
    if (isBlock && !isGapAt(m_text, headerEnd(m_text, m_pos)))
        return false;
    node.range = decoded.range;
    node.style = decoded.style;
    node.value = decoded.value;
    node.source = decoded.source;
    if (isBlock) {
        const qsizetype lineEnd = lineEndOf(m_text, m_pos);
        const qsizetype comment = textIn(m_text, {m_pos, lineEnd}).indexOf(u'#');
        if (comment >= 0)
            m_comments.append({{m_pos + comment, lineEnd}, false});
    }
    checkScalarLines(node, decoded.contentIndent, decoded.next);
    moveTo(decoded.next);
    attach(std::move(node));
    return true;
}

bool TreeBuilder::alias()
{
    m_hasAliases = true;
    if (!place() || nothingHere() || current() != u'*')
        return false;
    Node node;
    node.kind = Kind::Alias;
    readPlace(node);
    qsizetype end = m_pos + 1;
    while (!isGapAt(m_text, end) && !isFlowIndicator(m_text[end]))
        ++end;
    node.range = {m_pos, end};
    node.anchor = textIn(m_text, {m_pos + 1, end}).toString();
    for (const Frame &frame : m_frames) {
        if (frame.node.anchor != node.anchor)
            continue;
        m_problems.append({u"yaml.aliasCycle"_s, node.range,
                           QCoreApplication::translate("Yaml", "The alias *%1 stands inside the value that it repeats, so it would never end. "
                                                               "Write the value out instead.")
                               .arg(node.anchor),
                           frame.node.properties});
        break;
    }
    moveTo(end);
    attach(std::move(node));
    return true;
}

bool TreeBuilder::finish()
{
    skip();
    if (!m_begun && !isAtEnd() && current() == u'%' && !placeDocument())
        return false;
    bool ended = false; // by "...", behind which a document needs no mark
    while (!isAtEnd() && m_pos == m_lineStart && isDocumentMarker(m_text, m_pos)) {
        const bool begins = current() == u'-';
        if (begins && m_begun) {
            addSecondDocument({m_pos, m_pos + 3});
            return true;
        }
        m_begun = m_begun || begins;
        ended = !begins;
        moveTo(m_pos + 3);
        skip();
    }
    if (!isAtEnd() && ended && !m_lineBegun) {
        addSecondDocument({m_pos, lineEndOf(m_text, m_pos)});
        return true;
    }
    return isAtEnd();
}

void TreeBuilder::addSecondDocument(TextRange where)
{
    m_secondDocument = true;
    m_problems.append({u"yaml.multipleDocuments"_s, where,
                       QCoreApplication::translate("Yaml", "A second YAML document begins here; only the first one is read. "
                                                           "Delete this line, or move what follows to a file of its own."),
                       {}});
}

qsizetype TreeBuilder::openBracket() const
{
    for (auto frame = m_frames.rbegin(); frame != m_frames.rend(); ++frame) {
        if (frame->flow && !frame->compact)
            return frame->node.range.start;
    }
    return -1;
}

// Moves behind the dash, comma, colon or question mark that stands before the next node.
bool TreeBuilder::place()
{
    m_absent = false;
    if (m_frames.empty())
        return placeDocument();
    Frame &frame = m_frames.back();
    if (frame.node.isSequence())
        return placeItem(frame);
    if (!frame.hasKey)
        return placeKey(frame);
    return placeValue(frame);
}

bool TreeBuilder::placeDocument()
{
    m_begun = true;
    skip();
    bool directives = false;
    while (!isAtEnd() && current() == u'%' && m_pos == m_lineStart) {
        directives = true;
        moveTo(lineEndOf(m_text, m_pos));
        skip();
    }
    if (!isAtEnd() && m_pos == m_lineStart && current() == u'-' && isDocumentMarker(m_text, m_pos)) {
        moveTo(m_pos + 3);
    } else if (directives) {
        return false;
    }
    m_slot = m_pos;
    skip();
    return true;
}

bool TreeBuilder::comma(const Frame &frame)
{
    const bool first = frame.node.items.empty() && frame.node.entries.empty();
    skip();
    if (first || frame.compact)
        return true;
    if (isAtEnd() || current() != u',')
        return false;
    moveTo(m_pos + 1);
    m_slot = m_pos;
    skip();
    return true;
}

bool TreeBuilder::placeItem(Frame &frame)
{
    m_slot = m_pos;
    if (frame.flow)
        return comma(frame);
    skip();
    if (isAtEnd() || current() != u'-' || !isGapAt(m_text, m_pos + 1))
        return false;
    if (frame.indent < 0)
        frame.indent = column();
    moveTo(m_pos + 1);
    m_slot = m_pos;
    reportTabBehindDash(m_pos);
    skip();
    return true;
}

bool TreeBuilder::placeKey(Frame &frame)
{
    m_slot = m_pos;
    if (frame.flow) {
        if (!comma(frame))
            return false;
    } else {
        skip();
        m_slot = m_pos; // a key stands at its own place, not behind what came before
        if (frame.indent < 0)
            frame.indent = column();
    }
    frame.entryStart = m_pos;
    if (!isAtEnd() && current() == u'?' && isGapAt(m_text, m_pos + 1)) {
        moveTo(m_pos + 1);
        m_slot = m_pos;
        skip();
    }
    return true;
}

bool TreeBuilder::placeValue(Frame &frame)
{
    m_slot = frame.key.range.end;
    skip();
    m_absent = isAtEnd() || current() != u':';
    if (m_absent) {
        // Only "? key" and a key in braces may stand without a colon.
        if (frame.flow || (isAt(m_text, frame.entryStart, u'?') && isGapAt(m_text, frame.entryStart + 1)))
            return true;
        m_pos = frame.entryStart;
        return false;
    }
    // Without "?" a key and its colon stand on one line.
    if (!frame.flow && m_lineStart > frame.key.range.start && !(isAt(m_text, frame.entryStart, u'?') && isGapAt(m_text, frame.entryStart + 1))) {
        m_pos = frame.entryStart;
        return false;
    }
    moveTo(m_pos + 1);
    m_slot = m_pos;
    skip();
    return true;
}

void TreeBuilder::readPlace(Node &node) const
{
    node.slot = m_slot;
    node.inFlow = inFlow();
    node.parentIndent = blockIndent();
}

// One anchor and one tag; a second one belongs to what stands inside. False for a tag with something
// right behind it.
bool TreeBuilder::readProperties(Node &node)
{
    qsizetype start = -1;
    while (!m_absent && !nothingHere() && (current() == u'&' ? node.anchor.isEmpty() : current() == u'!' && node.tag.isEmpty())) {
        qsizetype end = m_pos + 1;
        const bool isVerbatim = current() == u'!' && isAt(m_text, end, u'<');
        const bool isTag = current() == u'!';
        while (!isGapAt(m_text, end) && (isVerbatim || !(isFlowIndicator(m_text[end]) || (isTag && !isTagCharacter(m_text[end])))))
            ++end;
        if (current() == u'&')
            node.anchor = textIn(m_text, {m_pos + 1, end}).toString();
        else
            node.tag = textIn(m_text, {m_pos, end}).toString();
        if (start < 0)
            start = m_pos;
        node.properties = {start, end};
        node.slot = m_slot = end;
        moveTo(end);
        if (!isGapAt(m_text, end) && !isFlowIndicator(m_text[end]))
            return false;
        skip();
    }
    return true;
}

// Whether the node is not written at all: what stands here belongs to something else.
bool TreeBuilder::nothingHere() const
{
    if (isAtEnd() || (m_pos == m_lineStart && isDocumentMarker(m_text, m_pos)))
        return true;
    if (m_frames.empty())
        return false;
    const Frame &frame = m_frames.back();
    const bool isKey = frame.node.isMapping() && !frame.hasKey;
    const QChar c = current();
    if (frame.flow) {
        const bool colon = c == u':' && (isGapAt(m_text, m_pos + 1) || isFlowIndicator(m_text[m_pos + 1]));
        return c == u',' || c == u']' || c == u'}' || (isKey && colon);
    }
    if (isKey && c == u':' && isGapAt(m_text, m_pos + 1))
        return true;
    return m_lineStart > m_slot && column() <= frame.indent;
}

void TreeBuilder::attach(Node &&node)
{
    if (m_frames.empty()) {
        m_root = std::move(node);
        return;
    }
    Frame &frame = m_frames.back();
    if (frame.node.isSequence()) {
        frame.node.items.push_back(std::move(node));
        return;
    }
    if (!frame.hasKey) {
        addKey(frame, std::move(node));
        return;
    }
    const qsizetype end = std::max({frame.entryStart, frame.key.range.end, node.slot, node.range.end});
    frame.hasKey = false;
    frame.node.entries.push_back({std::move(frame.key), std::move(node), {frame.entryStart, end}});
    frame.key = {};
}

void TreeBuilder::addKey(Frame &frame, Node &&node)
{
    frame.hasKey = true;
    frame.key = std::move(node);
    if (!frame.key.isScalar())
        return;
    m_hasAliases = m_hasAliases || isMergeKey(frame.key);
    const QString id = keyId(frame.key);
    const auto first = frame.keys.constFind(id);
    if (first == frame.keys.constEnd()) {
        frame.keys.insert(id, frame.key.range);
        return;
    }
    if (++m_duplicates > maxDuplicates)
        return;
    m_problems.append({u"yaml.duplicateKey"_s, frame.key.range,
                       QCoreApplication::translate("Yaml", "The key ‘%1’ stands twice at the same level, so one of the two would be lost. "
                                                           "Rename or delete one of them.")
                           .arg(frame.key.value),
                       *first});
}

qsizetype TreeBuilder::blockIndent() const
{
    for (auto frame = m_frames.rbegin(); frame != m_frames.rend(); ++frame) {
        if (!frame->flow)
            return frame->indent;
    }
    return -1;
}

// Over white space, line ends and comments, which are collected.
void TreeBuilder::skip()
{
    while (!isAtEnd()) {
        const QChar c = current();
        // The loader stops at a tab that begins a line, even where only a comment or nothing follows.
        if ((c == u'\n' || c == u'#') && !m_lineBegun && !inFlow() && isAt(m_text, m_lineStart, u'\t'))
            reportTab(m_lineStart, m_pos);
        if (c == u'\n') {
            ++m_pos;
            m_lineStart = m_pos;
            m_lineBegun = false;
        } else if (isBlank(c)) {
            ++m_pos;
        } else if (c == u'#') {
            const qsizetype end = lineEndOf(m_text, m_pos);
            m_comments.append({{m_pos, end}, !m_lineBegun});
            m_pos = end;
            m_lineBegun = true;
        } else {
            break;
        }
    }
    if (!m_lineBegun && !inFlow() && (!isAtEnd() || isAt(m_text, m_lineStart, u'\t')))
        reportTab(m_lineStart, m_pos);
}

void TreeBuilder::moveTo(qsizetype at)
{
    const QStringView passed = textIn(m_text, {m_pos, at});
    const qsizetype lastBreak = passed.lastIndexOf(u'\n');
    if (lastBreak >= 0)
        m_lineStart = m_pos + lastBreak + 1;
    m_lineBegun = lastBreak < 0 || m_lineStart < at;
    m_pos = at;
}

// Tabs in the white space from `lineStart` to `end`. The first one speaks for all.
void TreeBuilder::reportTab(qsizetype lineStart, qsizetype end)
{
    if (m_tabReported)
        return;
    const qsizetype tab = textIn(m_text, {lineStart, end}).indexOf(u'\t');
    if (tab < 0)
        return;
    m_tabReported = true;
    m_problems.append({u"yaml.tab"_s, {lineStart + tab, lineStart + tab + 1},
                       QCoreApplication::translate("Yaml", "This line is indented with a tab, which YAML does not allow. Indent it with spaces."), {}});
}

// A key, or an item between brackets, of which nothing is there: ": x", "[a, , b]".
void TreeBuilder::reportNothing()
{
    if (isAtEnd() || m_frames.empty() || m_frames.back().hasKey || (!inFlow() && current() != u':'))
        return;
    //: %1 is a comma, a colon or a closing bracket
    const QString message = QCoreApplication::translate("Yaml", "Nothing stands before this %1. Delete it, or write what is missing.").arg(current());
    m_problems.append({u"yaml.syntax"_s, {m_pos, m_pos + 1}, message, {}});
}

void TreeBuilder::reportTabBehindDash(qsizetype from)
{
    const qsizetype tab = textIn(m_text, {from, skipBlanks(m_text, from)}).indexOf(u'\t');
    if (tab < 0 || m_tabReported)
        return;
    m_tabReported = true;
    m_problems.append({u"yaml.tab"_s, {from + tab, from + tab + 1},
                       QCoreApplication::translate("Yaml", "A tab stands behind this dash, which YAML does not allow. Put a space in its place."), {}});
}

// Lines of a scalar without quotes that begin with a tab: of a plain one those that continue it, of a
// block scalar those where its indentation should be.
void TreeBuilder::checkScalarLines(const Node &scalar, qsizetype contentIndent, qsizetype end)
{
    const bool isBlock = scalar.style == ScalarStyle::Literal || scalar.style == ScalarStyle::Folded;
    if (m_tabReported || inFlow() || !(isBlock ? contentIndent != 0 : scalar.style == ScalarStyle::Plain))
        return;
    for (qsizetype line = m_text.indexOf(u'\n', scalar.range.start) + 1; line > 0 && line < end; line = m_text.indexOf(u'\n', line) + 1) {
        if (m_text[line] == u'\t')
            reportTab(line, line + 1);
    }
}

} // namespace overmantel::yaml
