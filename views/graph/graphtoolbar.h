// The row above the picture: which block, how large, picture or table, export. Holds no state of the
// graph; the view tells it what to show.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace overmantel {

struct Project;

class GraphToolBar : public QWidget
{
    Q_OBJECT
public:
    explicit GraphToolBar(QWidget *parent = nullptr);

    void setBlocks(const Project *project); // nullptr: none
    void setCurrentBlock(const QString &skillId, const QString &blockId);
    void setNoBlock();
    void setZoom(qreal zoom);
    bool isTable() const;

Q_SIGNALS:
    void blockChosen(const QString &skillId, const QString &blockId);
    void zoomOutRequested();
    void zoomInRequested();
    void fitRequested();
    void tableToggled();
    void exportRequested();

private:
    QToolButton *makeButton(const QString &name, const QString &icon, const QString &text, const QString &toolTip);
    void setBlockShown(bool shown);

    QComboBox *m_chooser = nullptr;
    QToolButton *m_zoomOut = nullptr;
    QToolButton *m_zoomIn = nullptr;
    QToolButton *m_fit = nullptr;
    QToolButton *m_table = nullptr;
    QToolButton *m_export = nullptr;
    QLabel *m_zoom = nullptr;
};

} // namespace overmantel
