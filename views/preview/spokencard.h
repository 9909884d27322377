// What is said: the chosen wording with its placeholders filled in and marked, its buttons, and whether
// the language model may reword it. Also the case that nothing could be selected.
#pragma once

#include "core/queries/responseselection.h"

#include <QTextEdit>
#include <QWidget>

class QLabel;

namespace overmantel {

// Read-only text that is as high as its words and wraps anywhere; it can be selected and copied.
class SpokenText : public QTextEdit
{
    Q_OBJECT

public:
    explicit SpokenText(QWidget *parent = nullptr);

    // What is marked in it is format, not characters: a copy is exactly what is said. Equal parts leave
    // the selection as it is.
    void setParts(const QList<SpokenPart> &parts, bool isLiteralName);

private:
    QString m_shown;
};

// Buttons as they are shown below a message. Painted, not pressed.
class ButtonPills : public QWidget
{
    Q_OBJECT

public:
    explicit ButtonPills(QWidget *parent = nullptr);

    void setButtons(const QList<SpokenButton> &buttons);
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Pill
    {
        QRect rect;
        QString text; // elided to the width
    };
    QList<Pill> arranged(int width) const;

    QList<SpokenButton> m_buttons;
};

class SpokenCard : public QWidget
{
    Q_OBJECT

public:
    explicit SpokenCard(QWidget *parent = nullptr);

    void show(const Selection &selection);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString noteFor(const Selection &selection) const;
    QString placeholderLines(const Selection &selection) const;

    bool m_literal = false;
    QLabel *m_badge = nullptr;
    SpokenText *m_text = nullptr;
    QLabel *m_note = nullptr;
    ButtonPills *m_pills = nullptr;
    QLabel *m_placeholders = nullptr;
};

} // namespace overmantel
