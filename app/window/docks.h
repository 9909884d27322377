// The four panels around the documents, as dock widgets: made, placed, shown and focused here. What is
// in them belongs to whoever made it.
#pragma once

#include <QObject>

#include <array>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace overmantel {

enum class Panel { Agent, Outline, Problems, Preview };
constexpr std::array allPanels{Panel::Agent, Panel::Outline, Panel::Problems, Panel::Preview};

struct PanelWidgets
{
    QWidget *agent = nullptr;
    QWidget *outline = nullptr;
    QWidget *problems = nullptr;
    QWidget *preview = nullptr;
};

class Docks : public QObject
{
    Q_OBJECT
public:
    Docks(QMainWindow *window, const PanelWidgets &widgets);

    QDockWidget *dock(Panel panel) const;
    void placeAll();                // where they are at the first start
    void showPanel(Panel panel);    // shows, raises and gives it the keyboard
    void addActions(QMenu *menu); // one to show and hide each, and one to go to each (Alt+1 …)
    void hideAll();

private:
    QMainWindow *m_window;
    std::array<QDockWidget *, allPanels.size()> m_docks{};
};

} // namespace overmantel
