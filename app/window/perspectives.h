// Arrangements of the panels for a task: Write, Flow, Preview. A perspective is one row: which panels
// are there, how wide, and how much of a skill's page the graph takes.
#pragma once

#include <QObject>
#include <QString>

class QMainWindow;

namespace overmantel {

class Docks;
class Documents;

enum class Perspective { Write, Flow, Preview };
QString perspectiveKey(Perspective perspective); // "write", "flow", "preview"
Perspective perspectiveFromKey(const QString &key); // Write for an unknown one

class Perspectives : public QObject
{
    Q_OBJECT
public:
    Perspectives(QMainWindow *window, Docks *docks, Documents *documents);

    Perspective current() const { return m_current; }
    void apply(Perspective perspective);
    // Takes over what the stored layout of the window already shows.
    void adopt(Perspective perspective);

Q_SIGNALS:
    void changed(overmantel::Perspective perspective);

private:
    QMainWindow *m_window;
    Docks *m_docks;
    Documents *m_documents;
    Perspective m_current = Perspective::Write;
};

} // namespace overmantel
