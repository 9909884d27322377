// Keeps a QTextDocument and a file of the Workspace the same: what is typed becomes a TextEdit, what
// others change in the file is applied to the document. The only place with a guard against
// its own changes. The document's own undo is switched off: the Workspace has the history.
// Owned by the editor that shows the document; several bindings may show one file.
#pragma once

#include "core/text/textedit.h"
#include "core/workspace/history.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <optional>

class QTextDocument;

namespace overmantel {

class Workspace;

// QTextDocument ends a line at U+2029 and at two characters that it uses for frames. In a file they are
// characters like any other, so the document gets others in their place, one for one, which the
// text does not have.
class CharacterStandIns
{
public:
    void chooseFor(QStringView text);
    bool areFreeIn(QStringView text) const;
    QString toDocument(const QString &text) const;
    // `raw` as QTextDocument::toRawText() gives it.
    QString toText(QString raw) const;

private:
    std::array<QChar, 3> m_standIns = {QChar(0xFDD2), QChar(0xFDD3), QChar(0xFDD4)};
};

class DocumentBinding : public QObject
{
    Q_OBJECT
public:
    DocumentBinding(QTextDocument *document, Workspace *workspace, const QString &file, QObject *parent = nullptr);

    const QString &file() const { return m_file; }
    // The document's text as the file has it: LF, no stand-ins. Offsets are positions of the document.
    QString text() const;
    QString textToInsert(const QString &text); // for pasting: line ends and special characters made fit
    // Where the person's cursor is, for undo. A move that no edit explains ends a run of typing.
    void noteCursor(qsizetype anchor, qsizetype position);

private:
    enum class State { Idle, Sending, Receiving };

    void onContentsChange(int position, int removed, int added);
    void onTextChanged(const QString &file, const TextEdit &edit);
    QString documentText(qsizetype from, qsizetype to) const;
    qsizetype documentSize() const;
    void applyToDocument(const TextEdit &edit);
    void fillDocument();
    void resync();
    void resyncLater();
    QString labelFor(const TextReplacement &replacement) const;

    QPointer<QTextDocument> m_document;
    Workspace *m_workspace;
    QString m_file;
    CharacterStandIns m_standIns;
    State m_state = State::Idle;
    int m_echoes = 0; // changes of the file heard while sending; more than one is somebody else's
    std::optional<Cursor> m_cursor;
    qsizetype m_expectedPosition = -1;
};

} // namespace overmantel
