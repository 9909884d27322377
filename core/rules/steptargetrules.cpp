// Rules about what steps name outside of their block: memory entries, blocks and skills (spec page 03, §3).
// Tools and responses have rules of their own.
#include "core/rules/rulegroups.h"

#include "core/queries/memoryaccess.h"
#include "core/rules/conditionvalues.h"
#include "core/rules/declarationfix.h"
#include "core/rules/skillscope.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

template <typename Visit>
void forEachStepOf(const SkillScope &scope, Visit visit)
{
    for (const Block &block : scope.skill().blocks) {
        for (const Step *step : block.allSteps())
            visit(*step);
    }
}

// "card_replace__pick" and "card_replace.pick": nobody says whether the engine takes them.
bool mayBeForeignBlock(const SkillScope &scope, const QString &target)
{
    for (const QString &separator : {QStringLiteral("__"), QStringLiteral(".")}) {
        const qsizetype at = target.indexOf(separator);
        const QString skill = target.left(at);
        if (at <= 0 || (skill != scope.skill().id && !scope.hasSkill(skill)))
            continue;
        const QString block = target.mid(at + separator.size());
        if (skill != scope.skill().id || scope.skill().block(block))
            return true;
    }
    return false;
}

void callTargets(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    forEachStepOf(scope, [&](const Step &step) {
        if ((step.kind != StepKind::Call && step.kind != StepKind::Link) || step.subject.isEmpty())
            return;
        const QString &target = step.subject.text;
        if (skill.block(target) || scope.hasSkill(target) || builtins().skills.contains(target) || mayBeForeignBlock(scope, target))
            return;
        QStringList names;
        for (const Block &other : skill.blocks)
            names.append(other.id.text);
        Diagnostic &found = report.add(step.subject.where, Rules::tr("There is no block %1 in this file and no skill of that name.").arg(quoted(target)));
        suggestName(found, step.subject.where, target, names + scope.skillIds());
    });
}

MemoryType typeOf(const Value &value)
{
    switch (value.kind()) {
    case Value::Kind::Bool: return MemoryType::Bool;
    case Value::Kind::Int: return MemoryType::Int;
    case Value::Kind::Float: return MemoryType::Float;
    case Value::Kind::Text: return MemoryType::Text;
    case Value::Kind::List: return MemoryType::List;
    case Value::Kind::Object: return MemoryType::Json;
    case Value::Kind::None: break;
    }
    return MemoryType::Any;
}

// An entry that a step may write: the skill's own or the project's.
bool isOwnOrProject(const SkillScope &scope, const MemoryEntry &entry)
{
    return entry.ns == scope.skill().id || entry.ns == u"project";
}

void checkWritten(const SkillScope &scope, const Step &step, const Word &name, MemoryType type, Report &report)
{
    const QString &id = scope.skill().id;
    if (!name.isWritten() || name.isEmpty())
        return;
    const MemoryEntry *entry = scope.namedEntry(name.text);
    if (entry && isOwnOrProject(scope, *entry))
        return;
    if (entry) {
        Diagnostic &found = report.add(name.where, Rules::tr("Step %1 fills %2, which belongs to %3. A step only writes entries of its own skill and of the project.").arg(quoted(step.id.text), quoted(name.text), entry->ns));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
        return;
    }
    Diagnostic &found = report.add(name.where, Rules::tr("Step %1 fills %2, but neither the memory.yml of %3 nor the project's declares it.").arg(quoted(step.id.text), quoted(name.text), id));
    const QString bare = name.text.startsWith(u"session.") ? name.text.mid(8) : QString();
    const MemoryEntry *meant = bare.isEmpty() ? nullptr : scope.namedEntry(bare);
    if (meant && isOwnOrProject(scope, *meant))
        found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(name.text), quoted(bare)), name.where, bare));
    else
        suggestName(found, name.where, name.text, scope.entryNames(id) + scope.entryNames(QStringLiteral("project")));
    const QStringList parts = name.text.split(u'.');
    if (parts.size() == 1)
        offerDeclaration(found, scope, id, name.text, type);
    else if (parts.size() == 2 && (parts[0] == id || parts[0] == u"project"))
        offerDeclaration(found, scope, parts[0], parts[1], type);
}

