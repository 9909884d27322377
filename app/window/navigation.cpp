#include "app/window/navigation.h"

namespace overmantel {

namespace {

constexpr qsizetype mostPlaces = 100;

bool areNear(const Location &a, const Location &b)
{
    return a.file == b.file && qAbs(a.range.start - b.range.start) < 40;
}

} // namespace

void Navigation::remember(const Location &place)
{
    m_places.resize(m_at + 1);
    if (m_at >= 0 && areNear(m_places.at(m_at), place)) {
        m_places[m_at] = place;
        return;
    }
    m_places += place;
    if (m_places.size() > mostPlaces)
        m_places.removeFirst();
    m_at = m_places.size() - 1;
}

void Navigation::jumped(const Location &from, const Location &to)
{
    if (from.isValid())
        remember(from);
    if (to.isValid())
        remember(to);
}

std::optional<Location> Navigation::back(const Location &from)
{
    if (!canGoBack())
        return {};
    if (from.isValid())
        m_places[m_at] = from; // where the cursor went after the jump is where Forward leads
    return m_places.at(--m_at);
}

std::optional<Location> Navigation::forward()
{
    if (!canGoForward())
        return {};
    return m_places.at(++m_at);
}

void Navigation::clear()
{
    m_places.clear();
    m_at = -1;
}

} // namespace overmantel
