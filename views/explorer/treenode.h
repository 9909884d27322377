// One row of the agent tree or the outline, as plain data: made by functions, compared in tests, shown
// by TreeModel. It knows nothing of widgets.
#pragma once

#include "core/model/skill.h"

#include <QList>
#include <QString>

#include <optional>

namespace overmantel {

struct TreeNode
{
    QString key = {}; // the same for the same thing over time, unique among siblings
    QString title = {};
    QString detail = {};
    QString iconName = {};
    std::optional<StepKind> step = {}; // inks the icon
    QString file = {};                 // of a row that stands for a file
    Location where = {};               // where a click goes; invalid for mere groups
    TextRange extent = {};             // what belongs to it in that file
    QString note = {};                 // tooltip
    int errors = 0;
    int warnings = 0;
    bool isModified = false;
    QList<TreeNode> children = {};

    friend bool operator==(const TreeNode &, const TreeNode &) = default;
};

} // namespace overmantel
