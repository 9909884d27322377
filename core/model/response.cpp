#include "core/model/response.h"

#include <algorithm>

namespace overmantel {

const QStringList &responseVariantKeys()
{
    static const QStringList keys{QStringLiteral("text"), QStringLiteral("metadata"), QStringLiteral("condition"), QStringLiteral("buttons")};
    return keys;
}

bool Response::hasConditions() const
{
    return std::any_of(variants.begin(), variants.end(), [](const ResponseVariant &v) { return v.condition.has_value(); });
}

int Response::defaultIndex() const
{
    for (const ResponseVariant &variant : variants) {
        if (!variant.condition)
            return variant.index;
    }
    return -1;
}

} // namespace overmantel
