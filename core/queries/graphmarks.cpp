#include "core/queries/graphmarks.h"

#include "core/queries/graphcomponents.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString markWords(const char *text)
{
    return QCoreApplication::translate("BlockGraph", text);
}

void note(GraphNode &node, const QString &sentence)
{
    node.marked = true;
    if (!node.note.isEmpty())
        node.note += u' ';
    node.note += sentence;
}

std::vector<bool> reachableFrom(const std::vector<int> &starts, const Adjacency &next)
{
    std::vector<bool> seen(next.size(), false);
    std::vector<int> open = starts;
    for (const int start : starts)
        seen[size_t(start)] = true;
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        for (const int other : next[size_t(node)]) {
            if (seen[size_t(other)])
                continue;
            seen[size_t(other)] = true;
            open.push_back(other);
        }
    }
    return seen;
}

bool hasElse(const Step &step)
{
    return std::any_of(step.branches.begin(), step.branches.end(), [](const Branch &branch) { return branch.isElse; });
}

// Where it is not said how the step goes on: no conclusion about loops may be drawn from it.
bool isOpenEnded(const Step &step)
{
    return step.nextForm == NextForm::Invalid || (step.nextForm == NextForm::Branches && !hasElse(step));
}

// Steps that go on at once, without a word of the customer or of the model.
bool isSilent(const Step &step)
{
    switch (step.kind) {
    case StepKind::Action:
    case StepKind::Noop:
    case StepKind::SetMemory:
        return true;
    case StepKind::ExecuteTool:
        return step.subject.text != u"listen";
    case StepKind::Instructions:
    case StepKind::Collect:
    case StepKind::Call:
    case StepKind::Link:
    case StepKind::End:
    case StepKind::Unknown:
        break;
    }
    return false;
}

void noteStep(GraphNode &node, const Step &step, const Block &block)
{
    if (step.id.isEmpty()) {
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph", "This step has no id.")));
    } else if (block.stepIndex(step.id.text) != node.stepIndex) {
        //: %1 is the id of a step
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph",
                                         "An earlier step has the id “%1” too. Only the first one can be a target."))
                       .arg(step.id.text));
    }
    if (step.kind == StepKind::Unknown) {
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph", "No key of this step says what it does.")));
    }
    if (step.kind == StepKind::Instructions && !step.completeWhen) {
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph",
                                         "No condition ends this step. Add complete_when, or the model alone decides.")));
    }
    if (step.kind == StepKind::Link || step.kind == StepKind::End)
        return;
    if (step.nextForm == NextForm::Invalid)
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph", "How this step goes on could not be read.")));
    if (step.nextForm != NextForm::Branches)
        return;
    if (!hasElse(step)) {
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph",
                                         "It is not described what happens when no branch matches. Add an else branch.")));
    } else if (!step.branches.last().isElse) {
        note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph", "Branches behind else are never taken.")));
    }
}

} // namespace

void markNodes(BlockGraph &graph, const Block &block, const QSet<int> &deadEdges)
{
    const size_t count = size_t(graph.nodes.size());
    Adjacency forward(count);
    Adjacency backward(count);
    Adjacency silent(count);
    const auto silentNode = [&](int index) {
        const GraphNode &node = graph.nodes[index];
        return node.role == NodeRole::Step && isSilent(block.steps[node.stepIndex]);
    };
    for (int i = 0; i < graph.edges.size(); ++i) {
        const GraphEdge &edge = graph.edges[i];
        if (deadEdges.contains(i))
            continue;
        forward[size_t(edge.from)].push_back(edge.to);
        backward[size_t(edge.to)].push_back(edge.from);
        if (silentNode(edge.from) && silentNode(edge.to))
            silent[size_t(edge.from)].push_back(edge.to);
    }

    // The end, another flow that takes over, and every place where the way on is not known.
    std::vector<int> exits;
    for (const GraphEdge &edge : graph.edges) {
        if (edge.kind == EdgeKind::Link || graph.nodes[edge.to].role == NodeRole::Broken)
            exits.push_back(edge.to);
    }
    for (int i = 0; i < graph.nodes.size(); ++i) {
        const GraphNode &node = graph.nodes[i];
        if (node.role == NodeRole::End || (node.role == NodeRole::Step && isOpenEnded(block.steps[node.stepIndex])))
            exits.push_back(i);
    }

    const std::vector<bool> reached = reachableFrom({0}, forward);
    const std::vector<bool> leaves = reachableFrom(exits, backward);
    const std::vector<int> loops = strongComponents(silent);
    std::vector<int> loopSize(count, 0);
    for (const int loop : loops)
        ++loopSize[size_t(loop)];

    for (int i = 0; i < graph.nodes.size(); ++i) {
        GraphNode &node = graph.nodes[i];
        node.reachable = reached[size_t(i)];
        if (node.role != NodeRole::Step)
            continue;
        const Step &step = block.steps[node.stepIndex];
        noteStep(node, step, block);
        if (!node.reachable) {
            note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph", "No way leads to this step.")));
            continue;
        }
        const auto &own = silent[size_t(i)];
        const bool spins = silentNode(i)
            && (loopSize[size_t(loops[size_t(i)])] > 1 || std::find(own.begin(), own.end(), i) != own.end());
        if (!leaves[size_t(i)]) {
            note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph",
                                             "No way leads from this step to the end of the block: the loop has no exit.")));
        } else if (spins) {
            note(node, markWords(QT_TRANSLATE_NOOP("BlockGraph",
                                             "This loop never waits for the customer: no step in it asks or listens.")));
        }
    }
}

} // namespace overmantel
