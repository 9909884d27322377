// Block scalars with an anchor or tag ("- &name |"), which the parser library takes for too little
// indented. It can be shown a text without them, because values are decoded from the real one.
#pragma once

#include <QString>

namespace overmantel::yaml {

// The text from `start` on with a null in the place of each such scalar; empty when there is none.
QString withoutMarkedBlocks(QStringView text, qsizetype start);

} // namespace overmantel::yaml
