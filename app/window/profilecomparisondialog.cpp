#include "app/window/profilecomparisondialog.h"

#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/problems/problemsmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr int indexRole = Qt::UserRole + 1;
constexpr std::array comparableProfiles{Profile::Maestro, Profile::Reference, Profile::Next};

// The generation behind the present one; from the newest there is only the way back.
Profile nextOf(Profile profile)
{
    return profile == Profile::Maestro ? Profile::Reference : profile == Profile::Reference ? Profile::Next : Profile::Reference;
}

} // namespace

ProfileComparisonDialog::ProfileComparisonDialog(Workspace *workspace, QWidget *parent, AnalysisScheduler::Analyzer analyzer)
    : QDialog(parent), m_workspace(workspace), m_scheduler(std::make_unique<AnalysisScheduler>(nullptr, std::move(analyzer))), m_list(new QTreeWidget)
{
    setObjectName(u"profileComparison"_s);
    setWindowTitle(tr("Ready to Upgrade?"));
    resize(860, 480);

    m_list->setObjectName(u"comparisonList"_s);
    m_list->setAccessibleName(tr("What changes under the other profile"));
    m_list->setColumnCount(4);
    m_list->setHeaderLabels({tr("Problem"), tr("File"), tr("Line"), tr("Code")});
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setAllColumnsShowFocus(true);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->resizeSection(1, 190);
    m_list->header()->resizeSection(2, 50);
    m_list->header()->resizeSection(3, 200);
    m_list->installEventFilter(this);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 14);
    column->setSpacing(10);
    column->addWidget(buildHead());
    column->addWidget(m_list, 1);
    column->addWidget(buildButtons());

    connect(m_scheduler.get(), &AnalysisScheduler::finished, this, &ProfileComparisonDialog::accept);
    connect(m_list, &QTreeWidget::itemActivated, this, &ProfileComparisonDialog::activate);
    connect(m_profiles, &QComboBox::currentIndexChanged, this, &ProfileComparisonDialog::compare);
    connect(m_workspace, &Workspace::analysisChanged, this, &ProfileComparisonDialog::compare);
    connect(m_workspace, &Workspace::profileChanged, this, &ProfileComparisonDialog::listProfiles);
    listProfiles();
}

ProfileComparisonDialog::~ProfileComparisonDialog() = default;

QWidget *ProfileComparisonDialog::buildHead()
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *label = new QLabel(tr("&Compare with profile"));
    m_profiles = new QComboBox;
    m_profiles->setObjectName(u"comparedProfile"_s);
    m_profiles->setAccessibleName(tr("Profile to compare with"));
    label->setBuddy(m_profiles);
    m_summary = new QLabel;
    m_summary->setObjectName(u"comparisonSummary"_s);
    row->addWidget(label);
    row->addWidget(m_profiles);
    row->addSpacing(12);
    row->addWidget(m_summary, 1);
    return head;
}

QWidget *ProfileComparisonDialog::buildButtons()
{
    auto *box = new QDialogButtonBox;
    m_use = box->addButton(QString(), QDialogButtonBox::ActionRole);
    m_use->setObjectName(u"useProfile"_s);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto profile = profileFromName(wanted()))
            Q_EMIT profileRequested(*profile);
    });
    const auto addCopying = [this, box](const QString &name, const QString &words, CopyAs form) {
        QPushButton *button = box->addButton(words, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, form] { copy(form); });
        m_copyButtons += button;
    };
    addCopying(u"copyComparison"_s, tr("Copy"), CopyAs::Text);
    addCopying(u"copyComparisonAsMarkdown"_s, tr("Copy as Markdown"), CopyAs::Markdown);
    QPushButton *close = box->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(u"closeComparison"_s);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter goes to the place of a finding; no button may take it.
    for (QAbstractButton *button : box->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);
    return box;
}

// All but the one that holds; the one that was chosen stays while it can.
void ProfileComparisonDialog::listProfiles()
{
    const QString before = wanted();
    {
        const QSignalBlocker once(m_profiles);
        m_profiles->clear();
        for (const Profile profile : comparableProfiles) {
            if (profile != m_workspace->profile())
                m_profiles->addItem(profileName(profile));
        }
        const int again = m_profiles->findText(before);
        m_profiles->setCurrentIndex(again >= 0 ? again : m_profiles->findText(profileName(nextOf(m_workspace->profile()))));
    }
    compare();
}

QString ProfileComparisonDialog::wanted() const
{
    return m_profiles->currentText();
}

void ProfileComparisonDialog::compare()
{
    //: %1 is the name of a profile such as "next"
    m_use->setText(tr("&Use Profile %1").arg(wanted()));
    if (!isVisible())
        return;
    m_isComparing = m_workspace->isOpen();
    m_summary->setText(m_isComparing ? tr("Comparing…") : tr("No agent is open."));
    m_use->setEnabled(m_isComparing);
    if (!m_isComparing) {
        m_scheduler->cancel();
        m_comparison = {};
        return showComparison();
    }
    AnalysisInput input = m_workspace->analysisInput();
    input.profile = wanted();
    m_scheduler->submit(std::move(input));
}

