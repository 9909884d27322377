// The immutable text of one file at one moment: UTF-16 with LF inside, with what is needed to write
// it back as it was (line ends, byte order mark). Cheap to copy; safe to hand to another thread.
// It does no file access: see core/workspace/filestore.
#pragma once

#include "core/text/textrange.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace overmantel {

enum class LineEnding { Lf, CrLf, Mixed };
enum class TextFault { None, Nul, Utf16, NotUtf8 }; // why bytes are no text

class Snapshot
{
public:
    Snapshot() : Snapshot(QString()) {}
    // `text` may hold CRLF or CR LF mixtures; they become LF and decide lineEnding().
    explicit Snapshot(const QString &text);
    // Decodes UTF-8. Bytes that are no UTF-8, or a NUL, make isText() false and text() empty:
    // such a file is shown as what it is and never written.
    static Snapshot fromBytes(const QByteArray &bytes);
    // The same file with another text (LF inside), a new revision; line ends and BOM stay.
    Snapshot withText(const QString &text) const;

    const QString &text() const { return m_text; }
    bool isText() const { return m_isText; }
    // Byte offset of the first byte that is not UTF-8 text; -1 when all is well.
    qsizetype firstBadByte() const { return m_firstBadByte; }
    TextFault fault() const { return m_fault; }
    LineEnding lineEnding() const { return m_lineEnding; }
    bool hasByteOrderMark() const { return m_hasBom; }
    // Equal for equal texts of equal origin; what caches are keyed by.
    size_t contentHash() const { return m_hash; }

    int lineCount() const { return int(m_lineStarts.size()); } // at least 1
    qsizetype lineStart(int line) const;                        // clipped to the text
    TextRange lineRange(int line) const;                        // without the line end
    QStringView lineText(int line) const { return textIn(m_text, lineRange(line)); }
    TextPosition position(qsizetype offset) const;              // clipped to the text
    qsizetype offset(TextPosition position) const;              // clipped to the line

    // The bytes to write. Lines that stand at the beginning or the end as in `original` (the bytes
    // last read, may be empty) keep their own line ends when the file mixes them.
    QByteArray toBytes(const QByteArray &original = {}) const;

private:
    void indexLines();

    QString m_text;
    QList<qsizetype> m_lineStarts;
    LineEnding m_lineEnding = LineEnding::Lf;
    bool m_hasBom = false;
    bool m_isText = true;
    TextFault m_fault = TextFault::None;
    qsizetype m_firstBadByte = -1;
    size_t m_hash = 0;
};

} // namespace overmantel
