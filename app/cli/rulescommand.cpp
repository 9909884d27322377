#include "app/cli/command.h"
#include "app/cli/jsonoutput.h"
#include "core/rules/rule.h"

#include <QTextStream>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::cli {

namespace {

QString codeOwner(const Rule &rule)
{
    if (rule.engineCode)
        return u"engine"_s;
    const QString family = QString::fromUtf16(rule.family);
    return family.isEmpty() ? u"studio"_s : family;
}

int rules(const Call &call)
{
    Json list = Json::array();
    QString text;
    if (call.format() == u"markdown")
        text = u"# Rules\n\nMade by `overmantel-cli rules --format markdown`; a test fails when it is out of date.\n\n| code | severity | code of | what it finds |\n|---|---|---|---|\n"_s;
    for (const Rule &rule : ruleTable()) {
        const QString code = QString::fromUtf16(rule.code);
        const QString summary = QString::fromUtf8(rule.summary);
        const QString severity = severityKey(rule.severity);
        if (call.format() == u"json")
            list.push_back({{"code", utf8(code)}, {"engineCode", rule.engineCode}, {"family", utf8(QString::fromUtf16(rule.family))}, {"severity", utf8(severity)}, {"summary", utf8(summary)}});
        else if (call.format() == u"markdown")
            text += u"| `%1` | %2 | %3 | %4 |\n"_s.arg(code, severity, codeOwner(rule), summary);
        else
            text += u"%1 %2 %3\n"_s.arg(severity.leftJustified(8), code.leftJustified(52), summary);
    }
    call.streams.out << (call.format() == u"json" ? dumped(list) : text);
    return exitClean;
}

} // namespace

Command rulesCommand()
{
    return {.name = u"rules"_s,
            .usage = u"[options]"_s,
            .summary = u"Prints the catalogue of rules."_s,
            .options = {},
            .positionalAtLeast = 0,
            .positionalAtMost = 0,
            .formats = {u"text"_s, u"json"_s, u"markdown"_s},
            .run = rules};
}

} // namespace overmantel::cli
