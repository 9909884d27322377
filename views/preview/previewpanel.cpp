#include "views/preview/previewpanel.h"

#include "views/preview/memoryeditor.h"
#include "views/preview/previewtext.h"
#include "views/preview/responsememory.h"
#include "views/preview/spokencard.h"
#include "views/preview/variantlist.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

using namespace preview;
using theme::Role;

namespace {

QStringList responseNames(const Project &project)
{
    QStringList names;
    for (const Skill &skill : project.skills) {
        for (const Response &response : skill.responses)
            names += response.name.text;
    }
    for (const Response &response : project.responses)
        names += response.name.text;
    names.removeDuplicates();
    return names;
}

QComboBox *narrowBox(const QString &objectName, const QString &name, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

QScrollArea *scrolled(QWidget *content, const QString &objectName)
{
    auto *area = new QScrollArea;
    area->setObjectName(objectName);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    return area;
}

} // namespace

PreviewPanel::PreviewPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"previewPanel"_s);
    m_empty = new QLabel(this);
    m_empty->setObjectName(u"previewEmpty"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(24);

    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"previewSplitter"_s);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(buildUpperPart());
    splitter->addWidget(buildLowerPart());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({600, 400}); // shares of whatever height there is

    m_pages = new QStackedWidget(this);
    m_pages->addWidget(splitter);
    m_pages->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connectParts();
    refresh();
}

QWidget *PreviewPanel::buildUpperPart()
{
    auto *content = new QWidget;
    m_responseBox = narrowBox(u"previewResponse"_s, tr("Response"), content);
    m_responseBox->setEditable(true);
    m_responseBox->setInsertPolicy(QComboBox::NoInsert);
    m_responseBox->completer()->setFilterMode(Qt::MatchContains);
    m_responseBox->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_responseBox->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    m_responseBox->lineEdit()->setObjectName(u"previewResponseName"_s);
    m_responseBox->lineEdit()->setAccessibleName(tr("Response"));
    m_skillBox = narrowBox(u"previewSkill"_s, tr("As skill"), content);
    m_activation = new QCheckBox(tr("right after activation"), content);
    m_activation->setObjectName(u"previewActivation"_s);
    m_activation->setToolTip(tr("As when a skill begins: its own memory returns to its initial values first."));
    m_source = wrappingLabel(content);
    m_source->setObjectName(u"previewSource"_s);
    m_spoken = new SpokenCard(content);
    m_variants = new VariantList(content);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(8);
    form->addRow(tr("Response"), m_responseBox);
    form->addRow(tr("As skill"), m_skillBox);
    form->addRow(QString(), m_activation);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(m_source);
    layout->addWidget(sectionTitle(tr("Spoken"), content));
    layout->addWidget(m_spoken);
    layout->addSpacing(6);
    layout->addWidget(sectionTitle(tr("Variants"), content));
    layout->addWidget(m_variants);
    layout->addStretch(1);
    return scrolled(content, u"previewScroll"_s);
}

QWidget *PreviewPanel::buildLowerPart()
{
    auto *content = new QWidget;
    m_memory = new MemoryEditor(content);
    m_reset = new QPushButton(tr("Reset to Initial Values"), content);
    m_reset->setObjectName(u"previewReset"_s);
    m_reset->setToolTip(tr("Every entry returns to its initial value, or to unset."));
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(sectionTitle(tr("Memory"), content));
    layout->addWidget(m_memory);
    layout->addWidget(m_reset, 0, Qt::AlignLeft);
    layout->addStretch(1);
    return scrolled(content, u"previewMemoryScroll"_s);
}

void PreviewPanel::connectParts()
{
    connect(m_responseBox, &QComboBox::activated, this, [this](int index) {
        setResponse(m_responseBox->itemText(index));
        emit responseChanged(m_response);
    });
    connect(m_responseBox->lineEdit(), &QLineEdit::editingFinished, this, &PreviewPanel::chooseTypedResponse);
    connect(m_skillBox, &QComboBox::activated, this,
            [this](int index) { setSkill(m_skillBox->itemData(index).toString()); });
    connect(m_activation, &QCheckBox::toggled, this, &PreviewPanel::refresh);
    connect(m_variants, &VariantList::locationActivated, this, &PreviewPanel::locationActivated);
    connect(m_memory, &MemoryEditor::valueChanged, this, &PreviewPanel::changeValue);
    connect(m_reset, &QPushButton::clicked, this, &PreviewPanel::resetMemory);
}

