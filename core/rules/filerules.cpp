// Rules about any file: what keeps it from being read.
#include "core/rules/rulegroups.h"

#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

void notText(const SourceFile &file, Report &report)
{
    if (file.snapshot.isText())
        return;
    //: %1: a byte position
    report.add({file.path, {0, 0}}, Rules::tr("This file is not UTF-8 text (byte %1). Save it as UTF-8, or remove it from the agent.").arg(file.snapshot.firstBadByte() + 1));
}

void yamlSyntax(const SourceFile &file, Report &report)
{
    if (file.kind == FileKind::SkillText)
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
    take(file.tree);
    take(file.document.tree);
    for (const skill::Fence &fence : file.document.fences)
        take(fence.tree);
}

} // namespace

const RuleList &fileRules()
{
    static const RuleList rows{
        {.code = u"overmantel.file.not_text",
         .summary = OM_TEXT("A file of the agent is not UTF-8 text."),
         .inFile = notText},
        {.code = u"overmantel.yaml.syntax",
         .summary = OM_TEXT("A YAML file cannot be read from some place on."),
         .inFile = yamlSyntax},
        {.code = u"overmantel.yaml.duplicate_key",
         .summary = OM_TEXT("The same key stands twice in one mapping."),
         .inFile = yamlDuplicateKey},
    };
    return rows;
}

} // namespace overmantel
