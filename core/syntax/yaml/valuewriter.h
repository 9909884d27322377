// Writes whole values as YAML: what stands on the line of the key or dash, and the lines below it.
#pragma once

#include "core/base/value.h"

#include <QStringList>

namespace overmantel::yaml {

struct Node;

// How the text around indents.
struct WriteStyle
{
    qsizetype step = 2;         // a mapping below its key
    qsizetype sequenceStep = 2; // a sequence below its key; often 0
    bool blockScalars = true;   // whether texts of several lines may be block scalars
};

// What the collections inside `collection` do; two spaces where there are none.
WriteStyle styleOf(QStringView text, const Node &collection);

struct Written
{
    QString inLine;
    QStringList below;    // whole lines with their indentation
    bool needsBreak = false; // the line end behind the last line is part of a value
};

enum class WriteAs { EntryValue, Item };

// `parentIndent` is the column of the collection that the value becomes a child of.
Written writeValue(const Value &value, qsizetype parentIndent, WriteAs as, WriteStyle style);
Written writeEntry(const QString &key, const Value &value, qsizetype column, WriteStyle style);
Written writeItem(const Value &value, qsizetype column, WriteStyle style);

QString flowText(const Value &value);
QString flowEntry(const QString &key, const Value &value);

} // namespace overmantel::yaml
