#include "core/base/result.h"

namespace overmantel {

QString Error::sentence() const
{
    QString text = what;
    if (!where.isEmpty())
        text += QStringLiteral(" (") + where + QLatin1Char(')');
    if (!advice.isEmpty())
        text += QLatin1Char(' ') + advice;
    return text;
}

} // namespace overmantel
