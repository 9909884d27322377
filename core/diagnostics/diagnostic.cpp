#include "core/diagnostics/diagnostic.h"

#include <tuple>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

QString severityKey(Severity severity)
{
    switch (severity) {
    case Severity::Error: return u"error"_s;
    case Severity::Warning: return u"warning"_s;
    case Severity::Info: return u"info"_s;
    case Severity::Hint: return u"hint"_s;
    }
    return {};
}

bool diagnosticLess(const Diagnostic &a, const Diagnostic &b)
{
    // The message comes last, so that equal lists always come out in the same order.
    return std::tie(a.where.file, a.where.range, a.severity, a.code, a.family, a.message)
        < std::tie(b.where.file, b.where.range, b.severity, b.code, b.family, b.message);
}

} // namespace overmantel
