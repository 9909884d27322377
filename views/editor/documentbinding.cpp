#include "views/editor/documentbinding.h"

#include "core/workspace/workspace.h"

#include <QScopedValueRollback>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array<QChar, 3> lineEndingCharacters = {QChar(0x2029), QChar(0xFDD0), QChar(0xFDD1)};
constexpr qsizetype fewCharacters = 200; // up to here asking for each is quicker than for the whole text

bool needsStandIns(QStringView text)
{
    return std::any_of(lineEndingCharacters.begin(), lineEndingCharacters.end(),
                       [text](QChar character) { return text.contains(character); });
}

} // namespace

void CharacterStandIns::chooseFor(QStringView text)
{
    // Unicode's non-characters first, then the private use area: both have no meaning of their own.
    char16_t candidate = 0xFDD2;
    for (QChar &standIn : m_standIns) {
        while (text.contains(QChar(candidate)))
            candidate = candidate == 0xFDEF ? 0xE000 : char16_t(candidate + 1);
        standIn = QChar(candidate);
        candidate = candidate == 0xFDEF ? 0xE000 : char16_t(candidate + 1);
    }
}

bool CharacterStandIns::areFreeIn(QStringView text) const
{
    return std::none_of(m_standIns.begin(), m_standIns.end(), [text](QChar standIn) { return text.contains(standIn); });
}

QString CharacterStandIns::toDocument(const QString &text) const
{
    if (!needsStandIns(text))
        return text;
    QString result = text;
    for (size_t index = 0; index < m_standIns.size(); ++index)
        result.replace(lineEndingCharacters[index], m_standIns[index]);
    return result;
}

QString CharacterStandIns::toText(QString raw) const
{
    raw.replace(QChar(0x2029), u'\n');
    for (size_t index = 0; index < m_standIns.size(); ++index)
        raw.replace(m_standIns[index], lineEndingCharacters[index]);
    return raw;
}

DocumentBinding::DocumentBinding(QTextDocument *document, Workspace *workspace, const QString &file, QObject *parent)
    : QObject(parent), m_document(document), m_workspace(workspace), m_file(file)
{
    document->setUndoRedoEnabled(false);
    document->documentLayout(); // without a layout a document does not tell of its changes
    fillDocument();
    connect(document, &QTextDocument::contentsChange, this, &DocumentBinding::onContentsChange);
    connect(workspace, &Workspace::textChanged, this, &DocumentBinding::onTextChanged);
    connect(workspace, &Workspace::folderChanged, this, &DocumentBinding::resync);
}

QString DocumentBinding::text() const
{
    return m_document ? m_standIns.toText(m_document->toRawText()).left(documentSize()) : QString();
}

QString DocumentBinding::textToInsert(const QString &text)
{
    QString result = text;
    result.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').remove(QChar(0));
    if (!m_standIns.areFreeIn(result)) {
        m_standIns.chooseFor(QString(m_workspace->snapshot(m_file).text() + result));
        fillDocument();
    }
    return m_standIns.toDocument(result);
}

void DocumentBinding::noteCursor(qsizetype anchor, qsizetype position)
{
    if (m_state != State::Idle)
        return;
    if (position != m_expectedPosition || anchor != position)
        m_workspace->breakMerging();
    m_expectedPosition = position;
    m_cursor = Cursor{m_file, anchor, position};
}

qsizetype DocumentBinding::documentSize() const
{
    return m_document->characterCount() - 1; // a document ends in a line end that the text does not have
}

QString DocumentBinding::documentText(qsizetype from, qsizetype to) const
{
    if (to - from > fewCharacters)
        return m_standIns.toText(m_document->toRawText().mid(from, to - from));
    QString raw;
    raw.reserve(to - from);
    for (qsizetype at = from; at < to; ++at)
        raw += m_document->characterAt(int(at));
    return m_standIns.toText(raw);
}

