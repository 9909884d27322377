#include "core/model/placeholders.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

QList<Placeholder> placeholders(QStringView text)
{
    // A namespace is a folder's name and may hold dashes; an entry is a name as in Python.
    static const QRegularExpression pattern(u"\\{(?:session\\.([\\w-]+)\\.(\\w+)|([^\\W\\d]\\w*))\\}"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    QList<Placeholder> result;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(text.toString());
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const TextRange where{match.capturedStart(), match.capturedEnd()};
        const TextRange name{where.start + 1, where.end - 1};
        if (match.hasCaptured(1))
            result += {where, name, match.captured(1), match.captured(2)};
        else
            result += {where, name, {}, match.captured(3)};
    }
    return result;
}

std::optional<SetPayload> setPayload(QStringView payload)
{
    static constexpr QStringView prefix = u"set:";
    if (!payload.startsWith(prefix))
        return std::nullopt;
    const qsizetype equals = payload.indexOf(u'=');
    qsizetype start = prefix.size();
    qsizetype end = equals < 0 ? payload.size() : equals;
    while (start < end && payload[start].isSpace())
        ++start;
    while (end > start && payload[end - 1].isSpace())
        --end;
    SetPayload set{.reference = payload.mid(start, end - start).toString(), .where = {start, end}, .value = {}};
    if (equals >= 0)
        set.value = payload.mid(equals + 1).toString();
    return set;
}

} // namespace overmantel
