// One file of the agent folder, read: its text and its syntax tree. Shared between analyses as long as
// the text stays the same.
#pragma once

#include "core/diagnostics/unread.h"
#include "core/syntax/python/toolscan.h"
#include "core/syntax/skill/skilldocument.h"
#include "core/syntax/yaml/yamltree.h"
#include "core/text/snapshot.h"

#include <QString>

#include <memory>

namespace overmantel {

enum class FileKind { Agent, Integrations, ProjectMemory, ProjectResponses, SkillText, SkillMemory, SkillResponses,
                      Tools, Reference, Other };

// The kind that a path (relative, with '/') has by its place in the folder.
FileKind fileKind(QStringView path);
// The skill a path belongs to; empty outside skills/<id>/.
QString skillIdOf(QStringView path);

struct SourceFile
{
    QString path;
    FileKind kind = FileKind::Other;
    QString skillId; // see skillIdOf
    Snapshot snapshot;
    yaml::Tree tree;           // YAML files
    skill::Document document;  // skill.md
    python::ToolFile tools;    // Python files
    Unread unread;             // why there is no text; such a file has no kind

    bool isYaml() const;
    // False when the text has a fault that keeps its content from being read.
    bool isParsed() const;
    bool hasAliases() const;
    // Whether something in the range stands for what is written elsewhere.
    bool isInAlias(TextRange range) const;
};
using SourceFilePtr = std::shared_ptr<const SourceFile>;

// More characters than this are not read as YAML, skill or tools: it would hold up every keystroke.
constexpr qsizetype largestParsed = 2 * 1024 * 1024;
bool isTooLarge(FileKind kind, const Snapshot &snapshot);

SourceFilePtr readSourceFile(const QString &path, const Snapshot &snapshot);

} // namespace overmantel
