// Reads the includes of the whole tree and says where one points against the order of the layers, and
// where third-party code is named outside its one door.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

namespace {

// A folder includes only itself and what stands before it.
const QStringList coreOrder{u"core/base"_s, u"core/text"_s, u"core/diagnostics"_s, u"core/syntax"_s, u"core/model"_s, u"core/queries"_s,
                            u"core/edits"_s, u"core/rules"_s, u"core/analysis"_s, u"core/workspace"_s};

// Third-party header prefix -> the only places that may include it.
const QList<QPair<QString, QStringList>> doors{
    {u"yaml-cpp/"_s, {u"core/syntax/yaml/"_s}},
    {u"KSyntaxHighlighting/"_s, {u"views/editor/highlighting.cpp"_s}},
    {u"tl/"_s, {u"core/base/"_s}},
};

struct Include
{
    QString file;
    int line = 0;
    QString target;
};

QList<Include> includesOf(const QString &folder)
{
    static const QRegularExpression pattern(u"^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"_s);
    QList<Include> found;
    const QString root = QStringLiteral(OVERMANTEL_SOURCE_DIR);
    QDirIterator it(root + u'/' + folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        int number = 0;
        while (!file.atEnd()) {
            ++number;
            const auto match = pattern.match(QString::fromUtf8(file.readLine()));
            if (match.hasMatch())
                found.append({path.mid(root.size() + 1), number, match.captured(1)});
        }
    }
    return found;
}

qsizetype rank(const QString &path)
{
    for (qsizetype i = 0; i < coreOrder.size(); ++i) {
        if (path.startsWith(coreOrder[i] + u'/'))
            return i;
    }
    return -1;
}

QString told(const Include &include)
{
    return u"%1:%2 includes %3"_s.arg(include.file).arg(include.line).arg(include.target);
}

void verifyNone(const QStringList &faults)
{
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

} // namespace

class LayeringTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsTheTree()
    {
        QVERIFY(includesOf(u"core"_s).size() > 200);
        QVERIFY(includesOf(u"views"_s).size() > 50);
        QVERIFY(includesOf(u"app"_s).size() > 20);
    }

    void coreIncludesOnlyWhatStandsBefore()
    {
        QStringList faults;
        for (const Include &include : includesOf(u"core"_s)) {
            const qsizetype from = rank(include.file);
            QVERIFY2(from >= 0, qPrintable(include.file + u" is in no layer"_s));
            if (include.target.startsWith(u"views/") || include.target.startsWith(u"app/") || rank(include.target) > from)
                faults.append(told(include));
        }
        verifyNone(faults);
    }

    void coreHasNoGui()
    {
        static const QRegularExpression gui(u"^(QtGui|QtWidgets|QtSvg|QWidget|QPainter|QColor|QIcon|QFont|QApplication|QGuiApplication|QText(Document|Cursor|Block|Edit)|QGraphics|QPixmap|QImage)"_s);
        QStringList faults;
        for (const QString &folder : {u"core"_s, u"app/cli"_s}) {
            for (const Include &include : includesOf(folder)) {
                if (gui.match(include.target).hasMatch())
                    faults.append(told(include));
            }
        }
        verifyNone(faults);
    }

    // A view sees core and views/common, never another view or the program.
    void viewsKnowNothingOfOneAnother()
    {
        QStringList faults;
        for (const Include &include : includesOf(u"views"_s)) {
            const QString own = include.file.section(u'/', 0, 1);
            const bool isView = include.target.startsWith(u"views/");
            const bool isAllowed = include.target.startsWith(own + u'/') || include.target.startsWith(u"views/common/");
            if ((isView && !isAllowed) || include.target.startsWith(u"app/"))
                faults.append(told(include));
        }
        verifyNone(faults);
    }

    void thirdPartyCodeHasOneDoor()
    {
        QStringList faults;
        for (const QString &folder : {u"core"_s, u"views"_s, u"app"_s}) {
            for (const Include &include : includesOf(folder)) {
                for (const auto &[prefix, places] : doors) {
                    const bool isInDoor = std::any_of(places.begin(), places.end(), [&](const QString &place) { return include.file.startsWith(place); });
                    if (include.target.startsWith(prefix) && !isInDoor)
                        faults.append(told(include));
                }
            }
        }
        verifyNone(faults);
    }
};

QTEST_GUILESS_MAIN(LayeringTest)
#include "tst_layering.moc"
