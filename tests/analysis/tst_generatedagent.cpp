// The agents that benchmarks measure are sound and as large as they say.
#include "core/analysis/analysis.h"
#include "tests/support/agentgenerator.h"
#include "tests/support/fixture.h"

#include <QTest>

using namespace overmantel;
using namespace Qt::Literals::StringLiterals;

class GeneratedAgentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNothingWrong_data()
    {
        QTest::addColumn<int>("skills");
        QTest::addColumn<quint32>("seed");
        QTest::newRow("smallest") << 3 << 1U;
        for (const quint32 seed : {1U, 2U, 3U})
            QTest::addRow("20 skills, seed %u", seed) << 20 << seed;
    }
    void hasNothingWrong()
    {
        QFETCH(int, skills);
        QFETCH(quint32, seed);
        const testing::Fixture agent{.files = testing::generateAgent(skills, seed), .marks = {}};
        const AnalysisPtr analysis = agent.analysis();
        const QStringList listed = testing::listing(analysis).split(u'\n');
        for (const QString &line : listed)
            QVERIFY2(!line.contains(u" error ") && !line.contains(u" warning "), qPrintable(line));
        QCOMPARE(analysis->project.skills.size(), skills);
    }

    void isTheSameAgain()
    {
        QCOMPARE(testing::generateAgent(5, 7), testing::generateAgent(5, 7));
        QVERIFY(testing::generateAgent(5, 7) != testing::generateAgent(5, 8));
    }

    void hasTypicalSkills()
    {
        const testing::Fixture agent{.files = testing::generateAgent(20), .marks = {}};
        const AnalysisPtr analysis = agent.analysis();
        const Project &project = analysis->project;
        QCOMPARE(project.memory.size(), 30);
        QCOMPARE(project.responses.size(), 20);
        for (const Skill &skill : project.skills) {
            QCOMPARE(skill.memory.size(), 15);
            QCOMPARE(skill.responses.size(), 8);
            QCOMPARE(skill.tools.size(), 6);
            QCOMPARE(skill.blocks.size(), 1);
            QVERIFY(agent.files.value(skill.skillFile).count(u'\n') >= 40);
        }
    }
};

QTEST_GUILESS_MAIN(GeneratedAgentTest)
#include "tst_generatedagent.moc"
