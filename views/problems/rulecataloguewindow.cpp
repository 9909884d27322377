#include "views/problems/rulecataloguewindow.h"

#include "views/common/theme.h"
#include "views/problems/rulebrowser.h"
#include "views/problems/rulecontents.h"
#include "views/problems/rulepage.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

RuleCatalogueWindow::RuleCatalogueWindow(QWidget *parent) : QWidget(parent, Qt::Window), m_catalogue(ruleCatalogue())
{
    setObjectName(u"ruleCatalogue"_s);
    setWindowTitle(tr("Rule Catalogue"));
    resize(940, 640);

    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    splitter->addWidget(buildContents());
    splitter->addWidget(buildPage());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({340, 600});
    auto *whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(splitter);

    connect(m_words, &QLineEdit::textChanged, this, &RuleCatalogueWindow::filterBy);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_list->currentCode().isEmpty() && m_list->currentCode() != m_page->code())
            m_page->showRule(m_list->currentCode());
    });
    connect(m_page, &QTextBrowser::sourceChanged, this, &RuleCatalogueWindow::showPage);
    connect(m_page, &QTextBrowser::anchorClicked, this, &RuleCatalogueWindow::follow);
    connect(m_page, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_page, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_page, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_page, &QTextBrowser::forward);
    connect(m_overview, &QToolButton::clicked, this, [this] { showRule({}); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_words, qOverload<>(&QWidget::setFocus));
    filterBy({});
    showRule({});
}

QToolButton *RuleCatalogueWindow::makeButton(const QString &name, const QString &icon, const QString &words)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(theme::icon(icon));
    button->setAccessibleName(words);
    button->setToolTip(words);
    return button;
}

QWidget *RuleCatalogueWindow::buildContents()
{
    m_words = new QLineEdit;
    m_words->setObjectName(u"ruleFilter"_s);
    m_words->setAccessibleName(tr("Filter rules"));
    m_words->setPlaceholderText(tr("Filter by word or code"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list = new RuleContents(m_catalogue);
    m_count = new QLabel;
    m_count->setObjectName(u"ruleCount"_s);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setContentsMargins(10, 4, 10, 6);

    auto *filter = new QHBoxLayout;
    filter->setContentsMargins(8, 8, 8, 6);
    filter->addWidget(m_words);
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    return contents;
}

QWidget *RuleCatalogueWindow::buildPage()
{
    m_page = new RuleBrowser([this](const QString &code) { return htmlOf(code); });
    m_back = makeButton(u"ruleBack"_s, u"back"_s, tr("Back (Alt+Left)"));
    m_forward = makeButton(u"ruleForward"_s, u"forward"_s, tr("Forward (Alt+Right)"));
    m_overview = makeButton(u"ruleOverview"_s, u"outline"_s, tr("All Rules"));
    m_overview->setText(m_overview->toolTip());
    m_overview->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : {m_back, m_forward})
        button->setEnabled(false);

    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 6, 8, 6);
    buttons->setSpacing(4);
    for (QToolButton *button : {m_back, m_forward, m_overview})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(buttons);
    column->addWidget(m_page, 1);
    return side;
}

void RuleCatalogueWindow::showRule(const QString &code)
{
    m_page->showRule(code);
    m_page->setFocus(Qt::OtherFocusReason);
}

QString RuleCatalogueWindow::currentCode() const
{
    return m_page->code();
}

void RuleCatalogueWindow::setAnalysis(const AnalysisPtr &analysis, const PositionOf &positionOf)
{
    m_analysis = analysis;
    m_positionOf = positionOf;
    if (placesOf(currentCode()) != m_places)
        m_page->refresh();
}

QList<Location> RuleCatalogueWindow::placesOf(const QString &code) const
{
    QList<Location> places;
    if (!m_analysis || code.isEmpty())
        return places;
    for (const Diagnostic &finding : m_analysis->diagnostics) {
        if (finding.code == code)
            places += finding.where;
    }
    return places;
}

QString RuleCatalogueWindow::htmlOf(const QString &code)
{
    m_places = placesOf(code);
    if (code.isEmpty())
        return ruleOverviewPage(m_catalogue);
    const auto entry = std::find_if(m_catalogue.cbegin(), m_catalogue.cend(), [&code](const CatalogueEntry &one) { return one.code == code; });
    if (entry == m_catalogue.cend())
        return unknownRulePage(code);
    QStringList places;
    for (const Location &place : std::as_const(m_places))
        places += findingPlace(place.file, m_positionOf(place));
    return rulePage(*entry, places);
}

void RuleCatalogueWindow::showPage(const QUrl &url)
{
    const QSignalBlocker once(m_list); // it follows the page here, not the page it
    m_list->setCurrentCode(url.path());
}

void RuleCatalogueWindow::follow(const QUrl &url)
{
    if (url.scheme() == u"rule"_s)
        return showRule(url.path());
    const qsizetype index = url.path().toInt();
    if (url.scheme() == u"place"_s && index < m_places.size())
        Q_EMIT locationActivated(Location(m_places.at(index)));
}

void RuleCatalogueWindow::filterBy(const QString &words)
{
    const int shown = m_list->setFilter(words);
    const int all = int(m_catalogue.size());
    if (shown == 0)
        m_count->setText(tr("No rule has these words."));
    else
        //: %1 and %2 are numbers of rules
        m_count->setText(shown == all ? tr("%n rule(s)", nullptr, all) : tr("%1 of %2 rules").arg(shown).arg(all));
}

void RuleCatalogueWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

bool RuleCatalogueWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_words || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape && !m_words->text().isEmpty()) {
        m_words->clear();
        return true;
    }
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (m_list->currentCode().isEmpty() || m_list->currentItem()->isHidden())
            m_list->chooseFirst();
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overmantel
