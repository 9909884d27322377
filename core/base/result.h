// What an operation at the edge (disk, network, process) answers: a value, or a sentence about what
// went wrong. Parsers and analysis never use it: broken input is not an error there.
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace overmantel {

struct Error
{
    QString what;   // "The folder cannot be read."
    QString where;  // the path or place it concerns, may be empty
    QString advice; // what to do about it, may be empty

    // One line: what, where, what to do.
    QString sentence() const;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(QString what, QString where = {}, QString advice = {})
{
    return tl::unexpected<Error>(Error{std::move(what), std::move(where), std::move(advice)});
}

} // namespace overmantel
