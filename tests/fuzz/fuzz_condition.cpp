#include "core/syntax/condition/conditionparser.h"

#include <QString>

// Any text must give an answer.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    overmantel::condition::parse(text);
    return 0;
}
