// The colours of highlighted text against what they stand on.
#include <QColor>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace {

// WCAG 2: relative luminance and contrast ratio.
double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

} // namespace

class HighlightingThemesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyColourCanBeRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("light") << u"overmantel-light.theme"_s;
        QTest::newRow("dark") << u"overmantel-dark.theme"_s;
    }

    void everyColourCanBeRead()
    {
        QFETCH(QString, file);
        QFile disk(QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/syntax/") + file);
        QVERIFY(disk.open(QIODevice::ReadOnly));
        const QJsonObject theme = QJsonDocument::fromJson(disk.readAll()).object();
        const QJsonObject grounds = theme[u"editor-colors"_s].toObject();
        const QJsonObject styles = theme[u"text-styles"_s].toObject();
        QCOMPARE(styles.size(), 31); // all that definitions may name
        for (const QString &ground : {u"BackgroundColor"_s, u"CurrentLine"_s, u"TextSelection"_s}) {
            const QColor below(grounds[ground].toString());
            QVERIFY(below.isValid());
            for (auto style = styles.begin(); style != styles.end(); ++style) {
                const QColor ink(style->toObject()[u"text-color"_s].toString());
                const double ratio = contrast(ink, below);
                QVERIFY2(ratio >= 4.5, qPrintable(u"%1 on %2: %3"_s.arg(style.key(), ground).arg(ratio)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(HighlightingThemesTest)
#include "tst_highlightingthemes.moc"
