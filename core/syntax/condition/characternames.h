// The characters that a condition may name in a text, as in "\N{EURO SIGN}": Latin letters,
// punctuation, currency and a few signs. Not the whole Unicode table: who needs another character
// writes it as it is.
#pragma once

#include <QStringView>

#include <optional>

namespace overmantel::condition {

// Upper and lower case are the same.
std::optional<char32_t> characterNamed(QStringView name);

} // namespace overmantel::condition
