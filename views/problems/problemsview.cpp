#include "views/problems/problemsview.h"

#include "views/common/theme.h"
#include "views/problems/problemdetails.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

ProblemsView::ProblemsView(QWidget *parent)
    : QWidget(parent), m_model(new ProblemsModel(this)), m_filter(new ProblemsFilter(m_model, this)), m_text(new QLineEdit),
      m_count(new QLabel), m_view(new QTreeView), m_details(new ProblemDetails), m_splitter(new QSplitter), m_empty(new QLabel),
      m_stack(new QStackedLayout)
{
    buildTable();
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_view);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setCollapsible(0, false);
    m_details->hide();

    m_empty->setObjectName(u"problemsEmpty"_s);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(12);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    auto *filterRow = new QHBoxLayout;
    buildFilterRow(filterRow);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(filterRow);
    column->addLayout(m_stack);

    connect(m_view, &QTreeView::doubleClicked, this, &ProblemsView::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsView::showDetails);
    connect(m_details, &ProblemDetails::locationActivated, this, &ProblemsView::locationActivated);
    connect(m_details, &ProblemDetails::editRequested, this, &ProblemsView::editRequested);
    connect(m_details, &ProblemDetails::ruleRequested, this, &ProblemsView::ruleRequested);
    updateState();
}

void ProblemsView::buildTable()
{
    m_view->setObjectName(u"problemsTable"_s);
    m_view->setAccessibleName(tr("Problems"));
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setAllColumnsShowFocus(true);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    QHeaderView *header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
    header->resizeSection(ProblemsModel::SeverityColumn, 90);
    header->resizeSection(ProblemsModel::FileColumn, 200);
    header->resizeSection(ProblemsModel::LineColumn, 50);
    header->resizeSection(ProblemsModel::CodeColumn, 190);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    header->setSortIndicatorClearable(true);
}

void ProblemsView::buildFilterRow(QHBoxLayout *row)
{
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    m_text->setObjectName(u"problemsFilter"_s);
    m_text->setAccessibleName(tr("Filter problems"));
    m_text->setPlaceholderText(tr("Filter by message, file or code"));
    m_text->setClearButtonEnabled(true);
    m_text->setMaximumWidth(340);
    m_text->installEventFilter(this);
    row->addWidget(m_text, 1);
    addSeverityButton(row, Severity::Error, u"problemsErrors"_s);
    addSeverityButton(row, Severity::Warning, u"problemsWarnings"_s);
    addSeverityButton(row, Severity::Info, u"problemsNotes"_s);
    row->addStretch(1);
    m_count->setObjectName(u"problemsCount"_s);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_count);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        updateState();
    });
}

void ProblemsView::addSeverityButton(QHBoxLayout *row, Severity severity, const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setCheckable(true);
    button->setChecked(m_filter->isShown(severity));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("severity", int(severity));
    row->addWidget(button);
    m_severityButtons += button;
    connect(button, &QToolButton::toggled, this, [this, severity](bool shown) {
        m_filter->setShown(severity, shown);
        if (severity == Severity::Info) {
            m_filter->setShown(Severity::Hint, shown);
            Q_EMIT showsNotesChanged(shown);
        }
        updateState();
    });
}

void ProblemsView::setAnalysis(const AnalysisPtr &analysis, const PositionOf &positionOf)
{
    const Diagnostic *chosen = current();
    const std::optional<Diagnostic> before = chosen ? std::optional(*chosen) : std::nullopt;
    m_analysis = analysis;
    m_positionOf = positionOf;
    m_isUpdating = true; // between one list and the next no problem is the current one
    m_model->setProblems(analysis ? analysis->diagnostics : QList<Diagnostic>(), positionOf);
    if (before) {
        for (int row = 0; row < m_filter->rowCount(); ++row) {
            const QModelIndex index = m_filter->index(row, 0);
            const Diagnostic *problem = m_model->problem(m_filter->mapToSource(index));
            if (problem->code == before->code && problem->where.file == before->where.file
                && problem->message == before->message) {
                m_view->setCurrentIndex(index);
                break;
            }
        }
    }
    m_isUpdating = false;
    updateState();
}

