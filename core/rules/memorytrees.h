// Ways through a memory.yml that several rules take.
#pragma once

#include "core/model/memory.h"
#include "core/model/sourcefile.h"

#include <functional>

namespace overmantel {

bool isMemoryFile(const SourceFile &file); // and could be read
// The entries as written, whatever their values are.
using EntryVisit = std::function<void(const yaml::Entry &entry, MemoryScope scope)>;
void forEachEntryNode(const SourceFile &file, const EntryVisit &visit);
// Only those whose value is a mapping of attributes.
void forEachAttributes(const SourceFile &file, const EntryVisit &visit);
// The same entries as the model has them.
QList<MemoryEntry> entriesOf(const SourceFile &file);
// Whether a mapping looks like the attributes of one entry.
bool areAttributes(const yaml::Node &node);

} // namespace overmantel
