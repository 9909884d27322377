#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "core/queries/memorystate.h"
#include "core/syntax/condition/conditionevaluator.h"
#include "core/syntax/condition/conditionparser.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

Json problemJson(const condition::ParsedCondition &parsed)
{
    if (parsed.problems.isEmpty())
        return {{"valid", false}};
    const condition::ConditionProblem &first = parsed.problems.first();
    const QString message = first.hint.isEmpty() ? first.message : first.message + u' ' + first.hint;
    return {{"valid", false}, {"message", utf8(message)}, {"column", qint64(first.where.start) + 1}};
}

Json answer(const condition::ParsedCondition &parsed, const MemoryState &memory, QString *explanation = nullptr)
{
    if (!parsed.expression)
        return problemJson(parsed);
    const condition::Evaluation result = condition::evaluate(*parsed.expression, [&](QStringView ns, QStringView entry) { return memory.value(ns, entry); });
    if (explanation)
        *explanation = condition::explain(result);
    if (result.raises)
        return {{"valid", true}, {"raises", utf8(result.errorType)}};
    return {{"valid", true}, {"result", result.truth}};
}

int evaluateOne(const Call &call, const MemoryState &memory)
{
    const condition::ParsedCondition parsed = condition::parse(call.positional.first());
    QString explanation;
    Json result = answer(parsed, memory, &explanation);
    if (call.format() == u"json") {
        if (!explanation.isEmpty())
            result["because"] = utf8(explanation);
        call.streams.out << dumped(result);
    } else if (!parsed.expression) {
        for (const condition::ConditionProblem &problem : parsed.problems)
            call.streams.out << "column " << problem.where.start + 1 << ": " << problem.message << (problem.hint.isEmpty() ? QString() : u' ' + problem.hint) << '\n';
    } else if (result.contains("raises")) {
        call.streams.out << "raises " << QString::fromStdString(result["raises"].get<std::string>()) << ": " << explanation << '\n';
    } else {
        call.streams.out << (result["result"].get<bool>() ? "true" : "false") << (explanation.isEmpty() ? QString() : u": "_s + explanation) << '\n';
    }
    return parsed.expression ? exitClean : exitFindings;
}

// One JSON object a line in, one a line out, in the same order. A line that is none is answered as such:
// a long batch does not stop in the middle.
int evaluateBatch(const Call &call, const QByteArray &lines)
{
    for (const QByteArray &line : lines.split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const Json request = Json::parse(line.toStdString(), nullptr, false);
        Json result{{"id", nullptr}};
        if (!request.is_object() || !request.contains("expr") || !request["expr"].is_string()) {
            result.update(Json{{"valid", false}, {"message", "This line is no JSON object with the text \"expr\"."}, {"column", 1}});
        } else {
            result["id"] = request.value("id", Json(nullptr));
            // From the text of the line, so that whole numbers of any size keep their digits.
            QString error;
            const std::optional<Value> whole = Value::fromJson(line, &error);
            MemoryState memory;
            for (const Value::Member &member : whole ? whole->members() : QList<Value::Member>()) {
                if (member.first != u"memory")
                    continue;
                for (const Value::Member &ns : member.second.members()) {
                    for (const Value::Member &entry : ns.second.members())
                        memory.set(ns.first, entry.first, entry.second);
                }
            }
            result.update(answer(condition::parse(QString::fromStdString(request["expr"].get<std::string>())), memory));
        }
        call.streams.out << dumped(result, -1);
    }
    return exitClean;
}

int eval(const Call &call)
{
    const QString batch = call.options.value(u"batch"_s);
    QString error;
    if (!batch.isEmpty()) {
        const QByteArray lines = readInput(batch, &error);
        return error.isEmpty() ? evaluateBatch(call, lines) : fail(call.streams, error, batch);
    }
    if (call.positional.isEmpty())
        return fail(call.streams, u"There is nothing to evaluate."_s, {}, u"Name a condition, or a file with --batch."_s);
    MemoryState memory;
    if (const QString path = call.options.value(u"memory"_s); !path.isEmpty()) {
        const QByteArray bytes = readInput(path, &error);
        if (!error.isEmpty())
            return fail(call.streams, error, path);
        const Result<MemoryState> read = MemoryState::fromJson(bytes);
        if (!read)
            return fail(call.streams, read.error().what, path, read.error().advice);
        memory = *read;
    }
    return evaluateOne(call, memory);
}

} // namespace

Command evalCommand()
{
    return {.name = u"eval"_s,
            .usage = u"EXPR [--memory FILE] | --batch FILE.jsonl"_s,
            .summary = u"Evaluates a condition, or many."_s,
            .options = {{u"memory"_s, u"Memory values as JSON: {namespace: {entry: value}}; - is standard input."_s, u"FILE"_s},
                        {u"batch"_s, u"One JSON object a line: {id, expr, memory}; - is standard input."_s, u"FILE"_s}},
            .positionalAtLeast = 0,
            .positionalAtMost = 1,
            .formats = {u"text"_s, u"json"_s},
            .run = eval};
}

} // namespace overmantel::cli
