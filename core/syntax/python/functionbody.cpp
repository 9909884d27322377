#include "core/syntax/python/functionbody.h"

namespace overmantel::python {

namespace {

class BodyReader
{
public:
    BodyReader(const Source &source, TokenSpan body, Function &function)
        : m_source(source), m_body(body), m_function(function)
    {}

    QSet<QString> read()
    {
        for (const Parameter &parameter : m_function.parameters)
            m_hidden.insert(parameter.name);
        for (qsizetype i = m_body.begin; i < m_body.end; ++i) {
            if (m_source.isName(i))
                noteLocalName(i);
        }
        for (qsizetype i = m_body.begin; i + 1 < m_body.end; ++i) {
            if (m_source.isName(i) && m_source.is(i + 1, u"("))
                readCall(i);
        }
        return m_called;
    }

private:
    bool follows(qsizetype i, QStringView spelling) const { return i > m_body.begin && m_source.is(i - 1, spelling); }

    // A local name hides a constant of the module; one that stands for the memory is remembered.
    // Keyword arguments look the same and are noted too, which only makes the scan more careful.
    void noteLocalName(qsizetype i)
    {
        const QString name = m_source.word(i).toString();
        if (follows(i, u"for") || follows(i, u"as"))
            m_hidden.insert(name);
        if (i + 1 >= m_body.end || follows(i, u"."))
            return;
        if (m_source.is(i + 1, u":=") || m_source.is(i + 1, u"="))
            m_hidden.insert(name);
        if (!m_source.is(i + 1, u"="))
            return;
        qsizetype last = i + 2;
        while (last + 2 < m_body.end && m_source.isName(last) && m_source.is(last + 1, u"."))
            last += 2;
        const bool isWhole = last + 1 >= m_body.end || !(m_source.is(last + 1, u".") || m_source.is(last + 1, u"("));
        if (last > i + 2 && last < m_body.end && m_source.is(last, u"memory") && isWhole)
            m_memoryNames.insert(name);
    }

    void readCall(qsizetype name)
    {
        const QStringView word = m_source.word(name);
        if (follows(name, u"def") || follows(name, u"class"))
            return;
        if (word == u"set_buttons")
            m_function.callsSetButtons = true;
        if (!follows(name, u"."))
            m_called.insert(word.toString());
        if (m_source.isCalled(word, u"Button"))
            readButton(name);
        if ((word == u"get" || word == u"set") && isMemoryMethod(name))
            readMemoryAccess(word == u"get" ? MemoryAccessKind::Get : MemoryAccessKind::Set, name + 1);
    }

    bool isMemoryMethod(qsizetype method) const
    {
        const qsizetype owner = method - 2;
        if (owner < m_body.begin || !m_source.is(method - 1, u".") || !m_source.isName(owner))
            return false;
        if (follows(owner, u"."))
            return m_source.is(owner, u"memory");
        return m_memoryNames.contains(m_source.word(owner).toString());
    }

    void readMemoryAccess(MemoryAccessKind kind, qsizetype open)
    {
        const qsizetype key = open + 1;
        const bool isWhole = key + 1 < m_body.end && (m_source.is(key + 1, u",") || m_source.is(key + 1, u")"));
        if (!isWhole)
            return;
        const std::optional<Literal> literal = m_source.literal({key, key + 1}, m_hidden);
        if (literal && !literal->isJoined)
            m_function.memory.append({.kind = kind, .key = literal->text, .where = literal->where});
    }

    void readButton(qsizetype name)
    {
        const qsizetype close = m_source.closing(name + 1, m_body.end);
        ButtonCall button;
        button.where = m_source.rangeOf({name, qMin(close + 1, m_body.end)});
        static const QStringList order = {QStringLiteral("title"), QStringLiteral("value"), QStringLiteral("ref")};
        qsizetype position = 0;
        for (const Argument &argument : m_source.arguments(name + 1, close)) {
            if (argument.isUnpacked) {
                button.hasTitle = true;
                button.hasValue = true;
                continue;
            }
            const QString parameter = argument.keyword.isEmpty() ? order.value(position++) : argument.keyword;
            const bool isNone =
                argument.value.end - argument.value.begin == 1 && m_source.is(argument.value.begin, u"None");
            if (!isNone && !argument.value.isEmpty())
                fill(button, parameter, argument.value);
        }
        m_function.buttons.append(button);
    }

    void fill(ButtonCall &button, const QString &parameter, TokenSpan value) const
    {
        if (parameter == u"title") {
            button.hasTitle = true;
            return;
        }
        const std::optional<Literal> literal = m_source.literal(value, m_hidden);
        const std::optional<QString> text = literal ? std::optional(literal->text) : std::nullopt;
        if (parameter == u"value") {
            button.hasValue = true;
            button.value = text;
        } else if (parameter == u"ref") {
            button.ref = text;
            button.refWhere = literal ? literal->where : m_source.rangeOf(value);
        }
    }

    const Source &m_source;
    TokenSpan m_body;
    Function &m_function;
    QSet<QString> m_hidden;
    QSet<QString> m_memoryNames;
    QSet<QString> m_called;
};

} // namespace

QSet<QString> readBody(const Source &source, TokenSpan body, Function &function)
{
    return BodyReader(source, body, function).read();
}

} // namespace overmantel::python
