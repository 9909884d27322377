// One memory entry with a field of its type: a choice for enum values and for the three states of a
// bool, a line for texts and numbers, a small text field for lists and objects. Reports values; says
// beside the field when the input is none.
#pragma once

#include "core/model/memory.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace overmantel {

class EntryField : public QWidget
{
    Q_OBJECT

public:
    explicit EntryField(QWidget *parent = nullptr);

    // `note`: a sentence below the field, such as that the skill cannot read the entry; may be empty.
    void show(const MemoryEntry &entry, const Value &value, const QString &note);
    const MemoryEntry &entry() const { return m_entry; }
    bool hasFocusInside() const;

signals:
    void valueChanged(const QString &ns, const QString &entry, const overmantel::Value &value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString signature(const MemoryEntry &entry) const;
    void buildEditor();
    void buildChoice(const QList<Value> &values);
    void buildLine();
    void buildJsonText();
    void showValue();
    void takeInput(const QString &input);
    void unset();
    void report(const Value &value);
    void showError(const QString &sentence);

    MemoryEntry m_entry;
    Value m_value;
    QString m_signature;
    QLabel *m_name = nullptr;
    QLabel *m_error = nullptr;
    QLabel *m_note = nullptr;
    QHBoxLayout *m_row = nullptr;
    QComboBox *m_choice = nullptr;
    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_json = nullptr;
    QToolButton *m_unset = nullptr;
};

} // namespace overmantel
