// Who may read and write what (memory.yml page, "Visibility" and "Access control"), against a second
// statement of the rule that knows only the tables the files were made from; and the ways by which a
// value comes into an entry.
#include "core/queries/memoryaccess.h"
#include "tests/support/fixture.h"

#include <QRandomGenerator>
#include <QTest>

using namespace overmantel;
using namespace overmantel::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

QString lineAt(const Project &project, const Location &place)
{
    const SourceFile *file = project.file(place.file);
    if (!file)
        return u"no such file: "_s + place.file;
    return file->snapshot.lineText(file->snapshot.position(place.range.start).line).toString().trimmed();
}

// The tables that a generated agent is written from.
struct Tables
{
    QStringList skills;
    QSet<QString> publicNames, privateNames, projectNames; // "card.reason", "project.flag"
    QMap<QString, QStringList> denyRead, denyWrite;        // skill -> full names

    QStringList allNames() const
    {
        QSet<QString> all = publicNames;
        all.unite(privateNames).unite(projectNames);
        QStringList list(all.begin(), all.end());
        list.sort();
        return list;
    }
    static QString owner(const QString &name) { return name.section(u'.', 0, 0); }

    // "While skill A is active it can read A's own public and private fields, every other skill's public
    // fields, and all project fields, minus anything listed in A's deny_read."
    QSet<QString> readable(const QString &skill) const
    {
        QSet<QString> names = projectNames;
        names.unite(publicNames);
        for (const QString &name : privateNames) {
            if (owner(name) == skill)
                names.insert(name);
        }
        for (const QString &denied : denyRead.value(skill))
            names.remove(denied);
        return names;
    }
    QSet<QString> writable(const QString &skill) const
    {
        QSet<QString> names = projectNames;
        for (const QSet<QString> &declared : {publicNames, privateNames}) {
            for (const QString &name : declared) {
                if (owner(name) == skill)
                    names.insert(name);
            }
        }
        for (const QString &denied : denyWrite.value(skill))
            names.remove(denied);
        return names;
    }
};

Tables generated(QRandomGenerator &random)
{
    Tables tables;
    for (int i = 0; i < random.bounded(1, 5); ++i)
        tables.skills += u"skill%1"_s.arg(i);
    for (const QString &skill : tables.skills) {
        for (int i = 0; i < random.bounded(0, 4); ++i) {
            QSet<QString> &scope = random.bounded(2) ? tables.publicNames : tables.privateNames;
            scope.insert(u"%1.entry%2"_s.arg(skill).arg(i));
        }
    }
    for (int i = 0; i < random.bounded(0, 4); ++i)
        tables.projectNames.insert(u"project.entry%1"_s.arg(i));
    const QStringList all = tables.allNames();
    for (const QString &skill : tables.skills) {
        for (const QString &name : all) {
            if (random.bounded(4) == 0)
                tables.denyRead[skill] += name;
            if (random.bounded(4) == 0)
                tables.denyWrite[skill] += name;
        }
    }
    return tables;
}

Fixture written(const Tables &tables)
{
    Fixture files;
    const auto entries = [](const QSet<QString> &names, const QString &ns, int indent) {
        QString text;
        for (const QString &name : names) {
            if (Tables::owner(name) == ns)
                text += QString(indent, u' ') + name.section(u'.', 1) + u":\n"_s + QString(indent + 2, u' ') + u"type: text\n"_s;
        }
        return text;
    };
    files.files.insert(u"agent.yml"_s, u"name: generated\n"_s);
    if (!tables.projectNames.isEmpty())
        files.files.insert(u"memory.yml"_s, entries(tables.projectNames, u"project"_s, 0));
    for (const QString &skill : tables.skills) {
        QString memory = u"schema:\n"_s;
        const QString publicPart = entries(tables.publicNames, skill, 4);
        const QString privatePart = entries(tables.privateNames, skill, 4);
        memory += u"  public:"_s + (publicPart.isEmpty() ? u" {}\n"_s : u"\n"_s + publicPart);
        memory += u"  private:"_s + (privatePart.isEmpty() ? u" {}\n"_s : u"\n"_s + privatePart);
        memory += u"access:\n"_s;
        for (const auto &[key, names] : {std::pair(u"deny_read"_s, tables.denyRead.value(skill)),
                                         std::pair(u"deny_write"_s, tables.denyWrite.value(skill))}) {
            memory += u"  "_s + key + (names.isEmpty() ? u": []\n"_s : u":\n"_s);
            for (const QString &name : names)
                memory += u"    - "_s + name + u'\n';
        }
        files.files.insert(u"skills/%1/memory.yml"_s.arg(skill), memory);
        files.files.insert(u"skills/%1/skill.md"_s.arg(skill), u"---\nname: %1\ndescription: Text.\n---\nText.\n"_s.arg(skill));
    }
    return files;
}

const QString agent = uR"(//- agent.yml
name: sample
//- memory.yml
«authenticated»:
  type: bool
secret:
  type: text
topic:
  type: text
  llm_settable: true
