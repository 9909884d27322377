#include "views/preview/variantlist.h"

#include "views/preview/previewtext.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

using namespace preview;
using theme::Role;

namespace {

struct StatusLook
{
    QString symbol;
    QString word;
    Role ink;
};

StatusLook lookOf(VariantStatus status)
{
    switch (status) {
    case VariantStatus::Chosen: return {u"✓"_s, VariantList::tr("chosen"), Role::Success};
    case VariantStatus::Default: return {u"–"_s, VariantList::tr("kept for the end"), Role::Muted};
    case VariantStatus::False: return {u"✗"_s, VariantList::tr("false"), Role::Muted};
    case VariantStatus::Raises: return {u"!"_s, VariantList::tr("raises, skipped"), Role::Error};
    case VariantStatus::NotReached: return {u"·"_s, VariantList::tr("not reached"), Role::Muted};
    case VariantStatus::Ignored: return {u"∅"_s, VariantList::tr("never spoken"), Role::Muted};
    }
    return {};
}

// Enough to recognise a wording; all of it stands in the file and, when chosen, in the card.
QString excerpt(const QString &text)
{
    static constexpr qsizetype longest = 180;
    const QString simple = text.simplified();
    return simple.size() <= longest ? simple : simple.first(longest).trimmed() + u'…';
}

CardLook cardOf(VariantStatus status, bool focused)
{
    switch (status) {
    case VariantStatus::Chosen: return {Role::Success, false, true, focused};
    case VariantStatus::Raises: return {Role::Error, false, false, focused};
    case VariantStatus::Default: return {Role::Muted, true, false, focused};
    case VariantStatus::False:
    case VariantStatus::NotReached:
    case VariantStatus::Ignored: break;
    }
    return {Role::Border, false, false, focused};
}

} // namespace

VariantRow::VariantRow(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 9, 12, 9);
    layout->setSpacing(4);
    for (QLabel **label : {&m_head, &m_condition, &m_text, &m_reason}) {
        *label = wrappingLabel(this);
        layout->addWidget(*label);
    }
}

void VariantRow::show(const ResponseVariant &variant, const VariantVerdict &verdict)
{
    m_status = verdict.status;
    m_location = variant.anchor.isValid() ? variant.anchor : variant.where;
    setObjectName(u"variant%1"_s.arg(variant.index + 1));

    const StatusLook look = lookOf(m_status);
    //: %1 a number, counted from 1
    const QString number = tr("Variant %1").arg(variant.index + 1);
    QString head = u"<b>%1 %2</b> &nbsp;%3"_s.arg(inked(look.symbol, look.ink), html(number),
                                                 u"<b>"_s + inked(look.word, look.ink) + u"</b>"_s);
    if (variant.rephrase)
        head += u" &nbsp;"_s + inked(tr("may be reworded"), Role::Info);
    m_head->setText(head);

    const QString condition = variant.condition ? verdict.condition.simplified() : QString();
    if (variant.condition)
        m_condition->setText(u"<code>"_s + html(breakable(condition)) + u"</code>"_s);
    else
        m_condition->setText(inked(tr("no condition"), Role::Muted));

    const QString text = variant.text.isWritten() ? excerpt(variant.text.text) : tr("This variant has no text.");
    const bool isQuiet = m_status == VariantStatus::NotReached || m_status == VariantStatus::Ignored || !variant.text.isWritten();
    QString shown = inked(breakable(text), isQuiet ? Role::Muted : Role::Text);
    if (m_status == VariantStatus::Ignored)
        shown = u"<s>"_s + shown + u"</s>"_s;
    m_text->setText(shown);

    m_reason->setText(inked(breakable(verdict.reason), m_status == VariantStatus::Raises ? Role::Error : Role::Muted));
    m_reason->setVisible(!verdict.reason.isEmpty());

    //: %1 "Variant 2", %2 its status such as "false", %3 the reason, %4 the wording
    setAccessibleName(tr("%1, %2. %3 %4").arg(number, look.word, verdict.reason, text));
    setToolTip(tr("Go to this variant in the text"));
    update();
}

QSize VariantRow::sizeHint() const
{
    return layout()->sizeHint();
}

void VariantRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintCard(&painter, rect(), cardOf(m_status, hasFocus() || underMouse()));
}

void VariantRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

VariantList::VariantList(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(u"variantList"_s);
    setAccessibleName(tr("Variants"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void VariantList::show(const Response *response, const Selection &selection)
{
    const qsizetype count = response ? qMin(response->variants.size(), selection.verdicts.size()) : 0;
    while (m_rows.size() > count)
        delete m_rows.takeLast();
    while (m_rows.size() < count) {
        auto *row = new VariantRow(this);
        connect(row, &VariantRow::clicked, this, [this, row] { emit locationActivated(row->location()); });
        m_layout->addWidget(row);
        m_rows += row;
    }
    for (qsizetype i = 0; i < count; ++i)
        m_rows.at(i)->show(response->variants.at(i), selection.verdicts.at(i));
    setVisible(count > 0);
}

} // namespace overmantel
