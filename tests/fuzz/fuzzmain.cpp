// A fuzzer: OVERMANTEL_FUZZ_TARGET is the function that it calls.
#include "tests/fuzz/targets.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const QString fault = overmantel::fuzz::OVERMANTEL_FUZZ_TARGET(input);
    if (!fault.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(fault));
        std::abort();
    }
    return 0;
}