void ProfileComparisonDialog::accept(const AnalysisPtr &other)
{
    const AnalysisPtr present = m_workspace->analysis();
    // Of other texts, or the present ones are still being checked: analysisChanged() asks again.
    if (!present || present->revision != other->revision || other->profile != wanted())
        return;
    m_isComparing = false;
    m_comparison = compareFindings(*present, *other);
    showComparison();
    QStringList counts{tr("Appear: %1").arg(m_comparison.appears.size()), tr("Vanish: %1").arg(m_comparison.vanishes.size())};
    if (!m_comparison.changes.isEmpty())
        //: %1 is a number of problems
        counts += tr("Change severity: %1").arg(m_comparison.changes.size());
    counts += tr("Stay: %1").arg(m_comparison.stays);
    m_summary->setText(m_comparison.isEmpty()
                           //: %1 is the name of a profile such as "next"
                           ? tr("Ready: nothing changes with %1.").arg(wanted())
                           : counts.join(u"  ·  "_s));
}

void ProfileComparisonDialog::showComparison()
{
    m_list->clear();
    m_shown.clear();
    const QString to = m_comparison.to;
    //: %1 is the name of a profile, %2 a number of problems
    addGroup(tr("Appear with %1: %2").arg(to).arg(m_comparison.appears.size()), m_comparison.appears);
    QMap<QString, QList<Diagnostic>> changes;
    for (const SeverityChange &change : std::as_const(m_comparison.changes))
        //: %1 and %2 are severities such as "Error"
        changes[tr("%1 becomes %2").arg(severityWord(change.before.severity), severityWord(change.after.severity))] += change.after;
    for (auto it = changes.cbegin(); it != changes.cend(); ++it)
        addGroup(it.key() + u": "_s + QString::number(it->size()), it.value());
    //: %1 is the name of a profile, %2 a number of problems
    addGroup(tr("Vanish with %1: %2").arg(to).arg(m_comparison.vanishes.size()), m_comparison.vanishes);
    m_list->expandAll();
    for (QPushButton *button : std::as_const(m_copyButtons))
        button->setEnabled(!to.isEmpty());
}

void ProfileComparisonDialog::addGroup(const QString &title, const QList<Diagnostic> &findings)
{
    if (findings.isEmpty())
        return;
    auto *group = new QTreeWidgetItem(m_list, {title});
    group->setFirstColumnSpanned(true);
    QFont bold = m_list->font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const Diagnostic &finding : findings) {
        QTreeWidgetItem *item = findingItem(finding);
        item->setData(0, indexRole, int(m_shown.size()));
        m_shown += finding;
        group->addChild(item);
    }
}

QTreeWidgetItem *ProfileComparisonDialog::findingItem(const Diagnostic &finding) const
{
    const QString line = QString::number(positionOf(finding.where).line + 1);
    auto *item = new QTreeWidgetItem({finding.message, finding.where.file, line, finding.code});
    item->setIcon(0, theme::icon(theme::severityIconName(finding.severity), theme::severityRole(finding.severity)));
    item->setData(0, Qt::AccessibleTextRole, severityWord(finding.severity) + u": "_s + finding.message);
    item->setToolTip(0, finding.message);
    item->setToolTip(1, finding.where.file);
    item->setToolTip(3, finding.code);
    return item;
}

const Diagnostic *ProfileComparisonDialog::findingOf(const QTreeWidgetItem *item) const
{
    const QVariant index = item ? item->data(0, indexRole) : QVariant();
    return index.isValid() ? &m_shown.at(index.toInt()) : nullptr;
}

void ProfileComparisonDialog::activate()
{
    if (const Diagnostic *finding = findingOf(m_list->currentItem()))
        Q_EMIT locationActivated(Location(finding->where));
}

TextPosition ProfileComparisonDialog::positionOf(const Location &place) const
{
    return m_workspace->snapshot(place.file).position(place.range.start);
}

void ProfileComparisonDialog::copy(CopyAs form)
{
    const auto position = [this](const Location &place) { return positionOf(place); };
    QApplication::clipboard()->setText(form == CopyAs::Text ? comparisonText(m_comparison, position)
                                                            : comparisonMarkdown(m_comparison, position));
}

void ProfileComparisonDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    compare();
}

bool ProfileComparisonDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const Diagnostic *finding = findingOf(m_list->currentItem());
    if (key->key() == Qt::Key_F1 && finding) {
        Q_EMIT ruleRequested(QString(finding->code));
        return true;
    }
    if (key->matches(QKeySequence::Copy)) {
        QStringList lines;
        for (const QTreeWidgetItem *item : m_list->selectedItems()) {
            if (const Diagnostic *selected = findingOf(item))
                lines += findingLine(*selected, positionOf(selected->where));
        }
        if (!lines.isEmpty())
            QApplication::clipboard()->setText(lines.join(u'\n'));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace overmantel
