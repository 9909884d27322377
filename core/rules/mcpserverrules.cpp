// Rules about MCP servers and secrets in integrations.yml (spec page 01). Secrets of models and tracing are
// looked at here, too, because the question is the same.
#include "core/rules/rulegroups.h"

#include "core/rules/keychecks.h"
#include "core/rules/skilltrees.h"

namespace overmantel {

namespace {

const QStringList &serverWords()
{
    static const QStringList words{QStringLiteral("name"), QStringLiteral("url"), QStringLiteral("tool_timeout"), QStringLiteral("token"),
                                   QStringLiteral("api_key"), QStringLiteral("oauth"), QStringLiteral("module")};
    return words;
}

const QStringList &strategyWords()
{
    static const QStringList words{QStringLiteral("token"), QStringLiteral("api_key"), QStringLiteral("oauth"), QStringLiteral("module")};
    return words;
}

const yaml::Entry *serversEntry(const SourceFile &file)
{
    return file.kind == FileKind::Integrations && file.isParsed() && file.tree.root ? file.tree.root->entry(u"mcp_servers") : nullptr;
}

void serverShapes(const SourceFile &file, Report &report)
{
    const yaml::Entry *servers = serversEntry(file);
    if (!servers || servers->value.isNull() || isAlias(servers->value))
        return;
    if (!servers->value.isSequence()) {
        report.add(valueOrKey(file, *servers), Rules::tr("mcp_servers must be a list. Begin each server with - name: and the name that import_tools uses."));
        return;
    }
    QHash<QString, TextRange> seen;
    for (const yaml::Node &server : servers->value.items) {
        if (isAlias(server))
            continue;
        const Location first{file.path, server.isMapping() && !server.entries.empty() ? server.entries.front().key.range : server.range.isEmpty() ? servers->key.range : server.range};
        const yaml::Node *name = server.find(u"name");
        for (const yaml::Entry &entry : server.entries) {
            if (meantKey(server, entry.key.value, serverWords()).isEmpty())
                continue;
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("An MCP server has no key %1.").arg(quoted(entry.key.value)));
            suggestKey(found, file, server, entry.key, serverWords());
        }
        if (!name || !name->isScalar() || name->value.isEmpty()) {
            if (!isMisspelt(server, QStringLiteral("name"), serverWords()))
                report.add(first, Rules::tr("This MCP server has no name, so no skill can import its tools. Write name: and a name of your choice."));
            continue;
        }
        if (seen.contains(name->value)) {
            Diagnostic &found = report.add({file.path, name->range}, Rules::tr("Another MCP server is named %1. Choose a different name.").arg(quoted(name->value)));
            found.related.append({{file.path, seen.value(name->value)}, Rules::tr("The first one stands here.")});
        } else {
            seen.insert(name->value, name->range);
        }
    }
}

void severalStrategies(const SourceFile &file, Report &report)
{
    const yaml::Entry *servers = serversEntry(file);
    if (!servers)
        return;
    for (const yaml::Node &server : servers->value.items) {
        const yaml::Entry *first = nullptr;
        for (const yaml::Entry &entry : server.entries) {
            if (!strategyWords().contains(entry.key.value) || entry.value.isNull())
                continue;
            if (!first) {
                first = &entry;
                continue;
            }
            Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("An MCP server signs in by one of token, api_key, oauth and module; this one has %1 already. Keep one of them.").arg(quoted(first->key.value)));
            found.related.append({{file.path, first->key.range}, Rules::tr("The first one stands here.")});
        }
    }
}

// Words that are part of no secret stay out of this: a reference to the environment makes it sound.
bool isLiteralSecret(const yaml::Node &value)
{
    return value.isScalar() && !value.isNull() && !value.value.trimmed().isEmpty() && !value.value.contains(u"${") && !value.value.startsWith(u'$');
}

