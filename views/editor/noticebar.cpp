#include "views/editor/noticebar.h"

#include "views/common/theme.h"
#include "views/editor/linenumbergutter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_actions(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    setAccessibleName(tr("Notice about this file"));
    setAutoFillBackground(true);
    m_text->setObjectName(u"noticeText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_close->setObjectName(u"noticeClose"_s);
    m_close->setIcon(theme::icon(u"close"_s));
    m_close->setText(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close Notice"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(m_mark);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_actions);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    hide();
}

QToolButton *NoticeBar::addAction(const QString &objectName, const QString &label)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setText(label);
    button->setAccessibleName(label);
    button->setFocusPolicy(Qt::TabFocus);
    m_actions->addWidget(button);
    return button;
}

void NoticeBar::setNotice(Severity severity, const QString &text, Closing closing)
{
    const int size = fontMetrics().height();
    QPixmap mark(QSize(size, size) * devicePixelRatio());
    mark.setDevicePixelRatio(devicePixelRatio());
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    LineNumberGutter::paintMark(painter, QRectF(1, 1, size - 2, size - 2), severity);
    painter.end();
    m_mark->setPixmap(mark);
    m_text->setText(text);
    m_close->setVisible(closing == Closing::ByPerson);
    setAccessibleDescription(text);
    show();
}

void NoticeBar::clear()
{
    m_text->clear();
    hide();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

} // namespace overmantel
