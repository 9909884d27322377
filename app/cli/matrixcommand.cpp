#include "app/cli/command.h"
#include "core/queries/matrixexport.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

MatrixFormat matrixFormat(const QString &name)
{
    if (name == u"json")
        return MatrixFormat::Json;
    if (name == u"csv")
        return MatrixFormat::Csv;
    return name == u"html" ? MatrixFormat::Html : MatrixFormat::Text;
}

int matrix(const Call &call)
{
    const Result<LoadedAgent> agent = loadAgent(call);
    if (!agent)
        return fail(call.streams, agent.error());
    const Project &project = agent->analysis->project;
    QString text = exportMatrix(memoryMatrix(project), matrixFormat(call.format()), project);
    if (!text.endsWith(u'\n'))
        text += u'\n';
    call.streams.out << text;
    return exitClean;
}

} // namespace

Command matrixCommand()
{
    return {.name = u"matrix"_s,
            .usage = u"FOLDER [options]"_s,
            .summary = u"Shows which skill can read and write which memory entry, and why."_s,
            .options = {},
            .positionalAtLeast = 1,
            .positionalAtMost = 1,
            .formats = {u"text"_s, u"json"_s, u"csv"_s, u"html"_s},
            .run = matrix};
}

} // namespace overmantel::cli
