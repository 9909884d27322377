// The variants of a response in the order of the file, each with what became of it and why. A click or
// Enter goes to its text.
#pragma once

#include "core/queries/responseselection.h"

#include <QAbstractButton>

class QLabel;
class QVBoxLayout;

namespace overmantel {

// One variant. Rows are kept and filled anew, so that focus and scrolling survive every change.
class VariantRow : public QAbstractButton
{
    Q_OBJECT

public:
    explicit VariantRow(QWidget *parent = nullptr);

    void show(const ResponseVariant &variant, const VariantVerdict &verdict);
    const Location &location() const { return m_location; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    VariantStatus m_status = VariantStatus::NotReached;
    Location m_location;
    QLabel *m_head = nullptr;
    QLabel *m_condition = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_reason = nullptr;
};

class VariantList : public QWidget
{
    Q_OBJECT

public:
    explicit VariantList(QWidget *parent = nullptr);

    // `response` may be nullptr: then there is nothing to list.
    void show(const Response *response, const Selection &selection);

signals:
    void locationActivated(const overmantel::Location &location);

private:
    QVBoxLayout *m_layout = nullptr;
    QList<VariantRow *> m_rows;
};

} // namespace overmantel
