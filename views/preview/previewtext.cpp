#include "views/preview/previewtext.h"

#include <QLabel>
#include <QPainter>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::preview {

QString html(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

QString inked(const QString &text, theme::Role role)
{
    return u"<span style=\"color:%1\">%2</span>"_s.arg(theme::color(role).name(), html(text));
}

QString breakable(QString text)
{
    static constexpr QChar zeroWidthSpace(0x200B);
    for (const QChar breakBehind : {u'.', u'_'})
        text.replace(breakBehind, QString(breakBehind) + zeroWidthSpace);
    return text;
}

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

QLabel *sectionTitle(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setForegroundRole(QPalette::WindowText);
    return label;
}

void paintCard(QPainter *painter, const QRectF &rect, const CardLook &look)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF inner = rect.adjusted(1, 1, -1, -1);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::color(theme::Role::Surface));
    painter->drawRoundedRect(inner, 6, 6);
    QColor border = theme::color(look.focused ? theme::Role::Accent : look.border);
    if (look.tinted) {
        QColor tint = theme::color(look.border);
        tint.setAlphaF(theme::isDark() ? 0.14f : 0.07f);
        painter->setBrush(tint);
        painter->drawRoundedRect(inner, 6, 6);
    }
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(border, look.focused || look.tinted ? 1.6 : 1, look.dashed && !look.focused ? Qt::DashLine : Qt::SolidLine));
    painter->drawRoundedRect(inner, 6, 6);
    painter->restore();
}

} // namespace overmantel::preview
