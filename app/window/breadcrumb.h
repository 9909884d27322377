// Where the cursor stands, from the agent down to the step, as a row of buttons: each goes to its place.
#pragma once

#include "core/model/project.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace overmantel {

struct Crumb
{
    QString text;
    Location where;

    friend bool operator==(const Crumb &, const Crumb &) = default;
};

// Agent, skill, file, then the items of the outline in which the place lies.
QList<Crumb> crumbsOf(const Project &project, const Location &place);

class Breadcrumb : public QWidget
{
    Q_OBJECT
public:
    explicit Breadcrumb(QWidget *parent = nullptr);

    void setCrumbs(const QList<Crumb> &crumbs); // none: hidden

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);

private:
    QToolButton *button(qsizetype index);

    QList<Crumb> m_crumbs;
    QList<QToolButton *> m_buttons; // as many as were ever needed; the others are hidden
    QHBoxLayout *m_row = nullptr;
};

} // namespace overmantel
