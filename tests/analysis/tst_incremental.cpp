// An analysis that builds on the ones before says the same as one from nothing, whatever was edited in
// between: words changed, lines moved, files gone and come back.
#include "core/analysis/analysis.h"
#include "tests/support/fixture.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

using Files = QMap<QString, QString>;

AnalysisInput inputOf(const Files &files, const QString &profile)
{
    AnalysisInput input;
    input.folderName = u"agent"_s;
    input.profile = profile;
    for (auto it = files.begin(); it != files.end(); ++it)
        input.files.insert(it.key(), Snapshot(it.value()));
    return input;
}

// Names that stand somewhere in the folder: what a person types is mostly one of them, or nearly so.
QStringList wordsOf(const Files &files)
{
    static const QRegularExpression pattern(u"[A-Za-z_]\\w+"_s);
    QStringList words{u"nobody"_s, u"true"_s, u"off"_s};
    for (const QString &text : files) {
        QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
        while (matches.hasNext())
            words.append(matches.next().captured());
    }
    words.removeDuplicates();
    return words;
}

class Typist
{
public:
    Typist(const Files &files, quint32 seed) : m_original(files), m_files(files), m_words(wordsOf(files)), m_random(seed) {}

    const Files &files() const { return m_files; }

    void act()
    {
        switch (below(10)) {
        case 0: // a line in front: all places behind it move
            anyText().prepend(u"# Moved.\n"_s);
            return;
        case 1: // a file goes, or comes back as it was
            if (m_files.size() < m_original.size() || m_files.size() < 2)
                m_files = m_original;
            else
                m_files.remove(m_files.keys().at(below(int(m_files.size()))));
            return;
        case 2: {
            QString &text = anyText();
            const QStringList lines = text.split(u'\n');
            text.append(lines.at(below(int(lines.size()))) + u'\n');
            return;
        }
        default:
            changeWord(anyText());
        }
    }

private:
    int below(int limit) { return int(m_random.bounded(limit)); }
    QString &anyText()
    {
        const QStringList paths = m_files.keys();
        return m_files[paths.at(below(int(paths.size())))];
    }
    void changeWord(QString &text)
    {
        static const QRegularExpression pattern(u"[A-Za-z_]\\w+"_s);
        QList<TextRange> places;
        QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            places.append({match.capturedStart(), match.capturedEnd()});
        }
        if (places.isEmpty())
            return;
        const TextRange place = places.at(below(int(places.size())));
        text.replace(place.start, place.length(), m_words.at(below(int(m_words.size()))));
    }

    Files m_original, m_files;
    QStringList m_words;
    QRandomGenerator m_random;
};

bool isUnparsed(const Analysis &analysis)
{
    for (const SourceFilePtr &file : analysis.project.files) {
        if (!file->isParsed())
            return true;
    }
    return false;
}

QStringList usesOf(const Symbols &symbols)
{
    QStringList uses;
    for (const SymbolPartPtr &part : symbols.parts()) {
        for (const SymbolUse &use : part->all())
            uses.append(u"%1 %2 %3 %4"_s.arg(use.id.name, use.where.file).arg(use.where.range.start).arg(int(use.access)));
    }
    return uses;
}

void compareAlongTheWay(const Files &files, quint32 seed, int acts, int &compared)
{
    static const QStringList profiles{u"reference"_s, u"next"_s, u"maestro"_s};
    Typist typist(files, seed);
    AnalysisCache kept;
    for (int i = 0; i < acts; ++i) {
        const QString profile = profiles.at(i % 17 == 0 ? 1 : i % 23 == 0 ? 2 : 0);
        const AnalysisPtr grown = analyze(inputOf(typist.files(), profile), kept);
        AnalysisCache empty;
        const AnalysisPtr fresh = analyze(inputOf(typist.files(), profile), empty);
        typist.act();
        // What a file was before it broke is known only to the one that has seen it.
        if (isUnparsed(*fresh))
            continue;
        ++compared;
        const QString context = u"seed %1, act %2, grown:\n%3fresh:\n%4"_s.arg(seed).arg(i).arg(testing::listing(grown), testing::listing(fresh));
        QVERIFY2(grown->diagnostics == fresh->diagnostics, qPrintable(context));
        QVERIFY2(usesOf(grown->project.symbols) == usesOf(fresh->project.symbols), qPrintable(context));
    }
}

Files filesBelow(const QString &folder)
{
    Files files;
    const AnalysisPtr analysis = testing::analysisOfFolder(folder);
    for (const SourceFilePtr &file : analysis->project.files)
        files.insert(file->path, file->snapshot.text());
    return files;
}

} // namespace

class IncrementalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesOnFixtures()
    {
        const QDir folder(QStringLiteral(OVERMANTEL_TEST_DATA "/rules"));
        const quint32 seed = QRandomGenerator::global()->generate();
        int compared = 0;
        const QStringList names = folder.entryList({u"*.fixture"_s}, QDir::Files, QDir::Name);
        for (const QString &name : names) {
            Files files;
            const Files sections = testing::fixture(testing::readText(folder.filePath(name))).files;
            for (auto it = sections.begin(); it != sections.end(); ++it)
                files.insert(it.key(), it.value().section(u"\n//"_s, 0, 0) + u'\n');
            compareAlongTheWay(files, seed, 25, compared);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(compared > names.size(), qPrintable(u"only %1 compared, seed %2"_s.arg(compared).arg(seed)));
    }

    void agreesOnTheExample()
    {
        const Files files = filesBelow(QStringLiteral(OVERMANTEL_SOURCE_DIR "/resources/examples/card_services"));
        QVERIFY(files.size() > 10);
        const quint32 seed = QRandomGenerator::global()->generate();
        int compared = 0;
        compareAlongTheWay(files, seed, 300, compared);
        QVERIFY2(compared > 20, qPrintable(u"only %1 compared, seed %2"_s.arg(compared).arg(seed)));
    }
};

QTEST_GUILESS_MAIN(IncrementalTest)
#include "tst_incremental.moc"
