#include "app/window/documents.h"

#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/graph/graphview.h"
#include "views/matrix/matrixview.h"

#include <QHash>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr qsizetype mostClosedTabs = 20;

QString iconOf(const QString &file)
{
    switch (fileKind(file)) {
    case FileKind::SkillText: return u"write"_s;
    case FileKind::ProjectMemory:
    case FileKind::SkillMemory: return u"memory"_s;
    case FileKind::ProjectResponses:
    case FileKind::SkillResponses: return u"response"_s;
    case FileKind::Tools: return u"tool"_s;
    case FileKind::Reference: return u"reference"_s;
    case FileKind::Agent: return u"agent"_s;
    case FileKind::Integrations: return u"settings-file"_s;
    case FileKind::Other: return u"file"_s;
    }
    return u"file"_s;
}

} // namespace

Documents::Documents(Workspace *workspace, QWidget *parent) : QTabWidget(parent), m_workspace(workspace)
{
    setObjectName(u"documents"_s);
    setAccessibleName(tr("Open files"));
    setDocumentMode(true);
    setMovable(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    tabBar()->setObjectName(u"documentTabs"_s);
    tabBar()->setAccessibleName(tr("Open files"));
    tabBar()->setDrawBase(false);

    connect(this, &QTabWidget::currentChanged, this, &Documents::showCurrent);
    connect(workspace, &Workspace::modificationChanged, this, &Documents::updateTitles);
}

Documents::~Documents()
{
    // The pages go while the base class is taken apart: nobody is to hear of it.
    disconnect(this, nullptr, nullptr, nullptr);
}

DocumentPage *Documents::page(const QString &file) const
{
    const QList<DocumentPage *> all = pages();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&file](const DocumentPage *p) { return p->file() == file; });
    return found == all.cend() ? nullptr : *found;
}

QList<DocumentPage *> Documents::pages() const
{
    QList<DocumentPage *> all;
    for (int i = 0; i < count(); ++i) {
        if (auto *page = qobject_cast<DocumentPage *>(widget(i)))
            all += page;
    }
    return all;
}

DocumentPage *Documents::current() const
{
    return qobject_cast<DocumentPage *>(currentWidget());
}

DocumentPage *Documents::open(const QString &file)
{
    if (DocumentPage *there = page(file)) {
        setCurrentWidget(there);
        return there;
    }
    if (!m_workspace->contains(file))
        return nullptr;
    auto *opened = new DocumentPage(m_workspace, file);
    opened->setObjectName(u"page:"_s + file);
    opened->setGraphShare(m_graphShare);
    if (opened->graph() && m_graphZoom > 0)
        opened->graph()->setZoom(m_graphZoom);
    if (m_textSize > 0)
        opened->setTextSize(m_textSize);
    connectPage(opened);
    const int at = insertTab(currentIndex() + 1, opened, theme::icon(iconOf(file), theme::Role::Muted), file);
    addCloseButton(at);
    updateTitles();
    setCurrentIndex(at);
    return opened;
}

void Documents::connectPage(DocumentPage *page)
{
    connect(page, &DocumentPage::cursorMoved, this, [this, page] {
        if (page == current())
            Q_EMIT cursorMoved();
    });
    connect(page, &DocumentPage::definitionRequested, this, &Documents::definitionRequested);
    connect(page, &DocumentPage::locationActivated, this, &Documents::locationActivated);
    connect(page, &DocumentPage::locationSelected, this, [this](const Location &place) { goTo(place, Focus::Keep); });
    connect(page, &DocumentPage::stepRenameRequested, this, &Documents::stepRenameRequested);
    connect(page, &DocumentPage::textSizeChanged, this, &Documents::setTextSize);
    connect(page, &DocumentPage::exportGraphRequested, this, [this, page] {
        Q_EMIT exportGraphRequested(page->graph()->svg(), page->graph()->blockId());
    });
}

void Documents::addCloseButton(int index)
{
    auto *button = new QToolButton;
    button->setObjectName(u"closeTabButton"_s);
    button->setIcon(theme::icon(u"close"_s, theme::Role::Muted));
    button->setIconSize({12, 12});
    button->setAutoRaise(true);
    button->setAccessibleName(tr("Close tab"));
    button->setToolTip(tr("Close (Ctrl+W)"));
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, [this, page = widget(index)] { closeTab(indexOf(page)); });
    tabBar()->setTabButton(index, QTabBar::RightSide, button);
}

bool Documents::goTo(const Location &location, Focus focus)
{
    DocumentPage *opened = open(location.file);
    if (!opened)
        return false;
    opened->goTo(location.range, focus);
    return true;
}

