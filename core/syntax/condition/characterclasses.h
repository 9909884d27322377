// Which characters Python takes for white space and for parts of a name.
#pragma once

#include <QStringView>

namespace overmantel::condition {

// What str.strip() removes.
bool isStrippedSpace(QChar c);

// Unicode's XID_Start and XID_Continue, with "_".
bool startsName(char32_t codePoint);
bool continuesName(char32_t codePoint);

// The character at an index, a surrogate pair taken together; a lone surrogate as it is.
char32_t codePointAt(QStringView text, qsizetype index);
inline qsizetype unitsOf(char32_t codePoint)
{
    return codePoint > 0xffff ? 2 : 1;
}

bool isPythonKeyword(QStringView text);

} // namespace overmantel::condition
