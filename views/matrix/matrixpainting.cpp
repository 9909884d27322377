#include "views/matrix/matrixpainting.h"

#include "views/common/theme.h"
#include "views/matrix/matrixmodel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

using theme::Role;

struct CellLook
{
    QString letters;
    bool denied = false;
    bool llm = false;
    bool collect = false;
};

QColor inkOf(const CellLook &look)
{
    if (look.denied)
        return theme::color(Role::MatrixDenied);
    if (look.letters == u"RW")
        return theme::color(Role::MatrixBoth);
    if (look.letters == u"R")
        return theme::color(Role::MatrixRead);
    if (look.letters == u"W")
        return theme::color(Role::MatrixWrite);
    return theme::color(Role::Muted);
}

QColor withAlpha(QColor color, qreal alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

QFont smaller(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.85);
    else
        font.setPixelSize(qMax(8, int(font.pixelSize() * 0.85)));
    return font;
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

// What the language model may set: a filled diamond. What a collect step asks for: a ring.
void paintLlmMark(QPainter *painter, QPointF centre, qreal radius)
{
    painter->setBrush(theme::color(Role::Accent));
    painter->setPen(Qt::NoPen);
    const QPointF corners[] = {centre + QPointF(0, -radius), centre + QPointF(radius, 0), centre + QPointF(0, radius),
                               centre + QPointF(-radius, 0)};
    painter->drawPolygon(corners, 4);
}

void paintCollectMark(QPainter *painter, QPointF centre, qreal radius)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme::color(Role::Accent), radius * 0.5));
    painter->drawEllipse(centre, radius * 0.75, radius * 0.75);
}

void paintCell(QPainter *painter, const QRect &rect, const CellLook &look, const QFont &font)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor ink = inkOf(look);
    const QRectF inner = QRectF(rect).adjusted(3, 3, -3, -3);
    painter->setPen(Qt::NoPen);
    if (!look.letters.isEmpty() || look.denied) {
        painter->setBrush(withAlpha(ink, theme::isDark() ? 0.18 : 0.10));
        painter->drawRoundedRect(inner, 4, 4);
    }
    if (look.denied) {
        painter->setBrush(QBrush(withAlpha(ink, 0.40), Qt::BDiagPattern));
        painter->drawRoundedRect(inner, 4, 4);
    }
    painter->setPen(ink);
    painter->setFont(look.letters.isEmpty() ? font : bold(font));
    const QString text = look.letters.isEmpty() ? u"–"_s : look.letters;
    if (look.denied) {
        // The hatching stays off the letters.
        QRectF plate = QFontMetricsF(painter->font()).boundingRect(text);
        plate.moveCenter(inner.center());
        painter->fillRect(plate.adjusted(-3, -1, 3, 1), theme::color(Role::Surface));
    }
    painter->drawText(inner, Qt::AlignCenter, text);

    const qreal radius = QFontMetricsF(font).height() / 5;
    QPointF centre = inner.topRight() + QPointF(-radius * 1.8, radius * 1.8);
    if (look.llm) {
        paintLlmMark(painter, centre, radius);
        centre.rx() -= radius * 2.6;
    }
    if (look.collect)
        paintCollectMark(painter, centre, radius);
    painter->restore();
}

bool startsGroup(const QAbstractItemModel &model, int row)
{
    const auto ns = [&](int at) { return model.headerData(at, Qt::Vertical, MatrixModel::NamespaceRole).toString(); };
    return row > 0 && ns(row - 1) != ns(row);
}

// The same lines below cells and row headers, stronger where another skill begins.
void paintRowLines(QPainter *painter, const QRect &rect, const QAbstractItemModel &model, int row)
{
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme::color(Role::Border));
    if (startsGroup(model, row))
        painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme::color(Role::Muted));
}

struct LegendItem
{
    CellLook look;
    enum class Sample { Cell, Llm, Collect, Pii } sample = Sample::Cell;
    QString text;
};

QList<LegendItem> legendItems()
{
    using Sample = LegendItem::Sample;
    return {
        {{u"R"_s}, Sample::Cell, MatrixLegend::tr("reads")},
        {{u"W"_s}, Sample::Cell, MatrixLegend::tr("writes")},
        {{{}, true}, Sample::Cell, MatrixLegend::tr("denied by the skill's access lists")},
        {{}, Sample::Llm, MatrixLegend::tr("the language model may set it")},
        {{}, Sample::Collect, MatrixLegend::tr("asked by a collect step")},
        {{}, Sample::Pii, MatrixLegend::tr("personal data, withheld from prompts")},
    };
}

