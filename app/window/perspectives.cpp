#include "app/window/perspectives.h"

#include "app/window/docks.h"
#include "app/window/documents.h"

#include <QDockWidget>
#include <QMainWindow>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

struct PerspectiveRow
{
    Perspective perspective;
    const char16_t *key;
    bool agent, outline, problems, preview;
    double graphShare;   // of the width of a skill's page; 0 hides the graph
    double previewShare; // of the width of the window
};

constexpr std::array perspectiveRows{
    PerspectiveRow{Perspective::Write, u"write", true, true, true, false, 0.38, 0.3},
    PerspectiveRow{Perspective::Flow, u"flow", true, false, false, false, 0.64, 0.3},
    PerspectiveRow{Perspective::Preview, u"preview", true, false, false, true, 0.0, 0.42},
};

const PerspectiveRow &rowOf(Perspective perspective)
{
    return perspectiveRows[size_t(perspective)];
}

constexpr int sideWidth = 250;
constexpr int problemsHeight = 150;

} // namespace

QString perspectiveKey(Perspective perspective)
{
    return QString::fromUtf16(rowOf(perspective).key);
}

Perspective perspectiveFromKey(const QString &key)
{
    for (const PerspectiveRow &row : perspectiveRows) {
        if (QStringView(row.key) == key)
            return row.perspective;
    }
    return Perspective::Write;
}

Perspectives::Perspectives(QMainWindow *window, Docks *docks, Documents *documents)
    : QObject(window), m_window(window), m_docks(docks), m_documents(documents)
{
}

void Perspectives::apply(Perspective perspective)
{
    const PerspectiveRow &row = rowOf(perspective);
    QDockWidget *agent = m_docks->dock(Panel::Agent);
    QDockWidget *outline = m_docks->dock(Panel::Outline);
    QDockWidget *problems = m_docks->dock(Panel::Problems);
    QDockWidget *preview = m_docks->dock(Panel::Preview);
    agent->setVisible(row.agent);
    outline->setVisible(row.outline);
    problems->setVisible(row.problems);
    preview->setVisible(row.preview);

    const int width = m_window->width();
    m_window->resizeDocks({agent, preview}, {qMin(sideWidth, width / 4), int(width * row.previewShare)}, Qt::Horizontal);
    m_window->resizeDocks({problems}, {problemsHeight}, Qt::Vertical);
    if (row.outline)
        m_window->resizeDocks({agent, outline}, {3, 2}, Qt::Vertical);
    adopt(perspective);
}

void Perspectives::adopt(Perspective perspective)
{
    m_current = perspective;
    m_documents->setGraphShare(rowOf(perspective).graphShare);
    Q_EMIT changed(perspective);
}

} // namespace overmantel
