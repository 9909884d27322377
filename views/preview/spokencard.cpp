#include "views/preview/spokencard.h"

#include "views/preview/previewtext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QTextCursor>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

using namespace preview;
using theme::Role;

namespace {

QColor tint(Role role)
{
    // Mixed by hand: the text engine paints no translucent backgrounds behind words reliably.
    const QColor ink = theme::color(role);
    const QColor ground = theme::color(Role::Surface);
    const double part = theme::isDark() ? 0.25 : 0.14;
    const auto mix = [part](int a, int b) { return int(std::lround(a * part + b * (1 - part))); };
    return QColor(mix(ink.red(), ground.red()), mix(ink.green(), ground.green()), mix(ink.blue(), ground.blue()));
}

QTextCharFormat formatOf(const SpokenPart &part)
{
    QTextCharFormat format;
    switch (part.kind) {
    case SpokenPart::Kind::Literal:
        break;
    case SpokenPart::Kind::Filled:
        format.setBackground(tint(part.pii ? Role::Warning : Role::Accent));
        if (part.pii) {
            format.setUnderlineStyle(QTextCharFormat::DashUnderline);
            format.setUnderlineColor(theme::color(Role::Warning));
        }
        break;
    case SpokenPart::Kind::Unresolved:
        format.setForeground(theme::color(Role::Warning));
        format.setFontWeight(QFont::DemiBold);
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(theme::color(Role::Warning));
        break;
    }
    return format;
}

} // namespace

SpokenText::SpokenText(QWidget *parent) : QTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF &size) { setFixedHeight(qMax(int(std::ceil(size.height())), fontMetrics().height()) + 2); });
}

void SpokenText::setParts(const QList<SpokenPart> &parts, bool isLiteralName)
{
    QString shown = QString::number(int(theme::isDark())) + QString::number(int(isLiteralName));
    for (const SpokenPart &part : parts)
        shown += u'\0' + QString::number(int(part.kind)) + QString::number(int(part.pii)) + part.text;
    if (shown == m_shown)
        return;
    m_shown = shown;
    clear();
    QTextCursor cursor(document());
    for (const SpokenPart &part : parts) {
        QTextCharFormat format = formatOf(part);
        if (isLiteralName)
            format.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
        cursor.insertText(part.text, format);
    }
    // Line ends behind the last word are heard by nobody and would only leave a gap.
    while (document()->characterCount() > 1 && document()->characterAt(document()->characterCount() - 2).isSpace()) {
        cursor.movePosition(QTextCursor::End);
        cursor.deletePreviousChar();
    }
}

ButtonPills::ButtonPills(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"spokenButtons"_s);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ButtonPills::setButtons(const QList<SpokenButton> &buttons)
{
    m_buttons = buttons;
    QStringList titles;
    for (const SpokenButton &button : buttons)
        titles += button.title;
    //: %1 the titles of buttons, separated by commas
    setAccessibleName(tr("Buttons: %1").arg(titles.join(u", "_s)));
    setVisible(!buttons.isEmpty());
    updateGeometry();
    update();
}

QList<ButtonPills::Pill> ButtonPills::arranged(int width) const
{
    const QFontMetrics metrics = fontMetrics();
    const int height = metrics.height() + 10;
    QList<Pill> pills;
    int x = 1;
    int y = 1;
    for (const SpokenButton &button : m_buttons) {
        const int widest = qMax(width - 2, metrics.height() * 3);
        const QString text = metrics.elidedText(button.title.simplified(), Qt::ElideRight, widest - 24);
        const int pillWidth = metrics.horizontalAdvance(text) + 24;
        if (x > 1 && x + pillWidth > width) {
            x = 1;
            y += height + 6;
        }
        pills += {{x, y, pillWidth, height}, text};
        x += pillWidth + 6;
    }
    return pills;
}

int ButtonPills::heightForWidth(int width) const
{
    const QList<Pill> pills = arranged(width);
    return pills.isEmpty() ? 0 : pills.last().rect.bottom() + 2;
}

QSize ButtonPills::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 40;
    return {width, heightForWidth(width)};
}

