// A block graph as a self-contained SVG picture in light colours. Text is measured by an estimate,
// since core has no fonts; boxes are wide enough for common sans-serif faces.
#pragma once

#include "core/queries/graphlayout.h"

namespace overmantel {

QString graphSvg(const BlockGraph &graph);

} // namespace overmantel
