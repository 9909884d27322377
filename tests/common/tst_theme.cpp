// The colours can be read in both themes, and every icon that is asked for is drawn.
#include "views/common/theme.h"

#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QtTest>

#include <cmath>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;
using theme::Role;

namespace {

// WCAG 2.1, relative luminance and contrast ratio.
double luminance(const QColor &color)
{
    const auto channel = [](double value) { return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double lighter = qMax(luminance(a), luminance(b));
    const double darker = qMin(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

constexpr std::array allSteps{StepKind::Instructions, StepKind::Collect, StepKind::Action, StepKind::ExecuteTool,
                              StepKind::Noop, StepKind::SetMemory, StepKind::Call, StepKind::Link,
                              StepKind::End, StepKind::Unknown};
constexpr std::array allSeverities{Severity::Error, Severity::Warning, Severity::Info, Severity::Hint};

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextCanBeRead_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("light") << int(theme::Mode::Light);
        QTest::newRow("dark") << int(theme::Mode::Dark);
    }

    void everyTextCanBeRead()
    {
        QFETCH(int, mode);
        theme::apply(*qApp, theme::Mode(mode));
        const auto check = [](const char *what, const QColor &ink, const QColor &ground) {
            const double ratio = contrast(ink, ground);
            QVERIFY2(ratio >= 4.5, qPrintable(u"%1: %2 on %3 is only %4"_s.arg(QString::fromLatin1(what), ink.name(), ground.name())
                                                  .arg(ratio)));
        };
        const QList<Role> inks{Role::Text, Role::Muted, Role::Accent, Role::Error, Role::Warning, Role::Info, Role::Success,
                               Role::LineNumber, Role::MatrixRead, Role::MatrixWrite, Role::MatrixBoth, Role::MatrixDenied};
        for (const Role ground : {Role::Window, Role::Surface}) {
            for (const Role ink : inks)
                check("role", theme::color(ink), theme::color(ground));
        }
        check("text in the current line", theme::color(Role::Text), theme::color(Role::CurrentLine));
        check("muted in the current line", theme::color(Role::Muted), theme::color(Role::CurrentLine));
        check("selection", theme::color(Role::SelectionText), theme::color(Role::Selection));
        check("accent", theme::color(Role::AccentText), theme::color(Role::Accent));
        for (const Role ink : {Role::Text, Role::Error, Role::Warning})
            check("in a selected row", theme::color(ink), theme::color(Role::Selection));
        for (const StepKind kind : allSteps) {
            check("step", theme::stepColors(kind).ink, theme::stepColors(kind).fill);
            check("step on the ground", theme::stepColors(kind).ink, theme::color(Role::Surface));
        }
        const QPalette palette = qApp->palette();
        check("palette text", palette.color(QPalette::Text), palette.color(QPalette::Base));
        check("palette window text", palette.color(QPalette::WindowText), palette.color(QPalette::Window));
        check("palette button text", palette.color(QPalette::ButtonText), palette.color(QPalette::Button));
        check("palette placeholder", palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base));
        check("palette tool tip", palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase));
        check("palette link", palette.color(QPalette::Link), palette.color(QPalette::Base));
    }

    void modesAreDarkOrLight()
    {
        theme::apply(*qApp, theme::Mode::Dark);
        QVERIFY(theme::isDark());
        theme::apply(*qApp, theme::Mode::Light);
        QVERIFY(!theme::isDark());
        // The platform of the tests has a light palette; what was applied before must not decide.
        theme::apply(*qApp, theme::Mode::Dark);
        theme::apply(*qApp, theme::Mode::System);
        QVERIFY(!theme::isDark());
    }

    void everyKindAndSeverityHasItsOwnIcon()
    {
        QSet<QString> names;
        for (const StepKind kind : allSteps) {
            QVERIFY(!theme::icon(theme::stepIconName(kind)).isNull());
            names += theme::stepIconName(kind);
        }
        for (const Severity severity : allSeverities) {
            QVERIFY(!theme::icon(theme::severityIconName(severity)).isNull());
            names += theme::severityIconName(severity);
        }
        QCOMPARE(names.size(), qsizetype(allSteps.size() + allSeverities.size()));
    }

    void everyDrawingIsValidAndOfOneFamily()
    {
        int count = 0;
        QDirIterator icons(u":/icons"_s, {u"*.svg"_s}, QDir::Files);
        while (icons.hasNext()) {
            QFile file(icons.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QVERIFY2(QSvgRenderer(svg).isValid(), qPrintable(file.fileName()));
            if (!file.fileName().endsWith(u"overmantel.svg"_s))
                QVERIFY2(svg.contains("viewBox=\"0 0 16 16\"") && svg.contains("stroke-width=\"1.5\"")
                             && svg.contains("currentColor"), qPrintable(file.fileName()));
            ++count;
        }
        QVERIFY(count > 40);
    }

    // A name with a typing mistake would show nothing, silently.
    void everyIconThatIsAskedForExists()
    {
        static const QRegularExpression call(uR"rx(theme::icon\(u"([a-z-]+)"_s)rx"_s);
        int asked = 0;
        for (const QString &folder : {u"views"_s, u"app"_s}) {
            QDirIterator sources(QStringLiteral(OVERMANTEL_SOURCE_DIR) + u'/' + folder, {u"*.cpp"_s}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                QFile source(sources.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                auto matches = call.globalMatch(QString::fromUtf8(source.readAll()));
                while (matches.hasNext()) {
                    const QString name = matches.next().captured(1);
                    QVERIFY2(!theme::icon(name).isNull(), qPrintable(source.fileName() + u": "_s + name));
                    ++asked;
                }
            }
        }
        QVERIFY(asked > 10);
    }

    void anIconTakesItsInkAndTheThemes()
    {
        const auto inkOf = [](const QIcon &icon) {
            const QImage image = icon.pixmap(QSize(32, 32)).toImage().convertToFormat(QImage::Format_ARGB32);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (qAlpha(image.pixel(x, y)) == 255)
                        return QColor(image.pixel(x, y));
                }
            }
            return QColor();
        };
        QCOMPARE(inkOf(theme::icon(u"matrix"_s, QColor(255, 0, 0))), QColor(255, 0, 0));
        theme::apply(*qApp, theme::Mode::Light);
        const QIcon follows = theme::icon(u"matrix"_s, Role::Accent);
        QCOMPARE(inkOf(follows), theme::color(Role::Accent));
        theme::apply(*qApp, theme::Mode::Dark);
        QCOMPARE(inkOf(follows), theme::color(Role::Accent));
    }

    void iconsAreSharpAtAnyPixelRatio()
    {
        const QPixmap twice = theme::icon(u"save"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(twice.size(), QSize(32, 32));
        QCOMPARE(twice.devicePixelRatio(), 2.0);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
