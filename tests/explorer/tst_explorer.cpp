// The agent tree and the outline: what stands in them, what keeps its place, what a click asks for.
#include "tests/support/fixture.h"
#include "views/common/theme.h"
#include "views/explorer/agentnodes.h"
#include "views/explorer/agenttree.h"
#include "views/explorer/outlineview.h"
#include "views/explorer/treemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;
using namespace overmantel::testing;

namespace {

const QString twoSkills = uR"(
//- agent.yml
name: desk
//- memory.yml
memory:
  city:
    type: text
//- skills/alpha/skill.md
---
name: First of all
description: Answers questions.
---

Do what is asked.

:::ordered_block id=greet
steps:
  - id: hello
    action: utter_hello
  - id: END
:::
//- skills/alpha/responses.yml
responses:
  utter_hello:
    - text: Hello!
//- skills/beta/skill.md
---
name: Second
description: Does nothing much.
---

Be kind.
//- skills/beta/tools/late.py
x = 1
//- tools/shared.py
y = 1
)"_s;

QStringList titles(const QList<TreeNode> &nodes)
{
    QStringList list;
    for (const TreeNode &node : nodes)
        list += node.title;
    return list;
}

const TreeNode *child(const QList<TreeNode> &nodes, const QString &title)
{
    for (const TreeNode &node : nodes) {
        if (node.title == title)
            return &node;
    }
    return nullptr;
}

AgentTreeInput inputOf(const Fixture &agent)
{
    return {.files = agent.files.keys(), .modifiedFiles = {}, .analysis = agent.analysis()};
}

} // namespace

