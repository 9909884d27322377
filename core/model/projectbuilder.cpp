#include "core/model/readers.h"

#include <algorithm>
#include <map>

namespace overmantel {

namespace {

// The folder order of the engine: by code point, which UTF-16 order is not for astral characters.
struct CodePointLess
{
    bool operator()(const QString &a, const QString &b) const { return a.toUcs4() < b.toUcs4(); }
};

using SkillsById = std::map<QString, Skill, CodePointLess>;

Skill &skillAt(SkillsById &skills, const QString &id)
{
    Skill &skill = skills[id];
    skill.id = id;
    skill.folder = QStringLiteral("skills/") + id;
    return skill;
}

void takeTools(const SourceFile &file, QList<Tool> &into)
{
    for (const python::Function &function : file.tools.functions)
        into.append({.file = file.path, .function = function});
}

void takeSkillFile(const SourceFile &file, bool isKnown, Skill &skill)
{
    switch (file.kind) {
    case FileKind::SkillText:
        skill.skillFile = file.path;
        skill.isSkillKnown = isKnown;
        reading::skillText(file, skill);
        return;
    case FileKind::SkillMemory:
        skill.memoryFile = file.path;
        skill.isMemoryKnown = isKnown;
        reading::skillMemory(file, skill);
        return;
    case FileKind::SkillResponses:
        skill.responsesFile = file.path;
        skill.areResponsesKnown = isKnown;
        skill.responses = reading::responses(file, skill.id);
        return;
    case FileKind::Tools:
        skill.areToolsKnown = skill.areToolsKnown && isKnown;
        takeTools(file, skill.tools);
        return;
    case FileKind::Reference:
        skill.references.append(file.path);
        return;
    case FileKind::Agent:
    case FileKind::Integrations:
    case FileKind::ProjectMemory:
    case FileKind::ProjectResponses:
    case FileKind::Other:
        return;
    }
}

void takeProjectFile(const SourceFile &file, bool isKnown, Project &project)
{
    switch (file.kind) {
    case FileKind::Agent:
        project.isAgentKnown = isKnown;
        project.preconditions = reading::preconditions(file);
        return;
    case FileKind::Integrations:
        project.areIntegrationsKnown = isKnown;
        project.mcpServers = reading::mcpServers(file);
        return;
    case FileKind::ProjectMemory:
        project.isMemoryKnown = isKnown;
        project.memory = reading::projectMemory(file);
        return;
    case FileKind::ProjectResponses:
        project.areResponsesKnown = isKnown;
        project.responses = reading::responses(file, {});
        return;
    case FileKind::Tools:
        project.areSharedToolsKnown = project.areSharedToolsKnown && isKnown;
        takeTools(file, project.sharedTools);
        return;
    case FileKind::Reference:
        project.references.append(file.path);
        return;
    case FileKind::SkillText:
    case FileKind::SkillMemory:
    case FileKind::SkillResponses:
    case FileKind::Other:
        return;
    }
}

} // namespace

Project projectFrom(const ProjectInput &input)
{
    Project project;
    project.name = input.name;
    project.files = input.files;
    project.staleFiles = input.staleFiles;
    SkillsById skills;
    QMap<QString, SourceFilePtr> files = input.files;
    for (const QString &path : input.unreadableFiles) {
        auto unreadable = std::make_shared<SourceFile>();
        unreadable->path = path;
        unreadable->kind = fileKind(path);
        unreadable->tree.parsed = false;
        files.insert(path, unreadable);
    }
    for (const SourceFilePtr &file : std::as_const(files)) {
        const bool isKnown = file->isParsed() && !input.unreadableFiles.contains(file->path);
        const QString skillId = skillIdOf(file->path);
        // A folder under skills/ becomes a skill by any file that belongs to one.
        if (skillId.isEmpty())
            takeProjectFile(*file, isKnown, project);
        else if (file->kind != FileKind::Other)
            takeSkillFile(*file, isKnown, skillAt(skills, skillId));
    }
    for (auto &[id, skill] : skills) {
        // Spec page 06: a file in tools/ shadows tools.py.
        std::stable_partition(skill.tools.begin(), skill.tools.end(), [&](const Tool &tool) { return tool.file != skill.folder + QStringLiteral("/tools.py"); });
        project.skills.append(std::move(skill));
    }
    reading::collectSymbols(project);
    return project;
}

} // namespace overmantel
