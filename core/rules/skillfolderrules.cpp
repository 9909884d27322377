// Rules about the folder of a skill, whose name is the skill's id (reference: skill-md, "The skill id is the
// folder name"; spec page 01 on the bundled skills).
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"

#include <algorithm>

namespace overmantel {

namespace {

bool isSkillText(const SourceFile &file)
{
    return file.kind == FileKind::SkillText && !file.skillId.isEmpty();
}

bool isReserved(const QString &id)
{
    return id == u"project" || id == u"system";
}

// What a condition can write behind session.
bool isIdentifier(const QString &id)
{
    const auto isStart = [](QChar c) { return c.isLetter() || c == u'_' || c.isSurrogate(); };
    return !id.isEmpty() && isStart(id.front()) && std::all_of(id.begin(), id.end(), [&](QChar c) { return isStart(c) || c.isDigit() || c.isMark(); });
}

void reservedFolder(const SourceFile &file, Report &report)
{
    if (isSkillText(file) && isReserved(file.skillId))
        report.add(firstKey(file), Rules::tr("The folder of this skill is named %1, but session.%2 means memory that belongs to no skill. Rename the folder.").arg(quoted(file.skillId), file.skillId));
}

void unspeakableFolder(const SourceFile &file, Report &report)
{
    if (!isSkillText(file) || isIdentifier(file.skillId))
        return;
    QString better;
    for (const QChar c : file.skillId)
        better += c.isLetterOrNumber() || c.isSurrogate() || c.isMark() ? c : u'_';
    if (!better.isEmpty() && better.front().isDigit())
        better.prepend(u'_');
    report.add(firstKey(file), Rules::tr("No condition can name the memory of this skill, because its folder %1 is no name there. Rename the folder, such as to %2.").arg(quoted(file.skillId), quoted(better)));
}

QStringList bundledSkills()
{
    QStringList ids(builtins().skills.begin(), builtins().skills.end());
    ids.sort();
    return ids;
}

void misspeltBundledSkill(const SourceFile &file, Report &report)
{
    if (!isSkillText(file) || !file.skillId.startsWith(u"default") || builtins().skills.contains(file.skillId))
        return;
    const QString near = nearestName(file.skillId, bundledSkills());
    if (!near.isEmpty())
        report.add(firstKey(file), Rules::tr("This skill replaces none of the bundled ones, because there is no %1 among them. Did you mean %2? Rename the folder then.").arg(quoted(file.skillId), quoted(near)));
}

void replacedBundledSkill(const SourceFile &file, Report &report)
{
    if (isSkillText(file) && builtins().skills.contains(file.skillId))
        report.add(firstKey(file), Rules::tr("This skill replaces the bundled skill of the same name, with its responses and its memory."));
}

void missingSkillText(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    if (!skill.skillFile.isEmpty())
        return;
    QStringList files{skill.memoryFile, skill.responsesFile};
    for (const Tool &tool : skill.tools)
        files.append(tool.file);
    files += skill.references;
    files.removeAll(QString());
    if (!files.isEmpty())
        report.add({files.first(), {0, 0}}, Rules::tr("The folder %1 has no skill.md, so it is no skill and the engine passes over it. Write one, or remove the folder.").arg(quoted(skill.folder)));
}

} // namespace

const RuleList &skillFolderRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.reserved_folder", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill's folder is named project or system."),
         .why = QT_TRANSLATE_NOOP("Rules", "The folder's name is the namespace of the skill's memory, and these two are taken: by the project's memory and by the engine's."),
         .example = u"skills/project/skill.md",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the folder, and what refers to it."),
         .inFile = reservedFolder},
        {.code = u"overmantel.skill.unspeakable_folder", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill's folder has a name that conditions cannot write, such as one with a dash."),
         .why = QT_TRANSLATE_NOOP("Rules", "In session.card-replace.reason the dash reads as a minus sign, so no condition can use the skill's memory."),
         .example = u"skills/card-replace/skill.md",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use letters, digits and underscores: skills/card_replace."),
         .inFile = unspeakableFolder},
        {.code = u"overmantel.skill.misspelt_bundled_skill", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill's folder is nearly, but not quite, named like a bundled skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "A bundled skill is replaced by a folder of exactly its name. Otherwise both stay."),
         .example = u"skills/default_sesion_start/skill.md",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the folder, or choose a name that does not begin with default."),
         .inFile = misspeltBundledSkill},
        {.code = u"overmantel.skill.replaces_bundled_skill", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A skill replaces one that comes with the engine."),
         .why = QT_TRANSLATE_NOOP("Rules", "What the bundled skill did happens no longer; the engine starts this one at the same moments."),
         .example = u"skills/default_session_start/skill.md",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Nothing, when that is what you want. To change only the words, declare the response in the project's responses.yml instead."),
         .inFile = replacedBundledSkill},
        {.code = u"overmantel.skill.missing_file", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A folder under skills/ has no skill.md."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine looks for skills/*/skill.md; what else lies in such a folder is not loaded."),
         .example = u"skills/card_replace/memory.yml",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the skill.md, or move the files to where they belong."),
         .inSkill = missingSkillText},
    };
    return rows;
}

} // namespace overmantel
