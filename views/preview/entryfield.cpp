#include "views/preview/entryfield.h"

#include "core/queries/memoryinput.h"
#include "core/queries/memorystate.h"
#include "views/preview/previewtext.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

using namespace preview;
using theme::Role;

EntryField::EntryField(QWidget *parent) : QWidget(parent)
{
    m_name = wrappingLabel(this);
    m_error = wrappingLabel(this);
    m_note = wrappingLabel(this);
    m_error->hide();
    m_row = new QHBoxLayout;
    m_row->setSpacing(4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_name);
    layout->addLayout(m_row);
    layout->addWidget(m_error);
    layout->addWidget(m_note);
}

// What decides the kind of editor: when it stays the same, the widget and its focus stay.
QString EntryField::signature(const MemoryEntry &entry) const
{
    QStringList parts{entry.fullName(), memoryTypeWord(entry.type)};
    for (const Value &choice : choices(entry))
        parts += choice.toLiteral();
    return parts.join(u'\n');
}

void EntryField::show(const MemoryEntry &entry, const Value &value, const QString &note)
{
    const QString newSignature = signature(entry);
    m_entry = entry;
    QString name = u"<b>%1</b> &nbsp;%2"_s.arg(html(breakable(entry.name.text)),
                                               inked(breakable(entry.ns) + u" · "_s + memoryTypeWord(entry.type), Role::Muted));
    if (entry.pii)
        name += u" <b>"_s + inked(tr("PII"), Role::Warning) + u"</b>"_s;
    m_name->setText(name);
    setToolTip(entry.description);
    m_note->setText(inked(note, Role::Muted));
    m_note->setVisible(!note.isEmpty());

    const bool isNew = newSignature != m_signature;
    if (isNew) {
        m_signature = newSignature;
        buildEditor();
    }
    if (!isNew && value == m_value)
        return; // what is being typed stays
    m_value = value;
    showValue();
}

bool EntryField::hasFocusInside() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && isAncestorOf(focus);
}

void EntryField::buildEditor()
{
    const bool hadFocus = hasFocusInside();
    delete m_choice;
    delete m_line;
    delete m_json;
    delete m_unset;
    m_choice = nullptr;
    m_line = nullptr;
    m_json = nullptr;
    m_unset = nullptr;
    showError({});

    if (const QList<Value> values = choices(m_entry); !values.isEmpty())
        buildChoice(values);
    else if (m_entry.type == MemoryType::Json || m_entry.type == MemoryType::List)
        buildJsonText();
    else
        buildLine();

    QWidget *editor = m_choice ? static_cast<QWidget *>(m_choice) : m_json ? static_cast<QWidget *>(m_json) : m_line;
    editor->setObjectName(u"memory:"_s + m_entry.fullName());
    editor->setAccessibleName(m_entry.fullName());
    editor->setAccessibleDescription(m_entry.description);
    m_row->addWidget(editor, 1);
    setFocusProxy(editor);
    if (!m_choice) {
        m_unset = new QToolButton(this);
        m_unset->setObjectName(u"unset:"_s + m_entry.fullName());
        m_unset->setText(u"✕"_s);
        m_unset->setAutoRaise(true);
        //: %1 a memory entry
        m_unset->setAccessibleName(tr("Unset %1").arg(m_entry.fullName()));
        m_unset->setToolTip(tr("Unset"));
        connect(m_unset, &QToolButton::clicked, this, &EntryField::unset);
        m_row->addWidget(m_unset, 0, Qt::AlignTop);
    }
    if (hadFocus)
        editor->setFocus();
}

void EntryField::buildChoice(const QList<Value> &values)
{
    m_choice = new QComboBox(this);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(6);
    m_choice->setFocusPolicy(Qt::StrongFocus);
    m_choice->installEventFilter(this);
    m_choice->addItem(tr("unset"));
    for (const Value &value : values)
        m_choice->addItem(value.toDisplay());
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        const QList<Value> all = choices(m_entry);
        if (index <= all.size()) // beyond stands a value of another type, put in by a memory file
            report(index == 0 ? Value::none() : all.at(index - 1));
    });
}

void EntryField::buildLine()
{
    m_line = new QLineEdit(this);
    m_line->setMinimumWidth(fontMetrics().averageCharWidth() * 8);
    connect(m_line, &QLineEdit::textEdited, this, &EntryField::takeInput);
}

void EntryField::buildJsonText()
{
    m_json = new QPlainTextEdit(this);
    m_json->setTabChangesFocus(true);
    m_json->setFixedHeight(fontMetrics().lineSpacing() * 3 + 12);
    m_json->setMinimumWidth(fontMetrics().averageCharWidth() * 8);
    m_json->setPlaceholderText(tr("unset – write JSON"));
    connect(m_json, &QPlainTextEdit::textChanged, this, [this] { takeInput(m_json->toPlainText()); });
}

void EntryField::showValue()
{
    showError(typeMismatch(m_entry, m_value));
    if (m_unset)
        m_unset->setEnabled(!m_value.isNone());
    if (m_line) {
        // A text line tells an empty text from an unset one by its grey words.
        const bool isText = m_entry.type == MemoryType::Text;
        m_line->setPlaceholderText(isText && !m_value.isNone() ? tr("empty text") : tr("unset"));
        const QString shown = isText ? (m_value.isNone() ? QString() : m_value.toDisplay()) : inputFromValue(m_entry, m_value);
        if (m_line->text() != shown)
            m_line->setText(shown);
    } else if (m_json) {
        const QSignalBlocker blocker(m_json);
        m_json->setPlainText(inputFromValue(m_entry, m_value));
    } else if (m_choice) {
        const QList<Value> all = choices(m_entry);
        while (m_choice->count() > all.size() + 1)
            m_choice->removeItem(m_choice->count() - 1);
        int at = m_value.isNone() ? 0 : -1;
        for (int i = 0; i < all.size(); ++i) {
            if (all.at(i) == m_value)
                at = i + 1;
        }
        if (at < 0) {
            m_choice->addItem(m_value.toLiteral());
            at = m_choice->count() - 1;
        }
        m_choice->setCurrentIndex(at);
    }
}

void EntryField::takeInput(const QString &input)
{
    if (m_entry.type == MemoryType::Text)
        return report(Value::text(input));
    const Result<Value> value = valueFromInput(m_entry, input);
    if (!value)
        return showError(value.error().sentence());
    report(*value);
}

void EntryField::unset()
{
    report(Value::none());
    showValue();
    if (focusProxy())
        focusProxy()->setFocus();
}

void EntryField::report(const Value &value)
{
    showError({});
    if (m_unset)
        m_unset->setEnabled(!value.isNone());
    if (m_line && m_entry.type == MemoryType::Text)
        m_line->setPlaceholderText(value.isNone() ? tr("unset") : tr("empty text"));
    if (value == m_value)
        return;
    m_value = value;
    emit valueChanged(m_entry.ns, m_entry.name.text, value);
}

void EntryField::showError(const QString &sentence)
{
    m_error->setText(inked(sentence, Role::Error));
    m_error->setVisible(!sentence.isEmpty());
    m_error->setObjectName(u"error:"_s + m_entry.fullName());
}

bool EntryField::eventFilter(QObject *watched, QEvent *event)
{
    // Scrolling past a choice must not change it.
    if (event->type() == QEvent::Wheel && watched == m_choice && !m_choice->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overmantel