//- responses.yml
responses:
  utter_pick_topic:
    - text: Which topic?
      buttons:
        - title: Fees
          payload: set:session.project.topic=fees
//- skills/card/memory.yml
schema:
  public:
    «reason»:
      type: categorical
      enum_values: [lost, stolen]
      llm_settable: true
    order:
      type: text
  private:
    «checked»:
      type: bool
access:
  deny_read:
    - «project.secret»
  deny_write:
    - «project.authenticated»
    - auth.pin
//- skills/card/skill.md
---
name: Card
description: Replaces a card.
import_tools:
  - stamp
---
Text.

:::ordered_block id=main
steps:
  - id: ask
    collect: order
    utterance: utter_ask_order
  - id: set
    set_memory:
      checked: true
      project.secret: x
  - id: say
    action: utter_pick_topic
    next: END
:::
//- skills/card/responses.yml
responses:
  utter_ask_order:
    - text: Which order?
      buttons:
        - title: The last one
          payload: set:session.card.order=last
        - title: Mine
          payload: set:session.auth.level=high
//- skills/card/tools.py
from rasa.mantle.tools.decorator import ToolContext, tool


@tool(description="Checks.")
async def check(context: ToolContext):
    context.memory.set("checked", True)
    context.memory.set("project.authenticated", True)
    context.memory.set("auth.level", "low")
//- tools/stamp.py
from rasa.mantle.tools.decorator import ToolContext, tool


@tool(description="Stamps.")
async def stamp(context: ToolContext):
    context.memory.set("reason", "lost")


@tool(description="Imported by nobody.")
async def unused(context: ToolContext):
    context.memory.set("card.order", "x")
//- skills/auth/memory.yml
schema:
  public:
    level:
      type: text
      llm_settable: true
  private:
    pin:
      type: text
//- skills/auth/skill.md
---
name: Auth
description: Verifies.
---
Text.
)"_s;

class MemoryAccessTest : public QObject
{
    Q_OBJECT

    static QStringList channels(const AnalysisPtr &analysis, const QString &skill, const QString &ns, const QString &entry)
    {
        const Project &project = analysis->project;
        QStringList keys;
        for (const WriteChannel channel : memoryAccess(*project.skill(skill), *project.entry(ns, entry), project).channels)
            keys += writeChannelKey(channel);
        return keys;
    }

private slots:
    void agreesWithTheRuleOnGeneratedAgents()
    {
        const quint32 seed = qEnvironmentVariableIsSet("OVERMANTEL_SEED") ? qEnvironmentVariableIntValue("OVERMANTEL_SEED")
                                                                          : QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        for (int round = 0; round < 60; ++round) {
            const Tables tables = generated(random);
            const AnalysisPtr analysis = written(tables).analysis();
            const Project &project = analysis->project;
            const MemoryMatrix matrix = memoryMatrix(project);
            QStringList rows;
            for (const MatrixRow &row : matrix.rows)
                rows += row.entry->fullName();
            QStringList sorted = rows;
            sorted.sort();
            QCOMPARE(sorted, tables.allNames());

            for (const MatrixRow &row : matrix.rows) {
                const QString name = row.entry->fullName();
                QCOMPARE(row.cells.size(), tables.skills.size());
                for (int i = 0; i < project.skills.size(); ++i) {
                    const QString skill = project.skills.at(i).id;
                    const MemoryAccess &cell = row.cells.at(i);
                    const QString context = u"%1 on %2"_s.arg(skill, name);
                    QVERIFY2(cell.read == tables.readable(skill).contains(name), qPrintable(context));
                    QVERIFY2(cell.write == tables.writable(skill).contains(name), qPrintable(context));
                    QCOMPARE(isReadable(&project.skills.at(i), *row.entry), cell.read);
                    QCOMPARE(isWritable(&project.skills.at(i), *row.entry), cell.write);

                    // A denial decides where the entry would be allowed without it; else its declaration.
                    const bool deniesRead = cell.readReason == AccessReason::DenyRead;
                    const bool deniesWrite = cell.writeReason == AccessReason::DenyWrite;
                    QCOMPARE(deniesRead, tables.denyRead.value(skill).contains(name)
                                             && (!tables.privateNames.contains(name) || Tables::owner(name) == skill));
                    QCOMPARE(deniesWrite, tables.denyWrite.value(skill).contains(name)
                                              && (Tables::owner(name) == skill || Tables::owner(name) == u"project"));
                    QCOMPARE(lineAt(project, cell.readAt), deniesRead ? u"- "_s + name : name.section(u'.', 1) + u':');
                    QCOMPARE(lineAt(project, cell.writeAt), deniesWrite ? u"- "_s + name : name.section(u'.', 1) + u':');
                    QCOMPARE(cell.readAt.file, deniesRead ? u"skills/%1/memory.yml"_s.arg(skill) : row.entry->where.file);
                }
            }
        }
    }

