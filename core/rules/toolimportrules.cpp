// Rules about the entries of import_tools (reference: skill-md, "import_tools").
#include "core/rules/rulegroups.h"

#include "core/queries/conditionsites.h"
#include "core/rules/keychecks.h"
#include "core/rules/skillscope.h"
#include "core/rules/skilltrees.h"
#include "core/syntax/yaml/yamledit.h"

#include <algorithm>

namespace overmantel {

namespace {

bool isWholeImport(const ToolImport &import)
{
    return !import.tool.isEmpty() && (!import.isMcp || !import.server.isEmpty());
}

const Tool *ownTool(const Skill &skill, const QString &name)
{
    const auto it = std::find_if(skill.tools.begin(), skill.tools.end(), [&](const Tool &tool) { return tool.function.isTool && tool.function.name == name; });
    return it == skill.tools.end() ? nullptr : &*it;
}

// The entry goes with its comment.
void addRemoval(Diagnostic &found, const SkillScope &scope, const ToolImport &import, const QString &title)
{
    const SourceFile *file = scope.ownFile(scope.skill().skillFile);
    const yaml::Node *root = file ? frontMatter(*file) : nullptr;
    const yaml::Node *list = root ? root->find(u"import_tools") : nullptr;
    if (list && list->isSequence())
        addFix(found, title, file->path, yaml::removeItem(file->snapshot.text(), yamlPart(*file), *list, import.index));
}

void malformedImports(const SkillScope &scope, Report &report)
{
    for (const ToolImport &import : scope.skill().imports) {
        if (import.isMcp && !isWholeImport(import))
            report.add(import.word.where, Rules::tr("%1 names no MCP tool. Write mcp/<server>:<tool>.").arg(quoted(import.word.text)));
        else if (import.word.text.trimmed().isEmpty())
            report.add(import.word.where, Rules::tr("This entry of import_tools is blank. Write the name of a tool, or remove it."));
    }
}

void mcpToolNames(const SkillScope &scope, Report &report)
{
    constexpr qsizetype longest = 64;
    const auto isAllowed = [](QChar c) { return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-'); };
    for (const ToolImport &import : scope.skill().imports) {
        if (!import.isMcp || !isWholeImport(import))
            continue;
        const Location where = import.word.part({import.word.text.size() - import.tool.size(), import.word.text.size()});
        if (!std::all_of(import.tool.begin(), import.tool.end(), isAllowed))
            report.add(where, Rules::tr("The model cannot call a tool named %1: a name may hold letters, digits, _ and - only. Rename the tool on its server.").arg(quoted(import.tool)));
        else if (import.tool.size() > longest)
            report.add(where, Rules::tr("The model cannot call a tool whose name is longer than 64 characters. Rename the tool on its server."));
    }
}

void unknownMcpServer(const SkillScope &scope, Report &report)
{
    if (!scope.areIntegrationsKnown())
        return;
    for (const ToolImport &import : scope.skill().imports) {
        if (!import.isMcp || !isWholeImport(import))
            continue;
        const QStringList servers = scope.mcpServers();
        if (servers.contains(import.server))
            continue;
        const Location where = import.word.part({4, 4 + import.server.size()});
        Diagnostic &found = report.add(where, Rules::tr("integrations.yml has no MCP server %1.").arg(quoted(import.server)));
        suggestName(found, where, import.server, servers);
    }
}

// Entries among themselves, and MCP tools beside local ones.
void clashingImports(const SkillScope &scope, Report &report)
{
    QHash<QString, const ToolImport *> seen;
    const Skill &skill = scope.skill();
    for (const ToolImport &import : skill.imports) {
        if (!isWholeImport(import))
            continue;
        if (const ToolImport *first = seen.value(import.tool)) {
            const bool isSame = first->word.text == import.word.text;
            Diagnostic &found = report.add(import.word.where, isSame ? Rules::tr("%1 is listed twice. Remove one of them.").arg(quoted(import.word.text))
                                                                     : Rules::tr("%1 and %2 give the skill two tools named %3. Import only one of them.")
                                                                           .arg(quoted(first->word.text), quoted(import.word.text), quoted(import.tool)));
            found.related.append({first->word.where, Rules::tr("The first one stands here.")});
            if (isSame)
                addRemoval(found, scope, import, Rules::tr("Remove the second one"));
            continue;
        }
        seen.insert(import.tool, &import);
        const Tool *own = import.isMcp ? ownTool(skill, import.tool) : nullptr;
        if (!own)
            continue;
        Diagnostic &found = report.add(import.word.where, Rules::tr("The skill has a tool of its own named %1. Rename that one, or do not import this one.").arg(quoted(import.tool)));
        found.related.append({own->nameLocation(), Rules::tr("The skill's own tool is defined here.")});
    }
}

// Visits imports without a server whose name the skill's own tools have too; not those listed twice.
template <typename Visit>
void forEachShadowed(const SkillScope &scope, Visit visit)
{
    if (!scope.areToolsKnown())
        return;
    QStringList seen;
    for (const ToolImport &import : scope.skill().imports) {
        if (import.isMcp || seen.contains(import.tool))
            continue;
        seen.append(import.tool);
        if (const Tool *own = ownTool(scope.skill(), import.tool))
            visit(import, *own);
    }
}

void shadowedImports(const SkillScope &scope, Report &report)
{
    forEachShadowed(scope, [&](const ToolImport &import, const Tool &own) {
        const Tool *shared = scope.sharedTool(import.tool);
        if (!shared)
            return;
        Diagnostic &found = report.add(import.word.where, Rules::tr("The shared tool %1 has the name of a tool of the skill itself. Rename one of them, or do not import this one.").arg(quoted(import.tool)));
        found.related.append({own.nameLocation(), Rules::tr("The skill's own tool is defined here.")});
        found.related.append({shared->nameLocation(), Rules::tr("The shared tool is defined here.")});
        addRemoval(found, scope, import, Rules::tr("Do not import it"));
    });
}

void ownToolImported(const SkillScope &scope, Report &report)
{
    forEachShadowed(scope, [&](const ToolImport &import, const Tool &own) {
        if (scope.sharedTool(import.tool))
            return;
        Diagnostic &found = report.add(import.word.where, Rules::tr("%1 is a tool of the skill itself and found without import_tools. Remove the entry.").arg(quoted(import.tool)));
        found.related.append({own.nameLocation(), Rules::tr("It is defined here.")});
        addRemoval(found, scope, import, Rules::tr("Remove the entry"));
    });
}

bool hasButtonsFrom(const Response &response, const QString &tool)
{
    return std::any_of(response.variants.begin(), response.variants.end(), [&](const ResponseVariant &variant) { return variant.buttonSource.text == tool; });
}

// As the source of buttons, in a response of the skill or in one that it says.
bool isNamedByResponses(const SkillScope &scope, const QString &tool)
{
    const Skill &skill = scope.skill();
    if (std::any_of(skill.responses.begin(), skill.responses.end(), [&](const Response &response) { return hasButtonsFrom(response, tool); }))
        return true;
    const QList<ResponseSite> sites = responseSites(skill);
    return std::any_of(sites.begin(), sites.end(), [&](const ResponseSite &site) {
        const Response *response = scope.response(site.name->text);
        return response && hasButtonsFrom(*response, tool);
    });
}

// Only what is imported properly: of anything else more is said elsewhere.
bool isSoundImport(const SkillScope &scope, const ToolImport &import)
{
    if (!isWholeImport(import) || ownTool(scope.skill(), import.tool))
        return false;
    return import.isMcp ? scope.mcpServers().contains(import.server) : scope.sharedTool(import.tool) != nullptr;
}

void unusedImports(const SkillScope &scope, Report &report)
{
    if (!scope.areToolsKnown() || !scope.areAllResponsesKnown())
        return;
    QStringList seen;
    for (const ToolImport &import : scope.skill().imports) {
        if (seen.contains(import.tool) || import.isNamedElsewhere)
            continue;
        seen.append(import.tool);
        if (!isSoundImport(scope, import) || isNamedByResponses(scope, import.tool))
            continue;
        Diagnostic &found = report.add(import.word.where, Rules::tr("Nothing in this skill names the tool %1. The model sees every imported tool and may call it; when the skill does not need it, remove the entry.").arg(quoted(import.tool)));
        addRemoval(found, scope, import, Rules::tr("Remove the entry"));
    }
}

Rule shadowedRow(Severity severity, ProfileSet profiles)
{
    return {.code = u"overmantel.skill.duplicate_tool", .severity = severity, .profiles = profiles,
            .summary = QT_TRANSLATE_NOOP("Rules", "An imported shared tool has the name of a tool of the skill itself."),
            .why = QT_TRANSLATE_NOOP("Rules", "The model calls tools by their bare names, which must be unique within a skill. By the pages of some engines the skill's own tool wins instead."),
            .example = u"# tools.py of the skill and tools/customer.py both define lock_card\nimport_tools:\n  - lock_card",
            .remedy = QT_TRANSLATE_NOOP("Rules", "Rename one of the tools, or do not import the shared one."),
            .inSkill = shadowedImports};
}

} // namespace

const RuleList &toolImportRules()
{
    static const RuleList rows{
        {.code = u"overmantel.skill.invalid_import",
         .summary = QT_TRANSLATE_NOOP("Rules", "An entry of import_tools is blank, or begins with mcp/ and names no server and tool."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine cannot tell which tool is meant."),
         .example = u"import_tools:\n  - mcp/banking",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write mcp/<server>:<tool>, with the server's name from integrations.yml."),
         .inSkill = malformedImports},
        {.code = u"overmantel.skill.invalid_mcp_tool_name",
         .summary = QT_TRANSLATE_NOOP("Rules", "An MCP tool has a name that the model cannot call."),
         .why = QT_TRANSLATE_NOOP("Rules", "The name is sent to the model as it is, and models accept at most 64 letters, digits, underscores and dashes."),
         .example = u"import_tools:\n  - mcp/banking:get.balance",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Rename the tool on its server; a server's name may hold dots, a tool's may not."),
         .inSkill = mcpToolNames},
        {.code = u"overmantel.skill.unknown_mcp_server",
         .summary = QT_TRANSLATE_NOOP("Rules", "import_tools names an MCP server that integrations.yml does not have."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine knows servers by the names under mcp_servers only, so training stops."),
         .example = u"import_tools:\n  - mcp/bnaking:get_balance",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the name, or declare the server in integrations.yml."),
         .inSkill = unknownMcpServer},
        {.code = u"overmantel.skill.duplicate_tool",
         .summary = QT_TRANSLATE_NOOP("Rules", "Two imports, or an import and a tool of the skill, have the same bare name."),
         .why = QT_TRANSLATE_NOOP("Rules", "The model calls tools by their bare names, so a second one of the same name could never be meant; training stops."),
         .example = u"import_tools:\n  - mcp/banking:echo\n  - mcp/cards:echo",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Import only one of them, or rename the skill's own tool."),
         .inSkill = clashingImports},
        shadowedRow(Severity::Error, onlyReference),
        shadowedRow(Severity::Warning, notReference),
        {.code = u"overmantel.skill.own_tool_imported", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "import_tools lists a tool of the skill itself."),
         .why = QT_TRANSLATE_NOOP("Rules", "Tools in the skill's tools.py or tools/ are found by themselves and must not be listed."),
         .example = u"# tools.py beside this file defines lock_card\nimport_tools:\n  - lock_card",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Remove the entry."),
         .inSkill = ownToolImported},
        {.code = u"overmantel.skill.unused_import", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A tool is imported that nothing in the skill names."),
         .why = QT_TRANSLATE_NOOP("Rules", "Each tool the model sees is one more it may choose wrongly. The model can call it all the same, so this is only a hint."),
         .example = u"---\nname: Small talk\ndescription: Chats.\nimport_tools:\n  - get_customer_info\n---\nChat with the customer.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Say in the prose when to use the tool, or remove the entry."),
         .inSkill = unusedImports},
    };
    return rows;
}

} // namespace overmantel
