// Checks a JSON document against a JSON Schema, as far as the schemas of the tests need: references inside
// the schema, types, objects, arrays, numbers, patterns, a few formats. A keyword that it does not know is a
// fault, so that nothing is passed over in silence.
#pragma once

#include <QJsonValue>
#include <QStringList>

namespace overmantel::testing {

// Sentences that begin with the place in the document; empty when it is valid.
QStringList schemaFaults(const QJsonValue &document, const QJsonObject &schema);

} // namespace overmantel::testing