void checkSecrets(const SourceFile &file, const yaml::Node &mapping, const QStringList &keys, Report &report)
{
    for (const yaml::Entry &entry : mapping.entries) {
        if (keys.contains(entry.key.value) && isLiteralSecret(entry.value))
            //: %1: a key; ${…} is written as it stands
            report.add(valueOrKey(file, entry), Rules::tr("%1 is a secret and stands here for everybody to read. Write it as ${NAME} and set the environment variable where the agent runs.").arg(quoted(entry.key.value)));
    }
}

void serverSecrets(const SourceFile &file, Report &report)
{
    static const QStringList inside{QStringLiteral("token"), QStringLiteral("api_key"), QStringLiteral("key"), QStringLiteral("value"),
                                    QStringLiteral("client_secret"), QStringLiteral("password"), QStringLiteral("secret")};
    const yaml::Entry *servers = serversEntry(file);
    if (!servers)
        return;
    for (const yaml::Node &server : servers->value.items) {
        checkSecrets(file, server, {QStringLiteral("token"), QStringLiteral("api_key")}, report);
        for (const QString &strategy : {QStringLiteral("token"), QStringLiteral("api_key"), QStringLiteral("oauth")}) {
            if (const yaml::Node *section = server.find(strategy))
                checkSecrets(file, *section, inside, report);
        }
    }
}

void otherSecrets(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::Integrations || !file.isParsed() || !file.tree.root)
        return;
    const yaml::Node &root = *file.tree.root;
    const QStringList keys{QStringLiteral("api_key"), QStringLiteral("private_key"), QStringLiteral("secret_key")};
    for (const QString &section : {QStringLiteral("llm"), QStringLiteral("tracing")}) {
        if (const yaml::Node *node = root.find(section))
            checkSecrets(file, *node, keys, report);
    }
    const yaml::Node *groups = root.find(u"model_groups");
    if (!groups)
        return;
    for (const yaml::Node &group : groups->items) {
        const yaml::Node *models = group.find(u"models");
        if (!models)
            continue;
        for (const yaml::Node &model : models->items)
            checkSecrets(file, model, keys, report);
    }
}

} // namespace

const RuleList &mcpServerRules()
{
    static const RuleList rows{
        {.code = u"overmantel.integrations.invalid_server", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "An MCP server has no name, a misspelt key, or the name of another."),
         .why = QT_TRANSLATE_NOOP("Rules", "Skills import tools by the server's name, as in mcp/banking:get_balance."),
         .example = u"mcp_servers:\n  - url: http://localhost:8931/mcp",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give each server a name of its own."),
         .inFile = serverShapes},
        {.code = u"overmantel.integrations.several_auth_strategies",
         .summary = QT_TRANSLATE_NOOP("Rules", "An MCP server has more than one way to sign in."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine cannot tell which of them to use, and rejects the file."),
         .example = u"mcp_servers:\n  - name: banking\n    url: http://localhost:8931/mcp\n    token: ${BANKING_TOKEN}\n    api_key: ${BANKING_KEY}",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Keep one of token, api_key, oauth and module."),
         .inFile = severalStrategies},
        {.code = u"overmantel.integrations.literal_secret",
         .summary = QT_TRANSLATE_NOOP("Rules", "The secret of an MCP server is written into integrations.yml."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine accepts secrets from the environment only; and whoever can read the folder could use this one."),
         .example = u"mcp_servers:\n  - name: banking\n    url: http://localhost:8931/mcp\n    token: abc123",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write ${NAME} and set the environment variable NAME where the agent runs. Change the secret if the file was shared."),
         .inFile = serverSecrets},
        {.code = u"overmantel.integrations.literal_secret", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The secret of a model or of tracing is written into integrations.yml."),
         .why = QT_TRANSLATE_NOOP("Rules", "It works, but whoever can read the folder can use the secret."),
         .example = u"model_groups:\n  - id: conversation\n    models:\n      - provider: openai\n        model: gpt-5.2\n        api_key: sk-123",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use api_key_env with the name of an environment variable, or ${NAME}. Change the secret if the file was shared."),
         .inFile = otherSecrets},
    };
    return rows;
}

} // namespace overmantel
