// Edits of block collections; yamledit.h holds the contract.
#pragma once

#include "core/syntax/yaml/blocklayout.h"
#include "core/syntax/yaml/valuewriter.h"
#include "core/text/textedit.h"

namespace overmantel::yaml {

TextEdit insertInBlock(QStringView text, TextRange part, const Node &collection, qsizetype index, const Written &written);
TextEdit removeFromBlock(QStringView text, TextRange part, const Node &collection, qsizetype index);
TextEdit moveInBlock(QStringView text, TextRange part, const Node &collection, qsizetype from, qsizetype to);

} // namespace overmantel::yaml
