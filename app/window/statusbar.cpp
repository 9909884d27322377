#include "app/window/statusbar.h"

#include "core/text/snapshot.h"
#include "views/common/theme.h"

#include <QLabel>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

StatusBar::StatusBar(QWidget *parent)
    : QStatusBar(parent), m_check(new QToolButton), m_position(new QLabel), m_encoding(new QLabel), m_profile(new QToolButton)
{
    setObjectName(u"statusBar"_s);
    setSizeGripEnabled(false);
    m_check->setObjectName(u"checkState"_s);
    m_check->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_check->setIconSize({14, 14});
    m_check->setToolTip(tr("Show the problems"));
    connect(m_check, &QToolButton::clicked, this, &StatusBar::problemsRequested);

    m_position->setObjectName(u"cursorPosition"_s);
    m_encoding->setObjectName(u"encoding"_s);
    m_profile->setObjectName(u"profile"_s);
    addWidget(m_check);
    m_profile->setPopupMode(QToolButton::InstantPopup);
    m_profile->setFocusPolicy(Qt::TabFocus);
    m_check->setFocusPolicy(Qt::TabFocus);
    for (QLabel *label : {m_position, m_encoding}) {
        label->setContentsMargins(8, 0, 8, 0);
        label->setForegroundRole(QPalette::PlaceholderText);
        addPermanentWidget(label);
    }
    addPermanentWidget(m_profile);
    setCheck(CheckState::Nothing, 0, 0);
    setPosition(0, 0);
}

void StatusBar::setCheck(CheckState state, int errors, int warnings)
{
    m_check->setVisible(state != CheckState::Nothing);

    // A symbol and words, so that colour is never the only sign.
    QString words;
    if (state == CheckState::Checking) {
        m_check->setIcon(theme::icon(u"state-checking"_s, theme::Role::Muted));
        words = tr("Checking…");
    } else if (errors + warnings == 0) {
        m_check->setIcon(theme::icon(u"state-clean"_s, theme::Role::Success));
        words = tr("No problems");
    } else {
        const Severity worst = errors > 0 ? Severity::Error : Severity::Warning;
        m_check->setIcon(theme::icon(theme::severityIconName(worst), theme::severityRole(worst)));
        QStringList parts;
        if (errors > 0)
            parts += tr("%n error(s)", nullptr, errors);
        if (warnings > 0)
            parts += tr("%n warning(s)", nullptr, warnings);
        words = parts.join(u" · "_s);
    }
    m_check->setText(words);
    m_check->setAccessibleName(words);
}

void StatusBar::setPosition(int line, int column)
{
    m_position->setVisible(line > 0);
    //: %1 is the line and %2 the column of the text cursor
    m_position->setText(tr("Ln %1, Col %2").arg(line).arg(column));
}

void StatusBar::setText(const Snapshot *snapshot)
{
    m_encoding->setVisible(snapshot);
    if (!snapshot)
        return;
    const QString encoding = snapshot->hasByteOrderMark() ? u"UTF-8 BOM "_s : u"UTF-8 "_s;
    if (!snapshot->isText()) {
        m_encoding->setText(tr("Not text"));
        return;
    }
    switch (snapshot->lineEnding()) {
    case LineEnding::Lf: return m_encoding->setText(encoding + u"LF"_s);
    case LineEnding::CrLf: return m_encoding->setText(encoding + u"CRLF"_s);
    case LineEnding::Mixed: return m_encoding->setText(encoding + tr("mixed line ends"));
    }
}

void StatusBar::setProfile(const QString &profile, const QString &problem)
{
    m_profile->setVisible(!profile.isEmpty());
    //: %1 is the name of a set of rules such as "reference"
    m_profile->setText(tr("Profile: %1").arg(profile));
    m_profile->setToolButtonStyle(problem.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    m_profile->setIcon(theme::icon(theme::severityIconName(Severity::Warning), theme::severityRole(Severity::Warning)));
    m_profile->setIconSize({14, 14});
    const QString act = tr("Choose which engine's rules the agent is checked with");
    m_profile->setToolTip(problem.isEmpty() ? act : problem + u"\n\n"_s + act);
    m_profile->setAccessibleName(m_profile->text());
    m_profile->setAccessibleDescription(m_profile->toolTip());
}

void StatusBar::setProfileMenu(QMenu *menu)
{
    m_profile->setMenu(menu);
}

QString StatusBar::checkText() const
{
    return m_check->text();
}

} // namespace overmantel
