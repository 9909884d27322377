#include "core/base/memorygrowth.h"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace overmantel {

void growMemoryInLargeSteps()
{
#ifdef __GLIBC__
    constexpr int step = 64 * 1024 * 1024;
    mallopt(M_TOP_PAD, step);
    mallopt(M_TRIM_THRESHOLD, 4 * step);
#endif
}

} // namespace overmantel
