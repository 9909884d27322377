// The words of a block graph: titles of steps for people, labels of edges, and how they are shortened.
// Shared by the picture, its table twin, the outline and the exports.
#pragma once

#include "core/queries/blockgraph.h"

namespace overmantel {

inline constexpr int titleLength = 40;

// At most `length` characters, cut between words where that is possible, with "…" when something is cut.
// White space (line ends too) becomes single spaces.
QString shortened(const QString &text, int length = titleLength);

// "Ask: Which card?", "Tool: lock_card", "Set 2 values".
QString stepTitle(const Project &project, const Step &step);
// The id of the step and what its title does not say.
QString stepSubtitle(const Step &step);
// "instructions" as people read it: "Instructions", "Tool call".
QString stepKindName(StepKind kind);
QString nodeKindName(const GraphNode &node);

// "1 · reason == 'lost'" for a branch, "else", nothing for other edges. References to the skill's own
// memory lose their "session.<skill>." here; the full text stays in GraphEdge::condition.
QString edgeLabel(const BlockGraph &graph, const GraphEdge &edge, int length = 38);
// The words of an edge for a table or a tooltip: the whole condition, or what kind of edge it is.
QString edgeDescription(const GraphEdge &edge);

} // namespace overmantel
