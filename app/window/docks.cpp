#include "app/window/docks.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

struct PanelRow
{
    Panel panel;
    const char16_t *name;
    const char *title;
    Qt::DockWidgetArea area;
    QWidget *PanelWidgets::*widget;
    const char16_t *keys;
};

constexpr std::array panelRows{
    PanelRow{Panel::Agent, u"agentDock", QT_TRANSLATE_NOOP("Docks", "Agent"), Qt::LeftDockWidgetArea, &PanelWidgets::agent,
             u"Alt+1"},
    PanelRow{Panel::Outline, u"outlineDock", QT_TRANSLATE_NOOP("Docks", "Outline"), Qt::LeftDockWidgetArea,
             &PanelWidgets::outline, u"Alt+2"},
    PanelRow{Panel::Problems, u"problemsDock", QT_TRANSLATE_NOOP("Docks", "Problems"), Qt::BottomDockWidgetArea,
             &PanelWidgets::problems, u"Alt+3"},
    PanelRow{Panel::Preview, u"previewDock", QT_TRANSLATE_NOOP("Docks", "Preview"), Qt::RightDockWidgetArea,
             &PanelWidgets::preview, u"Alt+4"},
};

} // namespace

Docks::Docks(QMainWindow *window, const PanelWidgets &widgets) : QObject(window), m_window(window)
{
    // The side panels reach down to the status bar's edge only where nothing lies below them.
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const PanelRow &row : panelRows) {
        auto *dock = new QDockWidget(QCoreApplication::translate("Docks", row.title), window);
        dock->setObjectName(QString::fromUtf16(row.name));
        dock->setAccessibleName(dock->windowTitle());
        dock->setWidget(widgets.*row.widget);
        m_docks[size_t(row.panel)] = dock;
    }
    placeAll();
}

QDockWidget *Docks::dock(Panel panel) const
{
    return m_docks[size_t(panel)];
}

void Docks::placeAll()
{
    for (const PanelRow &row : panelRows) {
        dock(row.panel)->setFloating(false);
        m_window->addDockWidget(row.area, dock(row.panel));
    }
    m_window->splitDockWidget(dock(Panel::Agent), dock(Panel::Outline), Qt::Vertical);
}

void Docks::showPanel(Panel panel)
{
    dock(panel)->show();
    dock(panel)->raise();
    if (QWidget *widget = dock(panel)->widget()) {
        // The list itself, not the first button on the way to it.
        QWidget *target = widget->focusProxy() ? widget->focusProxy() : widget;
        if (target->focusPolicy() == Qt::NoFocus) {
            for (QWidget *next = widget->nextInFocusChain(); next && next != widget; next = next->nextInFocusChain()) {
                if (widget->isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) && next->isVisible()) {
                    target = next;
                    break;
                }
            }
        }
        target->setFocus(Qt::ShortcutFocusReason);
    }
}

void Docks::addActions(QMenu *menu)
{
    for (const PanelRow &row : panelRows)
        menu->addAction(dock(row.panel)->toggleViewAction());
    menu->addSeparator();
    for (const PanelRow &row : panelRows) {
        //: %1 is a panel such as "Problems"
        QAction *go = menu->addAction(tr("Go to %1").arg(dock(row.panel)->windowTitle()));
        go->setObjectName(QString::fromUtf16(row.name) + u"Focus"_s);
        go->setShortcut(QKeySequence(QString::fromUtf16(row.keys), QKeySequence::PortableText));
        connect(go, &QAction::triggered, this, [this, panel = row.panel] { showPanel(panel); });
    }
}

void Docks::hideAll()
{
    for (QDockWidget *dock : m_docks)
        dock->hide();
}

} // namespace overmantel
