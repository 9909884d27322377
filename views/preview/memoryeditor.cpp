#include "views/preview/memoryeditor.h"

#include "core/queries/memoryaccess.h"
#include "views/preview/entryfield.h"
#include "views/preview/previewtext.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

using namespace preview;
using theme::Role;

namespace {

// More fields than anybody reads would only make a large agent slow; the filter finds the rest.
constexpr int mostOthers = 60;

} // namespace

MemoryEditor::MemoryEditor(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(u"memoryEditor"_s);
    m_usedTitle = wrappingLabel(this);
    m_undeclared = wrappingLabel(this);
    m_undeclared->setObjectName(u"undeclaredMemory"_s);

    m_all = new QToolButton(this);
    m_all->setObjectName(u"allMemory"_s);
    m_all->setCheckable(true);
    m_all->setArrowType(Qt::RightArrow);
    m_all->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_all->setAutoRaise(true);
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(u"memoryFilter"_s);
    m_filter->setPlaceholderText(tr("Filter memory entries"));
    m_filter->setAccessibleName(tr("Filter memory entries"));
    m_filter->setClearButtonEnabled(true);
    m_more = wrappingLabel(this);

    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(12);
    connect(m_all, &QToolButton::toggled, this, [this](bool open) {
        m_all->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        arrange();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &MemoryEditor::arrange);
}

void MemoryEditor::show(const Content &content)
{
    m_content = content;
    arrange();
}

EntryField *MemoryEditor::field(const QString &fullName)
{
    EntryField *&field = m_fields[fullName];
    if (!field) {
        field = new EntryField(this);
        connect(field, &EntryField::valueChanged, this, &MemoryEditor::valueChanged);
    }
    return field;
}

QString MemoryEditor::noteFor(const MemoryEntry &entry) const
{
    const Project &project = m_content.analysis->project;
    const Skill *active = project.skill(m_content.skillId);
    if (!isReadable(active, entry)) {
        if (!active)
            return tr("A private entry: without an active skill it reads as unset.");
        return readSentence(memoryAccess(*active, entry, project), *active, entry);
    }
    if (m_content.afterReset && active && entry.ns == active->id && entry.scope != MemoryScope::Project) {
        const Value initial = entry.initialValue.value_or(Value());
        if (!(m_content.state.value(entry.ns, entry.name.text) == initial)) {
            //: %1 a value, or "unset"
            return tr("Reset by the activation: reads as %1.").arg(initial.isNone() ? tr("unset") : initial.toLiteral());
        }
    }
    return {};
}

QList<const MemoryEntry *> MemoryEditor::otherEntries() const
{
    const QStringList words = m_filter->text().simplified().split(u' ', Qt::SkipEmptyParts);
    QList<const MemoryEntry *> others;
    for (const MemoryEntry *entry : m_content.analysis->project.allEntries()) {
        const QString name = entry->fullName();
        const bool fits = std::all_of(words.begin(), words.end(),
                                      [&](const QString &word) { return name.contains(word, Qt::CaseInsensitive); });
        if (fits && !m_content.used.contains(name))
            others += entry;
    }
    return others;
}

void MemoryEditor::arrange()
{
    if (!m_content.analysis)
        return;
    const Project &project = m_content.analysis->project;
    QList<QWidget *> order{m_usedTitle};
    QSet<EntryField *> shown;
    QStringList undeclared;
    const auto add = [&](const MemoryEntry &entry) {
        EntryField *at = field(entry.fullName());
        at->show(entry, m_content.state.value(entry.ns, entry.name.text), noteFor(entry));
        order += at;
        shown += at;
    };

    for (const QString &fullName : m_content.used) {
        const qsizetype dot = fullName.indexOf(u'.');
        const MemoryEntry *entry = project.entry(QStringView(fullName).first(qMax(dot, qsizetype(0))),
                                                 QStringView(fullName).sliced(dot + 1));
        if (entry)
            add(*entry);
        else
            undeclared += fullName;
    }
    m_usedTitle->setText(inked(shown.isEmpty() ? tr("This response reads no declared memory.") : tr("What this response reads"),
                               Role::Muted));
    order += m_undeclared;
    //: %1 names of memory entries, separated by commas
    m_undeclared->setText(inked(tr("Declared in no memory.yml, so always unset: %1.").arg(breakable(undeclared.join(u", "_s))),
                                Role::Error));
    order += {m_all, m_filter};

    const QList<const MemoryEntry *> others = otherEntries();
    //: %1 a number of memory entries
    m_all->setText(m_filter->text().isEmpty() ? tr("All other memory (%1)").arg(others.size())
                                              : tr("Other memory that matches (%1)").arg(others.size()));
    m_all->setAccessibleName(m_all->text());
    int left = m_all->isChecked() ? mostOthers : 0;
    for (const MemoryEntry *entry : others) {
        const EntryField *existing = m_fields.value(entry->fullName());
        // A field in use stays where it is, even when nothing else of its list is shown.
        if (left <= 0 && !(existing && existing->hasFocusInside()))
            continue;
        add(*entry);
        --left;
    }
    order += m_more;
    //: %1 a number of memory entries
    m_more->setText(inked(tr("%1 more: filter by name to find them.").arg(others.size() - mostOthers), Role::Muted));

    // Moving within one layout keeps the focus; widgets that stay in place are not touched.
    for (int i = 0; i < order.size(); ++i) {
        if (m_layout->indexOf(order.at(i)) == i)
            continue;
        m_layout->removeWidget(order.at(i));
        m_layout->insertWidget(i, order.at(i));
    }
    for (EntryField *at : std::as_const(m_fields))
        at->setVisible(shown.contains(at));
    m_undeclared->setVisible(!undeclared.isEmpty());
    m_filter->setVisible(m_all->isChecked());
    m_more->setVisible(m_all->isChecked() && others.size() > mostOthers);
}

} // namespace overmantel
