// Ways through a responses.yml that several rules take.
#pragma once

#include "core/model/sourcefile.h"

#include <functional>

namespace overmantel {

bool isResponsesFile(const SourceFile &file); // and could be read
// The entries below `responses:`.
void forEachResponseEntry(const SourceFile &file, const std::function<void(const yaml::Entry &entry)> &visit);
// The variants of these entries; `index` is zero-based.
void forEachVariantNode(const SourceFile &file, const std::function<void(const yaml::Entry &response, const yaml::Node &variant, int index)> &visit);
// "Variant 2 of utter_fee": how every message about one variant begins.
QString variantName(QStringView response, qsizetype index);

} // namespace overmantel
