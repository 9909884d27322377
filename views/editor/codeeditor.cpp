#include "views/editor/codeeditor.h"

#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/editor/documentbinding.h"
#include "views/editor/highlighting.h"
#include "views/editor/linenumbergutter.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gutterMargin = 6; // logical pixels between the parts of the gutter

int markSize(const QFontMetrics &metrics)
{
    return metrics.ascent();
}

} // namespace

CodeEditor::CodeEditor(Workspace *workspace, const QString &file, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_workspace(workspace)
    , m_file(file)
    , m_language(languageOf(file))
    , m_binding(new DocumentBinding(document(), workspace, file, this))
    , m_gutter(new LineNumberGutter(this))
    , m_refresh(new QTimer(this))
{
    setObjectName(u"codeEditor"_s);
    setAccessibleName(tr("Text of %1").arg(file));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(m_language == Language::Skill || m_language == Language::Markdown ? WidgetWidth : NoWrap);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * indentWidth(m_language));

    if (document()->characterCount() > longestHighlightedText)
        m_plainTextReason = tr("This file has %1 characters and is shown without colours, so that typing stays quick.")
                                .arg(QLocale().toString(document()->characterCount()));
    else if (m_language != Language::PlainText)
        m_plainTextReason = highlightingUnavailableReason();
    if (m_plainTextReason.isEmpty())
        m_highlighter = createHighlighter(document(), m_language);

    // Selections are laid out again once, when all that a key or an analysis changes has happened.
    m_refresh->setSingleShot(true);
    connect(m_refresh, &QTimer::timeout, this, &CodeEditor::refreshSelections);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::onCursorMoved);
    connect(this, &QPlainTextEdit::selectionChanged, this, [this] {
        const EditorSelection now = selection();
        m_binding->noteCursor(now.anchor, now.position);
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { setViewportMargins(gutterWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, &CodeEditor::onGutterUpdate);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CodeEditor::refreshLater);
    connect(workspace, &Workspace::textChanged, this, &CodeEditor::onTextChanged);
    setViewportMargins(gutterWidth(), 0, 0, 0);
    setTextCursor(QTextCursor(document())); // filling the document has led it to the end
    refreshColours();
}

CodeEditor::~CodeEditor() = default;

// ---- places

qsizetype CodeEditor::offset() const
{
    return textCursor().position();
}

EditorSelection CodeEditor::selection() const
{
    const QTextCursor cursor = textCursor();
    return {cursor.anchor(), cursor.position()};
}

void CodeEditor::goTo(TextRange range)
{
    restore({m_file, range.start, range.end});
    centerCursor();
}

void CodeEditor::restore(const Cursor &cursor)
{
    const int end = document()->characterCount() - 1;
    QTextCursor target(document());
    target.setPosition(qBound(0, int(cursor.anchor), end));
    target.setPosition(qBound(0, int(cursor.position), end), QTextCursor::KeepAnchor);
    setTextCursor(target);
    ensureCursorVisible();
}

void CodeEditor::onCursorMoved()
{
    const EditorSelection now = selection();
    m_binding->noteCursor(now.anchor, now.position);
    refreshLater();
    Q_EMIT cursorMoved(m_file, now.position);
}

// ---- problems

void CodeEditor::setDiagnostics(const QList<Diagnostic> &diagnostics)
{
    m_diagnostics.clear();
    std::copy_if(diagnostics.begin(), diagnostics.end(), std::back_inserter(m_diagnostics),
                 [this](const Diagnostic &one) { return one.where.file == m_file; });
    std::stable_sort(m_diagnostics.begin(), m_diagnostics.end(), diagnosticLess);
    refreshLater();
    m_gutter->update();
}

void CodeEditor::onTextChanged(const QString &file, const TextEdit &edit)
{
    if (file != m_file)
        return;
    for (Diagnostic &one : m_diagnostics)
        one.where.range = {
            edit.mapped(one.where.range.start),
            std::max(edit.mapped(one.where.range.start), edit.mapped(one.where.range.end, TextEdit::Bias::StayBefore))};
    m_matches.clear();
    refreshLater();
}

// Where the squiggle of a problem is drawn: a place without extent gets the character at it or before it.
TextRange CodeEditor::drawnRange(const Diagnostic &diagnostic) const
{
    const qsizetype size = document()->characterCount() - 1;
    TextRange range = diagnostic.where.range;
    range.start = qBound(qsizetype(0), range.start, size);
    range.end = qBound(range.start, range.end, size);
    if (!range.isEmpty())
        return range;
    const QTextBlock block = document()->findBlock(int(range.start));
    const qsizetype blockEnd = block.position() + block.length() - 1;
    if (range.start < blockEnd)
        return {range.start, range.start + 1};
    return {std::max<qsizetype>(block.position(), range.start - 1), range.start};
}

TextRange CodeEditor::visibleRange() const
{
    QTextBlock block = firstVisibleBlock();
    const qsizetype start = block.position();
    qreal bottom = blockBoundingGeometry(block).translated(contentOffset()).top();
    qsizetype end = start;
    for (; block.isValid() && bottom <= viewport()->height(); block = block.next()) {
        bottom += block.isVisible() ? blockBoundingRect(block).height() : 0;
        end = block.position() + block.length() - 1;
    }
    return {start, end};
}

QList<TextRange> CodeEditor::visibleSquiggles() const
{
    const TextRange visible = visibleRange();
    QList<TextRange> ranges;
    for (const Diagnostic &one : m_diagnostics) {
        const TextRange range = drawnRange(one);
        if (range.start <= visible.end && range.end >= visible.start && !range.isEmpty())
            ranges.append({std::max(range.start, visible.start), std::min(range.end, visible.end)});
    }
    return ranges;
}

void CodeEditor::setHoverProvider(std::function<QString(qsizetype)> provider)
{
    m_hoverProvider = std::move(provider);
}

QString CodeEditor::hoverText(qsizetype offset) const
{
    QStringList parts;
    for (const Diagnostic &one : m_diagnostics) {
        if (drawnRange(one).contains(offset))
            parts.append(one.code.isEmpty() ? one.message : u"%1\n[%2]"_s.arg(one.message, one.code));
    }
    if (m_hoverProvider) {
        if (const QString more = m_hoverProvider(offset); !more.isEmpty())
            parts.append(more);
    }
    return parts.join(u"\n\n"_s);
}

void CodeEditor::setMatches(const QList<TextRange> &matches, int current)
{
    m_matches = matches;
    m_currentMatch = current;
    refreshColours();
}

void CodeEditor::refreshLater()
{
    if (!m_refresh->isActive())
        m_refresh->start(0);
}

void CodeEditor::addSelection(QList<QTextEdit::ExtraSelection> &selections, TextRange range,
                              const QTextCharFormat &format) const
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    const int size = document()->characterCount() - 1;
    selection.cursor.setPosition(qBound(0, int(range.start), size));
    selection.cursor.setPosition(qBound(0, int(range.end), size), QTextCursor::KeepAnchor);
    selection.format = format;
    selections.append(selection);
}

