// The memory matrix as text, JSON, CSV or a self-contained HTML page.
#pragma once

#include "core/queries/memoryaccess.h"

namespace overmantel {

enum class MatrixFormat { Text, Json, Csv, Html };
QString exportMatrix(const MemoryMatrix &matrix, MatrixFormat format, const Project &project);

} // namespace overmantel