void PreviewPanel::setAnalysis(AnalysisPtr analysis)
{
    // What was tried out on one agent means nothing for another.
    if (m_analysis && analysis && m_analysis->project.name != analysis->project.name) {
        m_changes.clear();
        m_response.clear();
        m_skill.clear();
    }
    m_analysis = std::move(analysis);
    if (m_analysis && m_pending)
        adopt(*std::exchange(m_pending, std::nullopt));
    if (m_analysis && m_response.isEmpty()) {
        if (const QStringList names = responseNames(m_analysis->project); !names.isEmpty())
            return setResponse(names.first());
    }
    refresh();
}

void PreviewPanel::setResponse(const QString &name)
{
    if (name.isEmpty())
        return;
    m_response = name;
    if (m_analysis) {
        const QStringList delivering = deliveringSkills(m_analysis->project, name);
        if (!delivering.isEmpty() && !delivering.contains(m_skill))
            m_skill = delivering.first();
    }
    refresh();
}

void PreviewPanel::setSkill(const QString &id)
{
    m_skill = id;
    refresh();
}

void PreviewPanel::chooseTypedResponse()
{
    const QString typed = m_responseBox->lineEdit()->text().trimmed();
    if (typed == m_response)
        return;
    // Only a declared name is taken; anything else was a search that led nowhere.
    if (m_responseBox->findText(typed, Qt::MatchFixedString | Qt::MatchCaseSensitive) < 0) {
        m_responseBox->setEditText(m_response);
        return;
    }
    setResponse(typed);
    emit responseChanged(m_response);
}

MemoryState PreviewPanel::memoryState() const
{
    if (m_pending)
        return *m_pending;
    MemoryState state = m_analysis ? MemoryState::initial(m_analysis->project) : MemoryState();
    for (auto change = m_changes.cbegin(); change != m_changes.cend(); ++change)
        state.set(change.key().first, change.key().second, change.value());
    return state;
}

void PreviewPanel::setMemoryState(const MemoryState &state)
{
    if (!m_analysis) {
        m_pending = state;
        return;
    }
    adopt(state);
    refresh();
}

void PreviewPanel::adopt(const MemoryState &state)
{
    m_changes.clear();
    const MemoryState initial = MemoryState::initial(m_analysis->project);
    const auto addDifferences = [&](const MemoryState &named) {
        for (auto ns = named.values().cbegin(); ns != named.values().cend(); ++ns) {
            for (auto entry = ns->cbegin(); entry != ns->cend(); ++entry) {
                const Value value = state.value(ns.key(), entry.key());
                if (!(value == initial.value(ns.key(), entry.key())))
                    m_changes.insert({ns.key(), entry.key()}, value);
            }
        }
    };
    addDifferences(state);
    addDifferences(initial);
}

void PreviewPanel::resetMemory()
{
    m_pending.reset();
    m_changes.clear();
    refresh();
    emit memoryStateChanged();
}

void PreviewPanel::changeValue(const QString &ns, const QString &entry, const Value &value)
{
    const MemoryEntry *declared = m_analysis ? m_analysis->project.entry(ns, entry) : nullptr;
    if (declared && declared->initialValue.value_or(Value()) == value)
        m_changes.remove({ns, entry});
    else
        m_changes.insert({ns, entry}, value);
    refresh();
    emit memoryStateChanged();
}

