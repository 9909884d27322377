// Rules about any file: what keeps it from being read.
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

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
    if (file.kind == FileKind::SkillText || !isOfAgent(file))
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

} // namespace

const RuleList &fileRules()
{
    static const RuleList rows{
        {.code = u"overmantel.file.unreadable",
         .summary = OM_TEXT("A file or folder of the agent cannot be read."),
         .why = OM_TEXT("What cannot be opened cannot be trained: permissions, links to nowhere, or a folder where a file belongs stop the engine, too."),
         .example = u"skills/card/skill.md/   (a folder)",
         .remedy = OM_TEXT("Give yourself the permission to read it, restore what the link leads to, or put a file in its place."),
         .inFile = unreadable},
        {.code = u"overmantel.file.not_read", .severity = Severity::Warning,
         .summary = OM_TEXT("A file or folder of the agent is not checked: it is too large, or a link leads out of the folder."),
         .why = OM_TEXT("The engine may read it, but no finding about it is shown here. Files outside of the open folder are never read through a link."),
         .example = u"skills/shared -> ../../other_agent/skills/shared",
         .remedy = OM_TEXT("Put a copy in the place of the link. Split the file."),
         .inFile = notRead},
        {.code = u"overmantel.file.not_text",
         .summary = OM_TEXT("A file of the agent is not UTF-8 text."),
         .why = OM_TEXT("The engine reads every file of an agent as UTF-8. Other encodings and binary data stop it."),
         .example = u"name: M\\xFCller   (ISO 8859-1)",
         .remedy = OM_TEXT("Save the file as UTF-8."),
         .inFile = notText},
        {.code = u"overmantel.yaml.syntax",
         .summary = OM_TEXT("A YAML file cannot be read from some place on."),
         .why = OM_TEXT("The engine rejects the whole file, and with it everything that it declares."),
         .example = u"responses:\n  utter_hello:\n    - text: \"Hello",
         .remedy = OM_TEXT("Mend the place that the finding marks: a quote, a bracket, the indentation, a tab, a second document."),
         .inFile = yamlSyntax},
        {.code = u"overmantel.yaml.duplicate_key",
         .summary = OM_TEXT("The same key stands twice in one mapping."),
         .why = OM_TEXT("The engine's loader rejects the file; other loaders silently keep the last one."),
         .example = u"utter_hello:\n  - text: Hello\nutter_hello:\n  - text: Hi",
         .remedy = OM_TEXT("Rename or delete one of the two."),
         .inFile = yamlDuplicateKey},
        {.code = u"overmantel.python.syntax",
         .summary = OM_TEXT("A tools file cannot be read from some place on."),
         .why = OM_TEXT("Python cannot import the file, so none of its tools exists. Only brackets and quotes are looked at; nothing is ever run."),
         .example = u"@tool(description=\"Locks a card.\"\nasync def lock_card(context):",
         .remedy = OM_TEXT("Close the bracket or the quote that the finding marks."),
         .inFile = pythonSyntax},
    };
    return rows;
}

} // namespace overmantel
