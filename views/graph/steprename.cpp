#include "views/graph/steprename.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

StepRename::StepRename(QWidget *parent)
    : QFrame(parent), m_line(new QLineEdit(this)), m_problem(new QLabel(this))
{
    setObjectName(u"graphRename"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_line->setObjectName(u"graphRenameLine"_s);
    m_line->setAccessibleName(tr("New id of the step"));
    m_line->setPlaceholderText(tr("Id of the step"));
    m_problem->setObjectName(u"graphRenameProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_line);
    layout->addWidget(m_problem);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &StepRename::check);
    hide();
}

void StepRename::open(const QString &id, const QStringList &taken, const QRect &over)
{
    m_oldId = id;
    m_taken = taken;
    m_line->setText(id);
    m_line->selectAll();
    showProblem({});
    const int width = qBound(200, over.width(), 320);
    const QRect room = parentWidget()->rect();
    setFixedWidth(width);
    adjustSize();
    QPoint corner(over.center().x() - width / 2, over.center().y() - height() / 2);
    corner.setX(qBound(4, corner.x(), qMax(4, room.width() - width - 4)));
    corner.setY(qBound(4, corner.y(), qMax(4, room.height() - height() - 4)));
    move(corner);
    show();
    raise();
    m_line->setFocus(Qt::OtherFocusReason);
}

void StepRename::close()
{
    if (isHidden())
        return;
    const bool hadFocus = m_line->hasFocus();
    hide();
    if (hadFocus)
        parentWidget()->setFocus(Qt::OtherFocusReason);
}

void StepRename::showProblem(const QString &sentence)
{
    QPalette inked = m_problem->palette();
    inked.setColor(QPalette::WindowText, theme::color(theme::Role::Error));
    m_problem->setPalette(inked);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_line->setToolTip(sentence);
    m_line->setAccessibleDescription(sentence);
    adjustSize();
}

bool StepRename::hasProblem() const
{
    return !m_problem->text().isEmpty();
}

QString StepRename::problemOf(const QString &id) const
{
    if (id.isEmpty())
        return tr("A step needs an id. Write one, or press Esc to keep the old one.");
    if (id == u"END")
        return tr("“END” is reserved for the end of the block. Choose another id.");
    if (m_taken.contains(id)) {
        //: %1 is the id of a step
        return tr("Another step of this block has the id “%1”. Choose another one.").arg(id);
    }
    if (std::any_of(id.cbegin(), id.cend(), [](QChar c) { return c.isSpace() || !c.isPrint(); }))
        return tr("An id has no spaces. Use “_” between words.");
    return {};
}

void StepRename::check()
{
    // While a person empties the line to write anew there is nothing to complain about.
    const QString id = m_line->text().trimmed();
    showProblem(id.isEmpty() ? QString() : problemOf(id));
}

void StepRename::accept()
{
    const QString id = m_line->text().trimmed();
    if (id == m_oldId) {
        close();
        return;
    }
    showProblem(problemOf(id));
    if (hasProblem())
        return;
    Q_EMIT accepted(m_oldId, id);
    if (!hasProblem())
        close();
}

bool StepRename::eventFilter(QObject *object, QEvent *event)
{
    if (object != m_line)
        return QFrame::eventFilter(object, event);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            accept();
            return true;
        }
        if (key == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        // A look into another window or a menu is no answer.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            hide();
    }
    return QFrame::eventFilter(object, event);
}

} // namespace overmantel