void undeclaredStepTarget(const SkillScope &scope, Report &report)
{
    if (!scope.isOwnMemoryKnown())
        return;
    forEachStepOf(scope, [&](const Step &step) {
        if (step.kind == StepKind::Collect)
            checkWritten(scope, step, step.subject, MemoryType::Text, report);
        for (const MemoryAssignment &assignment : step.assignments)
            checkWritten(scope, step, assignment.name, typeOf(assignment.value), report);
    });
}

void collectProjectField(const SkillScope &scope, Report &report)
{
    forEachStepOf(scope, [&](const Step &step) {
        const MemoryEntry *entry = step.kind == StepKind::Collect && !step.subject.isEmpty() ? scope.namedEntry(step.subject.text) : nullptr;
        if (!entry || entry->ns != u"project")
            return;
        Diagnostic &found = report.add(step.subject.where, Rules::tr("Step %1 collects %2, a project entry. Collect an entry of the skill, and copy it with a tool or set_memory.").arg(quoted(step.id.text), quoted(entry->fullName())));
        found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
    });
}

// The steps' own writes: what tools write has a rule of its own.
void deniedWrites(const SkillScope &scope, Report &report)
{
    const Skill &skill = scope.skill();
    const auto check = [&](const Step &step, const Word &name) {
        const MemoryEntry *entry = name.isEmpty() ? nullptr : scope.namedEntry(name.text);
        const MemoryAccess access = entry ? accessRule(skill, *entry) : MemoryAccess{};
        if (!entry || access.write || access.writeReason != AccessReason::DenyWrite)
            return;
        Diagnostic &found = report.add(name.where, Rules::tr("Step %1 fills %2, which deny_write forbids to %3. The write fails at run time.").arg(quoted(step.id.text), quoted(entry->fullName()), skill.id));
        found.related.append({access.writeAt, Rules::tr("This line decides it.")});
    };
    forEachStepOf(scope, [&](const Step &step) {
        if (step.kind == StepKind::Collect)
            check(step, step.subject);
        for (const MemoryAssignment &assignment : step.assignments)
            check(step, assignment.name);
    });
}

bool fitsEntry(const MemoryEntry &entry, const Value &value)
{
    if (value.isNone())
        return true;
    if (entry.type == MemoryType::Categorical && !entry.enumValues.isEmpty()) {
        return std::any_of(entry.enumValues.begin(), entry.enumValues.end(), [&](const EnumValue &item) {
            return item.value == value || (value.kind() == Value::Kind::Text && item.word.text == value.toText());
        });
    }
    return (declaredKinds(entry) & kindSet(value.kind())) != 0;
}

// The value that the words must have meant: "true" for a bool, 3 for a text. None when nobody can know.
Value meantValue(const MemoryEntry &entry, const Value &value)
{
    Value meant;
    if (value.kind() == Value::Kind::Text && (entry.type == MemoryType::Bool || entry.type == MemoryType::Int || entry.type == MemoryType::Float))
        meant = yaml::plainScalarValue(value.toText());
    else if (value.kind() != Value::Kind::List && value.kind() != Value::Kind::Object)
        meant = Value::text(value.toDisplay());
    return !meant.isNone() && fitsEntry(entry, meant) ? meant : Value::none();
}