void CodeEditor::refreshSelections()
{
    QList<QTextEdit::ExtraSelection> selections;
    if (!isReadOnly()) {
        QTextEdit::ExtraSelection line;
        line.cursor = textCursor();
        line.cursor.clearSelection();
        line.format.setBackground(theme::color(theme::Role::CurrentLine));
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections.append(line);
    }
    const TextRange visible = visibleRange();
    for (qsizetype index = 0; index < m_matches.size(); ++index) {
        const TextRange match = m_matches[index];
        if (match.start > visible.end || match.end < visible.start || index == m_currentMatch)
            continue;
        QColor colour = theme::color(theme::Role::Accent);
        colour.setAlphaF(0.25F);
        QTextCharFormat format;
        format.setBackground(colour);
        addSelection(selections, match, format);
    }
    addBracketSelections(selections);
    // Errors last: where problems overlap, the worst one is what one sees.
    for (const Severity severity : {Severity::Hint, Severity::Info, Severity::Warning, Severity::Error}) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(theme::severityColor(severity));
        for (const Diagnostic &one : std::as_const(m_diagnostics)) {
            const TextRange range = drawnRange(one);
            if (one.severity == severity && range.start <= visible.end && range.end >= visible.start)
                addSelection(selections, {std::max(range.start, visible.start), std::min(range.end, visible.end)},
                             format);
        }
    }
    setExtraSelections(selections);
    m_gutter->update();
}

