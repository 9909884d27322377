// Small steps from core types to the JSON shapes that the command line promises. Positions are one-based,
// columns count UTF-16 units.
#pragma once

#include "core/text/snapshot.h"

#include <nlohmann/json.hpp>

#include <QString>

namespace overmantel::cli {

using Json = nlohmann::ordered_json;

inline std::string utf8(const QString &text)
{
    return text.toStdString();
}

inline Json positionJson(TextPosition position)
{
    return {{"line", position.line + 1}, {"column", position.column + 1}};
}

inline Json rangeJson(const Snapshot *snapshot, TextRange range)
{
    const Snapshot empty;
    const Snapshot &text = snapshot ? *snapshot : empty;
    return {{"start", positionJson(text.position(range.start))}, {"end", positionJson(text.position(range.end))}};
}

inline QString dumped(const Json &json, int indent = 2)
{
    return QString::fromStdString(json.dump(indent, ' ', false, Json::error_handler_t::replace)) + u'\n';
}

} // namespace overmantel::cli
