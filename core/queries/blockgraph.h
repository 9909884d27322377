// An ordered block as a graph: what the picture, its table twin and the exports show. Pure function of
// the model; positions come from graphlayout.h.
#pragma once

#include "core/model/project.h"

namespace overmantel {

// Start and End are virtual; Foreign is the block or skill that a call or link leads to; Broken is a
// target that does not exist.
enum class NodeRole { Start, Step, End, Foreign, Broken };
enum class EdgeKind { Implicit, Next, Branch, Else, Call, Link };
QString edgeKindKey(EdgeKind kind); // "implicit" … "link", as in the command line's JSON

struct GraphNode
{
    QString id{};   // step id, "START", "END", "→ block:pick_card", "→ skill:auth", "? missing"; unique
    NodeRole role = NodeRole::Step;
    StepKind kind = StepKind::Unknown;
    int stepIndex = -1;
    QString title{};    // "Ask: Which card?", "Tool: lock_card", "Set 2 values"
    QString subtitle{}; // the step id, or what the kind adds
    Location where{};
    bool reachable = true;
    bool marked = false; // something to look at: `note` says what
    QString note{};
};

struct GraphEdge
{
    int from = 0; // indices into nodes
    int to = 0;
    EdgeKind kind = EdgeKind::Implicit;
    QString condition{}; // of a branch
    int order = 0;     // position among the branches of its step
    Location where{};
};

struct BlockGraph
{
    QString skillId;
    QString blockId;
    bool stale = false;
    QList<GraphNode> nodes; // START first, steps in order, END, then the others
    QList<GraphEdge> edges;

    int nodeIndex(QStringView id) const; // -1 when absent
    int nodeForStep(int stepIndex) const;
};

BlockGraph blockGraph(const Project &project, const Skill &skill, const Block &block);
// From the skill alone: titles hold no wordings, and skills that a step calls count as missing.
BlockGraph blockGraph(const Skill &skill, const Block &block);

// True when both look the same; only the places in the text may differ.
bool samePicture(const BlockGraph &a, const BlockGraph &b);

} // namespace overmantel
