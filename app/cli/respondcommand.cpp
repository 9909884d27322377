#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "core/base/nearest.h"
#include "core/queries/responseselection.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

Json valueJson(const Value &value)
{
    return Json::parse(value.toJson().toStdString(), nullptr, false);
}

Json asJson(const Selection &selection)
{
    Json variants = Json::array();
    for (const VariantVerdict &verdict : selection.verdicts) {
        Json because = Json::array();
        for (const SeenValue &seen : verdict.because)
            because.push_back({{"reference", utf8(seen.reference)}, {"value", valueJson(seen.value)}, {"text", utf8(seen.text)}});
        variants.push_back({{"index", verdict.index + 1},
                            {"condition", verdict.condition.isEmpty() ? Json(nullptr) : Json(utf8(verdict.condition))},
                            {"status", utf8(variantStatusKey(verdict.status))},
                            {"reason", utf8(verdict.reason)},
                            {"because", because}});
    }
    Json unresolved = Json::array();
    for (const QString &name : selection.unresolved())
        unresolved.push_back(utf8(name));
    return {{"response", utf8(selection.response)},
            {"skill", selection.skillId.isEmpty() ? Json(nullptr) : Json(utf8(selection.skillId))},
            {"delivered",
             {{"variant", selection.variant < 0 ? Json(nullptr) : Json(selection.variant + 1)},
              {"text", utf8(selection.text())},
              {"literalName", selection.literalName},
              {"rephrase", selection.rephrase},
              {"unresolved", unresolved}}},
            {"variants", variants}};
}

QString asText(const Selection &selection)
{
    QString text = selection.response;
    if (!selection.skillId.isEmpty())
        text += u" as "_s + selection.skillId;
    text += u'\n';
    for (const VariantVerdict &verdict : selection.verdicts) {
        text += u"  %1 %2  %3\n"_s.arg(verdict.index + 1, 2).arg(variantStatusKey(verdict.status).leftJustified(10), verdict.reason);
    }
    text += selection.literalName ? u"Nothing selectable: the name itself is spoken.\n"_s : QString();
    text += u"“"_s + selection.text() + u"”"_s + (selection.rephrase ? u" (may be reworded)"_s : QString()) + u'\n';
    for (const QString &name : selection.unresolved())
        text += u"Unset, spoken as written: {%1}\n"_s.arg(name);
    return text;
}

// A name near one that exists is most likely a slip; the answer is given all the same.
void warnUnknown(const Project &project, const QString &name, Streams &streams)
{
    QStringList names;
    for (const Skill &skill : project.skills) {
        for (const Response &response : skill.responses)
            names.append(response.name.text);
    }
    for (const Response &response : project.responses)
        names.append(response.name.text);
    const QString near = nearestName(name, names);
    streams.err << "overmantel-cli: There is no response ‘" << name << "’; its name would be spoken."
                << (near.isEmpty() ? QString() : u" Did you mean ‘%1’?"_s.arg(near)) << '\n';
}

int respond(const Call &call)
{
    const QString name = call.options.value(u"response"_s);
    if (name.isEmpty())
        return fail(call.streams, u"Which response?"_s, {}, u"Name it with --response."_s);
    const Result<LoadedAgent> agent = loadAgent(call);
    if (!agent)
        return fail(call.streams, agent.error());
    const Project &project = agent->analysis->project;
    MemoryState memory = MemoryState::initial(project);
    if (const QString path = call.options.value(u"memory"_s); !path.isEmpty()) {
        QString error;
        const QByteArray bytes = readInput(path, &error);
        if (!error.isEmpty())
            return fail(call.streams, error, path);
        const Result<MemoryState> read = MemoryState::fromJson(bytes);
        if (!read)
            return fail(call.streams, read.error().what, path, read.error().advice);
        for (auto ns = read->values().begin(); ns != read->values().end(); ++ns) {
            for (auto entry = ns->begin(); entry != ns->end(); ++entry)
                memory.set(ns.key(), entry.key(), entry.value());
        }
        for (const QString &warning : read->typeWarnings(project))
            call.streams.err << "overmantel-cli: " << warning << '\n';
    }
    const QString skillId = call.options.isSet(u"skill"_s) ? call.options.value(u"skill"_s) : deliveringSkills(project, name).value(0);
    if (!skillId.isEmpty() && !project.skill(skillId))
        return fail(call.streams, u"There is no skill ‘%1’."_s.arg(skillId), call.positional.first());
    const Selection selection = selectResponse(project, memory, {.response = name, .skillId = skillId, .onActivate = call.options.isSet(u"on-activate"_s)});
    if (!selection.exists)
        warnUnknown(project, name, call.streams);
    call.streams.out << (call.format() == u"json" ? dumped(asJson(selection)) : asText(selection));
    return exitClean;
}

} // namespace

Command respondCommand()
{
    return {.name = u"respond"_s,
            .usage = u"FOLDER --response NAME [options]"_s,
            .summary = u"Tells which variant of a response is delivered, and why."_s,
            .options = {{u"response"_s, u"The response."_s, u"NAME"_s},
                        {u"skill"_s, u"The active skill (default: the one that delivers it)."_s, u"ID"_s},
                        {u"memory"_s, u"Memory values as JSON over the initial ones: {namespace: {entry: value}}."_s, u"FILE"_s},
                        {u"on-activate"_s, u"Evaluate right after the skill's memory was reset."_s}},
            .positionalAtLeast = 1,
            .positionalAtMost = 1,
            .formats = {u"text"_s, u"json"_s},
            .run = respond};
}

} // namespace overmantel::cli
