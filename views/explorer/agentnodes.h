// The agent folder as the agent tree shows it: skills with their files and blocks, then the files of the
// project. A pure function; AgentTree shows what it answers.
#pragma once

#include "core/analysis/analysis.h"
#include "views/explorer/treenode.h"

#include <QSet>
#include <QStringList>

namespace overmantel {

struct AgentTreeInput
{
    QStringList files;              // all files of the folder
    QSet<QString> modifiedFiles;
    AnalysisPtr analysis;           // nullptr before the first: then only files are known
};

QList<TreeNode> agentNodes(const AgentTreeInput &input);

} // namespace overmantel
