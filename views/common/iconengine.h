// Draws an icon of resources/icons at any size and pixel ratio. Without an ink of its own it asks the
// theme for the colour of its role at the moment of painting, so that icons follow a change of theme.
// Owned by the QIcon it is given to.
#pragma once

#include "views/common/theme.h"

#include <QColor>
#include <QIconEngine>
#include <QString>

namespace overmantel::theme {

class IconEngine : public QIconEngine
{
public:
    IconEngine(QString name, QColor ink);
    IconEngine(QString name, Role role);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString iconName() override;
    bool isNull() override;

private:
    QColor inkFor(QIcon::Mode mode) const;

    QString m_name;
    QColor m_ink; // invalid: the role's
    Role m_role = Role::Text;
};

} // namespace overmantel::theme
