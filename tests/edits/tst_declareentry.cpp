// Declaring an entry that is used: the file it belongs to, whatever that file looks like at present.
#include "core/edits/declareentry.h"
#include "tests/support/fixture.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString skillOnly = u"//- skills/a/skill.md\n---\nname: A\ndescription: Does a.\n---\nHelp.\n"_s;

QString declared(const QString &files, const QString &ns, const QString &entry, MemoryType type, QString *error = nullptr)
{
    const testing::Fixture fixture = testing::fixture(files);
    const Result<WorkspaceEdit> edit = declareEntry(fixture.analysis()->project, ns, entry, type);
    if (!edit && error)
        *error = edit.error().sentence();
    return edit ? edit->files.value(memoryFileOf(ns)).appliedTo(fixture.files.value(memoryFileOf(ns))) : QString();
}

} // namespace

class DeclareEntryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesTheEntry_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("ns");
        QTest::addColumn<MemoryType>("type");
        QTest::addColumn<QString>("after");
        QTest::newRow("no file") << u""_s << u"a"_s << MemoryType::Text << u"schema:\n  public:\n    fee:\n      type: text\n"_s;
        QTest::newRow("no file, any type") << u""_s << u"a"_s << MemoryType::Any << u"schema:\n  public:\n    fee: {}\n"_s;
        QTest::newRow("no project file") << u""_s << u"project"_s << MemoryType::Bool << u"fee:\n  type: bool\n"_s;
        QTest::newRow("only comments") << u"# Nothing yet\n"_s << u"project"_s << MemoryType::Int << u"# Nothing yet\nfee:\n  type: int\n"_s;
        QTest::newRow("behind the others") << u"schema:\n  public:\n    card: {} # which\n  private: {}\n"_s << u"a"_s << MemoryType::Text
                                           << u"schema:\n  public:\n    card: {} # which\n    fee:\n      type: text\n  private: {}\n"_s;
        QTest::newRow("no schema") << u"access:\n  deny_read: [] # none\n"_s << u"a"_s << MemoryType::Text
                                   << u"access:\n  deny_read: [] # none\nschema:\n  public:\n    fee:\n      type: text\n"_s;
        QTest::newRow("only private") << u"schema:\n    private:\n        card: {}\n"_s << u"a"_s << MemoryType::Text
                                      << u"schema:\n    private:\n        card: {}\n    public:\n        fee:\n            type: text\n"_s;
        QTest::newRow("flat") << u"card:\n  type: text\n"_s << u"project"_s << MemoryType::Any << u"card:\n  type: text\nfee: {}\n"_s;
    }
    void writesTheEntry()
    {
        QFETCH(QString, before);
        QFETCH(QString, ns);
        QFETCH(MemoryType, type);
        QFETCH(QString, after);
        const QString files = skillOnly + (before.isEmpty() ? QString() : u"//- "_s + memoryFileOf(ns) + u'\n' + before);
        QCOMPARE(declared(files, ns, u"fee"_s, type), after);
    }

    void fillsAnEmptySchema()
    {
        for (const QString &before : {u"schema:\n"_s, u"schema:\n  public:\n"_s, u"schema: {public: {}}\n"_s, u"schema: {}\n"_s}) {
            testing::Fixture fixture = testing::fixture(skillOnly + u"//- skills/a/memory.yml\n"_s + before);
            const Result<WorkspaceEdit> edit = declareEntry(fixture.analysis()->project, u"a"_s, u"fee"_s, MemoryType::Float);
            QVERIFY2(edit.has_value(), qPrintable(before));
            QString &text = fixture.files[u"skills/a/memory.yml"_s];
            text = edit->files.first().appliedTo(text);
            const AnalysisPtr after = fixture.analysis();
            const MemoryEntry *entry = after->project.entry(u"a", u"fee");
            QVERIFY2(entry, qPrintable(text));
            QCOMPARE(entry->type, MemoryType::Float);
            QCOMPARE(entry->scope, MemoryScope::Public);
        }
    }

    void refusesWhatCannotBeDone()
    {
        QString error;
        const QString broken = skillOnly + u"//- skills/a/memory.yml\nschema: [\n"_s;
        const QString list = skillOnly + u"//- skills/a/memory.yml\n- fee\n"_s;
        const QString there = skillOnly + u"//- memory.yml\nfee: {}\n"_s;
        QVERIFY(declared(broken, u"a"_s, u"fee"_s, MemoryType::Text, &error).isEmpty() && error.contains(u"skills/a/memory.yml"));
        QVERIFY(declared(list, u"a"_s, u"fee"_s, MemoryType::Text, &error).isEmpty());
        QVERIFY(declared(there, u"project"_s, u"fee"_s, MemoryType::Text, &error).isEmpty());
        QVERIFY(declared(skillOnly, u"b"_s, u"fee"_s, MemoryType::Text, &error).isEmpty());
        for (const QString &name : {u"a.b"_s, u"not"_s, u"two words"_s, u"with-dash"_s, u""_s, u"3"_s})
            QVERIFY2(declared(skillOnly, u"a"_s, name, MemoryType::Text, &error).isEmpty(), qPrintable(name));
    }
};

QTEST_GUILESS_MAIN(DeclareEntryTest)
#include "tst_declareentry.moc"
