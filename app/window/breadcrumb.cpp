#include "app/window/breadcrumb.h"

#include "core/queries/outline.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

QList<Crumb> crumbsOf(const Project &project, const Location &place)
{
    QList<Crumb> crumbs;
    if (!place.isValid())
        return crumbs;
    crumbs += Crumb{project.name, project.files.contains(u"agent.yml"_s) ? Location{u"agent.yml"_s, {}} : Location()};
    const QString skillId = skillIdOf(place.file);
    QString rest = place.file;
    if (const Skill *skill = project.skill(skillId)) {
        crumbs += Crumb{skillId, Location{skill->skillFile, {}}};
        rest = place.file.mid(skill->folder.size() + 1);
    }
    crumbs += Crumb{rest, Location{place.file, {}}};

    QList<OutlineItem> items = outline(project, place.file);
    while (!items.isEmpty()) {
        const OutlineItem *within = nullptr;
        for (const OutlineItem &item : items) {
            if (item.extent.range.touches(place.range.end))
                within = &item; // of two that touch, the later one begins at the cursor
        }
        if (!within)
            break;
        crumbs += Crumb{within->title, within->where};
        const QList<OutlineItem> below = within->children;
        items = below;
    }
    return crumbs;
}

Breadcrumb::Breadcrumb(QWidget *parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setObjectName(u"breadcrumb"_s);
    setAccessibleName(tr("Place of the cursor"));
    m_row->setContentsMargins(8, 1, 8, 1);
    m_row->setSpacing(0);
    m_row->addStretch(1);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long name must not widen the window
    hide();
}

QToolButton *Breadcrumb::button(qsizetype index)
{
    while (m_buttons.size() <= index) {
        const qsizetype mine = m_buttons.size();
        auto *created = new QToolButton(this);
        created->setObjectName(u"crumb%1"_s.arg(mine));
        created->setAutoRaise(true);
        created->setFocusPolicy(Qt::TabFocus);
        if (mine > 0) {
            created->setIcon(theme::icon(u"expand"_s, theme::Role::Muted));
            created->setIconSize({10, 10});
            created->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        }
        connect(created, &QToolButton::clicked, this, [this, mine] {
            // A copy: going there changes what the crumbs are.
            const Location where = m_crumbs.value(mine).where;
            if (where.isValid())
                Q_EMIT locationActivated(where);
        });
        m_row->insertWidget(int(mine), created);
        m_buttons += created;
    }
    return m_buttons.at(index);
}

void Breadcrumb::setCrumbs(const QList<Crumb> &crumbs)
{
    setVisible(!crumbs.isEmpty());
    if (crumbs == m_crumbs)
        return;
    m_crumbs = crumbs;
    for (qsizetype i = 0; i < crumbs.size(); ++i) {
        const QString text = crumbs.at(i).text;
        QToolButton *shown = button(i);
        QString words = text.size() > 40 ? text.left(39) + u"…"_s : text;
        shown->setText(words.replace(u'&', u"&&"_s)); // no mnemonic
        shown->setToolTip(text);
        //: %1 is the name of a skill, file, block or step
        shown->setAccessibleName(tr("Go to %1").arg(text));
        shown->show();
    }
    for (qsizetype i = crumbs.size(); i < m_buttons.size(); ++i)
        m_buttons.at(i)->hide();
}

} // namespace overmantel
