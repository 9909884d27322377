// Rules about one skill.md by itself (reference: skill-md).
#include "core/rules/rulefunctions.h"

#include "core/model/readers.h"
#include "core/model/yamlwords.h"

#include <algorithm>

namespace overmantel::rules {

namespace {

const yaml::Node *frontMatter(const SourceFile &file)
{
    if (file.kind != FileKind::SkillText || !file.document.tree.root || !file.document.tree.root->isMapping())
        return nullptr;
    return &*file.document.tree.root;
}

const QStringList &frontMatterWords()
{
    static const QStringList words{QStringLiteral("name"), QStringLiteral("description"), QStringLiteral("precondition"),
                                   QStringLiteral("hidden"), QStringLiteral("complete_when"), QStringLiteral("import_tools"),
                                   QStringLiteral("tool_constraints"), QStringLiteral("utter"), QStringLiteral("disabled"),
                                   QStringLiteral("always_include_in_prompt"), QStringLiteral("routing")};
    return words;
}

// Keys of older engines that deserve a better answer than the nearest name.
QString fossilAdvice(QStringView key)
{
    if (key == u"requires")
        return Rules::tr("Use precondition when another skill must run first, hidden to keep the skill out of routing, or requires under tool_constraints to gate a tool.");
    if (key == u"constraints")
        return Rules::tr("Write the constraint as prose, or gate tools with tool_constraints.");
    if (key == u"memory")
        return Rules::tr("Declare memory entries in the memory.yml beside this file.");
    if (key == u"tools")
        return Rules::tr("Tools in tools.py are found by themselves; list shared ones under import_tools.");
    return {};
}

// The line that stands for a key that is not there: the first key, else the opening delimiter.
Location firstKey(const SourceFile &file)
{
    const yaml::Node *root = frontMatter(file);
    if (root && !root->entries.empty())
        return {file.path, root->entries.front().key.range};
    return {file.path, file.snapshot.lineRange(0)};
}

// Everything that is prose: the paragraphs and the `instructions:` of steps.
template <typename Visit>
void forEachProse(const SourceFile &file, Visit visit)
{
    for (const skill::Paragraph &paragraph : file.document.paragraphs)
        visit(paragraph.tokens, paragraph.strayMarkers);
    for (const skill::Fence &fence : file.document.fences) {
        const Block block = reading::orderedBlock(file, fence, {});
        for (const Step &step : block.steps)
            visit(step.tokens, step.strayMarkers);
    }
}

QString tokenExample(skill::TokenKind kind)
{
    switch (kind) {
    case skill::TokenKind::Memory:
        return QStringLiteral("@memory.project.<entry>, @memory.<skill>.<entry>");
    case skill::TokenKind::Block:
        return QStringLiteral("@block.<block>");
    case skill::TokenKind::Skill:
        return QStringLiteral("@skill.<skill>");
    case skill::TokenKind::Tool:
        return QStringLiteral("@tool.<tool>");
    case skill::TokenKind::Session:
        return {};
    }
    return {};
}

} // namespace

void frontMatterDelimiter(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.snapshot.isText())
        return;
    const Location firstLine{file.path, file.snapshot.lineRange(0)};
    if (!file.document.hasOpeningDelimiter)
        report.add(firstLine, Rules::tr("A skill.md must begin with a line ---. Write the front matter between two such lines, with name and description."));
    else if (!file.document.hasClosingDelimiter)
        report.add(firstLine, Rules::tr("The front matter is not closed. Put a second line --- behind its last key."));
}

void skillYamlSyntax(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText)
        return;
    const auto take = [&](const yaml::Tree &tree) {
        for (const SyntaxProblem &problem : tree.problems) {
            if (problem.key != u"yaml.duplicateKey")
                report.add({file.path, problem.where}, problem.message);
        }
    };
    // Without its closing line the front matter takes in the prose: one fault, one finding.
    if (file.document.hasClosingDelimiter)
        take(file.document.tree);
    if (file.document.hasClosingDelimiter && file.document.tree.root && !file.document.tree.root->isMapping())
        report.add({file.path, file.document.tree.root->range}, Rules::tr("The front matter must be a mapping of keys and values, such as name: Card Replace."));
    for (const skill::Fence &fence : file.document.fences) {
        if (fence.isClosed)
            take(fence.tree);
    }
}

void frontMatterKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const yaml::Entry &entry : root->entries) {
        if (frontMatterWords().contains(entry.key.value))
            continue;
        const Word key = reading::word(file.path, entry.key);
        Diagnostic &found = report.add(key.where, Rules::tr("The front matter has no key %1.").arg(quoted(key.text)));
        const QString advice = fossilAdvice(key.text);
        if (advice.isEmpty())
            suggestName(found, key.where, key.text, frontMatterWords());
        else
            found.message += u' ' + advice;
    }
}

void requiredKeys(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter || !file.document.tree.parsed)
        return;
    const yaml::Node *root = frontMatter(file);
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        if (!root ? file.document.tree.root.has_value() : root->find(key) != nullptr)
            continue;
        report.add(firstKey(file), key == u"name" ? Rules::tr("The skill has no name. Add name: with the words people should see.")
                                                  : Rules::tr("The skill has no description. Add description: with what it does and what a customer would say; routing decides by it."));
    }
}

void requiredKeyTypes(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
        const yaml::Node *value = root->find(key);
        if (!value || value->isText())
            continue;
        Diagnostic &found = report.add({file.path, value->range.isEmpty() ? root->entry(key)->key.range : value->range},
                                       //: %1: a key
                                       Rules::tr("%1 must be a string. Write words, in quotes where they look like a number or a truth value.").arg(key));
        if (value->isScalar() && !value->value.isEmpty())
            found.fixes.append(replaceFix(Rules::tr("Put it in quotes"), {file.path, value->range}, u'"' + value->value + u'"'));
    }
}

void booleanKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    if (!root)
        return;
    for (const QString &key : {QStringLiteral("hidden"), QStringLiteral("disabled"), QStringLiteral("always_include_in_prompt")}) {
        const yaml::Node *value = root->find(key);
        if (!value || yaml::toValue(*value).kind() == Value::Kind::Bool)
            continue;
        //: %1: a key
        report.add({file.path, value->range.isEmpty() ? root->entry(key)->key.range : value->range},
                   Rules::tr("%1 must be true or false.").arg(key));
    }
}

void completeWhenShape(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *contract = root ? root->find(u"complete_when") : nullptr;
    if (!contract)
        return;
    if (!contract->isMapping()) {
        report.add({file.path, contract->range.isEmpty() ? root->entry(u"complete_when")->key.range : contract->range},
                   Rules::tr("complete_when of a skill must be a mapping. Write condition: with the condition, criteria: with a list of checks, or both."));
        return;
    }
    for (const yaml::Entry &entry : contract->entries) {
        if (entry.key.value != u"condition" && entry.key.value != u"criteria") {
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("complete_when has no key %1; it takes condition and criteria.").arg(quoted(entry.key.value)));
            suggestName(found, {file.path, entry.key.range}, entry.key.value, {QStringLiteral("condition"), QStringLiteral("criteria")});
        }
    }
    if (contract->entries.empty())
        report.add({file.path, contract->range}, Rules::tr("complete_when is empty. Give it a condition or criteria, or remove it."));
}

void toolConstraintsShape(const SourceFile &file, Report &report)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *list = root ? root->find(u"tool_constraints") : nullptr;
    if (!list || list->isNull())
        return;
    const QString advice = Rules::tr("Write a list of entries such as - lock_card: with the options below it.");
    if (!list->isSequence()) {
        report.add({file.path, list->range}, Rules::tr("tool_constraints must be a list.") + u' ' + advice);
        return;
    }
    for (const yaml::Node &item : list->items) {
        const bool isSingle = item.isMapping() && item.entries.size() == 1;
        if (!isSingle)
            report.add({file.path, item.range}, Rules::tr("An entry of tool_constraints must name exactly one tool.") + u' ' + advice);
        else if (!item.entries.front().value.isMapping())
            report.add({file.path, item.entries.front().key.range}, Rules::tr("The options of %1 must be a mapping.").arg(quoted(item.entries.front().key.value)));
    }
}

void missingInstructions(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter)
        return;
    if (!file.document.hasProse() && file.document.fences.empty())
        report.add(firstKey(file), Rules::tr("The skill has neither prose nor an ordered block. Write below the front matter what the agent should do."));
}

// The engine's own words for this fault are known; ours say the same with what to do.
void sessionInProse(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &markers) {
        for (const skill::Token &token : tokens) {
            if (token.kind != skill::TokenKind::Session)
                continue;
            const bool onMarkerLine = std::any_of(markers.begin(), markers.end(), [&](const skill::StrayMarker &m) { return m.where.contains(token.where); });
            if (onMarkerLine)
                continue;
            const Location where{file.path, token.where};
            QStringList names;
            for (const skill::TokenSegment &segment : token.segments)
                names.append(segment.text);
            const QString memory = QStringLiteral("@memory.") + names.join(u'.');
            Diagnostic &found = report.add(where, Rules::tr("%1 stands in prose, where session.* is not replaced by its value. Use %2 to show the value, or an if: line to decide by it.")
                                                      .arg(quoted(QStringLiteral("session.") + names.join(u'.')), memory));
            //: %1: an @memory token
            found.fixes.append(replaceFix(Rules::tr("Change to %1").arg(memory), where, memory));
        }
    });
}

void tokenShape(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &tokens, const QList<skill::StrayMarker> &) {
        for (const skill::Token &token : tokens) {
            if (token.kind == skill::TokenKind::Session || token.isComplete())
                continue;
            report.add({file.path, token.where}, Rules::tr("%1 cannot be replaced: it must have the form %2.")
                                                     .arg(quoted(textIn(file.snapshot.text(), token.where)), tokenExample(token.kind)));
        }
    });
}

void elseMarkers(const SourceFile &file, Report &report)
{
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        for (const skill::StrayMarker &marker : paragraph.strayMarkers) {
            if (marker.kind == skill::StrayMarkerKind::ElseMarker)
                report.add({file.path, marker.where}, Rules::tr("Prose has no else. Write one paragraph with an if: line for each case, or branch in an ordered block."));
        }
    }
}

void strayIfMarkers(const SourceFile &file, Report &report)
{
    forEachProse(file, [&](const QList<skill::Token> &, const QList<skill::StrayMarker> &markers) {
        for (const skill::StrayMarker &marker : markers) {
            const Location where{file.path, marker.where};
            switch (marker.kind) {
            case skill::StrayMarkerKind::IndentedIf:
                report.add(where, Rules::tr("This if: line is indented, so the engine reads it as prose. Start it in the first column, as the first line of its paragraph."));
                break;
            case skill::StrayMarkerKind::SecondIf:
                report.add(where, Rules::tr("Only the first line of a paragraph can be an if: line; this one is read as prose. Put an empty line before it."));
                break;
            case skill::StrayMarkerKind::IfInInstructions:
                report.add(where, Rules::tr("An if: line in instructions never branches; the model reads it as prose. Use next: branches, or if: paragraphs outside the block."));
                break;
            case skill::StrayMarkerKind::ElseMarker:
                break;
            }
        }
    });
}

} // namespace overmantel::rules
