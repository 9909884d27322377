#include "core/queries/blockgraph.h"

#include "core/queries/graphmarks.h"
#include "core/queries/graphtext.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString graphWords(const char *text)
{
    return QCoreApplication::translate("BlockGraph", text);
}

class Builder
{
public:
    Builder(const Project &project, const Skill &skill, const Block &block)
        : m_project(project), m_skill(skill), m_block(block)
    {
        m_graph.skillId = skill.id;
        m_graph.blockId = block.id.text;
        m_graph.stale = project.staleFiles.contains(block.where.file);
    }

    BlockGraph build()
    {
        addNodes();
        addEdge(0, nodeOfStep(0), EdgeKind::Implicit, m_block.id.isWritten() ? m_block.id.where : m_block.where);
        for (int i = 0; i < m_block.steps.size(); ++i) {
            const Step &step = m_block.steps[i];
            if (step.kind != StepKind::End)
                addStepEdges(i, step);
        }
        markNodes(m_graph, m_block, m_deadEdges);
        return m_graph;
    }

private:
    static Location nameOf(const Step &step) { return step.id.isWritten() ? step.id.where : step.where; }

    QString freeId(const QString &wanted) const
    {
        QString id = wanted;
        for (int n = 2; m_byId.contains(id); ++n)
            id = wanted + u'#' + QString::number(n);
        return id;
    }

    int addNode(GraphNode node)
    {
        node.id = freeId(node.id);
        m_byId.insert(node.id, int(m_graph.nodes.size()));
        m_graph.nodes.append(node);
        return int(m_graph.nodes.size()) - 1;
    }

    void addNodes()
    {
        const Location blockName = m_block.id.isWritten() ? m_block.id.where : m_block.where;
        addNode({.id = u"START"_s, .role = NodeRole::Start, .title = graphWords(QT_TRANSLATE_NOOP("BlockGraph", "Start")),
                 .subtitle = shortened(m_block.id.text), .where = blockName});
        // Reserved, so that a step which takes the name of the end gets another one.
        m_byId.insert(u"END"_s, -1);
        GraphNode end{.id = u"END"_s, .role = NodeRole::End, .kind = StepKind::End,
                      .title = graphWords(QT_TRANSLATE_NOOP("BlockGraph", "End")), .where = m_block.where};
        m_nodeOfStep.fill(-1, m_block.steps.size());
        for (int i = 0; i < m_block.steps.size(); ++i) {
            const Step &step = m_block.steps[i];
            if (step.kind == StepKind::End) {
                if (end.stepIndex < 0) {
                    end.stepIndex = i;
                    end.where = nameOf(step);
                }
                continue;
            }
            m_nodeOfStep[i] = addNode({.id = step.id.isEmpty() ? u"#"_s + QString::number(i + 1) : step.id.text,
                                       .role = NodeRole::Step, .kind = step.kind, .stepIndex = i,
                                       .title = titleOf(step), .subtitle = stepSubtitle(step), .where = nameOf(step)});
        }
        m_byId.remove(u"END"_s);
        m_end = addNode(end);
    }

    QString titleOf(const Step &step) const
    {
        // A block of the skill wins over a skill of the same name.
        if (step.kind == StepKind::Call && !m_skill.block(step.subject.text) && isSkill(step.subject.text))
            return shortened(graphWords(QT_TRANSLATE_NOOP("BlockGraph", "Run skill %1")).arg(step.subject.text));
        if (step.kind == StepKind::Call)
            return shortened(graphWords(QT_TRANSLATE_NOOP("BlockGraph", "Run block %1")).arg(step.subject.text));
        return stepTitle(m_project, step);
    }

    bool isSkill(const QString &id) const { return m_project.skill(id) || builtins().skills.contains(id); }

    // The node that a position in the list stands for; behind the last step that is the end.
    int nodeOfStep(int index) const
    {
        if (index >= m_block.steps.size() || m_nodeOfStep[index] < 0)
            return m_end;
        return m_nodeOfStep[index];
    }

    void addEdge(int from, int to, EdgeKind kind, const Location &where, const QString &condition = {}, int order = 0)
    {
        m_graph.edges.append({from, to, kind, condition, order, where});
    }

    int targetStep(const Word &target)
    {
        if (target.text == u"END")
            return m_end;
        const int index = m_block.stepIndex(target.text);
        if (index >= 0)
            return nodeOfStep(index);
        //: %1 is the id of a step that does not exist
        return brokenNode(u"? "_s + target.text, graphWords(QT_TRANSLATE_NOOP("BlockGraph", "No step “%1”")).arg(target.text),
                          graphWords(QT_TRANSLATE_NOOP("BlockGraph", "The block has no step “%1”. Correct the name or add the step."))
                              .arg(target.text), target.where);
    }

    int brokenNode(const QString &id, const QString &title, const QString &sentence, const Location &where)
    {
        if (const auto known = m_byId.constFind(id); known != m_byId.cend())
            return known.value();
        return addNode({.id = id, .role = NodeRole::Broken, .title = shortened(title), .where = where, .marked = true,
                        .note = sentence});
    }

