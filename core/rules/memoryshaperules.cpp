// Rules about one memory.yml by itself (reference: memory-yml).
#include "core/rules/rulegroups.h"

#include "core/model/yamlwords.h"

namespace overmantel {

namespace {

const QStringList &typeWords()
{
    static const QStringList words = [] {
        QStringList list;
        for (const MemoryTypeInfo &info : memoryTypes())
            list.append(QString::fromUtf16(info.word));
        return list;
    }();
    return words;
}

// Words that authors bring from other languages.
QString typeTranslation(QStringView word)
{
    static const QHash<QString, QString> table{
        {QStringLiteral("string"), QStringLiteral("text")}, {QStringLiteral("str"), QStringLiteral("text")},
        {QStringLiteral("boolean"), QStringLiteral("bool")}, {QStringLiteral("integer"), QStringLiteral("int")},
        {QStringLiteral("number"), QStringLiteral("float")}, {QStringLiteral("double"), QStringLiteral("float")},
        {QStringLiteral("array"), QStringLiteral("list")}, {QStringLiteral("object"), QStringLiteral("json")},
        {QStringLiteral("dict"), QStringLiteral("json")}, {QStringLiteral("enum"), QStringLiteral("categorical")},
        {QStringLiteral("category"), QStringLiteral("categorical")}};
    return table.value(word.toString().toLower());
}

void checkTypes(const SourceFile &file, const yaml::Node *entries, Report &report)
{
    if (!entries || !entries->isMapping())
        return;
    for (const yaml::Entry &entry : entries->entries) {
        const yaml::Node *type = entry.value.find(u"type");
        if (!type || (type->isScalar() && memoryTypeFromWord(type->value)))
            continue;
        const Word word = reading::word(file.path, *type);
        const Location where = word.where.range.isEmpty() ? Location{file.path, entry.value.entry(u"type")->key.range} : word.where;
        Diagnostic &found = report.add(where, Rules::tr("%1 is no memory type. The types are %2.").arg(quoted(word.text), typeWords().join(QStringLiteral(", "))));
        const QString translation = typeTranslation(word.text);
        if (translation.isEmpty())
            suggestName(found, where, word.text, typeWords());
        else
            found.fixes.append(replaceFix(Rules::tr("Change %1 to %2").arg(quoted(word.text), quoted(translation)), where, translation));
    }
}

void memoryFileShape(const SourceFile &file, Report &report)
{
    if (!file.tree.root || !file.tree.parsed || file.tree.root->isNull())
        return;
    const yaml::Node &root = *file.tree.root;
    if (file.kind == FileKind::ProjectMemory) {
        if (!root.isMapping()) {
            report.add({file.path, root.range}, Rules::tr("The project's memory.yml must be a mapping of entry names to their attributes."));
            return;
        }
        for (const yaml::Entry &entry : root.entries) {
            const bool isWrapper = (entry.key.value == u"schema" && entry.value.isMapping() && (entry.value.find(u"public") || entry.value.find(u"private")))
                || (entry.key.value == u"access" && (entry.value.find(u"deny_read") || entry.value.find(u"deny_write")));
            if (isWrapper)
                report.add({file.path, entry.key.range}, Rules::tr("%1 belongs into the memory.yml of a skill. The project's memory.yml lists its entries directly.").arg(quoted(entry.key.value)));
        }
        return;
    }
    if (file.kind != FileKind::SkillMemory)
        return;
    if (!root.isMapping()) {
        report.add({file.path, root.range}, Rules::tr("The memory.yml of a skill must be a mapping with schema: and, where needed, access:."));
        return;
    }
    static const QStringList known{QStringLiteral("schema"), QStringLiteral("access")};
    static const QStringList scopes{QStringLiteral("public"), QStringLiteral("private")};
    const auto checkKeys = [&](const yaml::Node &mapping, const QStringList &allowed, const QString &advice) {
        for (const yaml::Entry &entry : mapping.entries) {
            if (allowed.contains(entry.key.value))
                continue;
            const Location where{file.path, entry.key.range};
            Diagnostic &found = report.add(where, Rules::tr("%1 does not belong here.").arg(quoted(entry.key.value)) + u' ' + advice);
            suggestName(found, where, entry.key.value, allowed);
        }
    };
    checkKeys(root, known, Rules::tr("The memory.yml of a skill has the keys schema and access; entries stand under schema: public: or schema: private:."));
    if (const yaml::Node *schema = root.find(u"schema"); schema && schema->isMapping())
        checkKeys(*schema, scopes, Rules::tr("Under schema: stand public: and private:, and the entries below them."));
}

void memoryType(const SourceFile &file, Report &report)
{
    if (!file.tree.root)
        return;
    if (file.kind == FileKind::ProjectMemory)
        checkTypes(file, &*file.tree.root, report);
    if (file.kind != FileKind::SkillMemory)
        return;
    if (const yaml::Node *schema = file.tree.root->find(u"schema")) {
        checkTypes(file, schema->find(u"public"), report);
        checkTypes(file, schema->find(u"private"), report);
    }
}

} // namespace

const RuleList &memoryShapeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.memory.shape",
         .summary = OM_TEXT("A memory.yml has the shape of the other kind of memory.yml."),
         .inFile = memoryFileShape},
        {.code = u"overmantel.memory.unknown_type",
         .summary = OM_TEXT("A memory entry has a type that the engine does not know."),
         .inFile = memoryType},
    };
    return rows;
}

} // namespace overmantel
