#include "core/edits/memoryedits.h"

#include "core/edits/editwords.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

const yaml::Node *scopeNode(const yaml::Node &root, MemoryScope scope)
{
    if (scope == MemoryScope::Project)
        return &root;
    const yaml::Node *schema = root.find(u"schema");
    return schema ? schema->find(scope == MemoryScope::Public ? u"public" : u"private") : nullptr;
}

bool isCollection(const Value &value)
{
    return value.kind() == Value::Kind::List || value.kind() == Value::Kind::Object;
}

// From or to a list or an object: JSON, which is YAML's flow style, in the place of the old value.
TextEdit replaceCollection(QStringView text, const yaml::Node &old, const Value &value)
{
    if (old.origin == yaml::Origin::Content)
        return {};
    QString written = isCollection(value) ? value.toJson() : yaml::scalarText(value);
    const bool needsSpace = old.range.start > 0 && !text[old.range.start - 1].isSpace();
    return TextEdit::replace(old.range, needsSpace ? u' ' + written : written);
}

} // namespace

Result<WorkspaceEdit> setInitialValue(const Project &project, const QString &ns, const QString &entryName, const Value &value)
{
    const MemoryEntry *entry = project.entry(ns, entryName);
    const SourceFile *file = entry ? project.file(entry->where.file) : nullptr;
    if (!file || !file->tree.root)
        return failure(Edits::tr("There is no memory entry ‘%1’ any more.").arg(QString(ns + u'.' + entryName)));
    if (project.staleFiles.contains(file->path))
        return failure(Edits::tr("The file cannot be read at present."), file->path, Edits::tr("Mend it first."));
    const yaml::Node *scope = scopeNode(*file->tree.root, entry->scope);
    const yaml::Node *attributes = scope ? scope->find(entryName) : nullptr;
    if (!attributes || (!attributes->isMapping() && !attributes->isNull()))
        return failure(Edits::tr("The attributes of ‘%1’ are no mapping.").arg(entryName), file->path);

    const QString &text = file->snapshot.text();
    const TextRange whole{0, text.size()};
    TextEdit edit;
    const auto existing = std::find_if(attributes->entries.begin(), attributes->entries.end(),
                                       [](const yaml::Entry &e) { return e.key.value == u"initial_value"; });
    const bool isSeen = existing != attributes->entries.end();
    // What "<<" brings from elsewhere stays there; an entry of its own counts before it.
    const bool exists = isSeen && (existing->value.origin != yaml::Origin::Content || attributes->origin != yaml::Origin::Written);
    if (isSeen && yaml::toValue(existing->value) == value)
        return WorkspaceEdit{};
    if (!attributes->isMapping() && value.isNone())
        return WorkspaceEdit{};
    if (exists && value.isNone())
        edit = yaml::removeEntry(text, whole, *attributes, existing - attributes->entries.begin());
    else if (exists && existing->value.isScalar() && !isCollection(value))
        edit = yaml::setScalar(text, existing->value, value);
    else if (exists)
        edit = replaceCollection(text, existing->value, value);
    else if (!value.isNone())
        edit = yaml::insertEntry(text, whole, *attributes, qsizetype(attributes->entries.size()), QStringLiteral("initial_value"), value);
    if (edit.isEmpty())
        return WorkspaceEdit{};
    //: %1: a memory entry
    WorkspaceEdit answer{.label = Edits::tr("Set Initial Value of ‘%1’").arg(entryName), .files = {}};
    answer.files.insert(file->path, edit);
    return answer;
}

} // namespace overmantel
