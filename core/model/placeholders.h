// What stands between braces in a wording, and what a button's payload sets (reference: responses-yml,
// "Interpolation"; spec page 05, "Buttons").
#pragma once

#include "core/text/textrange.h"

#include <QList>
#include <QString>

#include <optional>

namespace overmantel {

// Placeholders of a template text: "{session.a.b}" and "{entry}".
struct Placeholder
{
    TextRange where; // with the braces
    TextRange name;  // without
    QString ns;      // empty for the bare form
    QString entry;
};
QList<Placeholder> placeholders(QStringView text);

// "set:session.card.reason=lost". Nothing when the payload does not begin with "set:".
struct SetPayload
{
    QString reference; // "session.card.reason", as written
    TextRange where;   // of the reference in the payload
    std::optional<QString> value; // nothing without "="
};
std::optional<SetPayload> setPayload(QStringView payload);

} // namespace overmantel
