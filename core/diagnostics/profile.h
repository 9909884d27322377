// Which engine generation's rules hold. Reference is the default and follows the reference pages.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace overmantel {

enum class Profile { Maestro, Reference, Next };

QString profileName(Profile profile); // "maestro", "reference", "next"
std::optional<Profile> profileFromName(QStringView name);

} // namespace overmantel
