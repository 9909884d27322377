#include "core/rules/responsetrees.h"

#include "core/rules/rule.h"

namespace overmantel {

bool isResponsesFile(const SourceFile &file)
{
    return (file.kind == FileKind::ProjectResponses || file.kind == FileKind::SkillResponses) && file.tree.root && file.tree.parsed;
}

void forEachResponseEntry(const SourceFile &file, const std::function<void(const yaml::Entry &entry)> &visit)
{
    const yaml::Node *list = isResponsesFile(file) ? file.tree.root->find(u"responses") : nullptr;
    if (!list || !list->isMapping())
        return;
    for (const yaml::Entry &entry : list->entries)
        visit(entry);
}

void forEachVariantNode(const SourceFile &file, const std::function<void(const yaml::Entry &response, const yaml::Node &variant, int index)> &visit)
{
    forEachResponseEntry(file, [&](const yaml::Entry &entry) {
        int index = 0;
        for (const yaml::Node &item : entry.value.items)
            visit(entry, item, index++);
    });
}

QString variantName(QStringView response, qsizetype index)
{
    //: %1: number of a variant, %2: name of a response
    return Rules::tr("Variant %1 of %2").arg(index + 1).arg(response);
}

} // namespace overmantel
