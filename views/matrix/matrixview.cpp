#include "views/matrix/matrixview.h"

#include "views/common/theme.h"
#include "views/matrix/matrixfilter.h"
#include "views/matrix/matrixmodel.h"
#include "views/matrix/matrixpainting.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QLineEdit *filterField(const QString &objectName, const QString &what, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(objectName);
    field->setPlaceholderText(what);
    field->setAccessibleName(what);
    field->setClearButtonEnabled(true);
    return field;
}

} // namespace

MatrixView::MatrixView(QWidget *parent)
    : QWidget(parent), m_model(new MatrixModel(this)), m_filter(new MatrixFilter(this))
{
    setObjectName(u"matrixView"_s);
    m_filter->setSourceModel(m_model);
    buildWidgets();

    connect(m_entryField, &QLineEdit::textChanged, this, &MatrixView::applyFilters);
    connect(m_skillField, &QLineEdit::textChanged, this, &MatrixView::applyFilters);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (m_filter->mapToSource(index).column() >= MatrixModel::FirstSkillColumn)
            activate(index);
    });
    connect(m_table->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        if (const MemoryEntry *entry = m_model->entry(m_filter->mapToSource(m_filter->index(row, 0)).row()))
            emit locationActivated(entry->name.where);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, m_table->verticalHeader(),
            [this] { m_table->verticalHeader()->viewport()->update(); });
    // Queued: the shell answers with a new analysis, which must not come while the editor still closes.
    connect(m_model, &MatrixModel::valueEntered, this,
            [this](const QString &ns, const QString &entry, const Value &value) {
                say({});
                emit initialValueRequested(ns, entry, value);
            }, Qt::QueuedConnection);
    connect(m_model, &MatrixModel::inputRefused, this, &MatrixView::say);
    showWhatThereIs();
}

MatrixView::~MatrixView() = default;

void MatrixView::buildWidgets()
{
    m_entryField = filterField(u"matrixEntryFilter"_s, tr("Filter entries by name, type or flag"), this);
    m_skillField = filterField(u"matrixSkillFilter"_s, tr("Filter skills"), this);

    m_table = new QTableView(this);
    m_table->setObjectName(u"matrixTable"_s);
    m_table->setAccessibleName(tr("Memory matrix"));
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    m_table->setVerticalHeader(new EntryHeader(m_table));
    m_table->setCornerButtonEnabled(false);
    m_table->setStyleSheet(u"QTableCornerButton::section { background: palette(window); border: none; }"_s);
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 7);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2 + 14);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->installEventFilter(this);
    m_entryField->installEventFilter(this);
    m_skillField->installEventFilter(this);

    m_empty = new QLabel(this);
    m_empty->setObjectName(u"matrixEmpty"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(32);

    m_message = new QLabel(this);
    m_message->setObjectName(u"matrixMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::RichText);
    m_message->hide();

    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);

    auto *fields = new QHBoxLayout;
    fields->setContentsMargins(12, 10, 12, 10);
    fields->setSpacing(8);
    fields->addWidget(m_entryField, 2);
    fields->addWidget(m_skillField, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(12, 6, 12, 8);
    foot->addWidget(m_message);
    foot->addWidget(new MatrixLegend(this));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(fields);
    layout->addWidget(m_pages, 1);
    layout->addLayout(foot);
}

void MatrixView::setAnalysis(AnalysisPtr analysis)
{
    const Place place = currentPlace();
    const QPoint scroll(m_table->horizontalScrollBar()->value(), m_table->verticalScrollBar()->value());
    const int columns = m_model->columnCount();
    m_analysis = std::move(analysis);
    m_model->setAnalysis(m_analysis);
    if (columns != m_model->columnCount())
        fitColumns();
    restore(place);
    m_table->horizontalScrollBar()->setValue(scroll.x());
    m_table->verticalScrollBar()->setValue(scroll.y());
    showWhatThereIs();
}

void MatrixView::applyFilters()
{
    m_filter->setEntryWords(m_entryField->text());
    m_filter->setSkillWords(m_skillField->text());
    fitColumns();
    showWhatThereIs();
}

void MatrixView::showWhatThereIs()
{
    const bool empty = m_filter->rowCount() == 0;
    if (empty && m_model->rowCount() > 0) {
        //: %1 what was typed into the filter
        m_empty->setText(tr("No memory entry matches “%1”. Clear the filter to see all entries.").arg(m_entryField->text()));
    } else if (empty) {
        m_empty->setText(tr("No memory entries yet.\nDeclare what a skill remembers in its memory.yml, or what all skills "
                            "share in the memory.yml of the agent. This table then shows which skill may read and write "
                            "each entry, and why."));
    }
    m_pages->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_table);
}

void MatrixView::fitColumns()
{
    const QFontMetrics metrics = m_table->horizontalHeader()->fontMetrics();
    const int unit = metrics.averageCharWidth();
    for (int column = 0; column < m_filter->columnCount(); ++column) {
        const QString text = m_filter->headerData(column, Qt::Horizontal).toString();
        m_table->setColumnWidth(column, qBound(unit * 12, metrics.horizontalAdvance(text) + unit * 4, unit * 30));
    }
}

void MatrixView::activate(const QModelIndex &index)
{
    const Location place = m_model->decidingPlace(m_filter->mapToSource(index));
    if (place.isValid())
        emit locationActivated(place);
}

void MatrixView::say(const QString &sentence)
{
    m_message->setText(u"<span style=\"color:%1\">%2</span>"_s.arg(theme::color(theme::Role::Error).name(),
                                                                   sentence.toHtmlEscaped()));
    m_message->setVisible(!sentence.isEmpty());
}

MatrixView::Place MatrixView::currentPlace() const
{
    const QModelIndex index = m_filter->mapToSource(m_table->currentIndex());
    const MemoryEntry *entry = index.isValid() ? m_model->entry(index.row()) : nullptr;
    if (!entry)
        return {};
    const Skill *skill = m_model->skill(index.column());
    return {entry->fullName(), skill ? skill->id : QString()};
}

void MatrixView::restore(const Place &place)
{
    if (place.entry.isEmpty() || m_table->currentIndex().isValid())
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->entry(row)->fullName() != place.entry)
            continue;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const Skill *skill = m_model->skill(column);
            if ((skill ? skill->id : QString()) == place.skill)
                m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(row, column)));
        }
        return;
    }
}

bool MatrixView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    // Keys of an open editor pass through the table on their way up.
    if (watched == m_table && isEnter && m_table->hasFocus() && m_table->currentIndex().isValid()) {
        const QModelIndex index = m_table->currentIndex();
        if (m_filter->mapToSource(index).column() >= MatrixModel::FirstSkillColumn)
            activate(index);
        else
            m_table->edit(index);
        return true;
    }
    if (watched != m_table && key == Qt::Key_Escape) {
        static_cast<QLineEdit *>(watched)->clear();
        m_table->setFocus();
        return true;
    }
    if (watched != m_table && (isEnter || key == Qt::Key_Down)) {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filter->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overmantel
