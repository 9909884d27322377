#include "core/model/projectbuilder.h"

#include "core/base/parallel.h"
#include "core/model/fingerprints.h"
#include "core/model/readers.h"

#include <algorithm>
#include <vector>

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
        skill.isMemoryKnown = isKnown && reading::hasMemoryShape(file);
        reading::skillMemory(file, skill);
        return;
    case FileKind::SkillResponses:
        skill.responsesFile = file.path;
        skill.areResponsesKnown = isKnown && reading::hasResponsesShape(file);
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
        project.isMemoryKnown = isKnown && reading::hasMemoryShape(file);
        project.memory = reading::projectMemory(file);
        return;
    case FileKind::ProjectResponses:
        project.areResponsesKnown = isKnown && reading::hasResponsesShape(file);
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
    setFingerprints(skill.memory);
    setFingerprints(skill.responses);
    setFingerprints(skill.tools);
    part->symbols = reading::skillSymbols(skill);
    part->interface = interfaceFingerprint(skill, *part->symbols);
    part->responseNames = responseNamesFingerprint(skill.responses);
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

void ProjectBuilder::buildProjectFiles(const QList<SourceFilePtr> &files)
{
    if (files == m_projectFiles && m_projectSymbols)
        return;
    m_projectFiles = files;
    m_top = Project();
    for (const SourceFilePtr &file : files)
        takeProjectFile(*file, isKnownFile(*file), m_top);
    setFingerprints(m_top.memory);
    setFingerprints(m_top.responses);
    setFingerprints(m_top.sharedTools);
    m_projectSymbols = reading::projectSymbols(m_top);
    m_projectInterface = qHashMulti(usesFingerprint(*m_projectSymbols), m_top.isAgentKnown, m_top.areIntegrationsKnown, m_top.isMemoryKnown,
                                    m_top.areResponsesKnown, m_top.areSharedToolsKnown);
    const auto take = [this](size_t hash) { m_projectInterface = qHashMulti(m_projectInterface, hash); };
    for (const MemoryEntry &entry : std::as_const(m_top.memory))
        take(entry.fingerprint);
    for (const Response &response : std::as_const(m_top.responses))
        take(response.fingerprint);
    for (const Tool &tool : std::as_const(m_top.sharedTools))
        take(tool.fingerprint);
    for (const PreconditionBinding &binding : std::as_const(m_top.preconditions))
        take(qHashMulti(0, binding.name.text, binding.resolveWith.text));
    for (const Word &server : std::as_const(m_top.mcpServers))
        take(qHash(server.text));
}

void ProjectBuilder::buildSkills(const QMap<QString, SourceFilePtr> &files)
{
    // The files of a skill stand together, as their paths begin alike.
    struct Job
    {
        QString id;
        QList<SourceFilePtr> files;
        SkillPartPtr part;
    };
    std::vector<Job> jobs;
    QSet<QString> gone;
    for (const QString &id : std::as_const(m_ids))
        gone.insert(id);
    bool isOrderKept = true;
    for (auto it = files.begin(); it != files.end();) {
        const QString id = it.value()->skillId;
        const auto known = id.isEmpty() ? m_partsById.constEnd() : m_partsById.constFind(id);
        const QList<SourceFilePtr> *knownFiles = known == m_partsById.constEnd() ? nullptr : &(*known)->files;
        qsizetype same = 0;
        QList<SourceFilePtr> own;
        bool isSame = knownFiles != nullptr;
        const auto begin = it;
        for (; it != files.end() && it.value()->skillId == id; ++it) {
            // A folder under skills/ becomes a skill by any file that belongs to one.
            if (id.isEmpty() || it.value()->kind == FileKind::Other || !isSame)
                continue;
            isSame = same < knownFiles->size() && knownFiles->at(same) == it.value();
            ++same;
        }
        if (id.isEmpty())
            continue;
        if (isSame && same == knownFiles->size() && same > 0) {
            gone.remove(id);
            continue;
        }
        for (auto file = begin; file != it; ++file) {
            if (file.value()->kind != FileKind::Other)
                own.append(file.value());
        }
        if (own.isEmpty())
            continue;
        isOrderKept = isOrderKept && knownFiles;
        gone.remove(id);
        jobs.push_back({.id = id, .files = own, .part = {}});
    }
    parallelFor(qsizetype(jobs.size()), [&](qsizetype i) {
        Job &job = jobs[size_t(i)];
        job.part = buildSkill(job.id, job.files);
    });
    for (const Job &job : jobs)
        m_partsById.insert(job.id, job.part);
    for (const QString &id : std::as_const(gone))
        m_partsById.remove(id);
    if (jobs.empty() && gone.isEmpty())
        return;
    if (!isOrderKept || !gone.isEmpty()) {
        m_ids = m_partsById.keys();
        std::sort(m_ids.begin(), m_ids.end(), codePointLess);
    }
    QList<SkillPartPtr> parts;
    parts.reserve(m_ids.size());
    for (const QString &id : std::as_const(m_ids))
        parts.append(m_partsById.value(id));
    m_skills = SkillList(parts);
}

void ProjectBuilder::indexNames()
{
    QList<size_t> names{responseNamesFingerprint(m_top.responses)};
    names.reserve(2 * m_skills.size() + m_top.memory.size() + 1);
    for (const MemoryEntry &entry : std::as_const(m_top.memory))
        names.append(qHash(entry.name.text));
    for (const SkillPartPtr &part : m_skills.parts()) {
        names.append(qHash(part->skill.id));
        names.append(part->responseNames);
    }
    if (m_index && names == m_indexedNames)
        return;
    m_indexedNames = names;
    auto index = std::make_shared<NameIndex>();
    index->skills.reserve(m_skills.size());
    for (qsizetype i = 0; i < m_skills.size(); ++i) {
        index->skills.insert(m_skills[i].id, i);
        for (qsizetype j = 0; j < m_skills[i].responses.size(); ++j)
            index->responses[m_skills[i].responses[j].name.text].append({.skill = i, .response = j});
    }
    for (qsizetype j = 0; j < m_top.responses.size(); ++j)
        index->responses[m_top.responses[j].name.text].append({.skill = -1, .response = j});
    // Of two entries of one name the first is meant.
    for (qsizetype i = m_top.memory.size() - 1; i >= 0; --i)
        index->entries.insert(m_top.memory[i].name.text, i);
    m_index = index;
}

Project ProjectBuilder::build(const ProjectInput &input)
{
    QMap<QString, SourceFilePtr> files = input.files;
    for (const QString &path : input.unreadableFiles)
        files.insert(path, unreadable(path));
    QList<SourceFilePtr> projectFiles;
    for (const SourceFilePtr &file : std::as_const(files)) {
        if (file->skillId.isEmpty())
            projectFiles.append(file);
    }
    buildProjectFiles(projectFiles);
    buildSkills(files);
    indexNames();

    Project project = m_top;
    project.name = input.name;
    project.files = input.files;
    project.staleFiles = input.staleFiles;
    project.unreadableFiles = input.unreadableFiles;
    project.skills = m_skills;
    project.index = m_index;
    project.symbols.add(m_projectSymbols);
    for (const SkillPartPtr &part : m_skills.parts())
        project.symbols.add(part->symbols);
    return project;
}

Project projectFrom(const ProjectInput &input)
{
    return ProjectBuilder().build(input);
}

} // namespace overmantel
