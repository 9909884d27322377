// Minimal edits of YAML text. Each function answers an edit that touches only the characters it
// must: comments, order, quoting, indentation and line structure of everything else survive.
//
// Contract, each line a property test:
//   characters outside the returned ranges are untouched; reading the result gives the intended
//   tree; style is inherited (indentation from siblings, quotes of the old scalar, block or flow of
//   the parent); a comment belongs to the item on its line, to the item right below it (no empty line
//   between), or, when it is indented deeper, to the item above, and moves or goes with it;
//   setting a value to what it is gives the empty edit; so does every change of what is not written at
//   its place, because an alias stands there or a merge key ("<<") brings it. The alias itself can be
//   set to another value. What an alias stands for cannot be removed or moved behind it.
//
// `text` is the whole file text that the tree was read from. `part` is the stretch of it that is YAML
// (the whole text for a .yml file).
#pragma once

#include "core/syntax/yaml/yamltree.h"
#include "core/text/textedit.h"

namespace overmantel::yaml {

// Gives a scalar (or an alias, or a value that is not written) a new value. Text is quoted when a plain
// scalar would be read as another type. The edit is empty when the scalar has that value already.
// Quotes stay quotes, block scalars stay block scalars where the text allows it; a text of several lines
// in the place of a plain scalar becomes a literal block. Lists and objects are written as below.
TextEdit setScalar(QStringView text, const Node &scalar, const Value &value);

// Adds `key: value` to a mapping; behind the entry at `index` - 1 (0: as the first; beyond: as the
// last). Value may be a scalar, list or object: lists of scalars and empty collections are written in
// flow style, objects as block mappings (in flow parents: flow). {} outside of a flow collection
// becomes a block mapping.
TextEdit insertEntry(QStringView text, TextRange part, const Node &mapping, qsizetype index, const QString &key, const Value &value);
// Adds an item to a sequence likewise.
TextEdit insertItem(QStringView text, TextRange part, const Node &sequence, qsizetype index, const Value &value);

// Removes an entry or item with its comments. When it was the last one in a block collection, the
// collection becomes {} or []. An index that is none gives the empty edit, here and below.
TextEdit removeEntry(QStringView text, TextRange part, const Node &mapping, qsizetype index);
TextEdit removeItem(QStringView text, TextRange part, const Node &sequence, qsizetype index);

// Moves an item with its comments so that it stands at `to` afterwards.
TextEdit moveItem(QStringView text, TextRange part, const Node &sequence, qsizetype from, qsizetype to);

// Renames the key; quotes stay as they were where the new text allows it.
TextEdit renameKey(QStringView text, const Node &key, const QString &newKey);

// Puts quotes around a plain scalar, so that every loader reads the text that is written: off, 12, null.
// The empty edit for any other node.
TextEdit quoteScalar(const Node &scalar);

// How a scalar of that value would be written on one line (quotes only where needed).
QString scalarText(const Value &value, ScalarStyle preferred = ScalarStyle::Plain);

} // namespace overmantel::yaml
