#include "core/text/snapshot.h"

#include <QHash>
#include <QStringConverter>

#include <algorithm>

namespace overmantel {
namespace {

constexpr char byteOrderMark[] = "\xEF\xBB\xBF";

// Length of the UTF-8 character at `at`; 0 when the bytes there are none (RFC 3629) or a NUL.
int characterLength(const uchar *at, const uchar *end)
{
    const auto follows = [at, end](int index, uchar from = 0x80, uchar to = 0xBF) {
        return at + index < end && at[index] >= from && at[index] <= to;
    };
    const uchar first = at[0];
    if (first < 0x80)
        return first == 0 ? 0 : 1;
    if (first >= 0xC2 && first <= 0xDF)
        return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const uchar from = first == 0xE0 ? 0xA0 : 0x80; // no overlong forms
        const uchar to = first == 0xED ? 0x9F : 0xBF;   // no surrogates
        return follows(1, from, to) && follows(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const uchar from = first == 0xF0 ? 0x90 : 0x80;
        const uchar to = first == 0xF4 ? 0x8F : 0xBF;
        return follows(1, from, to) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

qsizetype firstBadByteOf(const QByteArray &bytes)
{
    const auto *begin = reinterpret_cast<const uchar *>(bytes.constData());
    const uchar *end = begin + bytes.size();
    for (const uchar *at = begin; at < end;) {
        const int length = characterLength(at, end);
        if (length == 0)
            return at - begin;
        at += length;
    }
    return -1;
}

TextFault faultOf(const QByteArray &bytes, qsizetype firstBadByte)
{
    if (firstBadByte < 0)
        return TextFault::None;
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
        return TextFault::Utf16;
    return bytes[firstBadByte] == 0 ? TextFault::Nul : TextFault::NotUtf8;
}

enum class LineEnd { Lf, CrLf, Cr };

struct Lines
{
    QList<QStringView> texts;
    QList<LineEnd> ends; // one less than texts
};

Lines splitLines(QStringView text)
{
    Lines lines;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != u'\n' && text[at] != u'\r')
            continue;
        lines.texts.append(text.mid(from, at - from));
        if (text[at] == u'\n') {
            lines.ends.append(LineEnd::Lf);
        } else if (at + 1 < text.size() && text[at + 1] == u'\n') {
            lines.ends.append(LineEnd::CrLf);
            ++at;
        } else {
            lines.ends.append(LineEnd::Cr);
        }
        from = at + 1;
    }
    lines.texts.append(text.mid(from));
    return lines;
}

QString withLf(const QString &text)
{
    if (!text.contains(u'\r'))
        return text;
    QString result = text;
    result.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    result.replace(u'\r', u'\n');
    return result;
}

LineEnding lineEndingOf(const QString &text)
{
    bool lf = false;
    bool crLf = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'\n') {
            lf = true;
        } else if (text[at] == u'\r') {
            if (at + 1 >= text.size() || text[at + 1] != u'\n')
                return LineEnding::Mixed; // an end that neither of the two names covers
            crLf = true;
            ++at;
        }
    }
    if (lf && crLf)
        return LineEnding::Mixed;
    return crLf ? LineEnding::CrLf : LineEnding::Lf;
}

QString decoded(const QByteArray &bytes)
{
    // A second byte order mark is text (U+FEFF) and must come back when the file is written.
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decoder.decode(bytes);
}

// The ends for the lines of `text`: lines that stand unchanged at the beginning and at the end of the
// original keep theirs, a changed line in between takes that of the line it replaced or follows.
QList<LineEnd> endsLike(const Lines &original, const Lines &lines)
{
    const qsizetype oldCount = original.ends.size();
    const qsizetype count = lines.ends.size();
    const qsizetype shorter = std::min(oldCount, count);
    qsizetype prefix = 0;
    while (prefix < shorter && original.texts[prefix] == lines.texts[prefix])
        ++prefix;
    qsizetype suffix = 0;
    while (suffix < shorter - prefix && original.texts[oldCount - 1 - suffix] == lines.texts[count - 1 - suffix])
        ++suffix;
    QList<LineEnd> ends;
    ends.reserve(count);
    for (qsizetype line = 0; line < count; ++line) {
        if (line < prefix || count == oldCount)
            ends.append(original.ends[line]);
        else if (line >= count - suffix)
            ends.append(original.ends[oldCount - (count - line)]);
        else if (!ends.isEmpty())
            ends.append(ends.constLast());
        else
            ends.append(oldCount > 0 ? original.ends.constFirst() : LineEnd::Lf);
    }
    return ends;
}

} // namespace

