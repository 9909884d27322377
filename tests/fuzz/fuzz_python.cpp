#include "core/syntax/python/toolscan.h"

#include <QString>

// Any text must give an answer.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    overmantel::python::scan(text);
    return 0;
}