void offerValue(const MemoryEntry &entry, const MemoryAssignment &assignment, Diagnostic &found)
{
    if (entry.type == MemoryType::Categorical && assignment.value.kind() == Value::Kind::Text) {
        QStringList names;
        for (const EnumValue &item : entry.enumValues) {
            // Words that are themselves in every YAML style.
            if (yaml::scalarText(Value::text(item.word.text)) == item.word.text && !item.word.text.contains(u','))
                names.append(item.word.text);
        }
        suggestName(found, assignment.valueWhere, assignment.value.toText(), names);
        return;
    }
    const Value meant = meantValue(entry, assignment.value);
    if (meant.isNone())
        return;
    const QString words = yaml::scalarText(meant, yaml::ScalarStyle::DoubleQuoted);
    found.fixes.append(replaceFix(Rules::tr("Write %1 instead").arg(words), assignment.valueWhere, words));
}

QString valueForPeople(const Value &value)
{
    return value.kind() == Value::Kind::Text ? Rules::tr("the text %1").arg(quoted(value.toText())) : quoted(value.toLiteral());
}

void assignedValues(const SkillScope &scope, Report &report)
{
    forEachStepOf(scope, [&](const Step &step) {
        for (const MemoryAssignment &assignment : step.assignments) {
            const MemoryEntry *entry = assignment.name.isEmpty() ? nullptr : scope.namedEntry(assignment.name.text);
            if (!entry || assignment.valueWhere.range.isEmpty() || fitsEntry(*entry, assignment.value))
                continue;
            QString wanted = typeForPeople(*entry);
            if (entry->type == MemoryType::Categorical) {
                QStringList names;
                for (const EnumValue &item : entry->enumValues)
                    names.append(item.word.text);
                wanted = Rules::tr("one of %1").arg(names.join(QStringLiteral(", ")));
            }
            //: %1: a step, %2: a memory entry, %3: a value, %4: "a text", "one of lost, stolen"
            Diagnostic &found = report.add(assignment.valueWhere, Rules::tr("Step %1 sets %2 to %3, but the entry is declared as %4.")
                                                                      .arg(quoted(step.id.text), quoted(entry->fullName()), valueForPeople(assignment.value), wanted));
            found.related.append({entry->name.where, Rules::tr("The entry is declared here."), entry->fullName()});
            offerValue(*entry, assignment, found);
        }
    });
}

struct ParameterReference
{
    QString ns;
    QString entry;
    Location nsWhere;
    Location entryWhere;
};

// "session.card_replace.card_id" and nothing else.
std::optional<ParameterReference> parameterReference(const Word &value)
{
    const condition::ParsedCondition parsed = value.text.startsWith(u"session.") ? condition::parse(value.text) : condition::ParsedCondition{};
    if (!parsed.expression || parsed.expression->kind != condition::Expression::Kind::Reference)
        return {};
    const condition::Reference &reference = parsed.references.first();
    return ParameterReference{.ns = reference.ns, .entry = reference.entry, .nsWhere = value.part(reference.nsRange), .entryWhere = value.part(reference.entryRange)};
}

void checkParameter(const SkillScope &scope, const ToolArgument &argument, const ParameterReference &reference, Report &report)
{
    const Skill &skill = scope.skill();
    if (reference.ns == u"system") {
        report.add(argument.value.where, Rules::tr("%1 belongs to the engine; no parameter can pass it on.").arg(quoted(argument.value.text)));
        return;
    }
    if (!scope.isMemoryKnown(reference.ns))
        return;
    if (reference.ns != u"project" && !scope.hasSkill(reference.ns)) {
        Diagnostic &found = report.add(reference.nsWhere, Rules::tr("%1: there is no skill %2.").arg(quoted(argument.value.text), quoted(reference.ns)));
        suggestName(found, reference.nsWhere, reference.ns, scope.entryOwners(reference.entry));
        return;
    }
    const MemoryEntry *entry = scope.entry(reference.ns, reference.entry);
    if (!entry) {
        Diagnostic &found = report.add(reference.entryWhere, reference.ns == u"project"
                                           ? Rules::tr("The project's memory.yml declares no entry %1.").arg(quoted(reference.entry))
                                           : Rules::tr("The memory.yml of %1 declares no entry %2.").arg(reference.ns, quoted(reference.entry)));
        suggestName(found, reference.entryWhere, reference.entry, scope.entryNames(reference.ns));
        offerDeclaration(found, scope, reference.ns, reference.entry, MemoryType::Any);
        return;
    }
    const MemoryAccess access = accessRule(skill, *entry);
    // The newest engine reads deny lists and does not keep to them.
    const bool isEnforced = access.readReason != AccessReason::DenyRead || report.profile() != Profile::Next;
    if (access.read || !isEnforced)
        return;
    Diagnostic &found = report.add(argument.value.where, Rules::tr("%1 cannot read %2, so the tool would get nothing.").arg(skill.id, quoted(entry->fullName())) + u' ' + readSentence(access, skill, *entry));
    found.related.append({access.readAt, Rules::tr("This line decides it.")});
}

