#include "core/model/sourcefile.h"

#include "core/syntax/yaml/yamlreader.h"

#include <algorithm>

namespace overmantel {

namespace {

bool isYamlName(QStringView name)
{
    return name.endsWith(u".yml") || name.endsWith(u".yaml");
}

FileKind rootFileKind(QStringView name)
{
    if (name == u"agent.yml")
        return FileKind::Agent;
    if (name == u"integrations.yml")
        return FileKind::Integrations;
    if (name == u"memory.yml")
        return FileKind::ProjectMemory;
    if (name == u"responses.yml")
        return FileKind::ProjectResponses;
    return FileKind::Other;
}

FileKind skillFileKind(QStringView name)
{
    if (name == u"skill.md")
        return FileKind::SkillText;
    if (name == u"memory.yml")
        return FileKind::SkillMemory;
    if (name == u"responses.yml")
        return FileKind::SkillResponses;
    if (name == u"tools.py")
        return FileKind::Tools;
    return FileKind::Other;
}

} // namespace

// Project layout: skills are exactly one level deep; tools/ holds files, references/ a tree.
FileKind fileKind(QStringView path)
{
    const QList<QStringView> parts = path.split(u'/');
    if (parts.size() == 1)
        return rootFileKind(path);
    const bool inSkill = parts.size() >= 3 && parts[0] == u"skills";
    const qsizetype depth = inSkill ? 2 : 0;
    const qsizetype left = parts.size() - depth;
    if (inSkill && left == 1)
        return skillFileKind(parts[2]);
    if (left == 2 && parts[depth] == u"tools" && path.endsWith(u".py"))
        return FileKind::Tools;
    if (left >= 2 && parts[depth] == u"references" && path.endsWith(u".md"))
        return FileKind::Reference;
    return FileKind::Other;
}

QString skillIdOf(QStringView path)
{
    const QList<QStringView> parts = path.split(u'/');
    return parts.size() >= 3 && parts[0] == u"skills" ? parts[1].toString() : QString();
}

bool SourceFile::isYaml() const
{
    return isYamlName(path);
}

bool SourceFile::isParsed() const
{
    if (!snapshot.isText())
        return false;
    if (kind == FileKind::SkillText)
        return document.isParsed();
    if (kind == FileKind::Tools)
        return !tools.fault && tree.parsed;
    return tree.parsed;
}

bool SourceFile::hasAliases() const
{
    return !tree.aliases.isEmpty() || !document.tree.aliases.isEmpty()
        || std::any_of(document.fences.begin(), document.fences.end(), [](const skill::Fence &fence) { return !fence.tree.aliases.isEmpty(); });
}

bool SourceFile::isInAlias(TextRange range) const
{
    const auto isIn = [range](const yaml::Tree &one) {
        return std::any_of(one.aliases.begin(), one.aliases.end(), [range](TextRange alias) { return alias.overlaps(range) || alias.contains(range); });
    };
    return isIn(tree) || isIn(document.tree)
        || std::any_of(document.fences.begin(), document.fences.end(), [&](const skill::Fence &fence) { return isIn(fence.tree); });
}

bool isTooLarge(FileKind kind, const Snapshot &snapshot)
{
    return kind != FileKind::Reference && kind != FileKind::Other && snapshot.text().size() > largestParsed;
}

SourceFilePtr readSourceFile(const QString &path, const Snapshot &snapshot)
{
    auto file = std::make_shared<SourceFile>();
    file->path = path;
    file->kind = fileKind(path);
    file->skillId = skillIdOf(path);
    file->snapshot = snapshot;
    if (!snapshot.isText())
        return file;
    if (file->kind == FileKind::SkillText)
        file->document = skill::read(snapshot.text());
    else if (file->kind == FileKind::Tools)
        file->tools = python::scan(snapshot.text());
    else if (file->isYaml() && snapshot.text().size() <= largestParsed)
        file->tree = yaml::read(snapshot.text());
    return file;
}

} // namespace overmantel