    void namesTheDecidingWord()
    {
        const Fixture files = fixture(agent);
        const AnalysisPtr analysis = files.analysis();
        const Project &project = analysis->project;
        const Skill &card = *project.skill(u"card");
        const auto access = [&](QStringView ns, QStringView name) { return memoryAccess(card, *project.entry(ns, name), project); };
        const QString memory = u"skills/card/memory.yml"_s;
        QCOMPARE(access(u"card", u"reason").readAt, files.mark(memory, 0));
        QCOMPARE(access(u"card", u"checked").writeAt, files.mark(memory, 1));
        QCOMPARE(access(u"project", u"secret").readAt, files.mark(memory, 2));
        QCOMPARE(access(u"project", u"authenticated").writeAt, files.mark(memory, 3));
        QCOMPARE(access(u"project", u"authenticated").readAt, files.mark(u"memory.yml"_s, 0));
        // A denial of what is out of reach anyway decides nothing.
        QCOMPARE(accessReasonKey(access(u"auth", u"pin").writeReason), u"otherSkill"_s);
        QCOMPARE(accessReasonKey(access(u"auth", u"pin").readReason), u"otherPrivate"_s);
        QCOMPARE(accessReasonKey(access(u"auth", u"level").readReason), u"otherPublic"_s);
        QCOMPARE(accessReasonKey(access(u"card", u"reason").readReason), u"ownPublic"_s);
        QCOMPARE(accessReasonKey(access(u"card", u"checked").writeReason), u"ownPrivate"_s);
        QCOMPARE(accessReasonKey(access(u"project", u"topic").readReason), u"project"_s);
    }

    void listsTheChannelsThatMayWrite()
    {
        const AnalysisPtr analysis = fixture(agent).analysis();
        // By an imported shared tool; a shared tool that the skill does not import does not count.
        QCOMPARE(channels(analysis, u"card"_s, u"card"_s, u"reason"_s), (QStringList{u"tool"_s, u"llm"_s}));
        QCOMPARE(channels(analysis, u"card"_s, u"card"_s, u"order"_s), (QStringList{u"collect"_s, u"button"_s}));
        QCOMPARE(channels(analysis, u"card"_s, u"card"_s, u"checked"_s), (QStringList{u"tool"_s, u"set_memory"_s}));
        QCOMPARE(channels(analysis, u"card"_s, u"project"_s, u"secret"_s), QStringList{u"set_memory"_s});
        // Named by a step of card, settable by the model from anywhere; auth has no such button.
        QCOMPARE(channels(analysis, u"card"_s, u"project"_s, u"topic"_s), (QStringList{u"llm"_s, u"button"_s}));
        QCOMPARE(channels(analysis, u"auth"_s, u"project"_s, u"topic"_s), QStringList{u"llm"_s});
        // The tool writes it, but deny_write stands against it.
        QCOMPARE(channels(analysis, u"card"_s, u"project"_s, u"authenticated"_s), QStringList());
        // Nothing lets one skill write another's entries, whatever its tools, flags and buttons say.
        QCOMPARE(channels(analysis, u"card"_s, u"auth"_s, u"level"_s), QStringList());
        QCOMPARE(channels(analysis, u"auth"_s, u"auth"_s, u"level"_s), QStringList{u"llm"_s});
    }

    void answersTheSameCellByCellAndAtOnce()
    {
        const AnalysisPtr analysis = fixture(agent).analysis();
        const Project &project = analysis->project;
        for (const MatrixRow &row : memoryMatrix(project).rows) {
            for (int i = 0; i < project.skills.size(); ++i) {
                const MemoryAccess single = memoryAccess(project.skills.at(i), *row.entry, project);
                QCOMPARE(single.channels, row.cells.at(i).channels);
                QCOMPARE(single.read, row.cells.at(i).read);
                QCOMPARE(single.writeAt, row.cells.at(i).writeAt);
            }
        }
    }

    void readsWithoutAnActiveSkill()
    {
        const AnalysisPtr analysis = fixture(agent).analysis();
        const Project &project = analysis->project;
        QVERIFY(isReadable(nullptr, *project.entry(u"project", u"secret")));
        QVERIFY(isReadable(nullptr, *project.entry(u"card", u"reason")));
        QVERIFY(!isReadable(nullptr, *project.entry(u"card", u"checked")));
        QVERIFY(!isWritable(nullptr, *project.entry(u"project", u"secret")));
    }

    void saysWhy()
    {
        const AnalysisPtr analysis = fixture(agent).analysis();
        const Project &project = analysis->project;
        const Skill &card = *project.skill(u"card");
        const MemoryEntry &secret = *project.entry(u"project", u"secret");
        const MemoryEntry &pin = *project.entry(u"auth", u"pin");
        QCOMPARE(readSentence(memoryAccess(card, secret, project), card, secret),
                 u"card cannot read project.secret: its access.deny_read names the entry. It reads as unset."_s);
        QCOMPARE(readSentence(memoryAccess(card, pin, project), card, pin),
                 u"card cannot read auth.pin: it is a private entry of auth."_s);
        QCOMPARE(writeSentence(memoryAccess(card, pin, project), card, pin),
                 u"card cannot write auth.pin: only auth writes its own entries."_s);
    }
};

} // namespace

QTEST_GUILESS_MAIN(MemoryAccessTest)
#include "tst_memoryaccess.moc"