void PreviewPanel::refreshResponses()
{
    QLineEdit *line = m_responseBox->lineEdit();
    const bool typing = line->hasFocus() && line->isModified();
    const QString typed = line->text();
    const int cursor = line->cursorPosition();
    const QSignalBlocker blocker(m_responseBox);
    if (const QStringList names = responseNames(m_analysis->project); names != m_names) {
        m_names = names;
        m_responseBox->clear();
        m_responseBox->addItems(names);
    }
    m_responseBox->setCurrentIndex(int(m_names.indexOf(m_response)));
    const QString text = typing ? typed : m_response;
    if (line->text() != text) {
        line->setText(text);
        line->setModified(typing);
        line->setCursorPosition(typing ? cursor : 0);
    }
}

void PreviewPanel::refreshSkills()
{
    const QStringList delivering = deliveringSkills(m_analysis->project, m_response);
    QStringList others;
    for (const Skill &skill : m_analysis->project.skills) {
        if (!delivering.contains(skill.id))
            others += skill.id;
    }
    const QStringList offered = delivering + QStringList(QString()) + others;
    const QSignalBlocker blocker(m_skillBox);
    if (m_skillBox->property("offered").toStringList() != offered || m_skillBox->count() == 0) {
        m_skillBox->setProperty("offered", offered);
        m_skillBox->clear();
        for (const QString &id : delivering)
            m_skillBox->addItem(id, id);
        if (!delivering.isEmpty())
            m_skillBox->insertSeparator(m_skillBox->count());
        for (const QString &id : others) {
            m_skillBox->addItem(id, id);
            m_skillBox->setItemData(m_skillBox->count() - 1, tr("Nothing in this skill names the response."), Qt::ToolTipRole);
        }
        m_skillBox->addItem(tr("no skill"), u""_s);
    }
    if (!m_skill.isEmpty() && !m_analysis->project.skill(m_skill))
        m_skill = delivering.value(0);
    m_skillBox->setCurrentIndex(m_skillBox->findData(m_skill, Qt::UserRole, Qt::MatchExactly | Qt::MatchCaseSensitive));
    m_activation->setEnabled(!m_skill.isEmpty());
}

void PreviewPanel::refreshNotes(const Response *response)
{
    QString text;
    if (response) {
        const QString file = response->name.where.file;
        //: %1 a file
        text = inked(breakable(tr("Declared in %1").arg(file)), Role::Muted);
        const QList<const Response *> chain = m_analysis->project.responseChain(m_response);
        for (const Response *overridden : chain) {
            if (overridden != response) {
                //: %1 a file
                text += u"<br>"_s + inked(breakable(tr("Takes the place of the one in %1").arg(overridden->name.where.file)), Role::Muted);
            }
        }
        if (m_analysis->project.staleFiles.contains(file)) {
            //: %1 a file
            text += u"<br>"_s + inked(breakable(tr("%1 cannot be read at present; this is its last good state.").arg(file)), Role::Warning);
        }
        if (!response->isWellFormed)
            text += u"<br>"_s + inked(tr("Its value is no list of variants; what could be read is shown."), Role::Error);
    }
    m_source->setText(text);
    m_source->setVisible(!text.isEmpty());
}

void PreviewPanel::refresh()
{
    const bool hasResponses = m_analysis && !m_response.isEmpty();
    m_pages->setCurrentIndex(hasResponses ? 0 : 1);
    if (!hasResponses) {
        m_empty->setText(m_analysis ? tr("No responses yet.\nDeclare one in the responses.yml of a skill or of the agent. Here you "
                                         "then see which of its variants is spoken in which memory state.")
                                    : tr("Open an agent folder to see here what a response says, and why."));
        return;
    }
    const Project &project = m_analysis->project;
    refreshResponses();
    refreshSkills();
    const Response *response = project.response(m_response);
    refreshNotes(response);

    const MemoryState state = memoryState();
    const bool onActivate = m_activation->isChecked() && !m_skill.isEmpty();
    const Selection selection = selectResponse(project, state, {m_response, m_skill, onActivate});
    m_spoken->show(selection);
    m_variants->show(response, selection);
    m_memory->show({m_analysis, state, memoryOf(project, response, m_skill), m_skill, onActivate});
    m_reset->setEnabled(!m_changes.isEmpty());
}

void PreviewPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // Colours stand in the rich texts.
    if (m_reset && event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace overmantel
