#include "core/queries/outline.h"

#include "core/queries/graphtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString outlineWords(const char *text)
{
    return QCoreApplication::translate("Outline", text);
}

bool before(const OutlineItem &a, const OutlineItem &b)
{
    return a.extent.range.start < b.extent.range.start;
}

Location nameOr(const Word &name, const Location &fallback)
{
    return name.isWritten() ? name.where : fallback;
}

QList<OutlineItem> yamlKeys(const QString &file, const yaml::Node &node, int depth)
{
    QList<OutlineItem> items;
    for (const yaml::Entry &entry : node.entries) {
        OutlineItem item{.kind = OutlineKind::Key, .title = entry.key.value, .where = {file, entry.key.range},
                         .extent = {file, entry.range}};
        if (entry.value.isScalar())
            item.detail = shortened(entry.value.value);
        else if (depth > 1)
            item.children = yamlKeys(file, entry.value, depth - 1);
        items << item;
    }
    return items;
}

QList<OutlineItem> yamlKeys(const QString &file, const yaml::Tree &tree, int depth)
{
    return tree.root ? yamlKeys(file, *tree.root, depth) : QList<OutlineItem>();
}

// A heading or the first words of a paragraph.
QString paragraphTitle(QStringView text)
{
    const QString line = text.trimmed().toString().section(u'\n', 0, 0);
    qsizetype hashes = 0;
    while (hashes < line.size() && line.at(hashes) == u'#')
        ++hashes;
    return shortened(line.mid(hashes));
}

OutlineItem blockItem(const Project &project, const Block &block)
{
    OutlineItem item{.kind = OutlineKind::Block, .title = block.id.text, .detail = shortened(block.name),
                     .where = nameOr(block.id, block.where), .extent = block.where};
    if (item.title.isEmpty())
        item.title = outlineWords(QT_TRANSLATE_NOOP("Outline", "Block without an id"));
    for (const Step &step : block.steps) {
        OutlineItem child{.kind = OutlineKind::Step, .step = step.kind, .title = step.id.text,
                          .detail = stepTitle(project, step), .where = nameOr(step.id, step.where), .extent = step.where};
        if (child.title.isEmpty())
            child.title = outlineWords(QT_TRANSLATE_NOOP("Outline", "Step without an id"));
        item.children << child;
    }
    return item;
}

QList<OutlineItem> skillOutline(const Project &project, const SourceFile &file)
{
    QList<OutlineItem> items;
    const skill::Document &document = file.document;
    const QString &text = file.snapshot.text();
    if (document.hasOpeningDelimiter && document.hasClosingDelimiter) {
        const Location where{file.path, document.frontMatter};
        items << OutlineItem{.kind = OutlineKind::Section, .title = outlineWords(QT_TRANSLATE_NOOP("Outline", "Front matter")),
                             .where = {file.path, {document.frontMatter.start, document.frontMatter.start}}, .extent = where,
                             .children = yamlKeys(file.path, document.tree, 1)};
    }
    for (const skill::Paragraph &paragraph : document.paragraphs) {
        OutlineItem item{.kind = OutlineKind::Section, .title = paragraphTitle(textIn(text, paragraph.body)),
                         .where = {file.path, {paragraph.where.start, paragraph.where.start}},
                         .extent = {file.path, paragraph.where}};
        if (paragraph.marker)
            item.detail = shortened(u"if: "_s + textIn(text, paragraph.marker->condition).toString());
        if (item.title.isEmpty())
            item.title = outlineWords(QT_TRANSLATE_NOOP("Outline", "Empty paragraph"));
        items << item;
    }
    if (const Skill *skill = project.skill(skillIdOf(file.path))) {
        for (const Block &block : skill->blocks)
            items << blockItem(project, block);
    }
    std::stable_sort(items.begin(), items.end(), before);
    return items;
}

QString entryDetail(const MemoryEntry &entry)
{
    QStringList parts{memoryTypeWord(entry.type)};
    if (entry.scope != MemoryScope::Project)
        parts << memoryScopeWord(entry.scope);
    if (entry.pii)
        parts << u"pii"_s;
    if (entry.immutable)
        parts << u"immutable"_s;
    return parts.join(u" · "_s);
}

