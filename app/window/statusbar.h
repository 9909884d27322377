// The status bar: the check in its three states, the cursor's place, encoding and line ends, profile.
// It never says clean while a check is running.
#pragma once

#include <QStatusBar>

class QLabel;
class QMenu;
class QToolButton;

namespace overmantel {

class Snapshot;

enum class CheckState { Nothing, Checking, Done };

class StatusBar : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusBar(QWidget *parent = nullptr);

    void setCheck(CheckState state, int errors, int warnings);
    void setPosition(int line, int column); // one-based; 0 hides it
    void setText(const Snapshot *snapshot); // encoding and line ends; nullptr hides them
    // Empty hides it. `problem`: why it is not the one that was meant; empty when all is well.
    void setProfile(const QString &profile, const QString &problem = {});
    void setProfileMenu(QMenu *menu); // belongs to whoever made it
    QString checkText() const;

Q_SIGNALS:
    void problemsRequested();

private:
    QToolButton *m_check = nullptr;
    QLabel *m_position = nullptr;
    QLabel *m_encoding = nullptr;
    QToolButton *m_profile = nullptr;
};

} // namespace overmantel
