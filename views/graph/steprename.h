// The line in which a step gets another id, over its node in the picture. Checks what can be said at
// once (empty, taken, reserved) and shows why a name is refused; the edit itself is made elsewhere.
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QLineEdit;

namespace overmantel {

class StepRename : public QFrame
{
    Q_OBJECT
public:
    explicit StepRename(QWidget *parent);

    // `taken`: the other ids of the block.
    void open(const QString &id, const QStringList &taken, const QRect &over);
    void close(); // without a rename
    void showProblem(const QString &sentence);
    bool hasProblem() const;

Q_SIGNALS:
    // Emitted with a name that passes the checks. Stays open when showProblem() is called meanwhile.
    void accepted(const QString &oldId, const QString &newId);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void accept();
    void check();
    QString problemOf(const QString &id) const;

    QLineEdit *m_line = nullptr;
    QLabel *m_problem = nullptr;
    QString m_oldId;
    QStringList m_taken;
};

} // namespace overmantel