void parameterMemory(const SkillScope &scope, Report &report)
{
    forEachStepOf(scope, [&](const Step &step) {
        for (const ToolArgument &argument : step.arguments) {
            if (const std::optional<ParameterReference> reference = parameterReference(argument.value))
                checkParameter(scope, argument, *reference, report);
        }
    });
}

} // namespace

const RuleList &stepTargetRules()
{
    static const RuleList rows{
        {.code = u"overmantel.step.unknown_flow",
         .summary = QT_TRANSLATE_NOOP("Rules", "call or link names neither a block of the file nor a skill."),
         .why = QT_TRANSLATE_NOOP("Rules", "The block could not go on there. Blocks of other skills cannot be called; their skill can."),
         .example = u"  - id: verify\n    call: verify_custmer\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write the id of a block of this file, or the folder name of a skill."),
         .inSkill = callTargets},
        {.code = u"undeclared_memory_write", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A collect or set_memory step writes an entry that is not declared."),
         .why = QT_TRANSLATE_NOOP("Rules", "Training stops: what a step writes must be declared in the skill’s or the project’s memory.yml."),
         .example = u"  - id: ask_reason\n    collect: raeson\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the entry."),
         .inSkill = undeclaredStepTarget},
        {.code = u"overmantel.step.collect_project_field", .profiles = onlyNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "A collect step fills a project entry."),
         .why = QT_TRANSLATE_NOOP("Rules", "In the newest engine the model cannot write project entries, so training stops."),
         .example = u"  - id: ask_name\n    collect: customer_name\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Declare an entry of the skill, collect that, and copy the value with a tool or a set_memory step."),
         .inSkill = collectProjectField},
        {.code = u"overmantel.step.denied_write", .severity = Severity::Warning, .profiles = notNext,
         .summary = QT_TRANSLATE_NOOP("Rules", "A step fills an entry that the skill’s deny_write lists."),
         .why = QT_TRANSLATE_NOOP("Rules", "The skill has taken the right to write from itself: the write raises an error at run time."),
         .example = u"access:\n  deny_write:\n    - project.customer_name\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Take the entry off deny_write, or fill another one."),
         .inSkill = deniedWrites},
        {.code = u"overmantel.step.set_memory_value", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "set_memory writes a value that the entry is not declared for."),
         .why = QT_TRANSLATE_NOOP("Rules", "Conditions and tools count on the declared type and values; nothing converts the literal."),
         .example = u"  - id: mark\n    set_memory:\n      confirmed: \"true\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write a value of the entry’s type, one of its enum_values where it has such."),
         .inSkill = assignedValues},
        {.code = u"overmantel.step.parameter_memory",
         .summary = QT_TRANSLATE_NOOP("Rules", "A parameter of execute_tool names memory that is not declared or not readable."),
         .why = QT_TRANSLATE_NOOP("Rules", "session.* in parameters is replaced by the value of the entry; there is none."),
         .example = u"  - id: lock\n    execute_tool: lock_card\n    parameters:\n      card: session.card_replace.card_idd\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, declare the entry, or make it public in the skill that owns it."),
         .inSkill = parameterMemory},
    };
    return rows;
}

} // namespace overmantel
