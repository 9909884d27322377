#include "core/model/projectbuilder.h"

#include "core/base/parallel.h"
#include "core/model/readers.h"

#include <algorithm>

namespace overmantel {

namespace {

// The folder order of the engine: by code point, which UTF-16 order is not for astral characters.
bool codePointLess(const QString &a, const QString &b)
{
    const auto rank = [](QChar unit) { return unit.unicode() + (unit.isSurrogate() ? 0x10000u : 0u); };
    const auto [left, right] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (left == a.end() || right == b.end())
        return left == a.end() && right != b.end();
    return rank(*left) < rank(*right);
}

// An unreadable file has no text, and nothing of it was parsed.
bool isKnownFile(const SourceFile &file)
{
    return file.isParsed();
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
        reading::agentSettings(file, project);
        return;
    case FileKind::Integrations:
        project.areIntegrationsKnown = isKnown;
        reading::integrations(file, project);
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

SkillPartPtr buildSkill(const QString &id, const QList<SourceFilePtr> &files)
{
    auto part = std::make_shared<SkillPart>();
    part->files = files;
    Skill &skill = part->skill;
    skill.id = id;
    skill.folder = QStringLiteral("skills/") + id;
    for (const SourceFilePtr &file : files)
        takeSkillFile(*file, isKnownFile(*file), skill);
    // Spec page 06: a file in tools/ shadows tools.py.
    std::stable_partition(skill.tools.begin(), skill.tools.end(), [&](const Tool &tool) { return tool.file != skill.folder + QStringLiteral("/tools.py"); });
    part->symbols = reading::skillSymbols(skill);
    return part;
}

} // namespace

SourceFilePtr ProjectBuilder::unreadable(const QString &path)
{
    SourceFilePtr &known = m_unreadable[path];
    if (!known) {
        auto file = std::make_shared<SourceFile>();
        file->path = path;
        file->kind = fileKind(path);
        file->skillId = skillIdOf(path);
        file->tree.parsed = false;
        known = file;
    }
    return known;
}

Project ProjectBuilder::build(const ProjectInput &input)
{
    Project project;
    project.name = input.name;
    project.files = input.files;
    project.staleFiles = input.staleFiles;
    QMap<QString, SourceFilePtr> files = input.files;
    for (const QString &path : input.unreadableFiles)
        files.insert(path, unreadable(path));

    QHash<QString, QList<SourceFilePtr>> bySkill;
    QList<SourceFilePtr> projectFiles;
    for (const SourceFilePtr &file : std::as_const(files)) {
        // A folder under skills/ becomes a skill by any file that belongs to one.
        if (file->skillId.isEmpty())
            projectFiles.append(file);
        else if (file->kind != FileKind::Other)
            bySkill[file->skillId].append(file);
    }
    QStringList ids = bySkill.keys();
    std::sort(ids.begin(), ids.end(), codePointLess);

    QList<SkillPartPtr> parts(ids.size());
    QList<qsizetype> changed;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        parts[i] = m_partsById.value(ids[i]);
        if (!parts[i] || parts[i]->files != bySkill[ids[i]])
            changed.append(i);
    }
    SkillPartPtr *const built = parts.data();
    parallelFor(changed.size(), [&](qsizetype i) {
        const QString &id = ids.at(changed.at(i));
        built[changed.at(i)] = buildSkill(id, *bySkill.constFind(id));
    });
    m_partsById.removeIf([&](auto it) { return !bySkill.contains(it.key()); });
    for (const qsizetype i : std::as_const(changed))
        m_partsById.insert(ids[i], parts.at(i));
    m_parts = parts;

    for (const SourceFilePtr &file : std::as_const(projectFiles))
        takeProjectFile(*file, isKnownFile(*file), project);
    if (projectFiles != m_projectFiles || !m_projectSymbols) {
        m_projectFiles = projectFiles;
        m_projectSymbols = reading::projectSymbols(project);
    }
    project.symbols.add(m_projectSymbols);
    project.skills.reserve(parts.size());
    for (const SkillPartPtr &part : std::as_const(m_parts)) {
        project.skills.append(part->skill);
        project.symbols.add(part->symbols);
    }
    project.index();
    return project;
}

Project projectFrom(const ProjectInput &input)
{
    return ProjectBuilder().build(input);
}

} // namespace overmantel