void DocumentBinding::onContentsChange(int position, int removed, int added)
{
    if (m_state != State::Idle)
        return;
    const QString &before = m_workspace->snapshot(m_file).text();
    const qsizetype size = documentSize();
    // The document may count its last line end, and more than what changed; the ends are clipped, and a
    // report that still does not add up stands for the whole text.
    qsizetype from = std::min({qsizetype(position), before.size(), size});
    qsizetype beforeEnd = std::min(from + removed, before.size());
    qsizetype end = std::min(from + added, size);
    if (before.size() - beforeEnd != size - end) {
        from = 0;
        beforeEnd = before.size();
        end = size;
    }
    const TextEdit part = TextEdit::between(before.mid(from, beforeEnd - from), documentText(from, end));
    if (part.isEmpty())
        return; // only formats changed
    TextReplacement replacement = part.replacements().first();
    replacement.range = replacement.range.shifted(from);

    const qsizetype behind = replacement.range.start + replacement.text.size();
    const WorkspaceEdit edit{labelFor(replacement), {{m_file, TextEdit::replace(replacement.range, replacement.text)}}};
    bool isApplied = false;
    {
        const QScopedValueRollback sending(m_state, State::Sending);
        m_echoes = 0;
        isApplied = m_workspace->apply(edit, EditKind::Typing, m_cursor, Cursor{m_file, behind, behind});
    }
    m_expectedPosition = behind;
    m_cursor = Cursor{m_file, behind, behind};
    // Refused, or changed on the way: the document may not be changed while it tells of a change.
    if (!isApplied || m_echoes != 1 || m_workspace->snapshot(m_file).text().size() != size)
        resyncLater();
}

QString DocumentBinding::labelFor(const TextReplacement &replacement) const
{
    if (replacement.text.isEmpty())
        return tr("Delete");
    return replacement.text.size() > 2 && !replacement.text.trimmed().isEmpty() ? tr("Insert Text") : tr("Typing");
}

void DocumentBinding::onTextChanged(const QString &file, const TextEdit &edit)
{
    if (file != m_file || !m_document)
        return;
    if (m_state == State::Sending) {
        ++m_echoes;
        return;
    }
    applyToDocument(edit);
    if (documentSize() != m_workspace->snapshot(m_file).text().size())
        resync();
}

void DocumentBinding::applyToDocument(const TextEdit &edit)
{
    const QList<TextReplacement> &replacements = edit.replacements();
    const bool isFree = std::all_of(replacements.begin(), replacements.end(),
                                    [this](const TextReplacement &one) { return m_standIns.areFreeIn(one.text); });
    if (!isFree) {
        fillDocument();
        return;
    }
    const QScopedValueRollback receiving(m_state, State::Receiving);
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    // From the end, so that what stands before keeps its place.
    for (auto one = replacements.crbegin(); one != replacements.crend(); ++one) {
        const qsizetype size = documentSize();
        cursor.setPosition(int(std::min(one->range.start, size)));
        cursor.setPosition(int(std::min(one->range.end, size)), QTextCursor::KeepAnchor);
        cursor.insertText(m_standIns.toDocument(one->text));
    }
    cursor.endEditBlock();
}

void DocumentBinding::fillDocument()
{
    const QScopedValueRollback receiving(m_state, State::Receiving);
    const QString &text = m_workspace->snapshot(m_file).text();
    if (!m_standIns.areFreeIn(text))
        m_standIns.chooseFor(text);
    m_document->setPlainText(m_standIns.toDocument(text));
}

void DocumentBinding::resync()
{
    if (!m_document || !m_workspace->contains(m_file))
        return;
    const TextEdit edit = TextEdit::between(text(), m_workspace->snapshot(m_file).text());
    if (!edit.isEmpty())
        applyToDocument(edit);
}

void DocumentBinding::resyncLater()
{
    QMetaObject::invokeMethod(this, &DocumentBinding::resync, Qt::QueuedConnection);
}

} // namespace overmantel
