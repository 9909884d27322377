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

// What was meant as a placeholder but is none, so that it is spoken as it is written. Other text in braces
// is left alone.
struct PlaceholderSlip
{
    enum class Kind {
        Segments,     // {project.tier}, {session.tier}, {session.a.b.c}
        DoubleBraces, // {{tier}}
        Unclosed,     // {tier
        Unopened      // tier}
    };
    Kind kind = Kind::Segments;
    TextRange where; // with the braces that are there
    QString name;    // without
};
QList<PlaceholderSlip> placeholderSlips(QStringView text);

// "set:session.card.reason=lost". Nothing when the payload does not begin with "set:".
struct SetPayload
{
    QString reference; // "session.card.reason", as written
    TextRange where;   // of the reference in the payload
    std::optional<QString> value; // nothing without "="
};
std::optional<SetPayload> setPayload(QStringView payload);

} // namespace overmantel
