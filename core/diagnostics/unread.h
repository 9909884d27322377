// Why a file or folder that belongs to an agent is not read, in a sentence for people, and whether that
// is a fault of the agent (error) or only a limit of this program, so that the engine may well read it
// (warning).
#pragma once

#include "core/diagnostics/diagnostic.h"

namespace overmantel {

struct Unread
{
    QString sentence;
    Severity severity = Severity::Error;

    bool isEmpty() const { return sentence.isEmpty(); }
    friend bool operator==(const Unread &, const Unread &) = default;
};

} // namespace overmantel
