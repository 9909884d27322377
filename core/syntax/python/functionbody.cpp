#include "core/syntax/python/functionbody.h"

namespace overmantel::python {

namespace {

class BodyReader
{
public:
    BodyReader(const Source &source, TokenSpan body, Function &function)
        : m_source(source), m_body(body), m_function(function)
    {}

    BodyCalls read()
    {
        for (const Parameter &parameter : m_function.parameters) {
            m_hidden.insert(parameter.name);
            if (parameter.name == u"context" || parameter.type.contains(u"ToolContext"))
                m_contextNames.insert(parameter.name);
        }
        for (qsizetype i = m_body.begin; i < m_body.end; ++i) {
            if (m_source.isName(i))
                noteLocalName(i);
        }
        for (qsizetype i = m_body.begin; i + 1 < m_body.end; ++i) {
            if (m_source.isName(i) && m_source.is(i + 1, u"("))
                readCall(i);
        }
        for (qsizetype i = m_body.begin; i < m_body.end; ++i) {
            if (m_source.isName(i))
                judgeName(i);
        }
        return m_calls;
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
            m_calls.called.insert(word.toString());
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
        const std::optional<Literal> literal = isWhole ? m_source.literal({key, key + 1}, m_hidden) : std::nullopt;
        if (!literal || literal->isJoined) {
            m_function.hasUnknownMemoryUse = true;
            return;
        }
        const bool isWrite = kind == MemoryAccessKind::Set && m_source.is(key + 1, u",");
        m_function.memory.append({.kind = kind, .key = literal->text, .where = literal->where,
                                  .value = isWrite ? guess(key + 2, m_source.closing(open, m_body.end)) : ValueGuess::Unknown});
    }

    // A literal that is the whole argument; of lists and dictionaries the bracket is enough.
    ValueGuess guess(qsizetype value, qsizetype close) const
    {
        if (value >= close)
            return ValueGuess::Unknown;
        if (m_source.is(value, u"[") || m_source.is(value, u"{")) {
            if (m_source.closing(value, close) != close - 1)
                return ValueGuess::Unknown;
            return m_source.is(value, u"[") ? ValueGuess::List : ValueGuess::Dict;
        }
        if (close - value != 1)
            return ValueGuess::Unknown;
        if (m_source.is(value, u"True") || m_source.is(value, u"False"))
            return ValueGuess::Bool;
        const QStringView word = m_source.textOf({value, close});
        if (!word.isEmpty() && word.front().isDigit())
            return word.contains(u'.') ? ValueGuess::Float : ValueGuess::Int;
        return !m_source.isName(value) && m_source.literal({value, close}, m_hidden) ? ValueGuess::Text : ValueGuess::Unknown;
    }

    // What the scan cannot follow: the memory or the context as a whole.
    void judgeName(qsizetype i)
    {
        const bool isKeyword = i + 1 < m_body.end && m_source.is(i + 1, u"=") && !follows(i, u".");
        if (isKeyword || follows(i, u"for") || follows(i, u"as"))
            return;
        const bool hasDot = i + 1 < m_body.end && m_source.is(i + 1, u".");
        const QString name = m_source.word(i).toString();
        if (follows(i, u".")) {
            if (name == u"memory")
                judgeMemory(i, hasDot);
        } else if (m_memoryNames.contains(name)) {
            judgeMemory(i, hasDot);
        } else if (m_contextNames.contains(name) && !hasDot) {
            const std::optional<QString> callee = calleeAround(i);
            if (callee && !callee->isEmpty())
                m_calls.givenContext.insert(*callee);
            else if (callee || follows(i, u"=") || follows(i, u"return"))
                m_function.givesContextAway = true;
        }
    }

    void judgeMemory(qsizetype i, bool hasDot)
    {
        const bool isKnownMethod = hasDot && i + 3 < m_body.end && (m_source.is(i + 2, u"get") || m_source.is(i + 2, u"set")) && m_source.is(i + 3, u"(");
        if (isKnownMethod)
            return; // judged with its key
        // "memory = context.memory" gives it a name that is followed.
        qsizetype start = i;
        while (start - 2 >= m_body.begin && m_source.is(start - 1, u".") && m_source.isName(start - 2))
            start -= 2;
        const bool isNamed = !hasDot && start > m_body.begin && m_source.is(start - 1, u"=") && start - 2 >= m_body.begin
            && m_memoryNames.contains(m_source.word(start - 2).toString());
        if (!isNamed)
            m_function.hasUnknownMemoryUse = true;
    }

    // The function whose argument a name is, empty for one without a bare name; nothing outside of brackets.
    std::optional<QString> calleeAround(qsizetype i) const
    {
        constexpr qsizetype furthest = 400; // keeps the whole scan linear
        const qsizetype limit = qMax(m_body.begin, i - furthest);
        qsizetype depth = 0;
        for (qsizetype at = i - 1; at > limit; --at) {
            if (m_source.is(at, u")") || m_source.is(at, u"]") || m_source.is(at, u"}")) {
                ++depth;
            } else if (m_source.is(at, u"(") || m_source.is(at, u"[") || m_source.is(at, u"{")) {
                if (depth-- > 0)
                    continue;
                const bool isBareCall = m_source.is(at, u"(") && m_source.isName(at - 1) && !follows(at - 1, u".");
                return isBareCall ? m_source.word(at - 1).toString() : QString();
            }
        }
        return limit > m_body.begin ? std::optional(QString()) : std::nullopt;
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
    QSet<QString> m_contextNames;
    BodyCalls m_calls;
};

} // namespace

BodyCalls readBody(const Source &source, TokenSpan body, Function &function)
{
    return BodyReader(source, body, function).read();
}

} // namespace overmantel::python
