#include "views/editor/findbar.h"

#include "core/workspace/workspace.h"
#include "views/common/theme.h"
#include "views/editor/codeeditor.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace overmantel {

using namespace Qt::Literals::StringLiterals;

FindBar::FindBar(CodeEditor *editor, Workspace *workspace, QWidget *parent)
    : QFrame(parent)
    , m_editor(editor)
    , m_workspace(workspace)
    , m_pattern(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_delay(new QTimer(this))
{
    setObjectName(u"findBar"_s);
    setAccessibleName(tr("Find and replace"));
    m_pattern->setObjectName(u"findField"_s);
    m_pattern->setAccessibleName(tr("Find"));
    m_pattern->setPlaceholderText(tr("Find"));
    m_pattern->setClearButtonEnabled(true);
    m_replacement->setObjectName(u"replaceField"_s);
    m_replacement->setAccessibleName(tr("Replace by"));
    m_replacement->setPlaceholderText(tr("Replace by"));
    m_replacement->setClearButtonEnabled(true);
    m_count->setObjectName(u"findCount"_s);
    m_count->setAccessibleName(tr("Number of matches"));
    m_count->setTextFormat(Qt::PlainText);

    m_previous = addButton(u"findPrevious"_s, u"previous"_s, tr("Previous Match"));
    m_next = addButton(u"findNext"_s, u"next"_s, tr("Next Match"));
    m_caseSensitive = addToggle(u"findCaseSensitive"_s, tr("Aa"), tr("Distinguish capital and small letters"));
    m_wholeWords = addToggle(u"findWholeWords"_s, tr("Word"), tr("Find whole words only"));
    m_regularExpression = addToggle(u"findRegularExpression"_s, tr(".*"), tr("Find by regular expression"));
    m_replace = addButton(u"replaceCurrent"_s, {}, tr("Replace"));
    m_replaceAll = addButton(u"replaceAll"_s, {}, tr("Replace All"));
    QToolButton *closeButton = addButton(u"findClose"_s, u"close"_s, tr("Close Find Bar"));

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(m_pattern, 0, 0);
    auto *findButtons = new QHBoxLayout;
    for (QWidget *widget : {static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_next),
                            static_cast<QWidget *>(m_caseSensitive), static_cast<QWidget *>(m_wholeWords),
                            static_cast<QWidget *>(m_regularExpression), static_cast<QWidget *>(m_count)})
        findButtons->addWidget(widget);
    findButtons->addStretch(1);
    findButtons->addWidget(closeButton);
    layout->addLayout(findButtons, 0, 1);
    layout->addWidget(m_replacement, 1, 0);
    auto *replaceButtons = new QHBoxLayout;
    replaceButtons->addWidget(m_replace);
    replaceButtons->addWidget(m_replaceAll);
    replaceButtons->addStretch(1);
    layout->addLayout(replaceButtons, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);

    m_delay->setSingleShot(true);
    m_delay->setInterval(50);
    connect(m_delay, &QTimer::timeout, this, &FindBar::search);
    connect(m_pattern, &QLineEdit::textChanged, this, [this] {
        search();
        // The first match from where the selection begins, so that typing on does not run away.
        if (!m_result.matches.isEmpty()) {
            const qsizetype start = m_editor->selectedRange().start;
            const auto at = std::find_if(m_result.matches.cbegin(), m_result.matches.cend(),
                                         [start](TextRange match) { return match.start >= start; });
            select(at == m_result.matches.cend() ? 0 : at - m_result.matches.cbegin());
        }
    });
    for (QToolButton *toggle : {m_caseSensitive, m_wholeWords, m_regularExpression})
        connect(toggle, &QToolButton::toggled, this, &FindBar::search);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_replace, &QToolButton::clicked, this, &FindBar::replaceCurrent);
    connect(m_replaceAll, &QToolButton::clicked, this, &FindBar::replaceAll);
    connect(closeButton, &QToolButton::clicked, this, &FindBar::close);
    connect(m_editor, &CodeEditor::cursorMoved, this, [this] {
        if (isVisible())
            showCount();
    });
    connect(m_workspace, &Workspace::textChanged, this, [this](const QString &file) {
        if (isVisible() && file == m_editor->file())
            m_delay->start();
    });
    hide();
}

QToolButton *FindBar::addToggle(const QString &name, const QString &label, const QString &explanation)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(label);
    button->setToolTip(explanation);
    button->setAccessibleName(explanation);
    button->setCheckable(true);
    button->setAutoRaise(true);
    return button;
}

QToolButton *FindBar::addButton(const QString &name, const QString &icon, const QString &label)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(label);
    button->setToolTip(label);
    button->setAccessibleName(label);
    button->setAutoRaise(!icon.isEmpty());
    if (!icon.isEmpty())
        button->setIcon(theme::icon(icon));
    return button;
}

SearchQuery FindBar::query() const
{
    return {m_pattern->text(), m_caseSensitive->isChecked(), m_wholeWords->isChecked(),
            m_regularExpression->isChecked()};
}

