#include "tests/fuzz/targets.h"

#include "core/syntax/python/toolscan.h"

namespace overmantel::fuzz {

using namespace Qt::Literals::StringLiterals;

QString pythonFault(const QByteArray &input)
{
    const QString text = textOf(input);
    const TextRange whole{0, text.size()};
    const python::ToolFile file = python::scan(text);
    if (file.fault && (!whole.contains(file.fault->where) || file.fault->where.isEmpty() || file.fault->message.size() < 10))
        return u"a fault out of bounds or without words"_s;
    qsizetype last = 0;
    for (const python::Function &function : file.functions) {
        if (function.where.start < last || !whole.contains(function.where) || !function.where.contains(function.nameRange))
            return u"a function out of bounds or order"_s;
        if (textIn(text, function.nameRange) != function.name || function.name.isEmpty())
            return u"a name that is not written there"_s;
        if (!function.decorator.isEmpty() && !function.where.contains(function.decorator))
            return u"a decorator out of bounds"_s;
        for (const python::Parameter &parameter : function.parameters) {
            if (!function.where.contains(parameter.where) || parameter.name.isEmpty())
                return u"a parameter out of bounds"_s;
        }
        for (const python::MemoryAccess &access : function.memory) {
            if (!whole.contains(access.where))
                return u"an access out of bounds"_s;
        }
        for (const python::ButtonCall &button : function.buttons) {
            if (!function.where.contains(button.where) || !whole.contains(button.refWhere))
                return u"a button out of bounds"_s;
        }
        last = function.where.end;
    }
    return {};
}

} // namespace overmantel::fuzz