void CodeEditor::addBracketSelections(QList<QTextEdit::ExtraSelection> &selections) const
{
    const std::optional<BracketPair> pair = bracketPair(m_workspace->snapshot(m_file).text(), offset());
    if (!pair)
        return;
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    QColor colour = theme::color(theme::Role::Accent);
    colour.setAlphaF(0.3F);
    format.setBackground(colour);
    addSelection(selections, {pair->open, pair->open + 1}, format);
    addSelection(selections, {pair->close, pair->close + 1}, format);
}

bool CodeEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QTextCursor cursor = cursorForPosition(help->pos());
    // The nearest place may lie left or right of the mouse; the character is the one between.
    qsizetype offset = cursor.position();
    if (cursorRect(cursor).left() > help->pos().x() && !cursor.atBlockStart())
        --offset;
    const QString text =
        cursorRect(cursor).adjusted(-100, 0, 100, 0).contains(help->pos()) ? hoverText(offset) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), u"<p style='white-space:pre-wrap'>"_s + text.toHtmlEscaped() + u"</p>"_s,
                           viewport());
    return true;
}

// ---- gutter

int CodeEditor::gutterWidth() const
{
    const qsizetype digits = std::max<qsizetype>(3, QString::number(blockCount()).size());
    return 3 * gutterMargin + markSize(fontMetrics()) + int(digits) * fontMetrics().horizontalAdvance(u'9');
}

void CodeEditor::onGutterUpdate(const QRect &area, int dy)
{
    if (dy != 0)
        m_gutter->scroll(0, dy);
    else
        m_gutter->update(0, area.y(), m_gutter->width(), area.height());
    if (area.contains(viewport()->rect()))
        refreshLater();
}

void CodeEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
    refreshLater();
}

void CodeEditor::paintGutter(QPaintEvent *event)
{
    QPainter painter(m_gutter);
    painter.fillRect(event->rect(), theme::color(theme::Role::Surface));
    painter.setFont(font());
    const int currentLine = textCursor().blockNumber();
    const int size = markSize(fontMetrics());
    auto next = m_diagnostics.cbegin();
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const qreal height = blockBoundingRect(block).height();
        std::optional<Severity> worst;
        for (; next != m_diagnostics.cend() && next->where.range.start < block.position() + block.length(); ++next) {
            if (next->where.range.start >= block.position() && (!worst || next->severity < *worst))
                worst = next->severity;
        }
        if (block.isVisible() && top + height >= event->rect().top()) {
            const bool isCurrent = block.blockNumber() == currentLine;
            painter.setPen(theme::color(isCurrent ? theme::Role::Text : theme::Role::LineNumber));
            painter.drawText(QRectF(0, top, m_gutter->width() - gutterMargin, fontMetrics().height()),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
            if (worst)
                LineNumberGutter::paintMark(
                    painter, QRectF(gutterMargin, top + (fontMetrics().height() - size) / 2.0, size, size), *worst);
        }
        top += height;
    }
}

// ---- looks

void CodeEditor::refreshColours()
{
    QPalette colours = palette();
    colours.setColor(QPalette::Base, theme::color(theme::Role::Surface));
    colours.setColor(QPalette::Text, theme::color(theme::Role::Text));
    // The match that the search stands on is seen although the cursor is in the find bar.
    const bool hasMatch = m_currentMatch >= 0;
    colours.setColor(QPalette::Inactive, QPalette::Highlight,
                     theme::color(hasMatch ? theme::Role::Accent : theme::Role::Selection));
    colours.setColor(QPalette::Inactive, QPalette::HighlightedText,
                     theme::color(hasMatch ? theme::Role::AccentText : theme::Role::SelectionText));
    if (colours != palette())
        setPalette(colours);
    refreshHighlighter(m_highlighter);
    refreshLater();
}

void CodeEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (!m_gutter)
        return;
    if (event->type() == QEvent::FontChange) {
        setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * indentWidth(m_language));
        setViewportMargins(gutterWidth(), 0, 0, 0);
        const QRect area = contentsRect();
        m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        refreshColours();
    }
}

void CodeEditor::zoom(int steps)
{
    zoomIn(steps);
    Q_EMIT fontZoomed(font().pointSizeF());
}

} // namespace overmantel
