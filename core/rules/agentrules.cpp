// Rules about the section agent: of agent.yml, and about keys that stand in it or outside of it by mistake
// (spec page 01). The other sections: agentsettingrules.cpp.
#include "core/rules/rulegroups.h"

#include "core/base/nearest.h"
#include "core/rules/keychecks.h"
#include "core/rules/sectionmoves.h"
#include "core/syntax/yaml/yamledit.h"

namespace overmantel {

namespace {

const QStringList &agentWords()
{
    static const QStringList words{QStringLiteral("id"), QStringLiteral("language"), QStringLiteral("persona"), QStringLiteral("voice")};
    return words;
}

const QStringList &topLevelWords()
{
    static const QStringList words{QStringLiteral("agent"), QStringLiteral("rules"), QStringLiteral("prompts"), QStringLiteral("references"),
                                   QStringLiteral("conversation"), QStringLiteral("tool_timeout"), QStringLiteral("session_config"),
                                   QStringLiteral("orchestrator"), QStringLiteral("name"), QStringLiteral("description")};
    return words;
}

// Nothing to say about a file of another kind, or one that cannot be read.
const yaml::Node *agentRoot(const SourceFile &file)
{
    return file.kind == FileKind::Agent && file.isParsed() && file.tree.root ? &*file.tree.root : nullptr;
}

// The entry agent: when it is a mapping.
const yaml::Entry *agentSection(const SourceFile &file)
{
    const yaml::Node *root = agentRoot(file);
    const yaml::Entry *agent = root ? root->entry(u"agent") : nullptr;
    return agent && agent->value.isMapping() ? agent : nullptr;
}

void missingSection(const SourceFile &file, Report &report)
{
    if (file.kind != FileKind::Agent || !file.isParsed() || agentSection(file))
        return;
    const yaml::Node *root = agentRoot(file);
    const yaml::Entry *agent = root ? root->entry(u"agent") : nullptr;
    if (agent && isAlias(agent->value))
        return;
    const QString message = Rules::tr("agent.yml needs a section agent: with at least a persona.");
    if (agent) {
        report.add({file.path, agent->key.range}, message);
        return;
    }
    for (const yaml::Entry &entry : root ? root->entries : std::vector<yaml::Entry>()) {
        if (entry.value.isMapping() && meantKey(*root, entry.key.value, topLevelWords()) == u"agent") {
            suggestKey(report.add({file.path, entry.key.range}, message), file, *root, entry.key, topLevelWords());
            return;
        }
    }
    report.add({file.path, root && !root->entries.empty() ? root->entries.front().key.range : file.snapshot.lineRange(0)}, message);
}

bool isPersona(const yaml::Node *persona)
{
    return persona && (isAlias(*persona) || (persona->isScalar() && !persona->isNull() && !persona->value.trimmed().isEmpty()));
}

void missingPersona(const SourceFile &file, Report &report)
{
    const yaml::Entry *agent = agentSection(file);
    if (!agent || isPersona(agent->value.find(u"persona")))
        return;
    const yaml::Node &section = agent->value;
    const QString message = Rules::tr("The agent has no persona. Describe under agent: persona: who it is and how it speaks.");
    if (const yaml::Entry *blank = section.entry(u"persona")) {
        report.add(blank->value.range.isEmpty() ? Location{file.path, blank->key.range} : Location{file.path, blank->value.range}, message);
        return;
    }
    for (const yaml::Entry &entry : section.entries) {
        if (meantKey(section, entry.key.value, agentWords()) == u"persona") {
            suggestKey(report.add({file.path, entry.key.range}, message), file, section, entry.key, agentWords());
            return;
        }
    }
    if (const yaml::Entry *outside = agentRoot(file)->entry(u"persona")) {
        report.add({file.path, outside->key.range}, Rules::tr("The persona must stand under agent:, indented. At the left margin the engine does not look for it."));
        return;
    }
    report.add({file.path, section.entries.empty() ? agent->key.range : section.entries.front().key.range}, message);
}

QString idFromName(const QString &name)
{
    QString id;
    for (const QChar c : name.toLower()) {
        const bool isPlain = c.unicode() < 128 && c.isLetterOrNumber();
        if (isPlain)
            id += c;
        else if (!id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.isEmpty() ? QStringLiteral("agent") : id;
}

void missingId(const ProjectScope &scope, Report &report)
{
    const SourceFile *file = scope.project.file(QStringLiteral("agent.yml"));
    const yaml::Entry *agent = file ? agentSection(*file) : nullptr;
    if (!agent || agent->value.entries.empty() || isMisspelt(agent->value, QStringLiteral("id"), agentWords()))
        return;
    const yaml::Node &section = agent->value;
    const yaml::Entry *id = section.entry(u"id");
    if (id && (!id->value.isScalar() || !id->value.value.trimmed().isEmpty()))
        return;
    Diagnostic &found = report.add({file->path, id ? id->key.range : section.entries.front().key.range},
                                   Rules::tr("The agent has no id. The engine makes one up and writes it into this file when it loads it; choose one yourself."));
    const QString name = idFromName(scope.project.name);
    const QString &text = file->snapshot.text();
    //: %1: an id
    addFix(found, Rules::tr("Add the id %1").arg(quoted(name)), file->path,
           id ? yaml::setScalar(text, id->value, Value::text(name)) : yaml::insertEntry(text, yamlPart(*file), section, 0, QStringLiteral("id"), Value::text(name)));
}

bool isTopLevelWord(const QString &key, Profile profile)
{
    // The oldest engines had the name and the description under agent:.
    const bool isOwn = profile == Profile::Maestro && (key == u"name" || key == u"description");
    return key != u"agent" && topLevelWords().contains(key) && !isOwn;
}

void nestedKeys(const SourceFile &file, Report &report)
{
    const yaml::Entry *agent = agentSection(file);
    if (!agent)
        return;
    const yaml::Node &root = *agentRoot(file);
    for (qsizetype i = 0; i < qsizetype(agent->value.entries.size()); ++i) {
        const yaml::Node &key = agent->value.entries[size_t(i)].key;
        if (!isTopLevelWord(key.value, report.profile()))
            continue;
        Diagnostic &found = report.add({file.path, key.range}, Rules::tr("%1 stands under agent:, where the engine ignores it. Move it out, to the left margin.").arg(quoted(key.value)));
        if (root.entry(key.value)) {
            found.message += u' ' + Rules::tr("There is one already: put the two together.");
            found.related.append({{file.path, root.entry(key.value)->key.range}, Rules::tr("The one that counts stands here.")});
        } else if (const auto edit = moveToTopLevel(file, *agent, i)) {
            //: %1: a key
            addFix(found, Rules::tr("Move %1 to the left margin").arg(quoted(key.value)), file.path, *edit);
        }
    }
}

void unknownAgentKeys(const SourceFile &file, Report &report)
{
    const yaml::Entry *agent = agentSection(file);
    if (!agent)
        return;
    const bool lacksPersona = !agent->value.entry(u"persona");
    for (const yaml::Entry &entry : agent->value.entries) {
        const QString &key = entry.key.value;
        const bool isOwn = report.profile() == Profile::Maestro && (key == u"name" || key == u"description");
        if (agentWords().contains(key) || isTopLevelWord(key, report.profile()) || isOwn
            || (lacksPersona && meantKey(agent->value, key, agentWords()) == u"persona"))
            continue;
        Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("The section agent: has no key %1; the engine ignores it or rejects the file.").arg(quoted(key)));
        suggestKey(found, file, agent->value, entry.key, agentWords());
    }
}

// Unknown keys at the top are passed over by the engine, so only slips are worth a word.
void misspeltTopLevelKeys(const SourceFile &file, Report &report)
{
    const yaml::Node *root = agentRoot(file);
    if (!root || !root->isMapping())
        return;
    for (const yaml::Entry &entry : root->entries) {
        const QString meant = meantKey(*root, entry.key.value, topLevelWords());
        // That the section agent: is missing is an error, and reported at this key.
        if (meant.isEmpty() || (meant == u"agent" && entry.value.isMapping()))
            continue;
        Diagnostic &found = report.add({file.path, entry.key.range}, Rules::tr("The engine knows no key %1 here and passes over it.").arg(quoted(entry.key.value)));
        suggestKey(found, file, *root, entry.key, topLevelWords());
    }
}

} // namespace

const RuleList &agentRules()
{
    static const RuleList rows{
        {.code = u"config.agent.missing_section", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "agent.yml has no agent section."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine takes the agent's identity from this section and does not load an agent without it."),
         .example = u"persona: You are Wren, the assistant of the card desk.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Write agent: at the left margin, and id, language and persona below it, indented."),
         .inFile = missingSection},
        {.code = u"config.agent.missing_persona", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "The agent has no persona."),
         .why = QT_TRANSLATE_NOOP("Rules", "Every prompt begins with it. The engine does not load an agent without one, nor with one at the left margin."),
         .example = u"agent:\n  id: card-desk\n  persona: \"\"",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Describe under agent: persona: in a few sentences who the agent is and how it speaks."),
         .inFile = missingPersona},
        {.code = u"overmantel.agent.missing_id", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "agent.yml gives the agent no id."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine makes one up from the time and two words, and writes it into your file: two people then get two ids."),
         .example = u"agent:\n  persona: You are Wren, the assistant of the card desk.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Add an id of your own and keep it."),
         .inProject = missingId},
        {.code = u"overmantel.agent.nested_key", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "A top-level key of agent.yml stands under agent:, where the engine ignores it."),
         .why = QT_TRANSLATE_NOOP("Rules", "The agent loads without a complaint and follows none of it: rules nested here have no effect at all."),
         .example = u"agent:\n  persona: You are Wren.\n  rules:\n    - Ask for one thing at a time.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Move the key with all below it to the left margin."),
         .inFile = nestedKeys},
        {.code = u"overmantel.agent.unknown_key", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The section agent: has a key that the engine does not know."),
         .why = QT_TRANSLATE_NOOP("Rules", "Engines differ: some pass over it without a word, others reject the file."),
         .example = u"agent:\n  persona: You are Wren.\n  langauge: en",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Use id, language, persona and voice here; correct or remove the rest."),
         .inFile = unknownAgentKeys},
        {.code = u"overmantel.agent.misspelt_key", .severity = Severity::Hint,
         .summary = QT_TRANSLATE_NOOP("Rules", "A key at the top of agent.yml looks like a misspelt one."),
         .why = QT_TRANSLATE_NOOP("Rules", "The engine passes over keys it does not know, so a slip switches off a whole section."),
         .example = u"agent:\n  id: card-desk\n  persona: You are Wren.\nrule:\n  - Ask for one thing at a time.",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Correct the spelling."),
         .inFile = misspeltTopLevelKeys},
    };
    return rows;
}

} // namespace overmantel
