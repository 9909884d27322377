#include "views/graph/graphview.h"

#include "core/queries/graphexport.h"
#include "core/queries/graphtext.h"
#include "views/common/theme.h"
#include "views/graph/graphcanvas.h"
#include "views/graph/graphlayouter.h"
#include "views/graph/graphtablemodel.h"
#include "views/graph/graphtoolbar.h"
#include "views/graph/steprename.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

const Block *blockOf(const Skill *skill, const QString &blockId)
{
    if (!skill)
        return nullptr;
    const auto it = std::find_if(skill->blocks.begin(), skill->blocks.end(),
                                 [&](const Block &block) { return block.id.text == blockId; });
    return it == skill->blocks.end() ? nullptr : &*it;
}

} // namespace

GraphView::GraphView(QWidget *parent)
    : QWidget(parent), m_toolBar(new GraphToolBar(this)), m_stale(new QLabel(this)), m_pages(new QStackedWidget(this)), m_canvas(new GraphCanvas(this)),
      m_table(new QTableView(this)), m_tableModel(new GraphTableModel(this)), m_empty(new QLabel(this)),
      m_layouter(new GraphLayouter(this)), m_rename(new StepRename(m_canvas))
{
    setObjectName(u"graphView"_s);
    setAccessibleName(tr("Ordered block"));

    m_stale->setObjectName(u"graphStale"_s);
    m_stale->setText(tr("Shows the last state that could be read."));
    m_stale->setToolTip(tr("The file has a fault that keeps its steps from being read. Problems says where."));
    m_stale->setContentsMargins(12, 6, 12, 6);
    m_stale->setAutoFillBackground(true);
    inkBanner();
    m_stale->hide();

    m_empty->setObjectName(u"graphEmpty"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(32);

    setUpTable();
    m_pages->addWidget(m_canvas);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_toolBar);
    layout->addWidget(m_stale);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_canvas);

    connect(m_layouter, &GraphLayouter::finished, this, &GraphView::showLayout);
    connectToolBar();
    connectCanvas();
    rebuild();
}

GraphView::~GraphView() = default;

void GraphView::connectToolBar()
{
    connect(m_toolBar, &GraphToolBar::blockChosen, this, [this](const QString &skillId, const QString &blockId) {
        showBlock(skillId, blockId);
        if (const Block *shown = block())
            select(shown->id.isWritten() ? shown->id.where : shown->where);
    });
    connect(m_toolBar, &GraphToolBar::zoomOutRequested, this, &GraphView::zoomOut);
    connect(m_toolBar, &GraphToolBar::zoomInRequested, this, &GraphView::zoomIn);
    connect(m_toolBar, &GraphToolBar::fitRequested, this, &GraphView::fit);
    connect(m_toolBar, &GraphToolBar::tableToggled, this, &GraphView::showPage);
    connect(m_toolBar, &GraphToolBar::exportRequested, this, &GraphView::exportSvgRequested);
}

void GraphView::setUpTable()
{
    m_table->setObjectName(u"graphTable"_s);
    m_table->setAccessibleName(tr("Ordered block as a table"));
    m_table->setModel(m_tableModel);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    QHeaderView *header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(GraphTableModel::ConditionColumn, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { activate(m_tableModel->locationOf(index)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { chosenInTable(current.row()); });
}

void GraphView::connectCanvas()
{
    connect(m_canvas, &GraphCanvas::nodeSelected, this, &GraphView::chosenInCanvas);
    connect(m_canvas, &GraphCanvas::nodeActivated, this, [this](int node) { activate(m_canvas->graph().nodes[node].where); });
    connect(m_canvas, &GraphCanvas::edgeSelected, this, [this](int edge) { select(m_canvas->graph().edges[edge].where); });
    connect(m_canvas, &GraphCanvas::renameRequested, this, &GraphView::renameNode);
    connect(m_canvas, &GraphCanvas::menuRequested, this, &GraphView::showMenu);
    connect(m_canvas, &GraphCanvas::viewMoved, this, &GraphView::showZoom);
    connect(m_canvas, &GraphCanvas::viewMoved, m_rename, &StepRename::close);
    connect(m_rename, &StepRename::accepted, this, [this](const QString &oldId, const QString &newId) {
        // The step keeps its mark under its new name as soon as the analysis brings it.
        m_lastStep = newId;
        Q_EMIT stepRenameRequested(m_skillId, m_blockId, oldId, newId);
    });
}

void GraphView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_hasBlock)
        m_layouter->request(m_graph, m_canvas->font());
    if (event->type() == QEvent::PaletteChange)
        inkBanner();
}

void GraphView::inkBanner()
{
    QPalette inked = m_stale->palette();
    inked.setColor(QPalette::WindowText, theme::color(theme::Role::Warning));
    inked.setColor(QPalette::Window, theme::color(theme::Role::Surface));
    m_stale->setPalette(inked);
}

