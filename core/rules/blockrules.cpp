// Rules about the fences of ordered blocks and the keys of a block (reference: skill-md, "Ordered blocks").
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/skilltrees.h"

#include <QSet>

namespace overmantel {

namespace {

const QStringList &blockKeyWords()
{
    static const QStringList words{QStringLiteral("steps"), QStringLiteral("name"), QStringLiteral("description")};
    return words;
}

// Keys that belong to the skill, and `routable`, which nothing takes any more.
const QStringList &skillKeyWords()
{
    static const QStringList words{QStringLiteral("routable"), QStringLiteral("always_include_in_prompt"), QStringLiteral("hidden"),
                                   QStringLiteral("disabled"), QStringLiteral("precondition"), QStringLiteral("complete_when"),
                                   QStringLiteral("import_tools"), QStringLiteral("tool_constraints"), QStringLiteral("utter"),
                                   QStringLiteral("routing"), QStringLiteral("requires")};
    return words;
}

const yaml::Node *blockMapping(const skill::Fence &fence)
{
    return fence.tree.root && fence.tree.root->isMapping() ? &*fence.tree.root : nullptr;
}

const yaml::Entry *keyOf(const skill::Fence &fence, QStringView key)
{
    const yaml::Node *root = blockMapping(fence);
    return root ? root->entry(key) : nullptr;
}

QSet<QString> blockIds(const SourceFile &file)
{
    QSet<QString> ids;
    for (const skill::Fence &fence : file.document.fences)
        ids.insert(fence.id);
    return ids;
}

// "main" is where a skill of blocks only begins, so the first block takes it.
QString freeBlockId(const SourceFile &file)
{
    const QSet<QString> taken = blockIds(file);
    QString id = QStringLiteral("main");
    for (int number = 2; taken.contains(id); ++number)
        id = QStringLiteral("block_%1").arg(number);
    return id;
}

QString numbered(const QString &id, const QSet<QString> &taken)
{
    QString free = id;
    for (int number = 2; taken.contains(free); ++number)
        free = id + u'_' + QString::number(number);
    return free;
}

// What must be written on the line of a fence without an id to give it one.
void addIdTo(const skill::Fence &fence, const QString &id, TextEdit &edit)
{
    edit.add(fence.idRange, (fence.hasId ? QString() : QStringLiteral(" id=")) + id);
}

void fenceShape(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const Location line{file.path, fence.openLine};
        if (!fence.isClosed) {
            report.add(line, Rules::tr("This ordered block is not closed. Put a line ::: behind its last step."));
        } else if (fence.id.isEmpty() && !keyOf(fence, u"id")) {
            Diagnostic &found = report.add(line, Rules::tr("This ordered block has no id. Write it on this line, such as :::ordered_block id=main."));
            const QString id = freeBlockId(file);
            TextEdit edit;
            addIdTo(fence, id, edit);
            found.fixes.append(editFix(Rules::tr("Name the block %1").arg(quoted(id)), file.path, edit));
        }
    }
}

bool canStandOnFence(const yaml::Node &value)
{
    return value.isScalar() && !value.isNull() && !value.value.trimmed().isEmpty() && !value.value.contains(u'\n') && value.value.trimmed() == value.value;
}

void idAsKey(const SourceFile &file, Report &report)
{
    const QSet<QString> taken = blockIds(file);
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Entry *entry = keyOf(fence, u"id");
        if (!entry)
            continue;
        const QString wanted = canStandOnFence(entry->value) ? entry->value.value : QString();
        Diagnostic &found = report.add({file.path, entry->key.range},
                                       Rules::tr("The id of a block stands on its first line: :::ordered_block id=%1.").arg(fence.id.isEmpty() ? wanted : fence.id));
        TextEdit edit = withoutEntry(file, *blockMapping(fence), *entry);
        if (edit.isEmpty() || (fence.id.isEmpty() && (wanted.isEmpty() || taken.contains(wanted))))
            continue;
        if (!fence.id.isEmpty()) {
            found.fixes.append(editFix(Rules::tr("Remove the key"), file.path, edit));
            continue;
        }
        addIdTo(fence, wanted, edit);
        found.fixes.append(editFix(Rules::tr("Move it to the first line"), file.path, edit));
    }
}

void duplicateBlocks(const SourceFile &file, Report &report)
{
    QHash<QString, TextRange> seen;
    const QSet<QString> taken = blockIds(file);
    for (const skill::Fence &fence : file.document.fences) {
        if (fence.id.isEmpty())
            continue;
        const auto first = seen.constFind(fence.id);
        if (first == seen.constEnd()) {
            seen.insert(fence.id, fence.idRange);
            continue;
        }
        const Location where{file.path, fence.idRange};
        Diagnostic &found = report.add(where, Rules::tr("Another block of this file is named %1. Choose a different id.").arg(quoted(fence.id)));
        found.related.append({{file.path, *first}, Rules::tr("The first one stands here.")});
        const QString free = numbered(fence.id, taken);
        found.fixes.append(replaceFix(Rules::tr("Rename it to %1").arg(quoted(free)), where, free));
    }
}

void skillKeysInBlock(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *root = blockMapping(fence);
        if (!root)
            continue;
        for (const yaml::Entry &entry : root->entries) {
            if (!skillKeyWords().contains(entry.key.value))
                continue;
            const QString advice = entry.key.value == u"routable" ? Rules::tr("Whether a block is routable follows from the body of the file.")
                                                                  : Rules::tr("It belongs into the front matter, for the skill as a whole.");
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("%1 is no property of an ordered block. Remove it.").arg(quoted(entry.key.value)) + u' ' + advice);
            const TextEdit edit = withoutEntry(file, *root, entry);
            if (!edit.isEmpty() && root->entries.size() > 1)
                found.fixes.append(editFix(Rules::tr("Remove %1").arg(quoted(entry.key.value)), file.path, edit));
        }
    }
}

