// The existing name that a misspelt one most likely meant.
#pragma once

#include <QString>
#include <QStringList>

namespace overmantel {

// The candidate with the fewest typing slips (insert, delete, replace, swap neighbours), ignoring case;
// at most a third of the longer word's length, at least one. Empty when none is near. The first of equals.
QString nearestName(QStringView word, const QStringList &candidates);

} // namespace overmantel
