// Agents of any size with nothing wrong in them, for benchmarks and tests: typical skills that read each
// other's memory, call each other and share tools, responses and project memory. The same arguments give
// the same files on every machine. The files name no real firm, person or product.
#pragma once

#include <QMap>
#include <QString>

namespace overmantel::testing {

// Path relative to the agent folder -> text with LF line ends. A skill has about 50 lines of skill.md, 15
// memory entries, 8 responses and 6 tools; one in ten is hidden and called by another. At least three
// skills, so that each has others to talk about.
QMap<QString, QString> generateAgent(int skills, quint32 seed = 1);

// Writes files below a folder, which is made where it is missing. The path that could not be written;
// empty when all is well.
QString writeFiles(const QString &folder, const QMap<QString, QString> &files);

} // namespace overmantel::testing
