#include "core/rules/rulefunctions.h"

namespace overmantel::rules {

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

} // namespace overmantel::rules
