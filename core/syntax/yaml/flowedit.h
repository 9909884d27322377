// Edits of flow collections ([..] and {..}); yamledit.h holds the contract.
#pragma once

#include "core/syntax/yaml/yamltree.h"
#include "core/text/textedit.h"

namespace overmantel::yaml {

// `written` is the child as it stands in flow style.
TextEdit insertInFlow(QStringView text, const Node &collection, qsizetype index, const QString &written);
TextEdit removeFromFlow(QStringView text, const Node &collection, qsizetype index);
TextEdit moveInFlow(QStringView text, const Node &collection, qsizetype from, qsizetype to);

} // namespace overmantel::yaml