bool ProblemsView::showsNotes() const
{
    return m_filter->isShown(Severity::Info);
}

void ProblemsView::setShowsNotes(bool shows)
{
    for (QToolButton *button : std::as_const(m_severityButtons)) {
        if (Severity(button->property("severity").toInt()) == Severity::Info)
            button->setChecked(shows);
    }
}

void ProblemsView::setChecking(bool checking)
{
    if (m_isChecking == checking)
        return;
    m_isChecking = checking;
    updateState();
}

void ProblemsView::updateState()
{
    const int errors = m_model->count(Severity::Error);
    const int warnings = m_model->count(Severity::Warning);
    const int notes = m_model->count(Severity::Info) + m_model->count(Severity::Hint);
    for (QToolButton *button : m_severityButtons) {
        const auto severity = Severity(button->property("severity").toInt());
        button->setIcon(theme::icon(theme::severityIconName(severity), theme::severityRole(severity)));
        const QString words = severity == Severity::Error ? tr("%n error(s)", nullptr, errors)
            : severity == Severity::Warning               ? tr("%n warning(s)", nullptr, warnings)
                                                          : tr("%n note(s)", nullptr, notes);
        button->setText(words);
        button->setAccessibleName(words);
        //: %1 is "2 errors" or the like
        button->setToolTip(tr("Show or hide: %1").arg(words));
    }

    const int shown = m_filter->rowCount();
    const int all = m_model->rowCount();
    //: %1 and %2 are numbers of problems
    m_count->setText(shown == all ? QString() : tr("%1 of %2 shown").arg(shown).arg(all));
    const bool isFiltered = all > 0 && shown == 0 && (!m_text->text().trimmed().isEmpty() || errors + warnings > 0);
    if (isFiltered)
        m_empty->setText(tr("No problem matches the filter. Clear the words or show more severities."));
    else if (m_isChecking)
        m_empty->setText(tr("Checking…"));
    else if (m_analysis && notes > 0 && !showsNotes())
        m_empty->setText(tr("No problems. %n note(s) can be shown.", nullptr, notes));
    else if (m_analysis)
        m_empty->setText(tr("No problems."));
    else
        m_empty->setText(tr("Errors and warnings of the open agent appear here."));
    m_stack->setCurrentWidget(shown > 0 ? static_cast<QWidget *>(m_splitter) : m_empty);
    showDetails();
}

void ProblemsView::showDetails()
{
    if (m_isUpdating)
        return;
    const Diagnostic *problem = current();
    m_details->setProblem(problem, m_positionOf);
    m_details->setVisible(problem);
}

// Where room is scarce the message has it; the code stands in the details, too.
void ProblemsView::fitColumns()
{
    constexpr int roomForCodes = 860;
    m_view->setColumnHidden(ProblemsModel::CodeColumn, m_view->width() < roomForCodes);
}

std::optional<Location> ProblemsView::neighbour(const Location &from, Direction direction) const
{
    QList<Location> places;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_filter->mapFromSource(index).isValid())
            places += m_model->problem(index)->where;
    }
    if (places.isEmpty())
        return {};
    const auto key = [](const Location &place) { return std::make_pair(place.file, place.range.start); };
    std::stable_sort(places.begin(), places.end(),
                     [&key](const Location &a, const Location &b) { return key(a) < key(b); });
    if (direction == Direction::Next) {
        const auto next = std::find_if(places.cbegin(), places.cend(),
                                       [&](const Location &place) { return key(place) > key(from); });
        return next == places.cend() ? places.first() : *next;
    }
    const auto previous = std::find_if(places.crbegin(), places.crend(),
                                       [&](const Location &place) { return key(place) < key(from); });
    return previous == places.crend() ? places.last() : *previous;
}

void ProblemsView::select(const Location &location)
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (m_model->problem(m_filter->mapToSource(index))->where == location) {
            m_view->setCurrentIndex(index);
            m_view->scrollTo(index);
            return;
        }
    }
}

void ProblemsView::focusList()
{
    if (m_filter->rowCount() == 0) {
        m_text->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_view->setFocus(Qt::OtherFocusReason);
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_filter->index(0, 0));
}

} // namespace overmantel
