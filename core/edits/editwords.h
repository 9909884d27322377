// The context of all words that edits say to people: their names in the Undo menu and why one is refused.
#pragma once

#include <QCoreApplication>

namespace overmantel {

struct Edits
{
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

} // namespace overmantel
