// Advice about prose that is allowed and yet does not work out well (spec page 09).
#include "core/rules/rulegroups.h"

#include "core/model/readers.h"
#include "core/model/yamlwords.h"
#include "core/rules/skilltrees.h"

#include <QRegularExpression>
#include <QSet>

namespace overmantel {

namespace {

void unguardedBlock(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::SkillText || !file.document.hasClosingDelimiter)
        return;
    QSet<QString> declared;
    for (const skill::Fence &fence : file.document.fences)
        declared.insert(fence.id);
    QSet<QString> told;
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        if (paragraph.marker)
            continue;
        for (const skill::Token &token : paragraph.tokens) {
            if (token.kind != skill::TokenKind::Block || !token.isComplete())
                continue;
            const QString &id = token.segments.first().text;
            if (!declared.contains(id) || told.contains(id))
                continue;
            told.insert(id);
            report.add({file.path, token.where}, Rules::tr("This paragraph is always there, so the model can enter %1 again after it has ended. Put an if: line before it that no longer holds then.").arg(quoted(id)));
        }
    }
}

// The first tool whose call is confirmed by the engine; nullptr when there is none.
const yaml::Entry *confirmedTool(const SourceFile &file)
{
    const yaml::Node *root = frontMatter(file);
    const yaml::Node *constraints = root ? root->find(u"tool_constraints") : nullptr;
    if (!constraints)
        return nullptr;
    for (const yaml::Node &item : constraints->items) {
        if (!item.isMapping() || item.entries.size() != 1)
            continue;
        const yaml::Node *confirmation = item.entries.front().value.find(u"requires_confirmation");
        if (confirmation && reading::isTrue(confirmation->find(u"enabled")))
            return &item.entries.front();
    }
    return nullptr;
}

// "ask … to confirm", "get a confirmation", "confirm … before": the words that make a model ask.
const QRegularExpression &confirmationWords()
{
    static const QRegularExpression words(
        QStringLiteral("\\b(?:ask|get|request|obtain|require|wait for|seek)\\b[^.\\n]{0,60}?\\bconfirm\\w*"
                       "|\\bconfirm\\b[^.\\n]{0,60}?\\bbefore\\b|\\bbefore\\b[^.\\n]{0,60}?\\bconfirm\\b"
                       "|\\bask\\b[^.\\n]{0,60}?\\bif they are sure\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

void confirmationTwice(const SourceFile &file, Report &report)
{
    const yaml::Entry *tool = confirmedTool(file);
    if (!tool || !file.document.hasClosingDelimiter)
        return;
    const auto check = [&](const QString &words, const auto &toFile) {
        const QRegularExpressionMatch match = confirmationWords().match(words);
        if (!match.hasMatch())
            return false;
        const TextRange where = toFile(TextRange{match.capturedStart(), match.capturedEnd()});
        Diagnostic &found = report.add({file.path, where}, Rules::tr("The engine asks for a confirmation itself before %1 runs. If these words mean the same one, the customer is asked twice.").arg(quoted(tool->key.value)));
        found.related.append({{file.path, tool->key.range}, Rules::tr("requires_confirmation is enabled here.")});
        return true;
    };
    for (const skill::Paragraph &paragraph : file.document.paragraphs) {
        const QString words = textIn(file.snapshot.text(), paragraph.body).toString();
        if (check(words, [&](TextRange range) { return range.shifted(paragraph.body.start); }))
            return;
    }
    bool isTold = false;
    forEachStepNode(file, [&](const yaml::Node &step) {
        const yaml::Node *instructions = step.find(u"instructions");
        if (!isTold && instructions && instructions->isText())
            isTold = check(instructions->value, [&](TextRange range) { return instructions->toSource(range); });
    });
}

} // namespace

const RuleList &proseAdviceRules()
{
    static const RuleList rows{
        {.code = u"overmantel.prose.unguarded_block", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A paragraph without an if: line sends the model into an ordered block."),
         .why = QT_TRANSLATE_NOOP("Rules", "The paragraph is still there when the block has ended, and the model may follow it once more. A block whose first step has an effect then has it twice."),
         .example = u"Enter @block.pick_card to choose the card.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Put an if: line before the paragraph that holds only until the block has done its work."),
         .inFile = unguardedBlock},
        {.code = u"overmantel.prose.confirmation_twice", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "The prose asks for a confirmation, and so does requires_confirmation."),
         .why = QT_TRANSLATE_NOOP("Rules", "With requires_confirmation the engine stops the call and asks. Prose that tells the model to ask as well makes two questions of it."),
         .example = u"tool_constraints:\n  - order_card:\n      requires_confirmation:\n        enabled: true\n---\nAsk the customer to confirm before you call order_card.\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Leave the question to requires_confirmation, or switch it off."),
         .inFile = confirmationTwice},
    };
    return rows;
}

} // namespace overmantel
