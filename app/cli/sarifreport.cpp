#include "app/cli/checkreports.h"
#include "core/rules/rulecatalogue.h"

#include <QCryptographicHash>
#include <QHash>
#include <QUrl>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

constexpr const char *agentBase = "AGENT"; // the base of all paths in the report
constexpr const char *fingerprintName = "overmantelFinding/v1";

// Braces mean something in SARIF's messages (section 3.11.5) and are doubled to mean themselves.
Json message(const QString &text)
{
    return {{"text", utf8(QString(text).replace(u'{', u"{{"_s).replace(u'}', u"}}"_s))}};
}

const char *levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info:
    case Severity::Hint: return "note";
    }
    return "none";
}

// A path as a relative reference: everything but unreserved characters and '/' is percent-encoded, so that
// no name can be taken for a scheme or a query.
std::string uriOf(const QString &file)
{
    return QUrl::toPercentEncoding(file, "/").toStdString();
}

class SarifWriter
{
public:
    explicit SarifWriter(const LoadedAgent &agent) : m_agent(agent) {}

    QString log()
    {
        addRules();
        Json results = Json::array();
        for (const Diagnostic &found : m_agent.analysis->diagnostics)
            results.push_back(result(found));
        Json driver = toolJson();
        driver["semanticVersion"] = OVERMANTEL_VERSION;
        driver["rules"] = m_rules;
        const std::string base = QUrl::fromLocalFile(m_agent.folder.path + u'/').toEncoded().toStdString();
        Json run{{"tool", {{"driver", driver}}},
                 {"automationDetails", {{"id", "overmantel-check/" + utf8(m_agent.analysis->profile) + '/'}}},
                 {"invocations", Json::array({{{"executionSuccessful", true}}})},
                 {"originalUriBaseIds", {{agentBase, {{"uri", base}}}}},
                 {"columnKind", "utf16CodeUnits"},
                 {"artifacts", m_artifacts},
                 {"results", results},
                 {"properties", {{"profile", utf8(m_agent.analysis->profile)}}}};
        return dumped({{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                       {"version", "2.1.0"},
                       {"runs", Json::array({run})}});
    }

private:
    void addRule(const CatalogueEntry &entry)
    {
        m_ruleIndices.insert(entry.code, int(m_rules.size()));
        Json rule{{"id", utf8(entry.code)}};
        if (!entry.rules.isEmpty()) {
            rule["shortDescription"] = message(entry.rules.first().summary);
            rule["fullDescription"] = message(entry.descriptionText());
            rule["help"] = message(entry.helpText());
            rule["help"]["markdown"] = message(entry.helpMarkdown())["text"];
        }
        rule["defaultConfiguration"] = {{"level", levelOf(entry.severity())}};
        rule["properties"] = {{"engineCode", entry.engineCode}};
        if (!entry.family.isEmpty())
            rule["properties"]["family"] = utf8(entry.family);
        m_rules.push_back(rule);
    }

    void addRules()
    {
        for (const CatalogueEntry &entry : ruleCatalogue()) {
            // What only the running engine can find is no rule of this tool.
            if (!std::all_of(entry.rules.begin(), entry.rules.end(), [](const RuleText &rule) { return rule.isRuntime; }))
                addRule(entry);
        }
    }

    int ruleIndex(const Diagnostic &found)
    {
        if (!m_ruleIndices.contains(found.code))
            addRule({.code = found.code, .engineCode = found.engineCode, .family = found.family, .rules = {}});
        return m_ruleIndices.value(found.code);
    }

    Json artifactLocation(const QString &file)
    {
        auto index = m_artifactIndices.constFind(file);
        if (index == m_artifactIndices.constEnd()) {
            index = m_artifactIndices.insert(file, int(m_artifacts.size()));
            Json artifact{{"location", {{"uri", uriOf(file)}, {"uriBaseId", agentBase}}}};
            if (const Snapshot *snapshot = m_agent.snapshot(file); snapshot && snapshot->isText())
                artifact["encoding"] = "UTF-8";
            m_artifacts.push_back(artifact);
        }
        return {{"uri", uriOf(file)}, {"uriBaseId", agentBase}, {"index", *index}};
    }

    Json region(const Location &where) const
    {
        const Json range = rangeJson(m_agent.snapshot(where.file), where.range);
        return {{"startLine", range["start"]["line"]}, {"startColumn", range["start"]["column"]},
                {"endLine", range["end"]["line"]}, {"endColumn", range["end"]["column"]}};
    }

    Json location(const Location &where)
    {
        Json physical{{"artifactLocation", artifactLocation(where.file)}};
        // A file that could not be read has no lines to point at.
        if (const Snapshot *snapshot = m_agent.snapshot(where.file); snapshot && snapshot->isText())
            physical["region"] = region(where);
        return {{"physicalLocation", physical}};
    }

    // Stays the same while lines are added or removed elsewhere: the line's own words, and which of several
    // equal findings this is.
    std::string fingerprint(const Diagnostic &found)
    {
        QString seed = found.code + u'\n' + found.where.file + u'\n';
        if (const Snapshot *snapshot = m_agent.snapshot(found.where.file)) {
            const TextPosition at = snapshot->position(found.where.range.start);
            seed += snapshot->lineText(at.line).toString().simplified() + u'\n'
                + textIn(snapshot->text(), found.where.range).toString().simplified().left(200) + u'\n';
        }
        seed += QString::number(m_fingerprints[seed]++);
        return QCryptographicHash::hash(seed.toUtf8(), QCryptographicHash::Sha256).toHex().left(32).toStdString();
    }

    Json artifactChange(const QString &file, const TextEdit &edit)
    {
        const Snapshot *snapshot = m_agent.snapshot(file);
        const bool hasCrLf = snapshot && snapshot->lineEnding() == LineEnding::CrLf;
        Json replacements = Json::array();
        for (const TextReplacement &one : edit.replacements()) {
            QString text = one.text;
            if (hasCrLf)
                text.replace(u'\n', u"\r\n"_s);
            Json replacement{{"deletedRegion", region({file, one.range})}};
            if (!text.isEmpty())
                replacement["insertedContent"] = {{"text", utf8(text)}};
            replacements.push_back(replacement);
        }
        return {{"artifactLocation", artifactLocation(file)}, {"replacements", replacements}};
    }

    Json fixes(const Diagnostic &found)
    {
        Json all = Json::array();
        for (const Fix &fix : found.fixes) {
            Json changes = Json::array();
            for (auto it = fix.edit.files.constBegin(); it != fix.edit.files.constEnd(); ++it) {
                if (!it->isEmpty())
                    changes.push_back(artifactChange(it.key(), it.value()));
            }
            if (!changes.empty())
                all.push_back({{"description", message(fix.title)}, {"artifactChanges", changes}});
        }
        return all;
    }

    Json result(const Diagnostic &found)
    {
        Json result{{"ruleId", utf8(found.code)},
                    {"ruleIndex", ruleIndex(found)},
                    {"level", levelOf(found.severity)},
                    {"message", message(found.message)},
                    {"locations", Json::array({location(found.where)})}};
        if (!found.related.isEmpty()) {
            Json related = Json::array();
            for (const RelatedPlace &place : found.related) {
                Json one = location(place.where);
                one["id"] = related.size() + 1;
                one["message"] = message(place.message);
                related.push_back(one);
            }
            result["relatedLocations"] = related;
        }
        result["partialFingerprints"] = {{fingerprintName, fingerprint(found)}};
        if (const Json all = fixes(found); !all.empty())
            result["fixes"] = all;
        result["properties"] = {{"severity", utf8(severityKey(found.severity))}, {"profile", utf8(profileName(found.profile))}};
        return result;
    }

    const LoadedAgent &m_agent;
    Json m_rules = Json::array();
    Json m_artifacts = Json::array();
    QHash<QString, int> m_ruleIndices;
    QHash<QString, int> m_artifactIndices;
    QHash<QString, int> m_fingerprints; // seed -> how often it came
};

} // namespace

QString sarifReport(const LoadedAgent &agent)
{
    return SarifWriter(agent).log();
}

} // namespace overmantel::cli