const Skill *GraphView::skill() const
{
    return m_analysis ? m_analysis->project.skill(m_skillId) : nullptr;
}

const Block *GraphView::block() const
{
    return blockOf(skill(), m_blockId);
}

void GraphView::setAnalysis(const AnalysisPtr &analysis)
{
    m_analysis = analysis;
    m_toolBar->setBlocks(analysis ? &analysis->project : nullptr);
    // A block that is gone (renamed, deleted) makes way for the first one of its skill, or of the agent.
    if (!block()) {
        const Skill *known = skill();
        if (!known && analysis) {
            const auto &skills = analysis->project.skills;
            const auto it = std::find_if(skills.begin(), skills.end(), [](const Skill &s) { return !s.blocks.isEmpty(); });
            known = it == skills.end() ? nullptr : &*it;
        }
        m_skillId = known ? known->id : QString();
        m_blockId = known && !known->blocks.isEmpty() ? known->blocks.first().id.text : QString();
    }
    rebuild();
}

void GraphView::showBlock(const QString &skillId, const QString &blockId)
{
    if (skillId == m_skillId && blockId == m_blockId && m_hasBlock)
        return;
    m_skillId = skillId;
    m_blockId = blockId;
    m_lastStep.clear();
    rebuild();
}

void GraphView::followCursor(const QString &file, qsizetype offset)
{
    // Places of a file that cannot be read belong to its last good text, not to the one with the cursor.
    if (!m_analysis || m_analysis->project.staleFiles.contains(file) || fileKind(file) != FileKind::SkillText)
        return;
    const Skill *under = m_analysis->project.skill(skillIdOf(file));
    if (!under)
        return;
    const auto it = std::find_if(under->blocks.begin(), under->blocks.end(),
                                 [&](const Block &candidate) { return candidate.where.range.touches(offset); });
    if (it == under->blocks.end()) {
        if (under->id != m_skillId)
            showBlock(under->id, under->blocks.isEmpty() ? QString() : under->blocks.first().id.text);
        return;
    }
    showBlock(under->id, it->id.text);
    if (m_canvas->hasFocus() || m_table->hasFocus())
        return;
    for (int i = int(it->steps.size()) - 1; i >= 0; --i) {
        const Step &step = it->steps[i];
        // The dash before a step belongs to it.
        if (offset + 2 < step.where.range.start || (i + 1 == it->steps.size() && offset > step.where.range.end + 1))
            continue;
        const int node = m_graph.nodeForStep(i);
        m_lastStep = m_graph.nodes.value(node).id;
        m_canvas->select(node, GraphCanvas::Reveal::IfHidden);
        return;
    }
}

void GraphView::rebuild()
{
    const Block *shown = block();
    const bool isEmpty = !shown || (shown->steps.isEmpty() && !shown->isParsed);
    if (isEmpty) {
        m_hasBlock = false;
        m_graph = {};
        m_canvas->clear();
        m_tableModel->setGraph({});
        m_empty->setText(emptySentence());
    } else {
        const BlockGraph graph = blockGraph(m_analysis->project, *skill(), *shown);
        const bool same = m_hasBlock && samePicture(graph, m_graph);
        m_hasBlock = true;
        m_graph = graph;
        if (same) {
            if (!m_layouter->isBusy())
                m_canvas->updateGraph(graph);
            m_tableModel->updateGraph(graph);
        } else {
            m_tableModel->setGraph(graph);
            m_layouter->request(graph, m_canvas->font());
        }
    }
    m_stale->setVisible(m_hasBlock && m_graph.stale);
    if (m_hasBlock)
        m_toolBar->setCurrentBlock(m_skillId, m_blockId);
    else
        m_toolBar->setNoBlock();
    showPage();
}

void GraphView::showLayout(const BlockGraph &graph, const GraphLayout &layout)
{
    // Of a large block the places in the text may be newer than the picture.
    const BlockGraph &newest = samePicture(graph, m_graph) ? m_graph : graph;
    const bool sameBlock = m_canvas->graph().skillId == graph.skillId && m_canvas->graph().blockId == graph.blockId;
    const int before = m_canvas->selected();
    const int stepBefore = before >= 0 ? m_canvas->graph().nodes[before].stepIndex : -1;
    m_canvas->showGraph(newest, layout, sameBlock ? GraphCanvas::Look::Keep : GraphCanvas::Look::Reset);
    int node = newest.nodeIndex(m_lastStep);
    if (node < 0 && sameBlock)
        node = newest.nodeForStep(stepBefore);
    m_canvas->select(node, GraphCanvas::Reveal::No);
    showZoom();
    showPage();
}

