#include "core/syntax/python/toolscan.h"

#include "core/syntax/python/functionbody.h"
#include "core/syntax/python/pythonsource.h"

#include <utility>

namespace overmantel::python {

namespace {

class ToolScan
{
public:
    explicit ToolScan(QStringView text) : m_source(text) {}

    ToolFile scan()
    {
        const QList<TokenSpan> &lines = m_source.lines();
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const TokenSpan line = lines[i];
            if (m_source.indentOf(line) > 0)
                continue; // a method, or below "if"
            if (m_source.is(line.begin, u"@")) {
                m_decorators.append(line);
                continue;
            }
            if (isDefinition(line)) {
                TokenSpan body = line;
                while (i + 1 < lines.size() && m_source.indentOf(lines[i + 1]) > 0)
                    body.end = lines[++i].end;
                readFunction(line, body.end);
            }
            m_decorators.clear();
        }
        findContextGivenAway();
        spread(&Function::callsSetButtons);
        spread(&Function::givesContextAway);
        m_file.fault = m_source.fault();
        // Where a bracket stays open, arguments cannot be told from what follows.
        for (Function &function : m_file.functions) {
            if (m_file.fault && function.where.touches(m_file.fault->where.start))
                function.buttons.clear();
        }
        return std::move(m_file);
    }

private:
    bool isAsync(TokenSpan line) const { return m_source.is(line.begin, u"async"); }

    bool isDefinition(TokenSpan line) const
    {
        const qsizetype def = line.begin + (isAsync(line) ? 1 : 0);
        return def + 1 < line.end && m_source.is(def, u"def") && m_source.isName(def + 1);
    }

    void readFunction(TokenSpan header, qsizetype bodyEnd)
    {
        Function function;
        function.isAsync = isAsync(header);
        const qsizetype name = header.begin + (function.isAsync ? 2 : 1);
        function.name = m_source.word(name).toString();
        function.nameRange = m_source.rangeOf({name, name + 1});
        function.where = m_source.rangeOf({header.begin, bodyEnd});
        if (!m_decorators.isEmpty())
            function.where.start = m_source.rangeOf(m_decorators.first()).start;
        for (const TokenSpan decorator : m_decorators)
            readDecorator(decorator, function);

        // Type parameters may stand before the brackets.
        qsizetype open = name + 1;
        if (open < header.end && m_source.is(open, u"["))
            open = m_source.closing(open, header.end) + 1;
        qsizetype close = open;
        if (open < header.end && m_source.is(open, u"(")) {
            close = m_source.closing(open, header.end);
            for (const TokenSpan part : m_source.splitAtCommas({open + 1, close}))
                readParameter(part, function);
        }
        m_calls.append(readBody(m_source, {qMin(close, bodyEnd), bodyEnd}, function));
        m_file.functions.append(function);
    }

    // @tool(description="…"), @decorator.tool(…), @alias, @tool
    void readDecorator(TokenSpan line, Function &function) const
    {
        qsizetype name = line.begin + 1;
        while (name + 2 < line.end && m_source.isName(name) && m_source.is(name + 1, u"."))
            name += 2;
        if (name >= line.end || function.isTool || !m_source.isCalled(m_source.word(name), u"tool"))
            return;
        function.isTool = true;
        function.decorator = m_source.rangeOf(line);
        const qsizetype open = name + 1;
        if (open >= line.end || !m_source.is(open, u"("))
            return;
        for (const Argument &argument : m_source.arguments(open, m_source.closing(open, line.end))) {
            if (m_source.is(argument.value.begin, u"**") && argument.isUnpacked)
                function.hasDescription = true;
            if (argument.keyword != u"description")
                continue;
            function.hasDescription = true;
            if (const std::optional<Literal> text = m_source.literal(argument.value))
                function.description = text->text;
        }
    }

    // name, name: type, name = default, *args; not the lone "*" and "/".
    void readParameter(TokenSpan part, Function &function) const
    {
        const bool hasStar = m_source.is(part.begin, u"*") || m_source.is(part.begin, u"**");
        const qsizetype name = part.begin + (hasStar ? 1 : 0);
        if (name >= part.end || !m_source.isName(name))
            return;
        Parameter parameter;
        parameter.where = m_source.rangeOf({name, name + 1});
        parameter.name = m_source.textOf({part.begin, name + 1}).toString().remove(u' ');
        qsizetype equals = name + 1;
        while (equals < part.end && !m_source.is(equals, u"=")) {
            const bool opens = m_source.is(equals, u"(") || m_source.is(equals, u"[") || m_source.is(equals, u"{");
            equals = opens ? m_source.closing(equals, part.end) + 1 : equals + 1;
        }
        parameter.hasDefault = equals < part.end;
        equals = qMin(equals, part.end);
        if (name + 2 < equals && m_source.is(name + 1, u":"))
            parameter.type = m_source.textOf({name + 2, equals}).toString().simplified();
        function.parameters.append(parameter);
    }

    void findContextGivenAway()
    {
        QSet<QString> own;
        for (const Function &function : std::as_const(m_file.functions))
            own.insert(function.name);
        for (qsizetype i = 0; i < m_calls.size(); ++i) {
            if (!own.contains(m_calls.at(i).givenContext))
                m_file.functions[i].givesContextAway = true;
        }
    }

    // A tool that leaves its buttons to a helper of the same file shows them all the same.
    void spread(bool Function::*what)
    {
        QHash<QString, QList<qsizetype>> callers;
        QList<qsizetype> open;
        for (qsizetype i = 0; i < m_calls.size(); ++i) {
            for (const QString &name : std::as_const(m_calls[i].called))
                callers[name].append(i);
            if (m_file.functions[i].*what)
                open.append(i);
        }
        while (!open.isEmpty()) {
            for (const qsizetype caller : callers.value(m_file.functions[open.takeLast()].name)) {
                Function &function = m_file.functions[caller];
                if (!std::exchange(function.*what, true))
                    open.append(caller);
            }
        }
    }

    Source m_source;
    ToolFile m_file;
    QList<TokenSpan> m_decorators; // of the definition that comes next
    QList<BodyCalls> m_calls;      // by function
};

} // namespace

ToolFile scan(QStringView text)
{
    return ToolScan(text).scan();
}

} // namespace overmantel::python
