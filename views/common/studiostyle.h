// Fusion with our drawn icons where Qt would use its own pictures (they have one colour for light and
// dark), outlines of fields that can be seen on dark ground, and a little more room. Owned by the
// application.
#pragma once

#include <QProxyStyle>

namespace overmantel::theme {

class StudioStyle : public QProxyStyle
{
    Q_OBJECT
public:
    StudioStyle();
    static QString name();

    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
};

} // namespace overmantel::theme
