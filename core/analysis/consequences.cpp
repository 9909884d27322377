#include "core/analysis/consequences.h"

#include <QCoreApplication>

namespace overmantel {

namespace {

struct Consequences
{
    Q_DECLARE_TR_FUNCTIONS(Consequences)
};

QString unchecked(FileKind kind, const QString &skillId)
{
    const bool isShared = skillId.isEmpty();
    switch (kind) {
    case FileKind::Agent:
        return Consequences::tr("the preconditions of skills");
    case FileKind::Integrations:
        return Consequences::tr("the MCP servers and model groups that others name");
    case FileKind::ProjectMemory:
        return Consequences::tr("names of the project's memory entries");
    case FileKind::SkillMemory:
        //: %1: a skill
        return Consequences::tr("names of memory entries of %1").arg(skillId);
    case FileKind::ProjectResponses:
    case FileKind::SkillResponses:
        return Consequences::tr("names of responses");
    case FileKind::SkillText:
        //: %1: a skill
        return Consequences::tr("what stands here, and whether prose may start %1").arg(skillId);
    case FileKind::Tools:
        return isShared ? Consequences::tr("names of shared tools") : Consequences::tr("names of tools of %1").arg(skillId);
    case FileKind::Reference:
    case FileKind::Other:
        break;
    }
    return {};
}

} // namespace

QStringList filesHiddenBy(const QString &path)
{
    const auto in = [&path](QLatin1String name) { return QString(path + u'/' + name); };
    if (fileKind(path) == FileKind::Other && fileKind(in(QLatin1String("skill.md"))) == FileKind::SkillText)
        return {in(QLatin1String("skill.md")), in(QLatin1String("memory.yml")), in(QLatin1String("responses.yml")), in(QLatin1String("tools.py"))};
    if (fileKind(in(QLatin1String("x.py"))) == FileKind::Tools)
        return {in(QLatin1String("x.py"))};
    return {path};
}

QString consequence(FileKind kind, const QString &skillId, bool hasEarlierState)
{
    const QString what = unchecked(kind, skillId);
    if (what.isEmpty())
        return {};
    if (hasEarlierState)
        return Consequences::tr("Until it can be read, the rest of the agent is checked against what it said before.");
    //: %1: what is not checked while a file cannot be read
    return Consequences::tr("Not checked because of this: %1.").arg(what);
}

} // namespace overmantel
