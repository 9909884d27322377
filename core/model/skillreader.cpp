#include "core/model/readers.h"
#include "core/model/yamlwords.h"

namespace overmantel::reading {

namespace {

// As a word of its own, outside of the range. Prose, conditions and comments count alike: where a name
// stands, somebody meant it.
bool isNamedOutside(const QString &text, const QString &name, TextRange range)
{
    const auto isWordPart = [&](qsizetype at) { return at >= 0 && at < text.size() && (text[at].isLetterOrNumber() || text[at] == u'_'); };
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (!isWordPart(at - 1) && !isWordPart(at + name.size()) && (at < range.start || at >= range.end))
            return true;
    }
    return false;
}

void readImports(const SourceFile &source, const yaml::Node *list, Skill &skill)
{
    if (!list)
        return;
    for (size_t i = 0; i < list->items.size(); ++i) {
        const yaml::Node &item = list->items[i];
        if (!item.isText())
            continue;
        ToolImport import{.word = word(source.path, item), .isMcp = false, .server = {}, .tool = item.value, .index = qsizetype(i)};
        if (item.value.startsWith(u"mcp/")) {
            // The server id may hold dots; the first colon behind "mcp/" ends it.
            const qsizetype colon = item.value.indexOf(u':', 4);
            import.isMcp = true;
            import.server = colon < 0 ? QString() : item.value.mid(4, colon - 4);
            import.tool = colon < 0 ? QString() : item.value.mid(colon + 1);
        }
        import.isNamedElsewhere = !import.tool.isEmpty() && isNamedOutside(source.snapshot.text(), import.tool, list->range);
        skill.imports.append(import);
    }
}

// A blank or a written condition. Of anything else the rules say that it must be a string.
std::optional<Condition> gate(const QString &file, const yaml::Node &mapping, QStringView key)
{
    const yaml::Node *node = mapping.find(key);
    return node && (node->isText() || node->isNull()) ? conditionOf(file, mapping, key) : std::nullopt;
}

void readConstraints(const QString &file, const yaml::Node *list, Skill &skill)
{
    if (!list)
        return;
    for (const yaml::Node &item : list->items) {
        if (!item.isMapping() || item.entries.size() != 1 || !item.entries.front().value.isMapping())
            continue;
        const yaml::Entry &entry = item.entries.front();
        ToolConstraint constraint;
        constraint.tool = word(file, entry.key);
        constraint.requirement = gate(file, entry.value, u"requires");
        constraint.onSuccess = textOf(file, entry.value.find(u"on_success"));
        constraint.onFailure = textOf(file, entry.value.find(u"on_failure"));
        if (const yaml::Node *confirmation = entry.value.find(u"requires_confirmation"); confirmation && confirmation->isMapping()) {
            constraint.hasConfirmation = true;
            constraint.confirmationEnabled = isTrue(confirmation->find(u"enabled"));
            constraint.utterForConfirmation = textOf(file, confirmation->find(u"utter_for_confirmation"));
            constraint.utterOnDenial = textOf(file, confirmation->find(u"utter_on_user_denial"));
        }
        skill.constraints.append(constraint);
    }
}

void readUtters(const QString &file, const yaml::Node *list, Skill &skill)
{
    if (!list)
        return;
    for (const yaml::Node &item : list->items) {
        if (!item.isMapping() || item.entries.size() != 1)
            continue;
        const yaml::Entry &entry = item.entries.front();
        const yaml::Node *on = entry.value.find(u"on");
        skill.utters.append({.response = word(file, entry.key),
                             .onActivate = on && on->isScalar() && on->value == u"activate",
                             .when = gate(file, entry.value, u"when")});
    }
}

void readCompletion(const QString &file, const yaml::Node *contract, Skill &skill)
{
    if (!contract)
        return;
    // The bare condition of older engines, as long as it is one: its names are names all the same.
    if (contract->isText()) {
        skill.completeWhen = condition(file, contract);
        if (!skill.completeWhen->parsed.isValid())
            skill.completeWhen.reset();
    }
    if (!contract->isMapping())
        return;
    if (const yaml::Node *written = contract->find(u"condition"); written && !written->isNull())
        skill.completeWhen = conditionOf(file, *contract, u"condition");
    if (const yaml::Node *criteria = contract->find(u"criteria")) {
        for (const yaml::Node &item : criteria->items)
            skill.completionCriteria.append(word(file, item));
    }
}

void readFrontMatter(const SourceFile &file, Skill &skill)
{
    if (!file.document.tree.root || !file.document.tree.root->isMapping())
        return;
    const yaml::Node &root = *file.document.tree.root;
    skill.name = textOf(file.path, root.find(u"name"));
    skill.description = textOf(file.path, root.find(u"description"));
    skill.precondition = textOf(file.path, root.find(u"precondition"));
    skill.hidden = isTrue(root.find(u"hidden"));
    skill.disabled = isTrue(root.find(u"disabled"));
    if (const yaml::Node *routing = root.find(u"routing"))
        skill.engineManaged = isTrue(routing->find(u"engine_managed"));
    readCompletion(file.path, root.find(u"complete_when"), skill);
    readImports(file, root.find(u"import_tools"), skill);
    readConstraints(file.path, root.find(u"tool_constraints"), skill);
    readUtters(file.path, root.find(u"utter"), skill);
}

void readProse(const SourceFile &file, Skill &skill)
{
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        ProseParagraph prose;
        prose.where = {file.path, paragraph.where};
        prose.tokens = paragraph.tokens;
        prose.strayMarkers = paragraph.strayMarkers;
        if (paragraph.marker) {
            prose.marker = {file.path, paragraph.marker->where};
            prose.condition = conditionAt(file.path, file.snapshot.text(), paragraph.marker->condition);
            prose.condition->key = prose.marker;
        }
        skill.paragraphs.append(prose);
    }
}

} // namespace

void skillText(const SourceFile &file, Skill &skill)
{
    readFrontMatter(file, skill);
    readProse(file, skill);
    for (const skill::Fence &fence : file.document.fences)
        skill.blocks.append(orderedBlock(file, fence, skill.id));
}

} // namespace overmantel::reading