QList<OutlineItem> memoryOutline(const Project &project, const SourceFile &file)
{
    QList<OutlineItem> items;
    const Skill *skill = project.skill(skillIdOf(file.path));
    const QList<MemoryEntry> &entries = skill ? skill->memory : project.memory;
    for (const MemoryEntry &entry : entries) {
        if (entry.where.file == file.path) {
            items << OutlineItem{.kind = OutlineKind::Entry, .title = entry.name.text, .detail = entryDetail(entry),
                                 .where = nameOr(entry.name, entry.where), .extent = entry.where};
        }
    }
    // `access:` and other keys beside the entries.
    for (const OutlineItem &key : yamlKeys(file.path, file.tree, 1)) {
        const bool holdsEntries = std::any_of(items.cbegin(), items.cend(), [&](const OutlineItem &item) {
            return item.extent.range.overlaps(key.extent.range);
        });
        if (!holdsEntries)
            items << key;
    }
    std::stable_sort(items.begin(), items.end(), before);
    return items;
}

OutlineItem responseItem(const Response &response)
{
    OutlineItem item{.kind = OutlineKind::Response, .title = response.name.text,
                     .where = nameOr(response.name, response.where), .extent = response.where};
    for (const ResponseVariant &variant : response.variants) {
        OutlineItem child{.kind = OutlineKind::Variant, .title = shortened(variant.text.text),
                          .where = variant.anchor.isValid() ? variant.anchor : variant.where, .extent = variant.where};
        if (child.title.isEmpty()) {
            //: %1 is the number of a variant, beginning with 1
            child.title = outlineWords(QT_TRANSLATE_NOOP("Outline", "Variant %1 without text")).arg(variant.index + 1);
        }
        child.detail = variant.condition ? shortened(variant.condition->text()) : outlineWords(QT_TRANSLATE_NOOP("Outline", "default"));
        item.children << child;
    }
    if (!item.children.isEmpty())
        item.detail = item.children.at(qMax(0, response.defaultIndex())).title;
    return item;
}

QList<OutlineItem> responsesOutline(const Project &project, const SourceFile &file)
{
    QList<OutlineItem> items;
    const Skill *skill = project.skill(skillIdOf(file.path));
    const QList<Response> &responses = skill ? skill->responses : project.responses;
    for (const Response &response : responses) {
        if (response.where.file == file.path)
            items << responseItem(response);
    }
    std::stable_sort(items.begin(), items.end(), before);
    return items;
}

QList<OutlineItem> toolsOutline(const SourceFile &file)
{
    QList<OutlineItem> items;
    for (const python::Function &function : file.tools.functions) {
        items << OutlineItem{.kind = OutlineKind::Function, .title = function.name,
                             .detail = function.isTool ? shortened(function.description, 60)
                                                       : outlineWords(QT_TRANSLATE_NOOP("Outline", "no tool")),
                             .where = {file.path, function.nameRange}, .extent = {file.path, function.where}};
    }
    return items;
}

// Headings; each reaches to the next one.
QList<OutlineItem> headings(const SourceFile &file)
{
    QList<OutlineItem> items;
    const Snapshot &snapshot = file.snapshot;
    bool inCode = false;
    for (int line = 0; line < snapshot.lineCount(); ++line) {
        const QStringView text = snapshot.lineText(line);
        if (text.startsWith(u"```"))
            inCode = !inCode;
        if (inCode || !text.startsWith(u'#'))
            continue;
        const TextRange range = snapshot.lineRange(line);
        if (!items.isEmpty())
            items.last().extent.range.end = range.start;
        items << OutlineItem{.kind = OutlineKind::Section, .title = paragraphTitle(text), .where = {file.path, range},
                             .extent = {file.path, {range.start, snapshot.text().size()}}};
    }
    return items;
}

} // namespace

QList<OutlineItem> outline(const Project &project, const QString &path)
{
    const SourceFile *file = project.file(path);
    if (!file)
        return {};
    switch (file->kind) {
    case FileKind::SkillText: return skillOutline(project, *file);
    case FileKind::ProjectMemory:
    case FileKind::SkillMemory: return memoryOutline(project, *file);
    case FileKind::ProjectResponses:
    case FileKind::SkillResponses: return responsesOutline(project, *file);
    case FileKind::Tools: return toolsOutline(*file);
    case FileKind::Agent:
    case FileKind::Integrations: return yamlKeys(path, file->tree, 3);
    case FileKind::Reference: return headings(*file);
    case FileKind::Other: break;
    }
    return file->isYaml() ? yamlKeys(path, file->tree, 3) : QList<OutlineItem>();
}

} // namespace overmantel
