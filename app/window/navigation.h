// The places that somebody came from, for Back and Forward: like a browser's, a jump after going back
// forgets what lay ahead. Plain data.
#pragma once

#include "core/text/textrange.h"

#include <QList>

#include <optional>

namespace overmantel {

class Navigation
{
public:
    // A jump from one place to another. Places near each other in one file count as one.
    void jumped(const Location &from, const Location &to);
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }
    std::optional<Location> back(const Location &from);
    std::optional<Location> forward();
    void clear();

private:
    void remember(const Location &place);

    QList<Location> m_places;
    qsizetype m_at = -1; // the place where somebody stands
};

} // namespace overmantel
