#include "core/edits/declareentry.h"

#include "core/edits/editwords.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

// A name that a condition can hold, whatever its letters; a word of Python is none.
bool canBeReferenced(const QString &name)
{
    const condition::ParsedCondition parsed = condition::parse(QStringLiteral("session.project.") + name);
    return parsed.isValid() && parsed.expression->kind == condition::Expression::Kind::Reference && parsed.references.first().entry == name;
}

// The value with one mapping around it for each key, the first one outermost.
Value nested(const QStringList &keys, const Value &innermost)
{
    Value value = innermost;
    for (auto key = keys.crbegin(); key != keys.crend(); ++key)
        value = Value::object({{*key, value}});
    return value;
}

// Follows the keys as far as they are written and adds the rest there.
std::optional<TextEdit> addedBelow(const SourceFile &file, const QStringList &keys, const Value &innermost)
{
    const QString &text = file.snapshot.text();
    const yaml::Node *node = &*file.tree.root;
    for (qsizetype depth = 0; depth < keys.size(); ++depth) {
        const bool isEmptyValue = node->isNull() && depth > 0;
        if (isEmptyValue)
            return yaml::setScalar(text, *node, nested(keys.mid(depth), innermost));
        if (!node->isMapping())
            return std::nullopt;
        const yaml::Node *next = node->find(keys[depth]);
        if (!next)
            return yaml::insertEntry(text, {0, text.size()}, *node, qsizetype(node->entries.size()), keys[depth], nested(keys.mid(depth + 1), innermost));
        node = next;
    }
    return std::nullopt;
}

// A file of its own, or behind comments that are all that a file has.
QString writtenOut(const QStringList &keys, const QString &type)
{
    QString text;
    for (qsizetype depth = 0; depth < keys.size(); ++depth) {
        const bool isEmptyEntry = depth == keys.size() - 1 && type.isEmpty();
        text += QString(depth * 2, u' ') + keys[depth] + (isEmptyEntry ? QStringLiteral(": {}\n") : QStringLiteral(":\n"));
    }
    if (!type.isEmpty())
        text += QString(keys.size() * 2, u' ') + QStringLiteral("type: ") + type + u'\n';
    return text;
}

} // namespace

QString memoryFileOf(const QString &ns)
{
    return ns == u"project" ? QStringLiteral("memory.yml") : QStringLiteral("skills/%1/memory.yml").arg(ns);
}

Result<WorkspaceEdit> declareEntry(const Project &project, const QString &ns, const QString &entry, MemoryType type)
{
    const QString path = memoryFileOf(ns);
    const bool isProject = ns == u"project";
    const Skill *skill = project.skill(ns);
    if (!isProject && !skill)
        return failure(Edits::tr("There is no skill ‘%1’ any more.").arg(ns));
    if (project.entry(ns, entry))
        return failure(Edits::tr("There is an entry ‘%1’ already.").arg(entry), path);
    if (!canBeReferenced(entry))
        return failure(Edits::tr("‘%1’ cannot name a memory entry.").arg(entry), {}, Edits::tr("Use letters, digits and _."));
    if (!(isProject ? project.isMemoryKnown : skill->isMemoryKnown) || project.staleFiles.contains(path))
        return failure(Edits::tr("The file cannot be read at present."), path, Edits::tr("Mend it first."));

    const QStringList keys = isProject ? QStringList{entry} : QStringList{QStringLiteral("schema"), QStringLiteral("public"), entry};
    const QString typeWord = type == MemoryType::Any ? QString() : memoryTypeWord(type);
    const Value attributes = Value::object(typeWord.isEmpty() ? QList<Value::Member>{} : QList<Value::Member>{{QStringLiteral("type"), Value::text(typeWord)}});
    const SourceFile *file = project.file(path);
    std::optional<TextEdit> edit;
    if (file && file->tree.root) {
        edit = addedBelow(*file, keys, attributes);
    } else {
        const QString before = file ? file->snapshot.text() : QString();
        const bool needsLineEnd = !before.isEmpty() && !before.endsWith(u'\n');
        edit = TextEdit::insert(before.size(), (needsLineEnd ? QStringLiteral("\n") : QString()) + writtenOut(keys, typeWord));
    }
    if (!edit || edit->isEmpty())
        return failure(Edits::tr("The file does not have the shape of a memory.yml."), path, Edits::tr("Mend it first."));
    //: %1: a memory entry
    WorkspaceEdit answer{.label = Edits::tr("Declare ‘%1’").arg(entry), .files = {}};
    answer.files.insert(path, *edit);
    return answer;
}

} // namespace overmantel
