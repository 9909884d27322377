#include "core/model/memory.h"

#include <array>

namespace overmantel {

std::span<const MemoryTypeInfo> memoryTypes()
{
    static constexpr std::array<MemoryTypeInfo, 8> table{{
        {.type = MemoryType::Text, .word = u"text", .jsonType = u"string"},
        {.type = MemoryType::Bool, .word = u"bool", .jsonType = u"boolean"},
        {.type = MemoryType::Int, .word = u"int", .jsonType = u"integer"},
        {.type = MemoryType::Float, .word = u"float", .jsonType = u"number"},
        {.type = MemoryType::List, .word = u"list", .jsonType = u"array"},
        {.type = MemoryType::Categorical, .word = u"categorical", .jsonType = u"string"},
        {.type = MemoryType::Json, .word = u"json", .jsonType = u"string"},
        {.type = MemoryType::Any, .word = u"any", .jsonType = u"string"},
    }};
    return table;
}

std::optional<MemoryType> memoryTypeFromWord(QStringView word)
{
    for (const MemoryTypeInfo &info : memoryTypes()) {
        if (word == QStringView(info.word))
            return info.type;
    }
    return std::nullopt;
}

QString memoryTypeWord(MemoryType type)
{
    for (const MemoryTypeInfo &info : memoryTypes()) {
        if (info.type == type)
            return QString::fromUtf16(info.word);
    }
    return {};
}

QString memoryScopeWord(MemoryScope scope)
{
    switch (scope) {
    case MemoryScope::Public:
        return QStringLiteral("public");
    case MemoryScope::Private:
        return QStringLiteral("private");
    case MemoryScope::Project:
        return QStringLiteral("project");
    }
    return {};
}

const QStringList &memoryAttributes()
{
    static const QStringList names{QStringLiteral("type"), QStringLiteral("description"), QStringLiteral("enum_values"),
                                   QStringLiteral("llm_settable"), QStringLiteral("pii"), QStringLiteral("immutable"),
                                   QStringLiteral("initial_value"), QStringLiteral("mutable"), QStringLiteral("seed"),
                                   QStringLiteral("anonymization")};
    return names;
}

} // namespace overmantel
