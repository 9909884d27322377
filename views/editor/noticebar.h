// A line above a text that says something about the file and offers what can be done. It takes no focus
// and stays until the reason is gone or the person closes it.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace overmantel {

class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);

    enum class Closing { ByPerson, ByReason };
    void setNotice(Severity severity, const QString &text, Closing closing = Closing::ByReason);
    void clear();
    QString text() const;
    // Buttons stand in the order in which they are added and are shown with the notice they belong to.
    QToolButton *addAction(const QString &objectName, const QString &label);

Q_SIGNALS:
    void closed();

private:
    QLabel *m_mark;
    QLabel *m_text;
    QHBoxLayout *m_actions;
    QToolButton *m_close;
};

} // namespace overmantel