void FindBar::open()
{
    const QString selected =
        textIn(m_workspace->snapshot(m_editor->file()).text(), m_editor->selectedRange()).toString();
    show();
    if (!selected.isEmpty() && !selected.contains(u'\n'))
        m_pattern->setText(selected);
    for (QWidget *widget : {static_cast<QWidget *>(m_replacement), static_cast<QWidget *>(m_replace),
                            static_cast<QWidget *>(m_replaceAll)})
        widget->setEnabled(!m_editor->isReadOnly());
    search();
    m_pattern->setFocus(Qt::ShortcutFocusReason);
    m_pattern->selectAll();
}

void FindBar::close()
{
    hide();
    m_delay->stop();
    m_editor->setMatches({}, -1);
    m_editor->setFocus(Qt::OtherFocusReason);
}

void FindBar::search()
{
    m_delay->stop();
    m_result = findAll(m_workspace->snapshot(m_editor->file()).text(), query());
    showCount();
}

int FindBar::indexOfSelection() const
{
    const auto at = std::lower_bound(m_result.matches.cbegin(), m_result.matches.cend(), m_editor->selectedRange());
    return at != m_result.matches.cend() && *at == m_editor->selectedRange() ? int(at - m_result.matches.cbegin()) : -1;
}

void FindBar::showCount()
{
    const int index = indexOfSelection();
    const qsizetype count = m_result.matches.size();
    const QLocale locale;
    QString text;
    if (!m_result.error.isEmpty())
        text = m_result.error;
    else if (m_pattern->text().isEmpty())
        text = QString();
    else if (count == 0)
        text = tr("No match");
    else if (index >= 0)
        //: "3 of 17": the third of seventeen matches
        text = tr("%1 of %2").arg(locale.toString(index + 1), locale.toString(count));
    else
        text = tr("%n match(es)", nullptr, int(count));
    m_count->setText(text);
    QPalette colours = palette();
    const bool isBad = !m_result.error.isEmpty() || (count == 0 && !m_pattern->text().isEmpty());
    colours.setColor(QPalette::WindowText, theme::color(isBad ? theme::Role::Error : theme::Role::Text));
    m_count->setPalette(colours);
    m_editor->setMatches(m_result.matches, index);
}

void FindBar::select(qsizetype index)
{
    const TextRange match = m_result.matches[index];
    m_editor->restore({m_editor->file(), match.start, match.end});
    showCount();
}

void FindBar::findNext()
{
    search();
    if (m_result.matches.isEmpty())
        return;
    const TextRange here = m_editor->selectedRange();
    const auto at = std::find_if(m_result.matches.cbegin(), m_result.matches.cend(),
                                 [here](TextRange match) { return match.start >= here.start && match != here; });
    select(at == m_result.matches.cend() ? 0 : at - m_result.matches.cbegin());
}

void FindBar::findPrevious()
{
    search();
    if (m_result.matches.isEmpty())
        return;
    const TextRange here = m_editor->selectedRange();
    const auto at = std::find_if(m_result.matches.crbegin(), m_result.matches.crend(),
                                 [here](TextRange match) { return match.start < here.start; });
    select(at == m_result.matches.crend() ? m_result.matches.size() - 1 : m_result.matches.crend() - at - 1);
}

void FindBar::replaceCurrent()
{
    search();
    const int index = indexOfSelection();
    if (m_editor->isReadOnly() || m_result.matches.isEmpty())
        return;
    if (index < 0) {
        findNext();
        return;
    }
    const TextRange match = m_result.matches[index];
    const QString text =
        replacementFor(m_workspace->snapshot(m_editor->file()).text(), match, query(), m_replacement->text());
    const qsizetype end = match.start + text.size();
    m_workspace->apply({tr("Replace"), {{m_editor->file(), TextEdit::replace(match, text)}}}, EditKind::Act,
                       Cursor{m_editor->file(), match.start, match.end}, Cursor{m_editor->file(), end, end});
    m_editor->restore({m_editor->file(), end, end});
    findNext();
}

void FindBar::replaceAll()
{
    search();
    if (m_editor->isReadOnly() || m_result.matches.isEmpty())
        return;
    const QString text = m_workspace->snapshot(m_editor->file()).text();
    TextEdit edit;
    for (const TextRange match : std::as_const(m_result.matches))
        edit.add(match, replacementFor(text, match, query(), m_replacement->text()));
    const int count = int(m_result.matches.size());
    const EditorSelection before = m_editor->selection();
    m_workspace->apply({tr("Replace All"), {{m_editor->file(), edit}}}, EditKind::Act,
                       Cursor{m_editor->file(), before.anchor, before.position});
    search();
    m_count->setText(tr("%n replaced", nullptr, count));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isEnter && m_replacement->hasFocus()) {
        replaceCurrent();
    } else if (event->matches(QKeySequence::FindPrevious) || (isEnter && event->modifiers() & Qt::ShiftModifier)) {
        findPrevious();
    } else if (event->matches(QKeySequence::FindNext) || isEnter) {
        findNext();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace overmantel
