#include "views/common/theme.h"
#include "views/problems/problemsview.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr QKeyCombination markdownKeys(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C);

} // namespace

const Diagnostic *ProblemsView::current() const
{
    return m_model->problem(m_filter->mapToSource(m_view->currentIndex()));
}

void ProblemsView::activate(const QModelIndex &index)
{
    if (const Diagnostic *problem = m_model->problem(m_filter->mapToSource(index)))
        Q_EMIT locationActivated(Location(problem->where)); // a copy: the model may change on the way
}

int ProblemsView::addFixes(QMenu *menu, const Diagnostic &problem)
{
    for (const Fix &fix : problem.fixes) {
        QAction *action = menu->addAction(theme::icon(u"fix"_s), fix.title);
        connect(action, &QAction::triggered, this, [this, edit = fix.edit] { Q_EMIT editRequested(edit); });
    }
    return int(problem.fixes.size());
}

QList<const Diagnostic *> ProblemsView::touching(const Location &place) const
{
    QList<const Diagnostic *> problems;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Diagnostic *problem = m_model->problem(m_model->index(row, 0));
        const TextRange range = problem->where.range;
        if (problem->where.file == place.file && (range.touches(place.range.start) || place.range.overlaps(range)))
            problems += problem;
    }
    return problems;
}

QMenu *ProblemsView::fixesMenu(const Location &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"fixesMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    int fixes = 0;
    for (const Diagnostic *problem : touching(place))
        fixes += addFixes(menu, *problem);
    if (fixes > 0)
        return menu;
    delete menu;
    return nullptr;
}

QString ProblemsView::codeAt(const Location &place) const
{
    const Diagnostic *chosen = current();
    if (chosen && isAncestorOf(QApplication::focusWidget()))
        return chosen->code;
    const QList<const Diagnostic *> here = touching(place);
    const auto worst = std::min_element(here.begin(), here.end(), [](const Diagnostic *a, const Diagnostic *b) { return a->severity < b->severity; });
    return worst == here.end() ? QString() : (*worst)->code;
}

void ProblemsView::showMenu(const QPoint &globalPosition, const QModelIndex &index)
{
    const Diagnostic *problem = m_model->problem(m_filter->mapToSource(index));
    if (!problem)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"problemsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *go = menu->addAction(theme::icon(u"forward"_s), tr("Go to the Place"));
    connect(go, &QAction::triggered, this, [this, where = problem->where] { Q_EMIT locationActivated(where); });
    for (const RelatedPlace &related : problem->related) {
        //: %1 is a sentence such as "First declared here."
        QAction *action = menu->addAction(tr("Go to: %1").arg(related.message));
        connect(action, &QAction::triggered, this, [this, where = related.where] { Q_EMIT locationActivated(where); });
    }
    if (!problem->fixes.isEmpty()) {
        menu->addSeparator();
        addFixes(menu, *problem);
    }
    menu->addSeparator();
    QAction *rule = menu->addAction(theme::icon(u"reference"_s), tr("About This Rule"));
    rule->setObjectName(u"aboutRule"_s);
    rule->setShortcut(Qt::Key_F1); // shown only: the window's own action listens
    rule->setShortcutContext(Qt::WidgetShortcut);
    connect(rule, &QAction::triggered, this, [this, code = problem->code] { Q_EMIT ruleRequested(code); });
    addCopying(menu);
    menu->popup(globalPosition);
}

void ProblemsView::addCopying(QMenu *menu)
{
    QAction *text = menu->addAction(theme::icon(u"copy"_s), tr("Copy"));
    text->setObjectName(u"copyProblems"_s);
    text->setShortcut(QKeySequence::Copy);
    text->setShortcutContext(Qt::WidgetShortcut);
    connect(text, &QAction::triggered, this, [this] { copySelected(CopyAs::Text); });
    QAction *markdown = menu->addAction(tr("Copy as Markdown List"));
    markdown->setObjectName(u"copyProblemsAsMarkdown"_s);
    markdown->setShortcut(markdownKeys);
    markdown->setShortcutContext(Qt::WidgetShortcut);
    connect(markdown, &QAction::triggered, this, [this] { copySelected(CopyAs::Markdown); });
}

void ProblemsView::showFixes()
{
    const Diagnostic *problem = current();
    if (!problem)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"fixesMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (addFixes(menu, *problem) == 0)
        menu->addAction(tr("There is no ready-made fix for this problem."))->setEnabled(false);
    const QRect row = m_view->visualRect(m_view->currentIndex());
    menu->popup(m_view->viewport()->mapToGlobal(row.bottomLeft()));
}

void ProblemsView::copySelected(CopyAs form) const
{
    QStringList lines;
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex &row : std::as_const(rows)) {
        const QModelIndex source = m_filter->mapToSource(row);
        const Diagnostic &problem = *m_model->problem(source);
        const TextPosition at = m_model->position(source);
        lines += form == CopyAs::Text ? findingLine(problem, at) : findingMarkdownItem(problem, at);
    }
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(u'\n'));
}

bool ProblemsView::handleTableKey(const QKeyEvent *key)
{
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && key->modifiers() == Qt::AltModifier)
        showFixes();
    else if (isEnter)
        activate(m_view->currentIndex());
    else if (key->keyCombination() == markdownKeys)
        copySelected(CopyAs::Markdown);
    else if (key->matches(QKeySequence::Copy))
        copySelected(CopyAs::Text);
    else
        return false;
    return true;
}

bool ProblemsView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ContextMenu && watched != m_text) {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        const QModelIndex current = m_view->currentIndex();
        if (menu->reason() == QContextMenuEvent::Mouse)
            showMenu(menu->globalPos(), m_view->indexAt(m_view->viewport()->mapFromGlobal(menu->globalPos())));
        else
            showMenu(m_view->viewport()->mapToGlobal(m_view->visualRect(current).bottomLeft()), current);
        return true;
    }
    if (event->type() == QEvent::Resize && watched == m_view)
        fitColumns();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_view)
        return handleTableKey(key) || QWidget::eventFilter(watched, event);
    if (watched != m_text)
        return QWidget::eventFilter(watched, event);
    if (key->key() == Qt::Key_Escape && !m_text->text().isEmpty()) {
        m_text->clear();
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Down) {
        focusList();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overmantel