bool isKnownBlockKey(const QString &key)
{
    return key == u"id" || blockKeyWords().contains(key) || skillKeyWords().contains(key);
}

// A misspelt `steps`, so that its absence is not reported as well.
const yaml::Entry *misspeltSteps(const yaml::Node &root)
{
    if (root.find(u"steps"))
        return nullptr;
    for (const yaml::Entry &entry : root.entries) {
        const bool isNear = nearestName(entry.key.value, {QStringLiteral("steps")}) == u"steps";
        if (!isKnownBlockKey(entry.key.value) && (isNear || entry.value.isSequence()))
            return &entry;
    }
    return nullptr;
}

void missingSteps(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        if (!fence.isClosed || !fence.tree.parsed)
            continue;
        const yaml::Node *root = blockMapping(fence);
        const yaml::Entry *steps = root ? root->entry(u"steps") : nullptr;
        const Location line{file.path, steps ? steps->key.range : root && !root->entries.empty() ? root->entries.front().key.range : fence.openLine};
        if (const yaml::Entry *misspelt = root ? misspeltSteps(*root) : nullptr) {
            const Location where{file.path, misspelt->key.range};
            Diagnostic &found = report.add(where, Rules::tr("An ordered block has no key %1. Write its list of steps below the key steps.").arg(quoted(misspelt->key.value)));
            found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(misspelt->key.value), quoted(u"steps")), where, QStringLiteral("steps")));
        } else if (!steps) {
            report.add(line, Rules::tr("This ordered block has no steps. Write steps: and a list of steps below it."));
        } else if (steps->value.isNull() || (steps->value.isSequence() && steps->value.items.empty())) {
            report.add(line, Rules::tr("This ordered block has no steps. Write at least one."));
        } else if (!steps->value.isSequence()) {
            report.add(line, Rules::tr("steps must be a list. Put a dash before each step: - id: …"));
        }
    }
}

void unknownBlockKeys(const SourceFile &file, Report &report)
{
    for (const skill::Fence &fence : file.document.fences) {
        const yaml::Node *root = blockMapping(fence);
        const yaml::Entry *misspelt = root ? misspeltSteps(*root) : nullptr;
        if (!root)
            continue;
        for (const yaml::Entry &entry : root->entries) {
            if (isKnownBlockKey(entry.key.value) || &entry == misspelt)
                continue;
            const Location where{file.path, entry.key.range};
            Diagnostic &found = report.add(where, Rules::tr("%1 is not known as a key of an ordered block: it has steps, and may have name and description.").arg(quoted(entry.key.value)));
            QStringList free = blockKeyWords();
            free.removeIf([&](const QString &word) { return root->find(word) != nullptr; });
            suggestName(found, where, entry.key.value, free);
        }
    }
}

} // namespace

const RuleList &blockRules()
{
    static const RuleList rows{
        {.code = u"overmantel.block.invalid_fence",
         .summary = QT_TRANSLATE_NOOP("Rules", "An ordered block has no id, or is not closed."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile. @block tokens and call: steps find a block by the id on its first line."),
         .example = u":::ordered_block\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write id= and a name on the first line, and a line ::: behind the last step."),
         .inFile = fenceShape},
        {.code = u"overmantel.block.id_as_key",
         .summary = QT_TRANSLATE_NOOP("Rules", "An ordered block has its id as a YAML key."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile: the id belongs on the line of the fence."),
         .example = u":::ordered_block\nid: pick_card\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write it on the first line: :::ordered_block id=pick_card."),
         .inFile = idAsKey},
        {.code = u"overmantel.block.duplicate_id",
         .summary = QT_TRANSLATE_NOOP("Rules", "Two ordered blocks of a file have the same id."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile: @block and call: could not tell the two apart."),
         .example = u":::ordered_block id=main\nsteps:\n  - id: END\n:::\n\n:::ordered_block id=main\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give one of them another id, and change the places that mean it."),
         .inFile = duplicateBlocks},
        {.code = u"overmantel.block.invalid_key",
         .summary = QT_TRANSLATE_NOOP("Rules", "An ordered block has a key that belongs to the skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill does not compile. Routing, hiding and gating hold for a skill as a whole; routable follows from whether the file has prose."),
         .example = u":::ordered_block id=main\nroutable: true\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove the key, or write it into the front matter."),
         .inFile = skillKeysInBlock},
        {.code = u"overmantel.block.missing_steps",
         .summary = QT_TRANSLATE_NOOP("Rules", "An ordered block has no steps."),
         .why = QT_TRANSLATE_NOOP("Rules", "A block is its list of steps; without one there is nothing to run."),
         .example = u":::ordered_block id=main\nname: Main\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write steps: and below it a list of steps."),
         .inFile = missingSteps},
        {.code = u"overmantel.block.unknown_key", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An ordered block has a key that nothing is known about."),
         .why = QT_TRANSLATE_NOOP("Rules", "Projects that train only have steps, name and description there. Another key is ignored at best."),
         .example = u":::ordered_block id=main\ndescripton: Picks the card.\nsteps:\n  - id: END\n:::\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct or remove the key."),
         .inFile = unknownBlockKeys},
    };
    return rows;
}

} // namespace overmantel
