#include "views/common/studiostyle.h"

#include "views/common/theme.h"

#include <QPainter>
#include <QStyleOption>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::theme {

StudioStyle::StudioStyle() : QProxyStyle(u"fusion"_s)
{
    setObjectName(name());
}

QString StudioStyle::name()
{
    return u"overmantel"_s;
}

QIcon StudioStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_TabCloseButton:
    case SP_LineEditClearButton: return icon(u"close"_s, Role::Muted);
    case SP_TitleBarNormalButton: return icon(u"external"_s, Role::Muted);
    case SP_MessageBoxWarning: return icon(u"severity-warning"_s, Role::Warning);
    case SP_MessageBoxCritical: return icon(u"severity-error"_s, Role::Error);
    case SP_MessageBoxInformation: return icon(u"severity-info"_s, Role::Info);
    case SP_ToolBarHorizontalExtensionButton: return icon(u"menu"_s);
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

namespace {

// 3:1 against the ground of the field; Fusion darkens the window's colour, which is lost on dark ground.
QColor fieldOutline(const QStyleOption *option)
{
    if (!option->state.testFlag(QStyle::State_Enabled))
        return color(Role::Border);
    if (option->state.testFlag(QStyle::State_HasFocus))
        return color(Role::Accent);
    return isDark() ? QColor(0x6C7686) : QColor(0x8C95A3);
}

void drawCheckBox(const QStyleOption *option, QPainter *painter)
{
    const bool isOn = option->state.testFlag(QStyle::State_On);
    const bool isPartly = option->state.testFlag(QStyle::State_NoChange);
    const bool isEnabled = option->state.testFlag(QStyle::State_Enabled);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor filled = color(isEnabled ? Role::Accent : Role::Border);
    painter->setPen(isOn || isPartly ? filled : fieldOutline(option));
    painter->setBrush(isOn || isPartly ? filled : color(Role::Surface));
    painter->drawRoundedRect(box, 3, 3);
    painter->setPen(QPen(color(Role::AccentText), box.width() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const auto at = [&box](double x, double y) { return QPointF(box.left() + box.width() * x, box.top() + box.height() * y); };
    if (isPartly)
        painter->drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else if (isOn)
        painter->drawPolyline(QPolygonF({at(0.25, 0.52), at(0.43, 0.7), at(0.76, 0.32)}));
    painter->restore();
}

} // namespace

void StudioStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    if (element == PE_IndicatorCheckBox)
        return drawCheckBox(option, painter);
    if (element == PE_FrameLineEdit) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(fieldOutline(option));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->restore();
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

int StudioStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ToolBarIconSize: return 18;
    case PM_DockWidgetTitleBarButtonMargin: return 2;
    case PM_SplitterWidth: return 5;
    case PM_TreeViewIndentation: return 16;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StudioStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returned) const
{
    // Buttons of dialogs carry verbs of ours; a desktop's icons beside them would be a second family.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace overmantel::theme
