#include "views/problems/rulecontents.h"

#include "views/common/theme.h"
#include "views/problems/problemsmodel.h"
#include "views/problems/rulepage.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

constexpr int codeRole = Qt::UserRole + 1;
constexpr int entryRole = Qt::UserRole + 2; // index in the catalogue

// The summary, and the code small and muted beneath.
class RuleDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int line = option.fontMetrics.height();
        size.setHeight(index.data(codeRole).isValid() ? 2 * line + 8 : line + 10);
        return size;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const override
    {
        const QString code = index.data(codeRole).toString();
        if (code.isEmpty())
            return QStyledItemDelegate::paint(painter, given, index);
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QString summary = option.text;
        option.text.clear();
        option.icon = {};
        const QStyle *style = option.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

        const bool isSelected = option.state & QStyle::State_Selected;
        const QRect icon(option.rect.left() + 2, option.rect.top() + 5, 16, 16);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);
        const int line = option.fontMetrics.height();
        const QRect first(icon.right() + 7, option.rect.top() + 4, option.rect.right() - icon.right() - 9, line);
        painter->save();
        painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(first, Qt::AlignVCenter, option.fontMetrics.elidedText(summary, Qt::ElideRight, first.width()));
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.88);
        painter->setFont(small);
        if (!isSelected)
            painter->setPen(theme::color(theme::Role::Muted));
        painter->drawText(first.translated(0, line), Qt::AlignVCenter,
                          QFontMetrics(small).elidedText(code, Qt::ElideMiddle, first.width()));
        painter->restore();
    }
};

} // namespace

RuleContents::RuleContents(const QList<CatalogueEntry> &catalogue, QWidget *parent) : QTreeWidget(parent), m_catalogue(catalogue)
{
    setObjectName(u"ruleList"_s);
    setAccessibleName(tr("Rules"));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(12);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new RuleDelegate(this));
    for (qsizetype i = 0; i < m_catalogue.size(); ++i) {
        const CatalogueEntry &entry = m_catalogue.at(i);
        const QString title = ruleChapter(entry.code);
        const QList<QTreeWidgetItem *> known = findItems(title, Qt::MatchExactly);
        QTreeWidgetItem *chapter = known.isEmpty() ? new QTreeWidgetItem(this, {title}) : known.first();
        auto *item = new QTreeWidgetItem(chapter, {entry.rules.first().summary});
        item->setData(0, codeRole, entry.code);
        item->setData(0, entryRole, int(i));
        item->setToolTip(0, entry.rules.first().summary + u'\n' + entry.code);
        item->setData(0, Qt::AccessibleTextRole, severityWord(entry.severity()) + u": "_s + entry.rules.first().summary + u' ' + entry.code);
    }
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QFont bold = font();
        bold.setBold(true);
        topLevelItem(i)->setFont(0, bold);
    }
    showIcons();
    expandAll();
}

void RuleContents::showIcons()
{
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if ((*it)->data(0, codeRole).isValid()) {
            const Severity severity = m_catalogue.at((*it)->data(0, entryRole).toInt()).severity();
            (*it)->setIcon(0, theme::icon(theme::severityIconName(severity), theme::severityRole(severity)));
        }
    }
}

int RuleContents::setFilter(const QString &words)
{
    int shown = 0;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *chapter = topLevelItem(i);
        bool isAny = false;
        for (int row = 0; row < chapter->childCount(); ++row) {
            QTreeWidgetItem *item = chapter->child(row);
            const bool isMatch = m_catalogue.at(item->data(0, entryRole).toInt()).matches(words);
            item->setHidden(!isMatch);
            isAny = isAny || isMatch;
            shown += isMatch ? 1 : 0;
        }
        chapter->setHidden(!isAny);
        if (!words.trimmed().isEmpty())
            chapter->setExpanded(true);
    }
    return shown;
}

QString RuleContents::currentCode() const
{
    return currentItem() ? currentItem()->data(0, codeRole).toString() : QString();
}

void RuleContents::setCurrentCode(const QString &code)
{
    if (code == currentCode())
        return;
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if ((*it)->data(0, codeRole).toString() == code && !code.isEmpty()) {
            setCurrentItem(*it);
            scrollToItem(*it);
            return;
        }
    }
    setCurrentItem(nullptr);
}

void RuleContents::chooseFirst()
{
    for (QTreeWidgetItemIterator it(this, QTreeWidgetItemIterator::NotHidden); *it; ++it) {
        if ((*it)->data(0, codeRole).isValid())
            return setCurrentItem(*it);
    }
}

void RuleContents::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace overmantel