void paintSample(QPainter *painter, const QRect &rect, const LegendItem &item, const QFont &font)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal radius = QFontMetricsF(font).height() / 4;
    switch (item.sample) {
    case LegendItem::Sample::Cell:
        paintCell(painter, rect, item.look, font);
        break;
    case LegendItem::Sample::Llm:
        paintLlmMark(painter, QRectF(rect).center(), radius);
        break;
    case LegendItem::Sample::Collect:
        paintCollectMark(painter, QRectF(rect).center(), radius);
        break;
    case LegendItem::Sample::Pii:
        painter->setFont(bold(font));
        painter->setPen(theme::color(Role::Warning));
        painter->drawText(rect, Qt::AlignCenter, MatrixModel::tr("PII"));
        break;
    }
    painter->restore();
}

// One line of QVariant strings: what a choice of the editor stands for.
constexpr int inputRole = Qt::UserRole;

} // namespace

void MatrixDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() < MatrixModel::FirstSkillColumn) {
        QStyledItemDelegate::paint(painter, option, index);
        return paintRowLines(painter, option.rect, *index.model(), index.row());
    }
    const bool selected = option.state & QStyle::State_Selected;
    paintRowLines(painter, option.rect, *index.model(), index.row());
    paintCell(painter, option.rect,
              {index.data(MatrixModel::LettersRole).toString(), index.data(MatrixModel::DeniedRole).toBool(),
               index.data(MatrixModel::LlmRole).toBool(), index.data(MatrixModel::CollectRole).toBool()},
              option.font);
    if (selected) {
        painter->setPen(QPen(theme::color(Role::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return hint.expandedTo({option.fontMetrics.height() * 4, option.fontMetrics.height() * 2});
}

QWidget *MatrixDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    // Choices are offered by the model as a list of inputs; anything else is typed.
    const QStringList inputs = index.data(MatrixModel::ChoicesRole).toStringList();
    if (inputs.isEmpty()) {
        auto *line = new QLineEdit(parent);
        line->setObjectName(u"initialValueEditor"_s);
        line->setAccessibleName(tr("Initial value"));
        line->setPlaceholderText(tr("unset"));
        line->setFrame(false);
        return line;
    }
    auto *combo = new QComboBox(parent);
    combo->setObjectName(u"initialValueEditor"_s);
    combo->setAccessibleName(tr("Initial value"));
    combo->addItem(tr("unset"), QString());
    for (const QString &input : inputs)
        combo->addItem(input, input);
    // A choice is the whole input: nothing is left to confirm.
    connect(combo, &QComboBox::activated, this, [this, combo] {
        emit const_cast<MatrixDelegate *>(this)->commitData(combo);
        emit const_cast<MatrixDelegate *>(this)->closeEditor(combo);
    });
    return combo;
}

void MatrixDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString input = index.data(Qt::EditRole).toString();
    if (auto *combo = qobject_cast<QComboBox *>(editor)) {
        const int at = combo->findData(input, inputRole);
        if (at < 0 && !input.isEmpty())
            combo->addItem(input, input);
        combo->setCurrentIndex(at < 0 ? combo->count() - 1 : at);
        return;
    }
    // A fresh analysis must not take away what is being typed.
    auto *line = qobject_cast<QLineEdit *>(editor);
    if (line && !line->isModified()) {
        line->setText(input);
        line->selectAll();
    }
}

void MatrixDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        model->setData(index, combo->currentData(inputRole), Qt::EditRole);
    else if (auto *line = qobject_cast<QLineEdit *>(editor))
        model->setData(index, line->text(), Qt::EditRole);
}

