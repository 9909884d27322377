#include "core/syntax/yaml/scalarwriter.h"

#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/yamledit.h"

#include <QLocale>
#include <QStringList>

#include <cmath>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

// Characters that only an escape can carry safely through every YAML loader.
bool needsEscape(QChar c)
{
    const char16_t code = c.unicode();
    return (code < 0x20 && code != u'\t') || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 || code == 0xFEFF
        || code >= 0xFFFE;
}

// Text of digits and what stands between them in dates, times and the numbers of YAML 1.1: some
// loader reads it as something else than text.
bool looksLikeNumber(QStringView text)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const bool isSigned = text[0] == u'+' || text[0] == u'-' || text[0] == u'.';
    if (!isDigit(text[0]) && !(isSigned && text.size() > 1 && (isDigit(text[1]) || text[1] == u'.')))
        return false;
    return std::all_of(text.begin(), text.end(),
                       [&](QChar c) { return isDigit(c) || QStringView(u"abcdefABCDEFxXoO_:.+-tTzZ ").contains(c); });
}

QString quoted(QStringView text, ScalarStyle style)
{
    const QChar quote = style == ScalarStyle::SingleQuoted ? u'\'' : u'"';
    return quote + escaped(text, style) + quote;
}

QString floatText(double number)
{
    if (std::isnan(number))
        return u".nan"_s;
    if (std::isinf(number))
        return number < 0 ? u"-.inf"_s : u".inf"_s;
    const QString text = QString::number(number, 'g', QLocale::FloatingPointShortest);
    return text.contains(u'.') || text.contains(u'e') ? text : text + u".0"_s;
}

// Breaks a line at single spaces between words.
QStringList wrapped(const QString &line, qsizetype width)
{
    QStringList lines;
    qsizetype from = 0;
    qsizetype lastBreak = -1;
    for (qsizetype at = 1; at + 1 < line.size(); ++at) {
        const bool breakable = line[at] == u' ' && !isBlank(line[at - 1]) && !isBlank(line[at + 1]);
        if (!breakable)
            continue;
        if (at - from > width && lastBreak > from) {
            lines.append(line.mid(from, lastBreak - from));
            from = lastBreak + 1;
        }
        lastBreak = at;
    }
    if (line.size() - from > width && lastBreak > from) {
        lines.append(line.mid(from, lastBreak - from));
        from = lastBreak + 1;
    }
    lines.append(line.mid(from));
    return lines;
}

// Between two lines of text a folded scalar needs one empty line more than the value has.
QStringList foldedLines(const QStringList &values, qsizetype width)
{
    qsizetype last = values.size() - 1;
    while (last >= 0 && values[last].isEmpty())
        --last;
    QStringList lines;
    for (qsizetype index = 0; index < values.size(); ++index) {
        lines += wrapped(values[index], width);
        if (!values[index].isEmpty() && index < last)
            lines.append(QString());
    }
    return lines;
}

} // namespace

bool needsEscapes(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c != u'\n' && needsEscape(c); });
}

bool canBePlain(QStringView text, ScalarSpot spot)
{
    if (text.isEmpty() || isBlank(text.front()) || isBlank(text.back()) || text.contains(u'\t') || text.contains(u'\n'))
        return false;
    if (needsEscapes(text) || QStringView(u"-?:,[]{}#&*!|>'\"%@`=").contains(text.front()) || text.startsWith(u"...") || text == u"<<")
        return false;
    if (text.contains(u": ") || text.back() == u':' || text.contains(u" #"))
        return false;
    if (spot.inFlow && std::any_of(text.begin(), text.end(), isFlowIndicator))
        return false;
    if (plainScalarValue(text).kind() != Value::Kind::Text || looksLikeNumber(text))
        return false;
    return spot.isKey || !isYaml11Bool(text); // "on:" is a key of the format
}

QString escaped(QStringView text, ScalarStyle style)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (style == ScalarStyle::SingleQuoted) {
            result += c;
            if (c == u'\'')
                result += c;
            continue;
        }
        const bool pairs = c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        if (pairs) {
            result += c;
            result += text[++at];
        } else if (c == u'"' || c == u'\\') {
            result += u'\\';
            result += c;
        } else if (c == u'\n') {
            result += u"\\n"_s;
        } else if (c == u'\t') {
            result += u"\\t"_s;
        } else if (c == u'\r') {
            result += u"\\r"_s;
        } else if (c.isSurrogate()) {
            result += u"\\uFFFD"_s;
        } else if (needsEscape(c)) {
            result += c.unicode() < 0x100 ? u"\\x"_s + QString::number(c.unicode(), 16).rightJustified(2, u'0')
                                          : u"\\u"_s + QString::number(c.unicode(), 16).rightJustified(4, u'0');
        } else {
            result += c;
        }
    }
    return result;
}

QString writeScalar(const Value &value, ScalarStyle preferred, ScalarSpot spot)
{
    switch (value.kind()) {
    case Value::Kind::None: return u"null"_s;
    case Value::Kind::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case Value::Kind::Int: return value.toInteger().toString();
    case Value::Kind::Float: return floatText(value.toDouble());
    case Value::Kind::Text: break;
    case Value::Kind::List:
    case Value::Kind::Object: return {};
    }
    const QString text = value.toText();
    const bool canBeSingle = !text.contains(u'\n') && !needsEscapes(text);
    if (preferred == ScalarStyle::SingleQuoted && canBeSingle)
        return quoted(text, ScalarStyle::SingleQuoted);
    if (preferred == ScalarStyle::DoubleQuoted)
        return quoted(text, ScalarStyle::DoubleQuoted);
    if (canBePlain(text, spot))
        return text;
    const bool wantsSingle = canBeSingle && (text.contains(u'"') || text.contains(u'\\')) && !text.contains(u'\'');
    return quoted(text, wantsSingle ? ScalarStyle::SingleQuoted : ScalarStyle::DoubleQuoted);
}

std::optional<WrittenBlock> writeBlock(const QString &text, ScalarStyle style, qsizetype parentIndent, qsizetype indent, qsizetype width)
{
    if (text.isEmpty() || needsEscapes(text))
        return std::nullopt;
    WrittenBlock block;
    block.endsWithBreak = text.endsWith(u'\n');
    const QString body = block.endsWithBreak ? text.chopped(1) : text;
    block.keeps = block.endsWithBreak && (body.isEmpty() || body.endsWith(u'\n'));
    QStringList lines = body.split(u'\n');

    const auto beginsBlank = [](const QString &line) { return !line.isEmpty() && isBlank(line.front()); };
    // Lines that begin with white space are not folded; a literal scalar says what they are.
    const bool folded = style == ScalarStyle::Folded && std::none_of(lines.begin(), lines.end(), beginsBlank);
    if (folded)
        lines = foldedLines(lines, width);

    block.header = folded ? u">"_s : u"|"_s;
    const auto first = std::find_if(lines.begin(), lines.end(), [](const QString &line) { return !line.isEmpty(); });
    if (first != lines.end() && beginsBlank(*first)) {
        const qsizetype digit = indent - qMax(parentIndent, qsizetype(0));
        if (digit < 1 || digit > 9)
            return std::nullopt;
        block.header += QString::number(digit);
    }
    if (!block.endsWithBreak)
        block.header += u'-';
    else if (block.keeps)
        block.header += u'+';
    for (QString &line : lines) {
        if (!line.isEmpty())
            line.prepend(QString(indent, u' '));
    }
    block.lines = lines;
    return block;
}

QString scalarText(const Value &value, ScalarStyle preferred)
{
    return writeScalar(value, preferred);
}

} // namespace overmantel::yaml