    int targetFlow(const Step &step)
    {
        const QString &name = step.subject.text;
        if (const Block *block = m_skill.block(name)) {
            //: %1 is the id of a block
            return foreignNode(u"→ block:"_s + name, step.kind, graphWords(QT_TRANSLATE_NOOP("BlockGraph", "Block %1")).arg(name),
                               block->name, block->id.isWritten() ? block->id.where : block->where);
        }
        if (isSkill(name)) {
            const Skill *skill = m_project.skill(name);
            Location where;
            if (skill)
                where = skill->name.isWritten() ? skill->name.where : Location{skill->skillFile, {}};
            //: %1 is the id of a skill
            return foreignNode(u"→ skill:"_s + name, step.kind, graphWords(QT_TRANSLATE_NOOP("BlockGraph", "Skill %1")).arg(name),
                               skill ? skill->name.text : graphWords(QT_TRANSLATE_NOOP("BlockGraph", "comes with the engine")), where);
        }
        //: %1 is the name of a block or skill that does not exist
        return brokenNode(u"? flow:"_s + name, graphWords(QT_TRANSLATE_NOOP("BlockGraph", "No block or skill “%1”")).arg(name),
                          graphWords(QT_TRANSLATE_NOOP("BlockGraph",
                                                "Neither this skill has a block “%1”, nor is there such a skill. Correct the name."))
                              .arg(name), step.subject.where);
    }

    int foreignNode(const QString &id, StepKind kind, const QString &title, const QString &subtitle, const Location &where)
    {
        if (const auto known = m_byId.constFind(id); known != m_byId.cend())
            return known.value();
        return addNode({.id = id, .role = NodeRole::Foreign, .kind = kind, .title = shortened(title),
                        .subtitle = shortened(subtitle), .where = where});
    }

    void addStepEdges(int index, const Step &step)
    {
        const int from = nodeOfStep(index);
        if ((step.kind == StepKind::Call || step.kind == StepKind::Link) && !step.subject.isEmpty()) {
            const EdgeKind kind = step.kind == StepKind::Call ? EdgeKind::Call : EdgeKind::Link;
            addEdge(from, targetFlow(step), kind, step.subject.isWritten() ? step.subject.where : nameOf(step));
        }
        if (step.kind == StepKind::Link)
            return;
        switch (step.nextForm) {
        case NextForm::Implicit:
            addEdge(from, nodeOfStep(index + 1), EdgeKind::Implicit, nameOf(step));
            break;
        case NextForm::Target:
            addEdge(from, targetStep(step.nextTarget), EdgeKind::Next,
                    step.nextTarget.isWritten() ? step.nextTarget.where : step.nextWhere);
            break;
        case NextForm::Branches:
        case NextForm::Invalid: // what could be read of it
            addBranches(from, step);
            break;
        }
    }

    void addBranches(int from, const Step &step)
    {
        bool behindElse = false;
        for (int i = 0; i < step.branches.size(); ++i) {
            const Branch &branch = step.branches[i];
            if (!branch.target.isEmpty()) {
                if (behindElse)
                    m_deadEdges.insert(int(m_graph.edges.size()));
                addEdge(from, targetStep(branch.target), branch.isElse ? EdgeKind::Else : EdgeKind::Branch,
                        branch.where.isValid() ? branch.where : branch.target.where,
                        branch.condition ? branch.condition->text() : QString(), i);
            }
            behindElse = behindElse || branch.isElse;
        }
    }

    const Project &m_project;
    const Skill &m_skill;
    const Block &m_block;
    BlockGraph m_graph;
    QHash<QString, int> m_byId;
    QList<int> m_nodeOfStep; // -1 for a listed END
    QSet<int> m_deadEdges;
    int m_end = 0;
};

} // namespace

QString edgeKindKey(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::Implicit: return u"implicit"_s;
    case EdgeKind::Next: return u"next"_s;
    case EdgeKind::Branch: return u"branch"_s;
    case EdgeKind::Else: return u"else"_s;
    case EdgeKind::Call: return u"call"_s;
    case EdgeKind::Link: return u"link"_s;
    }
    return {};
}

int BlockGraph::nodeIndex(QStringView id) const
{
    for (int i = 0; i < nodes.size(); ++i) {
        if (nodes[i].id == id)
            return i;
    }
    return -1;
}

int BlockGraph::nodeForStep(int stepIndex) const
{
    for (int i = 0; i < nodes.size() && stepIndex >= 0; ++i) {
        if (nodes[i].stepIndex == stepIndex)
            return i;
    }
    return -1;
}

BlockGraph blockGraph(const Project &project, const Skill &skill, const Block &block)
{
    return Builder(project, skill, block).build();
}

BlockGraph blockGraph(const Skill &skill, const Block &block)
{
    const Project nothingElse;
    return Builder(nothingElse, skill, block).build();
}

bool samePicture(const BlockGraph &a, const BlockGraph &b)
{
    const auto sameNode = [](const GraphNode &x, const GraphNode &y) {
        return x.id == y.id && x.role == y.role && x.kind == y.kind && x.stepIndex == y.stepIndex && x.title == y.title
            && x.subtitle == y.subtitle && x.reachable == y.reachable && x.marked == y.marked && x.note == y.note;
    };
    const auto sameEdge = [](const GraphEdge &x, const GraphEdge &y) {
        return x.from == y.from && x.to == y.to && x.kind == y.kind && x.condition == y.condition && x.order == y.order;
    };
    return a.skillId == b.skillId && a.blockId == b.blockId && a.stale == b.stale
        && std::equal(a.nodes.begin(), a.nodes.end(), b.nodes.begin(), b.nodes.end(), sameNode)
        && std::equal(a.edges.begin(), a.edges.end(), b.edges.begin(), b.edges.end(), sameEdge);
}

} // namespace overmantel
