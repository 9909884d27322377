#include "views/common/iconengine.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::theme {

namespace {

// The drawing as it lies in the resources; read once per name. Empty for a name that does not exist.
const QByteArray &drawing(const QString &name)
{
    static QHash<QString, QByteArray> drawings;
    auto found = drawings.find(name);
    if (found == drawings.end()) {
        QFile file(u":/icons/"_s + name + u".svg"_s);
        found = drawings.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return found.value();
}

} // namespace

IconEngine::IconEngine(QString name, QColor ink) : m_name(std::move(name)), m_ink(std::move(ink))
{
}

IconEngine::IconEngine(QString name, Role role) : m_name(std::move(name)), m_role(role)
{
}

QColor IconEngine::inkFor(QIcon::Mode mode) const
{
    QColor ink = m_ink.isValid() ? m_ink : color(m_role);
    if (mode == QIcon::Disabled)
        ink.setAlphaF(0.4f);
    return ink;
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    const QColor ink = inkFor(mode);
    QByteArray svg = drawing(m_name);
    svg.replace("currentColor", ink.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return;
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(painter->opacity() * ink.alphaF());
    renderer.render(painter, QRectF(rect));
    painter->restore();
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1.0);
}

QPixmap IconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale)
{
    // Before Qt 6.8 the size comes in device pixels, since then in device-independent ones. Qt sets the
    // ratio of the pixmap itself.
    constexpr bool isDeviceSize = QT_VERSION < QT_VERSION_CHECK(6, 8, 0);
    const QSize pixels = isDeviceSize ? size : (QSizeF(size) * scale).toSize();
    if (pixels.isEmpty())
        return {};
    const QString key = u"overmantel-icon/%1/%2/%3x%4"_s.arg(m_name, inkFor(mode).name(QColor::HexArgb))
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap result;
    if (QPixmapCache::find(key, &result))
        return result;
    result = QPixmap(pixels);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    paint(&painter, QRect(QPoint(), pixels), mode, state);
    painter.end();
    QPixmapCache::insert(key, result);
    return result;
}

QSize IconEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    return size;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(*this);
}

QString IconEngine::iconName()
{
    return m_name;
}

bool IconEngine::isNull()
{
    return drawing(m_name).isEmpty();
}

} // namespace overmantel::theme
