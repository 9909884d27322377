#include "core/syntax/condition/characterclasses.h"

#include <algorithm>

namespace overmantel::condition {

namespace {

template <std::size_t count>
bool contains(const char32_t (&sorted)[count], char32_t codePoint)
{
    return std::ranges::binary_search(sorted, codePoint);
}

// Letters that stop being a name when they are normalised: a space or a mark comes out first.
constexpr char32_t neverInNames[] = {0x37a,  0xfc5e, 0xfc5f, 0xfc60, 0xfc61, 0xfc62, 0xfc63, 0xfdfa, 0xfdfb,
                                     0xfe70, 0xfe72, 0xfe74, 0xfe76, 0xfe78, 0xfe7a, 0xfe7c, 0xfe7e};
constexpr char32_t neverFirst[] = {0xe33, 0xeb3, 0xff9e, 0xff9f};
// No letters, but named by Unicode as fit for names.
constexpr char32_t alsoFirst[] = {0x1885, 0x1886, 0x2118, 0x212e};
constexpr char32_t alsoInside[] = {0xb7,   0x387,  0x1369, 0x136a, 0x136b, 0x136c,
                                   0x136d, 0x136e, 0x136f, 0x1370, 0x1371, 0x19da};

constexpr QStringView keywords[] = {
    u"False", u"None",     u"True",  u"and",    u"as",   u"assert", u"async",  u"await",    u"break",
    u"class", u"continue", u"def",   u"del",    u"elif", u"else",   u"except", u"finally",  u"for",
    u"from",  u"global",   u"if",    u"import", u"in",   u"is",     u"lambda", u"nonlocal", u"not",
    u"or",    u"pass",     u"raise", u"return", u"try",  u"while",  u"with",   u"yield",
};

} // namespace

bool isStrippedSpace(QChar c)
{
    return c.isSpace() || (c >= u'\x1c' && c <= u'\x1f');
}

bool startsName(char32_t codePoint)
{
    if (codePoint < 0x80)
        return codePoint == U'_' || (codePoint >= U'a' && codePoint <= U'z')
               || (codePoint >= U'A' && codePoint <= U'Z');
    if (contains(alsoFirst, codePoint))
        return true;
    const QChar::Category category = QChar::category(codePoint);
    const bool letter = category == QChar::Letter_Uppercase || category == QChar::Letter_Lowercase
                        || category == QChar::Letter_Titlecase || category == QChar::Letter_Modifier
                        || category == QChar::Letter_Other || category == QChar::Number_Letter;
    // U+2E2F is a letter by category but kept for patterns.
    return letter && codePoint != 0x2e2f && !contains(neverInNames, codePoint) && !contains(neverFirst, codePoint);
}

bool continuesName(char32_t codePoint)
{
    if (startsName(codePoint) || contains(neverFirst, codePoint) || contains(alsoInside, codePoint))
        return true;
    const QChar::Category category = QChar::category(codePoint);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_SpacingCombining
           || category == QChar::Number_DecimalDigit || category == QChar::Punctuation_Connector;
}

char32_t codePointAt(QStringView text, qsizetype index)
{
    const QChar unit = text[index];
    if (unit.isHighSurrogate() && index + 1 < text.size() && text[index + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text[index + 1]);
    return unit.unicode();
}

bool isPythonKeyword(QStringView text)
{
    return std::ranges::find(keywords, text) != std::end(keywords);
}

} // namespace overmantel::condition