EntryHeader::EntryHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent)
{
    setSectionsClickable(true);
    setHighlightSections(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QSize EntryHeader::sectionSizeFromContents(int section) const
{
    const auto text = [&](int role) { return model()->headerData(section, Qt::Vertical, role).toString(); };
    const QFontMetrics strong(bold(font()));
    const QFontMetrics small(smaller(font()));
    const int name = fontMetrics().horizontalAdvance(text(MatrixModel::NamespaceRole) + u'.')
        + strong.horizontalAdvance(text(MatrixModel::NameRole));
    const int details = small.horizontalAdvance(text(MatrixModel::DetailsRole) + u"  · "_s + text(MatrixModel::FlagsRole)) + 8;
    const int widest = fontMetrics().averageCharWidth() * 48;
    return {qMin(qMax(name, details), widest) + 24, strong.height() + small.height() + 10};
}

void EntryHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const auto text = [&](int role) { return model()->headerData(section, Qt::Vertical, role).toString(); };
    painter->save();
    painter->fillRect(rect, theme::color(Role::Window));
    const QModelIndex current = selectionModel() ? selectionModel()->currentIndex() : QModelIndex();
    if (current.isValid() && current.row() == section)
        painter->fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme::color(Role::Accent));

    paintRowLines(painter, rect, *model(), section);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), theme::color(Role::Border));

    QFont plain = font();
    plain.setItalic(model()->headerData(section, Qt::Vertical, MatrixModel::StaleRole).toBool());
    const QFont strong = bold(plain);
    const QFont small = smaller(plain);
    const int left = rect.left() + 12;
    const int right = rect.right() - 8;
    const int lines = QFontMetrics(strong).height() + QFontMetrics(small).height();
    int top = rect.top() + (rect.height() - lines) / 2;

    const QString prefix = text(MatrixModel::NamespaceRole) + u'.';
    painter->setFont(plain);
    painter->setPen(theme::color(Role::Muted));
    const int prefixWidth = QFontMetrics(plain).horizontalAdvance(prefix);
    const int height = QFontMetrics(strong).height();
    painter->drawText(QRect(left, top, right - left, height), Qt::AlignLeft | Qt::AlignVCenter, prefix);
    painter->setFont(strong);
    painter->setPen(theme::color(Role::Text));
    const QRect nameRect(left + prefixWidth, top, right - left - prefixWidth, height);
    painter->drawText(nameRect, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(strong).elidedText(text(MatrixModel::NameRole), Qt::ElideRight, nameRect.width()));

    top += height;
    painter->setFont(small);
    painter->setPen(theme::color(Role::Muted));
    const QString details = text(MatrixModel::DetailsRole);
    const QRect detailRect(left, top, right - left, QFontMetrics(small).height());
    painter->drawText(detailRect, Qt::AlignLeft | Qt::AlignVCenter, details);
    const QString flags = text(MatrixModel::FlagsRole);
    if (!flags.isEmpty()) {
        painter->setFont(bold(small));
        painter->setPen(theme::color(Role::Warning));
        painter->drawText(detailRect.adjusted(QFontMetrics(small).horizontalAdvance(details + u"  "_s) + 4, 0, 0, 0),
                          Qt::AlignLeft | Qt::AlignVCenter, flags);
    }
    painter->restore();
}

MatrixLegend::MatrixLegend(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"matrixLegend"_s);
    QStringList words;
    for (const LegendItem &item : legendItems())
        words += item.text;
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(words.join(u", "_s));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int MatrixLegend::arrange(int width, QPainter *painter) const
{
    const QFont font = smaller(this->font());
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 8;
    const int sample = metrics.height() * 2;
    int x = 0;
    int y = 0;
    for (const LegendItem &item : legendItems()) {
        const int itemWidth = sample + 4 + metrics.horizontalAdvance(item.text);
        if (x > 0 && x + itemWidth > width) {
            x = 0;
            y += height;
        }
        if (painter) {
            paintSample(painter, {x, y, sample, height}, item, font);
            painter->setFont(font);
            painter->setPen(theme::color(Role::Muted));
            painter->drawText(QRect(x + sample + 4, y, itemWidth, height), Qt::AlignLeft | Qt::AlignVCenter, item.text);
        }
        x += itemWidth + 16;
    }
    return y + height;
}

int MatrixLegend::heightForWidth(int width) const
{
    return arrange(width, nullptr);
}

QSize MatrixLegend::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, arrange(fontMetrics().averageCharWidth() * 60, nullptr)};
}

QSize MatrixLegend::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() + 8};
}

void MatrixLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    arrange(width(), &painter);
}

} // namespace overmantel
