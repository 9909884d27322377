// Test texts that show where things stand: "say «@tool.x» now" is the text without the marks and the
// range of "@tool.x". Marks may nest; ranges come in the order in which they open.
#pragma once

#include "core/text/textrange.h"

#include <QList>
#include <QString>

struct MarkedText
{
    QString text;
    QList<overmantel::TextRange> ranges;

    explicit MarkedText(const QString &marked)
    {
        QList<qsizetype> open;
        for (const QChar c : marked) {
            if (c == u'«') {
                open.append(ranges.size());
                ranges.append({text.size(), text.size()});
            } else if (c == u'»') {
                ranges[open.takeLast()].end = text.size();
            } else {
                text += c;
            }
        }
    }
};

namespace overmantel {
// Found by QCOMPARE: what failed, in numbers.
inline char *toString(const TextRange &range)
{
    return qstrdup(qPrintable(QStringLiteral("%1..%2").arg(range.start).arg(range.end)));
}
} // namespace overmantel
