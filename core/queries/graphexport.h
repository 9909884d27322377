// A block graph as text for other programs: JSON (shape in the README), DOT, Mermaid, SVG.
#pragma once

#include "core/queries/graphlayout.h"

#include <QString>

namespace overmantel {

enum class GraphFormat { Json, Dot, Mermaid, Svg };
QString exportGraph(const BlockGraph &graph, GraphFormat format, const Project &project);

} // namespace overmantel
