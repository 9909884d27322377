#include "core/model/readers.h"
#include "core/model/yamlwords.h"

namespace overmantel::reading {

namespace {

const yaml::Node *rootOf(const SourceFile &file)
{
    return file.tree.root ? &*file.tree.root : nullptr;
}

// The value at the end of a way of keys, or nullptr.
const yaml::Node *valueAt(const SourceFile &file, std::initializer_list<QStringView> way)
{
    const yaml::Node *node = rootOf(file);
    for (const QStringView key : way)
        node = node ? node->find(key) : nullptr;
    return node;
}

QList<Word> wordsOf(const SourceFile &file, const yaml::Node *list, QStringView key)
{
    QList<Word> words;
    if (!list)
        return words;
    for (const yaml::Node &item : list->items) {
        if (const yaml::Node *value = key.isEmpty() ? &item : item.find(key); value && value->isScalar() && !value->isNull())
            words.append(word(file.path, *value));
    }
    return words;
}

} // namespace

void agentSettings(const SourceFile &agent, Project &project)
{
    if (const yaml::Node *list = valueAt(agent, {u"orchestrator", u"preconditions"})) {
        for (const yaml::Entry &entry : list->entries)
            project.preconditions.append({.name = word(agent.path, entry.key), .resolveWith = textOf(agent.path, entry.value.find(u"resolve_with"))});
    }
    project.endingSkills = wordsOf(agent, valueAt(agent, {u"conversation", u"before_end"}), {});
    project.embeddingsGroup = textOf(agent.path, valueAt(agent, {u"references", u"embeddings"}));
}

void integrations(const SourceFile &file, Project &project)
{
    project.mcpServers = wordsOf(file, valueAt(file, {u"mcp_servers"}), u"name");
    project.modelGroups = wordsOf(file, valueAt(file, {u"model_groups"}), u"id");
    project.llmGroup = textOf(file.path, valueAt(file, {u"llm", u"model_group"}));
}

} // namespace overmantel::reading
