#include "app/window/welcomepage.h"

#include "views/common/theme.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

QLabel *heading(const QString &text, qreal factor)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

// The home folder as a person writes it.
QString shortPath(const QString &folder)
{
    const QString home = QDir::homePath();
    return folder.startsWith(home + u'/') ? u'~' + folder.mid(home.size()) : folder;
}

QPushButton *bigButton(const QString &name, const QString &text, const QString &icon)
{
    auto *button = new QPushButton(theme::icon(icon), text);
    button->setObjectName(name);
    button->setIconSize({20, 20});
    button->setMinimumHeight(40);
    button->setMinimumWidth(230);
    return button;
}

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent), m_picture(new QLabel), m_recentTitle(heading(tr("Recent folders"), 1.15)), m_noRecent(new QLabel),
      m_recent(new QVBoxLayout)
{
    setObjectName(u"welcomePage"_s);
    setAccessibleName(tr("Welcome"));

    auto *what = new QLabel(tr("See what a Rasa Mantle agent says, asks and remembers: its text, the picture of every "
                               "ordered block, who may read and write which memory, and what is spoken in which state. "
                               "Every change is the smallest change of your files."));
    what->setWordWrap(true);
    what->setForegroundRole(QPalette::PlaceholderText);

    QPushButton *open = bigButton(u"welcomeOpenFolder"_s, tr("Open an agent folder…"), u"open-folder"_s);
    open->setToolTip(tr("Ctrl+Shift+O; a folder may also be dragged onto this window"));
    open->setDefault(true);
    QPushButton *example = bigButton(u"welcomeExample"_s, tr("Try the example agent"), u"agent"_s);
    example->setToolTip(tr("Opens a copy that belongs to you: try and change whatever you like"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(open);
    buttons->addWidget(example);
    buttons->addStretch(1);

    m_noRecent->setText(tr("Folders that you open are listed here."));
    m_noRecent->setForegroundRole(QPalette::PlaceholderText);
    m_recent->setSpacing(2);

    auto *titleRow = new QHBoxLayout;
    titleRow->setSpacing(16);
    titleRow->addWidget(m_picture);
    titleRow->addWidget(heading(tr("Overmantel"), 2.2), 1);

    auto *column = new QVBoxLayout;
    column->setSpacing(14);
    column->addStretch(2);
    column->addLayout(titleRow);
    column->addWidget(what);
    column->addSpacing(8);
    column->addLayout(buttons);
    column->addSpacing(18);
    column->addWidget(m_recentTitle);
    column->addWidget(m_noRecent);
    column->addLayout(m_recent);
    column->addStretch(3);

    auto *page = new QWidget;
    page->setObjectName(u"welcomeContent"_s);
    page->setMaximumWidth(720);
    page->setLayout(column);
    auto *centred = new QWidget;
    auto *centring = new QHBoxLayout(centred);
    centring->addStretch(1);
    centring->addWidget(page, 8);
    centring->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(u"welcomeScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(centred);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    connect(open, &QPushButton::clicked, this, &WelcomePage::openFolderRequested);
    connect(example, &QPushButton::clicked, this, &WelcomePage::exampleRequested);
    setFocusProxy(open);
    paintPicture();
    setRecentFolders({});
}

void WelcomePage::setRecentFolders(const QStringList &folders)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        if (QWidget *row = item->widget()) {
            row->hide();
            row->deleteLater(); // it may be the one whose button was pressed
        }
        delete item;
    }
    for (const QString &folder : folders)
        m_recent->addWidget(recentRow(folder));
    m_noRecent->setVisible(folders.isEmpty());
}

QWidget *WelcomePage::recentRow(const QString &folder)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);

    auto *open = new QToolButton;
    open->setObjectName(u"recentFolder"_s);
    open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    open->setIcon(theme::icon(u"folder"_s, theme::Role::Muted));
    open->setText(QDir(folder).dirName());
    open->setToolTip(folder);
    //: %1 is a path
    open->setAccessibleName(tr("Open %1").arg(folder));
    connect(open, &QToolButton::clicked, this, [this, folder] { Q_EMIT folderChosen(folder); });

    auto *path = new QLabel(shortPath(folder));
    path->setForegroundRole(QPalette::PlaceholderText);
    auto *forget = new QToolButton;
    forget->setObjectName(u"forgetFolder"_s);
    forget->setIcon(theme::icon(u"close"_s, theme::Role::Muted));
    //: %1 is a path
    forget->setAccessibleName(tr("Remove %1 from this list").arg(folder));
    forget->setToolTip(tr("Remove from this list; the folder stays"));
    connect(forget, &QToolButton::clicked, this, [this, folder] { Q_EMIT folderForgotten(folder); });

    layout->addWidget(open);
    layout->addWidget(path, 1);
    layout->addWidget(forget);
    return row;
}

void WelcomePage::paintPicture()
{
    m_picture->setPixmap(theme::icon(u"overmantel"_s).pixmap(QSize(56, 56), devicePixelRatioF()));
}

void WelcomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_picture)
        paintPicture();
    QWidget::changeEvent(event);
}

} // namespace overmantel
