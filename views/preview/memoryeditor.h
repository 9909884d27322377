// The memory that the preview runs on, as fields: first what the response asks for, below it all other
// entries on demand. Fields are kept by entry, so typing goes on while everything around it changes.
#pragma once

#include "core/analysis/analysis.h"
#include "core/queries/memorystate.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace overmantel {

class EntryField;

class MemoryEditor : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryEditor(QWidget *parent = nullptr);

    struct Content
    {
        AnalysisPtr analysis;
        MemoryState state;
        QStringList used;    // full names, in the order in which the response names them
        QString skillId;     // whose reading counts; empty: none
        bool afterReset = false; // that skill's entries are about to return to their initial values
    };
    void show(const Content &content);

signals:
    void valueChanged(const QString &ns, const QString &entry, const overmantel::Value &value);

private:
    void arrange();
    EntryField *field(const QString &fullName);
    QList<const MemoryEntry *> otherEntries() const;
    QString noteFor(const MemoryEntry &entry) const;

    Content m_content;
    QHash<QString, EntryField *> m_fields; // by full name
    QVBoxLayout *m_layout = nullptr;
    QLabel *m_usedTitle = nullptr;
    QLabel *m_undeclared = nullptr;
    QToolButton *m_all = nullptr;
    QLineEdit *m_filter = nullptr;
    QLabel *m_more = nullptr;
};

} // namespace overmantel
