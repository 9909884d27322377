#include "core/model/readers.h"
#include "core/model/yamlwords.h"

namespace overmantel::reading {

QList<PreconditionBinding> preconditions(const SourceFile &agent)
{
    QList<PreconditionBinding> bindings;
    const yaml::Node *orchestrator = agent.tree.root ? agent.tree.root->find(u"orchestrator") : nullptr;
    const yaml::Node *list = orchestrator ? orchestrator->find(u"preconditions") : nullptr;
    if (!list || !list->isMapping())
        return bindings;
    for (const yaml::Entry &entry : list->entries)
        bindings.append({.name = word(agent.path, entry.key), .resolveWith = wordOf(agent.path, entry.value.find(u"resolve_with"))});
    return bindings;
}

QList<Word> mcpServers(const SourceFile &integrations)
{
    QList<Word> servers;
    const yaml::Node *list = integrations.tree.root ? integrations.tree.root->find(u"mcp_servers") : nullptr;
    if (!list)
        return servers;
    for (const yaml::Node &server : list->items) {
        if (const yaml::Node *name = server.find(u"name"))
            servers.append(word(integrations.path, *name));
    }
    return servers;
}

} // namespace overmantel::reading