QSize ButtonPills::minimumSizeHint() const
{
    return {fontMetrics().height() * 3, fontMetrics().height() + 12};
}

bool ButtonPills::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QList<Pill> pills = arranged(width());
    for (qsizetype i = 0; i < pills.size(); ++i) {
        if (pills.at(i).rect.contains(help->pos())) {
            //: %1 the title of a button, %2 what a tap on it sends
            QToolTip::showText(help->globalPos(), tr("%1\nA tap sends: %2").arg(m_buttons.at(i).title, m_buttons.at(i).payload), this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

void ButtonPills::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Pill &pill : arranged(width())) {
        const QRectF rect = QRectF(pill.rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(theme::color(Role::Accent), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
        painter.drawText(rect, Qt::AlignCenter, pill.text);
    }
}

SpokenCard::SpokenCard(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"spokenCard"_s);
    m_badge = wrappingLabel(this);
    m_badge->setObjectName(u"rephraseBadge"_s);
    m_text = new SpokenText(this);
    m_text->setObjectName(u"spokenText"_s);
    m_text->setAccessibleName(tr("Spoken text"));
    m_note = wrappingLabel(this);
    m_note->setObjectName(u"spokenNote"_s);
    m_pills = new ButtonPills(this);
    m_placeholders = wrappingLabel(this);
    m_placeholders->setObjectName(u"spokenPlaceholders"_s);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(m_text);
    layout->addWidget(m_pills);
    layout->addWidget(m_note);
    layout->addWidget(m_badge);
    layout->addWidget(m_placeholders);
}

QString SpokenCard::placeholderLines(const Selection &selection) const
{
    QStringList lines;
    for (const SpokenPart &part : selection.parts) {
        if (part.kind == SpokenPart::Kind::Literal)
            continue;
        const QString name = breakable(part.placeholder);
        QString line;
        if (part.kind == SpokenPart::Kind::Unresolved) {
            //: %1 the name of a placeholder
            line = inked(tr("%1 is unset: the placeholder stays as written.").arg(name), Role::Warning);
        } else if (part.pii) {
            //: %1 the name of a placeholder
            line = inked(tr("%1 is personal data and is spoken here.").arg(name), Role::Warning);
        }
        if (!line.isEmpty() && !lines.contains(line))
            lines += line;
    }
    return lines.join(u"<br>"_s);
}

QString SpokenCard::noteFor(const Selection &selection) const
{
    if (!selection.exists && builtins().responses.contains(selection.response))
        return inked(tr("This is one of the engine's own responses; its wording is not in this folder."), Role::Info);
    if (!selection.exists)
        return inked(tr("No file declares this response. Nothing selectable: the name itself is spoken, and it is not reworded."),
                     Role::Error);
    if (m_literal)
        return inked(tr("Nothing selectable: the name itself is spoken, and it is not reworded. No condition is true, and no "
                        "variant is without a condition. Add a variant without one as the default."), Role::Error);
    if (selection.text().trimmed().isEmpty())
        return inked(tr("Nothing is said: the chosen variant has no words."), Role::Warning);
    if (!selection.buttonSource.isEmpty()) {
        //: %1 the name of a tool
        return inked(tr("Its buttons come from the tool %1 when it is spoken.").arg(breakable(selection.buttonSource)), Role::Muted);
    }
    return {};
}

void SpokenCard::show(const Selection &selection)
{
    m_literal = selection.literalName;
    m_text->setParts(selection.parts, m_literal);
    const QString note = noteFor(selection);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_badge->setText(u"<b>"_s + inked(tr("may be reworded"), Role::Info) + u"</b> "_s
                     + inked(tr("by the language model; this wording is what it starts from"), Role::Muted));
    m_badge->setVisible(selection.rephrase);
    m_pills->setButtons(selection.buttons);
    const QString placeholders = placeholderLines(selection);
    m_placeholders->setText(placeholders);
    m_placeholders->setVisible(!placeholders.isEmpty());
    update();
}

void SpokenCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintCard(&painter, rect(), {m_literal ? Role::Error : Role::Accent, false, true, false});
}

} // namespace overmantel