Snapshot::Snapshot(const QString &text) : m_text(withLf(text)), m_lineEnding(lineEndingOf(text))
{
    indexLines();
}

Snapshot Snapshot::fromBytes(const QByteArray &bytes)
{
    Snapshot snapshot;
    snapshot.m_firstBadByte = firstBadByteOf(bytes);
    snapshot.m_isText = snapshot.m_firstBadByte < 0;
    snapshot.m_fault = faultOf(bytes, snapshot.m_firstBadByte);
    snapshot.m_hasBom = bytes.startsWith(byteOrderMark);
    if (!snapshot.m_isText) {
        snapshot.m_hash = qHash(bytes, size_t(1));
        return snapshot;
    }
    const QString text = decoded(snapshot.m_hasBom ? bytes.mid(3) : bytes);
    snapshot.m_text = withLf(text);
    snapshot.m_lineEnding = lineEndingOf(text);
    snapshot.indexLines();
    return snapshot;
}

Snapshot Snapshot::withText(const QString &text) const
{
    Snapshot next = *this;
    next.m_text = withLf(text);
    next.m_isText = true;
    next.m_fault = TextFault::None;
    next.m_firstBadByte = -1;
    next.indexLines();
    return next;
}

void Snapshot::indexLines()
{
    m_lineStarts.clear();
    m_lineStarts.append(0);
    for (qsizetype at = m_text.indexOf(u'\n'); at >= 0; at = m_text.indexOf(u'\n', at + 1))
        m_lineStarts.append(at + 1);
    m_hash = qHash(m_text, size_t(m_lineEnding) * 2 + (m_hasBom ? 1 : 0));
}

qsizetype Snapshot::lineStart(int line) const
{
    if (line < 0)
        return 0;
    return line < lineCount() ? m_lineStarts[line] : m_text.size();
}

TextRange Snapshot::lineRange(int line) const
{
    const qsizetype start = lineStart(line);
    if (line < 0)
        return {start, start};
    const qsizetype end = line + 1 < lineCount() ? m_lineStarts[line + 1] - 1 : m_text.size();
    return {start, end};
}

TextPosition Snapshot::position(qsizetype offset) const
{
    const qsizetype at = qBound(qsizetype(0), offset, m_text.size());
    const auto behind = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), at);
    const auto line = int(std::distance(m_lineStarts.begin(), behind)) - 1;
    return {line, int(at - m_lineStarts[line])};
}

qsizetype Snapshot::offset(TextPosition position) const
{
    const TextRange range = lineRange(position.line);
    return qBound(range.start, range.start + position.column, range.end);
}

QByteArray Snapshot::toBytes(const QByteArray &original) const
{
    if (!m_isText)
        return original;
    QByteArray bytes;
    if (m_hasBom)
        bytes.append(byteOrderMark);
    if (m_lineEnding == LineEnding::Lf)
        return bytes + m_text.toUtf8();
    if (m_lineEnding == LineEnding::CrLf) {
        QString text = m_text;
        text.replace(u'\n', QLatin1String("\r\n"));
        return bytes + text.toUtf8();
    }
    const QString before = decoded(original.startsWith(byteOrderMark) ? original.mid(3) : original);
    const Lines lines = splitLines(m_text);
    const QList<LineEnd> ends = endsLike(splitLines(before), lines);
    QString text;
    text.reserve(m_text.size() + lines.ends.size());
    for (qsizetype line = 0; line < lines.texts.size(); ++line) {
        text += lines.texts[line];
        if (line >= ends.size())
            continue;
        switch (ends[line]) {
        case LineEnd::Lf: text += u'\n'; break;
        case LineEnd::CrLf: text += QLatin1String("\r\n"); break;
        case LineEnd::Cr: text += u'\r'; break;
        }
    }
    return bytes + text.toUtf8();
}

} // namespace overmantel
