// Rules about any file: what keeps it from being read.
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

#include <algorithm>

namespace overmantel {

namespace {

// The engine never looks at other files; what is wrong with them is nobody's fault here.
bool isOfAgent(const SourceFile &file)
{
    return file.kind != FileKind::Other;
}

void unreadable(const SourceFile &file, Report &report)
{
    if (!file.unread.isEmpty() && file.unread.severity == Severity::Error)
        report.add({file.path, {0, 0}}, file.unread.sentence);
}

void notRead(const SourceFile &file, Report &report)
{
    if (!file.unread.isEmpty() && file.unread.severity != Severity::Error)
        report.add({file.path, {0, 0}}, file.unread.sentence);
}

void notText(const SourceFile &file, Report &report)
{
    if (file.snapshot.isText() || !isOfAgent(file))
        return;
    const QString place = QString::number(file.snapshot.firstBadByte() + 1);
    QString message;
    switch (file.snapshot.fault()) {
    case TextFault::Nul:
        //: %1: a byte position
        message = Rules::tr("This file is not text: its byte %1 is a NUL. Delete what is not text from it, or remove it from the agent.").arg(place);
        break;
    case TextFault::Utf16:
        message = Rules::tr("This file is text in UTF-16, which the engine does not read. Save it as UTF-8.");
        break;
    case TextFault::NotUtf8:
    case TextFault::None:
        //: %1: a byte position
        message = Rules::tr("This file is not UTF-8 text (byte %1). Save it as UTF-8, or remove it from the agent.").arg(place);
        break;
    }
    report.add({file.path, {0, 0}}, message);
}

void yamlSyntax(const SourceFile &file, Report &report)
{
    // A skill whose files cannot be read has a code of its own.
    const bool isOfSkill = file.kind == FileKind::SkillText || file.kind == FileKind::SkillMemory || file.kind == FileKind::SkillResponses;
    if (isOfSkill || !isOfAgent(file))
        return;
    for (const SyntaxProblem &problem : file.tree.problems) {
        if (problem.key != u"yaml.duplicateKey")
            report.add({file.path, problem.where}, problem.message);
    }
}

void yamlDuplicateKey(const SourceFile &file, Report &report)
{
    const auto take = [&](const yaml::Tree &tree) {
        for (const SyntaxProblem &problem : tree.problems) {
            if (problem.key == u"yaml.duplicateKey") {
                Diagnostic &found = report.add({file.path, problem.where}, problem.message);
                found.related.append({{file.path, problem.related}, Rules::tr("The first one stands here.")});
            }
        }
    };
    if (!isOfAgent(file))
        return;
    take(file.tree);
    take(file.document.tree);
    for (const skill::Fence &fence : file.document.fences)
        take(fence.tree);
}

void pythonSyntax(const SourceFile &file, Report &report)
{
    if (!file.tools.fault || !isOfAgent(file))
        return;
    Diagnostic &found = report.add({file.path, file.tools.fault->where}, file.tools.fault->message);
    if (!file.tools.fault->related.isEmpty())
        found.related.append({{file.path, file.tools.fault->related}, Rules::tr("It is about this place.")});
}

void noAgent(const ProjectScope &scope, Report &report)
{
    const QMap<QString, SourceFilePtr> &files = scope.project.files;
    const bool hasFile = std::any_of(files.begin(), files.end(), [](const SourceFilePtr &file) { return isOfAgent(*file); });
    if (!hasFile && scope.project.unreadableFiles.isEmpty())
        report.add({QStringLiteral("agent.yml"), {0, 0}},
                   Rules::tr("This folder holds no file of an agent. An agent needs agent.yml, integrations.yml and a skill such as skills/help/skill.md."));
}

} // namespace

const RuleList &fileRules()
{
    static const RuleList rows{
        {.code = u"overmantel.file.unreadable",
         .summary = QT_TRANSLATE_NOOP("Rules", "A file or folder of the agent cannot be read."),
         .why = QT_TRANSLATE_NOOP("Rules", "What cannot be opened cannot be trained: permissions, links to nowhere, or a folder where a file belongs stop the engine, too."),
         .example = u"skills/card/skill.md/   (a folder)",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give yourself the permission to read it, restore what the link leads to, or put a file in its place."),
         .inFile = unreadable},
        {.code = u"overmantel.file.not_read", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A file or folder of the agent is not checked: it is too large, or a link leads out of the folder."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine may read it, but no finding about it is shown here. Files outside of the open folder are never read through a link."),
         .example = u"skills/shared -> ../../other_agent/skills/shared",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put a copy in the place of the link. Split the file."),
         .inFile = notRead},
        {.code = u"overmantel.file.no_agent",
         .summary = QT_TRANSLATE_NOOP("Rules", "The folder holds no file of an agent."),
         .why = QT_TRANSLATE_NOOP("Rules", "There is nothing to check and nothing to train."),
         .example = u"skills/   (an empty folder)",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Open the folder that holds agent.yml, or create agent.yml, integrations.yml and a first skill."),
         .inProject = noAgent},
        {.code = u"overmantel.file.not_text",
         .summary = QT_TRANSLATE_NOOP("Rules", "A file of the agent is not UTF-8 text."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine reads every file of an agent as UTF-8. Other encodings and binary data stop it."),
         .example = u"name: M\\xFCller   (ISO 8859-1)",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Save the file as UTF-8."),
         .inFile = notText},
        {.code = u"overmantel.yaml.syntax",
         .summary = QT_TRANSLATE_NOOP("Rules", "A YAML file cannot be read from some place on."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine rejects the whole file, and with it everything that it declares."),
         .example = u"responses:\n  utter_hello:\n    - text: \"Hello",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Mend the place that the finding marks: a quote, a bracket, the indentation, a tab, a second document."),
         .inFile = yamlSyntax},
        {.code = u"overmantel.yaml.duplicate_key",
         .summary = QT_TRANSLATE_NOOP("Rules", "The same key stands twice in one mapping."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine's loader rejects the file; other loaders silently keep the last one."),
         .example = u"utter_hello:\n  - text: Hello\nutter_hello:\n  - text: Hi",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename or delete one of the two."),
         .inFile = yamlDuplicateKey},
        {.code = u"overmantel.python.syntax",
         .summary = QT_TRANSLATE_NOOP("Rules", "A tools file cannot be read from some place on."),
         .why = QT_TRANSLATE_NOOP("Rules", "Python cannot import the file, so none of its tools exists. Only brackets and quotes are looked at; nothing is ever run."),
         .example = u"@tool(description=\"Locks a card.\"\nasync def lock_card(context):",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Close the bracket or the quote that the finding marks."),
         .inFile = pythonSyntax},
    };
    return rows;
}

} // namespace overmantel
