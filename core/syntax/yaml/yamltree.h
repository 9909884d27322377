// The tree that the YAML reader gives: structure, decoded values, exact ranges, comments, styles.
// Values only; no node points at another, nothing here names the parser library.
#pragma once

#include "core/base/value.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/sourcemap.h"
#include "core/text/textrange.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace overmantel::yaml {

enum class Kind { Scalar, Sequence, Mapping, Alias };
enum class ScalarStyle { Plain, SingleQuoted, DoubleQuoted, Literal, Folded };
enum class CollectionStyle { Block, Flow };
// Where the content of a node comes from: from its own place; from elsewhere, because an alias (*name)
// stands at its place; or it is a part of what such an alias stands for, so that nothing of it is
// written where its ranges say.
enum class Origin { Written, Alias, Content };

struct Entry;

struct Node
{
    Kind kind = Kind::Scalar;
    // Characters that are the node: with quotes and block scalar header, without comments and the
    // white space behind. For a null that is not written, an empty range behind its key or dash.
    TextRange range;
    QString tag;    // as written, such as "!!str"; empty when there is none
    QString anchor; // without "&"; for an alias the name without "*"
    Origin origin = Origin::Written;
    // Itself or something in it comes from elsewhere: an alias, or the keys that "<<" brings.
    bool hasForeign = false;
    TextRange properties; // the tag and the anchor, which stand before `range`; empty when there are none
    // Just behind what introduces the node: the colon of its key, its dash, the bracket or comma
    // before it, or its properties. Where it would stand if it were written on that line.
    qsizetype slot = 0;
    // Column of the innermost block collection that it stands in, -1 for none: what lines of a block
    // scalar must be deeper than.
    qsizetype parentIndent = -1;
    bool inFlow = false; // inside [] or {}: commas and brackets need quotes

    // Scalars
    ScalarStyle style = ScalarStyle::Plain;
    QString value;     // decoded
    SourceMap source;  // value -> file

    // Collections
    CollectionStyle collectionStyle = CollectionStyle::Block;
    // Mapping, in file order, duplicates included. What "<<" brings stands behind what is written.
    std::vector<Entry> entries;
    std::vector<Node> items;    // sequence

    bool isScalar() const { return kind == Kind::Scalar; }
    bool isMapping() const { return kind == Kind::Mapping; }
    bool isSequence() const { return kind == Kind::Sequence; }
    // A plain scalar that the engine's loader reads as null (empty, ~, null, Null, NULL).
    bool isNull() const;
    // A scalar that the loader reads as text: quoted, block, tagged !!str, or plain and of no other type.
    bool isText() const;
    // A plain yes, no, on, off, y or n, which older loaders read as a truth value.
    bool isYaml11Bool() const;
    // The first entry of that key (by decoded text), or nullptr.
    const Entry *entry(QStringView key) const;
    // The value of that entry, or nullptr.
    const Node *find(QStringView key) const;
    // File range of a range of the decoded value.
    TextRange toSource(TextRange valueRange) const { return source.toSource(valueRange); }
};

struct Entry
{
    Node key;
    Node value;
    // From the key (a comment above is not part of it) to the end of the value.
    TextRange range;
};

struct Comment
{
    TextRange range;      // from "#" to the end of the line
    bool ownLine = false; // nothing but white space before it
};

struct Tree
{
    std::optional<Node> root; // nothing for an empty document, or when nothing could be read
    QList<Comment> comments;
    QList<SyntaxProblem> problems; // see yamlreader.h for the keys
    // False when the text is not YAML from some place on: root then holds nothing.
    bool parsed = true;
    // The aliases that were replaced by what they stand for, in file order. A change inside one of
    // these ranges changes the alias, not what it repeats.
    QList<TextRange> aliases;
};

// The value as the engine's loader types it (YAML 1.2 core schema; see spec page 02 on the key "on").
// An alias that stands for nothing (a cycle) reads as None. Mapping keys become text.
Value toValue(const Node &node);

// What a plain scalar would be read as. The YAML 1.1 words yes, no, on, off, y, n are text here;
// isYaml11Bool tells that older loaders read them as a truth value.
Value plainScalarValue(QStringView text);
bool isYaml11Bool(QStringView plainText);

} // namespace overmantel::yaml
