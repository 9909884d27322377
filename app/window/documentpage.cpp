#include "app/window/documentpage.h"

#include "app/window/hovertext.h"
#include "core/workspace/workspace.h"
#include "views/editor/codeeditor.h"
#include "views/editor/fileeditor.h"
#include "views/graph/graphview.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSplitter>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

DocumentPage::DocumentPage(Workspace *workspace, const QString &file, QWidget *parent)
    : QWidget(parent), m_file(file), m_editor(new FileEditor(workspace, file)), m_splitter(new QSplitter(Qt::Horizontal))
{
    m_splitter->setObjectName(u"pageSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_editor);
    m_normalTextSize = m_editor->editor()->font().pointSizeF();
    if (fileKind(file) == FileKind::SkillText)
        addGraph();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    setFocusProxy(m_editor);
    m_editor->editor()->viewport()->installEventFilter(this);

    connect(m_editor, &FileEditor::cursorMoved, this, [this](const QString &, qsizetype offset) {
        if (m_graph)
            m_graph->followCursor(m_file, offset);
        Q_EMIT cursorMoved();
    });
    m_editor->editor()->setHoverProvider([workspace, file](qsizetype offset) {
        const AnalysisPtr analysis = workspace->analysis();
        // While a check runs, the places of the last one may be those of another text.
        return analysis && !workspace->isChecking() ? hoverText(analysis->project, file, offset) : QString();
    });
    connect(m_editor->editor(), &CodeEditor::fontZoomed, this, &DocumentPage::textSizeChanged);
}

void DocumentPage::addGraph()
{
    m_graph = new GraphView;
    m_graph->setObjectName(u"graphView"_s);
    m_graph->setMinimumWidth(220);
    m_splitter->addWidget(m_graph);
    connect(m_graph, &GraphView::locationSelected, this, &DocumentPage::locationSelected);
    connect(m_graph, &GraphView::locationActivated, this, &DocumentPage::locationActivated);
    connect(m_graph, &GraphView::stepRenameRequested, this, &DocumentPage::stepRenameRequested);
    connect(m_graph, &GraphView::exportSvgRequested, this, &DocumentPage::exportGraphRequested);
}

void DocumentPage::setAnalysis(const AnalysisPtr &analysis)
{
    m_editor->setAnalysis(analysis);
    if (!m_graph)
        return;
    m_graph->setAnalysis(analysis);
    m_graph->followCursor(m_file, m_editor->editor()->offset());
}

void DocumentPage::goTo(TextRange range, Focus focus)
{
    m_editor->goTo(range);
    if (focus == Focus::Take)
        m_editor->editor()->setFocus(Qt::OtherFocusReason);
}

Location DocumentPage::cursor() const
{
    return {m_file, m_editor->editor()->selectedRange()};
}

EditorState DocumentPage::state() const
{
    const CodeEditor *editor = m_editor->editor();
    const EditorSelection selection = editor->selection();
    return {.anchor = int(selection.anchor), .position = int(selection.position), .scroll = editor->verticalScrollBar()->value()};
}

void DocumentPage::restore(const EditorState &state)
{
    CodeEditor *editor = m_editor->editor();
    editor->restore({.file = m_file, .anchor = state.anchor, .position = state.position});
    editor->verticalScrollBar()->setValue(state.scroll);
    // The document has no height before the page is laid out: then the scroll is due once more.
    m_dueScroll = state.scroll;
}

void DocumentPage::setGraphShare(double share)
{
    m_graphShare = share;
    m_isShareDue = true;
    applyGraphShare();
}

void DocumentPage::applyGraphShare()
{
    if (!m_graph || !m_isShareDue || !isVisible())
        return;
    m_isShareDue = false;
    m_graph->setVisible(m_graphShare > 0);
    const int graphWidth = int(width() * m_graphShare);
    m_splitter->setSizes({width() - graphWidth, graphWidth});
}

void DocumentPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    applyGraphShare();
    if (m_dueScroll >= 0)
        m_editor->editor()->verticalScrollBar()->setValue(std::exchange(m_dueScroll, -1));
}

// Ctrl+click on a name goes to its definition.
bool DocumentPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor->editor()->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::ControlModifier && cursor().range.isEmpty())
            QMetaObject::invokeMethod(this, &DocumentPage::definitionRequested, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

qreal DocumentPage::textSize() const
{
    return m_editor->editor()->font().pointSizeF();
}

void DocumentPage::setTextSize(qreal pointSize)
{
    QFont font = m_editor->editor()->font();
    font.setPointSizeF(pointSize);
    m_editor->editor()->setFont(font);
}

bool DocumentPage::graphHasKeyboard() const
{
    const QWidget *focused = focusWidget();
    return m_graph && focused && focused->hasFocus() && (focused == m_graph || m_graph->isAncestorOf(focused));
}

void DocumentPage::zoomIn()
{
    if (graphHasKeyboard())
        m_graph->zoomIn();
    else
        m_editor->editor()->zoom(+1);
}

void DocumentPage::zoomOut()
{
    if (graphHasKeyboard())
        m_graph->zoomOut();
    else
        m_editor->editor()->zoom(-1);
}

void DocumentPage::zoomReset()
{
    if (graphHasKeyboard())
        m_graph->setZoom(1.0);
    else
        m_editor->editor()->zoom(qRound(m_normalTextSize - textSize()));
}

void DocumentPage::find()
{
    m_editor->showFindBar();
}

} // namespace overmantel