class TestExplorer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }

    void skillsStandFirstThenTheProjectsFiles()
    {
        const Fixture agent = fixture(twoSkills);
        const QList<TreeNode> nodes = agentNodes(inputOf(agent));
        QCOMPARE(titles(nodes), QStringList({u"Skills"_s, u"agent.yml"_s, u"memory.yml"_s, u"tools"_s}));
        const TreeNode &skills = nodes.first();
        QCOMPARE(titles(skills.children), QStringList({u"alpha"_s, u"beta"_s}));
        const TreeNode *alpha = child(skills.children, u"alpha"_s);
        QCOMPARE(alpha->detail, u"First of all"_s);
        QCOMPARE(titles(alpha->children), QStringList({u"skill.md"_s, u"responses.yml"_s}));
        const TreeNode &text = alpha->children.first();
        QCOMPARE(text.file, u"skills/alpha/skill.md"_s);
        QCOMPARE(titles(text.children), QStringList{u"greet"_s});
        QVERIFY(text.children.first().where.isValid());
        const TreeNode *beta = child(skills.children, u"beta"_s);
        QCOMPARE(titles(beta->children), QStringList({u"skill.md"_s, u"tools"_s}));
        QCOMPARE(titles(beta->children.last().children), QStringList{u"late.py"_s});
    }

    void countsAndDotsAddUp()
    {
        Fixture agent = fixture(twoSkills);
        agent.files[u"skills/alpha/responses.yml"_s] = u"responses: [\n"_s; // cannot be read
        AgentTreeInput input = inputOf(agent);
        input.modifiedFiles = {u"skills/alpha/responses.yml"_s};
        const QList<TreeNode> nodes = agentNodes(input);
        const TreeNode &skills = nodes.first();
        const TreeNode *alpha = child(skills.children, u"alpha"_s);
        const TreeNode *responses = child(alpha->children, u"responses.yml"_s);
        QVERIFY(responses->errors > 0);
        QVERIFY(responses->isModified);
        QVERIFY(alpha->errors >= responses->errors);
        QVERIFY(alpha->isModified);
        QCOMPARE(skills.errors, alpha->errors + child(skills.children, u"beta"_s)->errors);
    }

    void filesAreKnownBeforeTheFirstAnalysis()
    {
        const Fixture agent = fixture(twoSkills);
        const QList<TreeNode> nodes = agentNodes({.files = agent.files.keys(), .modifiedFiles = {}, .analysis = nullptr});
        QCOMPARE(nodes.first().children.size(), 2);
        QVERIFY(agentNodes({.files = {}, .modifiedFiles = {}, .analysis = nullptr}).isEmpty());
    }

    void modelIsSound()
    {
        TreeModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Fixture agent = fixture(twoSkills);
        model.setNodes(agentNodes(inputOf(agent)));
        QVERIFY(model.rowCount() > 0);

        // The same shape: rows change in place and nothing is reset.
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        AgentTreeInput input = inputOf(agent);
        input.modifiedFiles = {u"agent.yml"_s};
        model.setNodes(agentNodes(input));
        QCOMPARE(resets.count(), 0);
        QCOMPARE(changes.count(), 1);

        input.files += u"skills/gamma/skill.md"_s;
        model.setNodes(agentNodes(input));
        QCOMPARE(resets.count(), 1);
        const QModelIndex gamma = model.find([](const TreeNode &node) { return node.title == u"gamma"_s; });
        QVERIFY(gamma.isValid());
        QCOMPARE(model.indexOfPath(model.path(gamma)), gamma);
        QVERIFY(!model.indexOfPath(u"no\nsuch"_s).isValid());
        model.setNodes({});
        QCOMPARE(model.rowCount(), 0);
    }

    void rowsSpeakTheirState()
    {
        TreeModel model;
        model.setNodes({TreeNode{.key = u"a"_s, .title = u"skill.md"_s, .errors = 2, .isModified = true}});
        const QString spoken = model.index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(u"skill.md"_s) && spoken.contains(u'2') && spoken.contains(u"not saved"_s), qPrintable(spoken));
    }

    void enterAndClickAskForThePlace()
    {
        const Fixture agent = fixture(twoSkills);
        AgentTree tree;
        tree.setFolder(u"/agents/desk"_s);
        tree.setFiles(agent.files.keys());
        tree.setAnalysis(agent.analysis());
        tree.resize(300, 500);
        tree.show();
        QSignalSpy activated(&tree, &AgentTree::locationActivated);
        auto *view = tree.findChild<QTreeView *>(u"agentTreeView"_s);
        QVERIFY(view);
        auto *model = static_cast<TreeModel *>(view->model());
        const QModelIndex file = model->find([](const TreeNode &node) { return node.title == u"agent.yml"_s; });
        view->setCurrentIndex(file);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.last().first().value<Location>().file, u"agent.yml"_s);

        // A skill opens and closes; it is no place by itself.
        const QModelIndex alpha = model->find([](const TreeNode &node) { return node.title == u"alpha"_s; });
        QVERIFY(!view->isExpanded(alpha));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(alpha).center());
        QVERIFY(view->isExpanded(alpha));
        QCOMPARE(activated.count(), 1);

        const QModelIndex block = model->find([](const TreeNode &node) { return node.title == u"greet"_s; });
        view->setCurrentIndex(block);
        QTest::keyClick(view, Qt::Key_Enter);
        QCOMPARE(activated.count(), 2);
        QCOMPARE(activated.last().first().value<Location>().file, u"skills/alpha/skill.md"_s);
    }

    void expansionSurvivesNewFilesAndSessions()
    {
        const Fixture agent = fixture(twoSkills);
        AgentTree tree;
        tree.setFolder(u"/agents/desk"_s);
        tree.setFiles(agent.files.keys());
        auto *view = tree.findChild<QTreeView *>(u"agentTreeView"_s);
        auto *model = static_cast<TreeModel *>(view->model());
        const auto alpha = [&] { return model->find([](const TreeNode &node) { return node.title == u"alpha"_s; }); };
        view->setExpanded(alpha(), true);
        const QStringList expanded = tree.expandedPaths();

        tree.setFiles(agent.files.keys() + QStringList{u"references/new.md"_s});
        QVERIFY(view->isExpanded(alpha()));

        tree.setFolder({});
        QCOMPARE(model->rowCount(), 0);
        tree.setFolder(u"/agents/desk"_s);
        tree.setFiles(agent.files.keys());
        QVERIFY(!view->isExpanded(alpha()));
        tree.setExpandedPaths(expanded);
        QVERIFY(view->isExpanded(alpha()));
    }

    void outlineFollowsTheCursor()
    {
        const Fixture agent = fixture(twoSkills);
        const AnalysisPtr analysis = agent.analysis();
        OutlineView outlineView;
        outlineView.setAnalysis(analysis);
        outlineView.setFile(u"skills/alpha/skill.md"_s);
        auto *view = outlineView.findChild<QTreeView *>(u"outlineTreeView"_s);
        const auto *model = static_cast<TreeModel *>(view->model());
        const QAbstractItemModelTester tester(view->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model->rowCount() > 0);

        const QString text = agent.files.value(u"skills/alpha/skill.md"_s);
        outlineView.setCursor(text.indexOf(u"utter_hello"_s));
        const TreeNode *current = model->node(view->currentIndex());
        QVERIFY(current);
        QVERIFY2(current->title.contains(u"hello"_s), qPrintable(current->title));
        QCOMPARE(current->step, std::optional(StepKind::Action));

        QSignalSpy activated(&outlineView, &OutlineView::locationActivated);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().value<Location>().file, u"skills/alpha/skill.md"_s);

        outlineView.setFile({});
        QCOMPARE(model->rowCount(), 0);
    }
};

QTEST_MAIN(TestExplorer)
#include "tst_explorer.moc"
