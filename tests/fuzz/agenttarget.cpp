#include "tests/fuzz/targets.h"

#include "core/analysis/analysis.h"

#include <algorithm>
#include <array>

namespace overmantel::fuzz {

using namespace Qt::Literals::StringLiterals;

namespace {

struct File
{
    const char16_t *path;
    const char16_t *text;
};

// A small agent in which each file names what others have.
constexpr File agent[] = {
    {u"skills/a/skill.md", u"---\nname: A\ndescription: Does a.\nimport_tools: [lock]\nutter:\n  - utter_a:\n      on: activate\n---\n"
                           u"if: session.a.why == \"x\"\nCall @tool.list, @skill.b, @block.main, say @memory.project.who.\n\n"
                           u":::ordered_block id=main\nsteps:\n  - id: ask\n    collect: why\n    next:\n      - if: session.a.why == \"x\"\n"
                           u"        then: END\n      - else: tell\n  - id: tell\n    action: utter_b\n:::\n"},
    {u"skills/a/memory.yml", u"schema:\n  public:\n    why:\n      type: categorical\n      enum_values: [x, y]\naccess:\n  deny_write:\n    - project.who\n"},
    {u"skills/a/responses.yml", u"responses:\n  utter_b:\n    - text: Hello {why}.\n      condition: session.a.why == \"x\"\n    - text: Hi.\n"
                                u"      buttons:\n        source: list\n"},
    {u"skills/a/tools.py", u"@tool(description=\"Lists.\")\nasync def list(context):\n    context.memory.set(\"why\", \"x\")\n    set_buttons([Button(title=\"a\", ref=\"session.a.why\", value=\"x\")])\n"},
    {u"memory.yml", u"who:\n  type: text\n  llm_settable: true\n"},
    {u"responses.yml", u"responses:\n  utter_a:\n    - text: Hello {who}.\n"},
    {u"agent.yml", u"agent:\n  id: a\n  persona: Helpful.\norchestrator:\n  preconditions:\n    known:\n      resolve_with: b\n"},
    {u"integrations.yml", u"llm:\n  model_group: m\nmodel_groups:\n  - id: m\n    models: [{provider: openai, model: x}]\nmcp_servers:\n  - name: s\n    url: http://s\n"},
    {u"tools/shared.py", u"@tool(description=\"Locks.\")\nasync def lock(context):\n    pass\n"},
    {u"skills/b/skill.md", u"---\nname: B\ndescription: Does b.\nprecondition: known\nimport_tools:\n  - mcp/s:echo\n---\nHelp.\n"},
};
constexpr size_t fuzzed = 8; // the first ones; the others stand for the rest of the agent

bool isSound(const SourceFile &file)
{
    const auto hasProblems = [](const skill::Fence &fence) { return !fence.tree.problems.isEmpty(); };
    return file.isParsed() && file.tree.problems.isEmpty() && file.document.tree.problems.isEmpty()
        && std::none_of(file.document.fences.begin(), file.document.fences.end(), hasProblems);
}

QString findingFault(const Analysis &analysis, const QMap<QString, Snapshot> &files)
{
    const auto isIn = [&files](const Location &place) {
        return place.range.start >= 0 && place.range.start <= place.range.end && place.range.end <= files.value(place.file).text().size();
    };
    for (const Diagnostic &found : analysis.diagnostics) {
        if (!isIn(found.where) || found.message.size() < 10)
            return u"a finding out of bounds or without words: "_s + found.code;
        for (const RelatedPlace &place : found.related) {
            if (!isIn(place.where))
                return u"a related place out of bounds: "_s + found.code;
        }
    }
    return {};
}

} // namespace

QString agentFault(const QByteArray &input)
{
    if (input.isEmpty())
        return {};
    const File &file = agent[size_t(uchar(input.front())) % fuzzed];
    static constexpr std::array profiles{Profile::Reference, Profile::Maestro, Profile::Next};
    AnalysisInput asked;
    asked.profile = profileName(profiles[size_t(uchar(input.front())) / fuzzed % profiles.size()]);
    for (const File &one : agent)
        asked.files.insert(QString::fromUtf16(one.path), Snapshot(QString::fromUtf16(one.text)));
    const QString path = QString::fromUtf16(file.path);
    asked.files.insert(path, Snapshot::fromBytes(input.mid(1)));
    AnalysisCache cache;
    const AnalysisPtr analysis = analyze(asked, cache);
    if (const QString fault = findingFault(*analysis, asked.files); !fault.isEmpty())
        return path + u": "_s + fault;
    // What parsed without a word parses with each fix.
    const SourceFile *read = analysis->project.file(path);
    const bool isParsed = read && isSound(*read);
    int left = 4;
    for (const Diagnostic &found : analysis->diagnostics) {
        for (const Fix &fix : found.fixes) {
            if (!isParsed || !fix.edit.files.contains(path) || --left < 0)
                continue;
            const QString after = fix.edit.files[path].appliedTo(asked.files[path].text());
            if (!readSourceFile(path, Snapshot(after))->isParsed())
                return path + u": does not parse after "_s + fix.title + u'\n' + after;
        }
    }
    return {};
}

} // namespace overmantel::fuzz
