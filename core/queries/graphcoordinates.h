// The second half of the layout: an x for every vertex of the rows, after Brandes and Köpf ("Fast and
// Simple Horizontal Coordinate Assignment", 2001): four alignments, of which the mean of the two middle
// ones counts. Long edges become straight, nodes stand over the middle of what follows them.
#pragma once

#include "core/queries/graphlayers.h"

namespace overmantel::layered {

// The axis of every vertex; the order in the rows and the free space between neighbours are kept.
std::vector<double> horizontalCoordinates(const Layers &layers);

} // namespace overmantel::layered