void Documents::showMatrix()
{
    if (!m_matrix) {
        m_matrix = new MatrixView(this);
        m_matrix->setObjectName(u"matrixView"_s);
        connect(m_matrix, &MatrixView::locationActivated, this, &Documents::locationActivated);
        connect(m_matrix, &MatrixView::initialValueRequested, this, &Documents::initialValueRequested);
    }
    if (indexOf(m_matrix) < 0)
        addCloseButton(addTab(m_matrix, theme::icon(u"matrix"_s, theme::Role::Muted), tr("Memory matrix")));
    setCurrentWidget(m_matrix);
    m_matrix->setFocus(Qt::OtherFocusReason);
}

void Documents::closeTab(int index)
{
    QWidget *closing = widget(index);
    if (!closing)
        return;
    m_closed += closing == m_matrix ? matrixKey() : static_cast<DocumentPage *>(closing)->file();
    m_closed = m_closed.mid(qMax(qsizetype(0), m_closed.size() - mostClosedTabs));
    removeTab(index);
    if (closing == m_matrix)
        closing->hide(); // kept for the next time, with its filters
    else
        closing->deleteLater();
    updateTitles();
}

void Documents::closeAll()
{
    {
        const QSignalBlocker quiet(this);
        while (count() > 0) {
            QWidget *closing = widget(0);
            removeTab(0);
            if (closing != m_matrix)
                closing->deleteLater();
        }
    }
    if (m_matrix) {
        m_matrix->hide();
        m_matrix->setAnalysis(nullptr);
    }
    m_closed.clear();
    m_analysis = nullptr;
    showCurrent();
}

void Documents::reopenClosedTab()
{
    if (!m_closed.isEmpty())
        openTab(m_closed.takeLast());
}

void Documents::nextTab(int step)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + step + count()) % count());
}

void Documents::setAnalysis(const AnalysisPtr &analysis)
{
    m_analysis = analysis;
    handOutAnalysis();
}

void Documents::showCurrent()
{
    handOutAnalysis();
    Q_EMIT currentPageChanged();
}

// Pages behind the one that is seen get the analysis when somebody turns to them.
void Documents::handOutAnalysis()
{
    if (DocumentPage *seen = current())
        seen->setAnalysis(m_analysis);
    else if (m_matrix && currentWidget() == m_matrix)
        m_matrix->setAnalysis(m_analysis);
}

void Documents::setGraphShare(double share)
{
    m_graphShare = share;
    for (DocumentPage *page : pages())
        page->setGraphShare(share);
}

double Documents::graphZoom() const
{
    if (const DocumentPage *seen = current(); seen && seen->graph())
        return seen->graph()->chosenZoom();
    for (const DocumentPage *page : pages()) {
        if (page->graph())
            return page->graph()->chosenZoom();
    }
    return m_graphZoom;
}

void Documents::setGraphZoom(double zoom)
{
    m_graphZoom = zoom;
}

void Documents::setTextSize(qreal pointSize)
{
    m_textSize = pointSize;
    for (DocumentPage *page : pages()) {
        if (page->textSize() != pointSize)
            page->setTextSize(pointSize);
    }
}

void Documents::updateTitles()
{
    QHash<QString, int> namesakes;
    const auto bare = [](const QString &file) { return file.section(u'/', -1); };
    for (const DocumentPage *page : pages())
        ++namesakes[bare(page->file())];
    for (DocumentPage *page : pages()) {
        const int index = indexOf(page);
        const QString &file = page->file();
        QString title = bare(file);
        if (namesakes.value(title) > 1) {
            const QString skill = skillIdOf(file);
            title = (skill.isEmpty() ? m_workspace->folderName() : skill) + u" / "_s + title;
        }
        title.replace(u'&', u"&&"_s); // no mnemonic
        const bool modified = m_workspace->isModified(file);
        setTabText(index, modified ? title + u" ●"_s : title);
        //: %1 is the path of a file
        setTabToolTip(index, modified ? tr("%1 (not saved)").arg(file) : file);
    }
}

QString Documents::matrixKey()
{
    return u":matrix"_s;
}

QStringList Documents::tabKeys() const
{
    QStringList keys;
    for (int i = 0; i < count(); ++i) {
        if (widget(i) == m_matrix)
            keys += matrixKey();
        else
            keys += static_cast<DocumentPage *>(widget(i))->file();
    }
    return keys;
}

QString Documents::currentTabKey() const
{
    return currentIndex() < 0 ? QString() : tabKeys().at(currentIndex());
}

void Documents::openTab(const QString &key)
{
    if (key == matrixKey())
        showMatrix();
    else
        open(key);
}

} // namespace overmantel