QString GraphView::emptySentence() const
{
    if (!m_analysis)
        return tr("Open an agent folder to see its ordered blocks here.");
    if (const Block *shown = block(); shown && !shown->isParsed)
        return tr("The steps of this block cannot be read. Problems says what is wrong and where.");
    const QString what = tr("An ordered block is a fixed sequence of steps. Write a line “:::ordered_block id=main” in the "
                            "body of skill.md, the steps below it, and the block is drawn here.");
    return (skill() ? tr("This skill has no ordered block.") : tr("This agent has no ordered block.")) + u"\n\n"_s + what;
}

void GraphView::showPage()
{
    m_rename->close();
    if (!m_hasBlock) {
        m_pages->setCurrentWidget(m_empty);
        setFocusProxy(nullptr);
        return;
    }
    const bool asTable = m_toolBar->isTable();
    m_pages->setCurrentWidget(asTable ? static_cast<QWidget *>(m_table) : m_canvas);
    setFocusProxy(m_pages->currentWidget());
    if (asTable && !m_table->currentIndex().isValid())
        m_table->selectRow(qMax(0, m_tableModel->rowOfNode(m_canvas->selected())));
}

void GraphView::chosenInCanvas(int node)
{
    m_lastStep = m_canvas->graph().nodes[node].id;
    select(m_canvas->graph().nodes[node].where);
}

void GraphView::chosenInTable(int row)
{
    const int node = m_tableModel->nodeOfRow(row);
    if (node < 0 || !m_table->hasFocus())
        return;
    m_lastStep = m_graph.nodes[node].id;
    if (!m_layouter->isBusy())
        m_canvas->select(node, GraphCanvas::Reveal::IfHidden);
    select(m_graph.nodes[node].where);
}

void GraphView::select(Location where)
{
    if (where.isValid())
        Q_EMIT locationSelected(where);
}

void GraphView::activate(Location where)
{
    if (where.isValid())
        Q_EMIT locationActivated(where);
}

QString GraphView::selectedStep() const
{
    const int node = m_canvas->selected();
    return node >= 0 && m_canvas->graph().nodes[node].role == NodeRole::Step ? m_canvas->graph().nodes[node].id : QString();
}

void GraphView::selectStep(const QString &stepId)
{
    m_lastStep = stepId;
    m_canvas->select(m_canvas->graph().nodeIndex(stepId), GraphCanvas::Reveal::IfHidden);
}

void GraphView::beginRename()
{
    renameNode(m_canvas->selected());
}

void GraphView::renameNode(int node)
{
    if (node < 0 || m_graph.stale || m_layouter->isBusy())
        return;
    const GraphNode &step = m_graph.nodes[node];
    const Block *shown = block();
    // Of several steps with one id the name alone does not say which is meant.
    if (step.role != NodeRole::Step || !shown || shown->steps[step.stepIndex].id.text != step.id)
        return;
    QStringList taken;
    for (const GraphNode &other : std::as_const(m_graph.nodes)) {
        if (other.role == NodeRole::Step && other.id != step.id)
            taken << other.id;
    }
    m_canvas->select(node, GraphCanvas::Reveal::IfHidden);
    m_rename->open(step.id, taken, m_canvas->nodeRect(node));
}

void GraphView::showRenameProblem(const QString &sentence)
{
    m_rename->showProblem(sentence);
}

void GraphView::showMenu(int node, const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"graphMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (node >= 0) {
        const GraphNode &chosen = m_canvas->graph().nodes[node];
        QAction *open = menu->addAction(tr("Open in the Text"), this, [this, where = chosen.where] { activate(where); });
        open->setEnabled(chosen.where.isValid());
        QAction *rename = menu->addAction(tr("Rename Step…"), this, [this, node] { renameNode(node); });
        rename->setEnabled(chosen.role == NodeRole::Step && !m_graph.stale);
        menu->addSeparator();
    }
    menu->addAction(tr("Show the Whole Block"), this, &GraphView::fit);
    menu->addAction(tr("Export SVG…"), this, &GraphView::exportSvgRequested);
    menu->popup(globalPosition);
}

void GraphView::showZoom()
{
    m_toolBar->setZoom(zoom());
}

qreal GraphView::zoom() const
{
    return m_canvas->zoom();
}

qreal GraphView::chosenZoom() const
{
    return m_canvas->chosenZoom();
}

void GraphView::setZoom(qreal zoom)
{
    m_canvas->setZoom(zoom);
}

void GraphView::zoomIn()
{
    m_canvas->zoomIn();
}

void GraphView::zoomOut()
{
    m_canvas->zoomOut();
}

void GraphView::fit()
{
    m_canvas->fit();
}

QString GraphView::svg() const
{
    return m_hasBlock ? exportGraph(m_graph, GraphFormat::Svg, m_analysis->project) : QString();
}

} // namespace overmantel
