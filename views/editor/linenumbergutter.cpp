#include "views/editor/linenumbergutter.h"

#include "views/common/theme.h"
#include "views/editor/codeeditor.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QToolTip>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

namespace {

QChar letterOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return u'E';
    case Severity::Warning: return u'W';
    case Severity::Info: return u'I';
    case Severity::Hint: return u'H';
    }
    return {};
}

} // namespace

LineNumberGutter::LineNumberGutter(CodeEditor *editor) : QWidget(editor), m_editor(editor)
{
    setObjectName(u"lineNumberGutter"_s);
    setAccessibleName(tr("Line numbers and problems"));
    setFocusPolicy(Qt::NoFocus);
}

QSize LineNumberGutter::sizeHint() const
{
    return {m_editor->gutterWidth(), 0};
}

void LineNumberGutter::paintMark(QPainter &painter, const QRectF &area, Severity severity)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::severityColor(severity));
    QPainterPath shape;
    switch (severity) {
    case Severity::Error: shape.addEllipse(area); break;
    case Severity::Warning:
        shape.moveTo(area.center().x(), area.top());
        shape.lineTo(area.bottomRight());
        shape.lineTo(area.bottomLeft());
        shape.closeSubpath();
        break;
    case Severity::Info:
    case Severity::Hint: shape.addRoundedRect(area, 2, 2); break;
    }
    painter.drawPath(shape);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(6, int(area.height() * (severity == Severity::Warning ? 0.55 : 0.7))));
    painter.setFont(font);
    painter.setPen(theme::color(theme::Role::Surface));
    const QRectF letterArea = severity == Severity::Warning ? area.adjusted(0, area.height() * 0.3, 0, 0) : area;
    painter.drawText(letterArea, Qt::AlignCenter, QString(letterOf(severity)));
    painter.restore();
}

void LineNumberGutter::paintEvent(QPaintEvent *event)
{
    m_editor->paintGutter(event);
}

int LineNumberGutter::lineAt(int y) const
{
    const QTextCursor cursor = m_editor->cursorForPosition({0, y});
    const QRect line = m_editor->cursorRect(cursor);
    return y <= line.bottom() ? cursor.blockNumber() : -1;
}

void LineNumberGutter::mousePressEvent(QMouseEvent *event)
{
    const int line = lineAt(int(event->position().y()));
    if (event->button() != Qt::LeftButton || line < 0)
        return;
    const QTextBlock block = m_editor->document()->findBlockByNumber(line);
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    m_editor->setFocus(Qt::MouseFocusReason);
}

bool LineNumberGutter::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int line = lineAt(help->pos().y());
    QStringList messages;
    const QList<Diagnostic> &diagnostics = m_editor->diagnostics();
    for (const Diagnostic &one : diagnostics) {
        if (line >= 0 && m_editor->document()->findBlock(int(one.where.range.start)).blockNumber() == line)
            messages.append(u"<p>"_s + one.message.toHtmlEscaped() + u"</p>"_s);
    }
    QToolTip::showText(help->globalPos(), messages.join(QString()), this);
    return true;
}

} // namespace overmantel
