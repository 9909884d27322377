#include "core/queries/memorystate.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QString stateWords(const char *text)
{
    return QCoreApplication::translate("MemoryState", text);
}

bool fits(const MemoryEntry &entry, const Value &value)
{
    using Kind = Value::Kind;
    switch (entry.type) {
    case MemoryType::Any:
    case MemoryType::Json:
        return true;
    case MemoryType::Text: return value.kind() == Kind::Text;
    case MemoryType::Bool: return value.kind() == Kind::Bool;
    case MemoryType::Int: return value.kind() == Kind::Int;
    case MemoryType::Float: return value.kind() == Kind::Float || value.kind() == Kind::Int;
    case MemoryType::List: return value.kind() == Kind::List;
    case MemoryType::Categorical:
        if (entry.enumValues.isEmpty())
            return value.kind() == Kind::Text;
        return std::any_of(entry.enumValues.begin(), entry.enumValues.end(),
                           [&](const EnumValue &allowed) { return allowed.value == value; });
    }
    return true;
}

QString allowedWords(const MemoryEntry &entry)
{
    QStringList words;
    for (const EnumValue &allowed : entry.enumValues)
        words.append(allowed.value.toLiteral());
    return words.join(u", "_s);
}

} // namespace

QString typeMismatch(const MemoryEntry &entry, const Value &value)
{
    if (value.isNone() || fits(entry, value))
        return {};
    if (entry.type == MemoryType::Categorical && !entry.enumValues.isEmpty()) {
        //: %1 a memory entry, %2 the value it has, %3 the values it may have
        return stateWords(QT_TRANSLATE_NOOP("MemoryState", "%1 is %2, which is none of its values: %3."))
            .arg(entry.fullName(), value.toLiteral(), allowedWords(entry));
    }
    //: %1 a memory entry, %2 its declared type, %3 a value, %4 the kind of that value
    return stateWords(QT_TRANSLATE_NOOP("MemoryState", "%1 is declared as %2, but %3 is of another kind: %4."))
        .arg(entry.fullName(), memoryTypeWord(entry.type), value.toLiteral(), value.kindName());
}

Value MemoryState::value(QStringView ns, QStringView entry) const
{
    const auto entries = m_values.constFind(ns.toString());
    return entries == m_values.constEnd() ? Value() : entries->value(entry.toString());
}

void MemoryState::set(const QString &ns, const QString &entry, const Value &value)
{
    if (value.isNone())
        return unset(ns, entry);
    m_values[ns].insert(entry, value);
}

void MemoryState::unset(const QString &ns, const QString &entry)
{
    const auto entries = m_values.find(ns);
    if (entries == m_values.end())
        return;
    entries->remove(entry);
    if (entries->isEmpty())
        m_values.erase(entries);
}

MemoryState MemoryState::initial(const Project &project)
{
    MemoryState state;
    for (const MemoryEntry *entry : project.allEntries()) {
        if (entry->initialValue)
            state.set(entry->ns, entry->name.text, *entry->initialValue);
    }
    return state;
}

MemoryState MemoryState::afterActivation(const Skill &skill) const
{
    MemoryState state = *this;
    for (const MemoryEntry &entry : skill.memory)
        state.set(entry.ns, entry.name.text, entry.initialValue.value_or(Value()));
    return state;
}

Result<MemoryState> MemoryState::fromJson(const QByteArray &utf8)
{
    const QString advice = stateWords(QT_TRANSLATE_NOOP("MemoryState",
        "Write an object of namespaces with their entries, such as {\"project\": {\"authenticated\": true}}."));
    QString error;
    const std::optional<Value> root = Value::fromJson(utf8, &error);
    if (!root)
        return failure(error, {}, advice);
    if (root->kind() != Value::Kind::Object)
        return failure(stateWords(QT_TRANSLATE_NOOP("MemoryState", "The memory state is not an object.")), {}, advice);
    MemoryState state;
    for (const auto &[ns, entries] : root->members()) {
        if (entries.isNone())
            continue;
        if (entries.kind() != Value::Kind::Object) {
            //: %1 a skill or "project"
            return failure(stateWords(QT_TRANSLATE_NOOP("MemoryState", "The memory of ‘%1’ is not an object.")).arg(ns), {}, advice);
        }
        for (const auto &[name, value] : entries.members())
            state.set(ns, name, value);
    }
    return state;
}

QString MemoryState::toJson() const
{
    QList<Value::Member> namespaces;
    for (auto ns = m_values.cbegin(); ns != m_values.cend(); ++ns) {
        QList<Value::Member> entries;
        for (auto entry = ns->cbegin(); entry != ns->cend(); ++entry)
            entries.append({entry.key(), entry.value()});
        namespaces.append({ns.key(), Value::object(entries)});
    }
    return Value::object(namespaces).toJson();
}

QStringList MemoryState::typeWarnings(const Project &project) const
{
    QStringList warnings;
    for (auto ns = m_values.cbegin(); ns != m_values.cend(); ++ns) {
        for (auto value = ns->cbegin(); value != ns->cend(); ++value) {
            const MemoryEntry *entry = project.entry(ns.key(), value.key());
            if (!entry) {
                //: %1 the full name of a memory entry
                warnings.append(stateWords(QT_TRANSLATE_NOOP("MemoryState", "%1 is declared in no memory.yml; nothing reads its value."))
                                    .arg(ns.key() + u'.' + value.key()));
                continue;
            }
            if (const QString mismatch = typeMismatch(*entry, value.value()); !mismatch.isEmpty())
                warnings.append(mismatch);
        }
    }
    return warnings;
}

} // namespace overmantel
