#include "core/diagnostics/profile.h"

namespace overmantel {

QString profileName(Profile profile)
{
    switch (profile) {
    case Profile::Maestro:
        return QStringLiteral("maestro");
    case Profile::Reference:
        return QStringLiteral("reference");
    case Profile::Next:
        return QStringLiteral("next");
    }
    return {};
}

std::optional<Profile> profileFromName(QStringView name)
{
    for (Profile profile : {Profile::Maestro, Profile::Reference, Profile::Next}) {
        if (name == profileName(profile))
            return profile;
    }
    return std::nullopt;
}

} // namespace overmantel
