#include "views/explorer/agentnodes.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

struct Tally
{
    int errors = 0;
    int warnings = 0;
};

QString iconOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Agent: return u"agent"_s;
    case FileKind::Integrations: return u"settings-file"_s;
    case FileKind::ProjectMemory:
    case FileKind::SkillMemory: return u"memory"_s;
    case FileKind::ProjectResponses:
    case FileKind::SkillResponses: return u"response"_s;
    case FileKind::SkillText: return u"write"_s;
    case FileKind::Tools: return u"tool"_s;
    case FileKind::Reference: return u"reference"_s;
    case FileKind::Other: return u"file"_s;
    }
    return u"file"_s;
}

// What a person looks for first stands first.
int rank(FileKind kind)
{
    switch (kind) {
    case FileKind::Agent:
    case FileKind::SkillText: return 0;
    case FileKind::Integrations: return 1;
    case FileKind::ProjectMemory:
    case FileKind::SkillMemory: return 2;
    case FileKind::ProjectResponses:
    case FileKind::SkillResponses: return 3;
    case FileKind::Tools: return 4;
    case FileKind::Reference: return 5;
    case FileKind::Other: return 6;
    }
    return 6;
}

class Builder
{
    Q_DECLARE_TR_FUNCTIONS(AgentTree)
public:
    explicit Builder(const AgentTreeInput &input) : m_input(input)
    {
        if (!input.analysis)
            return;
        for (const Diagnostic &diagnostic : input.analysis->diagnostics) {
            Tally &tally = m_tallies[diagnostic.where.file];
            tally.errors += diagnostic.severity == Severity::Error ? 1 : 0;
            tally.warnings += diagnostic.severity == Severity::Warning ? 1 : 0;
        }
    }

    QList<TreeNode> nodes() const
    {
        QMap<QString, QStringList> bySkill;
        QStringList ofProject;
        for (const QString &file : m_input.files) {
            const QString skill = skillIdOf(file);
            (skill.isEmpty() ? ofProject : bySkill[skill]) += file;
        }

        QList<TreeNode> roots;
        if (!bySkill.isEmpty()) {
            TreeNode skills{.key = u"skills/"_s, .title = tr("Skills"), .iconName = u"folder"_s};
            for (auto it = bySkill.cbegin(); it != bySkill.cend(); ++it)
                skills.children += skillNode(it.key(), it.value());
            roots += skills;
        }
        roots += fileNodes(ofProject, {});
        return roots;
    }

private:
    TreeNode fileNode(const QString &file, const QString &folder) const
    {
        const FileKind kind = fileKind(file);
        const Tally tally = m_tallies.value(file);
        TreeNode node{.key = file,
                      .title = file.mid(folder.size()),
                      .iconName = iconOf(kind),
                      .file = file,
                      .where = {file, {}},
                      .note = file,
                      .errors = tally.errors,
                      .warnings = tally.warnings,
                      .isModified = m_input.modifiedFiles.contains(file)};
        if (m_input.analysis && m_input.analysis->project.staleFiles.contains(file))
            node.note += u'\n' + tr("This text cannot be read at present; the views show its last good state.");
        return node;
    }

    // Files by what they are; those in tools/ and references/ of the project in a group of their own.
    QList<TreeNode> fileNodes(QStringList files, const QString &folder) const
    {
        std::stable_sort(files.begin(), files.end(), [](const QString &a, const QString &b) {
            return std::make_pair(rank(fileKind(a)), a) < std::make_pair(rank(fileKind(b)), b);
        });
        QList<TreeNode> nodes;
        for (const QString &file : files) {
            const QString rest = file.mid(folder.size());
            const qsizetype slash = rest.indexOf(u'/');
            if (slash < 0) {
                nodes += fileNode(file, folder);
                continue;
            }
            const QString group = folder + rest.left(slash + 1);
            auto place = std::find_if(nodes.begin(), nodes.end(), [&group](const TreeNode &n) { return n.key == group; });
            if (place == nodes.end()) {
                nodes += TreeNode{.key = group, .title = rest.left(slash), .iconName = u"folder"_s, .note = group};
                place = std::prev(nodes.end());
            }
            place->children += fileNode(file, group);
        }
        return nodes;
    }

    TreeNode skillNode(const QString &id, const QStringList &files) const
    {
        const QString folder = u"skills/"_s + id + u'/';
        TreeNode node{.key = folder, .title = id, .iconName = u"skill"_s, .note = folder};
        node.children = fileNodes(files, folder);
        const Skill *skill = m_input.analysis ? m_input.analysis->project.skill(id) : nullptr;
        if (!skill)
            return node;
        node.detail = skill->name.text;
        if (!skill->description.isEmpty())
            node.note += u'\n' + skill->description.text.simplified();
        for (TreeNode &child : node.children) {
            if (child.file != skill->skillFile)
                continue;
            node.where = child.where;
            for (const Block &block : skill->blocks)
                child.children += blockNode(block);
        }
        return node;
    }

    static TreeNode blockNode(const Block &block)
    {
        TreeNode node{.key = u"block:"_s + block.id.text,
                      .title = block.id.text.isEmpty() ? tr("(block without an id)") : block.id.text,
                      .iconName = u"block"_s,
                      .where = block.id.isWritten() ? block.id.where : block.where,
                      .extent = block.where.range};
        if (block.isParsed)
            //: %n is the number of steps of an ordered block
            node.detail = tr("%n step(s)", nullptr, int(block.steps.size()));
        return node;
    }

    const AgentTreeInput &m_input;
    QHash<QString, Tally> m_tallies;
};

void sumUp(TreeNode &node)
{
    for (TreeNode &child : node.children) {
        sumUp(child);
        node.errors += child.errors;
        node.warnings += child.warnings;
        node.isModified = node.isModified || (node.file.isEmpty() && child.isModified);
    }
}

} // namespace

QList<TreeNode> agentNodes(const AgentTreeInput &input)
{
    QList<TreeNode> roots = Builder(input).nodes();
    for (TreeNode &root : roots)
        sumUp(root);
    return roots;
}

} // namespace overmantel
